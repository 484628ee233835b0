import type { Webhook, Webhooks } from '../../../ports/webhooks.ts';
import type { LeadsStorage } from './leads-storage.ts';
import { open, seal } from './sealing.ts';
import type { WebhooksTable } from './leads-tables.ts';

const placeOf = (dealerId: number): string => `webhook ${dealerId}`;

export class KyselyWebhooks implements Webhooks {
  readonly #storage: LeadsStorage;

  constructor(storage: LeadsStorage) {
    this.#storage = storage;
  }

  async ofDealer(dealerId: number): Promise<Webhook | null> {
    const row = await this.#storage.db.selectFrom('webhooks').selectAll().where('dealerId', '=', dealerId).executeTakeFirst();
    return row ? this.#open(row) : null;
  }

  async all(): Promise<Webhook[]> {
    const rows = await this.#storage.db.selectFrom('webhooks').selectAll().orderBy('dealerId').execute();
    return rows.map((row) => this.#open(row));
  }

  async save({ dealerId, url, secret }: Webhook): Promise<void> {
    const key = this.#storage.keys.current();
    const columns = { keyId: key.id, sealed: seal(key, JSON.stringify({ url, secret }), placeOf(dealerId)) };
    await this.#storage.write(async (db) => {
      await db
        .insertInto('webhooks')
        .values({ dealerId, ...columns })
        .onConflict((conflict) => conflict.column('dealerId').doUpdateSet(columns))
        .execute();
    });
  }

  remove(dealerId: number): Promise<boolean> {
    return this.#storage.write(async (db) => {
      const { numDeletedRows } = await db.deleteFrom('webhooks').where('dealerId', '=', dealerId).executeTakeFirst();
      return numDeletedRows > 0n;
    });
  }

  #open({ dealerId, keyId, sealed }: WebhooksTable): Webhook {
    const key = this.#storage.keys.ofId(keyId);
    if (!key) throw new Error(`The key ${keyId} is missing`);
    return { dealerId, ...(JSON.parse(open(key, sealed, placeOf(dealerId))) as Pick<Webhook, 'url' | 'secret'>) };
  }
}
