/** npm run location: the operator's own postal files. */
import { NoPostalFile, readGeoNames } from '../adapters/location/embedded/geonames-file.ts';
import type { PostalEntry } from '../adapters/location/embedded/gazetteer-data.ts';
import { writePostalFile } from '../adapters/location/embedded/imported-postal-file.ts';
import { showProgress } from '../adapters/terminal/progress.ts';
import { EXIT_STOPPED, EXIT_USAGE, fail, readArguments, say, settings } from '../composition/command.ts';
import { EXIT_CONFIG } from '../composition/config.ts';
import { locationFolder } from '../composition/locations.ts';
import { COUNTRIES, type MarketCountry } from '../domain/location/expected-place.ts';

/** Bad lines that are reported individually. */
const TOLD = 20;

const USAGE = `npm run location -- import FILE…

Uses the postal codes of these files in place of those that come along, for each country (CA, FR) that they have.
A file is one of GeoNames (https://download.geonames.org/export/zip/: CA.zip, CA_full.csv.zip, FR.zip), tab-separated,
or comma-separated with the columns country_code, zipcode, place, latitude and longitude; .txt, .csv, .gz or .zip.
They are kept in DATA_DIR/location; remove the country's file there to go back. A running server takes them up when it
is started again. GeoNames asks for credit on your pages (CC BY 4.0).

The exit code is 0 when all went in, 1 when a file could not be read, 2 when the command was not understood,
${EXIT_CONFIG} when the settings have faults.`;

type Entries = Record<MarketCountry, Omit<PostalEntry, 'population'>[]>;

const readFile = async (file: string, entries: Entries): Promise<void> => {
  const progress = showProgress(`Reading ${file}`);
  let bad = 0;
  const told: string[] = [];
  try {
    for await (const row of readGeoNames(file, (done, total) => progress.update(done, total))) {
      if (row.kind === 'place') entries[row.country].push(row.entry);
      else if (++bad <= TOLD) told.push(`  ${file}:${row.line} ${row.problem}`);
    }
  } finally {
    progress.end();
  }
  for (const line of told) say(line);
  if (bad > 0) say(`${bad} lines of ${file} cannot be used${bad > TOLD ? `; the first ${TOLD} are above` : ''}.`);
};

const importFiles = async (files: readonly string[], folder: string): Promise<void> => {
  const entries: Entries = { CA: [], FR: [] };
  for (const file of files) await readFile(file, entries);
  const present = COUNTRIES.filter((country) => entries[country].length > 0);
  if (present.length === 0) throw new NoPostalFile('There is no usable postal code of Canada or France. Nothing was changed.');
  for (const country of present) {
    await writePostalFile(folder, country, entries[country]);
    say(
      `${entries[country].length} postal codes and places of ${country} are in ${folder}. A running server takes them up when it starts again.`,
    );
  }
};

const { positionals } = readArguments(USAGE, {});
const [action, ...files] = positionals;
if (action !== 'import' || files.length === 0) fail(USAGE, EXIT_USAGE);
try {
  await importFiles(files, locationFolder(settings()));
} catch (error) {
  if (error instanceof NoPostalFile) fail(error.message, EXIT_STOPPED);
  throw error;
}
