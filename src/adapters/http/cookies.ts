import type { CookieOptions, Request } from 'express';

/** Specification, section 9; browsers cap it at about 400 days, so it is renewed at each visit. */
const EXPIRES = new Date(Date.UTC(2050, 0, 1));

/** Path '/', SameSite Lax, and Secure where the visitor came by https (product rules, section 4). */
export const cookieOptions = (request: Request): CookieOptions => ({
  path: '/',
  sameSite: 'lax',
  secure: request.secure,
  expires: EXPIRES,
});

/** The cookies of a request that are text: values parsed from a `j:` prefix are ignored. */
export const cookiesOf = (request: Request): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    Object.entries(request.cookies as Readonly<Record<string, unknown>>).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
