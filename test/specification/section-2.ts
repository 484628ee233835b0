import type { Mutations } from './mutations.ts';

const FOOTER = 'src/ui/layout/footer.tsx';
const CARD = 'src/ui/components/vehicle-card.tsx';
const PRESENTED = 'src/ui/components/present-card.ts';
const PATHS = 'src/domain/routing/page-paths.ts';

export const SECTION_2: Mutations = {
  '2.2': [{ file: 'src/domain/routing/path-table.ts', find: '`${code}!`', replace: 'code' }],
  '2.7': [
    {
      file: 'src/domain/routing/carried-parameters.ts',
      find: '(logoInInventory ? CARRIED',
      replace: '(!logoInInventory ? CARRIED',
    },
  ],
  '2.14': [
    {
      file: 'src/domain/site/offered-pages.ts',
      find: '!specs || isCataloguePage',
      replace: `(!specs && code !== 'Public_Financing') || isCataloguePage`,
    },
    {
      file: 'src/domain/site/offered-pages.ts',
      find: `OF_EVERY_SITE: readonly PageCode[] = [`,
      replace: `OF_EVERY_SITE: readonly PageCode[] = ['Public_Financing',`,
    },
  ],
  '2.22': [
    { file: PATHS, find: `page('cars', 'autos', 'carros')`, replace: `page('cars', 'voitures', 'carros')` },
    { file: PATHS, find: `page('cars-2', 'autos-2', 'carros-2')`, replace: `page('cars-two', 'autos-2', 'carros-2')` },
  ],
  '2.23': [
    {
      file: 'src/domain/site/site.ts',
      find: `Recreative: ['motorcycle', 'boat', 'recreational']`,
      replace: `Recreative: ['motorcycle', 'recreational']`,
    },
  ],
  '2.24': [{ file: PATHS, find: `'coche-en-venta'`, replace: `'carro-en-venta'` }],
  '2.25': [
    { file: PATHS, find: `'recreatif-a-vendre'`, replace: `'recreatifs-a-vendre'` },
    { file: 'src/domain/vehicle/vehicle-url.ts', find: `'Car' : 'Recreational'`, replace: `'Car' : 'Car'` },
  ],
  '2.26': [
    { file: PATHS, find: `listing(CAR, '/p')`, replace: `listing(CAR, '/q')` },
    { file: PATHS, find: `listing(RECREATIONAL, '/b')`, replace: `listing(RECREATIONAL, '/q')` },
  ],
  '2.32': [
    { file: FOOTER, find: `['terms', 'Public_Terms'],`, replace: '' },
    { file: FOOTER, find: `['privacy', 'Public_Privacy'],`, replace: '' },
    { file: FOOTER, find: '<a href={site.dealerServicesUrl}>', replace: '<a href="/">' },
    { file: FOOTER, find: `pathOf('Public_DealerServices', languageId)`, replace: `pathOf('Public_Directory', languageId)` },
  ],
  '2.31': [
    { file: FOOTER, find: `{t('footer.rights', { name: site.name })} `, replace: '' },
    { file: FOOTER, find: `{t(consent ? 'footer.consent.others' : 'footer.consent.own')}`, replace: '' },
  ],
  '2.36': [
    { file: 'src/ui/layout/loading-bar.tsx', find: `setPhase('running'), THROTTLE`, replace: `setPhase('hidden'), THROTTLE` },
  ],
  '2.38': [
    { file: CARD, find: '<Picture picture={image}', replace: '<Picture picture={{ ...image, src: "" }}' },
    { file: PRESENTED, find: 'name: `${vehicle.make} ${vehicle.model}`', replace: 'name: vehicle.model' },
    { file: CARD, find: '<p className="cars-card__price num">{price}</p>', replace: '' },
    { file: PRESENTED, find: 'payment: price && paymentOf(price, context)', replace: 'payment: price && null' },
    { file: PRESENTED, find: `? availabilityLabel('price-coming', languageId) : null`, replace: `? null : null` },
    { file: CARD, find: '          {state.label}\n', replace: '' },
  ],
  '2.42': [{ file: 'src/domain/site/ads.ts', find: 'const EVERY = 8', replace: 'const EVERY = 9' }],

  '2.4': [
    {
      file: 'src/domain/routing/navigation.ts',
      find: 'path.toLowerCase() === otherPath.toLowerCase()',
      replace: 'path === otherPath',
    },
    { file: 'src/ui/browser/use-navigate-to.ts', find: 'if (!isCurrent) void navigate', replace: 'void navigate' },
  ],
  '2.3': [{ file: 'src/ui/browser/use-navigate-to.ts', find: '    appState.set({ section, page });\n', replace: '' }],
  '2.5': [
    { file: 'src/domain/routing/navigation.ts', find: `section === '' ? 'Public'`, replace: `section === '' ? 'Showroom'` },
    { file: 'src/domain/routing/navigation.ts', find: `page === '' ? 'Index'`, replace: `page === '' ? 'Cars'` },
  ],
  '2.6': [
    { file: 'src/domain/routing/carried-parameters.ts', find: `  ['Menu', visibility],\n`, replace: '' },
    { file: 'src/domain/routing/carried-parameters.ts', find: `  ['Group', valueOf(words)],\n`, replace: '' },
  ],
  '2.28': [{ file: PATHS, find: 'segments: [0, 4]', replace: 'segments: [0, 3]' }],
  '2.39': [
    { file: CARD, find: 'href={dealer.href}', replace: 'href="/"' },
    { file: CARD, find: '<DealerMark mark={dealer} />', replace: '' },
    { file: 'src/ui/components/dealer-mark.tsx', find: 'logo === null ?', replace: 'logo !== null ?' },
    { file: 'src/adapters/http/dealer-logos.ts', find: 'max-age=31536000, immutable', replace: 'max-age=60' },
    { file: CARD, find: '      <HeartButton id={card.id}', replace: '      <Icon name="heart" /><HeartButton id={0}' },
  ],
  '2.40': [
    {
      file: PRESENTED,
      find: `['promotion', 'buyOnline', 'certified', 'inspected'] as const`,
      replace: `['certified', 'inspected', 'promotion', 'buyOnline'] as const`,
    },
    { file: PRESENTED, find: 'MOST_BADGES = 2', replace: 'MOST_BADGES = 1' },
  ],
  '2.43': [
    {
      file: 'src/domain/site/chrome-visibility.ts',
      find: `[requestValue, cookieValue].map`,
      replace: `[cookieValue, requestValue].map`,
    },
  ],

  '2.1': [{ file: 'src/domain/routing/section-page.ts', find: `section = 'Public'`, replace: `section = 'Showroom'` }],
  '2.33': [{ file: 'src/domain/site/offered-pages.ts', find: `  'Public_About',\n`, replace: '' }],
};
