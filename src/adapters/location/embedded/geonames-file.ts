/** Reads a postal file as GeoNames gives it out: https://download.geonames.org/export/zip/readme.txt */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Transform, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import yauzl from 'yauzl';
import { parseDegrees } from '../../../domain/location/coordinates.ts';
import { isMarketCountry, type MarketCountry } from '../../../domain/location/expected-place.ts';
import { departmentOfFrenchCode, parsePostalArea } from '../../../domain/location/postal-code.ts';
import { provinceOfCanadianCode, regionOfDepartment } from '../../../domain/location/provinces.ts';
import type { PostalArea } from './gazetteer-data.ts';

export type GeoNamesRow =
  | { readonly kind: 'place'; readonly country: MarketCountry; readonly entry: PostalArea }
  | { readonly kind: 'bad'; readonly line: number; readonly problem: string };

/** The file as a whole cannot be read. */
export class NoPostalFile extends Error {
  override readonly name = 'NoPostalFile';
}

/** Columns of the tab-separated file, which has no header. */
const COLUMNS = { country: 0, code: 1, place: 2, latitude: 9, longitude: 10 };
type Columns = typeof COLUMNS;

/** Rows of a .txt or .csv file, alone or inside .gz or .zip; `onRead` hears how much of the file on disk has been read. */
export async function* readGeoNames(file: string, onRead: (done: number, total: number) => void): AsyncGenerator<GeoNamesRow> {
  const { size } = await stat(file).catch((error: unknown) => {
    throw new NoPostalFile(`${file} cannot be read`, { cause: error });
  });
  let done = 0;
  const text = await openText(file, (bytes) => onRead((done += bytes), size));
  let line = 0;
  let columns: Columns | null = null;
  for await (const row of linesOf(text, file)) {
    line += 1;
    if (row.trim() === '') continue;
    const cells = row.includes('\t') ? row.split('\t') : csvCells(row);
    if (columns === null) {
      columns = row.includes('\t') ? COLUMNS : columnsOf(cells);
      if (columns !== COLUMNS) continue;
    }
    yield readRow(cells, columns, line);
  }
  if (line === 0) throw new NoPostalFile(`${file} is empty`);
}

async function* linesOf(text: Readable, file: string): AsyncGenerator<string> {
  try {
    yield* createInterface({ input: text, crlfDelay: Infinity });
  } catch (error) {
    throw new NoPostalFile(`${file} is not whole: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const readRow = (cells: readonly string[], columns: Columns, line: number): GeoNamesRow => {
  const cell = (column: keyof Columns): string => cells[columns[column]]?.trim() ?? '';
  const bad = (problem: string): GeoNamesRow => ({ kind: 'bad', line, problem });
  const country = cell('country');
  if (!isMarketCountry(country)) return bad(`country ${JSON.stringify(country)} is neither CA nor FR`);
  // Codes of companies carry words after the digits: "20604 CEDEX", "75303 SP 07".
  const code = parsePostalArea(country === 'FR' ? cell('code').replace(/(?<=^\d{5}) .*$/, '') : cell('code'), country);
  if (code === null) return bad(`${JSON.stringify(cell('code'))} is not a postal code of ${country}`);
  const latitude = parseDegrees(cell('latitude'), 90);
  const longitude = parseDegrees(cell('longitude'), 180);
  if (latitude === null || longitude === null) return bad(`${code} has no readable coordinates`);
  // "Etobicoke (Westmount)", "Marseille 01"
  const city = cell('place').replace(/ \(.*$| \d\d$/s, '');
  if (city === '') return bad(`${code} has no place`);
  const provinceIso =
    (country === 'CA' ? provinceOfCanadianCode(code) : regionOfDepartment(departmentOfFrenchCode(code))?.iso) ?? '';
  return { kind: 'place', country, entry: { code: code.replace(' ', ''), city, provinceIso, latitude, longitude } };
};

/** By the header of a comma-separated file. */
const columnsOf = (header: readonly string[]): Columns => {
  // `trim` takes a byte order mark off too.
  const titles = header.map((title) => title.trim().toLowerCase());
  const at = (...names: string[]): number => {
    const found = titles.findIndex((title) => names.includes(title));
    if (found === -1)
      throw new NoPostalFile(`This is not a GeoNames file: it has neither tabs nor a column ${names.join(' or ')}`);
    return found;
  };
  return {
    country: at('country_code', 'country code'),
    code: at('zipcode', 'postal_code', 'postal code'),
    place: at('place', 'place_name', 'place name'),
    latitude: at('latitude'),
    longitude: at('longitude'),
  };
};

const csvCells = (row: string): string[] => parse(row, { relaxQuotes: true })[0] ?? [];

const openText = async (file: string, onBytes: (bytes: number) => void): Promise<Readable> => {
  if (/\.zip$/i.test(file)) return openZip(file, onBytes);
  const raw = createReadStream(file).on('data', (chunk) => onBytes(chunk.length));
  return /\.gz$/i.test(file) ? joined(raw, createGunzip()) : raw;
};

/** What the second makes of the first; it fails when the first does. */
const joined = (from: Readable, to: Transform): Readable => {
  from.once('error', (error) => to.destroy(error));
  return from.pipe(to);
};

/** The first postal file of a .zip: GeoNames puts a readme beside it. */
const openZip = async (file: string, onBytes: (bytes: number) => void): Promise<Readable> => {
  const zip = await yauzl.openPromise(file, { lazyEntries: true }).catch((error: unknown) => {
    throw new NoPostalFile(`${file} is not a readable zip file: ${error instanceof Error ? error.message : String(error)}`);
  });
  for await (const entry of zip.eachEntry()) {
    if (!/\.(txt|csv)$/i.test(entry.fileName) || /readme/i.test(entry.fileName)) continue;
    return joined(await zip.openReadStreamPromise(entry), counting(zip.fileSize / entry.uncompressedSize, onBytes));
  }
  throw new NoPostalFile(`${file} holds no .txt or .csv file with postal codes`);
};

/** Passes text on and tells how much it was, at the scale of the packed file. */
const counting = (scale: number, onBytes: (bytes: number) => void): Transform =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      onBytes(chunk.length * scale);
      done(null, chunk);
    },
  });
