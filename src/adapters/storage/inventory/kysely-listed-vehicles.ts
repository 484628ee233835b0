import { setImmediate } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { AVAILABILITIES, AVAILABILITY_RULES } from '../../../domain/vehicle/availability.ts';
import type { IdRange, ListedVehicles } from '../../../ports/listed-vehicles.ts';
import { BATCH_SIZE } from './batches.ts';
import type { Database } from './inventory-tables.ts';

const LISTED = AVAILABILITIES.filter((availability) => AVAILABILITY_RULES[availability].listed);
const ALL_IDS: IdRange = { from: 1, to: Number.MAX_SAFE_INTEGER };

/** Reads by key, so that the millionth batch costs what the first does. */
export const kyselyListedVehicles = (db: Kysely<Database>): ListedVehicles => ({
  async *inOrder({ market, companyIds, source }, { from, to } = ALL_IDS) {
    for (let next = from; ;) {
      const rows = await db
        .selectFrom('vehicles')
        .innerJoin('dealers', 'dealers.id', 'vehicles.dealerId')
        .select(['vehicles.id', 'type', 'make', 'model', 'year', 'version', 'dealerId', 'changedAt'])
        .where('vehicles.id', '>=', next)
        .where('vehicles.id', '<=', to)
        .where('vehicles.availability', 'in', LISTED)
        .where('vehicles.hidden', '=', 0)
        .where('dealers.removed', '=', 0)
        .where('dealers.market', '=', market)
        // Names of letters and digits, with spaces between.
        .$if(source !== null, (query) => query.where(sql`' ' || source || ' '`, 'like', `% ${source ?? ''} %`))
        .$if(companyIds !== null, (query) => query.where('vehicles.dealerId', 'in', companyIds ?? []))
        .orderBy('vehicles.id')
        .limit(BATCH_SIZE)
        .execute();
      if (rows.length > 0) yield rows;
      const last = rows.at(-1);
      if (!last || rows.length < BATCH_SIZE) return;
      next = last.id + 1;
      // SQLite answers synchronously: without a pause, no other request would be answered until the end.
      await setImmediate();
    }
  },
});
