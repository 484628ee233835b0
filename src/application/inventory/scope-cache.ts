import type { InventoryScope } from '../../domain/inventory/inventory-query.ts';
import type { Ports } from '../../ports/ports.ts';

/** The search index follows the inventory within two seconds: a value collected earlier may lack the last change. */
const SETTLED_AFTER_MS = 3000;

/**
 * Caches what is collected from the search index, by the key of a scope, and collects it again when the inventory has changed.
 * Callers get the cached value while it is renewed, so only the first caller of a key waits. Rejects when the first collection fails.
 */
export const scopeCache = <T>(
  collect: (scope: InventoryScope) => Promise<T>,
  { vehicles, clock }: Pick<Ports, 'vehicles' | 'clock'>,
): ((key: string, scope: InventoryScope) => Promise<T>) => {
  /** `revision` is null when the value may lack the newest changes. */
  const cache = new Map<string, { readonly revision: number | null; readonly value: T }>();
  const underWay = new Map<string, Promise<T>>();
  let newest = { revision: -1, since: clock.now() };

  const renew = (key: string, scope: InventoryScope, revision: number | null): Promise<T> => {
    const known = underWay.get(key);
    if (known) return known;
    const collecting = collect(scope)
      .then((value) => {
        cache.set(key, { revision, value });
        return value;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, collecting);
    return collecting;
  };

  return async (key, scope) => {
    const revision = await vehicles.revision();
    if (revision !== newest.revision) newest = { revision, since: clock.now() };
    const isSettled = clock.now() - newest.since >= SETTLED_AFTER_MS;
    const cached = cache.get(key);
    if (!cached) return renew(key, scope, isSettled ? revision : null);
    // If it fails, the next caller tries again.
    if (isSettled && cached.revision !== revision) renew(key, scope, revision).catch(() => undefined);
    return cached.value;
  };
};
