/**
 * The number of typing errors between two words (Damerau–Levenshtein, each pair of letters swapped at most once): letters left out, put
 * in, replaced or swapped. Anything above `most` is answered as `most + 1`.
 */
export const editDistance = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  let beforeLast = last;
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      let cost = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (same ? 0 : 1));
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[other.length] ?? 0, most + 1);
};

/** The typing errors allowed in a name of this length: one from four letters, two from eight. */
export const slipsAllowed = (length: number): number => (length >= 8 ? 2 : length >= 4 ? 1 : 0);
