import type { FoundPlace } from '../../src/domain/inventory/found-place.ts';
import { MapCells, southwardOf, type MapCluster, type MapWindow } from '../../src/domain/inventory/map-clusters.ts';

/** The clusters of these places. */
export const clustersOf = (places: readonly FoundPlace[], window: MapWindow): MapCluster[] => {
  const cells = new MapCells(window);
  for (const { companyId, coordinates, count, lowest, highest } of places)
    cells.add(
      companyId,
      coordinates.longitude,
      southwardOf(coordinates.latitude),
      count,
      lowest ?? Infinity,
      highest ?? -Infinity,
    );
  return cells.clusters();
};
