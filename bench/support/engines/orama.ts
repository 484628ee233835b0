/**
 * Orama: a search for the page and all counts without a choice of their own, and one more for each filter that is chosen. It orders by a
 * function of ours, because its own order has no second key, and has no smallest and largest values: they are read off the hits.
 */
import { FACETS, type FilterName } from '../../../src/domain/inventory/facets.ts';
import { peerPackage, type Engine, type Found } from './engine.ts';
import {
  askedOf,
  barsOf,
  comparisonOf,
  Dealers,
  extentOf,
  keyOf,
  rowOf,
  yearBars,
  type Demand,
  type Field,
  type Row,
} from './rows.ts';

type Where = Readonly<Record<string, unknown>>;
interface Results {
  readonly count: number;
  readonly hits: readonly { readonly document: Row }[];
  readonly facets: Readonly<Record<string, { readonly values: Readonly<Record<string, number>> }>>;
}
interface Orama {
  readonly create: (options: { readonly schema: Readonly<Record<string, string>> }) => unknown;
  readonly insertMultiple: (db: unknown, documents: readonly object[], batchSize: number) => unknown;
  readonly update: (db: unknown, id: string, document: object) => unknown;
  readonly search: (db: unknown, params: object) => Promise<Results> | Results;
}

const NUMBERS: readonly Field[] = ['price', 'mileage'];
const COUNTED: readonly Field[] = [...FACETS, 'priceBucket', 'mileageBucket'];
const SCHEMA = {
  ...Object.fromEntries([...COUNTED, 'promotion', 'buyOnline', 'certified'].map((field) => [field, 'enum'])),
  ...Object.fromEntries([...NUMBERS, 'yearNumber'].map((field) => [field, 'number'])),
  words: 'string',
};

/** Its ids are texts, and a value that is missing must not be null. */
const documentOf = (row: Row): object =>
  Object.fromEntries(Object.entries({ ...row, id: String(row.id), yearNumber: row.year }).filter(([, value]) => value !== null));

const whereOf = (demand: Demand): Where => {
  switch (demand.kind) {
    case 'any':
      return { or: demand.of.map(whereOf) };
    case 'in':
      return { [demand.field]: { in: demand.values } };
    case 'none':
      return { not: { [demand.field]: { gte: -Infinity } } };
    case 'range':
      return {
        [demand.field === 'year' ? 'yearNumber' : demand.field]: {
          between: [demand.min ?? -Infinity, demand.max ?? Infinity],
        },
      };
  }
};

const countsOf = (results: Results, field: Field): (readonly [string, number])[] =>
  Object.entries(results.facets[field]?.values ?? {}).filter(([value]) => value !== '');
/** The count of documents without the field has an empty name. */
const bucketsOf = (results: Results, field: Field): (readonly [number, number])[] =>
  Object.entries(results.facets[field]?.values ?? {}).map(([value, count]) => [value === '' ? NaN : Number(value), count]);

export const orama = async (): Promise<Engine> => {
  const { create, insertMultiple, update, search } = (await peerPackage('@orama/orama')) as Orama;
  const db = create({ schema: SCHEMA });
  const dealers = new Dealers();
  let size = 0;
  return {
    add: async (listings) => {
      dealers.add(listings);
      size += listings.length;
      await insertMultiple(
        db,
        listings.map((listing) => documentOf(rowOf(listing))),
        listings.length,
      );
    },
    replace: async (listing) => {
      dealers.add([listing]);
      await update(db, String(listing.vehicle.id), documentOf(rowOf(listing)));
    },
    search: async (request): Promise<Found> => {
      const asked = askedOf(request);
      const distances = dealers.within(asked);
      const key = keyOf(asked, distances);
      const compare = comparisonOf(asked, (row) => key(row) ?? null);
      const find = (ignored: FilterName | null, facets: readonly Field[]) => {
        const demands = [...asked.plain, ...[...asked.chosen].filter(([name]) => name !== ignored).map(([, demand]) => demand)];
        const where = [...demands.map(whereOf), ...(distances === null ? [] : [{ company: { in: [...distances.keys()] } }])];
        return search(db, {
          ...(asked.words.length > 0 && { term: asked.words.join(' '), properties: ['words'], threshold: 0 }),
          ...(where.length > 0 && { where: { and: where } }),
          ...(ignored === null && {
            sortBy: ([, , a]: [number, number, Row], [, , b]: [number, number, Row]) => compare(a, b),
          }),
          limit: size,
          facets: Object.fromEntries(facets.map((field) => [field, {}])),
        });
      };
      const all = await find(null, COUNTED);
      const others = new Map<FilterName, Results>();
      for (const name of asked.chosen.keys())
        others.set(
          name,
          await find(
            name,
            COUNTED.filter((field) => field === name || field === `${name}Bucket`),
          ),
        );
      const of = (name: FilterName): Results => others.get(name) ?? all;
      const bars = (field: 'price' | 'mileage') => {
        const rows = of(field).hits.map(({ document }) => document);
        return barsOf(field, bucketsOf(of(field), `${field}Bucket`), extentOf(rows, field));
      };
      return {
        total: all.count,
        ids: all.hits.slice(asked.from, asked.from + asked.size).map(({ document }) => Number(String(document.id))),
        facets: Object.fromEntries(FACETS.map((facet) => [facet, countsOf(of(facet), facet)])) as unknown as Found['facets'],
        histograms: { price: bars('price'), year: yearBars(bucketsOf(of('year'), 'year')), mileage: bars('mileage') },
      };
    },
  };
};
