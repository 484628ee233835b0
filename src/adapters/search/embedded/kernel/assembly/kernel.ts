/**
 * The inner loops of a search, in AssemblyScript: they run over the columns of the index, which stand in the memory that is imported.
 * What each loop is for is said in kernel.ts, which TypeScript calls it by; how a segment is laid out, in columns/layout.ts.
 *
 * Rows and planes are named by their distance from the beginning of a segment, in bytes. A row has a word of 32 bits for each page: one bit
 * a slot, or a number of the page. A block is 16 pages, a line of 64 bytes of each row. Loops go over the blocks that a query looks at, and
 * within a block most often over lanes: 16 bytes of a row, four pages.
 */

const NOT = i32x4.splat(-1);
const LINE: usize = 64;
const LANE: usize = 16;
const BLOCKS_A_SEGMENT: usize = 128;
/** Slots that are listed before they are counted; a block's may come on top. */
const LISTED: usize = 2048;
/** Bytes of a page's codes, and from a column of codes to the next. */
const PAGE_CODES: usize = 64;
const NEXT_COLUMN: usize = 131136;
/** Steps of a point in the coarse column of pertinence, and buckets that keys are spread into. */
const COARSE: f64 = 16;
const BUCKETS: f64 = 2048;

let segments: usize = 0;
let blocks: usize = 0;
let count: i32 = 0;
let room: usize = 0;
/** From a code's lower 16 bits to its upper ones; 0 while no code has any. */
let high: usize = 0;
/** By byte, the places of its bits, eight bytes each. */
let places: usize = 0;

export function begin(segmentList: usize, workRoom: usize, bitPlaces: usize, toHigh: usize): void {
  segments = segmentList;
  room = workRoom;
  places = bitPlaces;
  high = toHigh;
}

export function look(list: usize, length: i32): void {
  blocks = list;
  count = length;
}

function segmentOf(block: usize): usize {
  return load<u32>(segments + ((block / BLOCKS_A_SEGMENT) << 2));
}

/** The address of a block's words of the first row. */
function lineOf(block: usize): usize {
  return segmentOf(block) + (block % BLOCKS_A_SEGMENT) * LINE;
}

function blockAt(i: i32): usize {
  return load<u32>(blocks + ((<usize>i) << 2));
}

/** Number of a block's first page in its segment. */
function firstPageOf(block: usize): usize {
  return (block % BLOCKS_A_SEGMENT) << 4;
}

export function choosePages(dealers: i32, passes: usize, first: usize, next: usize, live: usize, target: usize, marks: usize): void {
  for (let dealer = 0; dealer < dealers; dealer++) {
    if (!load<u8>(passes + dealer)) continue;
    for (let page = load<i32>(first + ((<usize>dealer) << 2)); page >= 0; ) {
      const block = <usize>page >> 4;
      const line = lineOf(block);
      if (!load<u8>(marks + block)) memory.fill(line + target, 0, LINE);
      store<u8>(marks + block, 1);
      const word = line + ((<usize>(page & 15)) << 2);
      store<i32>(word + target, load<i32>(word + live));
      page = load<i32>(word + next);
    }
  }
}

function code(place: usize): usize {
  const low = <usize>load<u16>(place);
  return high ? low | ((<usize>load<u16>(place + high)) << 16) : low;
}

function known(held: u32): f64 {
  return held ? <f64>(held - 1) : NaN;
}

/**
 * The value of a slot, or NaN. Those of fewer than 64 bits are whole numbers, one more than the value, and 0 for none. Of no width are those
 * that a code has: `table` has the values of codes, negative for none.
 */
function valueOf(plane: usize, width: i32, table: usize, slot: usize): f64 {
  if (width == 4) return known(load<u32>(plane + (slot << 2)));
  if (width == 8) return load<f64>(plane + (slot << 3));
  if (width == 2) return known(load<u16>(plane + (slot << 1)));
  if (width == 1) return known(load<u8>(plane + slot));
  const held = load<i32>(table + (code(plane + (slot << 1)) << 2));
  return held < 0 ? NaN : <f64>held;
}

/** Kinds of terms, whose union is what a filter lets pass; each is taken of the slots in one row and not in another. */
const ROWS = 0;
const VALUES = 1;
const CODES = 2;
const MAKES = 3;
const NUMBERS = 4;
const KINDS = 5;
const TERM: usize = 40;

/** What a term lets pass of a lane of a block; not of slots that are dead already. */
function test(term: usize, block: usize, place: usize, dead: v128): v128 {
  const kind = load<i32>(term);
  const line = lineOf(block) + place;
  const asked = v128.andnot(v128.andnot(v128.load(line + load<u32>(term, 4)), v128.load(line + load<u32>(term, 8))), dead);
  if (kind == ROWS) return v128.and(asked, v128.load(line + load<u32>(term, 12)));
  const plane = segmentOf(block) + load<u32>(term, 12);
  const width = load<i32>(term, 16);
  const list = load<u32>(term, 20);
  const least = load<f64>(term, 24);
  const greatest = load<f64>(term, 32);
  v128.store(room, asked);
  let page = firstPageOf(block) + (place >> 2);
  for (let word: usize = 0; word < LANE; word += 4, page++) {
    let bits = load<i32>(room + word);
    if (!bits) continue;
    let passed = 0;
    if (kind == VALUES) {
      for (; bits; bits &= bits - 1) {
        const held = valueOf(plane, width, list, (page << 5) | ctz(bits));
        passed |= i32(held >= least && held <= greatest) << ctz(bits);
      }
    } else if (kind == CODES) {
      const codes = plane + page * PAGE_CODES;
      for (; bits; bits &= bits - 1) passed |= (<i32>load<u8>(list + <u32>code(codes + (<usize>ctz(bits) << 1)))) << ctz(bits);
    } else if (kind == NUMBERS) {
      for (; bits; bits &= bits - 1) {
        const number = load<u64>(plane + (((page << 5) | ctz(bits)) << 3));
        passed |= i32(number >= load<u64>(term, 24) && number <= load<u64>(term, 32)) << ctz(bits);
      }
    } else if (kind == MAKES) {
      const first = v128.load(plane + (page << 5));
      const second = v128.load(plane + (page << 5), 16);
      for (let k = 0; k < width; k++) {
        const make = v128.load_splat<u8>(list + k);
        passed |= i8x16.bitmask(i8x16.eq(first, make)) | (i8x16.bitmask(i8x16.eq(second, make)) << 16);
      }
      passed &= bits;
    } else if (kind == KINDS) {
      for (let k = list; k < list + <u32>(width << 1); k += 2) {
        const kind = v128.load_splat<u16>(k);
        passed |= withCodes(plane + page * PAGE_CODES, kind, kind);
      }
      passed &= bits;
    } else passed = bits & -(<i32>load<u8>(list + load<i32>(line + load<u32>(term, 12) + word)));
    store<i32>(room + word, passed);
  }
  return v128.load(room);
}

/** The slots of a page whose numbers of 16 bits lie in a range. */
function withCodes(place: usize, low: v128, high: v128): i32 {
  const first = v128.narrow<i16>(isBetween(v128.load(place), low, high), isBetween(v128.load(place, 16), low, high));
  const second = v128.narrow<i16>(isBetween(v128.load(place, 32), low, high), isBetween(v128.load(place, 48), low, high));
  return i8x16.bitmask(first) | (i8x16.bitmask(second) << 16);
}

function isBetween(numbers: v128, low: v128, high: v128): v128 {
  return i16x8.eq(v128.max<u16>(v128.min<u16>(numbers, high), low), numbers);
}

export function select(program: usize, end: usize, candidates: usize, hits: usize, list: usize): i32 {
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const block = blockAt(i);
    let some = false;
    for (let place: usize = 0; place < LINE; place += LANE) {
      const line = lineOf(block) + place;
      // Dead is what failed a filter that every count heeds, or two of those that some do not; failed is what failed one of these.
      let dead = v128.not(v128.load(line + candidates));
      let failed = i32x4.splat(0);
      for (let step = program; step < end; ) {
        const target = load<u32>(step);
        let term = step + 8;
        step = term + <usize>load<u32>(step, 4) * TERM;
        let fails = NOT;
        for (; term < step; term += TERM) {
          let passes: v128;
          if (load<i32>(term) != ROWS) passes = test(term, block, place, dead);
          else passes = v128.and(v128.andnot(v128.load(line + load<u32>(term, 4)), v128.load(line + load<u32>(term, 8))), v128.load(line + load<u32>(term, 12)));
          fails = v128.andnot(fails, passes);
        }
        dead = v128.or(dead, target ? v128.and(failed, fails) : fails);
        if (i32x4.all_true(i32x4.eq(dead, NOT))) break;
        if (!target) continue;
        failed = v128.or(failed, fails);
        v128.store(line + target, fails);
      }
      v128.store(line + hits, v128.not(v128.or(dead, failed)));
      for (let step = program; step < end; step += 8 + <usize>load<u32>(step, 4) * TERM) {
        const target = line + load<u32>(step);
        if (load<u32>(step)) v128.store(target, v128.andnot(v128.load(target), dead));
      }
      some = some || v128.any_true(v128.not(dead));
    }
    store<usize>(list + ((<usize>kept) << 2), block);
    kept += i32(some);
  }
  look(list, kept);
  return kept;
}

export function keep(row: usize, other: usize, flip: i32, target: usize): void {
  for (let i = 0; i < count; i++) {
    const line = lineOf(blockAt(i));
    for (let place = line; place < line + LINE; place += LANE)
      v128.store(place + target, v128.and(v128.load(place + row), v128.xor(v128.load(place + other), i32x4.splat(flip))));
  }
}

export function countBoth(row: usize, other: usize): i32 {
  let sum: i64 = 0;
  for (let i = 0; i < count; i++) {
    const line = lineOf(blockAt(i));
    for (let place = line; place < line + LINE; place += 8) sum += popcnt(load<i64>(place + row) & load<i64>(place + other));
  }
  return <i32>sum;
}

export function countByOwner(row: usize, dealers: usize, counts: usize): void {
  for (let i = 0; i < count; i++) {
    const line = lineOf(blockAt(i));
    for (let word = line; word < line + LINE; word += 4) increase(counts, load<i32>(word + dealers) + 1, popcnt(load<i32>(word + row)));
  }
}

export function countByRows(row: usize, rows: usize, number: usize, counts: usize): void {
  for (let i = 0; i < count; i++) {
    const line = lineOf(blockAt(i));
    for (let place = line; place < line + LINE; place += LANE) {
      if (!v128.any_true(v128.load(place + row))) continue;
      const first = load<i64>(place + row);
      const second = load<i64>(place + row, 8);
      for (let k: usize = 0; k < number << 2; k += 4) {
        const other = place + load<usize>(rows + k);
        store<i32>(counts + k, load<i32>(counts + k) + <i32>(popcnt(first & load<i64>(other)) + popcnt(second & load<i64>(other, 8))));
      }
    }
  }
}

function increase(counts: usize, code: usize, by: i32): void {
  const place = counts + (code << 2);
  store<i32>(place, load<i32>(place) + by);
}

let listed: usize = 0;

/** Lists the slots of a row within one segment, block by block until there are many; answers the next block. */
function listSlots(from: i32, row: usize): i32 {
  const segment = segmentOf(blockAt(from));
  let end = room;
  let i = from;
  for (; i < count && end < room + (LISTED << 1) && segmentOf(blockAt(i)) == segment; i++) {
    const line = lineOf(blockAt(i)) + row;
    for (let place = line; place < line + LINE; place += LANE) {
      if (!v128.any_true(v128.load(place))) continue;
      let first: i32 = (<i32>firstPageOf(blockAt(i)) << 5) + (<i32>(place - line) << 3);
      for (let byte = place; byte < place + LANE; byte++, first += 8) {
        // Eight places are written, whether or not the byte has as many bits: there is nothing to foresee wrongly.
        const bits = <usize>load<u8>(byte);
        v128.store(end, i16x8.add(v128.load_ext<u8>(places + (bits << 3)), i16x8.splat(<i16>first)));
        end += popcnt(bits) << 1;
      }
    }
  }
  listed = end;
  return i;
}

export function countByCode(row: usize, column: usize, counts: usize, by: i32): void {
  for (let i = 0; i < count; ) {
    const codes = segmentOf(blockAt(i)) + column;
    i = listSlots(i, row);
    const end = listed;
    for (let next = room; next < end; next += 2) increase(counts, code(codes + (<usize>load<u16>(next) << 1)), by);
  }
}

export function countByFour(row: usize, column: usize, first: usize, second: usize, third: usize, fourth: usize, by: i32): void {
  for (let i = 0; i < count; ) {
    const codes = segmentOf(blockAt(i)) + column;
    i = listSlots(i, row);
    const end = listed;
    for (let next = room; next < end; next += 2) {
      const place = codes + (<usize>load<u16>(next) << 1);
      increase(first, load<u16>(place), by);
      increase(second, load<u16>(place + NEXT_COLUMN), by);
      increase(third, load<u16>(place + 2 * NEXT_COLUMN), by);
      increase(fourth, load<u16>(place + 3 * NEXT_COLUMN), by);
    }
  }
}

export function sumBy(size: i32, counts: usize, attributes: usize, sums: usize, number: usize): void {
  for (let at: usize = 0; at < (<usize>size) << 2; at += 4) {
    if (!(at & 15) && !v128.any_true(v128.load(counts + at))) {
      at += 12;
      continue;
    }
    const counted = load<i32>(counts + at);
    if (!counted) continue;
    for (let k: usize = 0; k < number << 2; k += 4) increase(load<usize>(sums + k), load<i32>(load<usize>(attributes + k) + at) + 1, counted);
  }
}

/** A number of 32 bits that is not less (side 1) or not more (−1): the same where there is one. */
function aside(value: f64, side: f32): f32 {
  const near = <f32>value;
  return <f64>near == value ? near : near + side * (abs(near) * 1.2e-7 + f32.MIN_NORMAL_VALUE);
}

export function extend(row: usize, within: usize, beyond: usize, above: usize, plane: usize, width: i32, table: usize, lows: usize, highs: usize, out: usize): void {
  let least = load<f64>(out);
  let greatest = load<f64>(out, 8);
  for (let i = 0; i < count; i++) {
    const block = blockAt(i);
    for (let line = lineOf(block), place: usize = 0; place < LINE; place += LANE, line += LANE) {
      const asked = v128.load(line + row);
      const low = v128.andnot(v128.and(asked, v128.load(line + within)), v128.load(line + beyond));
      const top = v128.and(asked, v128.load(line + above));
      if (!v128.any_true(v128.or(low, top))) continue;
      const isLess = f32x4.lt(v128.load(line + lows), f32x4.splat(aside(least, 1)));
      const isMore = f32x4.gt(v128.load(line + highs), f32x4.splat(aside(greatest, -1)));
      const some = v128.or(v128.and(low, isLess), v128.and(top, isMore));
      if (!v128.any_true(some)) continue;
      v128.store(room, some);
      for (let word: usize = 0; word < LANE; word += 4) {
        for (let bits = load<i32>(room + word); bits; bits &= bits - 1) {
          const slot = (firstPageOf(block) << 5) + ((place + word) << 3) + ctz(bits);
          const values = segmentOf(block) + plane;
          const held = width == 4 ? known(load<u32>(values + (slot << 2))) : valueOf(values, width, table, slot);
          least = min(least, held);
          greatest = max(greatest, held);
        }
      }
    }
  }
  store<f64>(out, least);
  store<f64>(out, greatest, 8);
}

/** A slot's key in an order, whose record `order/orders.ts` writes: higher ones come first. */
function keyOf(order: usize, segment: usize, slot: usize, isValued: bool, taken: f64): f64 {
  const plane = load<u32>(order, 4);
  const times = load<u32>(order, 40);
  let value: f64 = plane ? valueOf(segment + plane, load<i32>(order, 8), load<u32>(order, 44), slot) : 0;
  if (times) value += (load<f64>(order, 64) * (load<f64>(segment + times + (slot << 3)) - load<f64>(order, 72))) / load<f64>(order, 80);
  const key = load<f64>(order, 56) * (value - taken);
  // Slots without a value come last in both directions.
  return isValued && key == key ? key : -Infinity;
}

/** What is taken away from the values of a page, by its dealer. */
function takenOf(order: usize, word: usize): f64 {
  const less = load<usize>(order, 24);
  return less ? load<f64>(less + ((<usize>load<i32>(word + load<u32>(order, 20))) << 3)) : 0;
}

/** Puts a key with its id in place of the worst of a heap, which is on top: the least key, and of equal ones the greatest id. */
function replaceWorst(heap: usize, end: usize, key: f64, id: f64): void {
  let place = heap;
  for (let child = heap + 16; child < end; child = heap + ((place - heap) << 1) + 16) {
    if (child + 16 < end && isWorse(child + 16, load<f64>(child), load<f64>(child, 8))) child += 16;
    if (!isWorse(child, key, id)) break;
    v128.store(place, v128.load(child));
    place = child;
  }
  store<f64>(place, key);
  store<f64>(place, id, 8);
}

function isWorse(place: usize, key: f64, id: f64): bool {
  const held = load<f64>(place);
  return held < key || (held == key && load<f64>(place, 8) > id);
}

export function takeWorst(heap: usize, size: i32): f64 {
  const last = heap + ((<usize>size - 1) << 4);
  const id = load<f64>(heap, 8);
  replaceWorst(heap, last, load<f64>(last), load<f64>(last, 8));
  return id;
}

export function collect(order: usize, heap: usize, size: i32): void {
  const row = load<u32>(order);
  const bounds = load<u32>(order, 16);
  const coarse = load<u32>(order, 48);
  const sign = load<f64>(order, 56);
  const slack = f32x4.splat(<f32>load<f64>(order, 88));
  const end = heap + ((<usize>size) << 4);
  for (let place = heap; place < end; place += 16) {
    store<f64>(place, -Infinity);
    store<f64>(place, Infinity, 8);
  }
  const signs = f32x4.splat(<f32>sign);
  let worst = f32x4.splat(-Infinity);
  for (let i = 0; i < count; i++) {
    const segment = segmentOf(blockAt(i));
    const line = lineOf(blockAt(i));
    for (let word = line; word < line + LINE; word += 4) {
      // Most pages have nothing that is better than the worst so far.
      if (bounds && !((word - line) & 15)) {
        const most = f32x4.add(f32x4.mul(v128.load(word + bounds), signs), slack);
        if (!v128.any_true(v128.and(v128.load(word + row), f32x4.ge(most, worst)))) {
          word += 12;
          continue;
        }
      }
      let bits = load<i32>(word + row);
      if (!bits) continue;
      const least = load<f64>(heap);
      const taken = takenOf(order, word);
      const bound = bounds ? sign * (<f64>load<f32>(word + bounds) - taken) : -sign * taken;
      if (bound < least || (bound == least && <f64>load<f32>(word + load<u32>(order, 28)) > load<f64>(heap, 8))) continue;
      const page = firstPageOf(blockAt(i)) + ((word - line) >> 2);
      if (coarse) {
        const asked = i16x8.splat(<i16>(<u16>max(0, min(65535, COARSE * (taken + sign * least)))));
        bits &= withCodes(segment + coarse + (page << 6), sign > 0 ? asked : i32x4.splat(0), sign > 0 ? NOT : asked);
      }
      const valued = load<i32>(word + load<u32>(order, 12));
      for (; bits; bits &= bits - 1) {
        const slot = (page << 5) | ctz(bits);
        const key = keyOf(order, segment, slot, <bool>((valued >>> ctz(bits)) & 1), taken);
        if (key < load<f64>(heap)) continue;
        const id = valueOf(segment + load<u32>(order, 32), load<i32>(order, 36), 0, slot);
        if (isWorse(heap, key, id)) replaceWorst(heap, end, key, id);
      }
      worst = f32x4.splat(aside(load<f64>(heap), -1));
    }
  }
}

export function spread(order: usize, least: f64, scale: f64, counts: usize, target: usize, low: i32, high: i32): void {
  let lowest = Infinity;
  let highest = -Infinity;
  for (let i = 0; i < count; i++) {
    const line = lineOf(blockAt(i));
    for (let word = line; word < line + LINE; word += 4) {
      const taken = takenOf(order, word);
      const first = (firstPageOf(blockAt(i)) << 5) + ((word - line) << 3);
      const valued = load<i32>(word + load<u32>(order, 12));
      let found = 0;
      for (let bits = load<i32>(word + load<u32>(order)); bits; bits &= bits - 1) {
        const key = keyOf(order, segmentOf(blockAt(i)), first + ctz(bits), <bool>((valued >>> ctz(bits)) & 1), taken);
        const bucket = key == -Infinity ? 0 : 1 + <i32>max(0, min(BUCKETS - 2, (key - least) * scale));
        if (target) found |= i32(bucket >= low && bucket <= high) << ctz(bits);
        else increase(counts, bucket, 1);
        lowest = min(lowest, bucket ? key : Infinity);
        highest = max(highest, key);
      }
      if (target) store<i32>(word + target, found);
    }
  }
  store<f64>(order, lowest, 96);
  store<f64>(order, highest, 104);
}
