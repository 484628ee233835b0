/**
 * ItemsJS: lists are its filters, whose counts look past themselves; ranges, words and circles are a function over its items, and each
 * range takes a search more for its histogram. Smallest and largest values are read off the hits. It cannot change one item: all of them
 * are indexed again.
 */
import { FACETS, type Facet, type FilterName } from '../../../src/domain/inventory/facets.ts';
import { peerPackage, type Engine, type Found } from './engine.ts';
import {
  askedOf,
  barsOf,
  Dealers,
  extentOf,
  keyOf,
  rowOf,
  satisfies,
  yearBars,
  type Demand,
  type Field,
  type Row,
} from './rows.ts';

interface Results {
  readonly pagination: { readonly total: number };
  readonly data: {
    readonly items: readonly Item[];
    readonly allFilteredItems: readonly Item[];
    readonly aggregations: Readonly<
      Record<string, { readonly buckets: readonly { readonly key: string; readonly doc_count: number }[] }>
    >;
  };
}
interface Index {
  search(options: object): Results;
  reindex(items: readonly Item[]): void;
}
interface ItemsJs {
  readonly default: (items: readonly Item[], configuration: object) => Index;
}

const COUNTED = [...FACETS, 'priceBucket', 'mileageBucket'] as const;
const NONE = 'none';
type Item = Record<(typeof COUNTED)[number], string> & { readonly id: number; readonly row: Row };

/** Its facets are texts, and one that is missing would not be counted. */
const itemOf = (row: Row): Item =>
  ({ ...Object.fromEntries(COUNTED.map((field) => [field, String(row[field] ?? NONE)])), id: row.id, row }) as Item;

const CONFIGURATION = {
  searchableFields: [],
  aggregations: Object.fromEntries(
    COUNTED.map((field) => [
      field,
      { size: 1_000_000, conjunction: false, hide_zero_doc_count: true, chosen_filters_on_top: false },
    ]),
  ),
};

const countsOf = ({ data }: Results, field: Field): (readonly [string, number])[] =>
  (data.aggregations[field]?.buckets ?? []).map(({ key, doc_count }) => [key, doc_count]);
const bucketsOf = (results: Results, field: Field): (readonly [number, number])[] =>
  countsOf(results, field).map(([value, count]) => [Number(value), count]);

export const itemsjs = async (): Promise<Engine> => {
  const { default: itemsJs } = (await peerPackage('itemsjs')) as ItemsJs;
  const dealers = new Dealers();
  const items: Item[] = [];
  const places = new Map<number, number>();
  const known = new Map(FACETS.map((facet) => [facet, new Set<string>()]));
  let index = itemsJs([], CONFIGURATION);
  const put = (row: Row): void => {
    const place = places.get(row.id) ?? items.length;
    places.set(row.id, place);
    items[place] = itemOf(row);
    for (const [facet, values] of known) values.add(String(row[facet] ?? NONE));
  };
  /** The values that a choice allows, as it knows none but lists; empty when the choice is no list. */
  const allowed = (name: FilterName, demand: Demand): readonly string[] =>
    [...(known.get(name as Facet) ?? [])].filter((text) => {
      const value = name === 'year' || name === 'company' ? Number(text) : text;
      return text !== NONE && satisfies({ [name]: value } as unknown as Row, demand);
    });
  return {
    add: (listings) => {
      dealers.add(listings);
      for (const listing of listings) put(rowOf(listing));
    },
    finish: () => {
      index = itemsJs(items, CONFIGURATION);
    },
    replace: (listing) => {
      dealers.add([listing]);
      put(rowOf(listing));
      index.reindex(items);
    },
    search: (request): Found => {
      const asked = askedOf(request);
      const distances = dealers.within(asked);
      const key = keyOf(asked, distances);
      const last = asked.descending ? -Infinity : Infinity;
      const filters: Record<string, readonly string[]> = {};
      const tested = new Map<FilterName, Demand>();
      for (const [name, demand] of asked.chosen) {
        const values = allowed(name, demand);
        if (values.length > 0) filters[name] = values;
        else tested.set(name, demand);
      }
      const find = (ignored: FilterName | null): Results => {
        const demands = [...asked.plain, ...[...tested].filter(([name]) => name !== ignored).map(([, demand]) => demand)];
        return index.search({
          filters,
          filter: ({ row }: Item) =>
            (distances === null || distances.has(row.company)) &&
            demands.every((demand) => satisfies(row, demand)) &&
            asked.words.every((word) => row.words.includes(` ${word}`)),
          sort: { field: [({ row }: Item) => key(row) ?? last, 'id'], order: [asked.descending ? 'desc' : 'asc', 'asc'] },
          per_page: asked.size,
          page: asked.from / asked.size + 1,
          is_all_filtered_items: true,
        });
      };
      const all = find(null);
      const others = new Map([...tested.keys()].map((name) => [name, find(name)]));
      const of = (name: FilterName): Results => others.get(name) ?? all;
      const bars = (field: 'price' | 'mileage') => {
        const rows = of(field).data.allFilteredItems.map(({ row }) => row);
        return barsOf(field, bucketsOf(of(field), `${field}Bucket`), extentOf(rows, field));
      };
      const counts = (facet: Facet) => countsOf(of(facet), facet).filter(([value]) => value !== NONE);
      return {
        total: all.pagination.total,
        ids: all.data.items.map(({ id }) => id),
        facets: Object.fromEntries(FACETS.map((facet) => [facet, counts(facet)])) as unknown as Found['facets'],
        histograms: { price: bars('price'), year: yearBars(bucketsOf(of('year'), 'year')), mileage: bars('mileage') },
      };
    },
  };
};
