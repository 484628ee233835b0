import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';

const ID = /^[\w-]{8,64}$/;

/** The id that a proxy gave, else a new one; it is in the log, in the X-Request-Id header and on error pages. */
const requestIdOf = (request: IncomingMessage, response: ServerResponse): string => {
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' && ID.test(given) ? given : randomUUID();
  response.setHeader('x-request-id', id);
  return id;
};

/** The id in the log and in the X-Request-Id header. */
export const requestId = (request: IncomingMessage): string => (typeof request.id === 'string' ? request.id : '');

/** One of so many, by its id: every server of a request chooses the same, and none follows a rhythm of the pages. */
const isChosen = (id: string, oneIn: number): boolean =>
  oneIn === 1 || createHash('sha256').update(id).digest().readUInt32BE() % oneIn === 0;

/**
 * One line a request: method, host, path without query, status, time. No address, cookie, user agent or query: these are personal data.
 *
 * @param oneIn of requests that did not fail, one of so many has its line
 */
export const requestLog = (logger: Logger, oneIn: number): RequestHandler =>
  pinoHttp({
    logger,
    genReqId: requestIdOf,
    // The serializers below read the request itself: the library's would first copy its headers.
    wrapSerializers: false,
    customLogLevel: (request, response, error) => {
      if (error || response.statusCode >= 500) return 'error';
      return isChosen(requestId(request), oneIn) ? 'info' : 'silent';
    },
    serializers: {
      req: (request: {
        readonly id: unknown;
        readonly method: string;
        readonly url: string;
        readonly headers?: { readonly host?: string };
      }) => ({
        id: request.id,
        method: request.method,
        path: request.url.split('?', 1)[0],
        host: request.headers?.host,
      }),
      res: (response: { readonly statusCode: number }) => ({ status: response.statusCode }),
    },
  }) as RequestHandler;
