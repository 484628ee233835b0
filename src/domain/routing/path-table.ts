/**
 * Every page's path in every language (specification, section 2; slugs that it leaves open: product rules, section 3).
 * The only place that knows paths.
 */
import { LANGUAGES, languageOf, type LanguageId } from '../language/language.ts';
import { percentDecode, percentEncode } from '../text/percent.ts';
import { PAGE_CODES, type PageCode } from './section-page.ts';
import { PAGE_PATHS, type PagePath } from './page-paths.ts';

const SPECS_PREFIXES: Readonly<Record<LanguageId, string>> = { 1: 'en', 2: 'fr', 3: 'fr-fr', 4: 'es-es', 5: 'es-co' };

const isPageCode = (code: string): code is PageCode => (PAGE_CODES as readonly string[]).includes(code);

/** The path up to its variable segments, such as '/en-ca/cars'. */
const fixedPath = (code: PageCode, languageId: LanguageId): string => {
  const prefix = code.startsWith('Specs_') ? SPECS_PREFIXES[languageId] : languageOf(languageId).slug;
  const words = PAGE_PATHS[code].words[languageId - 1] ?? '';
  return words === '' ? `/${prefix}` : `/${prefix}/${words}`;
};

/** Whether a segment survives a browser's normalisation of paths. */
const isPassable = (segment: string): boolean =>
  segment !== '' && segment !== '.' && segment !== '..' && !/\p{Control}/u.test(segment);

const fits = ({ segments: [least, most] }: PagePath, segments: readonly string[]): boolean =>
  segments.length >= least && segments.length <= most && segments.every(isPassable);

/** The path of a page. Throws RangeError when the page does not take these segments. */
export const pathOf = (code: PageCode, languageId: LanguageId, segments: readonly string[] = []): string => {
  if (!fits(PAGE_PATHS[code], segments)) throw new RangeError(`${code} does not take the segments ${JSON.stringify(segments)}`);
  return [fixedPath(code, languageId), ...segments.map(percentEncode)].join('/');
};

/** The path of a page up to its variable segments, by a code from outside; an unknown code comes back with an exclamation mark. */
export const codePath = (code: string, languageId: LanguageId): string =>
  isPageCode(code) ? fixedPath(code, languageId) : `${code}!`;

/** The path as a router matches it: '/en-ca/cars', '/en-ca/car-for-sale/*'. How many segments may follow is for `resolvePath` to say. */
export const pathPattern = (code: PageCode, languageId: LanguageId): string =>
  fixedPath(code, languageId) + (PAGE_PATHS[code].segments[1] === 0 ? '' : '/*');

interface Place {
  readonly code: PageCode;
  readonly languageId: LanguageId;
}

/** Pages by fixed path. Throws when two pages share one, or when a path is not in the form in which it is looked up. */
export const indexPaths = (codes: readonly PageCode[] = PAGE_CODES): ReadonlyMap<string, Place> => {
  const places = new Map<string, Place>();
  for (const code of codes) {
    for (const { id: languageId } of LANGUAGES) {
      const path = fixedPath(code, languageId);
      const taken = places.get(path);
      if (taken) throw new Error(`${code} and ${taken.code} share the path ${path}`);
      if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*){1,3}$/.test(path)) throw new Error(`${path} of ${code} is not a path`);
      places.set(path, { code, languageId });
    }
  }
  return places;
};

const PLACES = indexPaths();

export type Resolved =
  /** `languageId` is null for '/' alone, where the visitor's language is negotiated. */
  | {
      readonly kind: 'found';
      readonly code: PageCode;
      readonly languageId: LanguageId | null;
      readonly segments: readonly string[];
    }
  /** The page's own path, on the same host. */
  | { readonly kind: 'redirect'; readonly path: string }
  | { readonly kind: 'none' };

const NONE: Resolved = { kind: 'none' };

/** The longest paths have two words and three segments after the language, or one and four. */
const MOST_PARTS = 6;

/**
 * The page at a path (without query). Its fixed part is compared without regard to case; one in another case, with
 * needless percent-encoding or with a slash at the end leads to its own path. Segments are decoded.
 */
export const resolvePath = (pathname: string): Resolved => {
  if (pathname === '/') return { kind: 'found', code: 'Public_Index', languageId: null, segments: [] };
  const path = pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  const [first, ...parts] = path.split('/', MOST_PARTS + 2).map(percentDecode);
  if (first !== '' || !parts.every((part) => part !== null)) return NONE;

  for (let length = Math.min(3, parts.length); length > 0; length -= 1) {
    const place = PLACES.get(`/${parts.slice(0, length).join('/')}`.toLowerCase());
    const segments = parts.slice(length);
    if (!place || !fits(PAGE_PATHS[place.code], segments)) continue;
    const fixed = fixedPath(place.code, place.languageId);
    const isOwn = path === pathname && (path === fixed || path.startsWith(`${fixed}/`));
    return isOwn
      ? { kind: 'found', ...place, segments }
      : { kind: 'redirect', path: pathOf(place.code, place.languageId, segments) };
  }
  return NONE;
};
