import { lastDropOf } from '../../../src/domain/vehicle/price-drop.ts';
import { withinTime } from '../../../src/application/time-limit.ts';
import type { Coverage } from '../../../src/domain/feeds/coverage.ts';
import type { InventoryScope } from '../../../src/domain/inventory/inventory-query.ts';
import { samePrice } from '../../../src/domain/money/money.ts';
import { AVAILABILITY_RULES, type Availability } from '../../../src/domain/vehicle/availability.ts';
import type { Dealer, Listing, Vehicle } from '../../../src/domain/vehicle/vehicle.ts';
import { shownOnce } from '../../../src/domain/vehicle/same-vehicle.ts';
import { OPERATOR, type DealerLogos, type LogoPicture, type WantedLogo } from '../../../src/ports/media/dealer-logos.ts';
import type { IdRange, ListedVehicle, ListedVehicles } from '../../../src/ports/listed-vehicles.ts';
import { isListed } from '../../../src/domain/inventory/searchable.ts';
import { COVERAGES_KEPT, DEFAULT_WAIT_MS, StorageBusy } from '../../../src/ports/vehicles.ts';
import type {
  DealerOfSource,
  AvailabilityRecord,
  DealerRecord,
  InventoryTransaction,
  InventoryWriting,
  KnownVehicle,
  NewVehicle,
  PriceRecord,
  StoredVehicle,
  Vehicles,
  WaitOptions,
} from '../../../src/ports/vehicles.ts';

interface KeptDealer extends Dealer {
  readonly key: string;
  readonly logoAddress: string | null;
  readonly logoFrom: string | null;
}

interface Entry {
  readonly vehicle: Vehicle;
  readonly fingerprint: string;
  readonly rowMark: string | null;
  readonly lastSeen: number;
  readonly revision: number;
  readonly changedAt: number;
  readonly prices: readonly PriceRecord[];
  readonly availabilities: readonly AvailabilityRecord[];
}

interface State {
  readonly revision: number;
  readonly dealers: ReadonlyMap<number, KeptDealer>;
  readonly entries: ReadonlyMap<number, Entry>;
  readonly coverages: ReadonlyMap<string, readonly Coverage[]>;
  readonly apiRecords: ReadonlyMap<number, string>;
  readonly logos: ReadonlyMap<string, Uint8Array>;
}

const BATCH_SIZE = 2000;

/** The inventory's ports over maps. A transaction works on a copy, which replaces the state on commit. */
export class InMemoryInventory implements Vehicles, InventoryWriting, ListedVehicles, DealerLogos {
  #state: State = {
    revision: 0,
    dealers: new Map(),
    entries: new Map(),
    coverages: new Map(),
    apiRecords: new Map(),
    logos: new Map(),
  };
  #writing: Promise<void> | null = null;

  ofId(id: number): Promise<Listing | null> {
    return this.ofIds([id]).then(([listing]) => listing ?? null);
  }

  ofIds(ids: readonly number[]): Promise<Listing[]> {
    return Promise.resolve(
      ids
        .map((id) => this.#listing(id))
        .filter((listing) => listing !== null)
        .map((listing) => {
          const drop = lastDropOf(this.#state.entries.get(listing.vehicle.id)?.prices ?? []);
          return drop ? { ...listing, drop } : listing;
        }),
    );
  }

  ofVin(vin: string): Promise<Listing[]> {
    const ids = [...this.#state.entries.values()].filter(({ vehicle }) => vehicle.vin === vin).map(({ vehicle }) => vehicle.id);
    return this.ofIds(ids);
  }

  dealers(): Promise<Dealer[]> {
    return Promise.resolve([...this.#state.dealers.values()].map(withoutKey));
  }

  dealerOfId(id: number): Promise<Dealer | null> {
    const dealer = this.#state.dealers.get(id);
    return Promise.resolve(dealer ? withoutKey(dealer) : null);
  }

  priceHistory(id: number): Promise<PriceRecord[]> {
    return Promise.resolve([...(this.#state.entries.get(id)?.prices ?? [])]);
  }

  availabilityHistory(id: number): Promise<AvailabilityRecord[]> {
    return Promise.resolve([...(this.#state.entries.get(id)?.availabilities ?? [])]);
  }

  hiddenIds(): Promise<number[]> {
    return Promise.resolve(
      [...this.#state.entries.values()].filter(({ vehicle }) => vehicle.hidden).map(({ vehicle }) => vehicle.id),
    );
  }

  ofName(name: string): Promise<Uint8Array | null> {
    return Promise.resolve(this.#state.logos.get(name) ?? null);
  }

  wanted(): Promise<readonly WantedLogo[]> {
    return Promise.resolve(
      [...this.#state.dealers.values()].flatMap(({ id, name, logoAddress, logoFrom }) =>
        logoAddress === null || logoFrom === OPERATOR || logoFrom === logoAddress
          ? []
          : [{ dealerId: id, dealerName: name, address: logoAddress }],
      ),
    );
  }

  revision(): Promise<number> {
    return Promise.resolve(this.#state.revision);
  }

  async *changedSince(revision: number): AsyncGenerator<Listing[]> {
    const changed = [...this.#state.entries.values()]
      .filter((entry) => entry.revision > revision)
      .map((entry) => entry.vehicle.id);
    for (let from = 0; from < changed.length; from += BATCH_SIZE) yield await this.ofIds(changed.slice(from, from + BATCH_SIZE));
  }

  async *inOrder(
    { market, companyIds, source }: Pick<InventoryScope, 'market' | 'companyIds' | 'source'>,
    { from, to }: IdRange = { from: 1, to: Infinity },
  ): AsyncGenerator<readonly ListedVehicle[]> {
    const inScope = [...this.#state.entries.values()].filter(
      ({ vehicle: { dealerId, availability, hidden, sources } }) =>
        AVAILABILITY_RULES[availability].listed &&
        !hidden &&
        this.#state.dealers.get(dealerId)?.removed === false &&
        (source === null || sources.includes(source)) &&
        this.#state.dealers.get(dealerId)?.market === market &&
        (companyIds === null || companyIds.includes(dealerId)),
    );
    const shown = new Set(shownOnce(inScope.map(({ vehicle }) => vehicle)));
    const listed = inScope.filter(({ vehicle }) => shown.has(vehicle) && vehicle.id >= from && vehicle.id <= to);
    for (let start = 0; start < listed.length; start += BATCH_SIZE)
      yield await Promise.resolve(
        listed.slice(start, start + BATCH_SIZE).map(({ vehicle, changedAt }) => {
          const { id, dealerId, type, make, model, year, version } = vehicle;
          return { id, dealerId, type, make, model, year, version, changedAt };
        }),
      );
  }

  ping(): Promise<void> {
    return Promise.resolve();
  }

  isEmpty(): Promise<boolean> {
    return Promise.resolve(this.#state.entries.size === 0);
  }

  async transaction<T>(work: (inventory: InventoryTransaction) => Promise<T>, options: WaitOptions = {}): Promise<T> {
    const end = await this.#begin(options);
    try {
      const draft = new Draft(this.#state);
      const result = await work(draft);
      this.#state = draft.state;
      return result;
    } finally {
      end();
    }
  }

  /** Resolves with the function that ends the turn. */
  async #begin({ waitMs = DEFAULT_WAIT_MS, onWait }: WaitOptions): Promise<() => void> {
    const deadline = Date.now() + waitMs;
    for (let told = false; this.#writing !== null; told = true) {
      if (!told) onWait?.();
      const ended = this.#writing.then(() => true);
      if (!(await withinTime(Math.max(0, deadline - Date.now()), ended, () => false)))
        throw new StorageBusy('Another transaction is writing');
    }
    const { promise, resolve } = withResolvers();
    this.#writing = promise;
    return () => {
      this.#writing = null;
      resolve();
    };
  }

  #listing(id: number): Listing | null {
    const vehicle = this.#state.entries.get(id)?.vehicle;
    const dealer = vehicle && this.#state.dealers.get(vehicle.dealerId);
    return dealer ? { vehicle: { ...vehicle, hidden: vehicle.hidden || dealer.removed }, dealer: withoutKey(dealer) } : null;
  }
}

class Draft implements InventoryTransaction {
  readonly #before: number;
  readonly #dealers: Map<number, KeptDealer>;
  readonly #entries: Map<number, Entry>;
  readonly #coverages: Map<string, readonly Coverage[]>;
  readonly #apiRecords: Map<number, string>;
  readonly #logos: Map<string, Uint8Array>;
  #changed = false;

  constructor(state: State) {
    this.#before = state.revision;
    this.#dealers = new Map(state.dealers);
    this.#entries = new Map(state.entries);
    this.#coverages = new Map(state.coverages);
    this.#apiRecords = new Map(state.apiRecords);
    this.#logos = new Map(state.logos);
  }

  get state(): State {
    return {
      revision: this.#changed ? this.#before + 1 : this.#before,
      dealers: this.#dealers,
      entries: this.#entries,
      coverages: this.#coverages,
      apiRecords: this.#apiRecords,
      logos: this.#logos,
    };
  }

  saveDealer(record: DealerRecord): Promise<number> {
    const known = [...this.#dealers.values()].find(({ key }) => key === record.key);
    const hours = record.hours ?? known?.hours ?? null;
    const timeZone = record.timeZone ?? known?.timeZone ?? null;
    const { logo = null, removed = false, logoFrom = null } = known ?? {};
    const leadRouting = record.leadRouting ?? known?.leadRouting ?? null;
    const logoAddress = record.logoAddress ?? known?.logoAddress ?? null;
    const id = known?.id ?? this.#dealers.size + 1;
    this.#keep({ ...record, hours, timeZone, id, logo, removed, logoFrom, logoAddress, leadRouting });
    return Promise.resolve(known?.id ?? this.#dealers.size);
  }

  setOpeningHours(dealerId: number, { hours, timeZone }: Pick<Dealer, 'hours' | 'timeZone'>): Promise<void> {
    const known = this.#dealers.get(dealerId);
    if (known) this.#keep({ ...known, hours: hours ?? known.hours, timeZone: timeZone ?? known.timeZone });
    return Promise.resolve();
  }

  setLogo(dealerId: number, logo: LogoPicture | null, from: string | null): Promise<void> {
    const known = this.#dealers.get(dealerId);
    if (known && logo) this.#logos.set(logo.name, logo.bytes);
    if (known) this.#keep({ ...known, logo: logo?.name ?? null, logoFrom: from });
    return Promise.resolve();
  }

  setRemoved(dealerId: number, removed: boolean): Promise<boolean> {
    const known = this.#dealers.get(dealerId);
    if (!known || known.removed === removed) return Promise.resolve(false);
    this.#keep({ ...known, removed });
    return Promise.resolve(true);
  }

  setHidden(ids: readonly number[], hidden: boolean): Promise<readonly number[]> {
    const changed = [...this.#entries.values()].filter(({ vehicle }) => ids.includes(vehicle.id) && vehicle.hidden !== hidden);
    for (const entry of changed)
      this.#entries.set(entry.vehicle.id, { ...entry, vehicle: { ...entry.vehicle, hidden }, revision: this.#change() });
    return Promise.resolve(changed.map(({ vehicle }) => vehicle.id));
  }

  setLeadRouting(dealerId: number, leadRouting: Dealer['leadRouting']): Promise<void> {
    const known = this.#dealers.get(dealerId);
    if (known) this.#keep({ ...known, leadRouting });
    return Promise.resolve();
  }

  #keep(dealer: KeptDealer): void {
    const known = this.#dealers.get(dealer.id);
    if (known && sameFacts(known, dealer)) return;
    this.#dealers.set(dealer.id, dealer);
    const revision = this.#change();
    for (const [id, entry] of this.#entries) {
      if (entry.vehicle.dealerId === dealer.id) this.#entries.set(id, { ...entry, revision });
    }
  }

  dealerOfId(id: number): Promise<Dealer | null> {
    const dealer = this.#dealers.get(id);
    return Promise.resolve(dealer ? withoutKey(dealer) : null);
  }

  dealerOfKey(key: string): Promise<Dealer | null> {
    const dealer = [...this.#dealers.values()].find((candidate) => candidate.key === key);
    return Promise.resolve(dealer ? withoutKey(dealer) : null);
  }

  dealersOfSource(prefix: string): Promise<DealerOfSource[]> {
    const entries = [...this.#entries.values()].filter(({ vehicle }) => isListed(vehicle));
    return Promise.resolve(
      [...this.#dealers.values()]
        .filter(({ key }) => key.startsWith(prefix))
        .map(({ id, key, name }) => ({ id, key, name, listed: entries.filter(({ vehicle }) => vehicle.dealerId === id).length })),
    );
  }

  unseenSince(dealerId: number, before: number): Promise<number[]> {
    const entries = [...this.#entries.values()].filter(({ vehicle }) => isListed(vehicle));
    return Promise.resolve(
      entries
        .filter(
          ({ vehicle, lastSeen }) => vehicle.dealerId === dealerId && lastSeen < before && !this.#apiRecords.has(vehicle.id),
        )
        .map(({ vehicle }) => vehicle.id),
    );
  }

  apiRecords(dealerId: number): Promise<ReadonlyMap<number, string>> {
    const ofDealer = [...this.#apiRecords].filter(([id]) => this.#entries.get(id)?.vehicle.dealerId === dealerId);
    return Promise.resolve(new Map(ofDealer));
  }

  keepApiRecord(id: number, record: string): Promise<void> {
    this.#apiRecords.set(id, record);
    return Promise.resolve();
  }

  forgetApiRecords(ids: readonly number[]): Promise<void> {
    for (const id of ids) this.#apiRecords.delete(id);
    return Promise.resolve();
  }

  async *vehiclesOfDealer(dealerId: number): AsyncGenerator<KnownVehicle> {
    for (const { vehicle, fingerprint, rowMark } of [...this.#entries.values()]) {
      const { id, stockNumber, vin, price, availability } = vehicle;
      if (vehicle.dealerId === dealerId)
        yield await Promise.resolve({ id, dealerId, stockNumber, vin, price, availability, fingerprint, rowMark });
    }
  }

  async add(vehicles: readonly NewVehicle[], at: number): Promise<void> {
    for (const { fingerprint, rowMark = null, firstSeen = at, priceHistory, ...facts } of vehicles) {
      await this.#demandDealer(facts.dealerId);
      const id = this.#entries.size + 1;
      const earlier = priceHistory ?? [];
      const last = earlier.at(-1)?.price ?? null;
      const present = samePrice(last, facts.price) ? [] : [{ at: earlier.length > 0 ? at : firstSeen, price: facts.price }];
      this.#entries.set(id, {
        vehicle: { ...facts, id, hidden: false, firstSeen },
        lastSeen: at,
        fingerprint,
        rowMark,
        revision: this.#change(),
        changedAt: Math.max(firstSeen, ...[...earlier, ...present].map((record) => record.at)),
        prices: [...earlier, ...present],
        availabilities: [{ at: firstSeen, availability: facts.availability }],
      });
    }
  }

  async replace(vehicles: readonly (StoredVehicle & { readonly id: number })[], at: number): Promise<void> {
    if (new Set(vehicles.map(({ id }) => id)).size < vehicles.length) throw new RangeError('A vehicle is replaced twice at once');
    for (const { fingerprint, rowMark = null, ...facts } of vehicles) {
      const entry = this.#entries.get(facts.id);
      if (!entry) throw new RangeError(`No vehicle has the id ${String(facts.id)}`);
      await this.#demandDealer(facts.dealerId);
      const { prices, availabilities, vehicle: before } = entry;
      this.#entries.set(facts.id, {
        vehicle: { ...facts, hidden: before.hidden, firstSeen: before.firstSeen },
        lastSeen: at,
        fingerprint,
        rowMark,
        revision: this.#change(),
        changedAt: at,
        prices: samePrice(before.price, facts.price) ? prices : [...prices, { at, price: facts.price }],
        availabilities:
          before.availability === facts.availability
            ? availabilities
            : [...availabilities, { at, availability: facts.availability }],
      });
    }
  }

  seenAgain(ids: readonly number[], at: number): Promise<void> {
    for (const id of ids) {
      const entry = this.#entries.get(id);
      if (entry) this.#entries.set(id, { ...entry, lastSeen: at });
    }
    return Promise.resolve();
  }

  markRows(vehicles: readonly (Pick<KnownVehicle, 'id'> & Pick<StoredVehicle, 'rowMark'>)[]): Promise<void> {
    for (const { id, rowMark = null } of vehicles) {
      const entry = this.#entries.get(id);
      if (entry) this.#entries.set(id, { ...entry, rowMark });
    }
    return Promise.resolve();
  }

  setAvailability(ids: readonly number[], availability: Availability, at: number): Promise<void> {
    for (const id of ids) {
      const entry = this.#entries.get(id);
      if (!entry || entry.vehicle.availability === availability) continue;
      this.#entries.set(id, {
        ...entry,
        vehicle: { ...entry.vehicle, availability },
        fingerprint: '',
        revision: this.#change(),
        changedAt: at,
        availabilities: [...entry.availabilities, { at, availability }],
      });
    }
    return Promise.resolve();
  }

  coverageOf(source: string): Promise<Coverage[]> {
    return Promise.resolve([...(this.#coverages.get(source) ?? [])]);
  }

  noteCoverage(source: string, coverage: Coverage): Promise<void> {
    this.#coverages.set(source, [...(this.#coverages.get(source) ?? []), structuredClone(coverage)].slice(-COVERAGES_KEPT));
    return Promise.resolve();
  }

  #change(): number {
    this.#changed = true;
    return this.#before + 1;
  }

  async #demandDealer(id: number): Promise<void> {
    if ((await this.dealerOfId(id)) === null) throw new RangeError(`No dealer has the id ${String(id)}`);
  }
}

const withoutKey = ({ key: _, logoAddress: __, logoFrom: ___, ...dealer }: KeptDealer): Dealer => dealer;

const sameFacts = (a: object, b: object): boolean => {
  const canonical = (value: object): string => JSON.stringify(Object.entries(value).sort(([x], [y]) => (x < y ? -1 : 1)));
  return canonical(a) === canonical(b);
};

const withResolvers = (): { promise: Promise<void>; resolve: () => void } => {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
};
