import { HTTP } from './register-http.ts';
import { PAGES } from './register-pages.ts';
import type { Registration } from './registration.ts';

/** The services of the server only: the pages and the HTTP application. */
export const WEB: readonly Registration[] = [...PAGES, ...HTTP];
