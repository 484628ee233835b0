/** What the browser reports of a visit (specification, sections 3 and 7), under the names of the wire. */
import type { LocationWire } from '../location/location-wire.ts';
import { roundedDegrees, type Place } from '../location/location.ts';

/** The kind of page that sends a report (wire name: TypeId). */
export const TYPE_IDS = { page: 1, partial: 2, bridge: 3 } as const;
export type TrackedPage = keyof typeof TYPE_IDS;

/** POST /api/products/views */
export interface ViewPayload {
  readonly TypeId: number;
  readonly SiteId: number;
  readonly ProductId: number;
}

/** POST /api/products/bridge/track. The place is the visitor's: '' and null where the site does not know it. */
export interface TrackingPayload extends ViewPayload, Pick<LocationWire, 'City' | 'Province' | 'Country' | 'PostalCode'> {
  /** The dealer's page that the visitor is sent to. */
  readonly Url: string;
  readonly Latitude: number | null;
  readonly Longitude: number | null;
}

/** Localhost and development, whose site id is 0, are not tracked. */
export const isTracked = (siteId: number): boolean => siteId !== 0;

export interface Visited {
  readonly siteId: number;
  readonly page: TrackedPage;
  readonly productId: number;
}

export const viewPayload = ({ siteId, page, productId }: Visited): ViewPayload => ({
  TypeId: TYPE_IDS[page],
  SiteId: siteId,
  ProductId: productId,
});

export const trackingPayload = (visited: Visited, url: string, place: Place | null): TrackingPayload => ({
  ...viewPayload(visited),
  Url: url,
  City: place?.city ?? '',
  Province: place?.province ?? '',
  Country: place?.country ?? '',
  PostalCode: place?.postalCode ?? '',
  Latitude: place ? roundedDegrees(place.latitude) : null,
  Longitude: place ? roundedDegrees(place.longitude) : null,
});
