/** Writes vehicles of one dealer as the write API is told: each row goes in as a whole or is refused, and a repetition changes nothing. */
import { API_FIELDS, API_LISTS, apiProfile } from '../../domain/feeds/api-profile.ts';
import type { FeedRecord } from '../../domain/feeds/feed-record.ts';
import type { MappedRecord } from '../../domain/feeds/mapped-record.ts';
import type { FieldFault } from '../../domain/feeds/measures.ts';
import { createRecordMapper } from '../../domain/feeds/record-mapper.ts';
import { AVAILABILITY_RULES } from '../../domain/vehicle/availability.ts';
import { fingerprintOf } from '../../domain/vehicle/fingerprint.ts';
import { defaultSources } from '../../domain/vehicle/sources.ts';
import type { Dealer, VehicleFacts } from '../../domain/vehicle/vehicle.ts';
import type { Clock } from '../../ports/clock.ts';
import type { InventoryTransaction, InventoryWriting, KnownVehicle, NewVehicle, StoredVehicle } from '../../ports/vehicles.ts';

/** Fields as they were sent, with numbers as text. */
export type ApiFields = Readonly<Record<string, unknown>>;

export type VehicleWrite =
  /** PUT says all that is known of the vehicle; PATCH changes some of what PUT said (RFC 7396: null takes a field away). */
  | { readonly method: 'PUT' | 'PATCH'; readonly stockNumber: string; readonly fields: ApiFields }
  | { readonly method: 'DELETE'; readonly stockNumber: string };

export interface FieldProblem {
  readonly field: string;
  readonly value: string;
  readonly fault: FieldFault | 'unknown-field' | 'wrong-type' | 'other-stock-number' | 'formula' | 'missing';
}

export type WriteResult =
  | { readonly kind: 'added' | 'changed' | 'unchanged'; readonly id: number; readonly unrecognised: readonly string[] }
  | { readonly kind: 'gone'; readonly id: number }
  | { readonly kind: 'invalid'; readonly problems: readonly FieldProblem[] }
  /** There is no such vehicle. */
  | { readonly kind: 'unknown' }
  /** A feed brought it: PUT takes it over. */
  | { readonly kind: 'of-feed' }
  /** An earlier row of the batch names the same vehicle. */
  | { readonly kind: 'repeated' };

export interface WriteVehiclesPorts {
  readonly writing: InventoryWriting;
  readonly clock: Clock;
  readonly recordOf: (fields: ApiFields) => FeedRecord;
}

/** A visitor's request is not kept waiting for an import. */
const WAIT_MS = 3_000;

/** A result for each row, in their order; null where there is no such dealer. Rejects with `StorageBusy` while an import writes. */
export const writeVehicles = (
  { writing, clock, recordOf }: WriteVehiclesPorts,
  dealerId: number,
  writes: readonly VehicleWrite[],
): Promise<readonly WriteResult[] | null> =>
  writing.transaction(
    async (inventory) => {
      const dealer = await inventory.dealerOfId(dealerId);
      return (
        dealer && new DealerWriting(inventory, dealer, await stockOf(inventory, dealerId), recordOf, clock.now()).run(writes)
      );
    },
    { waitMs: WAIT_MS },
  );

interface ApiStock {
  readonly byVin: Map<string, KnownVehicle>;
  readonly byStockNumber: Map<string, KnownVehicle>;
  /** What the API wrote, by the vehicle's id, as JSON. */
  readonly records: ReadonlyMap<number, string>;
}

const isListed = ({ availability }: KnownVehicle): boolean => AVAILABILITY_RULES[availability].listed;

const stockOf = async (inventory: InventoryTransaction, dealerId: number): Promise<ApiStock> => {
  const byVin = new Map<string, KnownVehicle>();
  const byStockNumber = new Map<string, KnownVehicle>();
  // Of several stored vehicles with one number, the listed one counts, else the newest, as in imports.
  const keep = (index: Map<string, KnownVehicle>, key: string | null, vehicle: KnownVehicle): void => {
    const other = key === null ? undefined : index.get(key);
    if (key !== null && (!other || isListed(vehicle) || !isListed(other))) index.set(key, vehicle);
  };
  for await (const vehicle of inventory.vehiclesOfDealer(dealerId)) {
    keep(byVin, vehicle.vin, vehicle);
    keep(byStockNumber, vehicle.stockNumber, vehicle);
  }
  return { byVin, byStockNumber, records: await inventory.apiRecords(dealerId) };
};

interface Accepted {
  readonly place: number;
  readonly facts: VehicleFacts;
  readonly record: string;
  readonly unrecognised: readonly string[];
  readonly known: KnownVehicle | undefined;
}

class DealerWriting {
  readonly #inventory: InventoryTransaction;
  readonly #dealer: Dealer;
  readonly #stock: ApiStock;
  readonly #recordOf: WriteVehiclesPorts['recordOf'];
  readonly #now: number;
  readonly #results: WriteResult[] = [];
  readonly #accepted: Accepted[] = [];
  readonly #leaving = new Set<number>();
  readonly #named = new Set<string>();

  constructor(
    inventory: InventoryTransaction,
    dealer: Dealer,
    stock: ApiStock,
    recordOf: WriteVehiclesPorts['recordOf'],
    now: number,
  ) {
    this.#inventory = inventory;
    this.#dealer = dealer;
    this.#stock = stock;
    this.#recordOf = recordOf;
    this.#now = now;
  }

  async run(writes: readonly VehicleWrite[]): Promise<readonly WriteResult[]> {
    for (const [place, write] of writes.entries()) {
      const result = this.#nameOnce(`S${write.stockNumber}`)
        ? write.method === 'DELETE'
          ? this.#delete(write.stockNumber)
          : this.#put(place, write)
        : ({ kind: 'repeated' } as const);
      if (result) this.#results[place] = result;
    }
    await this.#store();
    return this.#results;
  }

  #nameOnce(name: string): boolean {
    if (this.#named.has(name)) return false;
    this.#named.add(name);
    return true;
  }

  #delete(stockNumber: string): WriteResult {
    const known = this.#stock.byStockNumber.get(stockNumber);
    if (!known) return { kind: 'unknown' };
    if (isListed(known) && !this.#stock.records.has(known.id)) return { kind: 'of-feed' };
    this.#leaving.add(known.id);
    return { kind: 'gone', id: known.id };
  }

  /** Null: it is accepted, and the result comes with the storing. */
  #put(place: number, { method, stockNumber, fields }: Exclude<VehicleWrite, { method: 'DELETE' }>): WriteResult | null {
    const stored = this.#stock.byStockNumber.get(stockNumber);
    const record = stored && this.#stock.records.get(stored.id);
    if (method === 'PATCH' && !stored) return { kind: 'unknown' };
    if (method === 'PATCH' && record === undefined) return { kind: 'of-feed' };
    const before = method === 'PATCH' && record !== undefined ? (JSON.parse(record) as ApiFields) : {};
    const problems = problemsOfFields(fields, stockNumber);
    if (problems.length > 0) return { kind: 'invalid', problems };
    const merged: ApiFields = { ...before, ...fields, stockNumber };
    const whole = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
    const read = this.#read(whole);
    if ('problems' in read) return { kind: 'invalid', problems: read.problems };
    const { facts, unrecognised } = read;
    if (facts.vin !== null && !this.#nameOnce(`V${facts.vin}`)) return { kind: 'repeated' };
    const byVin = facts.vin === null ? undefined : this.#stock.byVin.get(facts.vin);
    // The same stock number with another VIN is another vehicle, as in imports.
    const { vin = null } = stored ?? {};
    const isOther = facts.vin !== null && vin !== null && vin !== facts.vin;
    const known = byVin ?? (isOther ? undefined : stored);
    if (stored && stored.id !== known?.id && record !== undefined) this.#leaving.add(stored.id);
    this.#accepted.push({ place, facts, unrecognised, record: JSON.stringify(whole), known });
    return null;
  }

  #read(
    fields: ApiFields,
  ): { readonly facts: VehicleFacts; readonly unrecognised: readonly string[] } | { readonly problems: readonly FieldProblem[] } {
    const mapper = createRecordMapper(apiProfile(this.#dealer.market), {
      thisYear: new Date(this.#now).getUTCFullYear(),
      dealers: false,
    });
    const mapped = mapper.map(this.#recordOf(fields));
    const problems: FieldProblem[] = [
      ...problemsOf(mapped),
      ...mapper.columns.open().map(({ field, example: value }) => ({ field, value, fault: 'unclear-marks' as const })),
    ];
    if (problems.length > 0 || mapped.kind !== 'vehicle') return { problems };
    return { facts: mapped.facts, unrecognised: mapped.unrecognised.map(({ attribute, word }) => `${attribute}: ${word}`) };
  }

  async #store(): Promise<void> {
    const adding: NewVehicle[] = [];
    const replacing: (StoredVehicle & { readonly id: number })[] = [];
    const seen: number[] = [];
    const added: Accepted[] = [];
    for (const accepted of this.#accepted) {
      const { place, facts, known, unrecognised } = accepted;
      const vehicle = {
        ...facts,
        dealerId: this.#dealer.id,
        sources: defaultSources(facts.type),
        demo: false,
        fingerprint: fingerprintOf(facts, null),
      };
      if (!known) {
        adding.push(vehicle);
        added.push(accepted);
        continue;
      }
      this.#leaving.delete(known.id);
      const isSame = known.fingerprint === vehicle.fingerprint;
      if (isSame) seen.push(known.id);
      else replacing.push({ ...vehicle, id: known.id });
      this.#results[place] = { kind: isSame ? 'unchanged' : 'changed', id: known.id, unrecognised };
    }
    const leaving = [...this.#leaving];
    await this.#inventory.setAvailability(leaving, 'unavailable', this.#now);
    await this.#inventory.forgetApiRecords(leaving);
    await this.#inventory.replace(replacing, this.#now);
    await this.#inventory.seenAgain(seen, this.#now);
    if (adding.length > 0) await this.#inventory.add(adding, this.#now);
    const ids = await this.#newIds(added.length);
    for (const [k, { place, unrecognised }] of added.entries())
      this.#results[place] = { kind: 'added', id: ids[k] ?? 0, unrecognised };
    for (const { place, record } of this.#accepted) {
      const result = this.#results[place];
      if (result && 'id' in result) await this.#inventory.keepApiRecord(result.id, record);
    }
  }

  /** The last ids of the dealer: ids grow in the order of adding. */
  async #newIds(count: number): Promise<readonly number[]> {
    if (count === 0) return [];
    const ids: number[] = [];
    for await (const { id } of this.#inventory.vehiclesOfDealer(this.#dealer.id)) ids.push(id);
    return ids.slice(-count);
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 200);

const isSingle = (value: unknown): boolean => value === null || typeof value === 'string' || typeof value === 'boolean';
const isOfItsType = (field: string, value: unknown): boolean =>
  isSingle(value) || (API_LISTS.includes(field) && Array.isArray(value) && value.every(isSingle));

const problemsOfFields = (fields: ApiFields, stockNumber: string): readonly FieldProblem[] =>
  Object.entries(fields).flatMap(([field, value]): readonly FieldProblem[] => {
    if (!API_FIELDS.includes(field)) return [{ field, value: textOf(value), fault: 'unknown-field' }];
    if (!isOfItsType(field, value)) return [{ field, value: textOf(value), fault: 'wrong-type' }];
    if (field === 'stockNumber' && value !== stockNumber) return [{ field, value: textOf(value), fault: 'other-stock-number' }];
    return [];
  });

const problemsOf = (mapped: MappedRecord): readonly FieldProblem[] => {
  switch (mapped.kind) {
    case 'vehicle':
      return mapped.issues;
    case 'rejected':
      return [{ field: mapped.field, value: mapped.value, fault: 'missing' }];
    case 'formula':
      return [{ field: mapped.field, value: mapped.value, fault: 'formula' }];
    case 'left-out':
      return [];
  }
};
