import type { InventoryFollower } from '../application/inventory/follow-inventory.ts';
import type { Clock } from '../ports/clock.ts';
import type { InventorySearch } from '../ports/inventory-search.ts';
import type { Vehicles } from '../ports/vehicles.ts';

/** Leads as readiness sees them. */
interface WritableLeads {
  /** Why none can be stored at the moment; null when they can be. */
  writeFailure(): Promise<string | null>;
}

/** Asked more often, the answer of the last write counts. */
const WRITE_EVERY_MS = 5000;

export type ServerReadiness = ReturnType<typeof serverReadiness>;

/** A change that searches do not show for longer than this is a fault, unless it is a large import. */
const BEHIND_MS = 10_000;

/** What pages can do without. */
interface Dispensable {
  readonly search: Pick<InventorySearch, 'size'>;
  readonly follower: Pick<InventoryFollower, 'revision'>;
  /** Null where there is none. */
  readonly photoStore: { failure(): string | null } | null;
}

/** Ready once the inventory is loaded, while the database answers and leads can be stored, until the process is told to stop. */
export const serverReadiness = (
  vehicles: Pick<Vehicles, 'ping' | 'revision'>,
  { search, follower, photoStore }: Dispensable,
  leads: WritableLeads,
  clock: Clock,
) => {
  let written: { readonly at: number; readonly failure: Promise<string | null> } | null = null;
  let behindSince: number | null = null;
  let phase: 'loading' | 'serving' | 'stopping' = 'loading';
  const writeFailure = (): Promise<string | null> => {
    const now = clock.now();
    if (written === null || Math.abs(now - written.at) >= WRITE_EVERY_MS) written = { at: now, failure: leads.writeFailure() };
    return written.failure;
  };
  return {
    loaded(): void {
      if (phase === 'loading') phase = 'serving';
    },

    leave(): void {
      phase = 'stopping';
    },

    async reason(): Promise<string | null> {
      if (phase === 'loading') return 'the inventory is loading';
      if (phase === 'stopping') return 'the server is stopping';
      try {
        await vehicles.ping();
        return (await writeFailure()) === null ? null : 'leads cannot be stored: see the log';
      } catch {
        return 'the database does not answer';
      }
    },

    async degraded(): Promise<string | null> {
      try {
        await search.size();
      } catch {
        return 'the search does not answer: lists cannot be shown';
      }
      const isBehind = await vehicles.revision().then(
        (revision) => follower.revision() < revision,
        () => false,
      );
      behindSince = isBehind ? (behindSince ?? clock.now()) : null;
      if (behindSince !== null && clock.now() - behindSince >= BEHIND_MS)
        return 'lists are behind the inventory: a large import is being taken over, or the search takes no changes (see the log)';
      // Readiness is told to everybody, and the reason names the bucket.
      return photoStore?.failure() ? 'the store of photos fails: see the log' : null;
    },
  };
};
