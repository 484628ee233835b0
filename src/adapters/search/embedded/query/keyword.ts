import { FILTERS } from '../../../../domain/inventory/facets.ts';
import { VIN_WORD } from '../../../../domain/inventory/searchable.ts';
import { above, CODES, DEALER, LIVE, type Row } from '../columns/layout.ts';
import type { InventoryIndex } from '../inventory-index.ts';
import type { Scratch } from '../scratch.ts';
import { kindOrMakeTerms } from './kinds.ts';
import type { Term } from './program.ts';

const YEAR_EDGES: readonly number[] = FILTERS.year.range.edges;

/** A word that a listing must have: at the start of one of make, model, version, year, stock number or dealer, or as its VIN. */
export class Keyword {
  /** About how much it takes to look for it: words of numbers last. */
  readonly cost: number;
  readonly #index: InventoryIndex;
  readonly #start: string;
  readonly #scratch: Scratch;
  /** Codes that have the word. */
  readonly #kinds: readonly number[];
  readonly #versions: readonly number[];
  readonly #dealers: Uint8Array | null;

  constructor(index: InventoryIndex, start: string, scratch: Scratch) {
    this.#index = index;
    this.#start = start;
    this.#scratch = scratch;
    this.#kinds = index.kindWords.ofStart(start);
    this.#versions = index.versionWords.ofStart(start);
    this.#dealers = index.dealers.flagsOfWord(start, scratch);
    const usesOf = (codes: readonly number[], uses: ArrayLike<number>): number =>
      codes.reduce((sum, code) => sum + uses[code]!, 0);
    this.cost = usesOf(this.#kinds, index.kinds.uses) + usesOf(this.#versions, index.versions.table.uses);
    if (index.stockNumbers.isStart(start)) this.cost += index.size;
  }

  terms(freeRow: () => Row): Term[] {
    const { sameVehicles, stockNumbers, versions } = this.#index;
    const terms: Term[] = [];
    if (this.#dealers) terms.push({ kind: 'dealers', row: LIVE, dealers: DEALER, allowed: this.#dealers });
    terms.push(...kindOrMakeTerms(this.#index, this.#kinds, this.#scratch));
    terms.push(...this.#yearTerms());
    terms.push(...stockNumbers.starting(this.#start, freeRow));
    if (VIN_WORD.test(this.#start)) terms.push(...sameVehicles.withVin(this.#start, freeRow));
    if (this.#versions.length > 0) {
      const allowed = this.#scratch.flags(versions.table.size);
      for (const version of this.#versions) allowed[version] = 1;
      terms.push({ kind: 'codes', row: LIVE, plane: CODES.version, allowed });
    }
    return terms;
  }

  /** A row for each year that has one, and the looks of the others. */
  #yearTerms(): Term[] {
    const { looks } = this.#index;
    const { year } = looks.attributes;
    const allowed = this.#scratch.flags(looks.size);
    const years = new Set<number>();
    for (let look = 0; look < looks.size; look++) {
      if (year[look]! < 0 || !String(year[look]).startsWith(this.#start)) continue;
      allowed[look] = 1;
      years.add(year[look]!);
    }
    const isEdge = (each: number): boolean => YEAR_EDGES.includes(each) && YEAR_EDGES.includes(each - 1);
    const rows = [...years].filter(isEdge).map((each): Term => {
      const edge = YEAR_EDGES.indexOf(each);
      // Whole numbers: what is above the edge before and not above this one.
      return { kind: 'rows', row: above('year', edge - 1, 'CAD'), other: above('year', edge, 'CAD') };
    });
    return rows.length === years.size ? rows : [{ kind: 'codes', row: LIVE, plane: CODES.look, allowed }];
  }
}
