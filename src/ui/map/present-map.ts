/** The initial data of a list's map: bounds and addresses. */
import type { FoundPlace } from '../../domain/inventory/found-place.ts';
import { EMPTY_QUERY, radiusOf, type InventoryQuery } from '../../domain/inventory/inventory-query.ts';
import { encodeQuery } from '../../domain/inventory/query-codec.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import { boundsAround, boundsOfCircle, type Bounds } from '../../domain/location/bounds.ts';
import type { Site } from '../../domain/site/site.ts';

/** The populated part of each country, shown by a map without vehicles. */
const COUNTRIES: Readonly<Record<Site['country'], Bounds>> = {
  CA: { west: -128, south: 42, east: -56, north: 56 },
  FR: { west: -5, south: 41.5, east: 9.5, north: 51 },
};
const BASE_MAPS: Readonly<Record<Site['country'], string>> = { CA: 'canada', FR: 'france' };

export interface MapContext {
  readonly site: Pick<Site, 'country' | 'map'>;
  /** Null for vehicles of every kind. */
  readonly division: Site['division'] | null;
  readonly languageId: LanguageId;
}

export const presentMap = (
  places: readonly FoundPlace[],
  query: InventoryQuery,
  near: string | null,
  { site, division, languageId }: MapContext,
) => {
  const { pageIndex, pageSize, sort, descending } = EMPTY_QUERY;
  const search = encodeQuery({ ...query, pageIndex, pageSize, sort, descending });
  const radius = radiusOf(query);
  const around = query.near && radius !== null ? boundsOfCircle(query.near, radius) : COUNTRIES[site.country];
  return {
    /** Where the vehicles of all pages are. */
    bounds: boundsAround(places.map(({ coordinates }) => coordinates)) ?? around,
    /** The visitor's place if the search is around it; the map follows it. */
    around: near ?? '',
    /** Answers the points in a window, whose bounds are added to it. */
    dataHref: `/api/map?${[search, division && `Division=${division}`, `Language=${String(languageId)}`].filter(Boolean).join('&')}`,
    /** Outlines and towns, for a map without tiles. */
    baseHref: `/static/map/${BASE_MAPS[site.country]}.json`,
    tiles: site.map.tiles,
  };
};

export type MapView = ReturnType<typeof presentMap>;
