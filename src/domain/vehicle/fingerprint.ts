/** Shows whether a vehicle's facts have changed without comparing every field. */
import type { Money } from '../money/money.ts';
import { WORD_ATTRIBUTES, type WordAttribute } from './attributes.ts';
import { FACT_NAMES } from './vehicle-facts.ts';
import type { EquipmentGroup, VehicleDetails, VehicleFacts, VehicleImage, Warranty } from './vehicle.ts';

type KeyOfParts =
  | keyof Money
  | keyof NonNullable<VehicleFacts['mileageOriginal']>
  | keyof VehicleDetails
  | keyof VehicleImage
  | keyof Warranty
  | EquipmentGroup
  | WordAttribute;

/** The property names below those of the facts; the compiler notices one that is missing here. */
const PARTS: Readonly<Record<Exclude<KeyOfParts, keyof VehicleFacts>, true>> = {
  amount: true,
  currency: true,
  value: true,
  unit: true,
  listPrice: true,
  previousPrice: true,
  lengthM: true,
  beamM: true,
  plateClass: true,
  priorUse: true,
  batteryHealth: true,
  months: true,
  km: true,
  text: true,
  url: true,
  language: true,
  mechanical: true,
  exterior: true,
  entertainment: true,
  interior: true,
  safety: true,
  other: true,
};

/** Of a fact's parts; a list has none of them. */
const PART_ORDER = new Map([...Object.keys(PARTS), ...WORD_ATTRIBUTES].map((name, place) => [name, place]));
const inPartOrder = (a: string, b: string): number => (PART_ORDER.get(a) ?? 0) - (PART_ORDER.get(b) ?? 0);

/**
 * Adds one text for equal values, whatever the order of their properties. It goes into the hash piece by piece: putting it together first
 * takes twice as long.
 */
const addCanonical = (value: unknown, hash: Hashing): void => {
  if (typeof value === 'string') {
    hash.add(`${String(value.length)}'`);
    hash.add(value);
  } else if (typeof value !== 'object' || value === null) hash.add(`${String(value)},`);
  else if (Array.isArray(value)) {
    hash.add('[');
    for (const item of value) addCanonical(item, hash);
    hash.add(']');
  } else {
    const parts = value as Readonly<Record<string, unknown>>;
    hash.add('{');
    for (const name of Object.keys(parts).sort(inPartOrder))
      if (parts[name] !== undefined && PART_ORDER.has(name)) {
        hash.add(name);
        addCanonical(parts[name], hash);
      }
    hash.add('}');
  }
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
  const hash = new Hashing();
  for (const name of FACT_NAMES) addCanonical(facts[name], hash);
  hash.add((sources ?? []).join(' '));
  return digits(hash.value);
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

const hex = (word: number): string => word.toString(16).padStart(8, '0');
