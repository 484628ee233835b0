/** Writes dealers, and what operators decide of them. */
import type { Kysely } from 'kysely';
import { AVAILABILITIES, AVAILABILITY_RULES } from '../../../domain/vehicle/availability.ts';
import type { Dealer } from '../../../domain/vehicle/vehicle.ts';
import type { LogoPicture } from '../../../ports/media/dealer-logos.ts';
import type { DealerOfSource, DealerRecord } from '../../../ports/vehicles.ts';
import type { Database, DealersTable } from './inventory-tables.ts';
import { NumberedInserts } from './numbered-inserts.ts';
import { dealerColumns, jsonColumn, toDealer } from './rows.ts';

/** The part of `InventoryTransaction` that is about dealers. */
export class DealerWriting {
  protected readonly db: Kysely<Database>;
  protected readonly inserts: NumberedInserts;
  #revision: number | null = null;

  constructor(db: Kysely<Database>) {
    this.db = db;
    this.inserts = new NumberedInserts(db);
  }

  async saveDealer(dealer: DealerRecord): Promise<number> {
    const columns = dealerColumns(dealer);
    const known = await this.#dealerBy('key', dealer.key);
    if (!known) {
      const id = await this.inserts.reserveIds('dealers', 1);
      await this.db
        .insertInto('dealers')
        .values({ id, ...columns, logo: null, logoFrom: null, removed: 0 })
        .execute();
      await this.change();
      return id;
    }
    await this.#updateDealer(known, {
      ...columns,
      openingHours: columns.openingHours ?? known.openingHours,
      leadRouting: columns.leadRouting ?? known.leadRouting,
      timeZone: columns.timeZone ?? known.timeZone,
      logoAddress: columns.logoAddress ?? known.logoAddress,
    });
    return known.id;
  }

  async setOpeningHours(dealerId: number, told: Pick<Dealer, 'hours' | 'timeZone'>): Promise<void> {
    const known = await this.#dealerBy('id', dealerId);
    if (!known) return;
    await this.#updateDealer(known, {
      openingHours: jsonColumn(told.hours) ?? known.openingHours,
      timeZone: told.timeZone ?? known.timeZone,
    });
  }

  async setLogo(dealerId: number, logo: LogoPicture | null, from: string | null): Promise<void> {
    const known = await this.#dealerBy('id', dealerId);
    if (!known) return;
    if (logo)
      await this.db
        .insertInto('dealerLogos')
        .values({ name: logo.name, bytes: logo.bytes })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
    await this.#updateDealer(known, { logo: logo?.name ?? null, logoFrom: from });
  }

  async setRemoved(dealerId: number, removed: boolean): Promise<boolean> {
    const known = await this.#dealerBy('id', dealerId);
    if (!known || (known.removed === 1) === removed) return false;
    await this.#updateDealer(known, { removed: removed ? 1 : 0 });
    return true;
  }

  async setLeadRouting(dealerId: number, routing: Dealer['leadRouting']): Promise<void> {
    const known = await this.#dealerBy('id', dealerId);
    if (known) await this.#updateDealer(known, { leadRouting: jsonColumn(routing) });
  }

  /** A dealer's new record changes all their listings. */
  async #updateDealer(known: DealersTable, columns: Partial<Omit<DealersTable, 'id'>>): Promise<void> {
    if (Object.entries(columns).every(([column, value]) => known[column as keyof typeof columns] === value)) return;
    await this.db.updateTable('dealers').set(columns).where('id', '=', known.id).execute();
    const revision = await this.change();
    await this.db.updateTable('vehicles').set({ revision }).where('dealerId', '=', known.id).execute();
  }

  async dealerOfId(id: number): Promise<Dealer | null> {
    const row = await this.#dealerBy('id', id);
    return row ? toDealer(row) : null;
  }

  async dealerOfKey(key: string): Promise<Dealer | null> {
    const row = await this.#dealerBy('key', key);
    return row ? toDealer(row) : null;
  }

  async dealersOfSource(prefix: string): Promise<readonly DealerOfSource[]> {
    // Not LIKE, to which percent signs and cases of letters mean something.
    return this.db
      .selectFrom('dealers')
      .select((eb) => [
        'id',
        'key',
        'name',
        eb
          .selectFrom('vehicles')
          .whereRef('vehicles.dealerId', '=', 'dealers.id')
          .where('availability', 'in', LISTED)
          .select(eb.fn.countAll<number>().as('listed'))
          .$asScalar()
          .$notNull()
          .as('listed'),
      ])
      .where((eb) => eb.fn('substr', ['key', eb.val(1), eb.val(prefix.length)]), '=', prefix)
      .orderBy('id')
      .execute();
  }

  #dealerBy(column: 'id' | 'key', value: number | string): Promise<DealersTable | undefined> {
    return this.db.selectFrom('dealers').selectAll().where(column, '=', value).executeTakeFirst();
  }

  /** The revision of what this transaction changes: one more than before it, whatever the number of changes. */
  protected async change(): Promise<number> {
    this.#revision ??= (
      await this.db
        .updateTable('inventory')
        .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
        .returning('revision')
        .executeTakeFirstOrThrow()
    ).revision;
    return this.#revision;
  }
}

export const LISTED = AVAILABILITIES.filter((availability) => AVAILABILITY_RULES[availability].listed);
