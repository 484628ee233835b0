/**
 * What vehicles like this one are offered for. In words: every comparable's price is brought to this vehicle's year, mileage,
 * power and version, by what these are worth within the sample; the expected price is the middle of the prices so adjusted, and
 * the closer a comparable, the more it counts. docs/price-rating.md has the formula and its limits.
 *
 * Sources: prices of used goods are modelled by the logarithm (hedonic regression: Rosen 1974, "Hedonic Prices and Implicit
 * Markets"); nearby observations count more (locally weighted regression: Cleveland 1979); outliers count less (Huber 1964);
 * few observations are drawn to what is usual (ridge regression: Hoerl and Kennard 1970).
 */
import { neighbourhoodOf, type Neighbour, type Neighbourhood } from './closeness.ts';
import { compares, type Comparable, type Subject } from './comparable.ts';
import { ridge, type Belief, type Row } from './ridge.ts';
import { weightedDeviation, weightedMedian, type Weighted } from './weighted-median.ts';

/** The closest that are used of all that compare; more of them did not make the estimate better. */
const SAMPLE = 40;
/** The most traits that are used: those that too few or nearly all have give no information. */
const MAX_TRAITS = 30;
const ROUNDS = 2;
/** Residuals beyond so many deviations lose weight. */
const HUBER = 1.5;
/** Deviations below this are random. */
const LEAST_DEVIATION = 0.02;
const TEN_THOUSAND_KM = 10_000;

/** The usual deviation between prices of equal vehicles, as a logarithm; it scales the strength of beliefs. */
const USUAL_DEVIATION = 0.1;
const belief = (mean: number, deviation: number): Belief => ({ mean, strength: (USUAL_DEVIATION / deviation) ** 2 });

/** Prior beliefs about the logarithm of the price, with the deviation between models. */
const BELIEFS = {
  /** A model year newer is worth 8 % more. */
  year: belief(0.08, 0.04),
  /** 10,000 kilometres more take 2 % off. */
  mileage: belief(-0.02, 0.01),
  /** Of two versions, one with 10 % more power costs 6 % more. */
  power: belief(0.6, 0.2),
  trait: belief(0, 0.07),
};
/** Almost no prior: the level of prices comes from the sample. */
const FREE: Belief = { mean: 0, strength: 1e-9 };

/** A comparable, and what it would be offered for were it the subject: of its year, mileage, power and version. */
export interface Evidence {
  readonly comparable: Comparable;
  readonly adjusted: number;
}

export interface ExpectedPrice {
  readonly amount: number;
  /** How far the comparables' own prices lie from what the others lead one to expect, as a deviation: 0.05 is about 5 %. */
  readonly spread: number;
  /** Added to the logarithm of the price, by a year newer and by 10,000 km more. */
  readonly perYear: number;
  readonly per10000Km: number;
  /** What the estimate is made of, the closest first. */
  readonly sample: readonly Evidence[];
}

/** Those that at least two comparables have and the sample disagrees about, most disputed first. */
const tellingTraits = (neighbours: readonly Neighbour[], own: ReadonlySet<string>): string[] => {
  const counts = new Map<string, number>();
  for (const { traits } of neighbours) for (const trait of traits) counts.set(trait, (counts.get(trait) ?? 0) + 1);
  const even = neighbours.length / 2;
  return [...counts]
    .filter(([trait, count]) => count > 1 && !(count === neighbours.length && own.has(trait)))
    .sort(([a, m], [b, n]) => Math.abs(m - even) - Math.abs(n - even) || (a < b ? -1 : 1))
    .slice(0, MAX_TRAITS)
    .map(([trait]) => trait);
};

/** How a comparable differs from the subject; the first number is the level. */
const differences = (
  subject: Subject,
  own: ReadonlySet<string>,
  { comparable, traits }: Neighbour,
  telling: readonly string[],
) => [
  1,
  comparable.year - subject.year,
  (comparable.mileageKm - subject.mileageKm) / TEN_THOUSAND_KM,
  comparable.powerKw && subject.powerKw ? Math.log(comparable.powerKw / subject.powerKw) : 0,
  ...telling.map((trait) => Number(traits.has(trait)) - Number(own.has(trait))),
];

interface RobustFit {
  readonly coefficients: readonly number[];
  /** What the fit leaves unexplained of each row, and what it would leave had the row been held out. */
  readonly residuals: readonly Weighted[];
  readonly heldOut: readonly Weighted[];
}

/** The ridge fit, repeated with less weight on what does not fit (iteratively reweighted least squares). */
const robustFit = (rows: readonly Row[], beliefs: readonly Belief[]): RobustFit => {
  let trusted = rows.map((row) => ({ row, trust: 1 }));
  for (let round = 1; ; round++) {
    const fit = ridge(
      trusted.map(({ row, trust }) => ({ ...row, weight: row.weight * trust })),
      beliefs,
    );
    const left = trusted.map(({ row, trust }) => ({ row, trust, value: row.y - fit.fitted(row), weight: row.weight }));
    if (round === ROUNDS) {
      const { coefficients, leverageOf } = fit;
      const heldOut = left.map(({ row: { x }, trust, value, weight }) => ({
        value: value / (1 - leverageOf(x, weight * trust)),
        weight,
      }));
      return { coefficients, residuals: left, heldOut };
    }
    const allowed = HUBER * Math.max(LEAST_DEVIATION, weightedDeviation(left));
    trusted = left.map(({ row, value }) => ({ row, trust: Math.min(1, allowed / Math.abs(value)) }));
  }
};

const fitOf = (subject: Subject, { traits, neighbours }: Neighbourhood): ExpectedPrice => {
  const telling = tellingTraits(neighbours, traits);
  const closest = neighbours[0]?.weight ?? 1;
  const level = neighbours.reduce((sum, { comparable }) => sum + Math.log(comparable.amount), 0) / neighbours.length;
  const rows = neighbours.map((neighbour): Row => ({
    x: differences(subject, traits, neighbour, telling),
    // From the sample's own level, so that the fit is the same in every currency.
    y: Math.log(neighbour.comparable.amount) - level,
    weight: neighbour.weight / closest,
  }));
  const beliefs = [FREE, BELIEFS.year, BELIEFS.mileage, BELIEFS.power, ...telling.map(() => BELIEFS.trait)];
  const { coefficients, residuals, heldOut } = robustFit(rows, beliefs);
  const [own = 0, perYear = 0, per10000Km = 0] = coefficients;
  return {
    amount: Math.exp(level + own + weightedMedian(residuals)),
    spread: weightedDeviation(heldOut),
    perYear,
    per10000Km,
    sample: neighbours.map(({ comparable }, k) => ({
      comparable,
      adjusted: Math.exp(level + own + (residuals[k]?.value ?? 0)),
    })),
  };
};

/**
 * The price that the comparables lead one to expect; the subject's own price is not used. Those that do not compare
 * (`compares`) are left out. Null where none is left.
 *
 * @param comparables all in one currency, in any order
 */
export const expectedPriceOf = (subject: Subject, comparables: readonly Comparable[]): ExpectedPrice | null => {
  const { traits, neighbours } = neighbourhoodOf(
    subject,
    comparables.filter((other) => compares(subject, other)),
  );
  return neighbours.length === 0 ? null : fitOf(subject, { traits, neighbours: neighbours.slice(0, SAMPLE) });
};
