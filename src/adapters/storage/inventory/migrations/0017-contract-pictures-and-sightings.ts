/**
 * Pictures become a column of their vehicle, and what each import notes of every vehicle leaves its row: writing a row of pictures or a whole
 * vehicle anew took most of an import's time in the database.
 */
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const SLICE = 1000;

interface Before {
  readonly vehicles: { readonly id: number; readonly images: string | null };
  readonly images: {
    readonly vehicleId: number;
    readonly position: number;
    readonly url: string;
    readonly type: string;
    readonly language: string | null;
  };
}

export const picturesAndSightings: Migration = {
  async up(untyped: Kysely<unknown>) {
    const db = untyped as Kysely<Before>;
    // As JSON: the address of a photo without words, an object for everything else; null for none.
    await db.schema.alterTable('vehicles').addColumn('images', 'text').execute();
    for (let after = 0; ;) {
      const rows = await db
        .selectFrom('images')
        .selectAll()
        .where('vehicleId', '>', after)
        .where('vehicleId', '<=', after + SLICE)
        .orderBy('vehicleId')
        .orderBy('position')
        .execute();
      for (const [id, images] of Map.groupBy(rows, ({ vehicleId }) => vehicleId)) {
        const column = images.map(({ url, type, language }) =>
          type === 'photo' && language === null ? url : { url, type, language },
        );
        await db
          .updateTable('vehicles')
          .set({ images: JSON.stringify(column) })
          .where('id', '=', id)
          .execute();
      }
      const next = await db
        .selectFrom('images')
        .select(({ fn }) => fn.min('vehicleId').as('id'))
        .where('vehicleId', '>', after + SLICE)
        .executeTakeFirst();
      if (typeof next?.id !== 'number') break;
      after = next.id - 1;
    }
    await db.schema.dropTable('images').execute();

    await db.schema
      .createTable('sightings')
      .addColumn('vehicle_id', 'integer', (column) => column.notNull().primaryKey().references('vehicles.id'))
      .addColumn('last_seen', 'bigint', (column) => column.notNull())
      .addColumn('row_mark', 'text')
      .execute();
    await sql`insert into sightings select id, last_seen, row_mark from vehicles`.execute(db);
    for (const column of ['last_seen', 'row_mark']) await db.schema.alterTable('vehicles').dropColumn(column).execute();
  },
};
