/** Which slots pass the filters of a query. See kernel.ts. */
import { blockAt, code, count, firstPageOf, LANE, LINE, lineOf, look, room, segmentOf, valueOf, withCodes } from './blocks';

const NOT = i32x4.splat(-1);
/** Bytes of a page's codes. */
const PAGE_CODES: usize = 64;

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

export function select(program: usize, end: usize, candidates: usize, hits: usize, list: usize): i32 {
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const block = blockAt(i);
    let some: bool = false;
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
