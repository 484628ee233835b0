/** OpenSearch on one shard: one request counts everything, filters that are chosen come after the counts. */
import { FACETS, type FilterName } from '../../../src/domain/inventory/facets.ts';
import { distancePenalty } from '../../../src/domain/inventory/pertinence.ts';
import type { Listing } from '../../../src/domain/vehicle/vehicle.ts';
import type { Engine, Found } from './engine.ts';
import { startOpenSearch } from './opensearch-server.ts';
import {
  askedOf,
  barsOf,
  Dealers,
  isByPlace,
  rowOf,
  sortFieldOf,
  yearBars,
  type Asked,
  type Demand,
  type Field,
} from './rows.ts';

interface Buckets {
  readonly buckets: readonly { readonly key: string | number; readonly doc_count: number }[];
}
interface Stats {
  readonly count: number;
  readonly min: number | null;
  readonly max: number | null;
}
type Counts = Readonly<Record<string, Buckets & Stats>> & { readonly doc_count: number };
interface Answer {
  readonly hits: {
    readonly total: { readonly value: number };
    readonly hits: readonly { readonly fields: { readonly id: [number] } }[];
  };
  readonly aggregations: Readonly<Record<string, Counts>>;
}

const keyword = { type: 'keyword', eager_global_ordinals: true };
const NUMBERS = { id: 'integer', company: 'integer', year: 'integer', price: 'double', mileage: 'integer', priceBucket: 'integer',
  mileageBucket: 'integer', rank: 'integer', pertinence: 'double', newest: 'long', promotion: 'byte', buyOnline: 'byte', certified: 'byte' }; // prettier-ignore
const TEXTS = ['type', 'make', 'model', 'body', 'condition', 'transmission', 'fuel', 'drivetrain', 'colour', 'rating', 'words'];
const INDEX = {
  settings: { number_of_shards: 1, number_of_replicas: 0, refresh_interval: '-1', max_result_window: 1_000_000 },
  mappings: {
    dynamic: 'strict',
    _source: { enabled: false },
    properties: {
      ...Object.fromEntries(Object.entries(NUMBERS).map(([name, type]) => [name, { type }])),
      ...Object.fromEntries(TEXTS.map((name) => [name, keyword])),
    },
  },
};

const clauseOf = (demand: Demand): object => {
  switch (demand.kind) {
    case 'any':
      return { bool: { should: demand.of.map(clauseOf), minimum_should_match: 1 } };
    case 'in':
      return { terms: { [demand.field]: demand.values } };
    case 'none':
      return { bool: { must_not: [{ exists: { field: demand.field } }] } };
    case 'range':
      return { range: { [demand.field]: { gte: demand.min, lte: demand.max } } };
  }
};

const PLACE = "def km = params.km.get(String.valueOf(doc['company'].value)); return ";
const orderOf = (asked: Asked, distances: ReadonlyMap<number, number> | null): readonly object[] => {
  const order = asked.descending ? 'desc' : 'asc';
  if (distances === null || !isByPlace(asked)) return [{ [sortFieldOf(asked)]: { order, missing: '_last' } }, { id: 'asc' }];
  const source =
    asked.sort === 'Distance'
      ? `${PLACE} (double) km;`
      : `${PLACE} doc['pertinence'].value - params.edge * (double) km / params.radius;`;
  const params = { km: Object.fromEntries(distances), edge: distancePenalty(1, 1), radius: asked.circle?.km };
  return [{ _script: { type: 'number', order, script: { lang: 'painless', source, params } } }, { id: 'asc' }];
};

const requestOf = (asked: Asked, distances: ReadonlyMap<number, number> | null): object => {
  const others = (ignored: FilterName | null) => ({
    bool: { filter: [...asked.chosen].filter(([name]) => name !== ignored).map(([, demand]) => clauseOf(demand)) },
  });
  const aggs: Record<string, { readonly filter: object; readonly aggs: Record<string, object> }> = {};
  const count = (filter: FilterName, field: Field, of?: Field): void => {
    const ignored = asked.chosen.has(filter) ? filter : null;
    const group = (aggs[ignored ?? 'all'] ??= { filter: others(ignored), aggs: {} });
    group.aggs[field] = { terms: { field, size: 50_000 } };
    if (of !== undefined) group.aggs[of] = { stats: { field: of } };
  };
  for (const facet of FACETS) count(facet, facet);
  count('price', 'priceBucket', 'price');
  count('mileage', 'mileageBucket', 'mileage');
  const fixed = [
    ...asked.plain.map(clauseOf),
    ...asked.words.map((word) => ({ prefix: { words: word } })),
    ...(distances === null ? [] : [{ terms: { company: [...distances.keys()] } }]),
  ];
  return {
    from: asked.from,
    size: asked.size,
    _source: false,
    stored_fields: '_none_',
    docvalue_fields: ['id'],
    track_total_hits: true,
    query: { bool: { filter: fixed } },
    post_filter: others(null),
    aggs,
    sort: orderOf(asked, distances),
  };
};

const foundOf = ({ hits, aggregations }: Answer): Found => {
  const group = (name: FilterName): Counts => {
    const found = aggregations[name] ?? aggregations.all;
    if (!found) throw new Error(`no counts of ${name}`);
    return found;
  };
  const pairs = (name: FilterName, field: string) =>
    (group(name)[field]?.buckets ?? []).map(({ key, doc_count }) => [String(key), doc_count] as const);
  /** With those that have no value, as not a number. */
  const numbers = (name: FilterName, field: string): (readonly [number, number])[] => {
    const known = pairs(name, field).map(([value, count]) => [Number(value), count] as const);
    return [...known, [NaN, group(name).doc_count - known.reduce((sum, [, count]) => sum + count, 0)]];
  };
  const bars = (field: 'price' | 'mileage') => {
    const { min = null, max = null } = group(field)[field] ?? {};
    return barsOf(field, numbers(field, `${field}Bucket`), { min, max });
  };
  return {
    total: hits.total.value,
    ids: hits.hits.map(({ fields }) => fields.id[0]),
    facets: Object.fromEntries(FACETS.map((facet) => [facet, pairs(facet, facet)])) as unknown as Found['facets'],
    histograms: { price: bars('price'), year: yearBars(numbers('year', 'year')), mileage: bars('mileage') },
  };
};

export const opensearch = async (): Promise<Engine> => {
  const { url, stop } = await startOpenSearch();
  const call = async (method: string, path: string, body: string, type = 'application/json'): Promise<unknown> => {
    const response = await fetch(`${url}/${path}`, { method, body, headers: { 'content-type': type } });
    if (!response.ok) throw new Error(`OpenSearch: ${response.status} ${(await response.text()).slice(0, 500)}`);
    return response.json();
  };
  await call('PUT', 'listings', JSON.stringify(INDEX));
  const dealers = new Dealers();
  const put = async (listings: readonly Listing[], refresh: boolean): Promise<void> => {
    dealers.add(listings);
    const lines = listings
      .map(rowOf)
      .flatMap((row) => [
        JSON.stringify({ index: { _id: String(row.id) } }),
        JSON.stringify({ ...row, words: row.words.trim().split(' ') }),
      ]);
    const answer = await call(
      'POST',
      `listings/_bulk?refresh=${String(refresh)}`,
      `${lines.join('\n')}\n`,
      'application/x-ndjson',
    );
    if ((answer as { readonly errors: boolean }).errors) throw new Error('OpenSearch did not take over a batch');
  };
  return {
    add: (listings) => put(listings, false),
    finish: async () => {
      await call('POST', 'listings/_refresh', '');
      await call('POST', 'listings/_forcemerge?max_num_segments=1', '');
    },
    replace: (listing) => put([listing], true),
    search: async (request) => {
      const asked = askedOf(request);
      const body = JSON.stringify(requestOf(asked, dealers.within(asked)));
      return foundOf(
        (await call('POST', 'listings/_search?allow_partial_search_results=false&request_cache=false', body)) as Answer,
      );
    },
    stop,
  };
};
