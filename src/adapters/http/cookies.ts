import type { CookieOptions, Request, Response } from 'express';
import type { CookieLifetime, VisitorCookies } from '../../ports/visitor-cookies.ts';

/** Specification, section 9; browsers cap it at about 400 days, so it is renewed at each visit. */
const LONG = new Date(Date.UTC(2050, 0, 1));
const DAY_MS = 86_400_000;

const lasting = (lifetime: CookieLifetime): CookieOptions => {
  if (lifetime === 'session') return {};
  return lifetime === 'long' ? { expires: LONG } : { maxAge: lifetime.days * DAY_MS };
};

/** The visitor's cookies in a request and its answer. With `httpOnly` the page's scripts cannot read what is kept. */
export const httpCookies = (request: Request, response: Response, { httpOnly = false } = {}): VisitorCookies => {
  const options: CookieOptions = { path: '/', sameSite: 'lax', secure: request.secure, ...(httpOnly && { httpOnly }) };
  return {
    read: (name) => {
      const value = (request.cookies as Readonly<Record<string, unknown>>)[name];
      return typeof value === 'string' ? value : undefined;
    },
    keep: (name, value, lifetime) => void response.cookie(name, value, { ...options, ...lasting(lifetime) }),
    forget: (name) => void response.clearCookie(name, options),
  };
};

/** The cookies of a request that are text: values parsed from a `j:` prefix are ignored. */
export const cookiesOf = (request: Request): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    Object.entries(request.cookies as Readonly<Record<string, unknown>>).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
