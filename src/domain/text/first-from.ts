/** The place of the first of the sorted keys that is not below this one; their number where all are (binary search). */
export const firstFrom = <K extends string | number | bigint>(keys: ArrayLike<K>, key: K): number => {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const found = keys[middle];
    if (found !== undefined && found < key) low = middle + 1;
    else high = middle;
  }
  return low;
};
