import type { CompiledQuery } from 'kysely';
import type { Coverage } from '../../../domain/feeds/coverage.ts';
import { samePrice } from '../../../domain/money/money.ts';
import type { Availability } from '../../../domain/vehicle/availability.ts';
import type {
  AvailabilityRecord,
  InventoryTransaction,
  KnownVehicle,
  NewVehicle,
  PriceRecord,
  StoredVehicle,
} from '../../../ports/vehicles.ts';
import { BATCH_SIZE, batches } from './batches.ts';
import { DealerWriting, LISTED } from './dealer-writing.ts';
import { coverageOf, noteCoverage } from './feed-coverage.ts';
import { priceColumns, toPrice, vehicleColumns } from './rows.ts';

export class KyselyInventoryTransaction extends DealerWriting implements InventoryTransaction {
  async setHidden(ids: readonly number[], hidden: boolean): Promise<readonly number[]> {
    const changed: number[] = [];
    for (const batch of batches(ids)) {
      const rows = await this.db
        .selectFrom('vehicles')
        .select('id')
        .where('id', 'in', batch)
        .where('hidden', '=', hidden ? 0 : 1)
        .orderBy('id')
        .execute();
      changed.push(...rows.map(({ id }) => id));
    }
    for (const batch of batches(changed)) {
      const revision = await this.change();
      await this.db
        .updateTable('vehicles')
        .set({ hidden: hidden ? 1 : 0, revision })
        .where('id', 'in', batch)
        .execute();
    }
    return changed;
  }

  async unseenSince(dealerId: number, before: number): Promise<number[]> {
    const rows = await this.db
      .selectFrom('vehicles')
      .innerJoin('sightings', 'sightings.vehicleId', 'vehicles.id')
      .select('id')
      .where('dealerId', '=', dealerId)
      .where('availability', 'in', LISTED)
      .where('lastSeen', '<', before)
      .where('id', 'not in', (eb) => eb.selectFrom('apiVehicles').select('vehicleId'))
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  async *vehiclesOfDealer(dealerId: number): AsyncGenerator<KnownVehicle> {
    const last = await this.inserts.lastId('vehicles');
    for (let after = 0; ;) {
      const rows = await this.db
        .selectFrom('vehicles')
        .innerJoin('sightings', 'sightings.vehicleId', 'vehicles.id')
        .select(['id', 'stockNumber', 'vin', 'priceCents', 'currency', 'availability', 'fingerprint', 'rowMark'])
        .where('dealerId', '=', dealerId)
        .where('id', '>', after)
        .where('id', '<=', last)
        .orderBy('id')
        .limit(BATCH_SIZE)
        .execute();
      for (const { priceCents, currency, ...row } of rows) yield { ...row, dealerId, price: toPrice({ priceCents, currency }) };
      if (rows.length < BATCH_SIZE) return;
      after = rows.at(-1)?.id ?? last;
    }
  }

  async apiRecords(dealerId: number): Promise<ReadonlyMap<number, string>> {
    const rows = await this.db
      .selectFrom('apiVehicles')
      .innerJoin('vehicles', 'vehicles.id', 'apiVehicles.vehicleId')
      .select(['apiVehicles.vehicleId', 'apiVehicles.record'])
      .where('vehicles.dealerId', '=', dealerId)
      .execute();
    return new Map(rows.map(({ vehicleId, record }) => [vehicleId, record]));
  }

  async keepApiRecord(vehicleId: number, record: string): Promise<void> {
    await this.db
      .insertInto('apiVehicles')
      .values({ vehicleId, record })
      .onConflict((conflict) => conflict.column('vehicleId').doUpdateSet({ record }))
      .execute();
  }

  async forgetApiRecords(ids: readonly number[]): Promise<void> {
    for (const batch of batches(ids)) await this.db.deleteFrom('apiVehicles').where('vehicleId', 'in', batch).execute();
  }

  async add(vehicles: readonly NewVehicle[], at: number): Promise<void> {
    for (const batch of batches(vehicles)) {
      const revision = await this.change();
      const firstId = await this.inserts.reserveIds('vehicles', batch.length);
      const prices: VehiclePrice[] = [];
      const rows = batch.map((vehicle, k) => {
        const id = firstId + k;
        const firstSeen = vehicle.firstSeen ?? at;
        const ownPrices = pricesOf(vehicle, { id, firstSeen, at });
        prices.push(...ownPrices);
        const changedAt = Math.max(firstSeen, ...ownPrices.map((record) => record.at));
        // Not spread: copying sixty columns takes as long as making them.
        return Object.assign(vehicleColumns(vehicle), { id, firstSeen, hidden: 0, changedAt, revision } as const);
      });
      await this.inserts.insert('vehicles', rows);
      await this.inserts.insert(
        'sightings',
        batch.map(({ rowMark = null }, k) => ({ vehicleId: firstId + k, lastSeen: at, rowMark })),
      );
      await this.#appendPrices(prices);
      await this.#appendAvailabilities(
        rows.map(({ id, firstSeen, availability }) => ({ vehicleId: id, at: firstSeen, availability })),
      );
    }
  }

  async replace(vehicles: readonly (StoredVehicle & { readonly id: number })[], at: number): Promise<void> {
    if (new Set(vehicles.map(({ id }) => id)).size < vehicles.length) throw new RangeError('A vehicle is replaced twice at once');
    let update: CompiledQuery | null = null;
    for (const batch of batches(vehicles)) {
      const revision = await this.change();
      const ids = batch.map(({ id }) => id);
      const rows = await this.db
        .selectFrom('vehicles')
        .select(['id', 'priceCents', 'currency', 'availability'])
        .where('id', 'in', ids)
        .execute();
      const before = new Map(rows.map((row) => [row.id, row]));
      const prices: VehiclePrice[] = [];
      const availabilities: VehicleAvailability[] = [];
      for (const vehicle of batch) {
        const { id, price, availability } = vehicle;
        const known = before.get(id);
        if (!known) throw new RangeError(`No vehicle has the id ${id}`);
        if (!samePrice(toPrice(known), price)) prices.push({ vehicleId: id, at, price });
        if (known.availability !== availability) availabilities.push({ vehicleId: id, at, availability });
        const columns = Object.assign(vehicleColumns(vehicle), { changedAt: at, revision });
        // Compiling the statement takes longer than running it.
        update ??= this.db.updateTable('vehicles').set(columns).where('id', '=', id).compile();
        await this.db.executeQuery({ ...update, parameters: [...Object.values(columns), id] });
      }
      await this.seenAgain(ids, at);
      await this.markRows(batch);
      await this.#appendPrices(prices);
      await this.#appendAvailabilities(availabilities);
    }
  }

  async seenAgain(ids: readonly number[], at: number): Promise<void> {
    for (const batch of batches(ids)) {
      await this.db.updateTable('sightings').set({ lastSeen: at }).where('vehicleId', 'in', batch).execute();
    }
  }

  async markRows(vehicles: readonly (Pick<KnownVehicle, 'id'> & Pick<StoredVehicle, 'rowMark'>)[]): Promise<void> {
    const mark = this.db.updateTable('sightings').set({ rowMark: '' }).where('vehicleId', '=', 0).compile();
    for (const { id, rowMark = null } of vehicles) await this.db.executeQuery({ ...mark, parameters: [rowMark, id] });
  }

  async setAvailability(ids: readonly number[], availability: Availability, at: number): Promise<void> {
    for (const batch of batches(ids)) {
      const rows = await this.db
        .selectFrom('vehicles')
        .select('id')
        .where('id', 'in', batch)
        .where('availability', '<>', availability)
        .execute();
      if (rows.length === 0) continue;
      const changed = rows.map(({ id }) => id);
      const revision = await this.change();
      await this.db
        .updateTable('vehicles')
        .set({ availability, fingerprint: '', changedAt: at, revision })
        .where('id', 'in', changed)
        .execute();
      await this.#appendAvailabilities(changed.map((vehicleId) => ({ vehicleId, at, availability })));
    }
  }

  coverageOf(source: string): Promise<Coverage[]> {
    return coverageOf(this.db, source);
  }

  async noteCoverage(source: string, coverage: Coverage, at: number): Promise<void> {
    const id = await this.inserts.reserveIds('feedCoverage', 1);
    await noteCoverage(this.db, { ...coverage, id, source, at });
  }

  async #appendPrices(records: readonly VehiclePrice[]): Promise<void> {
    const firstId = await this.inserts.reserveIds('priceHistory', records.length);
    await this.inserts.insert(
      'priceHistory',
      records.map(({ vehicleId, at, price }, k) => ({ id: firstId + k, vehicleId, at, ...priceColumns(price) })),
    );
  }

  async #appendAvailabilities(records: readonly VehicleAvailability[]): Promise<void> {
    const firstId = await this.inserts.reserveIds('availabilityHistory', records.length);
    await this.inserts.insert(
      'availabilityHistory',
      records.map(({ vehicleId, at, availability }, k) => ({ id: firstId + k, vehicleId, at, availability })),
    );
  }
}

type VehiclePrice = PriceRecord & { readonly vehicleId: number };
type VehicleAvailability = AvailabilityRecord & { readonly vehicleId: number };

/** Earlier prices that a generator gives, then the present one if it changed. */
function pricesOf(
  { price, priceHistory = [] }: NewVehicle,
  { id, firstSeen, at }: { readonly id: number; readonly firstSeen: number; readonly at: number },
): VehiclePrice[] {
  const records = priceHistory.map((record) => ({ ...record, vehicleId: id }));
  if (!samePrice(records.at(-1)?.price ?? null, price))
    records.push({ vehicleId: id, at: records.length > 0 ? at : firstSeen, price });
  return records;
}
