/** Matches a record with a stored style. No match is better than a wrong one, since a match merges two sets of facts permanently. */
import { modelKey, nameKey } from './model-key.ts';
import type { StyleSummary } from './specification-style.ts';
import { contradicts, differ, tellingWords } from './style-traits.ts';

export type StyleTraits = Pick<
  StyleSummary,
  | 'make'
  | 'model'
  | 'year'
  | 'name'
  | 'markets'
  | 'transmission'
  | 'gears'
  | 'drivetrain'
  | 'fuel'
  | 'engineLitres'
  | 'cylinders'
  | 'consumption'
>;

/** The same for styles of one make, model and year. */
export const styleGroup = ({ make, model, year }: Pick<StyleTraits, 'make' | 'model' | 'year'>): string =>
  `${nameKey(make)}/${modelKey(model, make)}/${String(year)}`;

/** Decimals are split at the dot and left to the facts. */
const telling = ({ name, model }: StyleTraits): string => [...new Set(tellingWords(name, model))].sort().join(' ');

const AUTOMATED = new Set(['sequential', 'dual-clutch', 'tiptronic']);
const gearbox = (transmission: string | null): string | null =>
  transmission === null ? null : AUTOMATED.has(transmission) ? 'automated' : transmission;

/** Vehicles with the same name on two continents differ in engine, equipment and test. */
const shareMarket = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === 0 || other.length === 0 || one.some((market) => other.includes(market));

/** The same name and no contradicting traits. Make, model and year are compared by group. */
const isSameStyle = (one: StyleTraits, other: StyleTraits): boolean =>
  telling(one) === telling(other) &&
  shareMarket(one.markets, other.markets) &&
  !contradicts(one, other) &&
  !differ(gearbox(one.transmission), gearbox(other.transmission)) &&
  !differ(one.gears, other.gears);

/** Labels of one vehicle in two countries are rounded each in its own unit. */
const SAME_LABEL = 0.2;

/**
 * The candidate that the record describes: the only one, or the only one with the same figure on its label when a model has two
 * that differ only in tyres or equipment. Null rather than a guess.
 */
export const onlySameStyle = <Style extends StyleTraits>(record: StyleTraits, candidates: readonly Style[]): Style | null => {
  const alike = candidates.filter((candidate) => isSameStyle(record, candidate));
  const { consumption } = record;
  const labelled =
    alike.length > 1 && consumption !== null
      ? alike.filter((style) => style.consumption !== null && Math.abs(style.consumption - consumption) < SAME_LABEL)
      : alike;
  return labelled.length === 1 ? (labelled[0] ?? null) : null;
};
