/** Keeps the search index in step with the inventory, whoever changes it (decision 8). */
import type { InventorySearch } from '../../ports/inventory-search.ts';
import type { Vehicles } from '../../ports/vehicles.ts';

/** How often the inventory is asked whether it changed, in milliseconds: its changes show within two seconds. */
const POLL_MS = 500;

export interface InventoryFollower {
  /** Resolves when the whole inventory is in the index; from then on changes are taken over. Rejects when it cannot be read. */
  start(): Promise<void>;
  /** Resolves when no more is taken over. */
  stop(): Promise<void>;
  /** Whether invented vehicles are among what was taken over. */
  showsDemo(): boolean;
}

/** `onError` hears of a change that could not be taken over; it is tried again at the next turn. */
export const followInventory = (
  { vehicles, search }: { readonly vehicles: Vehicles; readonly search: InventorySearch },
  onError: (error: unknown) => void,
): InventoryFollower => {
  let seen = 0;
  let demo = false;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = Promise.resolve();

  const catchUp = async (): Promise<void> => {
    // Asked before the listings are read: what commits in between is read again at the next turn, never missed.
    const revision = await vehicles.revision();
    if (revision === seen) return;
    for await (const listings of vehicles.changedSince(seen)) {
      await search.apply(listings);
      demo ||= listings.some(({ vehicle }) => vehicle.demo);
      if (stopped) return;
    }
    seen = revision;
  };

  const schedule = (): void => {
    if (stopped) return;
    timer = setTimeout(() => {
      turn = catchUp().catch(onError).then(schedule);
    }, POLL_MS);
  };

  return {
    async start() {
      await catchUp();
      schedule();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await turn;
    },
    showsDemo: () => demo,
  };
};
