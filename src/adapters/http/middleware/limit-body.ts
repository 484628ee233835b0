import type { RequestHandler } from 'express';

/** In bytes: twice the largest body of any endpoint. */
const LARGEST_BODY = 65_536;
/** Of the write API, whose batches have 500 vehicles. */
const LARGEST_BATCH = 8 * 1024 ** 2;
/** How often a body of unknown length is measured, in milliseconds. */
const MEASURED_EVERY = 50;

/**
 * A body that is longer than any of ours is refused by its announced length (413), and cut off where it has none: the parsers of bodies
 * answer only after they have read all of it.
 */
export const limitBody: RequestHandler = (request, response, next) => {
  const most = /^\/api\/dealer\//i.test(request.path) ? LARGEST_BATCH : LARGEST_BODY;
  if (Number(request.headers['content-length'] ?? 0) > most) {
    response.set('Connection', 'close');
    return next(Object.assign(new Error('The body is too long'), { status: 413 }));
  }
  const coding = request.headers['transfer-encoding'];
  if (coding !== undefined) {
    if (coding.toLowerCase() !== 'chunked') {
      // Node reads all that follows as the body; a proxy may read it otherwise (RFC 9112, section 6.3).
      response.set('Connection', 'close');
      return next(Object.assign(new Error('The body is sent in an unknown way'), { status: 400 }));
    }
    const { socket } = request;
    const before = socket.bytesRead;
    const timer = setInterval(() => {
      if (socket.bytesRead - before > most && !request.complete) socket.destroy();
    }, MEASURED_EVERY).unref();
    response.once('close', () => clearInterval(timer));
  }
  next();
};
