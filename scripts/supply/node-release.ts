/** Whether the Node that comes along has all security releases of its line. */

export interface NodeRelease {
  /** 'v24.21.0' */
  readonly version: string;
  readonly security: boolean;
}

const numbersOf = (version: string): readonly number[] => version.replace(/^v/, '').split('.').map(Number);

const isNewer = (one: string, other: string): boolean => {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  const at = a.findIndex((number, index) => number !== b[index]);
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
};

/** The newest security release of the pinned version's line, if it is newer; else null. */
export const missedSecurityRelease = (pinned: string, releases: readonly NodeRelease[]): string | null => {
  const [major] = numbersOf(pinned);
  const [newest = null] = releases
    .filter(({ version, security }) => security && numbersOf(version)[0] === major && isNewer(version, pinned))
    .map(({ version }) => version)
    .sort((a, b) => (isNewer(a, b) ? -1 : 1));
  return newest;
};
