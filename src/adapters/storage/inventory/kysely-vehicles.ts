import { setImmediate } from 'node:timers/promises';
import type { CompiledQuery, Kysely } from 'kysely';
import { lastDropOf, type PriceDrop } from '../../../domain/vehicle/price-drop.ts';
import type { Dealer, Listing } from '../../../domain/vehicle/vehicle.ts';
import type { AvailabilityRecord, PriceRecord, Vehicles } from '../../../ports/vehicles.ts';
import { batches, BULK_SLICE_SIZE, SLICE_SIZE } from './batches.ts';
import type { Database, VehiclesTable } from './inventory-tables.ts';
import { toDealer, toPrice, toVehicle } from './rows.ts';

/** A row whose values are damaged, such as JSON that has no end. */
export interface UnreadableRow {
  readonly table: 'vehicles' | 'dealers';
  readonly id: number;
}

/** A row that cannot be read is left out: it costs its vehicle, or its dealer with their vehicles, and no other. */
export class KyselyVehicles implements Vehicles {
  readonly #db: Kysely<Database>;
  readonly #onUnreadable: (row: UnreadableRow) => void;
  readonly #told = new Set<string>();
  /** Compiled once: every page runs it. */
  readonly #revisionQuery: CompiledQuery<{ revision: number }>;

  /** @param onUnreadable is called once for each row */
  constructor(db: Kysely<Database>, onUnreadable: (row: UnreadableRow) => void = () => undefined) {
    this.#db = db;
    this.#onUnreadable = onUnreadable;
    this.#revisionQuery = db.selectFrom('inventory').select('revision').where('id', '=', 1).compile();
  }

  async ofId(id: number): Promise<Listing | null> {
    return (await this.ofIds([id]))[0] ?? null;
  }

  async ofIds(ids: readonly number[]): Promise<Listing[]> {
    const byId = new Map<number, Listing>();
    await inSnapshot(this.#db, async (db) => {
      for (const batch of batches(ids)) {
        const rows = await db.selectFrom('vehicles').selectAll().where('id', 'in', batch).execute();
        const drops = await dropsOf(db, batch);
        for (const listing of await this.#listings(db, rows)) {
          const { id } = listing.vehicle;
          const drop = drops.get(id);
          byId.set(id, drop ? { ...listing, drop } : listing);
        }
      }
    });
    return ids.map((id) => byId.get(id)).filter((listing) => listing !== undefined);
  }

  ofVin(vin: string): Promise<Listing[]> {
    return inSnapshot(this.#db, async (db) =>
      this.#listings(db, await db.selectFrom('vehicles').selectAll().where('vin', '=', vin).orderBy('id').execute()),
    );
  }

  async dealers(): Promise<Dealer[]> {
    return this.#readable('dealers', await this.#db.selectFrom('dealers').selectAll().orderBy('id').execute(), toDealer);
  }

  async dealerOfId(id: number): Promise<Dealer | null> {
    const row = await this.#db.selectFrom('dealers').selectAll().where('id', '=', id).executeTakeFirst();
    return (row && this.#readable('dealers', [row], toDealer)[0]) ?? null;
  }

  async priceHistory(id: number): Promise<PriceRecord[]> {
    const rows = await this.#db
      .selectFrom('priceHistory')
      .select(['at', 'priceCents', 'currency'])
      .where('vehicleId', '=', id)
      .orderBy('id')
      .execute();
    return rows.map((row) => ({ at: row.at, price: toPrice(row) }));
  }

  async availabilityHistory(id: number): Promise<AvailabilityRecord[]> {
    return await this.#db
      .selectFrom('availabilityHistory')
      .select(['at', 'availability'])
      .where('vehicleId', '=', id)
      .orderBy('id')
      .execute();
  }

  async hiddenIds(): Promise<number[]> {
    const rows = await this.#db.selectFrom('vehicles').select('id').where('hidden', '=', 1).orderBy('id').execute();
    return rows.map(({ id }) => id);
  }

  async revision(): Promise<number> {
    const { rows } = await this.#db.executeQuery(this.#revisionQuery);
    const [row] = rows;
    if (!row) throw new Error('The inventory has no revision');
    return row.revision;
  }

  async *changedSince(revision: number, inBulk = false): AsyncGenerator<Listing[]> {
    const size = inBulk ? BULK_SLICE_SIZE : SLICE_SIZE;
    let from = { revision: revision + 1, id: 0 };
    for (;;) {
      const { rows, batch } = await inSnapshot(this.#db, async (db) => {
        // Not (revision, id) > (…): SQLite would go through all of the revision's vehicles for each slice of them.
        const vehicles = db.selectFrom('vehicles').selectAll();
        const ofRevision = vehicles.where('revision', '=', from.revision).where('id', '>', from.id).orderBy('id');
        const rows = await ofRevision.limit(size).execute();
        if (rows.length < size) {
          const later = vehicles.where('revision', '>', from.revision).orderBy('revision').orderBy('id');
          rows.push(...(await later.limit(size - rows.length).execute()));
        }
        return { rows, batch: await this.#listings(db, rows) };
      });
      if (batch.length > 0) yield batch;
      const last = rows.at(-1);
      if (!last || rows.length < size) return;
      from = last;
      await setImmediate();
    }
  }

  async ping(): Promise<void> {
    await this.revision();
  }

  async #listings(db: Kysely<Database>, rows: readonly VehiclesTable[]): Promise<Listing[]> {
    if (rows.length === 0) return [];
    const dealerIds = [...new Set(rows.map((row) => row.dealerId))];
    const dealerRows = await db.selectFrom('dealers').selectAll().where('id', 'in', dealerIds).execute();
    const dealers = new Map(this.#readable('dealers', dealerRows, toDealer).map((dealer) => [dealer.id, dealer]));
    return this.#readable('vehicles', rows, (row) => {
      const dealer = dealers.get(row.dealerId);
      if (!dealer) throw new Error(`Vehicle ${row.id} has no dealer ${row.dealerId}`);
      return { vehicle: toVehicle(row, dealer), dealer };
    });
  }

  #readable<Row extends { readonly id: number }, T>(
    table: UnreadableRow['table'],
    rows: readonly Row[],
    read: (row: Row) => T,
  ): T[] {
    const found: T[] = [];
    for (const row of rows) {
      try {
        found.push(read(row));
      } catch {
        // The error would quote the row, which may name people.
        const name = `${table} ${String(row.id)}`;
        if (!this.#told.has(name)) this.#onUnreadable({ table, id: row.id });
        this.#told.add(name);
      }
    }
    return found;
  }
}

/** The last reductions of the prices of these vehicles. */
const dropsOf = async (db: Kysely<Database>, ids: readonly number[]): Promise<ReadonlyMap<number, PriceDrop>> => {
  const rows = await db
    .selectFrom('priceHistory')
    .select(['vehicleId', 'at', 'priceCents', 'currency'])
    .where('vehicleId', 'in', ids)
    .orderBy('id')
    .execute();
  const drops = new Map<number, PriceDrop>();
  for (const [id, history] of Map.groupBy(rows, ({ vehicleId }) => vehicleId)) {
    const drop = lastDropOf(history.map((row) => ({ at: row.at, price: toPrice(row) })));
    if (drop) drops.set(id, drop);
  }
  return drops;
};

/** Several queries on one consistent state of the inventory. */
const inSnapshot = <T>(db: Kysely<Database>, read: (db: Kysely<Database>) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
