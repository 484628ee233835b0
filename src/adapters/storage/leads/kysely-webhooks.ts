import type { Webhook, Webhooks } from '../../../ports/webhooks.ts';
import type { LeadKeys } from './lead-keys.ts';
import type { LeadsStorage } from './leads-storage.ts';
import { open, seal } from './sealing.ts';
import type { WebhooksTable } from './leads-tables.ts';

const placeOf = (dealerId: number): string => `webhook ${dealerId}`;

const opened = ({ dealerId, keyId, sealed }: WebhooksTable, keys: LeadKeys): Webhook => {
  const key = keys.ofId(keyId);
  if (!key) throw new Error(`The key ${keyId} is missing`);
  return { dealerId, ...(JSON.parse(open(key, sealed, placeOf(dealerId))) as Pick<Webhook, 'url' | 'secret'>) };
};

export const kyselyWebhooks = (storage: LeadsStorage): Webhooks => ({
  async ofDealer(dealerId: number): Promise<Webhook | null> {
    const row = await storage.db.selectFrom('webhooks').selectAll().where('dealerId', '=', dealerId).executeTakeFirst();
    return row ? opened(row, storage.keys) : null;
  },

  async all(): Promise<Webhook[]> {
    const rows = await storage.db.selectFrom('webhooks').selectAll().orderBy('dealerId').execute();
    return rows.map((row) => opened(row, storage.keys));
  },

  async save({ dealerId, url, secret }: Webhook): Promise<void> {
    const key = storage.keys.current();
    const columns = { keyId: key.id, sealed: seal(key, JSON.stringify({ url, secret }), placeOf(dealerId)) };
    await storage.write(async (db) => {
      await db
        .insertInto('webhooks')
        .values({ dealerId, ...columns })
        .onConflict((conflict) => conflict.column('dealerId').doUpdateSet(columns))
        .execute();
    });
  },

  remove(dealerId: number): Promise<boolean> {
    return storage.write(async (db) => {
      const { numDeletedRows } = await db.deleteFrom('webhooks').where('dealerId', '=', dealerId).executeTakeFirst();
      return numDeletedRows > 0n;
    });
  },
});
