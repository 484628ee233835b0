/** The way back to the list that a visitor came from, and on to its next vehicle. */
import type { PlaceInResults } from '../../application/inventory/place-in-results.ts';
import type { InventoryQuery } from '../../domain/inventory/inventory-query.ts';
import { listOfCode, listPaths } from '../../domain/inventory/list-layouts.ts';
import { changeQuery, decodeQuery, encodeQuery, hasTooManyValues } from '../../domain/inventory/query-codec.ts';
import { cardAnchor, fromResults, isListAddress } from '../../domain/inventory/results-address.ts';
import { SEARCH_LIMITS } from '../../domain/inventory/limits.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import { numberText } from '../../domain/money/price-text.ts';
import { resolvePath } from '../../domain/routing/path-table.ts';
import { vehiclePath } from '../../domain/vehicle/vehicle-url.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';

export interface ResultsList extends ReturnType<typeof listOfCode> {
  readonly query: InventoryQuery;
}

/** The list at an address, a path with its query; null where there is none. */
export const resultsAt = (address: string | null): ResultsList | null => {
  if (address === null || !isListAddress(address)) return null;
  const [path = '', search = ''] = address.split(/\?(.*)/s);
  const found = resolvePath(path);
  const { query, problems } = decodeQuery(new URLSearchParams(search));
  return found.kind === 'found' && !hasTooManyValues(problems) ? { ...listOfCode(found.code), query } : null;
};

/** @param standing null where the list no longer has the vehicle */
export const trailView = (
  id: number,
  { division, layout, query }: ResultsList,
  standing: PlaceInResults | null,
  languageId: LanguageId,
) => {
  const addressOf = (search: InventoryQuery): string => {
    const encoded = encodeQuery(search);
    const path = listPaths(division, languageId)[layout];
    return encoded === '' ? path : `${path}?${encoded}`;
  };
  const page = standing ? Math.min(Math.ceil(standing.place / query.pageSize), SEARCH_LIMITS.maxPageIndex) : query.pageIndex;
  const list = addressOf(changeQuery(query, {}));
  const hrefOf = (vehicle: Vehicle | null): string | null => vehicle && fromResults(vehiclePath(vehicle, languageId), list);
  return {
    /** The page of the list that has the vehicle, at its card. */
    back: `${addressOf({ ...query, pageIndex: page })}#${cardAnchor(id)}`,
    /** '3' of '412'. */
    position: standing && { place: numberText(standing.place, languageId), total: numberText(standing.total, languageId) },
    previous: hrefOf(standing?.previous ?? null),
    next: hrefOf(standing?.next ?? null),
  };
};

export type TrailView = ReturnType<typeof trailView>;
