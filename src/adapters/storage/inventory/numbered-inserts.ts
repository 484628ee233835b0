import type { CompiledQuery, Insertable, Kysely } from 'kysely';
import { batches } from './batches.ts';
import type { Database } from './inventory-tables.ts';

type NumberedTable = 'dealers' | 'vehicles' | 'priceHistory' | 'availabilityHistory' | 'feedCoverage';

/** Parameters of one statement; SQLite allows 32,766 and PostgreSQL 65,535. With 30,000, SQLite takes a quarter longer for a row. */
const MAX_PARAMETERS = 1_000;

/**
 * Inserts of one transaction. It numbers rows itself, which is safe while nothing else writes, and lets a vehicle's rows go in together
 * with those that refer to it.
 */
export class NumberedInserts {
  readonly #db: Kysely<Database>;
  readonly #lastIds = new Map<NumberedTable, number>();
  /** Compiled statements by table and number of rows: compiling one takes longer than running it. */
  readonly #compiled = new Map<string, CompiledQuery>();

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** The first of `count` consecutive new ids. */
  async reserveIds(table: NumberedTable, count: number): Promise<number> {
    const last = await this.lastId(table);
    this.#lastIds.set(table, last + count);
    return last + 1;
  }

  /** The highest id that is given; 0 in an empty table. */
  async lastId(table: NumberedTable): Promise<number> {
    const known = this.#lastIds.get(table);
    if (known !== undefined) return known;
    const row = await this.#db
      .selectFrom(table)
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirst();
    return row?.last ?? 0;
  }

  /** All rows have the same columns in the same order. Only the last batch has another length, so few statements are compiled. */
  async insert<T extends keyof Database>(table: T, rows: readonly Insertable<Database[T]>[]): Promise<void> {
    const columns = Object.keys(rows[0] ?? {}).length;
    for (const batch of batches(rows, Math.floor(MAX_PARAMETERS / columns))) {
      const key = `${table} ${batch.length}`;
      const insert = this.#compiled.get(key) ?? this.#db.insertInto(table).values(batch).compile();
      this.#compiled.set(key, insert);
      const parameters: unknown[] = [];
      for (const row of batch) parameters.push(...Object.values(row));
      await this.#db.executeQuery({ ...insert, parameters });
    }
  }
}
