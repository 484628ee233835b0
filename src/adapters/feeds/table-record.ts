import type { FeedRecord } from '../../domain/feeds/feed-record.ts';

/** The places of a table's columns, by their names. */
export type Columns = ReadonlyMap<string, number>;

/** A row of a table. All rows share their columns: a map of its own for each takes most of the time of reading one. */
export class TableRecord implements FeedRecord {
  readonly #columns: Columns;
  readonly #cells: readonly string[];

  /** @param cells at least one for each column */
  constructor(columns: Columns, cells: readonly string[]) {
    this.#columns = columns;
    this.#cells = cells;
  }

  get(name: string): string | undefined {
    const place = this.#columns.get(name);
    return place === undefined ? undefined : this.#cells[place];
  }

  has(name: string): boolean {
    return this.#columns.has(name);
  }

  get size(): number {
    return this.#columns.size;
  }

  keys(): Iterable<string> {
    return this.#columns.keys();
  }
}
