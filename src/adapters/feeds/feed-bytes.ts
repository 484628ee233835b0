/** The bytes of a feed file as they are to be read: of the file itself, of the one that is packed in it, or of a workbook's first sheet. */
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { crc32, createGunzip } from 'node:zlib';
import { pipeline } from 'node:stream/promises';
import { PassThrough } from 'node:stream';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { FeedBroken } from '../../ports/feed-reader.ts';
import { LIMITS } from './feed-limits.ts';
import { readWorkbook, WORKBOOK } from './workbook.ts';

export interface FeedBytes {
  /** A workbook comes as a table: CSV in UTF-8 with commas. */
  readonly isWorkbook: boolean;
  /** From the beginning, each time. `onProgress` is told how much of the file on disk was read. Rejects with `FeedBroken`. */
  stream(onProgress?: (done: number, total: number) => void): AsyncIterable<Buffer>;
}

/** Opens a plain file, a .gz, a .zip with one file in it, or an .xlsx; its first bytes tell which. Rejects with `FeedBroken`. */
export const openFeedBytes = async (path: string): Promise<FeedBytes> => {
  const size = await sizeOf(path);
  const head = (await firstBytes(path, 4)).toString('hex');
  if (head.startsWith('1f8b')) return { isWorkbook: false, stream: (onProgress) => gunzipped(path, size, onProgress) };
  if (head !== '504b0304') return { isWorkbook: false, stream: (onProgress) => plain(path, size, onProgress) };
  return openArchive(path, size);
};

async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch((error: unknown) => {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new FeedBroken(missing ? 'there is no such file' : `the file cannot be opened (${messageOf(error)})`);
  });
  if (!found.isFile()) throw new FeedBroken('this is not a file', { hint: 'Name the feed file itself.' });
  if (found.size === 0) throw new FeedBroken('the file is empty', { hint: 'Ask whoever sends it to send it again.' });
  return found.size;
}

async function firstBytes(path: string, count: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

type OnProgress = (done: number, total: number) => void;

async function* plain(path: string, size: number, onProgress?: OnProgress): AsyncGenerator<Buffer> {
  let done = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    done += chunk.length;
    onProgress?.(done, size);
    yield chunk;
  }
}

async function* gunzipped(path: string, size: number, onProgress?: OnProgress): AsyncGenerator<Buffer> {
  const packed = createReadStream(path);
  const unpacked = new PassThrough();
  const work = pipeline(packed, createGunzip(), unpacked).catch((error: unknown) => {
    unpacked.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  yield* bounded(unpacked, size, () => onProgress?.(packed.bytesRead, size));
  await work;
}

/** Stops at a file that becomes far larger than text does: it was made to fill memory or time. */
async function* bounded(chunks: AsyncIterable<Buffer>, packed: number, onChunk: () => void): AsyncGenerator<Buffer> {
  let total = 0;
  try {
    for await (const chunk of chunks) {
      total += chunk.length;
      if (total > LIMITS.unpacked || (total > LIMITS.unpackedUnasked && total > LIMITS.unpackedRatio * packed))
        throw new FeedBroken(`the archive unpacks to more than ${LIMITS.unpackedRatio} times its size`, {
          hint: 'No feed is so repetitive: it was made to fill the machine. Import the unpacked file if you trust it.',
        });
      onChunk();
      yield chunk;
    }
  } catch (error) {
    throw error instanceof FeedBroken ? error : damaged(error);
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const damaged = (error: unknown): FeedBroken =>
  new FeedBroken(`the archive cannot be read (${messageOf(error)})`, {
    hint: 'It was cut off on its way, or is protected by a password. Fetch it again.',
  });

/** What computers add to archives unasked. */
const BYCATCH = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$)/;

async function openArchive(path: string, size: number): Promise<FeedBytes> {
  const entries = await entriesOf(path);
  const files = entries.filter(({ fileName }) => !fileName.endsWith('/') && !BYCATCH.test(fileName));
  const stream = (name: string, onProgress?: OnProgress): AsyncGenerator<Buffer> => unzipped(path, name, size, onProgress);
  if (files.some(({ fileName }) => fileName === WORKBOOK))
    return {
      isWorkbook: true,
      stream: (onProgress) =>
        readWorkbook((name) => (files.some(({ fileName }) => fileName === name) ? stream(name, onProgress) : null)),
    };
  const [only] = files;
  if (!only || files.length > 1)
    throw new FeedBroken(`the archive holds ${files.length} files: ${namesOf(files)}`, {
      hint: 'Unpack it, and import the file that is the feed.',
    });
  return { isWorkbook: false, stream: (onProgress) => stream(only.fileName, onProgress) };
}

const NAMES_SHOWN = 5;
const namesOf = (files: readonly Entry[]): string =>
  files
    .slice(0, NAMES_SHOWN)
    .map(({ fileName }) => fileName)
    .join(', ') + (files.length > NAMES_SHOWN ? ', …' : '');

/** Reads one file of an archive; its checksum must be right, since a changed byte may still unpack. */
async function* unzipped(path: string, name: string, size: number, onProgress?: OnProgress): AsyncGenerator<Buffer> {
  const zip = await openZip(path);
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName !== name) continue;
      const packed = await zip.openReadStreamPromise(entry);
      const scale = size / Math.max(1, entry.uncompressedSize);
      let [done, sum] = [0, 0];
      for await (const chunk of bounded(packed, size, () => undefined)) {
        sum = crc32(chunk, sum);
        done += chunk.length;
        onProgress?.(Math.min(size, Math.round(done * scale)), size);
        yield chunk;
      }
      if (sum !== entry.crc32) throw new Error(`the checksum of ${name} is wrong`);
    }
  } catch (error) {
    throw error instanceof FeedBroken ? error : damaged(error);
  } finally {
    zip.close();
  }
}

const openZip = async (path: string): Promise<ZipFile> =>
  yauzl.openPromise(path, { lazyEntries: true, autoClose: false }).catch((error: unknown) => Promise.reject(damaged(error)));

async function entriesOf(path: string): Promise<readonly Entry[]> {
  const zip = await openZip(path);
  const entries: Entry[] = [];
  try {
    if (zip.entryCount > LIMITS.archived) throw new Error(`it holds ${String(zip.entryCount)} files`);
    for await (const entry of zip.eachEntry()) entries.push(entry);
  } catch (error) {
    throw damaged(error);
  } finally {
    zip.close();
  }
  return entries;
}
