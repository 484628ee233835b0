/** The initial data of a list's map: bounds and addresses, and the picture that stands there before its scripts. */
import type { FoundPlace } from '../../domain/inventory/found-place.ts';
import { EMPTY_QUERY, radiusOf, type InventoryQuery } from '../../domain/inventory/inventory-query.ts';
import { changeQuery, encodeQuery } from '../../domain/inventory/query-codec.ts';
import { SEARCH_LIMITS } from '../../domain/inventory/limits.ts';
import type { MapCluster } from '../../domain/inventory/map-clusters.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import { boundsAround, boundsOfCircle, circleAround, type Bounds } from '../../domain/location/bounds.ts';
import type { Coordinates } from '../../domain/location/coordinates.ts';
import { baseMapFile, CLOSEST_ZOOM } from '../../domain/map/base-map.ts';
import { frameAround, pixelIn, type MapFrame } from '../../domain/map/mercator.ts';
import type { PlacedLabel, TakenRoom } from '../../domain/map/place-labels.ts';
import { numberText, priceText } from '../../domain/money/price-text.ts';
import type { Site } from '../../domain/site/site.ts';
import { countView } from '../components/present-count.ts';
import { standingAt, stillView } from './present-still.ts';

/** The populated part of each country, shown by a map without vehicles. */
const COUNTRIES: Readonly<Record<Site['country'], Bounds>> = {
  CA: { west: -128, south: 42, east: -56, north: 56 },
  FR: { west: -5, south: 41.5, east: 9.5, north: 51 },
};

/** The still map's size in pixels: a phone's, at which nothing overlaps. It is enlarged to a wide window's map, its texts are not. */
const STILL = { width: 390, height: 400, margin: 56, closest: CLOSEST_ZOOM - 1 } as const;
/** Room of a pill with a number and a price, in pixels. */
const PILL = { width: 136, height: 32 } as const;
/** A link to a group of dealers shows at least this much around them, in kilometres. */
const LEAST_CIRCLE = 8;

export interface MapSearch {
  /** One a dealer. */
  readonly places: readonly FoundPlace[];
  /** As it is in the address, without the visitor's place. */
  readonly asked: InventoryQuery;
  /** The search that found them, with the circle around the visitor. */
  readonly query: InventoryQuery;
}

export interface FoundOnMap extends MapSearch {
  /** The part of the world that the still map shows, what stands on it, and its names. */
  readonly frame: MapFrame;
  readonly clusters: readonly MapCluster[];
  readonly labels: readonly PlacedLabel[];
}

const boundsOf = ({ places, query }: MapSearch, country: Site['country']): Bounds => {
  const radius = radiusOf(query);
  const around = query.near && radius !== null ? boundsOfCircle(query.near, radius) : COUNTRIES[country];
  return boundsAround(places.map(({ coordinates }) => coordinates)) ?? around;
};

export const stillFrameOf = (found: MapSearch, country: Site['country']): MapFrame => {
  const { centre, zoom, ...size } = frameAround(boundsOf(found, country), STILL);
  return { ...size, zoom: Math.floor(zoom * 4) / 4, centre };
};

export const pillRoom = ({ latitude, longitude }: Coordinates, frame: MapFrame): TakenRoom => {
  const { x, y } = pixelIn(frame, { latitude, longitude });
  return { left: x - PILL.width / 2, top: y - PILL.height / 2, right: x + PILL.width / 2, bottom: y + PILL.height / 2 };
};

export interface MapContext {
  readonly site: Pick<Site, 'country' | 'map' | 'currency'>;
  /** Null for vehicles of every kind. */
  readonly division: Site['division'] | null;
  readonly languageId: LanguageId;
  /** Where the visitor is, if they chose it. */
  readonly visitor: Coordinates | null;
  /** The address of a search on this map, and as a list. */
  readonly hrefOf: (query: InventoryQuery, layout: 'map' | 'cards') => string;
}

/** One dealer leads to their vehicles; several lead to the map of their surroundings. */
const marksOf = ({ clusters, frame, places, asked }: FoundOnMap, { site, languageId, hrefOf }: MapContext) => {
  const placeOf = new Map(places.map((place) => [place.companyId, place]));
  return clusters.map((cluster) => {
    const { companyIds, count, lowest } = cluster;
    const own = companyIds.flatMap((id) => placeOf.get(id) ?? []);
    const bounds = boundsAround(own.map(({ coordinates }) => coordinates));
    const several = companyIds.length > 1 && bounds !== null;
    const { distanceKm, ...near } = bounds ? circleAround(bounds) : { latitude: 0, longitude: 0, distanceKm: 0 };
    const circle = { near, distanceKm: Math.min(Math.max(distanceKm, LEAST_CIRCLE), SEARCH_LIMITS.maxDistanceKm) };
    return {
      at: standingAt(pixelIn(frame, cluster), frame),
      several,
      count: companyIds.length,
      dealers: numberText(companyIds.length, languageId),
      dealer: several ? null : (own[0]?.name ?? null),
      vehicles: countView(count, languageId),
      price: lowest === null ? null : priceText({ amount: lowest, currency: site.currency }, languageId, site.currency),
      href: several ? hrefOf(changeQuery(asked, circle), 'map') : hrefOf(changeQuery(asked, { companyIds }), 'cards'),
    };
  });
};

/** @param near name of the visitor's town if the search is around it; the map follows it */
export const presentMap = (found: FoundOnMap, near: string | null, context: MapContext) => {
  const { site, division, languageId, visitor } = context;
  const { query, frame, labels } = found;
  const { pageIndex, pageSize, sort, descending } = EMPTY_QUERY;
  const search = encodeQuery({ ...query, pageIndex, pageSize, sort, descending });
  const radius = radiusOf(query);
  return {
    /** Where the vehicles of all pages are. */
    bounds: boundsOf(found, site.country),
    around: near ?? '',
    /** The circle of the search, and where the visitor is. */
    circle: query.near && radius !== null ? { ...query.near, radiusKm: radius } : null,
    visitor: visitor && { latitude: visitor.latitude, longitude: visitor.longitude },
    /** Answers the points in a window, whose bounds are added to it. */
    dataHref: `/api/map?${[search, division && `Division=${division}`, `Language=${String(languageId)}`].filter(Boolean).join('&')}`,
    /** Outlines and names, for a map without tiles. */
    baseHref: `/static/map/${baseMapFile(site.country)}`,
    tiles: site.map.tiles,
    still: stillView(site.country, frame, labels),
    marks: marksOf(found, context),
  };
};

export type MapView = ReturnType<typeof presentMap>;
export type MarkView = MapView['marks'][number];
