/** The order of a search, there and back, and what stands before a listing. */
import { radiusOf, type InventoryQuery, type InventoryScope } from '../../../domain/inventory/inventory-query.ts';
import { distancePenalty } from '../../../domain/inventory/pertinence.ts';
import { all, type Clause, type Near } from './filters.ts';

/** The value of the sort and the id, as OpenSearch gives them with a hit and takes them for the next one. */
export type Place = readonly [value: unknown, id: number];

export interface Order {
  readonly sort: readonly Clause[];
  readonly reversed: readonly Clause[];
  /** The field of the value; null where a script computes it. */
  readonly field: string | null;
  /**
   * What comes before the listing in this place.
   * @param isKnown whether the listing has a value of the field
   */
  readonly before: (place: Place, isKnown: boolean) => Clause;
}

const FIELDS = {
  Price: 'price',
  Year: 'year',
  Mileage: 'mileage',
  Newest: 'firstSeen',
  Rating: 'rank',
  Pertinence: 'pertinence',
  Distance: 'pertinence',
} as const;

const TIES = { id: 'asc' };
const REVERSED_TIES = { id: 'desc' };
const lowerId = (id: number): Clause => ({ range: { id: { lt: id } } });

const byField = (field: string, descending: boolean): Order => {
  const known = { exists: { field } };
  return {
    sort: [{ [field]: { order: descending ? 'desc' : 'asc', missing: '_last' } }, TIES],
    reversed: [{ [field]: { order: descending ? 'asc' : 'desc', missing: '_first' } }, REVERSED_TIES],
    field,
    before: ([value, id], isKnown) => {
      const better = isKnown ? { range: { [field]: descending ? { gt: value } : { lt: value } } } : known;
      const equal = isKnown
        ? all([{ range: { [field]: { gte: value, lte: value } } }, lowerId(id)])
        : all([lowerId(id)], [known]);
      return { bool: { should: [better, equal], minimum_should_match: 1 } };
    },
  };
};

const KM = "def km = params.km.get(String.valueOf(doc['dealer'].value));";
/** Beyond every distance, in the direction in which the unknown comes last. */
const FARTHEST = 1e300;

const byScript = (value: string, params: Readonly<Record<string, unknown>>, descending: boolean): Order => {
  const scripted = (order: 'asc' | 'desc'): Clause => ({
    _script: { type: 'number', order, script: { source: `${KM} return ${value};`, params } },
  });
  const source =
    `${KM} double own = ${value}; if (own == params.value) return doc['id'].value < params.id; ` +
    'return params.descending ? own > params.value : own < params.value;';
  return {
    sort: [scripted(descending ? 'desc' : 'asc'), TIES],
    reversed: [scripted(descending ? 'asc' : 'desc'), REVERSED_TIES],
    field: null,
    before: ([place, id]) => ({ script: { script: { source, params: { ...params, value: place, id, descending } } } }),
  };
};

/** @param near the dealers that pass, with their distances: those that the search can find */
export const orderOf = (query: InventoryQuery, { currency }: InventoryScope, near: readonly Near[]): Order => {
  const { descending, sort } = query;
  const table = (valueOf: (km: number) => number): Record<string, number> =>
    Object.fromEntries(near.flatMap(({ dealer, km }) => (km === null ? [] : [[String(dealer.record.id), valueOf(km)]])));
  if (sort === 'Distance' && query.near) {
    const params = { km: table((km) => km), unknown: descending ? -FARTHEST : FARTHEST };
    return byScript('km == null ? params.unknown : (double) km', params, descending);
  }
  const radius = radiusOf(query);
  if (sort === 'Pertinence' && radius !== null) {
    const params = { km: table((km) => distancePenalty(km, radius)) };
    return byScript("doc['pertinence'].value - (km == null ? 0.0 : (double) km)", params, descending);
  }
  return byField(sort === 'Price' ? `price.${currency}` : FIELDS[sort], descending);
};
