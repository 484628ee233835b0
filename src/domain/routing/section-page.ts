/** Codes of pages: section and page (specification, section 2). Section defaults to Public, page to Index. */
import { PAGE_PATHS } from './page-paths.ts';

export type PageCode = keyof typeof PAGE_PATHS;
export const PAGE_CODES = Object.keys(PAGE_PATHS) as readonly PageCode[];

/** `pageCode('Public', 'Cars')` is 'Public_Cars'; both parts have their defaults. */
export const pageCode = (section = 'Public', page = 'Index'): string => `${section}_${page}`;
