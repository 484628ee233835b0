import type { Kysely } from 'kysely';
import { OPERATOR, type DealerLogos, type WantedLogo } from '../../../ports/media/dealer-logos.ts';
import type { Database } from './inventory-tables.ts';

export class KyselyDealerLogos implements DealerLogos {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async ofName(name: string): Promise<Uint8Array | null> {
    const row = await this.#db.selectFrom('dealerLogos').select('bytes').where('name', '=', name).executeTakeFirst();
    return row?.bytes ?? null;
  }

  async wanted(): Promise<readonly WantedLogo[]> {
    const rows = await this.#db
      .selectFrom('dealers')
      .select(['id as dealerId', 'name as dealerName', 'logoAddress as address'])
      .where('logoAddress', 'is not', null)
      .where((eb) => eb.or([eb('logoFrom', 'is', null), eb('logoFrom', 'not in', [OPERATOR, eb.ref('logoAddress')])]))
      .orderBy('id')
      .execute();
    return rows.map(({ address, ...dealer }) => ({ ...dealer, address: address ?? '' }));
  }
}
