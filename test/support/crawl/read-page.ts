/** What a crawler reads of a page: the server writes its markup itself, so plain patterns find it. */

export interface ReadPage {
  readonly lang: string | null;
  readonly titles: readonly string[];
  readonly headings: readonly string[];
  readonly descriptions: readonly string[];
  readonly canonicals: readonly string[];
  readonly indexed: boolean;
  /** By language, 'x-default' included. */
  readonly alternates: ReadonlyMap<string, string>;
  readonly jsonLd: readonly string[];
  readonly properties: ReadonlyMap<string, string>;
  /** Addresses of other pages, and of files that the page needs, as they stand in it. */
  readonly links: readonly string[];
  readonly files: readonly string[];
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };
const decoded = (text: string): string => text.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name: string) => NAMED[name] ?? '');

const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, text = '']) => decoded(text));

const attribute = (tag: string, name: string): string | null => {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? null : decoded(value);
};

const tagsOf = (html: string, element: string): string[] =>
  [...html.matchAll(new RegExp(`<${element}( [^>]*)?>`, 'g'))].map(([tag]) => tag);

export const readPage = (html: string): ReadPage => {
  // State and words are JSON for the browser: nothing in them is a link.
  const page = html.replace(/<script type="application\/json"[^>]*>.*?<\/script>/gs, '');
  const links = tagsOf(page, 'link').map((tag) => ({
    rel: attribute(tag, 'rel'),
    href: attribute(tag, 'href') ?? '',
    hreflang: attribute(tag, 'hreflang'),
  }));
  const metas = tagsOf(page, 'meta');
  const named = (name: string): string[] =>
    metas.filter((tag) => attribute(tag, 'name') === name).map((tag) => attribute(tag, 'content') ?? '');
  const properties = metas.flatMap((tag) => {
    const property = attribute(tag, 'property');
    return property === null ? [] : [[property, attribute(tag, 'content') ?? ''] as const];
  });
  return {
    lang: attribute(/<html[^>]*>/.exec(page)?.[0] ?? '', 'lang'),
    titles: all(page, /<title>([^<]*)<\/title>/g).slice(0, 1),
    headings: all(page, /<h1[^>]*>(.*?)<\/h1>/gs).map((text) => text.replace(/<[^>]*>/g, '').trim()),
    descriptions: named('description'),
    canonicals: links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href),
    indexed: named('robots').every((robots) => robots.startsWith('index')),
    alternates: new Map(
      links.flatMap(({ rel, hreflang, href }) => (rel === 'alternate' && hreflang !== null ? [[hreflang, href] as const] : [])),
    ),
    jsonLd: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map((match) => match[1] ?? ''),
    properties: new Map(properties),
    links: tagsOf(page, 'a').flatMap((tag) => attribute(tag, 'href') ?? []),
    files: [
      ...links.filter(({ rel }) => ['icon', 'manifest', 'stylesheet', 'preload'].includes(rel ?? '')).map(({ href }) => href),
      ...[...tagsOf(page, 'img'), ...tagsOf(page, 'script')].flatMap((tag) => attribute(tag, 'src') ?? []),
      ...tagsOf(page, 'script').flatMap((tag) => attribute(tag, 'data-modules')?.split(' ') ?? []),
    ],
  };
};
