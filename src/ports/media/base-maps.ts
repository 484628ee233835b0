import type { MarketCountry } from '../../domain/location/expected-place.ts';
import type { MapFrame } from '../../domain/map/mercator.ts';
import type { LabelRequest, PlacedLabel } from '../../domain/map/place-labels.ts';

/** The server's own map of a country, without tiles of anybody. Both reject where its file cannot be read. */
export interface BaseMaps {
  /** The outlines of this part as an SVG document, light and dark, without names: those are text of the page, in its font. */
  draw(country: MarketCountry, frame: MapFrame): Promise<string>;
  /** The names of this part, none over another or over what is taken; the more important first. */
  labels(country: MarketCountry, request: LabelRequest): Promise<readonly PlacedLabel[]>;
}
