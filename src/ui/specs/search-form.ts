/** What the filters form of the catalogue asks for, as an address: the same rule in the browser and on the server. */
import {
  boundField,
  CATALOGUE_WIRE_NAMES,
  decodeCatalogueQuery,
  encodeCatalogueQuery,
} from '../../domain/catalogue/catalogue-query-codec.ts';
import { CATALOGUE_SORTS, EMPTY_CATALOGUE_QUERY, type CatalogueQuery } from '../../domain/catalogue/catalogue-query.ts';
import { hpOfKw, kwOfHp, metricHpOfKw } from '../../domain/catalogue/quantity.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import { percentEncode } from '../../domain/text/percent.ts';

/** One field for two parameters: 'Price-0' is SortExpression=Price and SortDirection=0. */
export const SORT_FIELD = 'Sort';

/** Power as readers of the language think of it; addresses have kilowatts. */
export const HORSEPOWER_FIELDS = { min: 'HorsepowerMin', max: 'HorsepowerMax' } as const;

const isMetric = (languageId: LanguageId): boolean => languageId === 3 || languageId === 4;

export const horsesOfKw = (kw: number, languageId: LanguageId): number => (isMetric(languageId) ? metricHpOfKw(kw) : hpOfKw(kw));
const kwOfHorses = (horses: number, languageId: LanguageId): number =>
  isMetric(languageId) ? horses / metricHpOfKw(1) : kwOfHp(horses);

type Pair = readonly [name: string, value: string];

export const sortValue = ({ sort, descending }: Pick<CatalogueQuery, 'sort' | 'descending'>): string =>
  `${sort}-${descending ? '1' : '0'}`;

const OF_FORMS_ALONE: ReadonlySet<string> = new Set([SORT_FIELD, ...Object.values(HORSEPOWER_FIELDS)]);

const IN_SEARCH: ReadonlySet<string> = new Set(Object.values(CATALOGUE_WIRE_NAMES).map((name) => name.toLowerCase()));

/** Whether only a form writes like this: blank fields, fields of its own, one name for each box that is ticked. */
export const isFormQuery = (pairs: readonly Pair[]): boolean =>
  pairs.some(([name, value]) => value === '' || OF_FORMS_ALONE.has(name)) ||
  new Set(pairs.map(([name]) => name)).size < pairs.length;

const expand = ([name, value]: Pair, languageId: LanguageId): readonly Pair[] => {
  if (name === SORT_FIELD) {
    const [word, direction] = value.split('-');
    const sort = CATALOGUE_SORTS.find((known) => known === word);
    return sort
      ? [
          [CATALOGUE_WIRE_NAMES.sort, sort],
          [CATALOGUE_WIRE_NAMES.descending, direction === '1' ? '1' : '0'],
        ]
      : [];
  }
  const end = name === HORSEPOWER_FIELDS.min ? 'min' : name === HORSEPOWER_FIELDS.max ? 'max' : null;
  if (end === null || value.trim() === '') return [[name, value]];
  const horses = Number(value.replace(',', '.'));
  // What is no number stays as it is, for the page to say that it could not read it.
  const kw = Number.isFinite(horses) ? kwOfHorses(horses, languageId).toFixed(2) : value;
  return [[CATALOGUE_WIRE_NAMES[boundField('power', end)], kw]];
};

export const catalogueAddress = (path: string, query: CatalogueQuery, others: readonly Pair[] = []): string => {
  const rest = others.map(([name, value]) => `${percentEncode(name)}=${percentEncode(value)}`);
  const whole = [encodeCatalogueQuery(query), ...rest].filter((part) => part !== '').join('&');
  return whole === '' ? path : `${path}?${whole}`;
};

/** The search's one address; what nobody could read stays in it, so that the page can say so. */
export const addressOfForm = (path: string, pairs: readonly Pair[], languageId: LanguageId): string => {
  const expanded = pairs.flatMap((pair) => expand(pair, languageId));
  const { query, problems } = decodeCatalogueQuery(expanded);
  const others = new Map<string, string>(expanded.filter(([name, value]) => value !== '' && !IN_SEARCH.has(name.toLowerCase())));
  for (const { parameter, value } of problems) others.set(parameter, value);
  return catalogueAddress(path, query, [...others]);
};

const { sort, descending, pageIndex, pageSize } = EMPTY_CATALOGUE_QUERY;

/** Whether an address of the search asks for no filter at all. */
export const isUnfiltered = (address: string): boolean => {
  const [, search = ''] = /\?([^#]*)/.exec(address) ?? [];
  const { query } = decodeCatalogueQuery(new URLSearchParams(search));
  return encodeCatalogueQuery({ ...query, sort, descending, pageIndex, pageSize }) === '';
};
