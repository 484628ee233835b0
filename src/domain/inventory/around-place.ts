/** How a search uses the visitor's place (specification, section 9; product rules, section 5). */
import type { MarketCountry } from '../location/expected-place.ts';
import type { VisitorPlace } from '../location/location.ts';
import { scopeOf, typesOfDivision, type Site } from '../site/site.ts';
import type { InventoryQuery, InventoryScope } from './inventory-query.ts';
import { SEARCH_LIMITS } from './limits.ts';

/** How far a search looks unless it says so: 100 km, 1,000 on the hosts of France. */
export const defaultDistanceOf = (country: MarketCountry): number =>
  country === 'FR' ? SEARCH_LIMITS.distanceKmFrance : SEARCH_LIMITS.distanceKm;

/** Radii in kilometres that visitors choose among. */
export const DISTANCES: readonly number[] = [25, 50, 100, 250, 500, 1000];

/**
 * Whether a search is limited to a circle: not where it names vehicles, a dealer or a place of dealers, and not on a
 * dealer's own site, which has few places anyway.
 */
export const suitsCircle = (query: InventoryQuery, site: Pick<Site, 'companyIds'>): boolean => {
  const { ids, companyIds, companyName, city, province, country, stockNumber } = query;
  const named = [...ids, ...companyIds, ...site.companyIds].length > 0;
  return !named && [companyName, city, province, country, stockNumber].every((part) => part === null);
};

/**
 * The search with its place and its radius filled in: its own coordinates, else the visitor's place. A place that they chose draws the
 * site's circle; a guessed place only measures distances, unless a distance is asked for.
 */
export const aroundPlace = (
  query: InventoryQuery,
  place: Pick<VisitorPlace, 'latitude' | 'longitude' | 'valid'> | null,
  site: Pick<Site, 'country' | 'companyIds'>,
): InventoryQuery => {
  const byDefault = defaultDistanceOf(site.country);
  if (query.near) return { ...query, distanceKm: query.distanceKm ?? byDefault };
  if (!place) return query;
  const { latitude, longitude, valid } = place;
  return {
    ...query,
    near: { latitude, longitude },
    distanceKm: query.distanceKm ?? (valid && suitsCircle(query, site) ? byDefault : 0),
  };
};

/** A search on a site. */
export interface SiteSearch {
  readonly site: Site;
  /** The division whose list is searched; all of the site's vehicles by default. */
  readonly division?: Site['division'] | null;
  readonly query: InventoryQuery;
  /** The visitor's place, if it is known. */
  readonly place?: Pick<VisitorPlace, 'latitude' | 'longitude' | 'valid'> | null;
}

/** The query and the scope that the search engine gets. */
export const searchOnSite = ({
  site,
  division = null,
  query,
  place = null,
}: SiteSearch): { readonly query: InventoryQuery; readonly scope: InventoryScope } => ({
  query: aroundPlace(query, place, site),
  scope: scopeOf(site, division && typesOfDivision(division)),
});
