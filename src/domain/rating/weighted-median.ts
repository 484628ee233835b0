export interface Weighted {
  readonly value: number;
  /** Above 0. */
  readonly weight: number;
}

/** The value with at most half of the weight on either side. NaN of nothing. */
export const weightedMedian = (items: readonly Weighted[]): number => {
  const sorted = items.toSorted((a, b) => a.value - b.value);
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let passed = 0;
  for (const [place, { value, weight }] of sorted.entries()) {
    passed += weight;
    if (passed > half) return value;
    if (passed === half) return (value + (sorted[place + 1]?.value ?? value)) / 2;
  }
  return sorted.at(-1)?.value ?? NaN;
};

/** Makes the median distance from 0 a standard deviation where errors are normal. */
const TO_DEVIATION = 1.4826;

/** The deviation from 0, which half of outliers cannot move. NaN of nothing. */
export const weightedDeviation = (errors: readonly Weighted[]): number =>
  TO_DEVIATION * weightedMedian(errors.map(({ value, weight }) => ({ value: Math.abs(value), weight })));
