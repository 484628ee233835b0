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
  pages: usize, from: i32, to: i32, passing: usize, row: usize, beyond: usize, values: usize, isWide: bool, min: f64, max: f64,
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
  pages: usize, count: i32, passing: usize, codes: usize, isWide: bool, stride: i32, allowed: usize, target: usize,
): void {
  for (let i = 0; i < count; i++) {
    const place = (<usize>i) << 2;
    let bits = load<i32>(passing + place) & ~load<i32>(target + place);
    if (!bits) continue;
    const first = (<i32>at(0, pages, i)) << 3;
    let found = 0;
    for (; bits; bits &= bits - 1) {
      const bit = ctz(bits);
      found |= (<i32>load<u8>(allowed + code(codes, isWide, first * stride + bit))) << bit;
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

export function keep(count: i32, words: usize, others: usize, flip: i32, target: usize): void {
  let i = 0;
  for (; i + 4 <= count; i += 4) {
    const place = <usize>i << 2;
    v128.store(target + place, v128.and(v128.load(words + place), v128.xor(v128.load(others + place), i32x4.splat(flip))));
  }
  for (; i < count; i++) {
    const place = <usize>i << 2;
    store<i32>(target + place, load<i32>(words + place) & (load<i32>(others + place) ^ flip));
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

/** Slots that are listed before they are counted. */
const LISTED = 2048;

/** Lists the slots of words from one place on until the list is full, and answers the next place. */
function listSlots(pages: usize, from: i32, count: i32, words: usize, list: usize): i32 {
  let end = list;
  let i = from;
  for (; i < count && end < list + (LISTED << 2); i++) {
    let bits = load<i32>(words + ((<usize>i) << 2));
    const first = (<i32>at(0, pages, i)) << 3;
    const next = end + ((<usize>popcnt(bits)) << 2);
    // Four at a time, whether or not there are as many: a loop that ends after few turns is foreseen wrongly on most pages.
    do {
      store<i32>(end, first | ctz(bits));
      bits &= bits - 1;
      store<i32>(end, first | ctz(bits), 4);
      bits &= bits - 1;
      store<i32>(end, first | ctz(bits), 8);
      bits &= bits - 1;
      store<i32>(end, first | ctz(bits), 12);
      bits &= bits - 1;
      end += 16;
    } while (bits);
    end = next;
  }
  // Where the list ends.
  store<usize>(list - 4, end);
  return i;
}

function increase(counts: usize, code: usize, by: i32): void {
  const place = counts + (code << 2);
  store<i32>(place, load<i32>(place) + by);
}

export function countByCode(
  pages: usize, count: i32, words: usize, codes: usize, isWide: bool, stride: i32, counts: usize, by: i32, room: usize,
): void {
  const list = room + 16;
  for (let i = 0; i < count; ) {
    i = listSlots(pages, i, count, words, list);
    const end = load<usize>(list - 4);
    for (let next = list; next < end; next += 4) {
      const slot = load<i32>(next);
      increase(counts, code(codes, isWide, (slot & ~31) * stride + (slot & 31)), by);
    }
  }
}

export function countByFour(
  pages: usize, count: i32, words: usize, codes: usize, isWide: bool, first: usize, second: usize, third: usize, fourth: usize,
  by: i32, room: usize,
): void {
  const list = room + 16;
  for (let i = 0; i < count; ) {
    i = listSlots(pages, i, count, words, list);
    const end = load<usize>(list - 4);
    if (isWide) {
      for (let next = list; next < end; next += 4) {
        const slot = load<usize>(next);
        const place = codes + ((slot & ~31) << 4) + ((slot & 31) << 2);
        increase(first, load<u32>(place), by);
        increase(second, load<u32>(place, 128), by);
        increase(third, load<u32>(place, 256), by);
        increase(fourth, load<u32>(place, 384), by);
      }
    } else {
      for (let next = list; next < end; next += 4) {
        const slot = load<usize>(next);
        const place = codes + ((slot & ~31) << 3) + ((slot & 31) << 1);
        increase(first, load<u16>(place), by);
        increase(second, load<u16>(place, 64), by);
        increase(third, load<u16>(place, 128), by);
        increase(fourth, load<u16>(place, 192), by);
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

/** Codes with fewer values than this are sorted by insertion, others by so many bits of their counts at a time. */
const MANY = 64;
const DIGIT = 11;
const MASK: u32 = (1 << DIGIT) - 1;

function countOf(counts: usize, codes: usize, k: i32): u32 {
  return load<u32>(counts + (<usize>load<u32>(codes + (<usize>k << 2)) << 2));
}

export function rank(ordered: usize, size: i32, counts: usize, codes: usize, spare: usize, places: usize): i32 {
  let length = 0;
  let most: u32 = 0;
  for (let k = 0; k < size; k++) {
    const code = ordered ? load<i32>(ordered + (<usize>k << 2)) : k;
    const count = load<u32>(counts + (<usize>code << 2));
    store<i32>(codes + (<usize>length << 2), code);
    length += i32(count != 0);
    most = max(most, count);
  }
  if (length < MANY) {
    for (let k = 1; k < length; k++) {
      const code = load<i32>(codes + (<usize>k << 2));
      const count = countOf(counts, codes, k);
      let to = k;
      for (; to > 0 && countOf(counts, codes, to - 1) < count; to--) store<i32>(codes + (<usize>to << 2), load<i32>(codes + (<usize>(to - 1) << 2)));
      store<i32>(codes + (<usize>to << 2), code);
    }
    return length;
  }
  let from = codes;
  let into = spare;
  for (let shift: u32 = 0; shift < 32 && most >> shift; shift += DIGIT) {
    memory.fill(places, 0, <usize>(MASK + 2) << 2);
    for (let k = 0; k < length; k++) increase(places, MASK - ((countOf(counts, from, k) >> shift) & MASK) + 1, 1);
    for (let digit: u32 = 1; digit <= MASK; digit++) increase(places, digit, load<i32>(places + (<usize>(digit - 1) << 2)));
    for (let k = 0; k < length; k++) {
      const place = places + (<usize>(MASK - ((countOf(counts, from, k) >> shift) & MASK)) << 2);
      store<i32>(into + (<usize>load<i32>(place) << 2), load<i32>(from + (<usize>k << 2)));
      store<i32>(place, load<i32>(place) + 1);
    }
    const before = from;
    from = into;
    into = before;
  }
  if (from != codes) memory.copy(codes, from, <usize>length << 2);
  return length;
}

/** Whether one of two pages' bounds is beyond a value: below for sign 1, above for −1. */
function areBeyond(bounds: usize, sign: f64, held: f64): bool {
  return v128.any_true(f64x2.lt(f64x2.mul(v128.load(bounds), f64x2.splat(sign)), f64x2.splat(held)));
}

export function outermost(
  pages: usize, count: i32, words: usize, row: usize, other: usize, values: usize, isWide: bool, bounds: usize, sign: f64, held:
  f64, end: f64,
): f64 {
  const flip = sign > 0 ? -1 : 0;
  for (let i = 0; i < count && held > end; i++) {
    // Most pages have nothing in the outermost bucket, or nothing that is farther out.
    while (!pages && i + 4 <= count) {
      const place = <usize>i << 2;
      const inBoth = v128.and(v128.load(row + place), v128.xor(v128.load(other + place), i32x4.splat(flip)));
      const isFarther = areBeyond(bounds + (place << 1), sign, held) | areBeyond(bounds + (place << 1) + 16, sign, held);
      if (isFarther & v128.any_true(v128.and(v128.load(words + place), inBoth))) break;
      i += 4;
    }
    if (i >= count) break;
    const page = at(0, pages, i);
    if (sign * load<f64>(bounds + (page << 1)) >= held) continue;
    let bits = load<i32>(words + (<usize>i << 2)) & load<i32>(row + page) & (load<i32>(other + page) ^ flip);
    for (; bits; bits &= bits - 1) {
      const farther = sign * value(values, isWide, (<i32>page << 3) | ctz(bits));
      if (farther < held) held = farther;
    }
  }
  return held;
}

export function measure(
  count: i32, x: f64, y: f64, z: f64, xs: usize, ys: usize, zs: usize, most: f64, passes: usize, squares: usize,
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

export function collect(
  pages: usize, from: i32, count: i32, words: usize, dealers: usize, less: usize, values: usize, isWide: bool, within: usize,
  bounds: usize, sign: f64, threshold: f64, ids: usize, isWideId: bool, lowIds: usize, thresholdId: f64, keys: usize, slots:
  usize, room: i32, state: usize,
): i32 {
  let held = load<i32>(state);
  let i = from;
  for (; i < count && held + 32 <= room; i++) {
    // A page whose best value is below the threshold is skipped, and most are.
    while (!pages && !less && bounds && i + 2 <= count) {
      if (v128.any_true(f64x2.ge(f64x2.mul(v128.load(bounds + (<usize>i << 3)), f64x2.splat(sign)), f64x2.splat(threshold)))) break;
      i += 2;
    }
    if (i >= count) break;
    const place = at(0, pages, i);
    const taken = less ? load<f64>(less + (<usize>load<i32>(dealers + place) << 3)) : 0;
    const bound = sign * ((bounds ? load<f64>(bounds + (place << 1)) : 0) - taken);
    if (bound < threshold || (bound == threshold && load<f64>(lowIds + (place << 1)) > thresholdId)) continue;
    const valued = within ? load<i32>(within + place) : -1;
    let bits = load<i32>(words + ((<usize>i) << 2));
    for (; bits; bits &= bits - 1) {
      const slot = (<i32>place << 3) | ctz(bits);
      let key = sign * ((values ? value(values, isWide, slot) : 0) - taken);
      // Slots without a value come last in both directions.
      if (!((valued >>> (slot & 31)) & 1) || key != key) key = -Infinity;
      if (key < threshold || (key == threshold && value(ids, isWideId, slot) > thresholdId)) continue;
      store<f64>(keys + (<usize>held << 3), key);
      store<i32>(slots + (<usize>held << 2), slot);
      held++;
    }
  }
  store<i32>(state, held);
  return i;
}
