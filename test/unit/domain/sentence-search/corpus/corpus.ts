/** Reads the lines of a corpus, and compares what the parser makes of them. */
import { priceForPayment, defaultTerms, type Frequency } from '../../../../../src/domain/finance/payment.ts';
import { EMPTY_QUERY } from '../../../../../src/domain/inventory/inventory-query.ts';
import { encodeQuery } from '../../../../../src/domain/inventory/query-codec.ts';
import { parseLanguageId, type LanguageId } from '../../../../../src/domain/language/language.ts';
import { isMarketCountry, type MarketCountry } from '../../../../../src/domain/location/expected-place.ts';
import { parseCurrency, type Currency } from '../../../../../src/domain/money/money.ts';
import { CODED_FACETS, FILTERS } from '../../../../../src/domain/inventory/facets.ts';
import type { Understanding } from '../../../../../src/domain/sentence-search/understand.ts';

export interface Example {
  readonly sentence: string;
  readonly languageId: LanguageId;
  readonly country: MarketCountry;
  readonly currency: Currency;
  /** 'Color=red', 'Color!=red', 'near=Laval', 'within=50'. */
  readonly filters: readonly string[];
  readonly unused: readonly string[];
}

const FREQUENCIES: Readonly<Record<string, Frequency>> = { week: 'Weekly', biweek: 'Biweekly', month: 'Month' };

/** 'PriceMax=week:100' is the price that 100 a week affords. */
const withPayment = (filter: string, currency: Currency): string =>
  filter.replace(/(week|biweek|month):(\d+)$/, (_, period: string, amount: string) =>
    String(Math.floor(priceForPayment(Number(amount), { ...defaultTerms(currency), frequency: FREQUENCIES[period] ?? 'Month' }))),
  );

export const examplesOf = (lines: string): readonly Example[] => {
  let setting: Pick<Example, 'languageId' | 'country' | 'currency'> = { languageId: 1, country: 'CA', currency: 'CAD' };
  return lines
    .trim()
    .split('\n')
    .flatMap((line): Example[] => {
      if (line.startsWith('#')) {
        const [, language, country = '', currency = ''] = line.split(' ');
        setting = {
          languageId: parseLanguageId(language) ?? 1,
          country: isMarketCountry(country) ? country : 'CA',
          currency: parseCurrency(currency) ?? 'CAD',
        };
        return [];
      }
      const [sentence = '', rest = ''] = line.split(' =>');
      const [filters = '', unused = ''] = rest.split('|');
      // A place may have spaces: a filter begins at a name with its sign.
      const texts = filters.trim() === '' ? [] : filters.trim().split(/ (?=\w+!?=)/);
      return [
        {
          ...setting,
          sentence,
          filters: texts.map((text) => withPayment(text, setting.currency)),
          unused: unused.trim() === '' ? [] : unused.split(',').map((word) => word.trim()),
        },
      ];
    });
};

/** What was understood, one text a filter and value. */
export const filtersOf = ({ query, place, excluded }: Understanding): string[] => {
  const refused = CODED_FACETS.filter((field) => excluded[field] !== undefined);
  const asked = { ...EMPTY_QUERY, ...query, ...Object.fromEntries(refused.map((field) => [FILTERS[field].list, []])) };
  const pairs = encodeQuery(asked)
    .split('&')
    .filter((pair) => pair !== '');
  return [
    ...pairs.flatMap((pair) => {
      const [name = '', values = ''] = pair.split('=');
      return values.split(',').map((value) => `${name}=${decodeURIComponent(value).replaceAll(' ', '+')}`);
    }),
    ...refused.flatMap((field) => (excluded[field] ?? []).map((code) => `${FILTERS[field].wire}!=${code}`)),
    ...(place === null ? [] : placeTexts(place)),
  ];
};

/** A radius alone is around the visitor. */
const placeTexts = ({ text, radiusKm }: NonNullable<Understanding['place']>): string[] => [
  ...(text !== null || radiusKm === null ? [`near=${text ?? '?'}`] : []),
  ...(radiusKm === null ? [] : [`within=${radiusKm}`]),
];
