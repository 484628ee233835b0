/** What is stored: files of SQLite, or the tables of as many parts in one PostgreSQL. */
import { CATALOGUE_MIGRATIONS } from './catalogue/catalogue-migrations.ts';
import { CONSENT_MIGRATIONS } from './consents/consents-storage.ts';
import { INVENTORY_MIGRATIONS } from './inventory/migrations/inventory-migrations.ts';
import { LEAD_MIGRATIONS } from './leads/leads-migrations.ts';
import type { Migrations } from './upgrade/schema-state.ts';

export interface Part {
  readonly part: 'inventory' | 'catalogue' | 'leads' | 'consents';
  /** In the data folder. */
  readonly file: string;
  readonly migrations: Migrations;
  /** The table whose rows say how much there is. */
  readonly counted: string;
}

/** Leads first: every vehicle that one of them names is then in the later copy of the inventory. */
export const PARTS: readonly Part[] = [
  { part: 'leads', file: 'leads.db', migrations: LEAD_MIGRATIONS, counted: 'leads' },
  { part: 'consents', file: 'consents.db', migrations: CONSENT_MIGRATIONS, counted: 'consents' },
  { part: 'inventory', file: 'forecourt.db', migrations: INVENTORY_MIGRATIONS, counted: 'vehicles' },
  { part: 'catalogue', file: 'catalogue.db', migrations: CATALOGUE_MIGRATIONS, counted: 'styles' },
];
