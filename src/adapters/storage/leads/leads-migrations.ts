/** In the order of their names. Once released one is never edited, and so uses no type of today's tables. */
import type { Kysely } from 'kysely';
import type { Migrations } from '../upgrade/schema-state.ts';

export const LEAD_MIGRATIONS: Migrations = {
  '0001-leads': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('leads')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('at', 'integer', (column) => column.notNull())
        .addColumn('site_key', 'text', (column) => column.notNull())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('vehicle_id', 'integer')
        .addColumn('dealer_id', 'integer')
        .addColumn('suspicions', 'text', (column) => column.notNull())
        .addColumn('quarantined', 'integer', (column) => column.notNull())
        .addColumn('key_hash', 'blob', (column) => column.notNull().unique())
        .addColumn('key_id', 'text', (column) => column.notNull())
        .addColumn('sealed', 'blob', (column) => column.notNull())
        .addColumn('body_mac', 'blob', (column) => column.notNull())
        .addColumn('email_mac', 'blob')
        .addColumn('text_mac', 'blob')
        .execute();
      await db.schema.createIndex('leads_at').on('leads').column('at').execute();
      await db.schema.createIndex('leads_email').on('leads').column('email_mac').execute();
      await db.schema.createIndex('leads_text').on('leads').columns(['text_mac', 'at']).execute();
      await db.schema
        .createTable('outbox')
        .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
        .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
        .addColumn('channel', 'text', (column) => column.notNull())
        .addColumn('destination', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('first_due', 'integer', (column) => column.notNull())
        .addColumn('at', 'integer', (column) => column.notNull())
        .addColumn('holder', 'text')
        .addColumn('lease_until', 'integer', (column) => column.notNull())
        .addColumn('last_error', 'text')
        .addUniqueConstraint('outbox_once', ['lead_id', 'channel'])
        .execute();
      await db.schema.createIndex('outbox_due').on('outbox').columns(['status', 'at']).execute();
      await db.schema
        .createTable('webhooks')
        .addColumn('dealer_id', 'integer', (column) => column.primaryKey().notNull())
        .addColumn('key_id', 'text', (column) => column.notNull())
        .addColumn('sealed', 'blob', (column) => column.notNull())
        .execute();
    },
  },
  '0002-alerts': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('alerts')
        .addColumn('lead_id', 'text', (column) => column.primaryKey().notNull().references('leads.id').onDelete('cascade'))
        .addColumn('vehicle_id', 'integer', (column) => column.notNull())
        .addColumn('confirmed_at', 'integer', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('alerts_vehicle').on('alerts').column('vehicle_id').execute();
      await db.schema.createIndex('alerts_confirmed').on('alerts').column('confirmed_at').execute();
    },
  },
  '0003-seen-time': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('seen_time')
        .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
        .addColumn('at', 'integer', (column) => column.notNull())
        .execute();
    },
  },
  '0004-mailboxes': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('leads').addColumn('mailbox_mac', 'blob').execute();
      await db.schema.createIndex('leads_mailbox').on('leads').column('mailbox_mac').execute();
    },
  },
};
