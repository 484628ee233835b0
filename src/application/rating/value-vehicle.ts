/** The value of a visitor's own vehicle, from dealers' prices for similar ones. */
import { EMPTY_QUERY, type InventoryScope } from '../../domain/inventory/inventory-query.ts';
import { estimateRange, type NumberRange } from '../../domain/rating/price-range.ts';
import { fold } from '../../domain/text/fold.ts';
import type { TradedVehicle } from '../../domain/leads/trade-question.ts';
import type { Listing } from '../../domain/vehicle/vehicle.ts';
import { findComparables, type ComparablesPorts } from './find-comparables.ts';

export interface ValuedVehicle {
  readonly range: NumberRange;
  /** The listings of the range's sample, the closest first. */
  readonly listings: readonly Listing[];
}

const NOBODY: ValuedVehicle = { range: { kind: 'none', reason: 'few', sample: 0 }, listings: [] };

/**
 * The make and model name the kind of vehicle by themselves.
 *
 * @param scope the site's, with every dealer and source of the market: a vehicle is worth the same on every site
 */
export const valueVehicle = async (
  traded: TradedVehicle,
  scope: InventoryScope,
  ports: ComparablesPorts,
): Promise<ValuedVehicle> => {
  const named = { ...EMPTY_QUERY, makes: [fold(traded.make)], models: [fold(traded.model)], pageSize: 1 };
  const { ids } = await ports.search.search({ query: named, scope });
  const [like] = await ports.vehicles.ofIds(ids);
  if (!like) return NOBODY;
  const { type, demo } = like.vehicle;
  const found = await findComparables({ ...traded, type, demo }, scope, ports);
  const range = estimateRange(
    traded,
    found.map(({ comparable }) => comparable),
  );
  const listings = new Map(found.map(({ listing }) => [listing.vehicle.id, listing]));
  return { range, listings: range.kind === 'none' ? [] : range.sample.flatMap(({ id }) => listings.get(id) ?? []) };
};
