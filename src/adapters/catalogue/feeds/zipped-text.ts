/** The text file in a .zip, piece by piece. */
import { stat } from 'node:fs/promises';
import yauzl from 'yauzl';
import { FeedBroken } from '../../../ports/feed-reader.ts';

const broken = (error: unknown): FeedBroken =>
  new FeedBroken(`the archive cannot be read (${error instanceof Error ? error.message : String(error)})`, {
    hint: 'It was cut off on its way, or is not a zip archive. Fetch it again.',
  });

/** The only file in the archive whose name has this ending. Rejects with `FeedBroken`, also while the file is read. */
export async function zippedText(
  path: string,
  ending: string,
  onProgress?: (done: number, total: number) => void,
): Promise<AsyncIterable<string>> {
  if ((await stat(path).catch(() => null)) === null) throw new FeedBroken('there is no such file');
  const zip = await yauzl.openPromise(path, { lazyEntries: true }).catch((error: unknown) => Promise.reject(broken(error)));
  try {
    for await (const entry of zip.eachEntry()) {
      if (!entry.fileName.toLowerCase().endsWith(ending)) continue;
      const stream = await zip.openReadStreamPromise(entry);
      return decoded(stream, (done) => onProgress?.(done, entry.uncompressedSize));
    }
  } catch (error) {
    throw broken(error);
  }
  throw new FeedBroken(`the archive holds no ${ending} file`, { hint: 'Is this the right file, and the right profile?' });
}

async function* decoded(stream: AsyncIterable<Buffer>, onBytes: (done: number) => void): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let done = 0;
  try {
    for await (const chunk of stream) {
      done += chunk.length;
      onBytes(done);
      yield decoder.decode(chunk, { stream: true });
    }
    yield decoder.decode();
  } catch (error) {
    throw broken(error);
  }
}
