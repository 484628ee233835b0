/** Weighted least squares in which every coefficient is drawn to what is believed of it beforehand (ridge regression). */

export interface Belief {
  /** What the coefficient is thought to be. */
  readonly mean: number;
  /** How strongly, in rows of the same weight; above 0. */
  readonly strength: number;
}

export interface Row {
  readonly x: readonly number[];
  readonly y: number;
  readonly weight: number;
}

export interface Fit {
  readonly coefficients: readonly number[];
  /** The row's y as the coefficients have it. */
  readonly fitted: (row: Row) => number;
  /** How much of a row's fitted y is its own doing, 0 to 1: its residual over 1 − leverage is what it would be, had the row been held out. */
  readonly leverageOf: (x: Row['x'], weight: number) => number;
}

/** Of the first numbers. */
const dot = (a: ArrayLike<number>, b: ArrayLike<number>, count: number): number => {
  let sum = 0;
  for (let k = 0; k < count; k++) sum += (a[k] ?? 0) * (b[k] ?? 0);
  return sum;
};

/** The lower factor L of A = L·Lᵗ (Cholesky), in the place of A, which is symmetric and positive definite. */
const factorise = (a: readonly Float64Array[]): void => {
  for (const [i, line] of a.entries()) {
    for (const [j, above] of a.slice(0, i).entries()) line[j] = ((line[j] ?? 0) - dot(line, above, j)) / (above[j] ?? 1);
    line[i] = Math.sqrt((line[i] ?? 0) - dot(line, line, i));
  }
};

/** L⁻¹·b. */
const forward = (l: readonly Float64Array[], b: ArrayLike<number>): Float64Array => {
  const x = new Float64Array(l.length);
  for (const [i, line] of l.entries()) x[i] = ((b[i] ?? 0) - dot(line, x, i)) / (line[i] ?? 1);
  return x;
};

/** L⁻ᵗ·b. */
const backward = (l: readonly Float64Array[], b: Float64Array): number[] => {
  const x = [...b];
  for (const [i, line] of [...l.entries()].reverse()) {
    const value = (x[i] ?? 0) / (line[i] ?? 1);
    for (let k = 0; k < i; k++) x[k] = (x[k] ?? 0) - (line[k] ?? 0) * value;
    x[i] = value;
  }
  return x;
};

/** The coefficients that make Σ weight · (y − x·c)² + Σ strength · (c − mean)² least. */
export const ridge = (rows: readonly Row[], beliefs: readonly Belief[]): Fit => {
  const n = beliefs.length;
  const b = Float64Array.from(beliefs, ({ mean, strength }) => mean * strength);
  const a = beliefs.map(({ strength }, i) => {
    const line = new Float64Array(n);
    line[i] = strength;
    return line;
  });
  for (const { x, y, weight } of rows) {
    for (const [i, line] of a.entries()) {
      const weighted = weight * (x[i] ?? 0);
      // Most traits are shared.
      if (weighted === 0) continue;
      b[i] = (b[i] ?? 0) + weighted * y;
      for (let j = 0; j <= i; j++) line[j] = (line[j] ?? 0) + weighted * (x[j] ?? 0);
    }
  }
  factorise(a);
  const coefficients = backward(a, forward(a, b));
  return {
    coefficients,
    fitted: ({ x }) => dot(x, coefficients, n),
    leverageOf: (x, weight) => {
      const half = forward(a, x);
      return weight * dot(half, half, n);
    },
  };
};
