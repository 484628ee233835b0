/** Where a vehicle stands in the list that a visitor came from. */
import { searchOnSite, type SiteSearch } from '../../domain/inventory/around-place.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import type { Ports } from '../../ports/ports.ts';

export interface PlaceInResults {
  /** From 1. */
  readonly place: number;
  readonly total: number;
  /** The vehicles before and after it; null at the ends. */
  readonly previous: Vehicle | null;
  readonly next: Vehicle | null;
}

/** Null where the search no longer finds the vehicle. Rejects when the engine or the store does not answer. */
export const placeInResults = async (
  id: number,
  asked: SiteSearch,
  { search, vehicles }: Pick<Ports, 'search' | 'vehicles'>,
): Promise<PlaceInResults | null> => {
  const standing = await search.standing(searchOnSite(asked), id);
  if (!standing) return null;
  const { place, total, previous, next } = standing;
  const neighbours = await vehicles.ofIds([previous, next].filter((each) => each !== null));
  const vehicleOf = (wanted: number | null): Vehicle | null =>
    neighbours.find(({ vehicle }) => vehicle.id === wanted)?.vehicle ?? null;
  return { place, total, previous: vehicleOf(previous), next: vehicleOf(next) };
};
