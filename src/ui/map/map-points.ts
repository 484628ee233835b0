import type { Bounds } from '../../domain/location/bounds.ts';
import { call } from '../browser/call.ts';

/** A point of the map as GET /api/map answers it: one dealer, or several that are too close to be distinguished. */
export interface MapPoint {
  readonly Latitude: number;
  readonly Longitude: number;
  readonly Count: number;
  readonly CountText: string;
  /** The lowest price; null where there is none. */
  readonly PriceText: string | null;
  readonly CompanyIds: readonly number[];
}

/** A tenth of a metre. */
const degrees = (value: number): string => value.toFixed(6);

/** Fetches the points in a window of the map. Rejects if the server does not answer. */
export const fetchPoints = async (
  dataHref: string,
  { west, south, east, north }: Bounds,
  zoom: number,
  signal: AbortSignal,
): Promise<readonly MapPoint[]> => {
  const window = new URLSearchParams({
    West: degrees(west),
    South: degrees(Math.max(-90, south)),
    East: degrees(east),
    North: degrees(Math.min(90, north)),
    Zoom: String(zoom),
  });
  const [path = '', search = ''] = dataHref.split('?');
  const response = await call(`${path}?${search}&${window.toString()}`, { signal });
  if (!response.ok) throw new Error(`The map answered ${String(response.status)}`);
  return ((await response.json()) as { readonly Items: readonly MapPoint[] }).Items;
};
