import { percentDecode, percentEncode } from '../../domain/text/percent.ts';
import type { CookieLifetime, VisitorCookies } from '../../ports/visitor-cookies.ts';

const DAY_SECONDS = 86_400;
/** Specification, section 9. */
const LONG = 'Fri, 01 Jan 2050 00:00:00 GMT';

const lasting = (lifetime: CookieLifetime): string => {
  if (lifetime === 'session') return '';
  return lifetime === 'long' ? `; Expires=${LONG}` : `; Max-Age=${String(lifetime.days * DAY_SECONDS)}`;
};

/** The visitor's cookies as the page's scripts see them; those that only the server may read are not among them. */
export const documentCookies = (page: Pick<Document, 'cookie' | 'location'>): VisitorCookies => {
  const write = (name: string, value: string, attributes: string): void => {
    const secure = page.location.protocol === 'https:' ? '; Secure' : '';
    page.cookie = `${name}=${value}; Path=/; SameSite=Lax${secure}${attributes}`;
  };
  return {
    read(name) {
      const pair = page.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
      const value = pair?.slice(name.length + 1);
      return value === undefined ? undefined : (percentDecode(value) ?? value);
    },
    keep: (name, value, lifetime) => write(name, percentEncode(value), lasting(lifetime)),
    forget: (name) => write(name, '', '; Max-Age=0'),
  };
};
