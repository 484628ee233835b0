import type { Request, RequestHandler } from 'express';

/** Longer than any address of ours: a search with every filter and its lists filled has about half. */
const LONGEST_TARGET = 12_288;

/** The path and query of an absolute target (RFC 9112, section 3.2.2), whose host counts rather than that of the header. */
const takeAbsolute = (request: Request): boolean => {
  const target = URL.parse(request.url);
  if (target === null || !/^https?:$/.test(target.protocol)) return false;
  request.headers.host = target.host;
  request.url = target.pathname + target.search;
  request.originalUrl = request.url;
  return true;
};

/**
 * What every later part may rely on: the target begins with one slash and is not longer than 12 KB. A longer one is a 414 (RFC 9110,
 * section 15.5.15), before anything reads it. A path that begins with two slashes would be a host to `new URL` and to browsers: it
 * leads to the same path with one, on this host (308).
 */
export const requestTarget: RequestHandler = (request, response, next) => {
  if (request.originalUrl.length > LONGEST_TARGET) {
    response.status(414).type('text/plain').send('The address is too long.\n');
  } else if (/^\/[/\\]/.test(request.url)) {
    response
      .status(308)
      .set('Location', request.url.replace(/^[/\\]+/, '/'))
      .end();
  } else if (request.url.startsWith('/') || (request.url === '*' && request.method === 'OPTIONS') || takeAbsolute(request)) {
    next();
  } else {
    response.status(400).type('text/plain').send('The address begins with a slash.\n');
  }
};
