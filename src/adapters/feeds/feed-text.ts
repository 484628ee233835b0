/** The characters of a feed file, whatever its encoding. */
import { isAscii } from 'node:buffer';
import iconv from 'iconv-lite';
import { FeedBroken } from '../../ports/feed-reader.ts';
import { openFeedBytes, type FeedBytes } from './feed-bytes.ts';

export interface FeedText {
  readonly encoding: string;
  /** Some bytes are not in the encoding: U+FFFD stands in their place. */
  readonly damaged: boolean;
  /** It is a table with commas, in lines that are a row each. */
  readonly isWorkbook: boolean;
  /** Without a byte order mark. Can be read once. */
  readonly chunks: AsyncIterable<string>;
}

export interface FeedTextOptions {
  /** As the profile states it; null when the file is to tell. */
  readonly encoding?: string | null;
  /** Bytes read so far, of how many. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/**
 * Opens a file as text. A byte order mark outranks what the profile states, which outranks the XML declaration; a file that
 * says nothing is UTF-8 when its bytes can be, or most letters beyond ASCII are; where none is, Windows-1252. Reads the file twice: once to
 * know, once to hand it out.
 * Rejects with `FeedBroken` when there is no such file, or it is empty, no text, or not in the encoding it is said to have.
 */
export const openFeedText = async (
  path: string,
  { encoding: stated = null, onProgress }: FeedTextOptions = {},
): Promise<FeedText> => {
  const bytes = await openFeedBytes(path);
  const { isWorkbook } = bytes;
  const { encoding, damaged = false } = isWorkbook ? { encoding: 'utf-8' } : await encodingOf(bytes, stated);
  return { encoding, damaged, isWorkbook, chunks: decoded(bytes, encoding, onProgress) };
};

const SIGNATURES: readonly (readonly [string, string])[] = [
  ['1f8b', 'a gzip archive within another'],
  ['504b0304', 'a zip archive, or an Excel workbook, within another'],
  ['d0cf11e0', 'an old Excel workbook'],
  ['25504446', 'a PDF document'],
  ['89504e47', 'a PNG picture'],
  ['ffd8ff', 'a JPEG picture'],
  ['53514c69746520', 'an SQLite database'],
];

const MARKS: readonly (readonly [string, string])[] = [
  ['efbbbf', 'utf-8'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
];

/** Bytes that Windows-1252 leaves open. */
const UNDEFINED_IN_1252 = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

async function encodingOf(bytes: FeedBytes, stated: string | null): Promise<Pick<FeedText, 'encoding'> & { damaged?: boolean }> {
  const head = await firstBytes(bytes, 4096);
  const hex = head.subarray(0, 8).toString('hex');
  const signature = SIGNATURES.find(([bytes]) => hex.startsWith(bytes));
  if (signature)
    throw new FeedBroken(`this is ${signature[1]}, not text`, {
      hint: 'Unpack or export it, and import the file that comes out.',
    });

  const marked = MARKS.find(([bytes]) => hex.startsWith(bytes))?.[1];
  const declared = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(
    head.toString('latin1').replace(/^ï»¿/, ''),
  )?.[1];
  const named = marked ?? stated ?? zeroPattern(head) ?? declared?.toLowerCase() ?? null;
  if (named !== null && !isKnown(named))
    throw new FeedBroken(`unknown encoding ${named}`, {
      hint: 'Set encoding in the profile to what the file really has.',
    });

  const source = marked
    ? 'by its byte order mark'
    : stated
      ? 'by its profile'
      : declared
        ? 'by its XML declaration'
        : 'by its bytes';
  if (named === null) {
    const faults = await byteFaults(bytes);
    if (faults.utf8Line === null) return { encoding: 'utf-8' };
    const { good, bad } = await countLetters(bytes);
    if (good > bad) return { encoding: 'utf-8', damaged: true };
    if (good > 0)
      throw new FeedBroken('some rows of the file are UTF-8 and others are not', {
        line: faults.utf8Line,
        hint: 'Ask for an export in one encoding.',
      });
    const misread = faults.undefinedLine === null ? await misreadWord(bytes) : null;
    if (faults.undefinedLine === null && misread === null) return { encoding: 'windows-1252' };
    throw new FeedBroken(
      `these bytes are neither UTF-8 nor Windows-1252${misread === null ? '' : `, as which they would say ${misread}`}`,
      {
        line: faults.undefinedLine,
        hint: 'From a Mac or from DOS? Set encoding: macintosh or encoding: cp850 in the profile, or ask for a UTF-8 export.',
      },
    );
  }
  if (/^utf-?8$/i.test(named)) {
    const { utf8Line } = await byteFaults(bytes);
    if (utf8Line !== null)
      throw new FeedBroken(`the file is UTF-8 ${source}, but holds bytes that are not`, {
        line: utf8Line,
        hint: 'Ask for a clean UTF-8 export; if the file is Windows-1252, set encoding: windows-1252 in the profile.',
      });
  } else if (!marked) await refuseOther(bytes, head, named, source);
  return { encoding: named };
}

/** Stops at a file that is said to have another encoding than UTF-8, and does not. */
async function refuseOther(bytes: FeedBytes, head: Buffer, named: string, source: string): Promise<void> {
  const hint = 'Correct the encoding of the profile, or ask for a file that declares what it is.';
  if (/^(?:utf|ucs)-?(?:16|32|2|4)/i.test(named)) {
    if (!head.includes(0)) throw new FeedBroken(`the file is ${named} ${source}, but its bytes are not`, { hint });
    return;
  }
  const { utf8Line, hasLetters } = await byteFaults(bytes);
  if (utf8Line === null && hasLetters) throw new FeedBroken(`the file is ${named} ${source}, but its bytes are UTF-8`, { hint });
}

/** Letters beyond ASCII that are UTF-8, and bytes that are not. */
async function countLetters(bytes: FeedBytes): Promise<{ readonly good: number; readonly bad: number }> {
  const decoder = new TextDecoder();
  let good = 0;
  let bad = 0;
  for await (const chunk of bytes.stream())
    for (const letter of decoder.decode(chunk, { stream: true }).match(/[\u0080-\u{10ffff}]/gu) ?? []) {
      if (letter === '\ufffd') bad++;
      else good++;
    }
  return { good, bad };
}

/** In Windows-1252 letters beyond ASCII, œ and Œ; what other encodings have there are signs in it. The apostrophe tells nothing. */
const LETTER_OF_1252 = /[\xc0-\xff\x9c\x8c]/;
const APOSTROPHE_OF_1252 = '\x92';
const WITHIN_WORD = /([a-z]{1,20})([\x80-\xff])(?=([a-z]{1,20}))/gi;

/** A word that Windows-1252 would make of the bytes, where it would make signs of most letters beyond ASCII within words; else null. */
async function misreadWord(bytes: FeedBytes): Promise<string | null> {
  let letters = 0;
  let signs = 0;
  let word: string | null = null;
  for await (const chunk of bytes.stream()) {
    for (const { 1: before = '', 2: mark = '', 3: rest = '', index } of chunk.toString('latin1').matchAll(WITHIN_WORD)) {
      if (LETTER_OF_1252.test(mark)) letters++;
      else if (mark !== APOSTROPHE_OF_1252) {
        signs++;
        word ??= iconv.decode(chunk.subarray(index, index + before.length + 1 + rest.length), 'windows-1252');
      }
    }
  }
  return signs > letters ? word : null;
}

/** Not iconv's own guard, which narrows every other name to never. */
const isKnown = (encoding: string): boolean => iconv.encodingExists(encoding);

/** UTF-16 without a mark has a zero in every other byte of Latin text; other text has none. */
function zeroPattern(head: Buffer): string | null {
  const zeros = [0, 0];
  for (const [place, byte] of head.entries()) if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd === 0) return null;
  if (odd > head.length / 4 && even < odd / 8) return 'utf-16le';
  if (even > head.length / 4 && odd < even / 8) return 'utf-16be';
  throw new FeedBroken('the file contains zero bytes: it is not text', {
    hint: 'Import the export itself, not a database or an archive of it.',
  });
}

interface ByteFaults {
  /** Line of the first bytes that are no UTF-8. */
  readonly utf8Line: number | null;
  /** Line of the first byte that Windows-1252 leaves open. */
  readonly undefinedLine: number | null;
  /** Whether there are bytes beyond ASCII. */
  readonly hasLetters: boolean;
}

async function byteFaults(bytes: FeedBytes): Promise<ByteFaults> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  let utf8Line: number | null = null;
  let undefinedLine: number | null = null;
  let hasLetters = false;
  for await (const chunk of bytes.stream()) {
    hasLetters ||= !isAscii(chunk);
    if (chunk.includes(0))
      throw new FeedBroken('the file contains zero bytes: it is not text', {
        line: line + linesIn(chunk.subarray(0, chunk.indexOf(0))),
      });
    if (utf8Line === null) {
      try {
        decoder.decode(chunk, { stream: true });
      } catch {
        const place = new TextDecoder().decode(chunk).indexOf('\ufffd', 3);
        utf8Line = line + (place < 0 ? 0 : linesIn(Buffer.from(new TextDecoder().decode(chunk).slice(0, place))));
      }
    }
    if (utf8Line !== null) {
      const place = chunk.findIndex((byte) => UNDEFINED_IN_1252.has(byte));
      if (place >= 0) return { utf8Line, hasLetters, undefinedLine: (undefinedLine = line + linesIn(chunk.subarray(0, place))) };
    }
    line += linesIn(chunk);
  }
  if (utf8Line === null) {
    try {
      decoder.decode();
    } catch {
      utf8Line = line;
    }
  }
  return { utf8Line, undefinedLine, hasLetters };
}

function linesIn(bytes: Buffer): number {
  let lines = 0;
  for (let place = bytes.indexOf(0x0a); place >= 0; place = bytes.indexOf(0x0a, place + 1)) lines++;
  return lines;
}

async function firstBytes(bytes: FeedBytes, count: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let read = 0;
  for await (const chunk of bytes.stream()) {
    parts.push(chunk);
    if ((read += chunk.length) >= count) break;
  }
  return Buffer.concat(parts).subarray(0, count);
}

async function* decoded(bytes: FeedBytes, encoding: string, onProgress: FeedTextOptions['onProgress']): AsyncGenerator<string> {
  const decoder = iconv.getDecoder(encoding, { stripBOM: true });
  for await (const chunk of bytes.stream(onProgress)) {
    const text = decoder.write(chunk);
    if (text !== '') yield text;
  }
  const rest = decoder.end();
  if (rest !== undefined && rest !== '') yield rest;
}
