/** Lays out prices over mileage: points, ticks, and the band of usual prices. */
import type { Evidence } from '../../domain/rating/expected-price.ts';
import type { Rated } from '../../domain/rating/rating.ts';

/** Pixels from the plot's top to the highest tick, and from there to the lowest. */
const TOP = 14;
const HEIGHT = 196;
const TICKS = 4;
/** Segments of the band's outline. */
const PIECES = 20;
const TEN_THOUSAND_KM = 10_000;

export interface PlotPoint {
  readonly mileageKm: number;
  readonly amount: number;
}

interface Axis {
  readonly ticks: readonly number[];
  /** 0 at the first tick, 1 at the last. */
  readonly share: (value: number) => number;
  readonly valueAt: (share: number) => number;
}

/** The next round number (1, 2, 2.5 or 5 times a power of ten) above a width. */
const roundStep = (width: number): number => {
  const power = 10 ** Math.floor(Math.log10(width));
  return power * ([1, 2, 2.5, 5].find((step) => step * power >= width) ?? 10);
};

/** From a round number below all values to one above them. */
const axisOf = (values: readonly number[], leastStep: number): Axis => {
  const low = Math.min(...values);
  const step = Math.max(leastStep, roundStep(Math.max(1, Math.max(...values) - low) / TICKS));
  const first = Math.floor(low / step) * step;
  const steps = Math.max(1, Math.ceil((Math.max(...values) - first) / step));
  return {
    ticks: Array.from({ length: steps + 1 }, (_, k) => first + k * step),
    share: (value) => (value - first) / (steps * step),
    valueAt: (share) => first + share * steps * step,
  };
};

const rounded = (value: number): number => Math.round(value * 10) / 10;

export interface PlotTexts {
  readonly mileage: (km: number) => string;
  readonly price: (amount: number) => string;
}

/**
 * Each comparable is placed at its own mileage, with its price adjusted to this vehicle's year, power and version:
 * these are the prices that this vehicle's is compared with.
 */
export const plotOf = (own: PlotPoint, { expected, margin }: Rated, texts: PlotTexts) => {
  /** A price converted from the vehicle's own mileage to another one. */
  const at = (mileageKm: number, amount: number): number =>
    amount * Math.exp((expected.per10000Km * (mileageKm - own.mileageKm)) / TEN_THOUSAND_KM);
  const pointOf = ({ comparable: { mileageKm }, adjusted }: Evidence): PlotPoint => ({
    mileageKm,
    amount: at(mileageKm, adjusted),
  });
  const points: readonly PlotPoint[] = [own, ...expected.sample.map(pointOf)];
  const across = axisOf(
    points.map(({ mileageKm }) => mileageKm),
    1000,
  );
  const down = axisOf([...points.map(({ amount }) => amount), expected.amount], 100);
  const x = (km: number): number => rounded(100 * across.share(km));
  const y = (amount: number): number => rounded(TOP + HEIGHT * (1 - down.share(amount)));
  const curve = (amount: number): string[] =>
    Array.from({ length: PIECES + 1 }, (_, k) => {
      const height = down.share(at(across.valueAt(k / PIECES), amount));
      return `${String((100 * k) / PIECES)} ${String(rounded(100 * (1 - height)))}`;
    });
  const { amount } = expected;
  return {
    place: (evidence: Evidence) => {
      const point = pointOf(evidence);
      return { x: x(point.mileageKm), y: y(point.amount) };
    },
    view: {
      /** In per cent of the width. */
      across: across.ticks.map((km) => ({ at: x(km), text: texts.mileage(km) })),
      /** In pixels from the top. */
      down: down.ticks.map((tick) => ({ at: y(tick), text: texts.price(tick) })),
      /** Outline and centre line of the usual prices by mileage; paths in a 100 by 100 box. */
      band: `M${[...curve(amount * (1 + margin)), ...curve(amount * (1 - margin)).reverse()].join('L')}Z`,
      middle: `M${curve(amount).join('L')}`,
      /** Position of this vehicle, and of its expected price. */
      x: x(own.mileageKm),
      y: y(own.amount),
      expectedY: y(amount),
    },
  };
};

export type Plot = ReturnType<typeof plotOf>;
