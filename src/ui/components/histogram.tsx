interface HistogramProps {
  /** Heights, 0 to 1. */
  readonly bars: readonly number[];
  /** The chosen part of the width, 0 to 1. */
  readonly from: number;
  readonly to: number;
}

const HEIGHT = 40;
/** So that a single vehicle is still seen beside hundreds. */
const LOWEST = 1.5;

/** Bars over a slider: the same figures stand in the counts, so assistive technology passes over it. Two paths, however many bars. */
export const Histogram = ({ bars, from, to }: HistogramProps) => {
  const slot = 100 / bars.length;
  const path = (inside: boolean): string =>
    bars
      .map((height, place) => {
        const middle = (place + 0.5) / bars.length;
        if (height === 0 || (middle > from && middle < to) !== inside) return '';
        const drawn = Math.max(LOWEST, height * (HEIGHT - 2));
        return `M${(place * slot + slot * 0.1).toFixed(1)} ${String(HEIGHT)}v-${drawn.toFixed(1)}h${(slot * 0.8).toFixed(1)}v${drawn.toFixed(1)}z`;
      })
      .join('');
  return (
    <svg className="cars-hist" viewBox={`0 0 100 ${String(HEIGHT)}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path(false)} />
      <path className="is-in" d={path(true)} />
    </svg>
  );
};
