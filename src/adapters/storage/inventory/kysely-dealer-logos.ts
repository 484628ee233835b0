import type { Kysely } from 'kysely';
import { OPERATOR, type DealerLogos } from '../../../ports/media/dealer-logos.ts';
import type { Database } from './inventory-tables.ts';

export const kyselyDealerLogos = (db: Kysely<Database>): DealerLogos => ({
  async ofName(name) {
    const row = await db.selectFrom('dealerLogos').select('bytes').where('name', '=', name).executeTakeFirst();
    return row?.bytes ?? null;
  },

  async wanted() {
    const rows = await db
      .selectFrom('dealers')
      .select(['id as dealerId', 'name as dealerName', 'logoAddress as address'])
      .where('logoAddress', 'is not', null)
      .where((eb) => eb.or([eb('logoFrom', 'is', null), eb('logoFrom', 'not in', [OPERATOR, eb.ref('logoAddress')])]))
      .orderBy('id')
      .execute();
    return rows.map(({ address, ...dealer }) => ({ ...dealer, address: address ?? '' }));
  },
});
