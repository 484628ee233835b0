import { EMPTY_QUERY, type InventoryQuery, type InventoryScope } from '../../domain/inventory/inventory-query.ts';
import { isListed } from '../../domain/inventory/searchable.ts';
import { fold } from '../../domain/text/fold.ts';
import { vehicleKey } from '../../domain/vehicle/same-vehicle.ts';
import type { Listing, Vehicle } from '../../domain/vehicle/vehicle.ts';
import type { Ports } from '../../ports/ports.ts';
import { listedOf } from '../inventory/listed-of.ts';

const COUNT = 4;
/** Enough to rank after the vehicle itself is left out. */
const CANDIDATES = 24;
const PRICE_MARGIN = 0.25;

/** Same type and body, the price within a quarter of the vehicle's own where it has one in the scope's currency. */
const querySimilarTo = ({ type, body, price }: Vehicle, { currency }: InventoryScope): InventoryQuery => ({
  ...EMPTY_QUERY,
  types: [type],
  bodies: body === null ? [] : [body],
  ...(price?.currency === currency && {
    priceMin: Math.floor(price.amount * (1 - PRICE_MARGIN)),
    priceMax: Math.ceil(price.amount * (1 + PRICE_MARGIN)),
    priceNone: false,
  }),
  pageSize: CANDIDATES,
});

/** Lower is closer: the same model, then the same make, then the rest. */
const distanceBetween = (a: Vehicle, b: Vehicle): number => {
  if (fold(a.make) !== fold(b.make)) return 2;
  return fold(a.model) === fold(b.model) ? 0 : 1;
};

/**
 * Up to four vehicles to compare with this one, by this rule (docs/price-rating.md):
 * 1. what the site lists of the same type, and of the same body where the vehicle's own is known;
 * 2. with a price at most a quarter below or above its own; any, and none, where it has no price in the site's currency;
 * 3. of its model first, then of its make, then the others; within each as a search by pertinence would put them.
 *
 * Those of the make are searched for separately, so that others never crowd them out. Two searches and one read; never a listing that is
 * no longer listed, nor the vehicle itself, unless it has left and another dealer still lists it.
 */
export const similarVehicles = async (
  vehicle: Vehicle,
  scope: InventoryScope,
  { search, vehicles }: Pick<Ports, 'search' | 'vehicles'>,
): Promise<Listing[]> => {
  const query = querySimilarTo(vehicle, scope);
  const answers = await Promise.all(
    [{ ...query, makes: [fold(vehicle.make)] }, query].map((each) => search.search({ query: each, scope })),
  );
  const ids = new Set(answers.flatMap((answer) => answer.ids));
  ids.delete(vehicle.id);
  const key = vehicleKey(vehicle);
  return (await listedOf([...ids], { vehicles }))
    .filter((each) => key === null || vehicleKey(each.vehicle) !== key || !isListed(vehicle))
    .toSorted((a, b) => distanceBetween(vehicle, a.vehicle) - distanceBetween(vehicle, b.vehicle))
    .slice(0, COUNT);
};
