import type { Kysely } from 'kysely';
import type { Alerts, AlertState } from '../../../ports/alerts.ts';
import { destinationOf } from '../../../ports/leads.ts';
import type { LeadsStorage } from './leads-storage.ts';
import type { LeadTables } from './tables.ts';

export class KyselyAlerts implements Alerts {
  readonly #storage: LeadsStorage;

  constructor(storage: LeadsStorage) {
    this.#storage = storage;
  }

  stateOf(leadId: string): Promise<AlertState> {
    return stateIn(this.#storage.db, leadId);
  }

  confirm(leadId: string, now: number): Promise<boolean> {
    return this.#storage.write(async (db) => {
      const lead = await db
        .selectFrom('leads')
        .select('vehicle_id')
        .where('id', '=', leadId)
        .where('type', '=', 'availability')
        .executeTakeFirst();
      const vehicleId = lead?.vehicle_id ?? null;
      if (vehicleId === null) return false;
      if ((await stateIn(db, leadId)) === 'none')
        await db.insertInto('alerts').values({ lead_id: leadId, vehicle_id: vehicleId, confirmed_at: now }).execute();
      return true;
    });
  }

  async stop(leadId: string): Promise<void> {
    await this.#storage.write(async (db) => {
      await db.deleteFrom('alerts').where('lead_id', '=', leadId).execute();
      await db
        .deleteFrom('outbox')
        .where('lead_id', '=', leadId)
        .where('channel', '=', 'alert')
        .where('status', '!=', 'sent')
        .execute();
    });
  }

  async watchedVehicles(confirmedSince: number): Promise<number[]> {
    const rows = await this.#storage.db
      .selectFrom('alerts')
      .select('vehicle_id')
      .distinct()
      .where('confirmed_at', '>=', confirmedSince)
      .execute();
    return rows.map(({ vehicle_id }) => vehicle_id);
  }

  fire(vehicleIds: readonly number[], now: number): Promise<number> {
    return this.#storage.write(async (db) => {
      let fired = 0;
      for (const vehicleId of vehicleIds) {
        const alerts = await db.deleteFrom('alerts').where('vehicle_id', '=', vehicleId).returning('lead_id').execute();
        for (const { lead_id } of alerts) {
          await db
            .insertInto('outbox')
            .values({
              lead_id,
              channel: 'alert',
              destination: destinationOf('alert', null),
              status: 'waiting',
              attempts: 0,
              first_due: now,
              at: now,
              lease_until: 0,
            })
            .execute();
        }
        fired += alerts.length;
      }
      return fired;
    });
  }
}

async function stateIn(db: Kysely<LeadTables>, leadId: string): Promise<AlertState> {
  const watched = await db.selectFrom('alerts').select('lead_id').where('lead_id', '=', leadId).executeTakeFirst();
  if (watched) return 'watching';
  const message = await db
    .selectFrom('outbox')
    .select('status')
    .where('lead_id', '=', leadId)
    .where('channel', '=', 'alert')
    .executeTakeFirst();
  if (!message) return 'none';
  return message.status === 'sent' ? 'sent' : 'due';
}
