import type { Mutations } from './mutations.ts';

const LIMITS = 'src/domain/inventory/limits.ts';
const DATE = 'src/domain/leads/lead-date.ts';

export const SECTION_5: Mutations = {
  '5.1': [
    { file: DATE, find: '0-5]\\d$/;', replace: '0-5]\\d(?::\\d\\d)?$/;' },
    {
      file: DATE,
      find: '(text.length === 10 ? DATE : DATE_AND_TIME)',
      replace: '(text.length <= 13 ? /^\\d{4}-\\d{2}-\\d{2}(?: \\d\\d)?$/ : DATE_AND_TIME)',
    },
    { file: DATE, find: '\\d{2} (?:[01]', replace: '\\d{2}[ T](?:[01]' },
    { file: DATE, find: '.test(text)) return', replace: `.test(text) && text.length === 10) return` },
  ],
  '5.2': [
    { file: 'src/domain/leads/problem-text.ts', find: `phone: 'phone',`, replace: `phone: 'email',` },
    { file: 'src/domain/leads/problem-text.ts', find: `  postalCode: 'postalCode',\n`, replace: '' },
    { file: 'src/domain/leads/problem-text.ts', find: `  productId: 'vehicle',\n`, replace: '' },
  ],
  '5.3': [{ file: 'src/domain/leads/field-rules.ts', find: 'NAME_MIN = 2', replace: 'NAME_MIN = 1' }],
  '5.4': [
    { file: LIMITS, find: 'high: 300_000', replace: 'high: 200_000' },
    { file: LIMITS, find: 'low: 2000', replace: 'low: 2001' },
    { file: LIMITS, find: 'high: 100_000', replace: 'high: 99_999' },
    {
      file: 'src/adapters/search/embedded/query/choices.ts',
      find: 'justAbove(SEARCH_LIMITS.mileage.high)',
      replace: 'SEARCH_LIMITS.mileage.high',
    },
    {
      file: 'src/adapters/search/embedded/query/choices.ts',
      find: '[-Infinity, SEARCH_LIMITS.year.low - 1]',
      replace: '[-Infinity, SEARCH_LIMITS.year.low]',
    },
  ],
  '5.5': [{ file: 'src/domain/money/price-text.ts', find: `useGrouping: 'always'`, replace: 'useGrouping: false' }],
  '5.6': [
    {
      file: 'src/domain/location/location-chain.ts',
      find: `texts.countryIso !== expectedCountry`,
      replace: `texts.countryIso === ''`,
    },
    { file: 'src/domain/location/location-chain.ts', find: `Object.values(texts).includes('') ||`, replace: '' },
    { file: 'src/domain/location/location-chain.ts', find: ' || latitude === 0 || longitude === 0', replace: '' },
  ],
  '5.7': [{ file: 'src/domain/location/coordinates.ts', find: `.replace(',', '.')`, replace: '' }],
};
