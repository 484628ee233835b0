/** What a query looks at: blocks of 16 pages, and where their rows and columns are. See kernel.ts. */

export const LINE: usize = 64;
export const LANE: usize = 16;
const BLOCKS_A_SEGMENT: usize = 128;

let segments: usize = 0;
let blocks: usize = 0;
export let count: i32 = 0;
/** Where loops compute. */
export let room: usize = 0;
/** By byte, the places of its bits, eight bytes each. */
export let places: usize = 0;
/** From a code's lower 16 bits to its upper ones; 0 while no code has any. */
let high: usize = 0;

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

export function segmentOf(block: usize): usize {
  return load<u32>(segments + ((block / BLOCKS_A_SEGMENT) << 2));
}

/** The address of a block's words of the first row. */
export function lineOf(block: usize): usize {
  return segmentOf(block) + (block % BLOCKS_A_SEGMENT) * LINE;
}

export function blockAt(i: i32): usize {
  return load<u32>(blocks + ((<usize>i) << 2));
}

/** Number of a block's first page in its segment. */
export function firstPageOf(block: usize): usize {
  return (block % BLOCKS_A_SEGMENT) << 4;
}

export function code(place: usize): usize {
  const low = <usize>load<u16>(place);
  return high ? low | ((<usize>load<u16>(place + high)) << 16) : low;
}

export function known(held: u32): f64 {
  return held ? <f64>(held - 1) : NaN;
}

/**
 * The value of a slot, or NaN. Those of fewer than 64 bits are whole numbers, one more than the value, and 0 for none. Of no width are those
 * that a code has: `table` has the values of codes, negative for none.
 */
export function valueOf(plane: usize, width: i32, table: usize, slot: usize): f64 {
  if (width == 4) return known(load<u32>(plane + (slot << 2)));
  if (width == 8) return load<f64>(plane + (slot << 3));
  if (width == 2) return known(load<u16>(plane + (slot << 1)));
  if (width == 1) return known(load<u8>(plane + slot));
  const held = load<i32>(table + (code(plane + (slot << 1)) << 2));
  return held < 0 ? NaN : <f64>held;
}

/** The slots of a page whose numbers of 16 bits lie in a range. */
export function withCodes(place: usize, low: v128, high: v128): i32 {
  const first = v128.narrow<i16>(isBetween(v128.load(place), low, high), isBetween(v128.load(place, 16), low, high));
  const second = v128.narrow<i16>(isBetween(v128.load(place, 32), low, high), isBetween(v128.load(place, 48), low, high));
  return i8x16.bitmask(first) | (i8x16.bitmask(second) << 16);
}

function isBetween(numbers: v128, low: v128, high: v128): v128 {
  return i16x8.eq(v128.max<u16>(v128.min<u16>(numbers, high), low), numbers);
}

export function increase(counts: usize, code: usize, by: i32): void {
  const place = counts + (code << 2);
  store<i32>(place, load<i32>(place) + by);
}

/** A number of 32 bits that is not less (side 1) or not more (−1): the same where there is one. */
export function aside(value: f64, side: f32): f32 {
  const near = <f32>value;
  return <f64>near == value ? near : near + side * (abs(near) * 1.2e-7 + f32.MIN_NORMAL_VALUE);
}
