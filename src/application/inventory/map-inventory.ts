/** Where the vehicles of a search are: asked as `searchInventory` is, for maps. */
import { searchOnSite, type SiteSearch } from '../../domain/inventory/around-place.ts';
import type { FoundPlace } from '../../domain/inventory/found-place.ts';
import type { MapCluster, MapWindow } from '../../domain/inventory/map-clusters.ts';
import type { Ports } from '../../ports/ports.ts';

/** Every place of the search, one a dealer. Rejects when the engine does not answer. */
export const mapInventory = (asked: SiteSearch, { search }: Pick<Ports, 'search'>): Promise<readonly FoundPlace[]> =>
  search.places(searchOnSite(asked));

/** The same places as a map in this viewport shows them. */
export const mapClusters = (
  asked: SiteSearch,
  window: MapWindow,
  { search }: Pick<Ports, 'search'>,
): Promise<readonly MapCluster[]> => search.clusters(searchOnSite(asked), window);
