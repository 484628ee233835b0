type Numbers = Int32Array | Uint8Array | Uint16Array | Uint32Array | Float32Array | Float64Array;

/** A copy with room for `length` numbers; the new places hold `fill`. */
export const grown = <N extends Numbers>(numbers: N, length: number, fill = 0): N => {
  const copy = new (numbers.constructor as new (length: number) => N)(length);
  copy.set(numbers);
  if (fill !== 0) copy.fill(fill, numbers.length);
  return copy;
};
