import type { FoundPlace } from '../../../domain/inventory/found-place.ts';
import { clustersOf, MapCells, type MapCluster, type MapWindow } from '../../../domain/inventory/map-clusters.ts';
import { southwardOf } from '../../../domain/map/mercator.ts';
import {
  SearchUnavailable,
  type InventorySearch,
  type SearchAnswer,
  type SearchRequest,
  type Standing,
} from '../../../ports/inventory-search.ts';
import type { Connection } from './connection.ts';
import { countsOf } from './counts.ts';
import { all, filtersOf, shownBy, type Clause } from './filters.ts';
import type { Knowledge } from './knowledge.ts';
import { orderOf } from './order.ts';
import { deepPage, IDS_ONLY, idsOf, NO_FIELDS, WINDOW } from './result-page.ts';
import { SearchBatch } from './search-batch.ts';

type Asked = Pick<SearchRequest, 'query' | 'scope'>;

interface DealerBuckets {
  readonly buckets: readonly {
    readonly key: string;
    readonly doc_count: number;
    readonly lowest: { readonly value: number | null };
    readonly highest: { readonly value: number | null };
  }[];
}

const MOST_DEALERS = 50_000;

/** Search by a cluster of OpenSearch. Dealers are known here: what is asked of them becomes a list of their ids. */
export class OpenSearchInventorySearch implements InventorySearch {
  readonly #connection: Connection;
  readonly #batch: SearchBatch;
  readonly #index: string;
  readonly #knowledge: () => Knowledge;

  /**
   * @param index its name or alias
   * @param knowledge of that index, as it is at the moment
   */
  constructor(connection: Connection, index: string, knowledge: () => Knowledge) {
    this.#connection = connection;
    this.#batch = new SearchBatch(connection, index);
    this.#index = index;
    this.#knowledge = knowledge;
  }

  async search(request: SearchRequest): Promise<SearchAnswer> {
    const { query, scope } = request;
    const knowledge = this.#knowledge();
    const filters = filtersOf(query, scope, knowledge);
    const shown = shownBy(filters, knowledge.hasSame);
    const counts = countsOf(request, filters.choices);
    const order = orderOf(query, scope, filters.near);
    const [from, size] = [(query.pageIndex - 1) * query.pageSize, query.pageSize];
    const isDeep = from + size > WINDOW;
    const hits = all([...filters.plain(''), shown.hits]);
    const [found, ...further] = await Promise.all([
      this.#batch.search({
        query: hits,
        aggs: counts.ofHits,
        track_total_hits: true,
        ...(isDeep ? { size: 0 } : { from, size, sort: order.sort }),
        ...IDS_ONLY,
      }),
      ...counts.searches.map(({ without, body }) =>
        this.#batch.search({
          query: without === null ? hits : all([...filters.plain(''), shown.without(without)]),
          ...body,
          ...NO_FIELDS,
        }),
      ),
    ]);
    const total = found.hits.total?.value ?? 0;
    const ids = isDeep ? await deepPage(this.#batch, { query: hits, order, from, size, total }) : idsOf(found);
    return { total, ids, ...counts.read(found, further, knowledge) };
  }

  async standing(asked: Asked, id: number): Promise<Standing | null> {
    const { hits, order } = this.#asked(asked);
    const { field } = order;
    const found = await this.#batch.search({
      query: all([{ term: { id } }, hits]),
      size: 1,
      sort: order.sort,
      ...IDS_ONLY,
      docvalue_fields: ['id', ...(field === null ? [] : [field])],
    });
    const [own] = found.hits.hits;
    if (!own) return null;
    const place = own.sort;
    const before = order.before(place, field === null || own.fields[field] !== undefined);
    const neighbour = (sort: readonly Clause[], more: object) =>
      this.#batch.search({ query: hits, size: 1, sort, search_after: place, ...IDS_ONLY, ...more });
    const [next, previous] = await Promise.all([
      neighbour(order.sort, { track_total_hits: true, aggs: { before: { filter: before } } }),
      neighbour(order.reversed, { track_total_hits: false }),
    ]);
    return {
      place: (next.aggregations?.before?.doc_count ?? 0) + 1,
      total: next.hits.total?.value ?? 0,
      previous: idsOf(previous)[0] ?? null,
      next: idsOf(next)[0] ?? null,
    };
  }

  places(asked: Asked): Promise<FoundPlace[]> {
    return this.#places(asked, () => true);
  }

  async clusters(asked: Asked, window: MapWindow): Promise<MapCluster[]> {
    const cells = new MapCells(window);
    return clustersOf(
      await this.#places(asked, ({ latitude, longitude }) => cells.has(longitude, southwardOf(latitude))),
      window,
    );
  }

  async size(): Promise<number> {
    const { count, _shards } = await this.#connection.call<{ count: number; _shards: { failed: number } }>(
      'POST',
      `/${this.#index}/_count`,
      { query: { exists: { field: 'id' } } },
    );
    if (_shards.failed > 0) throw new SearchUnavailable('OpenSearch has a part of the index alone');
    return count;
  }

  /** Everything that is found, in its order. */
  #asked({ query, scope }: Asked) {
    const knowledge = this.#knowledge();
    const filters = filtersOf(query, scope, knowledge);
    const hits = all([...filters.plain(''), shownBy(filters, knowledge.hasSame).hits]);
    return { hits, filters, order: orderOf(query, scope, filters.near) };
  }

  async #places(asked: Asked, isWanted: (at: FoundPlace['coordinates']) => boolean): Promise<FoundPlace[]> {
    const { hits, filters } = this.#asked(asked);
    const dealers = new Map(
      filters.near.flatMap(({ dealer: { record } }) =>
        record.coordinates && isWanted(record.coordinates)
          ? [[String(record.id), { ...record, coordinates: record.coordinates }]]
          : [],
      ),
    );
    const price = { field: `price.${asked.scope.currency}` };
    const { aggregations } = await this.#batch.search({
      query: all([hits, { terms: { company: [...dealers.keys()] } }]),
      size: 0,
      track_total_hits: false,
      aggs: {
        dealers: {
          terms: { field: 'company', size: MOST_DEALERS },
          aggs: { lowest: { min: price }, highest: { max: price } },
        },
      },
    });
    const { buckets } = aggregations?.dealers as unknown as DealerBuckets;
    return buckets
      .flatMap(({ key, doc_count: count, lowest, highest }) => {
        const dealer = dealers.get(key);
        if (!dealer) return [];
        const { id: companyId, name, coordinates } = dealer;
        return [{ companyId, name, coordinates, count, lowest: lowest.value, highest: highest.value }];
      })
      .sort((a, b) => a.companyId - b.companyId);
  }
}
