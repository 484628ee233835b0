/** Collects the search that a sentence asks for. */
import type { InventoryQuery } from '../inventory/inventory-query.ts';
import type { Flag } from '../vehicle/vehicle-facts.ts';
import { SEARCH_LIMITS } from '../inventory/limits.ts';
import { allBut } from './exclusion.ts';
import { CODED_FACETS, FILTERS, type CodedFacet } from '../inventory/facets.ts';
import { makeOf, type Name } from './vocabulary.ts';

/** A value that vehicles are not to have. */
export type Exclusions = Readonly<Partial<Record<CodedFacet, readonly string[]>>>;

type Changeable<T> = { -readonly [K in keyof T]?: T[K] };

const RANGES = {
  price: ['priceMin', 'priceMax', SEARCH_LIMITS.price.max],
  mileage: ['mileageMin', 'mileageMax', SEARCH_LIMITS.mileage.max],
  year: ['yearMin', 'yearMax', SEARCH_LIMITS.year.max],
} as const;
export type RangeField = keyof typeof RANGES;

export class Draft {
  readonly #wanted = new Map<CodedFacet, Set<string>>();
  readonly #unwanted = new Map<CodedFacet, Set<string>>();
  readonly #names: (readonly Name[])[] = [];
  readonly #years = new Set<number>();
  readonly #flags = new Set<Flag>();
  #other: Changeable<InventoryQuery> = {};

  want(field: CodedFacet, codes: readonly string[]): void {
    for (const code of codes) this.#wanted.set(field, (this.#wanted.get(field) ?? new Set()).add(code));
  }

  wants(field: CodedFacet): boolean {
    return this.#wanted.has(field);
  }

  refuse(field: CodedFacet, codes: readonly string[]): void {
    for (const code of codes) this.#unwanted.set(field, (this.#unwanted.get(field) ?? new Set()).add(code));
  }

  /** What one word or phrase may name. */
  name(names: readonly Name[]): void {
    this.#names.push(names);
  }

  year(year: number): void {
    this.#years.add(year);
  }

  flag(flag: Flag): void {
    this.#flags.add(flag);
  }

  set(query: Partial<InventoryQuery>): void {
    this.#other = { ...this.#other, ...query };
  }

  /** False where the sentence gives another value for the same bound, or the value is out of range. */
  range(field: RangeField, min: number | null, max: number | null): boolean {
    const [low, high, most] = RANGES[field];
    const bounds = [[low, min], [high, max]] as const; // prettier-ignore
    for (const [end, value] of bounds) {
      const said = this.#other[end];
      if (value !== null && (value < 0 || value > most || (said !== undefined && said !== value))) return false;
    }
    for (const [end, value] of bounds) if (value !== null) this.#other[end] = value;
    return true;
  }

  /** The parts of a search that the sentence names, and the values that it excludes. */
  finish(): { readonly query: Partial<InventoryQuery>; readonly excluded: Exclusions } {
    const query: Changeable<InventoryQuery> = { ...this.#other };
    const choose = (field: CodedFacet, codes: readonly string[]): void =>
      void Object.assign(query, { [FILTERS[field].list]: codes });
    const excluded: Partial<Record<CodedFacet, readonly string[]>> = {};
    for (const field of CODED_FACETS) {
      const unwanted = [...(this.#unwanted.get(field) ?? [])];
      const wanted = [...(this.#wanted.get(field) ?? [])].filter((code) => !unwanted.includes(code));
      if (wanted.length > 0) choose(field, wanted.sort());
      else if (unwanted.length > 0) {
        choose(field, allBut(field, unwanted));
        excluded[field] = unwanted;
      }
    }
    const { makes, models } = this.#makesAndModels();
    if (makes.length > 0) query.makes = makes;
    if (models.length > 0) query.models = models;
    if (this.#years.size > 0) query.years = [...this.#years].sort();
    if (this.#flags.size > 0) query.flags = [...this.#flags].sort();
    return { query, excluded };
  }

  /** A model adds its make; a make in the sentence decides between models of the same name. */
  #makesAndModels(): { readonly makes: readonly string[]; readonly models: readonly string[] } {
    const isMake = ({ kind }: Name): boolean => kind === 'make';
    const said = this.#names.flatMap((names) => names.filter(isMake).map(makeOf));
    const makes = new Set(said);
    const models = new Set<string>();
    for (const names of this.#names) {
      if (names.some(isMake)) continue;
      const own = names.filter((name) => said.includes(makeOf(name)));
      for (const name of own.length > 0 ? own : names) {
        makes.add(makeOf(name));
        models.add(name.key);
      }
    }
    return { makes: [...makes].sort(), models: [...models].sort() };
  }
}
