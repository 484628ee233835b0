/** How many slots of a row have what. See kernel.ts. */
import { blockAt, code, count, firstPageOf, increase, LANE, LINE, lineOf, places, room, segmentOf } from './blocks';

/** Slots that are listed before they are counted; a block's may come on top. */
const LISTED: usize = 2048;
/** From a column of codes to the next, in bytes. */
const NEXT_COLUMN: usize = 131136;

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
