/** The table of dealers beside a profile. */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { DEALER_FIELDS, type DealerField, type FeedProfile } from '../../domain/feeds/profile.ts';
import { dealerRowKey } from '../../domain/feeds/map-dealer.ts';

type Rows = NonNullable<FeedProfile['dealers']>['rows'];

/** The rows by the text in `column`; a text where the file cannot be used. The first row of a text counts. */
export const readDealerTable = (path: string, column: string): Rows | string => {
  let table: readonly Readonly<Record<string, string>>[];
  try {
    table = parse(readFileSync(path, 'utf8'), {
      bom: true,
      columns: true,
      delimiter: [',', ';', '\t'],
      skip_empty_lines: true,
      trim: true,
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const [first] = table;
  if (!first || !Object.hasOwn(first, column)) return `it has no rows with a column ${column}`;
  const rows = new Map<string, Partial<Record<DealerField, string>>>();
  for (const row of table) {
    const key = dealerRowKey(row[column] ?? '');
    const known = DEALER_FIELDS.flatMap((field) =>
      row[field] === undefined || row[field] === '' ? [] : [[field, row[field]] as const],
    );
    if (key !== '' && !rows.has(key)) rows.set(key, { key, ...Object.fromEntries(known) });
  }
  return rows;
};
