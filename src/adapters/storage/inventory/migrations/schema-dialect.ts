import type { Kysely } from 'kysely';

/** What the migrations need that differs between databases. */
export interface SchemaDialect {
  /** Makes the database refuse to change or delete rows of the table. */
  appendOnly(db: Kysely<unknown>, table: string): Promise<void>;
}
