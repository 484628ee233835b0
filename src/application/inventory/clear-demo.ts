/** Removes demo vehicles from the lists, for an operator who has imported their own. */
import type { WaitOptions } from '../../ports/vehicles.ts';
import type { Ports } from '../../ports/ports.ts';

/**
 * Makes every vehicle of a demo dealer unavailable, in one transaction: nothing is ever deleted, so favourites and old links lead
 * to a page that says so. Resolves with the number of vehicles that were on the lists.
 *
 * @param now milliseconds since 1970, UTC
 */
export const clearDemo = async (
  { vehicles, writing }: Pick<Ports, 'vehicles' | 'writing'>,
  now: number,
  options: WaitOptions = {},
): Promise<number> => {
  const dealers = (await vehicles.dealers()).filter(({ demo }) => demo);
  return writing.transaction(async (inventory) => {
    let cleared = 0;
    for (const { id } of dealers) {
      const offered: number[] = [];
      for await (const vehicle of inventory.vehiclesOfDealer(id)) {
        if (vehicle.availability !== 'unavailable' && vehicle.availability !== 'sold') offered.push(vehicle.id);
      }
      await inventory.setAvailability(offered, 'unavailable', now);
      cleared += offered.length;
    }
    return cleared;
  }, options);
};
