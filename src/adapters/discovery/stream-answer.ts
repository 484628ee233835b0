import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';

/** Streams text with backpressure; it stops when the client disconnects. */
export const streamAnswer = async (request: Request, response: Response, text: AsyncIterable<string>): Promise<void> => {
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  try {
    await pipeline(Readable.from(text, { objectMode: false }), response);
  } catch (error) {
    // Headers are sent already: the connection is cut, so that a client does not take part of the text for all of it.
    if (!isGone(error)) throw error;
  }
};

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
