/** How points look on the map, before its scripts are there and after. */

/** What a point says. Its accessible name says the same in words. */
export interface PointWords {
  /** In a badge; '' for none. */
  readonly badge: string;
  readonly text: string;
  /** All that is said where there is no room for more: how many. */
  readonly short: string;
  /** Several dealers, or one: one has a tail that points at their place. */
  readonly several: boolean;
}

/** How a point looks: a badge and a text, of which a short one shows the badge alone until it is pointed at (map.css). */
export const lookOf = ({ several }: Pick<PointWords, 'several'>, isShort: boolean): string =>
  `${several ? 'cars-pill-point' : 'cars-bubble'}${isShort ? ' is-short' : ''}`;
