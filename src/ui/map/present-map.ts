/** The initial data of a list's map: where it opens, its addresses, and the pictures that stand there before its scripts. */
import type { FoundPlace } from '../../domain/inventory/found-place.ts';
import { EMPTY_QUERY, radiusOf, type InventoryQuery } from '../../domain/inventory/inventory-query.ts';
import { changeQuery, encodeQuery } from '../../domain/inventory/query-codec.ts';
import { SEARCH_LIMITS } from '../../domain/inventory/limits.ts';
import { clustersOf, type MapCluster } from '../../domain/inventory/map-clusters.ts';
import { openingBounds } from '../../domain/inventory/opening-bounds.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import { boundsAround, boundsOfCircle, circleAround, type Bounds } from '../../domain/location/bounds.ts';
import type { Coordinates } from '../../domain/location/coordinates.ts';
import { baseMapFile, CLOSEST_ZOOM } from '../../domain/map/base-map.ts';
import { boundsOfFrame, frameAround, pixelIn, type MapFrame } from '../../domain/map/mercator.ts';
import type { PlacedLabel, TakenRoom } from '../../domain/map/place-labels.ts';
import { shortOf } from '../../domain/map/short-points.ts';
import { numberText, priceText } from '../../domain/money/price-text.ts';
import type { Site } from '../../domain/site/site.ts';
import { countView } from '../components/present-count.ts';
import { lookOf } from './point-look.ts';
import { standingAt, stillView } from './present-still.ts';

/** The populated part of each country, shown by a map without vehicles. */
const COUNTRIES: Readonly<Record<Site['country'], Bounds>> = {
  CA: { west: -128, south: 42, east: -56, north: 56 },
  FR: { west: -5, south: 41.5, east: 9.5, north: 51 },
};

/**
 * What a map shows when it opens, in a wide window and on a phone: a frame that holds the bounds, in pixels, and the larger picture
 * around it that fills the map where its sides are of another proportion. The frame keeps its scale, larger or smaller.
 */
const LAYOUTS = {
  wide: { frame: { width: 840, height: 680, margin: 76 }, picture: { width: 1340, height: 900 } },
  narrow: { frame: { width: 390, height: 440, margin: 48 }, picture: { width: 480, height: 900 } },
} as const;
export type MapLayout = keyof typeof LAYOUTS;
/** A single dealer is shown with their surroundings. */
const NEAR = CLOSEST_ZOOM - 1;

/** Rooms of points in pixels: with a number and a price, or a dealer's name; and with the number alone. */
const POINT = { height: 32, tail: 8, short: 44 } as const;
const FULL = { vehicles: 152, dealers: 220 } as const;
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

interface FramedPoint extends MapCluster {
  readonly isShort: boolean;
  readonly room: TakenRoom;
}

/** What the map shows when it opens. */
export interface MapOpening {
  readonly frame: MapFrame;
  readonly points: readonly FramedPoint[];
}

export interface FoundOnMap extends MapSearch {
  readonly openings: Readonly<Record<MapLayout, MapOpening & { readonly labels: readonly PlacedLabel[] }>>;
}

const boundsOf = ({ places, query }: MapSearch, country: Site['country']): Bounds => {
  const radius = radiusOf(query);
  const around = query.near && radius !== null ? boundsOfCircle(query.near, radius) : COUNTRIES[country];
  return openingBounds(places) ?? around;
};

/** @param shown what the points say: how many vehicles at which price, or the name of a dealer */
export const openingOf = (
  found: MapSearch,
  layout: MapLayout,
  country: Site['country'],
  shown: keyof typeof FULL,
): MapOpening => {
  const { centre, zoom, ...size } = frameAround(boundsOf(found, country), { ...LAYOUTS[layout].frame, closest: NEAR });
  // As precise as the address of a picture, so that a picture and the map are the same.
  const frame = { ...size, zoom: Math.floor(zoom * 100) / 100, centre };
  const clusters = clustersOf(found.places, { bounds: boundsOfFrame(frame), zoom: frame.zoom });
  const points = clusters
    .toSorted((a, b) => b.count - a.count)
    .map((cluster) => {
      const { x, y } = pixelIn(frame, cluster);
      const bottom = y + (cluster.companyIds.length > 1 ? POINT.height / 2 : 0);
      const roomOf = (width: number): TakenRoom => ({
        left: x - width / 2,
        right: x + width / 2,
        top: bottom - POINT.height - (cluster.companyIds.length > 1 ? 0 : POINT.tail),
        bottom,
      });
      return { cluster, full: roomOf(FULL[shown]), short: roomOf(POINT.short) };
    });
  const areShort = shortOf(points, { left: 0, top: 0, right: frame.width, bottom: frame.height });
  return {
    frame,
    points: points.map(({ cluster, full, short }, k) => {
      const isShort = areShort[k] ?? false;
      return { ...cluster, isShort, room: isShort ? short : full };
    }),
  };
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
const marksOf = ({ places, asked }: MapSearch, { frame, points }: MapOpening, { site, languageId, hrefOf }: MapContext) => {
  const placeOf = new Map(places.map((place) => [place.companyId, place]));
  return points.map((cluster) => {
    const { companyIds, count, lowest, isShort } = cluster;
    const own = companyIds.flatMap((id) => placeOf.get(id) ?? []);
    const bounds = boundsAround(own.map(({ coordinates }) => coordinates));
    const several = companyIds.length > 1 && bounds !== null;
    const { distanceKm, ...near } = bounds ? circleAround(bounds) : { latitude: 0, longitude: 0, distanceKm: 0 };
    const circle = { near, distanceKm: Math.min(Math.max(distanceKm, LEAST_CIRCLE), SEARCH_LIMITS.maxDistanceKm) };
    return {
      at: standingAt(pixelIn(frame, cluster), frame),
      look: lookOf({ several }, isShort),
      isShort,
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
  const { query, openings } = found;
  const { pageIndex, pageSize, sort, descending } = EMPTY_QUERY;
  const search = encodeQuery({ ...query, pageIndex, pageSize, sort, descending });
  const radius = radiusOf(query);
  const stillOf = (layout: MapLayout) => {
    const opening = openings[layout];
    return {
      ...stillView(site.country, opening.frame, opening.labels, LAYOUTS[layout].picture),
      /** The middle and zoom of the frame. */
      zoom: opening.frame.zoom,
      centre: opening.frame.centre,
      marks: marksOf(found, opening, context),
    };
  };
  return {
    /** What the map shows when it opens. */
    openings: { wide: stillOf('wide'), narrow: stillOf('narrow') },
    around: near ?? '',
    /** The circle of the search, and where the visitor is. */
    circle: query.near && radius !== null ? { ...query.near, radiusKm: radius } : null,
    visitor: visitor && { latitude: visitor.latitude, longitude: visitor.longitude },
    /** Answers the points in a window, whose bounds are added to it. */
    dataHref: `/api/map?${[search, division && `Division=${division}`, `Language=${String(languageId)}`].filter(Boolean).join('&')}`,
    /** Outlines and names, for a map without tiles. */
    baseHref: `/static/map/${baseMapFile(site.country)}`,
    tiles: site.map.tiles,
  };
};

export type MapView = ReturnType<typeof presentMap>;
export type OpeningView = MapView['openings'][MapLayout];
export type MarkView = OpeningView['marks'][number];
