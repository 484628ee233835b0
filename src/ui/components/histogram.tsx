interface HistogramProps {
  /** Heights, 0 to 1. */
  readonly bars: readonly number[];
  /** The chosen part of the width, 0 to 1. */
  readonly from: number;
  readonly to: number;
}

/** The drawing is stretched to its box: whole numbers are precise enough. */
const HEIGHT = 100;
const SLOT = 10;
const BAR = 8;
/** So that a single vehicle is still visible beside hundreds. */
const LOWEST = 4;
const HIGHEST = 95;

/** Bars over a slider: the counts have the same figures, so it is hidden from assistive technology. Two paths, whatever the number of bars. */
export const Histogram = ({ bars, from, to }: HistogramProps) => {
  const path = (inside: boolean): string =>
    bars
      .map((height, place) => {
        const middle = (place + 0.5) / bars.length;
        if (height === 0 || (middle > from && middle < to) !== inside) return '';
        const drawn = String(Math.max(LOWEST, Math.round(height * HIGHEST)));
        return `M${String(place * SLOT + 1)} ${String(HEIGHT)}v-${drawn}h${String(BAR)}v${drawn}z`;
      })
      .join('');
  const size = `0 0 ${String(bars.length * SLOT)} ${String(HEIGHT)}`;
  return (
    <svg className="cars-hist" viewBox={size} preserveAspectRatio="none" aria-hidden="true">
      <path d={path(false)} />
      <path className="is-in" d={path(true)} />
    </svg>
  );
};
