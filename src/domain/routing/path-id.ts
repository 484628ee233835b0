/** The id at the end of a path's last segment, such as 4471 of '2021-le-4471'; the words before it are ignored. Null without one. */
export const idInPath = (segments: readonly string[]): number | null => {
  const digits = /(?:^|-)(\d{1,15})$/.exec(segments.at(-1) ?? '')?.[1];
  return digits === undefined ? null : Number(digits);
};
