/** What a visitor's browser keeps for the site (specification, sections 3, 4 and 9). */

/**
 * How long a cookie lasts: until the browser is closed, until 1 January 2050 (browsers shorten it to about 400 days), or for some days from
 * now.
 */
export type CookieLifetime = 'session' | 'long' | { readonly days: number };

/** Cookies have the path '/' and SameSite Lax, and are Secure on https. A browser may keep none of them. */
export interface VisitorCookies {
  /** The value that the visitor came with; undefined without one. A value that is kept is read from the next visit on. */
  read(name: string): string | undefined;
  /** Replaces the value: any text that does not begin with `j:`. */
  keep(name: string, value: string, lifetime: CookieLifetime): void;
  forget(name: string): void;
}
