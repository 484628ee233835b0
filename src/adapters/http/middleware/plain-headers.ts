import type { RequestHandler } from 'express';

/** For answers that are no pages, such as those for unknown hosts, health and errors in plain text. A site's own headers replace them. */
export const plainHeaders: RequestHandler = (_request, response, next) => {
  response.set({
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  });
  next();
};
