/** The place of a search and the radius around it, as the list page shows them. */
import { aroundPlace, defaultDistanceOf, DISTANCES, suitsCircle } from '../../domain/inventory/around-place.ts';
import { EMPTY_QUERY, radiusOf, type InventoryQuery } from '../../domain/inventory/inventory-query.ts';
import { changeQuery, WIRE_NAMES } from '../../domain/inventory/query-codec.ts';
import { languageOf, type LanguageId } from '../../domain/language/language.ts';
import type { VisitorPlace } from '../../domain/location/location.ts';
import { placeText } from '../../domain/location/place-text.ts';
import { distanceText } from '../../domain/money/price-text.ts';
import type { Site } from '../../domain/site/site.ts';
import type { Words } from './list-message.ts';
import type { AppliedFilter } from '../filters/present-applied-filters.ts';

export interface Around {
  readonly site: Site;
  readonly languageId: LanguageId;
  /** The search of the address. */
  readonly query: InventoryQuery;
  /** The same with the visitor's place and the site's radius filled in: the search that is run. */
  readonly around: InventoryQuery;
  readonly place: VisitorPlace | null;
}

/** The visitor's place if the search is around it, and not around coordinates of the address. */
const centreOf = ({ around: { near }, place }: Around): VisitorPlace | null =>
  place && near?.latitude === place.latitude && near.longitude === place.longitude ? place : null;

/** The city around which the list searches, for its heading. */
export const visitorCity = (context: Around): string | null => {
  const centre = radiusOf(context.around) === null ? null : centreOf(context);
  return centre && (centre.city === '' ? centre.province : centre.city);
};

const circleWords = (km: number, place: VisitorPlace | null, languageId: LanguageId): Words => {
  const distance = distanceText(km, languageId);
  return place
    ? { key: 'chip.nearPlace', values: { distance, place: placeText(place, languageOf(languageId).tongue) } }
    : { key: 'chip.near', values: { distance } };
};

/** The circle as a filter: removing it searches anywhere. */
export const circleFilter = (context: Around): AppliedFilter | null => {
  const { query, around, place, site, languageId } = context;
  const radius = radiusOf(around);
  if (radius === null) return null;
  const bare = { ...query, near: null, distanceKm: null };
  const drawnAgain = radiusOf(aroundPlace(bare, place, site)) !== null;
  // Without the address's coordinates there are no distances to sort by.
  const losesPlace = query.sort === 'Distance' && (place === null || query.near !== null);
  return {
    words: circleWords(radius, centreOf(context), languageId),
    without: {
      near: null,
      distanceKm: drawnAgain ? 0 : null,
      ...(losesPlace && { sort: EMPTY_QUERY.sort, descending: EMPTY_QUERY.descending }),
    },
  };
};

/** Whether the search needs a place that is not known: for a radius or for sorting by distance. */
export const asksForPlace = ({ query, around, site }: Around): boolean => {
  const { near, distanceKm, sort } = around;
  if (near !== null) return false;
  return sort === 'Distance' || (distanceKm !== null && distanceKm > 0 && suitsCircle(query, site));
};

/** The search without a place: without a radius and not sorted by distance. */
export const anywhere = (query: InventoryQuery): InventoryQuery =>
  changeQuery(query, {
    distanceKm: null,
    ...(query.sort === 'Distance' && { sort: EMPTY_QUERY.sort, descending: EMPTY_QUERY.descending }),
  });

/** A chip that adds the circle around the visitor, if the search has none. */
export const presentOffer = (context: Around, hrefOf: (query: InventoryQuery) => string) => {
  const { query, around, place, site, languageId } = context;
  if (!place || radiusOf(around) !== null || !suitsCircle(query, site)) return null;
  const km = defaultDistanceOf(site.country);
  const href = hrefOf(changeQuery(query, { distanceKm: place.valid ? null : km }));
  return { words: circleWords(km, place, languageId), href };
};

/** The options of the radius; the site's default is the blank value. */
export const presentDistance = ({ query, around, place, site, languageId }: Around) => {
  if (!around.near) return null;
  const byDefault = radiusOf(aroundPlace({ ...query, distanceKm: null }, place, site)) ?? 0;
  const asked = radiusOf(around) ?? 0;
  const option = (km: number) => ({
    value: km === byDefault ? '' : String(km),
    text: km === 0 ? { key: 'filter.anywhere' as const } : distanceText(km, languageId),
    chosen: km === asked,
  });
  const kilometres = [...new Set([...DISTANCES, byDefault, asked])].filter((km) => km > 0).sort((a, b) => a - b);
  return { name: WIRE_NAMES.distanceKm, options: [...kilometres, 0].map(option) };
};
