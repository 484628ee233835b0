/** Finds values that are each possible but contradict each other: the less likely one is left out. */
import { comparableNumber, type Facts, type TitleId } from './catalogue-facts.ts';

/** The first is never more than the second, up to a hundredth of rounding. If it is, the first is dropped. */
const AT_MOST: readonly (readonly [TitleId, TitleId])[] = [
  ['batteryUsable', 'batteryTotal'],
  ['cargo', 'cargoMax'],
  ['curbWeight', 'grossWeight'],
  ['width', 'widthWithMirrors'],
  ['wheelbase', 'length'],
  ['towingUnbraked', 'towing'],
];

/** The lightest quadricycles drive 14 km on a kilowatt-hour, cars 10 by the most generous cycle. */
const MAX_KM_PER_KWH = 16;

/** Titles whose values contradict others of the same style. */
export const contradictions = (facts: Facts): TitleId[] => {
  const number = (id: TitleId): number | null => comparableNumber(facts[id]);
  const found = AT_MOST.filter(([low, high]) => {
    const [a, b] = [number(low), number(high)];
    return a !== null && b !== null && a > b * 1.01;
  }).map(([low]) => low);
  const battery = number('batteryTotal') ?? number('batteryUsable');
  if (battery !== null) {
    for (const id of ['rangeEpa', 'rangeWltp', 'rangeCltc'] as const)
      if ((number(id) ?? 0) > battery * MAX_KM_PER_KWH) found.push(id);
  }
  return found;
};
