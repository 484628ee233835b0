/** Shows whether a vehicle's facts have changed without comparing every field. */
import { FACT_NAMES, type PartsFact } from './vehicle-facts.ts';
import type { VehicleFacts } from './vehicle.ts';

type Parts<Value> = Value extends readonly (infer Item)[] ? Item : NonNullable<Value>;

/** The properties of each fact that has parts, in the order of fingerprints; the compiler notices one that is missing here. */
const PARTS = {
  mileageOriginal: { value: true, unit: true },
  price: { amount: true, currency: true },
  warranty: { months: true, km: true, text: true },
  details: {
    listPrice: true,
    previousPrice: true,
    lengthM: true,
    beamM: true,
    plateClass: true,
    priorUse: true,
    batteryHealth: true,
  },
  equipment: { mechanical: true, exterior: true, entertainment: true, interior: true, safety: true, other: true },
  images: { url: true, language: true, type: true },
  unrecognised: { type: true, body: true, condition: true, transmission: true, fuel: true, drivetrain: true, colour: true },
} satisfies { readonly [Name in PartsFact]: Readonly<Record<keyof Parts<VehicleFacts[Name]>, true>> };

const PART_NAMES = Object.fromEntries(Object.entries(PARTS).map(([fact, parts]) => [fact, Object.keys(parts)]));
const NO_PARTS: readonly string[] = [];

/** One text for equal values, whatever the order of their properties. */
const canonical = (value: unknown, parts: readonly string[]): string => {
  if (typeof value === 'string') return `${String(value.length)}'${value}`;
  if (typeof value !== 'object' || value === null) return `${String(value)},`;
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value) text += canonical(item, parts);
    return `[${text}]`;
  }
  const known = value as Readonly<Record<string, unknown>>;
  for (const name of parts) if (known[name] !== undefined) text += name + canonical(known[name], NO_PARTS);
  return `{${text}}`;
};

/**
 * Sixteen hexadecimal digits, equal for equal facts whatever the order of their properties; other properties of the object
 * (an id, the dates of a stored vehicle) do not count, the order of images and equipment does.
 *
 * Two different states of one vehicle share a fingerprint with odds of 1 in 2^64: at 100,000 changed vehicles a day, one
 * missed change in about 500 billion years. It is not cryptographic: a collision can be constructed.
 *
 * @param sources those that its feed publishes it under, so that another list is a change; null where the feed names none
 */
export const fingerprintOf = (facts: VehicleFacts, sources: readonly string[] | null = null): string => {
  // Hashed as one text: a loop over each of its pieces takes longer.
  let text = '';
  for (const name of FACT_NAMES) text += canonical(facts[name], PART_NAMES[name] ?? NO_PARTS);
  return hash64(text + (sources ?? []).join(' '));
};

/** Two words of 32 bits. */
export type Hash = readonly [high: number, low: number];

/** cyrb53 by bryc (public domain), with all 64 bits of its state. */
export class Hashing {
  #high = 0xdeadbeef;
  #low = 0x41c6ce57;

  add(text: string): void {
    let [high, low] = [this.#high, this.#low];
    for (let k = 0; k < text.length; k++) {
      const unit = text.charCodeAt(k);
      high = Math.imul(high ^ unit, 0x9e3779b1);
      low = Math.imul(low ^ unit, 0x5f356495);
    }
    this.#high = high;
    this.#low = low;
  }

  /** Of texts that are added one after the other, each with its length, no two lists are the same. */
  addWhole(text: string): void {
    this.#high = Math.imul(this.#high ^ text.length, 0x85ebca6b);
    this.add(text);
  }

  get value(): Hash {
    const [high, low] = [this.#high, this.#low];
    const mixedHigh = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
    const mixedLow = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(mixedHigh ^ (mixedHigh >>> 13), 0xc2b2ae35);
    return [mixedHigh >>> 0, mixedLow >>> 0];
  }
}

export const hashOf = (text: string): Hash => {
  const hash = new Hashing();
  hash.add(text);
  return hash.value;
};

/** Sixteen hexadecimal digits. */
export const digits = ([high, low]: Hash): string => hex(high) + hex(low);

/** Its sixteen hexadecimal digits. */
export const hash64 = (text: string): string => digits(hashOf(text));

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
/** In a tenth of the time of `toString(16)`. */
const hex = (word: number): string =>
  `${HEX[word >>> 24] ?? ''}${HEX[(word >>> 16) & 255] ?? ''}${HEX[(word >>> 8) & 255] ?? ''}${HEX[word & 255] ?? ''}`;
