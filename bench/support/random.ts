/** Random numbers that are the same on every run (mulberry32). */
export interface Random {
  /** At least 0, less than 1. */
  next(): number;
  /** Whole, at least `min`, at most `max`. */
  between(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(values: readonly T[]): T;
  /** The first values far more often than the last (Zipf's law). */
  pickSkewed<T>(values: readonly T[]): T;
}

export const seededRandom = (seed: number): Random => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const at = <T>(values: readonly T[], index: number): T => {
    const value = values[Math.min(values.length - 1, index)];
    if (value === undefined) throw new RangeError('Nothing to pick from');
    return value;
  };
  return {
    next,
    between: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    pick: (values) => at(values, Math.floor(next() * values.length)),
    pickSkewed: (values) => at(values, Math.floor((values.length + 1) ** next()) - 1),
  };
};
