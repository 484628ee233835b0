import type { TrafficCount, TrafficEvent } from '../../../domain/tracking/traffic-counts.ts';
import type { Traffic, TrafficPeriod, VehicleTraffic } from '../../../ports/traffic.ts';
import { batches } from './batches.ts';
import type { KyselyStorage } from './inventory-tables.ts';

export const kyselyTraffic = (storage: KyselyStorage): Traffic => ({
  async add(
    counts: readonly TrafficCount[],
    { keepFrom, waitMs }: { readonly keepFrom: string; readonly waitMs: number },
  ): Promise<void> {
    await storage.writeAlone(
      async (db) => {
        for (const batch of batches(counts)) {
          await db
            .insertInto('traffic')
            .values(batch)
            .onConflict((conflict) =>
              conflict
                .columns(['day', 'siteId', 'vehicleId', 'event'])
                .doUpdateSet((row) => ({ count: row('traffic.count', '+', row.ref('excluded.count')) })),
            )
            .execute();
        }
        await db.deleteFrom('traffic').where('day', '<', keepFrom).execute();
      },
      { waitMs },
    );
  },

  async ofPeriod({ from, to, siteId }: TrafficPeriod): Promise<VehicleTraffic[]> {
    let counted = storage.db.selectFrom('traffic').where('day', '>=', from).where('day', '<=', to);
    if (siteId !== null) counted = counted.where('siteId', '=', siteId);
    const rows = await counted
      .select((row) => {
        const of = (event: TrafficEvent) =>
          row.fn.sum<number | string>(row.case().when('event', '=', event).then(row.ref('count')).else(0).end());
        return ['vehicleId', of('view').as('views'), of('click').as('clicks')] as const;
      })
      .groupBy('vehicleId')
      .orderBy('clicks', 'desc')
      .orderBy('views', 'desc')
      .orderBy('vehicleId')
      .execute();
    // PostgreSQL returns sums as text.
    return rows.map((row) => ({ ...row, views: Number(row.views), clicks: Number(row.clicks) }));
  },
});
