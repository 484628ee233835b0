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
};
