/** Addresses of the lists of vehicles, filters included: every link to a list is made here. */
import type { LanguageId } from '../language/language.ts';
import { pathOf } from '../routing/path-table.ts';
import { typesOfDivision, type Site } from '../site/site.ts';
import type { VehicleType } from '../vehicle/attributes.ts';
import { EMPTY_QUERY, type InventoryQuery } from './inventory-query.ts';
import { encodeQuery } from './query-codec.ts';

/** The path with its query of a division's list, narrowed to this search. */
export const listPath = (division: Site['division'], languageId: LanguageId, search: Partial<InventoryQuery> = {}): string => {
  const query = encodeQuery({ ...EMPTY_QUERY, ...search });
  const path = pathOf(division === 'Automotive' ? 'Public_Cars' : 'Public_Recreative', languageId);
  return query === '' ? path : `${path}?${query}`;
};

const narrowed = (type: VehicleType, languageId: LanguageId, search: Partial<InventoryQuery>): string => {
  const division = typesOfDivision('Automotive').includes(type) ? 'Automotive' : 'Recreative';
  return listPath(division, languageId, { ...search, types: [type] });
};

/** The lists of each kind, which every page links to several times. */
const LISTS_OF_KINDS = new Map<string, string>();

/** The list that has this kind of vehicle, showing nothing else. */
export const listPathOfType = (type: VehicleType, languageId: LanguageId, search?: Partial<InventoryQuery>): string => {
  if (search) return narrowed(type, languageId, search);
  const key = `${type} ${languageId}`;
  const path = LISTS_OF_KINDS.get(key) ?? narrowed(type, languageId, {});
  LISTS_OF_KINDS.set(key, path);
  return path;
};
