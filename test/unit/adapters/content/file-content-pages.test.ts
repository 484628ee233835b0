import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'chai';
import { FileContentPages, fileNameOf } from '../../../../src/adapters/content/file-content-pages.ts';
import { loadSites } from '../../../../src/adapters/sites/load-sites.ts';
import { LANGUAGE_IDS, languageOf } from '../../../../src/domain/language/language.ts';
import { pathOf } from '../../../../src/domain/routing/path-table.ts';
import { hasPage } from '../../../../src/domain/site/offered-pages.ts';
import { roleOf } from '../../../../src/domain/site/site-role.ts';
import type { Site } from '../../../../src/domain/site/site.ts';
import { CONTENT_CODES, type ContentCode, type ContentPage } from '../../../../src/ports/content-pages.ts';
import { aSite } from '../../../support/builders/a-frame.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const SHIPPED = 'sites/pages';
const OF_THE_SPECIFICATION = [
  'Public_HowItWorks',
  'Public_About',
  'Public_SignIn',
  'Public_Support',
  'Public_Terms',
  'Public_Privacy',
  'Public_Publicity',
  'Public_DealerServices',
] as const satisfies readonly ContentCode[];
const english = (site: Partial<Site> = {}): Site => ({ ...aSite(), languages: [1], ...site });

describe('Content pages from files', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  beforeEach(() => void (folder = temporaryFolder()));
  afterEach(() => folder.remove());

  const write = (path: string, title: string, ...body: string[]): void => {
    const file = join(folder.path, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, ['---', `title: ${title}`, 'description: D', 'updated: 2026-11-20', '---', '', ...body].join('\n'));
  };
  const read = (sites: readonly Site[], shipped = SHIPPED) =>
    FileContentPages.read({ sitesDir: folder.path, shipped }, sites, 24);
  const about = (site: Site, code: ContentCode = 'Public_About'): ContentPage =>
    read([site]).pages.page(site, 1, code, (linked) => `${pathOf(linked, 1)}?Menu=0`);

  it('come with the product, for every site and each of its languages', () => {
    const sites = loadSites('sites');
    const { pages, problems } = FileContentPages.read({ sitesDir: 'sites', shipped: SHIPPED }, sites, 24);
    expect(problems).to.deep.equal([]);
    const titles = (site: Site): string[] =>
      site.languages.flatMap((id) => OF_THE_SPECIFICATION.map((code) => pages.page(site, id, code, () => '').title));
    for (const site of sites) expect(titles(site), site.key).to.satisfy((all: string[]) => all.every((title) => title !== ''));
  });

  it('name the site that shows them', () => {
    const page = about(english({ name: 'Cove_Cars' }));
    expect(page.title).to.equal('About Cove_Cars');
    expect(page.parts[0]?.html).to.contain('Cove_Cars');
  });

  it('lead on with what every link of the site carries along', () => {
    const html = about(english())
      .parts.map((part) => part.html)
      .join('');
    expect(html).to.contain('href="/en-ca/ranking?Menu=0"');
  });

  it("are the site's own, before the install's, before the product's", () => {
    const site = english({ key: 'cove' });
    write('pages/en-ca/about.md', 'Of the install');
    expect(about(site).title).to.equal('Of the install');
    write('cove/pages/en-ca/about.md', 'Of the site');
    expect(about(site).title).to.equal('Of the site');
  });

  it('are each their own, for sites, languages and pages side by side', () => {
    const sites = ['cove', 'bay'].map((key) => english({ key, languages: [1, 3] }));
    for (const { key } of sites)
      for (const name of ['en-ca/about', 'fr-fr/about', 'en-ca/support']) write(`${key}/pages/${name}.md`, `${key} ${name}`);
    const { pages } = read(sites);
    const titles = sites.map((site) =>
      (
        [
          [1, 'Public_About'],
          [3, 'Public_About'],
          [1, 'Public_Support'],
        ] as const
      ).map(([language, code]) => pages.page(site, language, code, () => '').title),
    );
    expect(titles).to.deep.equal([
      ['cove en-ca/about', 'cove fr-fr/about', 'cove en-ca/support'],
      ['bay en-ca/about', 'bay fr-fr/about', 'bay en-ca/support'],
    ]);
  });

  it('have an address for each heading, also for two of the same words', () => {
    write('pages/en-ca/about.md', 'T', '## Prices', 'a', '## Prices', 'b');
    expect(about(english()).parts.map(({ id }) => id)).to.deep.equal(['prices', 'prices-2']);
  });

  it('suit what the site is for, in every language', () => {
    const sites = loadSites('sites');
    const pages = FileContentPages.read({ sitesDir: 'sites', shipped: SHIPPED }, sites, 24).pages;
    const says = (key: string, words: RegExp): boolean[] => {
      const site = sites.find((each) => each.key === key)!;
      return site.languages.map((languageId) =>
        (['Public_About', 'Public_Publicity', 'Public_Ranking'] as const).some((code) =>
          pages.page(site, languageId, code, (linked) => pathOf(linked, 1)).parts.some(({ html }) => words.test(html)),
        ),
      );
    };
    const marketplace = /sell no vehicles|ne vendons aucun|No vendemos|eighth|huitième|octavo/;
    for (const key of ['main', 'france', 'media', 'moto']) expect(says(key, marketplace), key).to.not.include(false);
    for (const key of ['dealer', 'specs']) expect(says(key, marketplace), key).to.not.include(true);
    expect(says('moto', /marketplace for what takes you|sortir des sentiers battus|mercado para salir/)).to.not.include(false);
    expect(says('media', /on pages of its own|réunit dans ses pages/)).to.not.include(false);
    expect(says('dealer', /we sell|nous vendons|vendemos/)).to.not.include(false);
    expect(says('specs', /nothing is sold|rien n’y est vendu|no se vende nada/)).to.not.include(false);
  });

  it('claim nothing that is untrue on sites of dealers and of specifications, in titles and descriptions too', () => {
    const claims =
      /neither the seller|ni le vendeur ni|ni el vendedor ni|Bring your|Amenez vos|Traiga sus|earns its money|gagne de l’argent|gana dinero|what we accept|ce que nous acceptons|qué aceptamos|Advertise with us|You keep working|Vous continuez|Usted sigue|Payments by dealers|Dealers manage/;
    const sites = loadSites('sites');
    const pages = FileContentPages.read({ sitesDir: 'sites', shipped: SHIPPED }, sites, 24).pages;
    const wordsOf = (site: Site): string =>
      site.languages
        .flatMap((languageId) => CONTENT_CODES.filter((code) => hasPage(site, code)).map((code) => ({ languageId, code })))
        .map(({ languageId, code }) => pages.page(site, languageId, code, (linked) => pathOf(linked, 1)))
        .flatMap(({ title, description, parts }) => [title, description, ...parts.map(({ html }) => html)])
        .join('\n');
    for (const site of sites) {
      const isMarketplace = !['dealer', 'specs'].includes(roleOf(site));
      expect(claims.test(wordsOf(site)), site.key).to.equal(isMarketplace);
    }
  });

  it('show the sections that apply under the law of the site, with their subsections', () => {
    write(
      'pages/en-ca/about.md',
      'T',
      '## For all',
      '',
      '## Rights {FR}',
      '',
      '### Yours',
      '',
      '## Rights {CA, CA-QC}',
      '',
      '### Ours',
    );
    const headings = (law: Site['consent']['law']): string[] =>
      about(english({ consent: { law } })).parts.map(({ heading }) => heading);
    expect(headings('FR')).to.deep.equal(['For all', 'Rights', 'Yours']);
    expect(headings('CA')).to.deep.equal(['For all', 'Rights', 'Ours']);
  });

  it('on the ranking name the articles of France there, and the laws of Canada and Colombia elsewhere', () => {
    const sites = LANGUAGE_IDS.flatMap((id) =>
      (['FR', 'CA', 'CA-QC'] as const).map((law): Site => ({
        ...aSite(),
        key: `${law} ${String(id)}`,
        languages: [id],
        consent: { law },
      })),
    );
    const { pages } = read(sites);
    for (const site of sites) {
      const [id = 1] = site.languages;
      const text = pages
        .page(site, id, 'Public_Ranking', () => '')
        .parts.map(({ html }) => html)
        .join(' ');
      expect(text).not.to.include('D111-7');
      if (site.consent.law === 'FR') expect(text, site.key).to.include('L111-7').and.include('D111-6').and.not.include('74.01');
      else expect(text, site.key).to.include('74.01').and.not.include('111-');
      expect(text.includes('Ley 1480'), site.key).to.equal(id === 5 && site.consent.law !== 'FR');
    }
  });

  it('that are missing are named, for each language', () => {
    const { problems } = read([{ ...english(), languages: [1, 4] }], join(folder.path, 'nothing'));
    expect(problems).to.have.length(2 * CONTENT_CODES.length);
    expect(problems[0]).to.match(new RegExp(`${languageOf(1).slug}/${fileNameOf(CONTENT_CODES[0])} is missing`));
  });
});
