import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { inventory } from './0001-inventory.ts';
import { traffic } from './0002-traffic.ts';
import { lastChange } from './0005-last-change.ts';
import { feedCoverage } from './0007-feed-coverage.ts';
import { severalSources } from './0008-sources.ts';
import { operatorsDecisions } from './0009-operators-decisions.ts';
import type { SchemaDialect } from './schema-dialect.ts';

/** Columns that may be null. One column a statement: SQLite adds no more at once. */
const addColumns = (table: string, columns: Readonly<Record<string, 'integer' | 'text' | 'double precision'>>): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const [column, type] of Object.entries(columns)) await db.schema.alterTable(table).addColumn(column, type).execute();
  },
});

const REPORTS_AND_WARRANTY = {
  inspected_on: 'text',
  inspection_report_url: 'text',
  history_report_url: 'text',
  warranty_text: 'text',
  warranty_months: 'integer',
  warranty_km: 'double precision',
} as const;

/** In the order of their names. In code rather than in a folder that is read at run time, because the server is bundled. */
export const migrations = (dialect: SchemaDialect): Readonly<Record<string, Migration>> => ({
  '0001-inventory': inventory(dialect),
  '0002-traffic': traffic(),
  '0003-opening-hours': addColumns('dealers', { opening_hours: 'text' }),
  '0004-reports-and-warranty': {
    async up(db: Kysely<unknown>) {
      await addColumns('vehicles', REPORTS_AND_WARRANTY).up(db);
      await addColumns('dealers', { language: 'text' }).up(db);
    },
  },
  '0005-last-change': lastChange(),
  '0006-owners': addColumns('vehicles', { owners: 'integer' }),
  '0007-feed-coverage': feedCoverage(),
  '0008-sources': severalSources(),
  '0009-operators-decisions': operatorsDecisions(),
});
