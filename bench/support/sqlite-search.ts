/** The same search by straightforward SQL: an index for each column, a statement for each facet, FTS5 for keywords. */
import Database from 'better-sqlite3';
import { FILTERS, LIMITS, type FilterName, type Facet, type HistogramField } from '../../src/domain/inventory/facets.ts';
import type { InventoryQuery, InventoryScope, Sort } from '../../src/domain/inventory/inventory-query.ts';
import { distancePenalty, pertinenceOf } from '../../src/domain/inventory/pertinence.ts';
import { isListed } from '../../src/domain/inventory/searchable.ts';
import { distanceKm } from '../../src/domain/location/coordinates.ts';
import { fold, wordsOf } from '../../src/domain/text/fold.ts';
import type { Dealer, Listing } from '../../src/domain/vehicle/vehicle.ts';
import type { SearchRequest } from '../../src/ports/inventory-search.ts';
import { keywordsOf } from '../../test/support/naive-search.ts';

const FACET_COLUMNS: readonly Facet[] = [
  'company',
  'type',
  'make',
  'model',
  'year',
  'body',
  'condition',
  'transmission',
  'fuel',
  'drivetrain',
  'colour',
];
const FLAG_COLUMNS = ['promotion', 'buyOnline', 'certified'] as const;
const COLUMNS = ['id', ...FACET_COLUMNS, 'price', 'mileage', 'pertinence', 'newest', ...LIMITS, ...FLAG_COLUMNS];

const SORT_COLUMNS: Readonly<Record<Sort, string>> = {
  Pertinence: 'pertinence - penalty(company)',
  Distance: 'distance(company)',
  Price: 'price',
  Year: 'year',
  Mileage: 'mileage',
  Newest: 'newest',
};

type Conditions = Partial<Record<FilterName | 'plain', string>>;

export class SqliteSearch {
  readonly #db = new Database(':memory:');
  readonly #dealers = new Map<number, Dealer>();
  #distances = new Map<number, number>();
  #radius = 0;

  constructor() {
    const distanceTo = (id: number): number => this.#distances.get(id) ?? 0;
    this.#db.function('distance', (id) => distanceTo(id as number));
    this.#db.function('penalty', (id) => distancePenalty(distanceTo(id as number), this.#radius));
    this.#db.exec(`CREATE TABLE listings (${COLUMNS.map((name) => `"${name}"`).join()}, PRIMARY KEY (id)) WITHOUT ROWID`);
    this.#db.exec(`CREATE VIRTUAL TABLE words USING fts5 (text, content='', prefix='2 3')`);
  }

  /** Canadian listings priced in Canadian dollars: the benchmark has no others. */
  add(listings: readonly Listing[]): void {
    const insert = this.#db.prepare(`INSERT INTO listings VALUES (${COLUMNS.map(() => '?').join()})`);
    const insertWords = this.#db.prepare('INSERT INTO words (rowid, text) VALUES (?, ?)');
    this.#db.transaction(() => {
      for (const { vehicle, dealer } of listings) {
        if (!isListed(vehicle)) continue;
        this.#dealers.set(dealer.id, dealer);
        const { id, type, year, body, condition, transmission, fuel, drivetrain, colour, price, mileageKm, firstSeen } = vehicle;
        const names = [fold(vehicle.make), fold(vehicle.model)];
        const attributes = [year, body, condition, transmission, fuel, drivetrain, colour, price?.amount ?? null, mileageKm];
        const limits = LIMITS.map((name) => FILTERS[name].range.of(vehicle));
        const flags = FLAG_COLUMNS.map((flag) => Number(vehicle[flag]));
        insert.run(id, dealer.id, type, ...names, ...attributes, pertinenceOf(vehicle), firstSeen, ...limits, ...flags);
        insertWords.run(id, [...keywordsOf(vehicle), ...wordsOf(dealer.name)].join(' '));
      }
    })();
  }

  index(): void {
    for (const name of [...FACET_COLUMNS, 'price', 'mileage', 'pertinence', 'newest', ...LIMITS]) {
      this.#db.exec(`CREATE INDEX "by_${name}" ON listings ("${name}")`);
    }
    this.#db.exec('ANALYZE');
  }

  /** Computes everything that the port's answer needs, but returns only the total, for comparison. */
  search({ query, scope, facets, histograms }: SearchRequest): number {
    const conditions = this.#conditionsOf(query, scope);
    const where = (ignored: FilterName | null): string =>
      Object.entries(conditions)
        .filter(([field]) => field !== ignored)
        .map(([, condition]) => `(${condition})`)
        .join(' AND ');
    const total = this.#db
      .prepare(`SELECT count(*) FROM listings WHERE ${where(null)}`)
      .pluck()
      .get() as number;
    const order = SORT_COLUMNS[query.sort === 'Distance' && !query.near ? 'Pertinence' : query.sort];
    this.#db
      .prepare(
        `SELECT id FROM listings WHERE ${where(null)} ORDER BY ${order} ${query.descending ? 'DESC' : 'ASC'} NULLS LAST, id
        LIMIT ${query.pageSize} OFFSET ${(query.pageIndex - 1) * query.pageSize}`,
      )
      .all();
    for (const facet of facets ?? []) {
      this.#db.prepare(`SELECT "${facet}", count(*) FROM listings WHERE ${where(facet)} GROUP BY 1 ORDER BY 2 DESC, 1`).all();
    }
    for (const field of histograms ?? []) this.#histogram(field, where(field));
    return total;
  }

  #histogram(field: HistogramField, where: string): void {
    const [first = 0, second = 1] = FILTERS[field].range.edges;
    const step = field === 'year' ? 1 : second - first;
    this.#db.prepare(`SELECT min("${field}"), max("${field}") FROM listings WHERE ${where}`).all();
    this.#db.prepare(`SELECT "${field}" / ${step} | 0, count(*) FROM listings WHERE ${where} GROUP BY 1`).all();
  }

  #conditionsOf(query: InventoryQuery, scope: InventoryScope): Conditions {
    const conditions: Conditions = {};
    const plain = ['TRUE'];
    const choices = {
      make: query.makes,
      model: query.models,
      year: query.years,
      body: query.bodies,
      condition: query.conditions,
      transmission: query.transmissions,
      fuel: query.fuels,
      drivetrain: query.drivetrains,
      colour: query.colours,
    };
    for (const [field, values] of Object.entries(choices)) {
      if (values.length > 0) conditions[field as Facet] = `"${field}" IN (${literals(values)})`;
    }
    if (scope.types) plain.push(`type IN (${literals(scope.types)})`);
    for (const flag of query.flags) plain.push(`"${flag}" = 1`);
    if (query.yearMin !== null) conditions.year = `${conditions.year ?? 'FALSE'} OR year >= ${query.yearMin}`;
    if (query.mileageMax !== null) conditions.mileage = `mileage <= ${query.mileageMax}`;
    if (query.priceMin !== null || query.priceMax !== null) {
      conditions.price = `price BETWEEN ${query.priceMin ?? 0} AND ${query.priceMax ?? 1e12}`;
      if (query.priceNone === true) conditions.price += ' OR price IS NULL';
    }
    if (query.keyword !== null) {
      const match = wordsOf(query.keyword).map((word) => `${word}*`);
      plain.push(`id IN (SELECT rowid FROM words WHERE words MATCH ${literals([match.join(' ')])})`);
    }
    if (query.near) plain.push(`company IN (${literals(this.#dealersNear(query.near, query.distanceKm ?? 0))})`);
    return { ...conditions, plain: plain.join(' AND ') };
  }

  #dealersNear(near: NonNullable<InventoryQuery['near']>, radius: number): number[] {
    this.#radius = radius;
    this.#distances = new Map();
    for (const { id, coordinates } of this.#dealers.values()) {
      const distance = coordinates && distanceKm(coordinates, near);
      if (distance !== null && distance <= radius) this.#distances.set(id, distance);
    }
    return [...this.#distances.keys()];
  }
}

const literals = (values: readonly (string | number)[]): string =>
  values.map((value) => (typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`)).join();
