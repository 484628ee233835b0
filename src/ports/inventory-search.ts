import type { Facet, FacetCount, Histogram, HistogramField } from '../domain/inventory/facets.ts';
import type { FoundPlace } from '../domain/inventory/found-place.ts';
import type { MapCluster, MapWindow } from '../domain/inventory/map-clusters.ts';
import type { InventoryQuery, InventoryScope } from '../domain/inventory/inventory-query.ts';
import type { Flag } from '../domain/vehicle/vehicle-facts.ts';
import type { Listing } from '../domain/vehicle/vehicle.ts';

export interface SearchRequest {
  readonly query: InventoryQuery;
  readonly scope: InventoryScope;
  /** What to count, nothing by default: only what is asked for is computed. */
  readonly facets?: readonly Facet[];
  readonly histograms?: readonly HistogramField[];
  readonly flags?: readonly Flag[];
}

export interface SearchAnswer {
  readonly total: number;
  /** The page's vehicles in the order of the sort; ties are by ascending id. Empty beyond the last page. */
  readonly ids: readonly number[];
  /**
   * Of every facet that was asked: values with at least one vehicle, or chosen in the query (count 0); most vehicles first, then
   * by value (years and companies as numbers, others by code unit). Counts never look beyond the scope. Each value
   * comes with its name (`FacetCount`): that of a make or model without vehicles is `capitalised`, an unknown dealer's is the id.
   * A vehicle with several listings counts once, and as the listing that is found where one is.
   */
  readonly facets: Readonly<Partial<Record<Facet, readonly FacetCount[]>>>;
  readonly histograms: Readonly<Partial<Record<HistogramField, Histogram>>>;
  /** Of every flag that was asked: how many of the vehicles found have it. Flags narrow each other; unlike facets, none is ignored. */
  readonly flags: Readonly<Partial<Record<Flag, number>>>;
}

/** Where a vehicle stands among everything that a search finds. */
export interface Standing {
  /** From 1. */
  readonly place: number;
  readonly total: number;
  /** Ids of the vehicles before and after it; null at the ends. */
  readonly previous: number | null;
  readonly next: number | null;
}

/** Finds vehicles. Only vehicles whose availability is listed are ever found. */
export interface InventorySearch {
  /** Rejects when the engine cannot answer, with `SearchUnavailable` where it will later; there are no partial answers. */
  search(request: SearchRequest): Promise<SearchAnswer>;
  /**
   * The place of a vehicle in the order of `search`, whatever the page; null where the query does not find it. Rejects as
   * `search` does.
   */
  standing(request: Pick<SearchRequest, 'query' | 'scope'>, id: number): Promise<Standing | null>;
  /**
   * Where everything that the query finds is, whatever its page: one place a dealer, by ascending id. Dealers without coordinates
   * are left out. Rejects as `search` does.
   */
  places(request: Pick<SearchRequest, 'query' | 'scope'>): Promise<readonly FoundPlace[]>;
  /** The same places, clustered by `MapCells` in the window of a map. */
  clusters(request: Pick<SearchRequest, 'query' | 'scope'>, window: MapWindow): Promise<readonly MapCluster[]>;
  /** Number of listings that can be found. */
  size(): Promise<number>;
}

/** Maintains the index of an `InventorySearch`; one process does for all that share an index. */
export interface InventoryIndexing {
  /**
   * Takes over the present state of these listings: new ones are added, known ones replaced, unlisted ones removed. Of an
   * id that occurs twice the last one counts, and so it does of a dealer: one record per dealer, from the last listing.
   * The next search sees them.
   */
  apply(listings: readonly Listing[]): Promise<void>;
}

/** The search engine does not answer, or not in time; a retry makes sense. */
export class SearchUnavailable extends Error {
  override readonly name = 'SearchUnavailable';
}
