/** A map without scripts: the server's picture of the outlines, with the names as text of the page. */
import type { MarketCountry } from '../../domain/location/expected-place.ts';
import type { MapFrame } from '../../domain/map/mercator.ts';
import type { PlacedLabel } from '../../domain/map/place-labels.ts';
import { stillMapUrl } from '../../domain/map/still-map-url.ts';

const share = (pixels: number, whole: number): string => `${String(Math.round((pixels / whole) * 10_000) / 100)}%`;

/** Where something stands on the picture, as shares of its width and height. */
export const standingAt = ({ x, y }: { readonly x: number; readonly y: number }, { width, height }: MapFrame) => ({
  left: share(x, width),
  top: share(y, height),
});

/** @param picture the size of what is drawn around the frame, where that is more */
export const stillView = (
  country: MarketCountry,
  frame: MapFrame,
  labels: readonly PlacedLabel[],
  picture: Pick<MapFrame, 'width' | 'height'> = frame,
) => ({
  picture: { src: stillMapUrl(country, { ...frame, ...picture }), width: picture.width, height: picture.height },
  style: {
    '--still-width': frame.width,
    '--still-height': frame.height,
    '--picture-width': picture.width,
    '--picture-height': picture.height,
  },
  width: frame.width,
  height: frame.height,
  labels: labels.map(({ text, look, anchor, dot, ...place }) => ({
    text,
    className: `is-${look} is-${anchor}`,
    at: standingAt(place, frame),
    dot: dot && standingAt(dot, frame),
  })),
});

export type StillView = ReturnType<typeof stillView>;
