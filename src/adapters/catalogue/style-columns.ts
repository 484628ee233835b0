/** Styles as columns of numbers, in the catalogue's natural order, so that a search looks at each of 50,000 in nanoseconds. */
import type { CatalogueFacet, CatalogueRange } from '../../domain/catalogue/catalogue-query.ts';
import type { StyleSummary } from '../../domain/catalogue/specification-style.ts';
import { slug } from '../../domain/text/fold.ts';
import { inSlices } from './in-slices.ts';

/** The code of a style without the value. */
const NO_CODE = 0;

export interface CodeColumn {
  /** A style's code by its slot. */
  readonly codes: Uint16Array;
  /** What a URL holds, by code; the first is empty. */
  readonly values: readonly string[];
  readonly names: readonly string[];
  readonly codeOf: ReadonlyMap<string, number>;
}

/** All ranges but the price, which differs by country. */
type NumberRange = Exclude<CatalogueRange, 'price'>;

export interface StyleColumns {
  readonly styles: readonly StyleSummary[];
  readonly slotOf: ReadonlyMap<number, number>;
  readonly facets: Readonly<Record<CatalogueFacet, CodeColumn>>;
  /** NaN without the value. */
  readonly numbers: Readonly<Record<NumberRange, Float64Array>>;
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Newest first, then by make, model, name and id. */
export const inNaturalOrder = (styles: Iterable<StyleSummary>): StyleSummary[] =>
  [...styles].sort(
    (a, b) =>
      b.year - a.year ||
      compareText(a.make, b.make) ||
      compareText(a.model, b.model) ||
      compareText(a.name, b.name) ||
      a.id - b.id,
  );

const FACET_VALUES: Readonly<Record<CatalogueFacet, (style: StyleSummary) => string | number | null>> = {
  make: ({ make }) => make,
  model: ({ model }) => model,
  year: ({ year }) => year,
  body: ({ body }) => body,
  fuel: ({ fuel }) => fuel,
  transmission: ({ transmission }) => transmission,
  drivetrain: ({ drivetrain }) => drivetrain,
  seats: ({ seats }) => seats,
  doors: ({ doors }) => doors,
};

const NUMBERS: Readonly<Record<NumberRange, (style: StyleSummary) => number | null>> = {
  power: ({ powerKw }) => powerKw,
  consumption: ({ consumption }) => consumption,
  energy: ({ energy }) => energy,
  range: ({ rangeKm }) => rangeKm,
  length: ({ lengthMm }) => lengthMm,
};

export async function styleColumns(styles: readonly StyleSummary[]): Promise<StyleColumns> {
  const facets = mapValues(
    FACET_VALUES,
    (_, facet) => new CodeColumnBuilder(styles.length, facet === 'make' || facet === 'model'),
  );
  const numbers = mapValues(NUMBERS, () => new Float64Array(styles.length));
  const slotOf = new Map<number, number>();
  await inSlices(styles, (style, slot) => {
    slotOf.set(style.id, slot);
    for (const facet of keysOf(FACET_VALUES)) facets[facet].set(slot, FACET_VALUES[facet](style));
    for (const range of keysOf(NUMBERS)) numbers[range][slot] = NUMBERS[range](style) ?? Number.NaN;
  });
  return { styles, slotOf, facets, numbers };
}

class CodeColumnBuilder implements CodeColumn {
  readonly codes: Uint16Array;
  readonly values: string[] = [''];
  readonly names: string[] = [''];
  readonly codeOf = new Map<string, number>();
  readonly #slugged: boolean;
  readonly #byName = new Map<string | number, number>();

  constructor(length: number, slugged: boolean) {
    this.codes = new Uint16Array(length);
    this.#slugged = slugged;
  }

  set(slot: number, name: string | number | null): void {
    this.codes[slot] = name === null ? NO_CODE : (this.#byName.get(name) ?? this.#add(name));
  }

  #add(name: string | number): number {
    const value = this.#slugged ? slug(String(name)) : String(name);
    const known = this.codeOf.get(value);
    const code = known ?? this.values.push(value) - 1;
    if (known === undefined) {
      this.names.push(String(name));
      this.codeOf.set(value, code);
    }
    this.#byName.set(name, code);
    return code;
  }
}

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] => Object.keys(record) as Key[];

export const recordOf = <Key extends string, Value>(keys: readonly Key[], make: (key: Key) => Value): Record<Key, Value> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;

export const mapValues = <Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  map: (value: From, key: Key) => To,
): Record<Key, To> => recordOf(keysOf(record), (key) => map(record[key], key));
