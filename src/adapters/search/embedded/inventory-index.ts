/** The index itself: the attributes of each listing, in columns by slot. Queries are answered by `query/selection.ts` and what follows it. */
import {
  bucketOf,
  CODED_FACETS,
  FILTERS,
  HISTOGRAMS,
  isLimit,
  LIMITS,
  type CodedFacet,
  type HistogramField,
  type LimitField,
} from '../../../domain/inventory/facets.ts';
import { freshnessOf, pertinencePoints } from '../../../domain/inventory/pertinence.ts';
import { filterText, isListed, searchableVin, searchableYear } from '../../../domain/inventory/searchable.ts';
import { SEARCH_LIMITS } from '../../../domain/inventory/limits.ts';
import { CURRENCIES, type Currency } from '../../../domain/money/money.ts';
import { rankOfRating } from '../../../domain/rating/grade.ts';
import { fold, wordsOf } from '../../../domain/text/fold.ts';
import { memoised } from '../../../domain/text/memoised.ts';
import { identifies } from '../../../domain/vehicle/same-vehicle.ts';
import { FLAGS } from '../../../domain/vehicle/vehicle-facts.ts';
import type { Listing, Vehicle } from '../../../domain/vehicle/vehicle.ts';
import { Blocks } from './columns/blocks.ts';
import { Codes } from './columns/codes.ts';
import { Combinations } from './columns/combinations.ts';
import {
  above,
  COARSE_STEPS,
  LIMIT_MEASURES,
  MEASURES,
  NONE,
  OTHER_MAKES,
  onEdge,
  ROW_VALUES,
  rowOf,
  rowsBelow,
  VALUE_ROWS,
  valueCode,
  ZONES,
  type Row,
} from './columns/layout.ts';
import { Measure, Zones } from './columns/measures.ts';
import { Years } from './columns/years.ts';
import { Segments } from './columns/segments.ts';
import { SharedValues } from './columns/shared-values.ts';
import { Dealers } from './dealers/indexed-dealers.ts';
import { Pages } from './dealers/dealer-pages.ts';
import { Memory } from './kernel/memory.ts';
import { HashTable, hashOfNumbers } from './numbers/hash-table.ts';
import { SameVehicles } from './numbers/same-vehicles.ts';
import { StockNumbers } from './numbers/stock-numbers.ts';
import { WordStarts } from './word-starts.ts';

/** How a vehicle is built, and its history: all codes other than what it is and how it looks, and the buckets of limits. */
type Built = Exclude<CodedFacet, 'type' | 'body' | 'colour'> | LimitField;
const BUILT = [...CODED_FACETS, ...LIMITS].filter(
  (name): name is Built => name !== 'type' && name !== 'body' && name !== 'colour',
);
const SIZES = Object.fromEntries(
  BUILT.map((name) => [name, isLimit(name) ? FILTERS[name].range.edges.length : ROW_VALUES[name].length]),
) as Record<Built, number>;
/** More makes, and more models, than there will ever be. */
const MOST_NAMES = 2 ** 22;
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

interface Publication {
  /** Folded; null for none. */
  readonly group: string | null;
  /** Folded. */
  readonly sources: readonly string[];
}

export class InventoryIndex {
  readonly memory = new Memory();
  readonly kernel = this.memory.kernel;
  readonly segments = new Segments(this.memory);
  readonly blocks = new Blocks(this.segments);
  readonly dealers = new Dealers();
  readonly pages = new Pages(this.segments, () => this.#grow());
  /** By folded name, as the first of the vehicles spells it. */
  readonly makes = new Codes<string>();
  readonly models = new Codes<string>();
  /** What it is. */
  readonly kinds = new Combinations(
    'kind',
    { type: ROW_VALUES.type.length, make: MOST_NAMES, model: MOST_NAMES, body: ROW_VALUES.body.length },
    this.segments,
  );
  /** Of makes and models, by kind. */
  readonly kindWords = new WordStarts();
  readonly builds = new Combinations('build', SIZES, this.segments);
  readonly looks = new Combinations(
    'look',
    { year: SEARCH_LIMITS.year.max + 1, yearBucket: FILTERS.year.range.edges.length, colour: ROW_VALUES.colour.length },
    this.segments,
  );
  /** Buckets of the histograms, each currency with separate price buckets, and the grade of the price. */
  readonly worths = new Combinations(
    'worth',
    {
      price: FILTERS.price.range.edges.length * CURRENCIES.length,
      mileage: FILTERS.mileage.range.edges.length,
      rating: ROW_VALUES.rating.length,
    },
    this.segments,
  );
  /** Versions as the dealers write them, with their words. */
  readonly versions = new SharedValues<readonly string[]>('version', this.segments);
  readonly versionWords = new WordStarts();
  readonly publications = new SharedValues<Publication>('publication', this.segments);
  readonly stockNumbers = new StockNumbers(this.segments, this.blocks);
  readonly ids = new Measure(this.segments, MEASURES.ids);
  readonly price = new Measure(this.segments, MEASURES.price);
  readonly mileage = new Measure(this.segments, MEASURES.mileage);
  readonly firstSeen = new Measure(this.segments, MEASURES.firstSeen);
  readonly rank = new Measure(this.segments, MEASURES.rank);
  /** Of pertinence, but for freshness, which follows from `firstSeen`. */
  readonly points = new Measure(this.segments, MEASURES.points);
  readonly limits = Object.fromEntries(LIMITS.map((name) => [name, new Measure(this.segments, LIMIT_MEASURES[name])])) as Record<
    LimitField,
    Measure
  >;
  readonly sameVehicles = new SameVehicles(this.segments, this.blocks, (a, b) => {
    const [before, after] = [this.firstSeen.get(a), this.firstSeen.get(b)];
    return before === after ? this.ids.get(a) < this.ids.get(b) : before < after;
  });
  readonly year = new Years(this.looks);
  readonly #years = new Zones(this.segments, ZONES.year, (slot) => this.year.unitsOf(slot));
  readonly #pertinence = new Zones(this.segments, ZONES.pertinence, (slot) => this.pertinenceOf(slot));
  readonly #measures = [
    this.ids,
    this.price,
    this.mileage,
    this.firstSeen,
    this.rank,
    this.points,
    ...Object.values(this.limits),
  ];
  readonly #slots = new HashTable((slot) => hashOfNumbers(this.ids.get(slot)));

  get size(): number {
    return this.#slots.size;
  }

  slotOf(id: number): number | undefined {
    return this.#slots.find(hashOfNumbers(id), (slot) => this.ids.get(slot) === id);
  }

  pertinenceOf(slot: number): number {
    return this.points.get(slot) + freshnessOf(this.firstSeen.get(slot));
  }

  /** Applies the present state of the listing and its dealer. */
  put({ vehicle, dealer, rating = null }: Listing): void {
    const known = this.slotOf(vehicle.id);
    if (known !== undefined) this.#remove(known);
    const ordinal = this.dealers.put(dealer);
    if (!isListed(vehicle)) return;
    const slot = this.pages.take(ordinal, this.dealers.placeOf(ordinal));
    this.ids.set(slot, vehicle.id);
    this.#slots.add(slot);
    const grade = valueCode('rating', rating?.grade ?? null);
    this.#putCodes(slot, vehicle, grade);
    this.#putRows(slot, vehicle, grade);
    this.stockNumbers.set(slot, vehicle.stockNumber);
    this.price.set(slot, vehicle.price?.amount ?? null);
    this.mileage.set(slot, vehicle.mileageKm);
    this.firstSeen.set(slot, vehicle.firstSeen);
    this.points.set(slot, pertinencePoints(vehicle));
    const pertinence = this.pertinenceOf(slot);
    this.#pertinence.include(slot, pertinence);
    this.segments.of(slot).coarsePertinence[slot & 0xffff] = Math.max(0, Math.min(0xffff, Math.floor(pertinence * COARSE_STEPS)));
    this.#years.include(slot, this.year.unitsOf(slot));
    this.rank.set(slot, rating && rankOfRating(rating));
    for (const name of LIMITS) this.limits[name].set(slot, FILTERS[name].range.of(vehicle));
    const isSame =
      vehicle.vin !== null && identifies(vehicle.vin) ? (other: number) => this.#makeOf(other) === this.#makeOf(slot) : null;
    this.sameVehicles.put(slot, searchableVin(vehicle), isSame);
  }

  #makeOf(slot: number): number {
    return this.kinds.attributes.make[this.kinds.codeOf(slot)]!;
  }

  #remove(slot: number): void {
    this.#slots.delete(slot);
    this.sameVehicles.remove(slot);
    const [pertinence, year] = [this.pertinenceOf(slot), this.year.unitsOf(slot)];
    this.#releaseCodes(slot);
    this.segments.removeFromRows(VALUE_ROWS, slot);
    this.stockNumbers.set(slot, null);
    for (const measure of this.#measures) measure.clear(slot);
    this.pages.release(slot);
    this.#pertinence.exclude(slot, pertinence);
    this.#years.exclude(slot, year);
  }

  #grow(): void {
    this.segments.grow();
    const segment = this.segments.all.length - 1;
    for (const measure of this.#measures) measure.grow(segment);
    for (const zones of [this.#pertinence, this.#years]) zones.grow(segment);
  }

  #putCodes(slot: number, vehicle: Vehicle, grade: number): void {
    this.#putKind(slot, vehicle);
    this.builds.set(
      slot,
      BUILT.map((name) => (isLimit(name) ? bucketIn(name, vehicle) : valueCode(name, vehicle[name]))),
    );
    const year = searchableYear(vehicle);
    this.looks.set(slot, [year ?? -1, year === null ? -1 : bucketOf('year', year), valueCode('colour', vehicle.colour)]);
    const { mileageKm, price } = vehicle;
    this.worths.set(slot, [
      price ? firstPriceBucket(price.currency) + bucketOf('price', price.amount) : -1,
      mileageKm === null ? -1 : bucketOf('mileage', mileageKm),
      grade,
    ]);
    const version = vehicle.version ?? '';
    const added = this.versions.set(slot, version, () => wordsOf(version));
    if (added !== null) this.versionWords.add(added, this.versions.table.values[added]!);
    const group = filterText(vehicle.group);
    const sources = vehicle.sources.map(folded);
    this.publications.set(slot, [group ?? '', ...sources].join('\n'), () => ({ group, sources }));
  }

  #putKind(slot: number, vehicle: Vehicle): void {
    const [makeKey, modelKey] = [folded(vehicle.make), folded(vehicle.model)];
    const make = this.makes.acquire(makeKey, () => vehicle.make);
    const model = this.models.acquire(modelKey, () => vehicle.model);
    const kind = this.kinds.set(slot, [valueCode('type', vehicle.type), make, model, valueCode('body', vehicle.body)]);
    if (this.kinds.uses[kind] === 1) this.kindWords.add(kind, wordsOf(`${makeKey} ${modelKey}`));
    this.segments.of(slot).makes[slot & 0xffff] = Math.min(make, OTHER_MAKES);
  }

  #releaseCodes(slot: number): void {
    const { kinds } = this;
    const kind = kinds.codeOf(slot);
    const [make, model] = [kinds.attributes.make[kind]!, kinds.attributes.model[kind]!];
    if (kinds.uses[kind] === 1) this.kindWords.remove(kind, wordsOf(`${this.makes.keyOf(make)} ${this.models.keyOf(model)}`));
    this.makes.release(make);
    this.models.release(model);
    for (const combinations of [kinds, this.builds, this.looks, this.worths]) combinations.release(slot);
    const version = this.versions.release(slot);
    if (version !== null) this.versionWords.remove(version, this.versions.table.values[version]!);
    this.publications.release(slot);
  }

  #putRows(slot: number, vehicle: Vehicle, grade: number): void {
    for (const facet of CODED_FACETS) this.#add(slot, rowOf(facet, valueCode(facet, vehicle[facet])));
    this.#add(slot, rowOf('rating', grade));
    for (const flag of FLAGS) if (vehicle[flag]) this.#add(slot, rowOf('flag', valueCode('flag', flag)));
    for (const field of HISTOGRAMS)
      this.#addValue(slot, field, FILTERS[field].range.of(vehicle), vehicle.price?.currency ?? 'CAD');
  }

  #addValue(slot: number, field: HistogramField, value: number | null, currency: Currency): void {
    if (value === null) return;
    const number = rowsBelow(field, value);
    this.segments.addToRows(above(field, -1, currency), number, slot);
    if (value === FILTERS[field].range.edges[number - 1]) this.segments.add(onEdge(field, currency), slot);
  }

  #add(slot: number, row: Row): void {
    if (row !== NONE) this.segments.add(row, slot);
  }
}
