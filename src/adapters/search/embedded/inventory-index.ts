/** The index itself: the attributes of each listing, in columns by slot. Queries are answered by `selection.ts` and what follows it. */
import {
  bucketOf,
  CODED_FACETS,
  FILTERS,
  HISTOGRAMS,
  isLimit,
  LIMITS,
  type CodedFacet,
  type LimitField,
} from '../../../domain/inventory/facets.ts';
import { FLAGS } from '../../../domain/vehicle/vehicle-facts.ts';
import { pertinenceOf } from '../../../domain/inventory/pertinence.ts';
import { filterText, isListed, searchableVin, searchableYear } from '../../../domain/inventory/searchable.ts';
import type { Currency } from '../../../domain/money/money.ts';
import { rankOfRating } from '../../../domain/rating/grade.ts';
import { fold } from '../../../domain/text/fold.ts';
import { memoised } from '../../../domain/text/memoised.ts';
import { identifies } from '../../../domain/vehicle/same-vehicle.ts';
import type { Listing, Vehicle } from '../../../domain/vehicle/vehicle.ts';
import { Codes } from './columns/codes.ts';
import { Combinations } from './columns/combinations.ts';
import { Dealers } from './indexed-dealers.ts';
import { Pages } from './dealer-pages.ts';
import { Memory } from './kernel/memory.ts';
import { SameVehicles } from './numbers/same-vehicles.ts';
import { CodeColumn, SlotCodes } from './columns/slot-codes.ts';
import { SlotLists } from './columns/slot-lists.ts';
import { spacedWords } from './spaced-words.ts';
import { SlotsById } from './numbers/slots-by-id.ts';
import { StockNumbers } from './numbers/stock-numbers.ts';
import { ValueColumn } from './columns/value-column.ts';
import { ValueRows, valueCode } from './columns/value-rows.ts';

/** How a vehicle is built, and its history: all codes other than what it is and how it looks, and the buckets of limits. */
type Built = Exclude<CodedFacet, 'type' | 'body' | 'colour'> | LimitField;
const BUILT = [...CODED_FACETS, ...LIMITS].filter(
  (name): name is Built => name !== 'type' && name !== 'body' && name !== 'colour',
);
/** Makes, models and sources are few. */
const folded = memoised(fold);

/** −1 when not known. */
const bucketIn = (name: LimitField, vehicle: Vehicle): number => {
  const value = FILTERS[name].range.of(vehicle);
  return value === null ? -1 : bucketOf(name, value);
};

/** Index of a currency's first price bucket among those of all currencies. */
export const firstPriceBucket = (currency: Currency): number =>
  valueCode('currency', currency) * FILTERS.price.range.edges.length;

const FIRST_CAPACITY = 64;
const GROWTH = 1.25;

export class InventoryIndex {
  readonly memory = new Memory();
  readonly dealers = new Dealers(this.memory);
  readonly pages = new Pages(this.memory);
  readonly rows = new ValueRows(this.memory);
  /** By folded name, as the first of the vehicles spells it. */
  readonly makes = new Codes<string>();
  readonly models = new Codes<string>();
  /** The codes of the four combinations that follow. */
  readonly codes = new SlotCodes(4, this.memory);
  /** What it is. */
  readonly kinds = new Combinations(['type', 'make', 'model', 'body'], this.codes, 0, this.memory);
  readonly kindSlots = new SlotLists();
  /** Make and model by kind, in the form of `spacedWords`. */
  readonly kindTexts: string[] = [];
  /** How it is built. */
  readonly builds = new Combinations(BUILT, this.codes, 1, this.memory);
  readonly looks = new Combinations(['year', 'yearBucket', 'colour'], this.codes, 2, this.memory);
  /** Buckets of the histograms, each currency with separate price buckets, and the grade of the price. */
  readonly worths = new Combinations(['price', 'mileage', 'rating'], this.codes, 3, this.memory);
  /** Versions as the dealers write them, with their `spacedWords`. */
  readonly versions = new CodeColumn<string>(this.memory);
  /** Folded; '' for none. */
  readonly groups = new CodeColumn<null>(this.memory);
  /** Lists of sources, folded. */
  readonly sources = new CodeColumn<readonly string[]>(this.memory);
  readonly stockNumbers = new StockNumbers();
  readonly ids = new ValueColumn(this.memory);
  readonly pertinence = new ValueColumn(this.memory);
  readonly price = new ValueColumn(this.memory);
  readonly year = new ValueColumn(this.memory);
  readonly mileage = new ValueColumn(this.memory);
  readonly firstSeen = new ValueColumn(this.memory);
  readonly rank = new ValueColumn(this.memory);
  readonly limits = Object.fromEntries(LIMITS.map((name) => [name, new ValueColumn(this.memory)])) as Record<
    LimitField,
    ValueColumn
  >;
  readonly sameVehicles = new SameVehicles((a, b) => {
    const [before, after] = [this.firstSeen.values[a]!, this.firstSeen.values[b]!];
    return before === after ? this.ids.values[a]! < this.ids.values[b]! : before < after;
  });
  readonly #slots = new SlotsById((slot) => this.ids.values[slot]!);
  readonly #valueColumns = [
    this.ids,
    this.pertinence,
    this.price,
    this.year,
    this.mileage,
    this.firstSeen,
    this.rank,
    ...Object.values(this.limits),
  ];
  readonly #columns = [
    this.pages,
    this.rows,
    this.codes,
    this.versions,
    this.groups,
    this.sources,
    this.stockNumbers,
    this.sameVehicles,
    ...this.#valueColumns,
  ];

  get size(): number {
    return this.#slots.size;
  }

  slotOf(id: number): number | undefined {
    return this.#slots.get(id);
  }

  /** Applies the present state of the listing and its dealer. */
  put({ vehicle, dealer, rating = null }: Listing): void {
    this.#remove(vehicle.id);
    const owner = this.dealers.put(dealer);
    if (!isListed(vehicle)) return;
    if (this.pages.exhausted) this.#grow();
    const slot = this.pages.take(owner);
    this.ids.set(slot, vehicle.id);
    this.#slots.add(vehicle.id, slot);
    const grade = valueCode('rating', rating?.grade ?? null);
    this.#putCodes(slot, vehicle, grade);
    this.#putRows(slot, vehicle, grade);
    this.stockNumbers.set(slot, vehicle.stockNumber);
    this.pertinence.set(slot, pertinenceOf(vehicle));
    this.price.set(slot, vehicle.price?.amount ?? null);
    this.year.set(slot, searchableYear(vehicle));
    this.mileage.set(slot, vehicle.mileageKm);
    this.firstSeen.set(slot, vehicle.firstSeen);
    this.rank.set(slot, rating && rankOfRating(rating));
    for (const name of LIMITS) this.limits[name].set(slot, FILTERS[name].range.of(vehicle));
    const isSame =
      vehicle.vin !== null && identifies(vehicle.vin) ? (other: number) => this.#makeOf(other) === this.#makeOf(slot) : null;
    this.sameVehicles.put(slot, searchableVin(vehicle), isSame);
  }

  #makeOf(slot: number): number {
    return this.kinds.attributes.make[this.kinds.codeOf(slot)]!;
  }

  #remove(id: number): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#slots.delete(id);
    this.sameVehicles.remove(slot);
    this.#releaseCodes(slot);
    this.rows.clear(slot);
    this.stockNumbers.set(slot, null);
    for (const column of this.#valueColumns) column.clear(slot);
    this.pages.release(slot);
  }

  #grow(): void {
    const pages = Math.max(FIRST_CAPACITY, Math.ceil(this.pages.count * GROWTH));
    for (const column of this.#columns) column.resize(pages);
  }

  #putCodes(slot: number, vehicle: Vehicle, grade: number): void {
    const { versions, groups, sources } = this;
    this.#putKind(slot, vehicle);
    this.builds.set(
      slot,
      BUILT.map((name) => (isLimit(name) ? bucketIn(name, vehicle) : valueCode(name, vehicle[name]))),
    );
    const year = searchableYear(vehicle);
    this.looks.set(slot, [year ?? -1, year === null ? -1 : bucketOf('year', year), valueCode('colour', vehicle.colour)]);
    const { price, mileageKm } = vehicle;
    this.worths.set(slot, [
      price ? firstPriceBucket(price.currency) + bucketOf('price', price.amount) : -1,
      mileageKm === null ? -1 : bucketOf('mileage', mileageKm),
      grade,
    ]);
    versions.set(
      slot,
      versions.table.acquire(vehicle.version ?? '', () => spacedWords(vehicle.version ?? '')),
    );
    groups.set(
      slot,
      groups.table.acquire(filterText(vehicle.group) ?? '', () => null),
    );
    const published = vehicle.sources.map(folded);
    sources.set(
      slot,
      sources.table.acquire(published.join(' '), () => published),
    );
  }

  #putKind(slot: number, vehicle: Vehicle): void {
    const [makeKey, modelKey] = [folded(vehicle.make), folded(vehicle.model)];
    const kind = this.kinds.set(slot, [
      valueCode('type', vehicle.type),
      this.makes.acquire(makeKey, () => vehicle.make),
      this.models.acquire(modelKey, () => vehicle.model),
      valueCode('body', vehicle.body),
    ]);
    this.kindSlots.add(kind, slot);
    if (this.kinds.usesOf(kind) === 1) this.kindTexts[kind] = spacedWords(`${makeKey} ${modelKey}`);
  }

  #releaseCodes(slot: number): void {
    const { groups, kinds, sources, versions } = this;
    const kind = kinds.codeOf(slot);
    this.kindSlots.remove(kind, slot);
    this.makes.release(kinds.attributes.make[kind]!);
    this.models.release(kinds.attributes.model[kind]!);
    for (const combinations of [kinds, this.builds, this.looks, this.worths]) combinations.release(slot);
    for (const column of [versions, groups, sources]) column.table.release(column.codeOf(slot));
  }

  #putRows(slot: number, vehicle: Vehicle, grade: number): void {
    const { rows } = this;
    for (const facet of CODED_FACETS) rows.add(slot, facet, valueCode(facet, vehicle[facet]));
    rows.add(slot, 'rating', grade);
    rows.add(slot, 'currency', valueCode('currency', vehicle.price?.currency ?? null));
    for (const field of HISTOGRAMS) rows.addValue(slot, field, FILTERS[field].range.of(vehicle));
    for (const flag of FLAGS) if (vehicle[flag]) rows.add(slot, 'flag', valueCode('flag', flag));
  }
}
