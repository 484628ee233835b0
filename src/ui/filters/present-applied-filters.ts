/** Every filter of a search as a chip: its text, and the search without it. */
import { changeQuery } from '../../domain/inventory/query-codec.ts';
import { EMPTY_QUERY, type InventoryQuery } from '../../domain/inventory/inventory-query.ts';
import { SEARCH_LIMITS } from '../../domain/inventory/limits.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import type { Currency } from '../../domain/money/money.ts';
import { mileageText, numberText, priceText } from '../../domain/money/price-text.ts';
import {
  boundsOf,
  chosenOf,
  FACETS,
  FILTERS,
  isCoded,
  LIMITS,
  type Facet,
  type FilterName,
  type LimitField,
  type RangeField,
} from '../../domain/inventory/facets.ts';
import type { PriceMode } from '../../domain/inventory/payment-bounds.ts';
import { estimatedPayment } from '../../domain/finance/payment.ts';
import type { VisitorTerms } from '../../domain/finance/visitor-terms.ts';
import { exclusionOf as exclusionIn } from '../../domain/sentence-search/exclusion.ts';
import type { RangeEnd, Words } from '../inventory/list-message.ts';
export interface AppliedFilter {
  readonly words: Words;
  /** The price as payments. */
  readonly note?: Words;
  /** Its section of the form. */
  readonly section?: FilterName | 'more';
  /** The change of the search that removes it. */
  readonly without: Partial<InventoryQuery>;
}

export interface FilterTexts {
  readonly languageId: LanguageId;
  readonly currency: Currency;
  /** The name of a facet's value. */
  readonly nameOf: (facet: Facet, value: string) => string;
  /** In mode 'payment' a price filter has its payment as a note. */
  readonly priceMode?: PriceMode;
  readonly terms: VisitorTerms;
  /** Some of the vehicles that are shown have a price in another currency, by which the site does not search. */
  readonly otherCurrencies?: boolean;
  /** The circle that the search is within, if any. */
  readonly circle?: AppliedFilter | null;
}

const exclusionOf = (facet: Facet, values: readonly (string | number)[]): readonly string[] | null =>
  isCoded(facet) ? exclusionIn(facet, values.map(String)) : null;

/** The most values that are named of a list that is removed as a whole. */
const MOST_NAMED = 3;

const wholeList = (facet: Facet, values: readonly (string | number)[], nameOf: FilterTexts['nameOf']): AppliedFilter => {
  const names = values.slice(0, MOST_NAMED).map((value) => nameOf(facet, String(value)));
  return {
    words: [...names, ...(values.length > MOST_NAMED ? ['…'] : [])].join(', '),
    section: facet,
    without: { [FILTERS[facet].list]: [], ...(facet === 'make' && { models: [] }) },
  };
};

const listFilters = (query: InventoryQuery, { nameOf }: FilterTexts, whole: boolean): AppliedFilter[] =>
  FACETS.flatMap((section): AppliedFilter[] => {
    const { list } = FILTERS[section];
    const values = chosenOf(query, section);
    const unwanted = exclusionOf(section, values);
    if (unwanted) {
      const names = unwanted.map((value) => nameOf(section, value)).join(', ');
      return [{ words: { key: 'chip.not', values: { names } }, section, without: { [list]: [] } }];
    }
    if (whole && values.length > 1) return [wholeList(section, values, nameOf)];
    return values.map((value) => {
      const left = values.filter((other) => other !== value);
      // Models belong to the chosen makes, so they are removed with the last make.
      const orphaned = section === 'make' && left.length === 0 ? { models: [] } : {};
      return { words: nameOf(section, String(value)), section, without: { [list]: left, ...orphaned } };
    });
  });

const TEXTS = ['keyword', 'stockNumber', 'companyName', 'source', 'city', 'province', 'country'] as const;

const textFilters = (query: InventoryQuery): AppliedFilter[] =>
  TEXTS.flatMap((name) => {
    const text = query[name];
    const isPlace = name === 'city' || name === 'province' || name === 'country';
    return text === null
      ? []
      : [{ words: { key: isPlace ? 'chip.place' : `chip.${name}`, values: { text } }, without: { [name]: null } }];
  });

const rangeWords = (min: string | null, max: string | null, [from, upTo]: readonly [RangeEnd, RangeEnd]): Words => {
  if (min !== null && max !== null) return { key: 'chip.between', values: { min, max } };
  return min === null ? { key: `chip.${upTo}`, values: { max: max ?? '' } } : { key: `chip.${from}`, values: { min } };
};

/** '$50 – $200 a week' in short form: the price beside it says 'from' or 'up to'. */
const paymentNote = (min: number | null, max: number | null, { languageId, currency, terms }: FilterTexts): Words => {
  const text = (price: number): string => priceText({ amount: estimatedPayment(price, terms), currency }, languageId, currency);
  const amounts = [min === null ? '' : text(min), max === null ? '' : text(max)];
  const signs = min === null ? '≤\u00a0' : max === null ? '≥\u00a0' : '';
  return { key: `chip.payment.${terms.frequency}`, values: { amount: signs + amounts.filter(Boolean).join('\u2009–\u2009') } };
};

const rangeFilters = (query: InventoryQuery, texts: FilterTexts): AppliedFilter[] => {
  const { languageId, currency, priceMode } = texts;
  const amount = (value: number): string => priceText({ amount: value, currency }, languageId, currency);
  const range = (
    section: RangeField,
    text: (value: number) => string,
    [from, upTo]: readonly [RangeEnd, RangeEnd] = ['from', 'upTo'],
  ): AppliedFilter[] => {
    const { min, max } = boundsOf(query, section);
    if (min === null && max === null) return [];
    const words = rangeWords(min === null ? null : text(min), max === null ? null : text(max), [from, upTo]);
    return [{ words, section, without: { [`${section}Min`]: null, [`${section}Max`]: null } }];
  };
  const note = priceMode === 'payment' ? { note: paymentNote(query.priceMin, query.priceMax, texts) } : {};
  return [
    ...range('price', amount).map((filter) => ({ ...filter, ...note })),
    ...range('year', String, ['yearFrom', 'yearUpTo']),
    ...range('mileage', (km) => mileageText(km, languageId)),
  ];
};

export const limitWords = (field: LimitField, limit: number, languageId: LanguageId): Words => ({
  key: `option.${field}`,
  values: { total: numberText(limit, languageId) },
  count: limit,
});

const limitFilters = (query: InventoryQuery, { languageId }: FilterTexts): AppliedFilter[] =>
  LIMITS.flatMap((section) => {
    const { max } = boundsOf(query, section);
    return max === null ? [] : [{ words: limitWords(section, max, languageId), section, without: { [`${section}Max`]: null } }];
  });

/** The open ends of price, year and mileage. */
export type SpecialLimit = 'priceLow' | 'priceHigh' | 'yearLow' | 'mileageHigh';

/** The options with a message instead of a name, for chips and checkboxes. */
export const specialWords = ({
  languageId,
  currency,
  otherCurrencies = false,
}: Pick<FilterTexts, 'languageId' | 'currency' | 'otherCurrencies'>): Readonly<
  Record<'withPrice' | 'withoutPrice' | SpecialLimit, Words>
> => {
  const amount = (value: number): string => priceText({ amount: value, currency }, languageId, currency);
  return {
    withPrice: otherCurrencies ? { key: 'option.withPriceIn', values: { currency } } : { key: 'option.withPrice' },
    withoutPrice: otherCurrencies ? { key: 'option.withoutPriceIn', values: { currency } } : { key: 'option.withoutPrice' },
    priceLow: { key: 'option.priceLow', values: { amount: amount(SEARCH_LIMITS.price.low) } },
    priceHigh: { key: 'option.priceHigh', values: { amount: amount(SEARCH_LIMITS.price.high) } },
    yearLow: { key: 'option.yearLow', values: { year: String(SEARCH_LIMITS.year.low) } },
    mileageHigh: { key: 'option.mileageHigh', values: { distance: mileageText(SEARCH_LIMITS.mileage.high, languageId) } },
  };
};

const SPECIALS = [
  ['priceLow', 'price'],
  ['priceHigh', 'price'],
  ['yearLow', 'year'],
  ['mileageHigh', 'mileage'],
] as const;

const specialFilters = (query: InventoryQuery, texts: FilterTexts): AppliedFilter[] => {
  const words = specialWords(texts);
  return [
    ...SPECIALS.filter(([name]) => query[name]).map(([name, section]) => ({
      words: words[name],
      section,
      without: { [name]: false },
    })),
    ...(query.priceNone === null
      ? []
      : [
          {
            words: query.priceNone ? words.withoutPrice : words.withPrice,
            section: 'price',
            without: { priceNone: null },
          } satisfies AppliedFilter,
        ]),
    ...query.flags.map((flag): AppliedFilter => ({
      words: { key: `option.${flag}` },
      section: 'more',
      without: { flags: query.flags.filter((other) => other !== flag) },
    })),
  ];
};

const idFilter = (count: number, languageId: LanguageId): AppliedFilter => ({
  words: { key: 'chip.ids', values: { total: numberText(count, languageId) }, count },
  without: { ids: [] },
});

/**
 * Every applied filter but the group, which is a carried parameter and not the visitor's choice.
 *
 * @param whole lists are removed as a whole, for relaxing a search: removing one of two makes narrows it
 */
export const appliedFilters = (query: InventoryQuery, texts: FilterTexts, whole = false): readonly AppliedFilter[] => {
  const { ids } = query;
  return [
    ...(ids.length === 0 ? [] : [idFilter(ids.length, texts.languageId)]),
    ...(texts.circle ? [texts.circle] : []),
    ...textFilters(query),
    ...listFilters(query, texts, whole),
    ...rangeFilters(query, texts),
    ...limitFilters(query, texts),
    ...specialFilters(query, texts),
  ];
};

/** The search without any filter: its order and page size stay. */
export const withoutFilters = ({ sort, descending, pageSize, group }: InventoryQuery): InventoryQuery => {
  const ordered = sort === 'Distance' ? {} : { sort, descending };
  return { ...EMPTY_QUERY, ...ordered, pageSize, group };
};

/** The chip of a filter: its link removes only this filter. `hrefOf` makes the address of a search. */
export const presentChip = (
  query: InventoryQuery,
  { without, ...shown }: AppliedFilter,
  hrefOf: (query: InventoryQuery) => string,
) => ({ ...shown, href: hrefOf(changeQuery(query, without)) });

/** An applied filter of any search. */
export type ChipView<Section extends string = string> = Omit<ReturnType<typeof presentChip>, 'section'> & {
  readonly section?: Section;
};
