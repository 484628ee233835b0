import type { Kysely } from 'kysely';
import { ALERT, type Alerts, type AlertState } from '../../../ports/alerts.ts';
import { newDelivery } from './lead-rows.ts';
import type { LeadsStorage } from './leads-storage.ts';
import type { LeadTables } from './leads-tables.ts';

export const kyselyAlerts = (storage: LeadsStorage): Alerts => ({
  stateOf(leadId: string): Promise<AlertState> {
    return stateIn(storage.db, leadId);
  },

  confirm(leadId: string, now: number): Promise<boolean> {
    return storage.write(async (db) => {
      const lead = await db
        .selectFrom('leads')
        .select('vehicleId')
        .where('id', '=', leadId)
        .where('type', '=', 'availability')
        .executeTakeFirst();
      const vehicleId = lead?.vehicleId ?? null;
      if (vehicleId === null) return false;
      if ((await stateIn(db, leadId)) === 'none')
        await db.insertInto('alerts').values({ leadId, vehicleId, confirmedAt: now }).execute();
      return true;
    });
  },

  async stop(leadId: string): Promise<void> {
    await storage.write(async (db) => {
      await db.deleteFrom('alerts').where('leadId', '=', leadId).execute();
      await db
        .deleteFrom('outbox')
        .where('leadId', '=', leadId)
        .where('channel', '=', ALERT.channel)
        .where('status', '!=', 'sent')
        .execute();
    });
  },

  async watchedVehicles(confirmedSince: number): Promise<number[]> {
    const rows = await storage.db
      .selectFrom('alerts')
      .select('vehicleId')
      .distinct()
      .where('confirmedAt', '>=', confirmedSince)
      .execute();
    return rows.map(({ vehicleId }) => vehicleId);
  },

  fire(vehicleIds: readonly number[], now: number): Promise<number> {
    return storage.write(async (db) => {
      let fired = 0;
      for (const vehicleId of vehicleIds) {
        const alerts = await db.deleteFrom('alerts').where('vehicleId', '=', vehicleId).returning('leadId').execute();
        for (const { leadId } of alerts) {
          await db
            .insertInto('outbox')
            .values(newDelivery(leadId, ALERT, { status: 'waiting', at: now }))
            .execute();
        }
        fired += alerts.length;
      }
      return fired;
    });
  },
});

async function stateIn(db: Kysely<LeadTables>, leadId: string): Promise<AlertState> {
  const watched = await db.selectFrom('alerts').select('leadId').where('leadId', '=', leadId).executeTakeFirst();
  if (watched) return 'watching';
  const message = await db
    .selectFrom('outbox')
    .select('status')
    .where('leadId', '=', leadId)
    .where('channel', '=', ALERT.channel)
    .executeTakeFirst();
  if (!message) return 'none';
  return message.status === 'sent' ? 'sent' : 'due';
}
