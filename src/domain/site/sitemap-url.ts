/** Addresses of the files in which a host tells crawlers of its pages (sitemaps.org). */
import { LANGUAGES, languageOf, type LanguageId } from '../language/language.ts';

export const SITEMAP_INDEX_PATH = '/sitemap.xml';
export const SITEMAP_PREFIX = '/sitemaps';

/** Most addresses of one file (sitemaps.org): a file of vehicles has a range of ids of this length, so it never has more. */
export const MOST_ADDRESSES = 50_000;

/** One file of one language. `part` counts ranges of vehicle ids from 0. */
export type SitemapPart =
  { readonly kind: 'pages' | 'lists' | 'dealers' | 'catalogue' } | { readonly kind: 'vehicles'; readonly part: number };

/** The part of a vehicle. It never changes, since ids are not reused. */
export const partOfVehicle = (id: number): number => Math.floor((id - 1) / MOST_ADDRESSES);

/** The ids of a part, both ends included. */
export const idsOfPart = (part: number): { readonly from: number; readonly to: number } => ({
  from: part * MOST_ADDRESSES + 1,
  to: (part + 1) * MOST_ADDRESSES,
});

/** '/sitemaps/fr-ca/vehicles-0.xml' */
export const sitemapPath = (languageId: LanguageId, file: SitemapPart): string =>
  `${SITEMAP_PREFIX}/${languageOf(languageId).slug}/${file.kind}${file.kind === 'vehicles' ? `-${String(file.part)}` : ''}.xml`;

/** Reads a path that `sitemapPath` wrote; null for any other. */
export const parseSitemapPath = (path: string): { readonly languageId: LanguageId; readonly file: SitemapPart } | null => {
  const [, slug, kind, part] =
    /^\/sitemaps\/([a-z]{2}-[a-z]{2})\/(?:(pages|lists|dealers|catalogue)|vehicles-(0|[1-9]\d{0,5}))\.xml$/.exec(path) ?? [];
  const language = LANGUAGES.find((each) => each.slug === slug);
  if (!language) return null;
  const file: SitemapPart =
    part === undefined ? { kind: kind as 'pages' | 'lists' | 'dealers' | 'catalogue' } : { kind: 'vehicles', part: Number(part) };
  return { languageId: language.id, file };
};
