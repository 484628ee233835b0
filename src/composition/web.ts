import { HTTP } from './register-http.ts';
import { PAGES } from './register-pages.ts';
import type { Registration } from './registration.ts';

/** What only a server has: the pages and their HTTP face. */
export const WEB: readonly Registration[] = [...PAGES, ...HTTP];
