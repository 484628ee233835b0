/**
 * Which lists search engines may keep (decision record 28). Filters combine into more addresses than there are vehicles, so the
 * list of those that are kept is written here; every other list says `noindex, follow` and is its own canonical page.
 */
import type { Site } from '../site/site.ts';
import { EMPTY_QUERY, type InventoryQuery } from './inventory-query.ts';
import { changeQuery, encodeQuery, WIRE_NAMES, type WireName } from './query-codec.ts';

type Field = 'types' | 'makes' | 'models' | 'bodies' | 'fuels' | 'conditions' | 'province' | 'city';

/** What people search for by name. A kind of vehicle may be added to any of them, and a model only to its make. */
const SUBJECTS = {
  make: ['makes', 'models'],
  body: ['bodies'],
  fuel: ['fuels'],
  condition: ['conditions'],
  place: ['province', 'city'],
} as const satisfies Readonly<Record<string, readonly Field[]>>;

/** 'Used Toyotas', 'electric SUVs', 'RAV4s in Laval'; not 'used electric SUVs in Laval'. */
const MOST_SUBJECTS = 2;

const FIELDS: readonly Field[] = ['types', ...Object.values(SUBJECTS).flat()];

const UNASKED: Partial<InventoryQuery> = Object.fromEntries(FIELDS.map((field) => [field, EMPTY_QUERY[field]]));

/** The only parameters of searches that crawlers need to follow. */
export const INDEXED_PARAMETERS: readonly WireName[] = [...FIELDS, 'pageIndex' as const].map((field) => WIRE_NAMES[field]);

const countOf = (query: InventoryQuery, field: Field): number => {
  const value = query[field];
  if (value === null) return 0;
  return typeof value === 'string' ? 1 : value.length;
};

/** Whether search engines may index a search that finds something, on any of its pages. */
export const isIndexable = (query: InventoryQuery): boolean => {
  const counts = new Map(FIELDS.map((field) => [field, countOf(query, field)]));
  const asked = Object.values(SUBJECTS).filter((fields) => fields.some((field) => counts.get(field) !== 0));
  return (
    encodeQuery(changeQuery(query, UNASKED)) === '' &&
    [...counts.values()].every((count) => count < 2) &&
    (counts.get('models') === 0 || counts.get('makes') === 1) &&
    asked.length <= MOST_SUBJECTS
  );
};

/** Whether a search asks for everything, from the first page. */
export const isWhole = (query: InventoryQuery): boolean => encodeQuery(query) === '';

/**
 * The search that stands in a list's canonical address: without what the visitor only carries with them (specification, section 2),
 * without a distance around a place that the address does not name, and without what does not change the page.
 */
export const canonicalSearch = (query: InventoryQuery, { logoInInventory }: Pick<Site, 'logoInInventory'>): InventoryQuery => ({
  ...query,
  group: null,
  imageTotal: null,
  distanceKm: query.near && logoInInventory ? query.distanceKm : null,
  companyIds: logoInInventory ? query.companyIds : [],
});
