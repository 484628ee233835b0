/** Addresses of page codes (specification, section 2): pages are named by language and section_page code. */
import type { LanguageId } from '../language/language.ts';
import { withCarried } from './carried-parameters.ts';
import { codePath } from './path-table.ts';
import { pageCode } from './section-page.ts';

export interface Destination {
  readonly section: string;
  readonly page: string;
  /** Path with its query. An unknown code gives the code with an exclamation mark. */
  readonly url: string;
  /** It is the current page: the route is not pushed again. */
  readonly isCurrent: boolean;
}

/** 'Public_Cars' is page Cars of section Public; a part that misses has its default, Public or Index. */
export const sectionAndPage = (code: string): Pick<Destination, 'section' | 'page'> => {
  const [section = '', page = ''] = code.split('_', 2);
  return { section: section === '' ? 'Public' : section, page: page === '' ? 'Index' : page };
};

const split = (url: string): readonly [path: string, query: string] => {
  const [address = ''] = url.split('#', 1);
  const at = address.indexOf('?');
  return at === -1 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)];
};

/** Paths are compared without regard to case, queries as they are. */
export const isSameRoute = (one: string, other: string): boolean => {
  const [[path, query], [otherPath, otherQuery]] = [split(one), split(other)];
  return path.toLowerCase() === otherPath.toLowerCase() && query === otherQuery;
};

export interface Here {
  /** Path and query of the page that is shown. */
  readonly current: string;
  /** Carried parameters as a query string, or ''. */
  readonly carried: string;
}

/**
 * @param code section and page, such as 'Public_Cars'; '' is home
 * @param query with or without its '?', or ''
 */
export const destinationOf = (code: string, languageId: LanguageId, query: string, { current, carried }: Here): Destination => {
  const { section, page } = sectionAndPage(code);
  const path = codePath(pageCode(section, page), languageId);
  const own = query.replace(/^\?/, '');
  const url = path.endsWith('!') ? path : withCarried(own === '' ? path : `${path}?${own}`, carried);
  return { section, page, url, isCurrent: isSameRoute(url, current) };
};
