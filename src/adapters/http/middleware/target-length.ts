import type { RequestHandler } from 'express';

/** Longer than any address of ours: a search with every filter and its lists filled has about half. */
const LONGEST_TARGET = 8192;

/** 414 for an address that is longer than any of ours (RFC 9110, section 15.5.15), before anything reads it. */
export const limitTarget: RequestHandler = (request, response, next) => {
  if (request.originalUrl.length <= LONGEST_TARGET) next();
  else response.status(414).type('text/plain').send('The address is too long.\n');
};
