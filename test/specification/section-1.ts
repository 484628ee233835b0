import type { Mutations } from './mutations.ts';

export const SECTION_1: Mutations = {
  '1.5': [
    { file: 'src/domain/catalogue/build-price.ts', find: '      delivery +\n', replace: '' },
    {
      file: 'src/domain/catalogue/build-price.ts',
      find: 'reduce((sum, { amount }) => sum + amount, 0)',
      replace: 'reduce((sum) => sum, 0)',
    },
    { file: 'src/domain/catalogue/build-price.ts', find: '?.amount ?? 0)', replace: '?.amount ?? 0) * 0' },
  ],
  '1.13': [{ file: 'src/ui/vehicle/care.tsx', find: '{plans.map((plan) => (', replace: '{plans.slice(1).map((plan) => (' }],
  '1.11': [
    { file: 'src/ui/vehicle/care.tsx', find: '{warranty ? <Warranty', replace: '{plans.length > 9 && warranty ? <Warranty' },
  ],
  '1.14': [
    { file: 'src/application/vehicle/similar-vehicles.ts', find: 'const COUNT = 4', replace: 'const COUNT = 5' },
    { file: 'src/application/vehicle/similar-vehicles.ts', find: '? 0 : 1;', replace: '? 1 : 1;' },
    {
      file: 'src/application/vehicle/similar-vehicles.ts',
      find: '[{ ...query, makes: [fold(vehicle.make)] }, query]',
      replace: '[query]',
    },
  ],
  '1.17': [
    {
      file: 'src/domain/vehicle/attributes.ts',
      find: `'boat', 'recreational', 'heavy'] as const`,
      replace: `'boat', 'heavy'] as const`,
    },
    { file: 'src/domain/vehicle/attributes.ts', find: `CONDITIONS = ['new', 'used', `, replace: `CONDITIONS = ['new', ` },
    { file: 'src/domain/site/site.ts', find: `Automotive: ['car', 'heavy'],`, replace: `Automotive: ['car'],` },
  ],
  '1.18': [{ file: 'src/domain/site/site.ts', find: 'market: site.country,', replace: `market: 'CA',` }],
  '1.19': [
    { file: 'src/domain/language/language.ts', find: `id: 4, locale: 'es-ES'`, replace: `id: 4, locale: 'es-CO'` },
    { file: 'src/domain/language/language.ts', find: `{ id: 2, locale: 'fr-CA'`, replace: `{ id: 3, locale: 'fr-CA'` },
  ],
  '1.20': [
    { file: 'sites/media.yaml', find: 'siteId: 1402', replace: 'siteId: 1403' },
    { file: 'sites/moto.yaml', find: 'source: MOTO123', replace: 'source: AUTO123' },
    { file: 'sites/moto.yaml', find: 'division: Recreative', replace: 'division: Automotive' },
    { file: 'sites/dealer.yaml', find: 'searchType: COMPANY', replace: 'searchType: LEAD' },
    { file: 'sites/media.yaml', find: 'searchTarget: BLANK', replace: 'searchTarget: SELF' },
    { file: 'sites/specs.yaml', find: 'specs: true', replace: 'specs: true\nchrome: { menu: false }' },
  ],
  '1.21': [{ file: 'sites/moto.yaml', find: 'hosts: [moto.localhost]', replace: 'hosts: [bikes.localhost]' }],

  '1.1': [
    { file: 'src/ui/inventory/view-switch.tsx', find: '{layouts.map(({', replace: '{layouts.slice(2).map(({' },
    {
      file: 'src/ui/inventory/cars-map.route.tsx',
      find: '<VehicleGrid cards={view.cards} lit',
      replace: '<VehicleGrid cards={[]} lit',
    },
  ],

  '1.2': [
    {
      file: 'src/application/catalogue/browse-catalogue.ts',
      find: '(await catalogue.makes(scope)).filter(({ name }) => shows(name))',
      replace: '(await catalogue.makes(scope)).filter(({ name }) => !shows(name))',
    },
  ],

  '1.3': [
    { file: 'src/ui/catalogue/sheet/specs-sheet.route.tsx', find: '{date !== null && `, ${date}`}', replace: '' },
    {
      file: 'src/ui/catalogue/sheet/present-sheet.ts',
      find: 'value,\n        source: source + 1,',
      replace: 'value,\n        source,',
    },
  ],

  '1.4': [
    { file: 'src/domain/inventory/comparison.ts', find: 'ranked && figure === best', replace: 'ranked && figure !== best' },
    { file: 'src/domain/catalogue/compare-styles.ts', find: `title.kind === 'number' ? title.better : null`, replace: 'null' },
  ],

  '1.6': [
    { file: 'src/domain/finance/payment.ts', find: 'price - terms.downPayment', replace: 'price' },
    { file: 'src/domain/finance/payment.ts', find: 'interestRate / 100 /', replace: 'interestRate / 1000 /' },
    { file: 'src/domain/finance/payment.ts', find: 'Biweekly: 26', replace: 'Biweekly: 24' },
    { file: 'src/domain/finance/payment.ts', find: 'Math.round((terms.termMonths *', replace: 'Math.round((84 *' },
  ],

  '1.7': [{ file: 'src/domain/leads/lead-form.ts', find: `appointment: 'Appointment'`, replace: `appointment: 'TestDrive'` }],

  '1.8': [
    { file: 'src/ui/buy-online/buy-online.route.tsx', find: '<LeadForm kind="buy-online"', replace: '<LeadForm kind="inquiry"' },
  ],

  '1.9': [
    { file: 'src/ui/vehicle/vehicle-screen.tsx', find: `href={url ?? '#history'}`, replace: 'href="#history"' },
    {
      file: 'src/ui/vehicle/vehicle-screen.tsx',
      find: `{(historyReport !== null || forms.includes('history')) &&`,
      replace: '{historyReport !== null &&',
    },
  ],

  '1.10': [
    {
      file: 'src/domain/favourites/favourites.ts',
      find: 'return [...more.filter(({ id }) => !known.has(id)), ...kept]',
      replace: 'return [...kept, ...more.filter(({ id }) => !known.has(id))]',
    },
    {
      file: 'src/domain/favourites/favourites.ts',
      find: 'kept.filter(({ id }) => !ids.includes(id))',
      replace: 'kept.filter(({ id }) => ids.includes(id))',
    },
  ],

  '1.12': [{ file: 'src/domain/care/programme.ts', find: ".split('\\n'),", replace: ".split('\\n').slice(1)," }],

  '1.15': [
    {
      file: 'src/ui/content/content.route.tsx',
      find: `(code === 'Public_SignIn' || code === 'Public_DealerServices') &&`,
      replace: `code === 'Public_SignIn' &&`,
    },
    {
      file: 'src/ui/content/content.route.tsx',
      find: '<a className="cars-btn cars-btn--primary" href={url}>',
      replace: '<a className="cars-btn cars-btn--primary" href="/">',
    },
  ],

  '1.16': [
    {
      file: 'src/adapters/http/api/search.ts',
      find: '    const site = siteOf(response);\n',
      replace:
        '    if (request.headers.authorization === undefined) return response.sendStatus(401);\n    const site = siteOf(response);\n',
    },
  ],
};
