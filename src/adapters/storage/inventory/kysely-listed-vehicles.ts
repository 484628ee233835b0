import { setImmediate } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { AVAILABILITIES, AVAILABILITY_RULES } from '../../../domain/vehicle/availability.ts';
import { shownOnce } from '../../../domain/vehicle/same-vehicle.ts';
import type { Vehicle } from '../../../domain/vehicle/vehicle.ts';
import type { IdRange, ListedVehicles } from '../../../ports/listed-vehicles.ts';
import { BATCH_SIZE } from './batches.ts';
import type { Database } from './inventory-tables.ts';

const LISTED = AVAILABILITIES.filter((availability) => AVAILABILITY_RULES[availability].listed);
const ALL_IDS: IdRange = { from: 1, to: Number.MAX_SAFE_INTEGER };

/** Reads by key, so that the millionth batch costs what the first does. */
export const kyselyListedVehicles = (db: Kysely<Database>): ListedVehicles => ({
  async *inOrder(scope, { from, to } = ALL_IDS) {
    for (let next = from; ;) {
      const rows = await listedIn(db, scope)
        .select(['vehicles.id', 'type', 'make', 'model', 'year', 'version', 'dealerId', 'changedAt', 'vin'])
        .where('vehicles.id', '>=', next)
        .where('vehicles.id', '<=', to)
        .orderBy('vehicles.id')
        .limit(BATCH_SIZE)
        .execute();
      const isShown = await oncePerVehicle(db, scope, rows);
      const shown = rows.filter(isShown).map(({ vin: _, ...row }) => row);
      if (shown.length > 0) yield shown;
      const last = rows.at(-1);
      if (!last || rows.length < BATCH_SIZE) return;
      next = last.id + 1;
      // SQLite answers synchronously: without a pause, no other request would be answered until the end.
      await setImmediate();
    }
  },
});

type Scope = Parameters<ListedVehicles['inOrder']>[0];

const listedIn = (db: Kysely<Database>, { market, companyIds, source }: Scope) =>
  db
    .selectFrom('vehicles')
    .innerJoin('dealers', 'dealers.id', 'vehicles.dealerId')
    .where('vehicles.availability', 'in', LISTED)
    .where('vehicles.hidden', '=', 0)
    .where('dealers.removed', '=', 0)
    .where('dealers.market', '=', market)
    // Names of letters and digits, with spaces between.
    .$if(source !== null, (query) => query.where(sql`' ' || source || ' '`, 'like', `% ${source ?? ''} %`))
    .$if(companyIds !== null, (query) => query.where('vehicles.dealerId', 'in', companyIds ?? []));

/** Which of these listings came first among all of the scope's for their vehicle. */
async function oncePerVehicle(
  db: Kysely<Database>,
  scope: Scope,
  rows: readonly Pick<Vehicle, 'id' | 'vin'>[],
): Promise<(row: Pick<Vehicle, 'id' | 'vin'>) => boolean> {
  const vins = rows.flatMap(({ vin }) => vin ?? []);
  const sharing =
    vins.length === 0
      ? []
      : await listedIn(db, scope).select(['vehicles.id', 'make', 'vin', 'firstSeen']).where('vin', 'in', vins).execute();
  const first = new Set(shownOnce(sharing).map(({ id }) => id));
  return ({ id, vin }) => vin === null || first.has(id);
}
