import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';

/** Sends text as it is made, as fast as the other side takes it; one who leaves stops it. */
export const streamAnswer = async (request: Request, response: Response, text: AsyncIterable<string>): Promise<void> => {
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  try {
    await pipeline(Readable.from(text, { objectMode: false }), response);
  } catch (error) {
    // Headers are gone: the connection breaks off, so that nobody takes a half for the whole.
    if (!isGone(error)) throw error;
  }
};

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
