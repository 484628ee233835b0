/** The least and the greatest value, and the slots that come first in an order. See kernel.ts. */
import { aside, blockAt, count, firstPageOf, increase, known, LANE, LINE, lineOf, room, segmentOf, valueOf, withCodes } from './blocks';

const NOT = i32x4.splat(-1);
/** Steps of a point in the coarse column of pertinence, and buckets that keys are spread into. */
const COARSE: f64 = 16;
const BUCKETS: f64 = 2048;

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
