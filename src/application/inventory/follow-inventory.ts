/** Updates the search index when any process changes the inventory (decision 8). */
import { isListed } from '../../domain/inventory/searchable.ts';
import type { InventoryIndexing } from '../../ports/inventory-search.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PriceRatings } from '../rating/price-ratings.ts';
import { pollEvery, type Poll } from '../poll.ts';

/** How often to check the inventory for changes; they must be found by searches within two seconds. */
const POLL_MS = 500;

export interface InventoryFollower extends Omit<Poll, 'stopped'> {
  /** The revision of the inventory that the index has. */
  revision(): number;
  /** Whether invented vehicles can be found. */
  showsDemo(): boolean;
}

/**
 * Changes are taken over batch by batch, in the order in which they were written, and requests run between batches: a search finds the
 * new state of the vehicles taken over so far, and the old one of the others. `revision()` grows when all of them are.
 * `onError` is called when changes cannot be applied, and once a minute as long as they can't; the next turn retries.
 */
export const followInventory = (
  {
    vehicles,
    search,
    ratings,
  }: {
    readonly vehicles: Pick<Ports['vehicles'], 'revision' | 'changedSince'>;
    readonly search: InventoryIndexing;
    readonly ratings: Pick<PriceRatings, 'changed' | 'rated'>;
  },
  onError: (error: unknown) => void,
): InventoryFollower => {
  let seen = 0;
  /** Requests are answered from the end of the first turn on, also with an inventory that was empty until then. */
  let answers = false;
  const demo = new Set<number>();

  const takeOver = async (revision: number): Promise<void> => {
    for await (const listings of vehicles.changedSince(seen, !answers)) {
      if (poll.stopped) return;
      ratings.changed(listings);
      await search.apply(listings.map((listing) => ratings.rated(listing)));
      for (const { vehicle } of listings) {
        if (vehicle.demo && isListed(vehicle)) demo.add(vehicle.id);
        else demo.delete(vehicle.id);
      }
    }
    seen = revision;
  };

  const catchUp = async (): Promise<void> => {
    // Read before the listings: what is committed in between is read again at the next turn, never lost.
    const revision = await vehicles.revision();
    if (revision !== seen) await takeOver(revision);
    answers = true;
  };

  const poll = pollEvery(POLL_MS, catchUp, onError);
  return {
    start: () => poll.start(),
    stop: () => poll.stop(),
    revision: () => seen,
    showsDemo: () => demo.size > 0,
  };
};
