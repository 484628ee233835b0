/** The address that the catalogue's filter form leads to: the same rule in the browser and on the server. */
import {
  boundField,
  CATALOGUE_WIRE_NAMES,
  decodeCatalogueQuery,
  encodeCatalogueQuery,
} from '../../../domain/catalogue/catalogue-query-codec.ts';
import { CATALOGUE_SORTS, EMPTY_CATALOGUE_QUERY, type CatalogueQuery } from '../../../domain/catalogue/catalogue-query.ts';
import { hpOfKw, kwOfHp, metricHpOfKw } from '../../../domain/catalogue/facts/quantity.ts';
import type { LanguageId } from '../../../domain/language/language.ts';
import {
  addressWith,
  expandSort,
  isFormQuery as isQueryOfForm,
  othersOf,
  parametersOf,
  type Pair,
} from '../../filters/form-address.ts';

/** Power in the unit of the language; addresses have kilowatts. */
export const HORSEPOWER_FIELDS = { min: 'HorsepowerMin', max: 'HorsepowerMax' } as const;

const isMetric = (languageId: LanguageId): boolean => languageId === 3 || languageId === 4;

export const horsesOfKw = (kw: number, languageId: LanguageId): number => (isMetric(languageId) ? metricHpOfKw(kw) : hpOfKw(kw));
const kwOfHorses = (horses: number, languageId: LanguageId): number =>
  isMetric(languageId) ? horses / metricHpOfKw(1) : kwOfHp(horses);

const OF_FORMS_ALONE: readonly string[] = Object.values(HORSEPOWER_FIELDS);

const IN_SEARCH: ReadonlySet<string> = new Set(Object.values(CATALOGUE_WIRE_NAMES).map((name) => name.toLowerCase()));

export const isFormQuery = (pairs: readonly Pair[]): boolean => isQueryOfForm(pairs, (name) => OF_FORMS_ALONE.includes(name));

const powerInKw = ([name, value]: Pair, languageId: LanguageId): Pair => {
  const end = name === HORSEPOWER_FIELDS.min ? 'min' : name === HORSEPOWER_FIELDS.max ? 'max' : null;
  if (end === null || value.trim() === '') return [name, value];
  const horses = Number(value.replace(',', '.'));
  // What is not a number stays as it is, so that the page can report it.
  const kw = Number.isFinite(horses) ? kwOfHorses(horses, languageId).toFixed(2) : value;
  return [CATALOGUE_WIRE_NAMES[boundField('power', end)], kw];
};

export const catalogueAddress = (path: string, query: CatalogueQuery): string => addressWith(path, encodeCatalogueQuery(query));

/** The search's canonical address; unreadable values stay in it, so that the page can report them. */
export const addressOfForm = (path: string, pairs: readonly Pair[], languageId: LanguageId): string => {
  const expanded = pairs.flatMap((pair) => expandSort(powerInKw(pair, languageId), CATALOGUE_SORTS));
  const { query, problems } = decodeCatalogueQuery(expanded);
  const others = othersOf(expanded, problems, (name) => IN_SEARCH.has(name.toLowerCase()));
  return addressWith(path, encodeCatalogueQuery(query), others);
};

const { sort, descending, pageIndex, pageSize } = EMPTY_CATALOGUE_QUERY;

/** Whether an address of the search has no filter. */
export const isUnfiltered = (address: string): boolean => {
  const { query } = decodeCatalogueQuery(parametersOf(address));
  return encodeCatalogueQuery({ ...query, sort, descending, pageIndex, pageSize }) === '';
};
