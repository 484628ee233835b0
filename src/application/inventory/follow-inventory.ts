/** Keeps the search index in step with the inventory, whoever changes it (decision 8). */
import { isListed } from '../../domain/inventory/searchable.ts';
import type { InventorySearch } from '../../ports/inventory-search.ts';
import type { Vehicles } from '../../ports/vehicles.ts';

/** How often the inventory is asked whether it changed, in milliseconds: its changes show within two seconds. */
const POLL_MS = 500;

export interface InventoryFollower {
  /**
   * Resolves when the whole inventory is in the index, or when the follower is stopped before; from then on changes are taken
   * over. It never rejects: an inventory that cannot be read is asked again.
   */
  start(): Promise<void>;
  /** Resolves when no more is taken over. */
  stop(): Promise<void>;
  /** Whether invented vehicles can be found. */
  showsDemo(): boolean;
}

/** `onError` hears of each turn in which changes could not be taken over; the next one takes them up again. */
export const followInventory = (
  { vehicles, search }: { readonly vehicles: Vehicles; readonly search: InventorySearch },
  onError: (error: unknown) => void,
): InventoryFollower => {
  let seen = 0;
  const demo = new Set<number>();
  let stopped = false;
  let endPause = (): void => undefined;
  let following = Promise.resolve();

  const catchUp = async (): Promise<void> => {
    // Asked before the listings are read: what commits in between is read again at the next turn, never missed.
    const revision = await vehicles.revision();
    if (revision === seen) return;
    for await (const listings of vehicles.changedSince(seen)) {
      if (stopped) return;
      await search.apply(listings);
      for (const { vehicle } of listings) {
        if (vehicle.demo && isListed(vehicle)) demo.add(vehicle.id);
        else demo.delete(vehicle.id);
      }
    }
    seen = revision;
  };

  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      if (stopped) {
        resolve();
        return;
      }
      const timer = setTimeout(resolve, POLL_MS);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const follow = async (onLoaded: () => void): Promise<void> => {
    while (!stopped) {
      await catchUp().then(onLoaded, onError);
      await pause();
    }
    onLoaded();
  };

  return {
    start: () => new Promise((resolve) => (following = follow(resolve))),
    stop() {
      stopped = true;
      endPause();
      return following;
    },
    showsDemo: () => demo.size > 0,
  };
};
