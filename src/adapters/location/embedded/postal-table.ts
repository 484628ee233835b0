import { firstFrom } from '../../../domain/text/first-from.ts';
import type { PostalArea, PostalEntry } from './gazetteer-data.ts';

type Label = Pick<PostalArea, 'city' | 'provinceIso'>;

const WIDTH = 6;
const RADIX = 37;

/** A code as a number that sorts like its text: six characters in base 37 just fit into 32 bits; shorter codes end in zeros. */
const pack = (code: string): number => {
  let packed = 0;
  for (let at = 0; at < WIDTH; at += 1) packed = packed * RADIX + (at < code.length ? parseInt(code.charAt(at), 36) + 1 : 0);
  return packed;
};

const unpack = (packed: number): string => {
  let code = '';
  for (let rest = packed; rest > 0; rest = Math.floor(rest / RADIX)) {
    const digit = rest % RADIX;
    if (digit > 0) code = (digit - 1).toString(36) + code;
  }
  return code.toUpperCase();
};

/** Postal codes in order, 16 bytes each: a full Canadian file has 880,000. */
export class PostalTable {
  readonly #codes: Uint32Array;
  readonly #latitudes: Float32Array;
  readonly #longitudes: Float32Array;
  readonly #labelOf: Uint32Array;
  readonly #labels: readonly Label[];
  /** Codes of which no place is known exactly, packed. */
  readonly #guessed = new Set<number>();

  /** One area a code: its largest place names it, and its centre is the mean of its places by inhabitants. */
  constructor(entries: Iterable<PostalEntry>) {
    const sums = new Map<number, { weight: number; latitude: number; longitude: number; label: number; population: number }>();
    const labels: Label[] = [];
    const labelIds = new Map<string, number>();
    const labelIdOf = ({ city, provinceIso }: PostalEntry): number => {
      const key = `${provinceIso} ${city}`;
      const known = labelIds.get(key);
      if (known !== undefined) return known;
      labelIds.set(key, labels.length);
      return labels.push({ city, provinceIso }) - 1;
    };
    for (const entry of entries) {
      const code = pack(entry.code);
      const weight = entry.population + 1;
      if (!sums.has(code)) this.#guessed.add(code);
      if (!entry.isGuessed) this.#guessed.delete(code);
      const sum = sums.get(code) ?? { weight: 0, latitude: 0, longitude: 0, label: 0, population: -1 };
      sum.weight += weight;
      sum.latitude += entry.latitude * weight;
      sum.longitude += entry.longitude * weight;
      if (entry.population > sum.population) {
        sum.population = entry.population;
        sum.label = labelIdOf(entry);
      }
      sums.set(code, sum);
    }
    this.#labels = labels;
    this.#codes = Uint32Array.from(sums.keys()).sort();
    const inOrder = [...this.#codes].flatMap((code) => sums.get(code) ?? []);
    this.#latitudes = Float32Array.from(inOrder, ({ latitude, weight }) => latitude / weight);
    this.#longitudes = Float32Array.from(inOrder, ({ longitude, weight }) => longitude / weight);
    this.#labelOf = Uint32Array.from(inOrder, ({ label }) => label);
  }

  get size(): number {
    return this.#codes.length;
  }

  /** The area of exactly this code. */
  find(code: string): PostalArea | null {
    const packed = pack(code);
    const at = firstFrom(this.#codes, packed);
    return this.#codes[at] === packed ? this.at(at) : null;
  }

  /** Places in the table of the codes that begin so: from the first, up to but without the second. */
  range(prefix: string): readonly [number, number] {
    const from = pack(prefix);
    return [firstFrom(this.#codes, from), firstFrom(this.#codes, from + RADIX ** (WIDTH - prefix.length))];
  }

  at(place: number): PostalArea {
    const label = this.#labels[this.#labelOf[place] ?? 0];
    const code = this.#codes[place];
    if (!label || code === undefined) throw new RangeError(`The table has no place ${place}`);
    return {
      code: unpack(code),
      ...label,
      latitude: tableDegrees(this.#latitudes[place] ?? 0),
      longitude: tableDegrees(this.#longitudes[place] ?? 0),
    };
  }

  isGuessedAt(place: number): boolean {
    return this.#guessed.has(this.#codes[place] ?? 0);
  }

  provinceAt(place: number): string {
    return this.#labels[this.#labelOf[place] ?? 0]?.provinceIso ?? '';
  }
}

/** Four decimals, a dozen metres, are what 32 bits hold. */
export const tableDegrees = (single: number): number => Math.round(single * 1e4) / 1e4;
