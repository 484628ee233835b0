/** In the order of their names. Once released one is never edited, and so uses no type of today's tables. */
import { sql, type Kysely } from 'kysely';
import { isPostgres } from '../postgres/postgres-dialect.ts';
import type { Migrations } from '../upgrade/schema-state.ts';

export const CATALOGUE_MIGRATIONS: Migrations = {
  '0001-catalogue': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('catalogue')
        .addColumn('id', 'integer', (column) => column.notNull().primaryKey())
        .addColumn('revision', 'integer', (column) => column.notNull())
        .execute();
      await db
        .$extendTables<{ catalogue: { id: number; revision: number } }>()
        .insertInto('catalogue')
        .values({ id: 1, revision: 0 })
        .execute();
      await db.schema
        .createTable('sources')
        .addColumn('id', 'integer', (column) => column.notNull().primaryKey())
        .addColumn('note', 'text', (column) => column.notNull().unique())
        .execute();
      await db.schema
        .createTable('styles')
        .addColumn('id', 'integer', (column) => column.notNull().primaryKey())
        .addColumn('revision', 'integer', (column) => column.notNull())
        .addColumn('summary', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('styles_by_revision').on('styles').columns(['revision', 'id']).execute();
      await db.schema
        .createTable('records')
        .addColumn('feed', 'text', (column) => column.notNull())
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('style_id', 'integer', (column) => column.notNull().references('styles.id'))
        .addColumn('fingerprint', 'text', (column) => column.notNull())
        .addColumn('sources', 'text', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('records_key', ['feed', 'key'])
        .execute();
      await db.schema.createIndex('records_of_style').on('records').column('style_id').execute();
    },
  },
  '0002-photos-of-styles': {
    async up(db: Kysely<unknown>) {
      // No database of PostgreSQL had styles before.
      if (isPostgres(db)) return;
      // Only the operator's files have photos, so at most one of a style's records does.
      await sql`update styles set summary = json_set(summary, '$.photos', coalesce((
        select max(json_array_length(body, '$.images')) from records where records.style_id = styles.id), 0))`.execute(db);
    },
  },
};
