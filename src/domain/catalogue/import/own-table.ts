/** An operator's table, one style a row (docs/specs.md). */
import { readNumber } from '../../feeds/number-text.ts';
import { BODIES, COLOURS, VEHICLE_TYPES } from '../../vehicle/attributes.ts';
import { equipmentGroupOf } from '../../equipment/equipment.ts';
import { isTitleId } from '../facts/catalogue-facts.ts';
import { mapOwnFile, type WrittenMake } from './own-file.ts';
import { isModelYear, rejecting } from './style-draft.ts';
import type { StyleRow } from './style-row.ts';

export const OWN_TABLE_COLUMNS = ['make', 'model', 'year', 'name'];
const OWN_TABLE_FEED = 'own-csv';

/** Columns beside those of facts, prices and delivery. */
const COLUMNS = new Set([
  ...OWN_TABLE_COLUMNS,
  'id',
  'type',
  'body',
  'markets',
  'equipment',
  'optional',
  'colours',
  'images',
  'source_name',
  'source_url',
  'source_licence',
  'source_date',
]);

/** Columns of the header that the catalogue does not know. */
export const unknownColumns = (header: readonly string[]): readonly string[] =>
  header.filter((column) => !COLUMNS.has(column) && !isTitleId(column) && !/^(?:price|delivery)_[a-z]{2}$/.test(column));

type Row = (column: string) => string;

const listOf = (text: string): string[] =>
  text
    .split('|')
    .map((item) => item.trim())
    .filter((item) => item !== '');

const isOneOf = (words: readonly string[]) => (word: string) => words.includes(word);
const isEquipment = (word: string): boolean => equipmentGroupOf(word) !== undefined;

/** Columns of words from lists. */
const WORD_COLUMNS: Readonly<Record<string, (word: string) => boolean>> = {
  type: isOneOf(VEHICLE_TYPES),
  body: isOneOf(BODIES),
  markets: (word) => /^[A-Z]{2}$/.test(word),
  colours: isOneOf(COLOURS),
  equipment: isEquipment,
  optional: isEquipment,
};

export const mapOwnRow = (row: Row, columns: readonly string[], line: number): StyleRow => {
  const place = `line ${String(line)}`;
  const reject = rejecting(place, row);
  for (const column of OWN_TABLE_COLUMNS) if (row(column).trim() === '') return reject(column, `The ${column} is missing`);
  const year = Number(row('year'));
  if (!isModelYear(year)) return reject('year', 'The model year cannot be');
  for (const [column, isKnown] of Object.entries(WORD_COLUMNS)) {
    const wrong = listOf(row(column)).find((word) => !isKnown(word));
    if (wrong !== undefined) return reject(column, 'The word is none of the list in docs/specs.md', wrong);
  }
  const image = listOf(row('images')).find((address) => !/^https:\/\/\S+$/.test(address));
  if (image !== undefined) return reject('images', 'This is no https address', image);
  const amounts = new Map<string, number>();
  for (const column of columns) {
    if (!/^(?:price|delivery)_[a-z]{2}$/.test(column) || row(column) === '') continue;
    const read = readNumber(row(column));
    if (read.kind !== 'number' || read.value <= 0 || read.value > 99_999_999) return reject(column, 'This is no price');
    amounts.set(column, read.value);
  }
  const said = (column: string): string | undefined => row(column).trim() || undefined;
  const written = {
    name: row('name').trim(),
    id: said('id'),
    type: said('type'),
    body: said('body'),
    markets: listOf(row('markets')),
    facts: Object.fromEntries(columns.filter(isTitleId).map((column) => [column, row(column)])),
    equipment: listOf(row('equipment')),
    optional: listOf(row('optional')),
    colours: listOf(row('colours')),
    images: listOf(row('images')),
    prices: Object.fromEntries(
      [...amounts]
        .filter(([column]) => column.startsWith('price_'))
        .map(([column, amount]) => {
          const country = column.slice(-2);
          return [country.toUpperCase(), { amount, delivery: amounts.get(`delivery_${country}`) }];
        }),
    ),
  };
  const file = {
    feed: OWN_TABLE_FEED,
    make: row('make').trim(),
    source: {
      name: said('source_name') ?? OWN_TABLE_FEED,
      url: said('source_url'),
      licence: said('source_licence'),
      date: said('source_date'),
    },
    models: [{ name: row('model').trim(), years: [{ year, styles: [written] }] }],
  };
  // The words were held against the same lists as the schema of the other format.
  const [style] = mapOwnFile(JSON.parse(JSON.stringify(file)) as WrittenMake);
  return style ? { ...style, place } : reject('name', 'The style cannot be read');
};
