/** Reseals everything with the current key, after which the older keys are no longer needed. */
import { kyselyWebhooks } from './kysely-webhooks.ts';
import { openLead, sealedColumns } from './lead-rows.ts';
import type { LeadsStorage } from './leads-storage.ts';

const BATCH = 200;

/**
 * Returns how many leads were resealed. Repeated submissions are recognized for as long as the old key exists: a
 * repetition after that is a conflict, not a second lead.
 */
export async function reseal(storage: LeadsStorage): Promise<number> {
  const key = storage.keys.current();
  const webhooks = kyselyWebhooks(storage);
  for (const webhook of await webhooks.all()) await webhooks.save(webhook);
  for (let done = 0; ;) {
    const rows = await storage.db.selectFrom('leads').selectAll().where('keyId', '!=', key.id).limit(BATCH).execute();
    if (rows.length === 0) {
      storage.settle();
      return done;
    }
    await storage.write(async (db) => {
      for (const row of rows) {
        await db
          .updateTable('leads')
          .set(sealedColumns(openLead(row, storage.keys), key))
          .where('id', '=', row.id)
          .execute();
      }
    });
    done += rows.length;
  }
}
