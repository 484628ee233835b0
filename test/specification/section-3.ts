import type { Mutations } from './mutations.ts';

const RECORD = 'src/domain/inventory/product-record.ts';
const ATTRIBUTES = 'src/domain/vehicle/attributes.ts';

export const SECTION_3: Mutations = {
  '3.22': [
    { file: ATTRIBUTES, find: 'cylinders: { min: 1, max: 12 }', replace: 'cylinders: { min: 2, max: 12 }' },
    { file: ATTRIBUTES, find: 'doors: { min: 2, max: 6 }', replace: 'doors: { min: 2, max: 5 }' },
    { file: ATTRIBUTES, find: 'engineLitres: { min: 0.8, max: 9.5 }', replace: 'engineLitres: { min: 0.8, max: 9 }' },
  ],
  '3.23': [
    { file: ATTRIBUTES, find: `'4wd', '4x4', '2wd'] as const`, replace: `'4wd', '2wd'] as const` },
    { file: ATTRIBUTES, find: `DRIVETRAINS = ['fwd', 'rwd', `, replace: `DRIVETRAINS = ['fwd', ` },
  ],
  '3.24': [
    { file: ATTRIBUTES, find: `  'premium-unleaded',\n`, replace: '' },
    { file: ATTRIBUTES, find: `  'propane',\n`, replace: '' },
    { file: ATTRIBUTES, find: `  'flex',\n`, replace: '' },
  ],
  '3.25': [
    { file: ATTRIBUTES, find: 'automaticGears: { min: 1, max: 10 }', replace: 'automaticGears: { min: 1, max: 9 }' },
    { file: ATTRIBUTES, find: 'manualGears: { min: 4, max: 10 }', replace: 'manualGears: { min: 5, max: 10 }' },
    { file: ATTRIBUTES, find: `'cvt', 'sequential', 'tiptronic'`, replace: `'cvt', 'tiptronic'` },
  ],
  '3.26': [{ file: ATTRIBUTES, find: `  wagon: { type: 'car', drawing: 'wagon' },\n`, replace: '' }],
  '3.27': [
    { file: ATTRIBUTES, find: `'consignment', 'courtesy', 'company'] as const`, replace: `'consignment', 'company'] as const` },
    { file: ATTRIBUTES, find: `'used', 'demonstrator', `, replace: `'used', ` },
  ],
  '3.28': [
    { file: ATTRIBUTES, find: `  purple: '563a6e',\n`, replace: '' },
    { file: ATTRIBUTES, find: `pink: 'c98a9b'`, replace: `pink: '563a6e'` },
  ],

  '3.2': [
    {
      file: 'src/adapters/http/location-cookies.ts',
      find: '`Location_${FIELDS[field]}_${key}`',
      replace: '`Location_${FIELDS[field]}`',
    },
  ],
  '3.3': [
    { file: RECORD, find: '    Mileage: vehicle.mileageKm,\n', replace: '' },
    { file: RECORD, find: '    CompanyId: dealer.id,\n', replace: '' },
  ],
  '3.4': [
    { file: RECORD, find: `payment(price, 'Month')`, replace: `payment(price, 'Weekly')` },
    { file: RECORD, find: `price?.currency === 'EUR' ? null : payment`, replace: 'payment' },
  ],
  '3.5': [{ file: RECORD, find: `UrlBridgeFr: url('bridge', 'fr')`, replace: `UrlBridgeFr: url('bridge', 'en')` }],
  '3.6': [{ file: RECORD, find: '    Language: language,\n', replace: '' }],
  '3.11': [{ file: 'src/domain/tracking/tracking-payload.ts', find: `  PostalCode: place?.postalCode ?? '',\n`, replace: '' }],
  '3.13': [
    { file: 'src/domain/leads/lead-form.ts', find: `date: 'Date'`, replace: `date: 'Day'` },
    { file: 'src/domain/leads/lead-form.ts', find: `evening: 'Evening'`, replace: `evening: 'Night'` },
    {
      file: 'src/ui/leads/lead-form.tsx',
      find: `<TextField {...field} field="phone"`,
      replace: `<TextField {...field} field="companyId"`,
    },
  ],
  '3.14': [
    { file: 'src/domain/inventory/query-codec.ts', find: `viral: 'Viral'`, replace: `viral: 'Virality'` },
    {
      file: 'src/domain/inventory/query-codec.ts',
      find: `  companyName: 'CompanyName',\n`,
      replace: `  companyName: 'Company',\n`,
    },
  ],
  '3.20': [
    { file: 'src/ui/browser/app-state.ts', find: '  footer: true,', replace: '  footer: false,' },
    { file: 'src/ui/browser/app-state.ts', find: 'refreshIndex: 1', replace: 'refreshIndex: 0' },
  ],

  '3.12': [{ file: 'src/domain/leads/lead-form.ts', find: `inquiry: 'Inquiry'`, replace: `inquiry: 'Enquiry'` }],

  '3.1': [
    { file: 'src/domain/location/location.ts', find: 'valid = false): Location', replace: 'valid = true): Location' },
    { file: 'src/domain/location/location.ts', find: '.slice(0, 16)', replace: '.slice(0, 10)' },
    {
      file: 'src/domain/location/location.ts',
      find: '  ...place,\n  source,\n',
      replace: '  ...place,\n  city: place.province,\n  source,\n',
    },
  ],

  '3.7': [
    {
      file: 'src/domain/catalogue/technical-sheet.ts',
      find: 'TITLE_IDS.filter((title) => titleOf(title).group === id).flatMap',
      replace: 'TITLE_IDS.toReversed().filter((title) => titleOf(title).group === id).flatMap',
    },
    {
      file: 'src/domain/catalogue/technical-sheet.ts',
      find: '  SPECIFICATION_GROUPS.map((id) => ({',
      replace: '  SPECIFICATION_GROUPS.toReversed().map((id) => ({',
    },
  ],

  '3.8': [
    { file: 'src/domain/catalogue/technical-sheet.ts', find: '      .sort((a, b) => compare(a.name, b.name))', replace: '' },
    {
      file: 'src/domain/equipment/equipment.ts',
      find: `['mechanical', 'exterior', 'entertainment', 'interior', 'safety'] as const`,
      replace: `['mechanical', 'exterior', 'interior', 'safety'] as const`,
    },
  ],

  '3.9': [
    {
      file: 'src/adapters/sites/site-ads.ts',
      find: '({ name: ad.AdName, value: ad.AdValue,',
      replace: '({ name: ad.AdValue, value: ad.AdName,',
    },
  ],

  '3.10': [
    {
      file: 'src/ui/browser/app-state.ts',
      find: `alert: { visible: false, title: '', message: '' },`,
      replace: `alert: { visible: true, title: '', message: '' },`,
    },
    {
      file: 'src/ui/browser/app-state.ts',
      find: `processing: { visible: false, text: '' },`,
      replace: `processing: { visible: false, text: '…' },`,
    },
  ],

  '3.15': [
    { file: 'src/domain/inventory/facets.ts', find: `wire: 'Color'`, replace: `wire: 'Colour'` },
    { file: 'src/domain/inventory/facets.ts', find: `wire: 'CompanyId'`, replace: `wire: 'DealerId'` },
    {
      file: 'src/ui/filters/present-sections.ts',
      find: 'return isLimit(key) ? limitSection(key, context) : rangeSection(key, context);',
      replace: `return isLimit(key) || key === 'mileage' ? null : rangeSection(key, context);`,
    },
  ],

  '3.16': [
    { file: 'src/adapters/http/api/search.ts', find: 'TotalPages: pages,', replace: 'Pages: pages,' },
    { file: 'src/adapters/http/api/search.ts', find: 'IdList: listings', replace: 'Ids: listings' },
    {
      file: 'src/adapters/http/api/search.ts',
      find: 'Similar: found.total === 0 && listings.length > 0',
      replace: 'Similar: true',
    },
    { file: 'src/adapters/http/api/search.ts', find: 'Next: pageLink(', replace: 'NextPage: pageLink(' },
    { file: 'src/adapters/http/api/search.ts', find: 'Previous: pageLink(', replace: 'PreviousPage: pageLink(' },
  ],

  '3.17': [
    { file: 'src/domain/finance/finance-inputs.ts', find: `paymentMin: 'PaymentMin'`, replace: `paymentMin: 'PaymentLeast'` },
    { file: 'src/domain/finance/visitor-terms.ts', find: `termMonths: 'Term'`, replace: `termMonths: 'Months'` },
  ],

  '3.18': [
    {
      file: 'src/domain/finance/finance-plan.ts',
      find: 'affords(inputs.paymentMin) : null',
      replace: 'affords(inputs.paymentMax) : null',
    },
    {
      file: 'src/domain/finance/finance-plan.ts',
      find: 'inputs.price : affords(inputs.paymentMax)',
      replace: 'inputs.price : affords(inputs.paymentMin)',
    },
  ],

  '3.19': [
    { file: 'src/ui/browser/app-state.ts', find: '    server: dataHost,\n', replace: '' },
    { file: 'src/ui/browser/app-state.ts', find: '    navigator: userAgent,\n', replace: '' },
    { file: 'src/ui/browser/app-state.ts', find: 'companyIds: site.companyIds,', replace: 'companyIds: [],' },
    { file: 'src/ui/browser/app-state.ts', find: `search: at === -1 ? '' : url.slice(at),`, replace: `search: '',` },
    { file: 'src/ui/browser/app-state.ts', find: '  modalActive: false,\n', replace: '  modalActive: true,\n' },
  ],

  '3.21': [
    { file: 'src/ui/browser/shared-state.tsx', find: 'if (persisted) refresh();', replace: 'if (!persisted) refresh();' },
    {
      file: 'src/ui/browser/shared-state.tsx',
      find: 'if (refreshIndex > DEFAULT_STATE.refreshIndex) bringUpToDate();',
      replace: '',
    },
  ],

  '3.29': [{ file: 'src/domain/vehicle/attribute-labels.ts', find: '3: frFR, 4: esES', replace: '3: frFR, 4: esCO' }],
};
