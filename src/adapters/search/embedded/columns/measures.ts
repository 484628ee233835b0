import { PAGES_PER_SEGMENT, SLOTS_PER_PAGE, SLOTS_PER_SEGMENT, type MeasureLayout, type ZoneRows, LIVE } from './layout.ts';
import type { Measured, MeasurePlane } from './measured.ts';
import type { Segments } from './segments.ts';

const single = new Float32Array(1);
const bitsOfSingle = new Int32Array(single.buffer);

/** The nearest number of 32 bits that is not more (−1), or not less (1). */
const outward = (value: number, side: -1 | 1): number => {
  single[0] = value;
  const nearest = single[0];
  if (side === 1 ? nearest >= value : nearest <= value) return nearest;
  if (nearest === 0) bitsOfSingle[0] = side === 1 ? 1 : -0x7fffffff;
  else bitsOfSingle[0]! += nearest > 0 === (side === 1) ? 1 : -1;
  return single[0];
};

/** The least and the greatest value of each page, so that most pages can be skipped. */
export class Zones {
  readonly #segments: Segments;
  readonly #low: number;
  readonly #high: number;
  readonly #valueOf: (slot: number) => number;

  /** @param valueOf NaN for none */
  constructor(segments: Segments, { low, high }: ZoneRows, valueOf: (slot: number) => number) {
    this.#segments = segments;
    [this.#low, this.#high] = [low >>> 2, high >>> 2];
    this.#valueOf = valueOf;
  }

  /** Of a new segment. */
  grow(segment: number): void {
    const { bounds } = this.#segments.all[segment]!;
    bounds.fill(Infinity, this.#low, this.#low + PAGES_PER_SEGMENT);
    bounds.fill(-Infinity, this.#high, this.#high + PAGES_PER_SEGMENT);
  }

  include(slot: number, value: number): void {
    const { bounds } = this.#segments.of(slot);
    const page = (slot >>> 5) % PAGES_PER_SEGMENT;
    if (value < bounds[this.#low + page]!) bounds[this.#low + page] = outward(value, -1);
    if (value > bounds[this.#high + page]!) bounds[this.#high + page] = outward(value, 1);
  }

  /** After the slot's value has left its page. */
  exclude(slot: number, value: number): void {
    const { bounds } = this.#segments.of(slot);
    const page = (slot >>> 5) % PAGES_PER_SEGMENT;
    if (outward(value, -1) <= bounds[this.#low + page]! || outward(value, 1) >= bounds[this.#high + page]!)
      this.measure(slot >>> 5);
  }

  /** Of a page of whose values nothing is known. */
  measure(page: number): void {
    const { bounds } = this.#segments.all[Math.floor(page / PAGES_PER_SEGMENT)]!;
    bounds[this.#low + (page % PAGES_PER_SEGMENT)] = Infinity;
    bounds[this.#high + (page % PAGES_PER_SEGMENT)] = -Infinity;
    const live = this.#segments.word(LIVE, page);
    const first = page * SLOTS_PER_PAGE;
    for (let bit = 0; bit < SLOTS_PER_PAGE; bit++) if ((live >>> bit) & 1) this.include(first + bit, this.#valueOf(first + bit));
  }
}

/** A number for each slot, or none. */
export class Measure implements Measured {
  readonly #segments: Segments;
  readonly #layout: MeasureLayout;
  /** By segment: one more than the units, 0 for none. */
  readonly #narrow: (Uint8Array | Uint16Array | Uint32Array)[] = [];
  /** By segment: values, NaN for none. */
  readonly #wide: Float64Array[] = [];
  #isWide: boolean;
  /** What values of a column that is wide from the start are counted from: the first one. */
  #origin: number | null;
  readonly #most: number;
  readonly #zones: Zones | null;

  constructor(segments: Segments, layout: MeasureLayout) {
    this.#segments = segments;
    this.#layout = layout;
    this.#isWide = layout.bytes === 8;
    this.#origin = layout.bytes === 8 ? null : 0;
    this.#most = 2 ** (8 * layout.bytes) - 2;
    this.#zones = layout.zones && new Zones(segments, layout.zones, (slot) => this.unitsOf(slot));
  }

  /** Of a new segment. */
  grow(segment: number): void {
    const { all, memory } = this.#segments;
    const { address } = all[segment]!;
    const { bytes, narrow, wide } = this.#layout;
    const type = bytes === 1 ? Uint8Array : bytes === 2 ? Uint16Array : Uint32Array;
    if (bytes !== 8)
      this.#narrow.push(memory.at<Uint8Array | Uint16Array | Uint32Array>(type, address + narrow, SLOTS_PER_SEGMENT));
    this.#wide.push(memory.at(Float64Array, address + wide, SLOTS_PER_SEGMENT));
    if (this.#isWide && bytes !== 8) this.#wide.at(-1)!.fill(NaN);
    this.#zones?.grow(segment);
  }

  /** NaN for none. */
  get(slot: number): number {
    return this.toValue(this.unitsOf(slot));
  }

  unitsOf(slot: number): number {
    if (this.#isWide) return this.#wide[slot >>> 16]![slot & 0xffff]!;
    const held = this.#narrow[slot >>> 16]![slot & 0xffff]!;
    return held === 0 ? NaN : held - 1;
  }

  toValue(units: number): number {
    return this.#isWide ? units + this.origin : units / this.#layout.scale;
  }

  /** The value of no units. */
  get origin(): number {
    return this.#origin ?? 0;
  }

  range(min: number, max: number): { least: number; greatest: number } {
    if (this.#isWide) return { least: min - this.origin, greatest: max - this.origin };
    // What rounding does to a bound is at most a unit.
    let [least, greatest] = [Math.floor(min * this.#layout.scale) - 1, Math.ceil(max * this.#layout.scale) + 1];
    while (this.toValue(least) < min) least += 1;
    while (this.toValue(greatest) > max) greatest -= 1;
    return { least, greatest };
  }

  set(slot: number, value: number | null): void {
    if (value === null) return;
    const whole = Math.round(value * this.#layout.scale);
    const isWhole = whole >= 0 && whole <= this.#most && whole / this.#layout.scale === value && !Object.is(value, -0);
    if (!this.#isWide && !isWhole) this.#widen();
    this.#origin ??= value;
    const units = this.#isWide ? value - this.#origin : whole;
    if (this.#isWide) this.#wide[slot >>> 16]![slot & 0xffff] = units;
    else this.#narrow[slot >>> 16]![slot & 0xffff] = units + 1;
    this.#zones?.include(slot, units);
  }

  /** The slot is free, or its value unknown. */
  clear(slot: number): void {
    const units = this.unitsOf(slot);
    if (Number.isNaN(units)) return;
    if (this.#isWide) this.#wide[slot >>> 16]![slot & 0xffff] = NaN;
    else this.#narrow[slot >>> 16]![slot & 0xffff] = 0;
    this.#zones?.exclude(slot, units);
  }

  get plane(): MeasurePlane {
    const { bytes, narrow, wide } = this.#layout;
    return this.#isWide ? { plane: wide, width: 8, table: 0 } : { plane: narrow, width: bytes, table: 0 };
  }

  #widen(): void {
    for (const [segment, held] of this.#narrow.entries()) {
      const wide = this.#wide[segment]!;
      for (let k = 0; k < held.length; k++) wide[k] = held[k] === 0 ? NaN : this.toValue(held[k]! - 1);
    }
    this.#isWide = true;
    for (let page = 0; page < this.#narrow.length * PAGES_PER_SEGMENT; page++) this.#zones?.measure(page);
  }
}
