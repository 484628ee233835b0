import type { InventoryScope } from '../../domain/inventory/inventory-query.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Vehicles } from '../../ports/vehicles.ts';

/** A change of the inventory is found by searches two seconds later: what is collected before may still lack it. */
const SETTLED_AFTER_MS = 3000;

/**
 * Something collected from the search index, by a key of its scope, and collected again when the inventory has changed. Callers get
 * the last collection while a newer one is made, so only the first caller of a key waits. Rejects where the first collection fails.
 */
export const keepCollected = <T>(
  collect: (scope: InventoryScope) => Promise<T>,
  { vehicles, clock }: { readonly vehicles: Pick<Vehicles, 'revision'>; readonly clock: Clock },
): ((key: string, scope: InventoryScope) => Promise<T>) => {
  /** `revision` is null where the collection may lack the newest changes. */
  const ready = new Map<string, { readonly revision: number | null; readonly collected: T }>();
  const underWay = new Map<string, Promise<T>>();
  let newest = { revision: -1, since: clock.now() };

  const renew = (key: string, scope: InventoryScope, revision: number | null): Promise<T> => {
    const known = underWay.get(key);
    if (known) return known;
    const collecting = collect(scope)
      .then((collected) => {
        ready.set(key, { revision, collected });
        return collected;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, collecting);
    return collecting;
  };

  return async (key, scope) => {
    const revision = await vehicles.revision();
    if (revision !== newest.revision) newest = { revision, since: clock.now() };
    const isSettled = clock.now() - newest.since >= SETTLED_AFTER_MS;
    const kept = ready.get(key);
    if (!kept) return renew(key, scope, isSettled ? revision : null);
    // Where it fails the next caller tries again.
    if (isSettled && kept.revision !== revision) renew(key, scope, revision).catch(() => undefined);
    return kept.collected;
  };
};
