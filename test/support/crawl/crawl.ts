/**
 * Walks through all hosts of a running install as a search engine does, and reports the faults that it would find. Pages of one kind
 * have as many addresses as there are vehicles, so each kind is visited a few times in each language of each host; one without
 * parameters and segments is always visited.
 */
import { LANGUAGES } from '../../../src/domain/language/language.ts';
import { resolvePath } from '../../../src/domain/routing/path-table.ts';
import { readPage, type ReadPage } from './read-page.ts';
import { structuredFaults } from './structured-schema.ts';

export interface Fetched {
  readonly status: number;
  readonly location: string | null;
  readonly type: string;
  readonly body: string;
}

export interface CrawlSettings {
  /** Scheme, host and port of every site. */
  readonly origins: readonly string[];
  readonly fetch: (url: URL) => Promise<Fetched>;
  /** Addresses of one kind, in one language of one host. */
  readonly samples: number;
  /** What is wrong with a page's markup, a line each. It is slow, so one page of a kind is shown to it, whatever its language. */
  readonly markupFaults?: (html: string) => readonly string[];
  readonly onPage?: (visited: number) => void;
}

export interface Fault {
  readonly url: string;
  readonly fault: string;
}

export interface HostReport {
  readonly host: string;
  readonly pages: number;
  readonly indexed: number;
  readonly files: number;
  readonly sitemapAddresses: number;
  readonly kinds: number;
}

/** What is stored of a page: the page itself would be half a megabyte. */
interface Visited {
  readonly canonical: string | null;
  readonly indexed: boolean;
  readonly alternates: ReadonlyMap<string, string>;
}

/** Parts of a page's text keep the whole of it in memory. */
const apart = (text: string): string => Buffer.from(text).toString();

/** Not pages: calls, changes and ways out. */
const NOT_PAGES = /^\/(?:api|media|art|site|static|assets|bridge|feeds|_\w+)\//;

/** More filters together are one kind: there are more combinations of them than vehicles. */
const MOST_NAMED = 1;

/** What kind of page an address is: which one, in which language, how deep and with which parameters. */
const kindOf = (url: URL, ofEachLanguage = true): string => {
  const found = resolvePath(url.pathname);
  const names = [...new Set(url.searchParams.keys())].sort();
  const query = names.length > MOST_NAMED ? 'several' : names.join('');
  if (found.kind !== 'found') return `${url.host} ${url.pathname} ${query}`;
  return `${url.host} ${found.code} ${ofEachLanguage ? String(found.languageId) : 'any'} ${String(found.segments.length)} ${query}`;
};

const LOCALES = new Map<string, string>(LANGUAGES.map(({ id, locale }) => [String(id), locale]));

const pageFaults = (url: URL, page: ReadPage): string[] => {
  const faults: string[] = [];
  const one = (what: string, values: readonly string[]): void => {
    if (values.length !== 1) faults.push(`${String(values.length)} ${what} instead of one`);
    else if (values[0] === '') faults.push(`an empty ${what}`);
  };
  one('h1', page.headings);
  one('title', page.titles);
  one('description', page.descriptions);
  one('canonical', page.canonicals);
  const found = resolvePath(url.pathname);
  const locale = found.kind === 'found' && found.languageId !== null ? LOCALES.get(String(found.languageId)) : null;
  if (page.lang === null || (locale && page.lang !== locale)) faults.push(`lang is ${page.lang ?? 'missing'}`);
  if ((page.descriptions[0] ?? '').length > 320) faults.push('a description that no result shows whole');
  for (const name of ['og:title', 'og:image', 'og:url']) if (!page.properties.get(name)) faults.push(`no ${name}`);
  for (const json of page.jsonLd) faults.push(...structuredFaults(json));
  return faults;
};

const sameSet = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean =>
  one.size === other.size && [...one].every(([language, href]) => other.get(language) === href);

export const crawl = async ({ origins, fetch, samples, markupFaults, onPage = () => undefined }: CrawlSettings) => {
  const hosts = new Set(origins.map((origin) => new URL(origin).host));
  const faults: Fault[] = [];
  const visited = new Map<string, Visited | null>();
  const taken = new Map<string, number>();
  const markupRead = new Set<string>();
  const files = new Set<string>();
  const queue: URL[] = [];
  const sitemapAddresses = new Map<string, number>();
  const fault = (url: string, text: string): void => void faults.push({ url, fault: text });

  const offer = (address: string, from: URL): void => {
    const url = URL.canParse(address, from) ? new URL(address, from) : null;
    if (!url || !hosts.has(url.host) || NOT_PAGES.test(`${url.pathname}/`)) return;
    url.hash = '';
    const kind = kindOf(url);
    const before = taken.get(kind) ?? 0;
    if (visited.has(url.href) || before >= samples || queue.some(({ href }) => href === url.href)) return;
    taken.set(kind, before + 1);
    queue.push(url);
  };

  const visit = async (url: URL): Promise<Visited | null> => {
    const before = visited.get(url.href);
    if (before !== undefined) return before;
    visited.set(url.href, null);
    const { status, location, type, body } = await fetch(url);
    onPage(visited.size);
    if (status >= 300 && status < 400 && location !== null) {
      offer(location, url);
      return null;
    }
    if (status !== 200) {
      fault(url.href, `answers ${String(status)}`);
      return null;
    }
    if (!type.startsWith('text/html')) return null;
    const page = readPage(body);
    for (const text of pageFaults(url, page)) fault(url.href, text);
    const kind = kindOf(url, false);
    if (markupFaults && !markupRead.has(kind)) for (const text of markupFaults(body)) fault(url.href, text);
    markupRead.add(kind);
    for (const link of page.links) offer(link, url);
    for (const file of [...page.files, page.properties.get('og:image') ?? '']) {
      const wanted = URL.canParse(file, url) ? new URL(file, url) : null;
      if (wanted && hosts.has(wanted.host)) files.add(apart(wanted.href));
    }
    const known: Visited = {
      canonical: page.canonicals[0] === undefined ? null : apart(page.canonicals[0]),
      indexed: page.indexed,
      alternates: new Map([...page.alternates].map(([language, href]) => [apart(language), apart(href)])),
    };
    visited.set(url.href, known);
    return known;
  };

  const walk = async (): Promise<void> => {
    for (let url = queue.shift(); url; url = queue.shift()) await visit(url);
  };

  /** Every page of a set must name the same set, or none of it counts. */
  const checkAlternates = async (): Promise<void> => {
    for (const [href, known] of [...visited]) {
      const set = known?.alternates;
      if (!set || set.size === 0) continue;
      if (!known.indexed) fault(href, 'has alternates, and asks not to be indexed');
      if (!set.has('x-default')) fault(href, 'has alternates without x-default');
      if (known.canonical === href && ![...set.values()].includes(href)) fault(href, 'is not among its own alternates');
      for (const [language, alternate] of set) {
        const other = await visit(new URL(alternate));
        if (!other) fault(href, `its ${language} alternate is no page: ${alternate}`);
        else if (!sameSet(set, other.alternates)) fault(href, `its ${language} alternate names another set: ${alternate}`);
      }
    }
  };

  const checkSitemaps = async (origin: string): Promise<void> => {
    const read = async (address: string): Promise<string[]> => {
      const { status, body } = await fetch(new URL(address));
      if (status !== 200) fault(address, `answers ${String(status)}`);
      return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc.replaceAll('&amp;', '&'));
    };
    const robots = await fetch(new URL('/robots.txt', origin));
    if (!robots.body.includes(`Sitemap: ${origin}/sitemap.xml`)) fault(`${origin}/robots.txt`, 'names no sitemap');
    let addresses = 0;
    for (const file of await read(`${origin}/sitemap.xml`)) {
      const listed = await read(file);
      addresses += listed.length;
      const step = Math.max(1, Math.floor(listed.length / (samples * 4)));
      for (let at = 0; at < listed.length; at += step) {
        const address = listed[at] ?? '';
        const known = await visit(new URL(address));
        if (!known) fault(address, 'stands in a sitemap, and is no page');
        else if (known.canonical !== address)
          fault(address, `stands in a sitemap, and says that it is ${known.canonical ?? 'nothing'}`);
        else if (!known.indexed) fault(address, 'stands in a sitemap, and asks not to be indexed');
      }
    }
    sitemapAddresses.set(new URL(origin).host, addresses);
  };

  const checkFiles = async (): Promise<void> => {
    for (const file of files) {
      const { status, location } = await fetch(new URL(file));
      if (status !== 200) fault(file, `answers ${String(status)}${location === null ? '' : ` to ${location}`}`);
    }
  };

  for (const origin of origins) offer('/', new URL(origin));
  await walk();
  for (const origin of origins) await checkSitemaps(origin);
  await walk();
  await checkAlternates();
  await checkFiles();

  const hostReports = [...hosts].map((host): HostReport => {
    const own = [...visited].filter(([href]) => new URL(href).host === host);
    return {
      host,
      pages: own.filter(([, known]) => known !== null).length,
      indexed: own.filter(([, known]) => known?.indexed === true).length,
      kinds: [...taken.keys()].filter((kind) => kind.startsWith(`${host} `)).length,
      sitemapAddresses: sitemapAddresses.get(host) ?? 0,
      files: [...files].filter((file) => new URL(file).host === host).length,
    };
  });
  return { hosts: hostReports, faults };
};
