import { AVAILABILITIES, AVAILABILITY_RULES } from '../../domain/vehicle/availability.ts';
import { readRowMark } from '../../domain/feeds/row-mark.ts';
import { hashOf, type Hash } from '../../domain/vehicle/fingerprint.ts';
import { CURRENCIES } from '../../domain/money/money.ts';
import type { RecordIdentity } from '../../domain/feeds/mapped-record.ts';
import type { KnownVehicle } from '../../ports/vehicles.ts';

type Numbers = Float64Array | Uint32Array | Uint8Array;

const grown = <Column extends Numbers>(column: Column, length: number): Column => {
  if (length <= column.length) return column;
  const larger = new (column.constructor as new (length: number) => Column)(Math.max(1024, 2 * column.length));
  larger.set(column);
  return larger;
};

const LISTED = 1;
const NAMED = 2;
const HAS_VIN = 4;
const OF_API = 8;
const TAKEN = 16;

/** What an import remembers of a vehicle that it found. */
export interface FoundVehicle extends Pick<KnownVehicle, 'id' | 'price' | 'availability' | 'fingerprint'> {
  /** Its number here, in the order of `add`. */
  readonly place: number;
  readonly hasVin: boolean;
  /** The write API wrote it last: feeds leave it as it is. */
  readonly ofApi: boolean;
  /** A row of the file was taken for it. */
  readonly taken: boolean;
}

/**
 * The stored vehicles of all dealers of a file, and the lines that named them. A file may have a million rows: everything is kept in columns of
 * numbers, about 60 bytes a vehicle in place of the 700 of objects and maps. VINs and stock numbers are kept as 64 bits of a hash; two of a
 * million are confused with odds of one in nine million imports.
 */
export class KnownVehicles {
  #count = 0;
  #ids = new Float64Array(0);
  /** NaN without a price. */
  #cents = new Float64Array(0);
  #fingerprints = new Uint32Array(0);
  /** Currency, availability and the marks above. */
  #codes = new Uint8Array(0);
  /** The two words of a row's hash, and the number of its effects plus one; 0 for no row. */
  #rows = new Uint32Array(0);
  /** What rows add to the report, by the numbers above: few kinds of many rows. */
  readonly #effects = new Map<string, number>();
  readonly #effectsOf: string[] = [];
  readonly #identities = new IdentityTable();

  /** Whether any vehicle was read from a row that may come again. */
  get haveRows(): boolean {
    return this.#effectsOf.length > 0;
  }

  get count(): number {
    return this.#count;
  }

  add({ id, dealerId, vin, stockNumber, price, availability, fingerprint, rowMark }: KnownVehicle, ofApi = false): void {
    const place = this.#count++;
    this.#ids = grown(this.#ids, this.#count);
    this.#cents = grown(this.#cents, this.#count);
    this.#fingerprints = grown(this.#fingerprints, 2 * this.#count);
    this.#codes = grown(this.#codes, 3 * this.#count);
    this.#ids[place] = id;
    this.#cents[place] = price === null ? NaN : Math.round(price.amount * 100);
    this.#fingerprints.set([parseInt(fingerprint.slice(0, 8), 16), parseInt(fingerprint.slice(8), 16)], 2 * place);
    const isListed = AVAILABILITY_RULES[availability].listed;
    this.#codes.set(
      [
        price === null ? 0 : CURRENCIES.indexOf(price.currency),
        AVAILABILITIES.indexOf(availability) + (fingerprint === '' ? CHANGED : 0),
        (isListed && !ofApi ? LISTED : 0) + (vin === null ? 0 : HAS_VIN) + (ofApi ? OF_API : 0),
      ],
      3 * place,
    );
    this.#rows = grown(this.#rows, 3 * this.#count);
    if (rowMark !== null) {
      const { hash, effects } = readRowMark(rowMark);
      this.#rows.set([...hash, this.#numberOf(effects)], 3 * place);
    }
    for (const key of keysOf(dealerId, { vin, stockNumber })) {
      const other = this.#identities.placeOf(key);
      // Of several stored vehicles with one number, the listed one counts, else the newest.
      if (other === null || isListed || !this.#has(other, LISTED)) this.#identities.setPlace(key, place);
    }
  }

  ofVin(dealerId: number, vin: string): FoundVehicle | null {
    return this.#found(this.#identities.placeOf(`${dealerId} V${vin}`));
  }

  ofStockNumber(dealerId: number, stockNumber: string): FoundVehicle | null {
    return this.#found(this.#identities.placeOf(`${dealerId} S${stockNumber}`));
  }

  /** The line that named this identity, of which it fills one part. */
  lineOf(dealerId: number, identity: Partial<RecordIdentity>): number | null {
    const [key] = keysOf(dealerId, { vin: null, stockNumber: null, ...identity });
    return key === undefined ? null : this.#identities.lineOf(key);
  }

  noteLine(dealerId: number, identity: RecordIdentity, line: number): void {
    for (const key of keysOf(dealerId, identity)) this.#identities.setLine(key, line);
  }

  /** What the row adds to the report that the vehicle was last read from, if that row had this hash. */
  effectsOfRow(place: number, [high, low]: Hash): string | null {
    const [isHigh, isLow, effects = 0] = this.#rows.subarray(3 * place, 3 * place + 3);
    return effects > 0 && isHigh === high && isLow === low ? (this.#effectsOf[effects - 1] ?? null) : null;
  }

  /** The file has the vehicle. */
  name(place: number): void {
    this.#mark(place, NAMED);
  }

  /** The file has the vehicle, and no other row of it means this one. */
  take(place: number): void {
    this.#mark(place, NAMED | TAKEN);
  }

  #mark(place: number, marks: number): void {
    this.#codes[3 * place + 2] = (this.#codes[3 * place + 2] ?? 0) | marks;
  }

  /** How many vehicles from this place on, up to another, could be found before the import. */
  countListed(from: number, to: number): number {
    let count = 0;
    for (let place = from; place < to; place++) if (this.#has(place, LISTED)) count++;
    return count;
  }

  /** The ids of those that could be found before the import and that the file has not named. */
  missing(from: number, to: number): readonly number[] {
    const ids: number[] = [];
    for (let place = from; place < to; place++)
      if (this.#has(place, LISTED) && !this.#has(place, NAMED)) ids.push(this.#ids[place] ?? 0);
    return ids;
  }

  #numberOf(effects: string): number {
    const known = this.#effects.get(effects);
    if (known !== undefined) return known;
    const number = this.#effectsOf.push(effects);
    this.#effects.set(effects, number);
    return number;
  }

  #has(place: number, mark: number): boolean {
    return ((this.#codes[3 * place + 2] ?? 0) & mark) !== 0;
  }

  #found(place: number | null): FoundVehicle | null {
    if (place === null) return null;
    const cents = this.#cents[place] ?? NaN;
    const currency = CURRENCIES[this.#codes[3 * place] ?? 0] ?? 'CAD';
    const code = this.#codes[3 * place + 1] ?? 0;
    const words = [this.#fingerprints[2 * place] ?? 0, this.#fingerprints[2 * place + 1] ?? 0];
    return {
      place,
      id: this.#ids[place] ?? 0,
      price: Number.isNaN(cents) ? null : { amount: cents / 100, currency },
      availability: AVAILABILITIES[code % CHANGED] ?? 'unavailable',
      fingerprint: code >= CHANGED ? '' : words.map((word) => word.toString(16).padStart(8, '0')).join(''),
      hasVin: this.#has(place, HAS_VIN),
      ofApi: this.#has(place, OF_API),
      taken: this.#has(place, TAKEN),
    };
  }
}

/** Added to the code of an availability whose vehicle has no fingerprint. */
const CHANGED = 128;

const keysOf = (dealerId: number, { vin, stockNumber }: RecordIdentity): readonly string[] => [
  ...(vin === null ? [] : [`${dealerId} V${vin}`]),
  ...(stockNumber === null ? [] : [`${dealerId} S${stockNumber}`]),
];

/** A hash table with open addressing: two words of the key, the place of a vehicle and a line, each plus one, 0 for none. */
class IdentityTable {
  #slots = new Uint32Array(4 * 1024);
  #used = 0;

  placeOf(key: string): number | null {
    return this.#read(key, 2);
  }

  lineOf(key: string): number | null {
    return this.#read(key, 3);
  }

  setPlace(key: string, place: number): void {
    this.#write(key, 2, place);
  }

  setLine(key: string, line: number): void {
    this.#write(key, 3, line);
  }

  #read(key: string, part: number): number | null {
    const [high, low] = hashOf(key);
    const found = this.#slots[this.#slotOf(this.#slots, high, low) + part] ?? 0;
    return found === 0 ? null : found - 1;
  }

  #write(key: string, part: number, value: number): void {
    const [high, low] = hashOf(key);
    let slot = this.#slotOf(this.#slots, high, low);
    if (this.#isFree(this.#slots, slot)) {
      if (8 * ++this.#used > this.#slots.length) {
        this.#grow();
        slot = this.#slotOf(this.#slots, high, low);
      }
      this.#slots[slot] = high;
      this.#slots[slot + 1] = low;
    }
    this.#slots[slot + part] = value + 1;
  }

  #isFree(slots: Uint32Array, slot: number): boolean {
    return slots[slot + 2] === 0 && slots[slot + 3] === 0;
  }

  /** Where the key stands, or would stand. */
  #slotOf(slots: Uint32Array, high: number, low: number): number {
    const mask = slots.length / 4 - 1;
    for (let k = low & mask; ; k = (k + 1) & mask) {
      const slot = 4 * k;
      if (this.#isFree(slots, slot) || (slots[slot] === high && slots[slot + 1] === low)) return slot;
    }
  }

  #grow(): void {
    const slots = new Uint32Array(2 * this.#slots.length);
    for (let slot = 0; slot < this.#slots.length; slot += 4)
      if (!this.#isFree(this.#slots, slot))
        slots.set(this.#slots.subarray(slot, slot + 4), this.#slotOf(slots, this.#slots[slot] ?? 0, this.#slots[slot + 1] ?? 0));
    this.#slots = slots;
  }
}
