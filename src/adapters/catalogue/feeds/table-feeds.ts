/** The tables that authorities publish, and an operator's own tables. */
import { ADEME_COLUMNS, ademeYear, joinAdeme, mapAdeme } from '../../../domain/catalogue/import/ademe.ts';
import { EPA_COLUMNS, mapEpa } from '../../../domain/catalogue/import/epa.ts';
import { isE85, mapNrcan, nrcanColumns, nrcanIdentity, type NrcanRow } from '../../../domain/catalogue/import/nrcan.ts';
import { mapOwnRow, OWN_TABLE_COLUMNS, unknownColumns } from '../../../domain/catalogue/import/own-table.ts';
import type { KnownModels, StyleOfRow, StyleRow } from '../../../domain/catalogue/import/style-row.ts';
import { FeedBroken } from '../../../ports/feed-reader.ts';
import type { StyleFeed } from '../../../ports/style-feed.ts';
import { brokenRow, missingColumns, readTable, type OnProgress, type TableRow } from './table.ts';

export interface FeedOptions {
  /** The option --year; null without it. */
  readonly year: number | null;
  readonly onProgress?: OnProgress;
}

export const epaFeed = (path: string, { onProgress }: FeedOptions): StyleFeed => ({
  async *rows() {
    for await (const read of readTable(path, missingColumns('the table of fueleconomy.gov', EPA_COLUMNS), onProgress))
      yield read.kind === 'broken' ? brokenRow(read) : mapEpa(read.row.of, read.row.line);
  },
});

export const nrcanFeed = (path: string, { year, onProgress }: FeedOptions): StyleFeed => ({
  async *rows(knownModels) {
    const check = (columns: readonly string[]): string | null =>
      nrcanColumns(columns) ? null : 'this is not a table of fuel consumption ratings: its columns differ';
    const rows = new NrcanRows(year ?? yearInName(path), knownModels);
    for await (const read of readTable(path, check, onProgress))
      yield* read.kind === 'broken' ? [brokenRow(read)] : rows.take(read.row);
    yield* rows.end();
  },
});

/** 'MY2023_Ratings.csv' is of 2023; a name with several years gives none. */
const yearInName = (path: string): number | null => {
  const years = new Set(
    path
      .split(/[/\\]/)
      .at(-1)
      ?.match(/(?:19|20)\d\d/g),
  );
  return years.size === 1 ? Number([...years][0]) : null;
};

/** Holds each row back until the next is read, which may give the E85 figures of the same vehicle. */
class NrcanRows {
  readonly #fileYear: number | null;
  readonly #knownModels: KnownModels;
  readonly #turns = new Map<string, number>();
  #columns: ReturnType<typeof nrcanColumns> = null;
  #waiting: NrcanRow | null = null;

  constructor(fileYear: number | null, knownModels: KnownModels) {
    this.#fileYear = fileYear;
    this.#knownModels = knownModels;
  }

  *take(row: TableRow): Generator<StyleRow> {
    this.#columns ??= nrcanColumns(row.columns);
    const columns = this.#columns;
    if (!columns?.has('year') && this.#fileYear === null)
      throw new FeedBroken('the table names no years', { line: 1, hint: 'Say which year it is of: --year 2023.' });
    const next: NrcanRow = { line: row.line, of: (column) => row.of(columns?.get(column) ?? '').trim() };
    const waiting = this.#waiting;
    const isSecond = isE85(next) && waiting !== null && nrcanIdentity(waiting) === nrcanIdentity(next);
    if (isE85(next)) {
      if (isSecond) yield this.#map(waiting, true);
      yield {
        kind: 'left-out',
        reason: isSecond ? 'figures on E85 of a vehicle that has figures on gasoline' : 'figures on E85 alone',
      };
      if (isSecond) this.#waiting = null;
      return;
    }
    yield* this.end();
    this.#waiting = next;
  }

  *end(): Generator<StyleRow> {
    if (this.#waiting) yield this.#map(this.#waiting, false);
    this.#waiting = null;
  }

  #map(row: NrcanRow, flex: boolean): StyleRow {
    const identity = `${nrcanIdentity(row)}|${row.of('fuel')}`;
    const turn = (this.#turns.get(identity) ?? 0) + 1;
    this.#turns.set(identity, turn);
    return mapNrcan(row, { fileYear: this.#fileYear, flex, turn, knownModels: this.#knownModels });
  }
}

export const ademeFeed = (path: string, { year, onProgress }: FeedOptions): StyleFeed => ({
  async *rows() {
    const check = missingColumns('ADEME’s car labelling', ADEME_COLUMNS);
    const edition = year ?? (await editionOf(path, check));
    /** The table repeats a version for every set of wheels, in any order, so all its rows (some thousands) are held in memory. */
    const styles = new Map<string, StyleOfRow>();
    for await (const read of readTable(path, check, onProgress)) {
      if (read.kind === 'broken') {
        yield brokenRow(read);
        continue;
      }
      const mapped = mapAdeme(read.row.of, read.row.line, edition);
      if (mapped.kind !== 'style') {
        yield mapped;
        continue;
      }
      const before = styles.get(mapped.record.key);
      styles.set(mapped.record.key, before ? joinAdeme(before, mapped) : mapped);
      if (before)
        yield { kind: 'left-out', reason: 'another set of wheels or options of a version: its figures widen the version’s span' };
    }
    yield* styles.values();
  },
});

async function editionOf(path: string, check: (columns: readonly string[]) => string | null): Promise<number> {
  for await (const read of readTable(path, check)) {
    const year = read.kind === 'row' ? ademeYear(read.row.of) : null;
    if (year !== null) return year;
  }
  throw new FeedBroken('the table does not tell of which year it is', { hint: 'Say it: --year 2023.' });
}

export const ownTableFeed = (path: string, { onProgress }: FeedOptions): StyleFeed => ({
  async *rows() {
    const required = missingColumns('a table of styles', OWN_TABLE_COLUMNS);
    const check = (columns: readonly string[]): string | null => {
      const unknown = unknownColumns(columns);
      return required(columns) ?? (unknown.length === 0 ? null : `there is no column ${unknown.join(', ')}`);
    };
    for await (const read of readTable(path, check, onProgress))
      yield read.kind === 'broken' ? brokenRow(read) : mapOwnRow(read.row.of, read.row.columns, read.row.line);
  },
});
