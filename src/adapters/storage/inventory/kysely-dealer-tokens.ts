import { createHash, randomBytes } from 'node:crypto';
import type { DealerToken, DealerTokens } from '../../../ports/feeds/dealer-tokens.ts';
import type { KyselyStorage } from './inventory-tables.ts';

/** Recognisable for programs that look for secrets in files. */
const PREFIX = 'forecourt_';
const BYTES = 32;
const COLUMNS = ['id', 'dealerId', 'name', 'createdAt', 'revokedAt'] as const;

/** A token is random, so that a plain hash cannot be turned back by trying. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export class KyselyDealerTokens implements DealerTokens {
  readonly #storage: KyselyStorage;

  constructor(storage: KyselyStorage) {
    this.#storage = storage;
  }

  async create(dealerId: number, name: string, now: number): Promise<string> {
    const token = `${PREFIX}${randomBytes(BYTES).toString('base64url')}`;
    await this.#storage.writeAlone(async (db) => {
      const last = await db
        .selectFrom('apiTokens')
        .select(({ fn }) => fn.max('id').as('last'))
        .executeTakeFirst();
      const row = { id: (last?.last ?? 0) + 1, dealerId, name, hash: hashOf(token), createdAt: now, revokedAt: null };
      await db.insertInto('apiTokens').values(row).execute();
    });
    return token;
  }

  async list(): Promise<DealerToken[]> {
    return this.#storage.db.selectFrom('apiTokens').select(COLUMNS).orderBy('id').execute();
  }

  revoke(id: number, now: number): Promise<boolean> {
    return this.#storage.writeAlone(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('apiTokens')
        .set({ revokedAt: now })
        .where('id', '=', id)
        .where('revokedAt', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    });
  }

  async find(token: string): Promise<DealerToken | null> {
    const found = await this.#storage.db
      .selectFrom('apiTokens')
      .select(COLUMNS)
      .where('hash', '=', hashOf(token))
      .where('revokedAt', 'is', null)
      .executeTakeFirst();
    return found ?? null;
  }
}
