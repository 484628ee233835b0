/** The operator's own postal file in DATA_DIR/location: written by `npm run location -- import`, used in place of the npm data. */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MarketCountry } from '../../../domain/location/expected-place.ts';
import type { PostalArea } from './gazetteer-data.ts';

const fileOf = (folder: string, country: MarketCountry): string => join(folder, `${country}.tsv`);

const lineOf = ({ code, city, provinceIso, latitude, longitude }: PostalArea): string =>
  `${[code, city.replace(/\s+/g, ' '), provinceIso, latitude, longitude].join('\t')}\n`;

/** Replaces the country's file in one step: a reader sees the old one or the new one, whole. */
export const writePostalFile = async (
  folder: string,
  country: MarketCountry,
  entries: AsyncIterable<PostalArea> | Iterable<PostalArea>,
): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = fileOf(folder, country);
  const growing = `${file}.${process.pid}.tmp`;
  try {
    const lines = Readable.from(
      (async function* () {
        for await (const entry of entries) yield lineOf(entry);
      })(),
    );
    await pipeline(lines, createWriteStream(growing, { mode: 0o600 }));
    const handle = await open(growing, 'r+');
    await handle.sync();
    await handle.close();
    await rename(growing, file);
  } finally {
    await rm(growing, { force: true });
  }
};

/** Null when the operator imported none. */
export const readPostalFile = async (folder: string, country: MarketCountry): Promise<PostalArea[] | null> => {
  const entries: PostalArea[] = [];
  try {
    for await (const line of createInterface({ input: createReadStream(fileOf(folder, country)), crlfDelay: Infinity })) {
      const [code = '', city = '', provinceIso = '', latitude, longitude] = line.split('\t');
      entries.push({ code, city, provinceIso, latitude: Number(latitude), longitude: Number(longitude) });
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  return entries;
};
