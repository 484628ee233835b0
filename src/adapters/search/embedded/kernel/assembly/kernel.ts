/**
 * The inner loops of a search, in AssemblyScript: they run over the columns of the index, which stand in the memory that is imported.
 * A set of slots is a list of words, one a page; `pages` has the number of each word's page, or is 0 where the words are those of all
 * pages in order. Addresses are in bytes. What each loop is for is said in kernel.ts, which TypeScript calls it by.
 */

const NOT = i32x4.splat(-1);

/** The address of the word of page number `i` of the set. */
function at(row: usize, pages: usize, i: i32): usize {
  return row + ((<usize>(pages ? load<i32>(pages + ((<usize>i) << 2)) : i)) << 2);
}

export function unite(pages: usize, from: i32, to: i32, rows: usize, count: i32, target: usize): void {
  let i = from;
  if (!pages) {
    for (; i + 4 <= to; i += 4) {
      const place = (<usize>i) << 2;
      let all = i32x4.splat(0);
      for (let r = 0; r < count; r++) all = v128.or(all, v128.load(<usize>load<u32>(rows + ((<usize>r) << 2)) + place));
      v128.store(target + place, all);
    }
  }
  for (; i < to; i++) {
    let all = 0;
    for (let r = 0; r < count; r++) all |= load<i32>(at(<usize>load<u32>(rows + ((<usize>r) << 2)), pages, i));
    store<i32>(target + ((<usize>i) << 2), all);
  }
}

export function addBetween(pages: usize, from: i32, to: i32, row: usize, beyond: usize, target: usize): void {
  let i = from;
  if (!pages) {
    for (; i + 4 <= to; i += 4) {
      const place = (<usize>i) << 2;
      const added = v128.andnot(v128.load(row + place), v128.load(beyond + place));
      v128.store(target + place, v128.or(v128.load(target + place), added));
    }
  }
  for (; i < to; i++) {
    const place = target + ((<usize>i) << 2);
    store<i32>(place, load<i32>(place) | (load<i32>(at(row, pages, i)) & ~load<i32>(at(beyond, pages, i))));
  }
}

function value(values: usize, isWide: bool, slot: i32): f64 {
  return isWide ? load<f64>(values + ((<usize>slot) << 3)) : <f64>load<f32>(values + ((<usize>slot) << 2));
}

export function addWithin(
  pages: usize,
  from: i32,
  to: i32,
  passing: usize,
  row: usize,
  beyond: usize,
  values: usize,
  isWide: bool,
  min: f64,
  max: f64,
  target: usize,
): void {
  for (let i = from; i < to; i++) {
    const word = at(row, pages, i);
    const place = (<usize>i) << 2;
    let bits = load<i32>(word) & ~load<i32>(beyond + (word - row)) & load<i32>(passing + place);
    if (!bits) continue;
    const first = (<i32>(word - row)) << 3;
    let found = 0;
    for (; bits; bits &= bits - 1) {
      const bit = ctz(bits);
      const held = value(values, isWide, first | bit);
      found |= i32(held >= min && held <= max) << bit;
    }
    store<i32>(target + place, load<i32>(target + place) | found);
  }
}

function code(codes: usize, isWide: bool, slot: i32): usize {
  return isWide ? <usize>load<u32>(codes + ((<usize>slot) << 2)) : <usize>load<u16>(codes + ((<usize>slot) << 1));
}

export function addCodes(
  pages: usize,
  count: i32,
  passing: usize,
  codes: usize,
  isWide: bool,
  stride: i32,
  allowed: usize,
  target: usize,
): void {
  for (let i = 0; i < count; i++) {
    const place = (<usize>i) << 2;
    let bits = load<i32>(passing + place) & ~load<i32>(target + place);
    if (!bits) continue;
    const first = (<i32>at(0, pages, i)) << 3;
    let found = 0;
    for (; bits; bits &= bits - 1) {
      const bit = ctz(bits);
      found |= (<i32>load<u8>(allowed + code(codes, isWide, (first | bit) * stride))) << bit;
    }
    store<i32>(target + place, load<i32>(target + place) | found);
  }
}

export function addOwners(pages: usize, from: i32, to: i32, dealers: usize, allowed: usize, target: usize): void {
  for (let i = from; i < to; i++) {
    const owner = load<i32>(at(dealers, pages, i));
    store<i32>(target + ((<usize>i) << 2), owner < 0 ? 0 : -(<i32>load<u8>(allowed + owner)));
  }
}

export function fail(from: i32, to: i32, passing: usize, failed: usize, passed: usize): void {
  let i = from;
  for (; i + 4 <= to; i += 4) {
    const place = (<usize>i) << 2;
    const before = v128.load(failed + place);
    const fails = v128.xor(v128.load(passed + place), NOT);
    v128.store(passing + place, v128.andnot(v128.load(passing + place), v128.and(before, fails)));
    v128.store(failed + place, v128.or(before, fails));
  }
  for (; i < to; i++) {
    const place = (<usize>i) << 2;
    const before = load<i32>(failed + place);
    const fails = ~load<i32>(passed + place);
    store<i32>(passing + place, load<i32>(passing + place) & ~(before & fails));
    store<i32>(failed + place, before | fails);
  }
}

export function keep(count: i32, words: usize, others: usize, target: usize): void {
  let i = 0;
  for (; i + 4 <= count; i += 4) {
    const place = (<usize>i) << 2;
    v128.store(target + place, v128.and(v128.load(words + place), v128.load(others + place)));
  }
  for (; i < count; i++) {
    const place = (<usize>i) << 2;
    store<i32>(target + place, load<i32>(words + place) & load<i32>(others + place));
  }
}

export function remove(count: i32, words: usize, others: usize, target: usize): void {
  let i = 0;
  for (; i + 4 <= count; i += 4) {
    const place = (<usize>i) << 2;
    v128.store(target + place, v128.andnot(v128.load(words + place), v128.load(others + place)));
  }
  for (; i < count; i++) {
    const place = (<usize>i) << 2;
    store<i32>(target + place, load<i32>(words + place) & ~load<i32>(others + place));
  }
}

export function keepPriced(pages: usize, from: i32, to: i32, priced: usize, unpriced: i32, target: usize): void {
  let i = from;
  if (!pages) {
    for (; i + 4 <= to; i += 4) {
      const place = (<usize>i) << 2;
      const chosen = v128.load(target + place);
      v128.store(target + place, v128.bitselect(chosen, i32x4.splat(unpriced), v128.load(priced + place)));
    }
  }
  for (; i < to; i++) {
    const place = target + ((<usize>i) << 2);
    const inCurrency = load<i32>(at(priced, pages, i));
    store<i32>(place, (load<i32>(place) & inCurrency) | (unpriced & ~inCurrency));
  }
}

export function removeAt(pages: usize, count: i32, words: usize, target: usize): void {
  for (let i = 0; i < count; i++) {
    const place = at(target, pages, i);
    store<i32>(place, load<i32>(place) & ~load<i32>(words + ((<usize>i) << 2)));
  }
}

export function addSlots(slots: usize, count: i32, target: usize): void {
  for (let i = 0; i < count; i++) {
    const slot = load<u32>(slots + ((<usize>i) << 2));
    const place = target + ((<usize>(slot >> 5)) << 2);
    store<i32>(place, load<i32>(place) | (1 << (slot & 31)));
  }
}

export function choosePages(count: i32, dealers: usize, passes: usize, live: usize, pages: usize, words: usize): i32 {
  let length: usize = 0;
  for (let page = 0; page < count; page++) {
    const owner = load<i32>(dealers + ((<usize>page) << 2));
    // Written always, kept where the dealer passes: there is nothing to predict.
    store<i32>(pages + (length << 2), page);
    store<i32>(words + (length << 2), load<i32>(live + ((<usize>page) << 2)));
    length += owner < 0 ? 0 : <usize>load<u8>(passes + owner);
  }
  return <i32>length;
}

export function countSlots(count: i32, words: usize): i32 {
  let sum: i64 = 0;
  let i = 0;
  for (; i + 2 <= count; i += 2) sum += popcnt(load<i64>(words + ((<usize>i) << 2)));
  return <i32>sum + (i < count ? popcnt(load<i32>(words + ((<usize>i) << 2))) : 0);
}

export function countBoth(pages: usize, count: i32, words: usize, row: usize): i32 {
  let sum: i64 = 0;
  let i = 0;
  if (!pages) {
    for (; i + 2 <= count; i += 2) sum += popcnt(load<i64>(words + ((<usize>i) << 2)) & load<i64>(row + ((<usize>i) << 2)));
  }
  for (; i < count; i++) sum += popcnt(load<i32>(words + ((<usize>i) << 2)) & load<i32>(at(row, pages, i)));
  return <i32>sum;
}

export function countByOwner(pages: usize, count: i32, words: usize, dealers: usize, counts: usize): void {
  for (let i = 0; i < count; i++) {
    const word = load<i32>(words + ((<usize>i) << 2));
    if (!word) continue;
    const place = counts + ((<usize>load<i32>(at(dealers, pages, i))) << 2);
    store<i32>(place, load<i32>(place) + popcnt(word));
  }
}

export function countByCode(
  pages: usize,
  count: i32,
  words: usize,
  codes: usize,
  isWide: bool,
  stride: i32,
  counts: usize,
  by: i32,
): void {
  for (let i = 0; i < count; i++) {
    let bits = load<i32>(words + ((<usize>i) << 2));
    if (!bits) continue;
    const first = (<i32>at(0, pages, i)) << 3;
    for (; bits; bits &= bits - 1) {
      const place = counts + (code(codes, isWide, (first | ctz(bits)) * stride) << 2);
      store<i32>(place, load<i32>(place) + by);
    }
  }
}

function increase(counts: usize, code: usize, by: i32): void {
  const place = counts + (code << 2);
  store<i32>(place, load<i32>(place) + by);
}

export function countByFour(
  pages: usize,
  count: i32,
  words: usize,
  codes: usize,
  isWide: bool,
  first: usize,
  second: usize,
  third: usize,
  fourth: usize,
  by: i32,
): void {
  for (let i = 0; i < count; i++) {
    let bits = load<i32>(words + ((<usize>i) << 2));
    if (!bits) continue;
    const page = at(0, pages, i) << 3;
    for (; bits; bits &= bits - 1) {
      const slot = page | (<usize>ctz(bits));
      if (isWide) {
        const place = codes + (slot << 4);
        increase(first, load<u32>(place), by);
        increase(second, load<u32>(place, 4), by);
        increase(third, load<u32>(place, 8), by);
        increase(fourth, load<u32>(place, 12), by);
      } else {
        const four = load<u64>(codes + (slot << 3));
        increase(first, <usize>(four & 0xffff), by);
        increase(second, <usize>((four >> 16) & 0xffff), by);
        increase(third, <usize>((four >> 32) & 0xffff), by);
        increase(fourth, <usize>(four >> 48), by);
      }
    }
  }
}

export function sumBy(size: i32, counts: usize, attribute: usize, sums: usize): i32 {
  let none = 0;
  for (let code = 0; code < size; code++) {
    const count = load<i32>(counts + ((<usize>code) << 2));
    if (!count) continue;
    const value = load<i32>(attribute + ((<usize>code) << 2));
    if (value < 0) none += count;
    else store<i32>(sums + ((<usize>value) << 2), load<i32>(sums + ((<usize>value) << 2)) + count);
  }
  return none;
}

export function least(
  pages: usize,
  count: i32,
  words: usize,
  row: usize,
  beyond: usize,
  values: usize,
  isWide: bool,
  low: usize,
  least: f64,
): f64 {
  for (let i = 0; i < count; i++) {
    // Most pages have no slot in the outermost bucket.
    while (!pages && i + 4 <= count) {
      const place = (<usize>i) << 2;
      const inRow = v128.and(v128.load(words + place), v128.load(row + place));
      if (v128.any_true(v128.andnot(inRow, v128.load(beyond + place)))) break;
      i += 4;
    }
    if (i >= count) break;
    const page = at(0, pages, i);
    if (load<f64>(low + (page << 1)) >= least) continue;
    let bits = load<i32>(words + ((<usize>i) << 2)) & load<i32>(row + page) & ~load<i32>(beyond + page);
    for (; bits; bits &= bits - 1) {
      const held = value(values, isWide, ((<i32>page) << 3) | ctz(bits));
      if (held < least) least = held;
    }
  }
  return least;
}

export function greatest(
  pages: usize,
  count: i32,
  words: usize,
  row: usize,
  above: usize,
  values: usize,
  isWide: bool,
  high: usize,
  greatest: f64,
): f64 {
  for (let i = 0; i < count; i++) {
    // Most pages have no slot in the outermost bucket.
    while (!pages && i + 4 <= count) {
      const place = (<usize>i) << 2;
      const inRow = v128.and(v128.load(words + place), v128.load(row + place));
      if (v128.any_true(v128.and(inRow, v128.load(above + place)))) break;
      i += 4;
    }
    if (i >= count) break;
    const page = at(0, pages, i);
    if (load<f64>(high + (page << 1)) <= greatest) continue;
    let bits = load<i32>(words + ((<usize>i) << 2)) & load<i32>(row + page) & load<i32>(above + page);
    for (; bits; bits &= bits - 1) {
      const held = value(values, isWide, ((<i32>page) << 3) | ctz(bits));
      if (held > greatest) greatest = held;
    }
  }
  return greatest;
}

export function measure(
  count: i32,
  x: f64,
  y: f64,
  z: f64,
  xs: usize,
  ys: usize,
  zs: usize,
  most: f64,
  passes: usize,
  squares: usize,
): void {
  for (let k = 0; k < count; k++) {
    const place = (<usize>k) << 3;
    const dx = x - load<f64>(xs + place);
    const dy = y - load<f64>(ys + place);
    const dz = z - load<f64>(zs + place);
    const square = dx * dx + dy * dy + dz * dz;
    store<f64>(squares + place, square);
    store<u8>(passes + k, load<u8>(passes + k) & u8(!(square > most)));
  }
}
