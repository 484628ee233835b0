/** Which filters are offered above the list: those that narrow the present search well. */
import type { Body, Fuel } from '../vehicle/attributes.ts';
import type { Facet, FacetCount } from './facets.ts';
import type { InventoryQuery } from './inventory-query.ts';
import type { Flag } from '../vehicle/vehicle-facts.ts';

/** What a promoted filter is about, and what the search becomes with it. */
export type PromotedFilter = {
  /** Vehicles that it leaves. */
  readonly count: number;
  readonly change: Partial<InventoryQuery>;
} & (
  | { readonly field: 'flags'; readonly value: Flag }
  | { readonly field: 'fuel'; readonly value: Fuel }
  | { readonly field: 'body'; readonly value: string }
);

/** In this order, ahead of the rest. */
export const PROMOTED_FLAGS: readonly Flag[] = ['buyOnline', 'certified', 'inspected', 'promotion', 'extendedCare'];
const PROMOTED_FUELS: readonly Fuel[] = ['electric', 'hybrid'];

const MOST = 7;
/** With fewer vehicles no filter is offered. */
const FEW = 12;
/** The least and greatest share of the results that a promoted filter may leave. */
const [LEAST, GREATEST] = [0.02, 0.85] as const;

interface Found {
  readonly total: number;
  readonly facets: Readonly<Partial<Record<Facet, readonly FacetCount[]>>>;
  readonly flags: Readonly<Partial<Record<Flag, number>>>;
}

export const countOf = (counts: readonly FacetCount[] | undefined, value: string): number =>
  counts?.find((each) => each.value === value)?.count ?? 0;

/**
 * At most seven: the switches, then electric and hybrid, then the bodies with most vehicles. Each leaves between a fiftieth and 85 %
 * of what is found; a field with a choice in it has none, since another value would widen the search.
 */
export const promotedFilters = ({ flags, fuels, bodies }: InventoryQuery, found: Found): readonly PromotedFilter[] => {
  const { total } = found;
  if (total < FEW) return [];
  const { facets } = found;
  const ofFlags = PROMOTED_FLAGS.filter((flag) => !flags.includes(flag)).map((flag): PromotedFilter => {
    return { field: 'flags', value: flag, count: found.flags[flag] ?? 0, change: { flags: [...flags, flag] } };
  });
  const ofFuels = (fuels.length > 0 ? [] : PROMOTED_FUELS).map((fuel): PromotedFilter => {
    return { field: 'fuel', value: fuel, count: countOf(facets.fuel, fuel), change: { fuels: [fuel] } };
  });
  const ofBodies = (bodies.length > 0 ? [] : (facets.body ?? [])).map(({ value, count }): PromotedFilter => {
    return { field: 'body', value, count, change: { bodies: [value as Body] } };
  });
  return [...ofFlags, ...ofFuels, ...ofBodies]
    .filter(({ count }) => count >= LEAST * total && count <= GREATEST * total)
    .slice(0, MOST);
};
