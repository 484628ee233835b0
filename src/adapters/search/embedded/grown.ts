/** A copy with room for `length` numbers; the new places hold `fill`. */
export const grown = <Numbers extends Int32Array | Uint32Array | Float64Array>(
  numbers: Numbers,
  length: number,
  fill = 0,
): Numbers => {
  const copy = new (numbers.constructor as new (length: number) => Numbers)(length).fill(fill) as Numbers;
  copy.set(numbers);
  return copy;
};
