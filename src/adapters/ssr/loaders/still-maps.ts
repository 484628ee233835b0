/** What pages need of the server's own map: the names that a picture of it shows. */
import type { Tongue } from '../../../domain/language/language.ts';
import type { MapFrame } from '../../../domain/map/mercator.ts';
import type { TakenRoom } from '../../../domain/map/place-labels.ts';
import type { Site } from '../../../domain/site/site.ts';
import type { Dealer } from '../../../domain/vehicle/vehicle.ts';
import { openingOf, type FoundOnMap, type MapLayout, type MapSearch } from '../../../ui/map/present-map.ts';
import { stillView, type StillView } from '../../../ui/map/present-still.ts';
import type { PagePorts } from '../loader.ts';

const DEALER_PICTURE = { width: 960, height: 240 } as const;
/** As near as lets some towns be named in the middle, which is all that a phone shows. */
const ZOOMS = [9.5, 8.5, 7.5] as const;
const ENOUGH_NAMES = 3;
const PHONE_WIDTH = 340;
/** The pin's room above the middle, in pixels. */
const PIN: Omit<TakenRoom, 'left' | 'right'> = { top: -38, bottom: 4 };

/** The surroundings of a dealer, who stands in the middle; null where their place is not known. */
export const stillAround = async (
  { coordinates, market }: Pick<Dealer, 'coordinates' | 'market'>,
  tongue: Tongue,
  { baseMaps }: Pick<PagePorts, 'baseMaps'>,
): Promise<StillView | null> => {
  if (!coordinates) return null;
  const { width, height } = DEALER_PICTURE;
  const pin = { left: width / 2 - 20, right: width / 2 + 20, top: height / 2 + PIN.top, bottom: height / 2 + PIN.bottom };
  const drawAt = async (zoom: number) => {
    const frame: MapFrame = { width, height, zoom, centre: coordinates };
    const labels = await baseMaps.labels(market, { frame, tongue, taken: [pin] });
    const inMiddle = labels.filter(({ x }) => Math.abs(x - width / 2) < PHONE_WIDTH / 2);
    return { still: stillView(market, frame, labels), isTelling: inMiddle.length >= ENOUGH_NAMES };
  };
  for (const zoom of ZOOMS) {
    const { still, isTelling } = await drawAt(zoom);
    if (isTelling || zoom === ZOOMS.at(-1)) return still;
  }
  return null;
};

/**
 * Where a search finds vehicles, with what the map shows when it opens.
 * @param shown what its points say
 */
export const foundOnMap = async (
  found: MapSearch,
  { country }: Pick<Site, 'country'>,
  tongue: Tongue,
  { baseMaps }: Pick<PagePorts, 'baseMaps'>,
  shown: 'vehicles' | 'dealers' = 'vehicles',
): Promise<FoundOnMap> => {
  const open = async (layout: MapLayout) => {
    const opening = openingOf(found, layout, country, shown);
    const taken = opening.points.map(({ room }) => room);
    return { ...opening, labels: await baseMaps.labels(country, { frame: opening.frame, tongue, taken }) };
  };
  const [wide, narrow] = await Promise.all([open('wide'), open('narrow')]);
  return { ...found, openings: { wide, narrow } };
};
