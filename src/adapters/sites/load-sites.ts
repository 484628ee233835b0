/** Reads the sites of an install: one YAML file each, checked against the published schema, with every fault in one report. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import siteSchema from '../../../sites/site.schema.json' with { type: 'json' };
import type { Site } from '../../domain/site/site.ts';
import { defaultProvinceOf } from '../../domain/location/expected-place.ts';
import { hasCarePlans } from '../../domain/care/care-plans.ts';
import { defaultCurrencyOf } from '../../domain/money/money.ts';
import {
  checkAds,
  isWebAddress,
  readAd,
  readHome,
  readOffer,
  type WrittenAd,
  type WrittenHome,
  type WrittenOffer,
} from './site-ads.ts';
import { problemAt, problemsIn, readYaml, type Broken, type FieldPath, type YamlFile } from '../yaml/yaml-file.ts';
import { FaultyFile } from '../yaml/faulty-file.ts';
import { shortPath } from '../yaml/short-path.ts';
import { yamlSchema } from '../yaml/yaml-schema.ts';

/** A site as its file says it: what depends on other fields may be unset. */
type WrittenSite = Omit<
  Site,
  'key' | 'province' | 'defaultLanguage' | 'currency' | 'extendedCare' | 'consent' | 'ads' | 'offers' | 'home'
> &
  Partial<Pick<Site, 'province' | 'defaultLanguage' | 'currency' | 'extendedCare'>> & {
    readonly consent: Partial<Site['consent']>;
    readonly ads: readonly WrittenAd[];
    readonly offers: readonly WrittenOffer[];
    readonly home: WrittenHome;
  };

interface ReadSite extends YamlFile {
  readonly key: string;
  readonly written: WrittenSite;
}

const isSecureAddress = (text: string): boolean => URL.canParse(text) && text.startsWith('https://');

const SITE = yamlSchema<WrittenSite>(siteSchema, {
  formats: { 'web-address': isWebAddress, 'secure-address': isSecureAddress },
});

/** Every `*.yaml` and `*.yml` of the folder, ordered by key. Throws `FaultyFile` with all problems of all files. */
export const loadSites = (dir: string): Site[] => {
  const problems: string[] = [];
  const sites: ReadSite[] = [];
  for (const name of siteFileNames(dir, problems)) {
    const site = readSite(dir, name, problems);
    if (site) sites.push(site);
  }
  for (const site of sites) problems.push(...problemsIn(site, (broken) => checkSite(site, dir, broken)));
  problems.push(...clashes(sites));
  if (problems.length > 0) {
    const faults = problems.length === 1 ? 'a fault' : `${String(problems.length)} faults`;
    throw new FaultyFile(problems, [`The site files have ${faults}:`, ...problems.map((problem) => `  - ${problem}`)].join('\n'));
  }
  return sites.map(complete);
};

function siteFileNames(dir: string, problems: string[]): string[] {
  const hint = 'Put a file such as main.yaml there, or point SITES_DIR at the folder that has them.';
  if (!existsSync(dir)) {
    problems.push(`${shortPath(dir)} does not exist: there are no sites to show. ${hint}`);
    return [];
  }
  const names = readdirSync(dir)
    .filter((name) => /\.ya?ml$/i.test(name))
    .sort();
  if (names.length === 0) problems.push(`${shortPath(dir)} holds no site: there is nothing to show. ${hint}`);
  return names;
}

function readSite(dir: string, name: string, problems: string[]): ReadSite | undefined {
  const path = join(dir, name);
  const read = readYaml(shortPath(path), readFileSync(path, 'utf8'), SITE);
  problems.push(...read.problems);
  return read.written ? { ...read.source, key: basename(name, extname(name)), written: read.written } : undefined;
}

/** What the schema cannot say of one file. */
function checkSite(site: ReadSite, dir: string, broken: Broken): void {
  const { key, written } = site;
  if (written.defaultLanguage !== undefined && !written.languages.includes(written.defaultLanguage))
    broken(
      ['defaultLanguage'],
      `is none of the site's languages (${written.languages.join(', ')})`,
      'Name one of them, or add it to languages.',
    );
  if (written.searchType === 'COMPANY' && written.companyIds.length === 0)
    broken(
      ['searchType'],
      'shows the inventory of certain dealers, but companyIds names none',
      'List the dealers in companyIds, or use LEAD or BRIDGE.',
    );
  if (written.origin !== null && !written.hosts.includes(new URL(written.origin).hostname))
    broken(['origin'], "names a host that is none of the site's", 'Name one of hosts, or add it there.');
  if (written.hsts.preload && !written.hsts.includeSubDomains)
    broken(
      ['hsts', 'preload'],
      'is refused by browsers without includeSubDomains',
      'Set includeSubDomains, or leave preload out.',
    );
  if (written.main && written.companyIds.length > 0)
    broken(['companyIds'], 'restricts a main site, which shows all dealers', 'Remove companyIds, or set main to false.');
  if (written.main && written.specs)
    broken(['specs'], 'makes a main site a catalogue without inventory', 'Give the specs catalogue a site of its own.');
  if (written.partnerLinks.length > 0 && written.header !== 'custom')
    broken(
      ['partnerLinks'],
      `would never be seen above the ${written.header} header`,
      'Set header to custom, or remove the links.',
    );
  if (written.theme.logo !== null && !existsSync(join(dir, key, written.theme.logo)))
    broken(
      ['theme', 'logo'],
      'is not there',
      `Put the file into ${shortPath(join(dir, key))}, or remove the field for the drawn mark.`,
    );
  checkAds(site, dir, broken);
}

/** What two files must not both say. */
function clashes(sites: readonly ReadSite[]): string[] {
  const problems: string[] = [];
  const owners = new Map<string, ReadSite>();
  const claim = (site: ReadSite, what: string, path: FieldPath, hint: string): void => {
    const owner = owners.get(what);
    if (owner) problems.push(problemAt(site, path, `is ${owner.file}'s already`, hint));
    else owners.set(what, site);
  };
  for (const site of sites) {
    claim(site, `key ${site.key}`, [], 'Two files have the same name but for the ending: rename one.');
    for (const [k, host] of site.written.hosts.entries())
      claim(site, `host ${host}`, ['hosts', k], 'A host has one site: remove it from one of the files.');
    if (site.written.siteId !== 0)
      claim(
        site,
        `id ${String(site.written.siteId)}`,
        ['siteId'],
        'Tracking would mix the two sites: give each its own number, or 0 for none.',
      );
  }
  return problems;
}

/** Fills in what depends on other fields. */
function complete({ key, written }: ReadSite): Site {
  const province = written.province ?? defaultProvinceOf(written.country);
  const law = written.country === 'FR' ? 'FR' : province === 'QC' ? 'CA-QC' : 'CA';
  const [firstLanguage = 1] = written.languages;
  const currency = written.currency ?? defaultCurrencyOf(written.country);
  return {
    ...written,
    key,
    ads: written.ads.map(readAd),
    offers: written.offers.map(readOffer),
    home: readHome(written.home),
    province,
    defaultLanguage: written.defaultLanguage ?? firstLanguage,
    currency,
    extendedCare: written.extendedCare ?? hasCarePlans(currency),
    consent: { law, ...written.consent },
  };
}
