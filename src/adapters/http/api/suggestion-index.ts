/** Everything that can be suggested on a site, kept until the inventory changes. */
import { setImmediate } from 'node:timers/promises';
import { EMPTY_QUERY, type InventoryScope } from '../../../domain/inventory/inventory-query.ts';
import { suggestionEntries, type Suggestion, type SuggestionEntry } from '../../../domain/inventory/suggestions.ts';
import type { Facet } from '../../../domain/inventory/facets.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { InventorySearch, SearchAnswer } from '../../../ports/inventory-search.ts';
import type { Vehicles } from '../../../ports/vehicles.ts';

interface Ports {
  readonly vehicles: Vehicles;
  readonly search: InventorySearch;
}

const collect = async (scope: InventoryScope, ports: Ports): Promise<SuggestionEntry[]> => {
  const count = (makes: readonly string[], facets: readonly Facet[]): Promise<SearchAnswer> =>
    ports.search.search({ query: { ...EMPTY_QUERY, makes, pageSize: 1 }, scope, facets });

  const { make: makes = [], company: companies = [] } = (await count([], ['make', 'company'])).facets;
  const suggestions = makes.map(({ value: make, name: label, count }): Suggestion => ({ kind: 'make', label, count, make }));
  for (const { value: make, name: makeName } of makes) {
    // Visitors come before the index.
    await setImmediate();
    for (const { value: model, name, count: vehicles } of (await count([make], ['model'])).facets.model ?? [])
      suggestions.push({ kind: 'model', label: `${makeName} ${name}`, count: vehicles, make, model });
  }
  for (const { value, name: label, count } of companies)
    suggestions.push({ kind: 'company', label, count, companyId: Number(value) });
  return suggestionEntries(suggestions.filter(({ count }) => count > 0));
};

/** A change of the inventory is found by searches two seconds later: what is collected before may still lack it. */
const SETTLED_AFTER_MS = 3000;

interface Kept {
  /** Which state of the inventory this is; null where it may lack the newest changes. */
  readonly revision: number | null;
  readonly entries: readonly SuggestionEntry[];
}

/** Answers from what it last collected while a newer collection is made, so only the first visitor of a site ever waits. */
export const suggestionIndex = ({ clock, ...ports }: Ports & { readonly clock: Clock }) => {
  const ready = new Map<string, Kept>();
  const underWay = new Set<string>();
  let newest = { revision: -1, since: clock.now() };

  const renew = async (key: string, scope: InventoryScope, revision: Kept['revision']): Promise<readonly SuggestionEntry[]> => {
    underWay.add(key);
    try {
      const entries = await collect(scope, ports);
      ready.set(key, { revision, entries });
      return entries;
    } finally {
      underWay.delete(key);
    }
  };

  /** @param key of the scope */
  return async (key: string, scope: InventoryScope): Promise<readonly SuggestionEntry[]> => {
    const revision = await ports.vehicles.revision();
    if (revision !== newest.revision) newest = { revision, since: clock.now() };
    const isSettled = clock.now() - newest.since >= SETTLED_AFTER_MS;
    const kept = ready.get(key);
    if (!kept) return renew(key, scope, isSettled ? revision : null);
    // Where it fails the next visitor tries again.
    if (isSettled && kept.revision !== revision && !underWay.has(key)) renew(key, scope, revision).catch(() => undefined);
    return kept.entries;
  };
};
