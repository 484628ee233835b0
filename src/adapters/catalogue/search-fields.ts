/** The fields of a search: each says whether a style passes it, and counts the styles that pass all others. */
import type { Bounds, CatalogueFacet } from '../../domain/catalogue/catalogue-query.ts';
import type { CatalogueFacetCount, CatalogueHistogram } from '../../ports/catalogue.ts';
import type { CodeColumn } from './style-columns.ts';

export interface SearchField {
  /** Whether anything is asked of it. */
  readonly asked: boolean;
  passes(slot: number): boolean;
  count(slot: number): void;
}

export class FacetField implements SearchField {
  readonly asked: boolean;
  readonly #facet: CatalogueFacet;
  readonly #column: CodeColumn;
  readonly #values: readonly string[];
  /** 1 for each chosen code. */
  readonly #chosen: Uint8Array;
  readonly #counts: Uint32Array;

  constructor(facet: CatalogueFacet, column: CodeColumn, values: readonly (string | number)[]) {
    this.asked = values.length > 0;
    this.#facet = facet;
    this.#column = column;
    this.#values = values.map(String);
    this.#chosen = new Uint8Array(column.values.length);
    this.#counts = new Uint32Array(column.values.length);
    for (const value of this.#values) {
      const code = column.codeOf.get(value);
      if (code !== undefined) this.#chosen[code] = 1;
    }
  }

  passes(slot: number): boolean {
    return this.#chosen[this.#column.codes[slot] ?? 0] === 1;
  }

  count(slot: number): void {
    const code = this.#column.codes[slot] ?? 0;
    this.#counts[code] = (this.#counts[code] ?? 0) + 1;
  }

  answer(): CatalogueFacetCount[] {
    const { values, names, codeOf } = this.#column;
    const found = this.#values.filter((value) => !codeOf.has(value)).map((value) => ({ value, name: value, count: 0 }));
    for (const [code, value] of values.entries()) {
      const count = this.#counts[code] ?? 0;
      if (code > 0 && (count > 0 || this.#chosen[code] === 1)) found.push({ value, name: names[code] ?? value, count });
    }
    return found.sort((a, b) =>
      this.#facet === 'year' ? Number(b.value) - Number(a.value) : b.count - a.count || (a.value < b.value ? -1 : 1),
    );
  }
}

/** About so many buckets make a histogram. */
const BUCKETS = 20;

export class RangeField implements SearchField {
  readonly asked: boolean;
  readonly #values: Float64Array;
  readonly #min: number;
  readonly #max: number;
  readonly #counted: Float64Array;
  #size = 0;

  constructor(values: Float64Array, { min, max }: Bounds) {
    this.asked = min !== null || max !== null;
    this.#values = values;
    this.#min = min ?? -Infinity;
    this.#max = max ?? Infinity;
    this.#counted = new Float64Array(values.length);
  }

  /** A style without the value has NaN, which is within no bounds. */
  passes(slot: number): boolean {
    const value = this.#values[slot] ?? Number.NaN;
    return value >= this.#min && value <= this.#max;
  }

  count(slot: number): void {
    const value = this.#values[slot] ?? Number.NaN;
    if (!Number.isNaN(value)) this.#counted[this.#size++] = value;
  }

  answer(): CatalogueHistogram | null {
    const counted = this.#counted.subarray(0, this.#size);
    if (counted.length === 0) return null;
    const min = counted.reduce((least, value) => Math.min(least, value), Infinity);
    const max = counted.reduce((most, value) => Math.max(most, value), -Infinity);
    const step = roundStep((max - min) / BUCKETS);
    const from = Math.floor(min / step) * step;
    const counts = new Array<number>(Math.floor((max - from) / step) + 1).fill(0);
    for (const value of counted) {
      const bucket = Math.min(counts.length - 1, Math.floor((value - from) / step));
      counts[bucket] = (counts[bucket] ?? 0) + 1;
    }
    return { min, max, from, step, counts };
  }
}

/** 1, 2 or 5 times a power of ten: widths that people count in. */
function roundStep(least: number): number {
  if (least <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10) * power;
}
