import type { Mutations } from './mutations.ts';

const LIMITS = 'src/domain/inventory/limits.ts';
const EXPECTED = 'src/domain/location/expected-place.ts';
const PAYMENT = 'src/domain/finance/payment.ts';
const CARE = 'src/domain/care/care-plans.ts';
const MODAL = 'src/ui/overlays/use-modal.ts';

export const SECTION_9: Mutations = {
  '9.1': [
    { file: EXPECTED, find: `DEFAULT_COUNTRY: MarketCountry = 'CA'`, replace: `DEFAULT_COUNTRY: MarketCountry = 'FR'` },
    { file: EXPECTED, find: `'IDF' : 'QC'`, replace: `'IDF' : 'ON'` },
  ],
  '9.2': [{ file: EXPECTED, find: `'FR' ? 'IDF' : 'QC'`, replace: `'FR' ? 'ARA' : 'QC'` }],
  '9.3': [
    { file: LIMITS, find: 'distanceKm: 100,', replace: 'distanceKm: 200,' },
    { file: LIMITS, find: 'distanceKmFrance: 1000', replace: 'distanceKmFrance: 100' },
  ],
  '9.4': [
    { file: LIMITS, find: 'pageSize: 24', replace: 'pageSize: 20' },
    { file: 'src/domain/inventory/inventory-query.ts', find: `sort: 'Pertinence',`, replace: `sort: 'Newest',` },
    { file: 'src/domain/inventory/inventory-query.ts', find: 'descending: true,', replace: 'descending: false,' },
  ],
  '9.5': [
    {
      file: 'src/application/feeds-out/offers.ts',
      find: 'listed.inOrder(scopeOf(site, null))',
      replace: 'listed.inOrder({ ...scopeOf(site, null), source: null })',
    },
    {
      file: 'src/adapters/discovery/sitemap/addresses.ts',
      find: 'listed.inOrder(scopeOf(site, null), idsOfPart',
      replace: 'listed.inOrder({ ...scopeOf(site, null), source: null }, idsOfPart',
    },
    {
      file: 'src/adapters/search/embedded/query/texts.ts',
      find: 'query.source ?? scope.source',
      replace: 'query.source',
    },
    { file: 'src/domain/site/site.ts', find: '  source: site.source,', replace: `  source: 'AUTO123',` },
  ],
  '9.6': [
    { file: 'src/ui/filters/present-range.ts', find: `sliders === 'full' ?`, replace: `sliders === 'stock' ?` },
    { file: LIMITS, find: 'year: { min: 0,', replace: 'year: { min: 1900,' },
    { file: LIMITS, find: 'max: 9999, low', replace: 'max: 2100, low' },
    { file: LIMITS, find: 'low: 2000', replace: 'low: 1990' },
  ],
  '9.7': [
    { file: LIMITS, find: 'max: 9_999_999', replace: 'max: 999_999' },
    { file: LIMITS, find: 'low: 1000', replace: 'low: 2000' },
    { file: LIMITS, find: 'high: 100_000, step', replace: 'high: 150_000, step' },
    { file: LIMITS, find: 'high: 100_000, step: 5000', replace: 'high: 100_000, step: 1000' },
  ],
  '9.8': [
    { file: LIMITS, find: 'max: 999_999,', replace: 'max: 500_000,' },
    { file: LIMITS, find: 'high: 300_000', replace: 'high: 200_000' },
    { file: LIMITS, find: 'high: 300_000, step: 5000', replace: 'high: 300_000, step: 10_000' },
  ],
  '9.9': [
    { file: PAYMENT, find: 'Biweekly: 26', replace: 'Biweekly: 24' },
    { file: PAYMENT, find: 'Weekly: 52', replace: 'Weekly: 48' },
    { file: PAYMENT, find: 'Month: 12', replace: 'Month: 13' },
  ],
  '9.10': [{ file: PAYMENT, find: `=== 'EUR' ? 'Month' : 'Weekly'`, replace: `=== 'EUR' ? 'Weekly' : 'Weekly'` }],
  '9.11': [
    { file: PAYMENT, find: 'termMonths: 84', replace: 'termMonths: 72' },
    { file: PAYMENT, find: 'interestRate: 5.99', replace: 'interestRate: 6.99' },
  ],
  '9.12': [
    {
      file: 'src/ui/finance/amount-field.tsx',
      find: 'downPayment: { least: 0, most: 10_000',
      replace: 'downPayment: { least: 0, most: 20_000',
    },
  ],
  '9.13': [{ file: 'src/domain/money/money.ts', find: `'EUR' : 'USD'`, replace: `'EUR' : 'CAD'` }],
  '9.14': [
    { file: 'src/domain/money/price-text.ts', find: 'return `${spaced}${NO_BREAK}€`', replace: 'return `€${spaced}`' },
    {
      file: 'src/domain/money/price-text.ts',
      find: `const spaced = languageId === 1 ? text.replaceAll(',', NO_BREAK) :`,
      replace: `const spaced = languageId === 1 ? text :`,
    },
  ],
  '9.15': [{ file: 'src/domain/finance/payment.ts', find: `: 'Weekly',`, replace: `: 'Month',` }],
  '9.16': [{ file: 'src/domain/site/ads.ts', find: 'const EVERY = 8', replace: 'const EVERY = 9' }],
  '9.17': [
    { file: 'sites/specs.yaml', find: 'siteId: 1470', replace: 'siteId: 1500' },
    { file: 'sites/main.yaml', find: 'siteId: 0', replace: 'siteId: 1370' },
  ],
  '9.18': [
    { file: 'sites/moto.yaml', find: 'source: MOTO123', replace: 'source: AUTO123' },
    { file: 'sites/moto.yaml', find: 'division: Recreative', replace: 'division: Automotive' },
  ],
  '9.19': [
    { file: 'src/domain/site/search-type.ts', find: 'BRIDGE: { cardsLeave: true', replace: 'BRIDGE: { cardsLeave: false' },
    {
      file: 'src/domain/site/search-type.ts',
      find: 'LEAD: { cardsLeave: false, pagesLeave: true }',
      replace: 'LEAD: { cardsLeave: false, pagesLeave: false }',
    },
    {
      file: 'src/domain/site/search-type.ts',
      find: 'COMPANY: { cardsLeave: false, pagesLeave: false }',
      replace: 'COMPANY: { cardsLeave: false, pagesLeave: true }',
    },
  ],
  '9.20': [{ file: 'src/domain/site/source-tag.ts', find: '[...pairs, `${SOURCE}=${source}`]', replace: 'pairs' }],
  '9.21': [{ file: 'src/domain/care/programme.ts', find: `'body', 'interior'] as const`, replace: `'body'] as const` }],
  '9.22': [
    { file: CARE, find: 'CARE_DEDUCTIBLE = 50', replace: 'CARE_DEDUCTIBLE = 100' },
    { file: CARE, find: 'km: 90_000', replace: 'km: 80_000' },
    { file: CARE, find: 'months: 36', replace: 'months: 48' },
  ],
  '9.23': [
    { file: 'src/ui/location/browser-place.ts', find: 'timeout: 5000', replace: 'timeout: 10_000' },
    { file: 'src/ui/location/browser-place.ts', find: 'enableHighAccuracy: true', replace: 'enableHighAccuracy: false' },
    { file: 'src/ui/location/browser-place.ts', find: 'maximumAge: 0', replace: 'maximumAge: 60_000' },
  ],
  '9.24': [
    { file: 'src/ui/layout/loading-bar.tsx', find: 'const THROTTLE = 200', replace: 'const THROTTLE = 300' },
    { file: 'src/ui/layout/layout.css', find: 'cars-progress 5s ', replace: 'cars-progress 8s ' },
    { file: MODAL, find: 'fadeIn: 50', replace: 'fadeIn: 100' },
    { file: MODAL, find: 'hide: 250', replace: 'hide: 200' },
    { file: MODAL, find: 'restoreScroll: 500', replace: 'restoreScroll: 400' },
  ],
  '9.25': [
    { file: 'src/adapters/http/cookies.ts', find: `sameSite: 'lax'`, replace: `sameSite: 'strict'` },
    { file: 'src/adapters/http/cookies.ts', find: `path: '/'`, replace: `path: '/en-ca'` },
  ],
  '9.26': [{ file: 'src/adapters/http/cookies.ts', find: 'Date.UTC(2050, 0, 1)', replace: 'Date.UTC(2040, 0, 1)' }],
  '9.27': [{ file: 'src/adapters/http/location-cookies.ts', find: `days === 'session' ? days : { days }`, replace: `'session'` }],
  '9.28': [
    { file: 'src/ui/browser/app-state.ts', find: 'refreshIndex: 1', replace: 'refreshIndex: 0' },
    { file: 'src/ui/browser/app-state.ts', find: `languageId: '1'`, replace: `languageId: '2'` },
    { file: 'src/ui/browser/app-state.ts', find: `productId: '0'`, replace: `productId: ''` },
  ],

  '9.29': [
    {
      file: 'src/ui/layout/layout.css',
      find: '  @media (max-width: 1023px) {\n    .cars-nav {\n      display: none;\n',
      replace: '  @media (max-width: 1023px) {\n    .cars-nav {\n      display: block;\n',
    },
  ],
};
