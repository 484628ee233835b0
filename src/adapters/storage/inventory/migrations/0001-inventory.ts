/** Dealers, vehicles, images and their histories. Once released it is never edited, and so uses no type of today's tables. */
import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '../../postgres/postgres-dialect.ts';

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

const required: Column = (column) => column.notNull();
const id: Column = (column) => column.notNull().primaryKey();
const vehicleId: Column = (column) => column.notNull().references('vehicles.id');

/** Makes the database refuse to change or delete rows of the table. */
const appendOnly = async (db: Kysely<unknown>, table: string): Promise<void> => {
  if (isPostgres(db)) {
    await sql`
      create or replace function refuse_change() returns trigger language plpgsql as
      $$ begin raise exception '% is append-only', tg_table_name; end $$`.execute(db);
    await sql`
      create trigger ${sql.id(`${table}_refuses`)} before update or delete on ${sql.table(table)}
      for each statement execute function refuse_change()`.execute(db);
    return;
  }
  for (const change of ['update', 'delete'])
    await sql`
      create trigger ${sql.id(`${table}_refuses_${change}`)} before ${sql.raw(change)} on ${sql.table(table)}
      begin select raise(abort, ${sql.lit(`${table} is append-only`)}); end`.execute(db);
};

export const inventory: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createTable('inventory').addColumn('id', 'integer', id).addColumn('revision', 'integer', required).execute();
    await db
      .$extendTables<{ inventory: { id: number; revision: number } }>()
      .insertInto('inventory')
      .values({ id: 1, revision: 0 })
      .execute();

    await db.schema
      .createTable('dealers')
      .addColumn('id', 'integer', id)
      .addColumn('key', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', required)
      .addColumn('market', 'text', required)
      .addColumn('street', 'text')
      .addColumn('city', 'text')
      .addColumn('province', 'text')
      .addColumn('postal_code', 'text')
      .addColumn('country', 'text', required)
      .addColumn('latitude', 'double precision')
      .addColumn('longitude', 'double precision')
      .addColumn('phone', 'text')
      .addColumn('email', 'text')
      .addColumn('website', 'text')
      .addColumn('time_zone', 'text')
      .addColumn('demo', 'integer', required)
      .execute();

    await db.schema
      .createTable('vehicles')
      .addColumn('id', 'integer', id)
      .addColumn('dealer_id', 'integer', (column) => column.notNull().references('dealers.id'))
      .addColumn('source', 'text', required)
      .addColumn('demo', 'integer', required)
      .addColumn('first_seen', 'bigint', required)
      .addColumn('last_seen', 'bigint', required)
      .addColumn('fingerprint', 'text', required)
      .addColumn('revision', 'integer', required)
      .addColumn('stock_number', 'text')
      .addColumn('vin', 'text')
      .addColumn('type', 'text', required)
      .addColumn('make', 'text', required)
      .addColumn('model', 'text', required)
      .addColumn('year', 'integer')
      .addColumn('version', 'text')
      .addColumn('body', 'text')
      .addColumn('condition', 'text', required)
      .addColumn('transmission', 'text')
      .addColumn('gears', 'integer')
      .addColumn('fuel', 'text')
      .addColumn('drivetrain', 'text')
      .addColumn('colour', 'text')
      .addColumn('interior_colour', 'text')
      .addColumn('cylinders', 'integer')
      .addColumn('doors', 'integer')
      .addColumn('seats', 'integer')
      .addColumn('engine_litres', 'double precision')
      .addColumn('power_kw', 'double precision')
      .addColumn('mileage_km', 'double precision')
      .addColumn('mileage_original', 'double precision')
      .addColumn('mileage_unit', 'text')
      .addColumn('price_cents', 'bigint')
      .addColumn('currency', 'text')
      .addColumn('availability', 'text', required)
      .addColumn('promotion', 'integer', required)
      .addColumn('buy_online', 'integer', required)
      .addColumn('certified', 'integer', required)
      .addColumn('inspected', 'integer', required)
      .addColumn('extended_care', 'integer', required)
      .addColumn('bridge', 'integer', required)
      .addColumn('viral', 'integer', required)
      .addColumn('outbound_url', 'text')
      .addColumn('stock_group', 'text')
      .addColumn('unrecognised', 'text', required)
      .addColumn('equipment', 'text', required)
      .addColumn('description', 'text')
      .execute();
    await db.schema.createIndex('vehicles_of_dealer').on('vehicles').columns(['dealer_id', 'id']).execute();
    await db.schema.createIndex('vehicles_by_revision').on('vehicles').columns(['revision', 'id']).execute();

    await db.schema
      .createTable('images')
      .addColumn('vehicle_id', 'integer', vehicleId)
      .addColumn('position', 'integer', required)
      .addColumn('url', 'text', required)
      .addColumn('type', 'text', required)
      .addColumn('language', 'text')
      .addPrimaryKeyConstraint('images_key', ['vehicle_id', 'position'])
      .execute();

    await db.schema
      .createTable('price_history')
      .addColumn('id', 'integer', id)
      .addColumn('vehicle_id', 'integer', vehicleId)
      .addColumn('at', 'bigint', required)
      .addColumn('price_cents', 'bigint')
      .addColumn('currency', 'text')
      .execute();
    await db.schema.createIndex('price_history_of_vehicle').on('price_history').columns(['vehicle_id', 'id']).execute();

    await db.schema
      .createTable('availability_history')
      .addColumn('id', 'integer', id)
      .addColumn('vehicle_id', 'integer', vehicleId)
      .addColumn('at', 'bigint', required)
      .addColumn('availability', 'text', required)
      .execute();
    await db.schema
      .createIndex('availability_history_of_vehicle')
      .on('availability_history')
      .columns(['vehicle_id', 'id'])
      .execute();

    await appendOnly(db, 'price_history');
    await appendOnly(db, 'availability_history');
  },
};
