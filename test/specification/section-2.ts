import type { Mutations } from './mutations.ts';

const FOOTER = 'src/ui/layout/footer.tsx';
const NAVIGATION = 'src/ui/layout/navigation.tsx';
const CARD = 'src/ui/components/vehicle-card.tsx';
const TABLE = 'src/ui/inventory/results-table.tsx';
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
    { file: NAVIGATION, find: `['terms', 'Public_Terms'],`, replace: '' },
    { file: NAVIGATION, find: `['privacy', 'Public_Privacy'],`, replace: '' },
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
    { file: CARD, find: '<Picture picture={image} ', replace: '<Picture picture={{ ...image, src: "" }} ' },
    { file: PRESENTED, find: 'name: modelName(vehicle, languageId)', replace: 'name: vehicle.model' },
    { file: CARD, find: '            {price}\n', replace: '' },
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
    { file: TABLE, find: '<DealerMark mark={row.dealer} />', replace: '' },
    { file: 'src/ui/dealers/dealer-mark.tsx', find: 'logo === null ?', replace: 'logo !== null ?' },
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
    { file: TABLE, find: '<Badges badges={badges} className="cars-table__badges" />', replace: '' },
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

  '2.8': [
    {
      file: 'src/ui/dealers/directory.route.tsx',
      find: '<DealerList dealers={region.dealers.slice(0, SHOWN)} />',
      replace: '<DealerList dealers={[]} />',
    },
    { file: 'src/ui/dealers/directory.route.tsx', find: '{makes.map(({', replace: '{makes.slice(1).map(({' },
  ],

  '2.9': [{ file: 'src/adapters/ssr/loaders/load-cars.ts', find: 'decodeQuery(pairs);', replace: 'decodeQuery([]);' }],

  '2.10': [
    { file: 'src/ui/vehicle/present-vehicle.ts', find: 'payment: listed && price ?', replace: 'payment: listed && !price ?' },
    {
      file: 'src/ui/vehicle/present-vehicle.ts',
      find: 'facts: listingFacts(vehicle, style, languageId),',
      replace: 'facts: listingFacts(vehicle, style, languageId).slice(9),',
    },
    {
      file: 'src/domain/equipment/listed-equipment.ts',
      find: '({ items }) => items.length > 0',
      replace: '({ items }) => items.length > 9',
    },
  ],

  '2.11': [
    { file: 'src/domain/catalogue/priced-year.ts', find: 'years.find(({ price })', replace: 'years.findLast(({ price })' },
    {
      file: 'src/application/catalogue/browse-catalogue.ts',
      find: `section === 'showroom' ? showroomYear`,
      replace: `section === 'specs' ? showroomYear`,
    },
  ],

  '2.12': [
    {
      file: 'src/application/catalogue/search-catalogue.ts',
      find: 'catalogue.search(query, ',
      replace: 'catalogue.search({ ...query, fuels: [], priceMax: null }, ',
    },
    {
      file: 'src/ui/catalogue/sheet/specs-sheet.route.tsx',
      find: '{groups.map(({ id, name: heading, lines }) => (',
      replace: '{groups.slice(9).map(({ id, name: heading, lines }) => (',
    },
  ],

  '2.13': [
    {
      file: 'src/application/favourites/view-favourites.ts',
      find: 'sinceOf.get(id) ?? null',
      replace: 'null',
    },
    {
      file: 'src/application/favourites/view-favourites.ts',
      find: 'ids.filter((id) => !known.has(id))',
      replace: 'ids.filter((id) => known.has(id))',
    },
  ],

  '2.15': [
    {
      file: 'src/adapters/ssr/loaders/load-dealer-map.ts',
      find: 'mapOf(request, [view.id], ports)',
      replace: 'mapOf(request, [], ports)',
    },
    { file: 'src/application/dealers/view-dealer.ts', find: 'companyIds: [id], pageIndex', replace: 'pageIndex' },
  ],

  '2.16': [
    {
      file: 'src/application/buy-online/browse-online.ts',
      find: `await find({ flags: ['buyOnline'] })`,
      replace: 'await find({})',
    },
    {
      file: 'src/application/buy-online/browse-online.ts',
      find: 'return near.total > 0 ? near :',
      replace: 'return near.total > 9 ? near :',
    },
  ],

  '2.17': [
    {
      file: 'src/adapters/ssr/loaders/load-sell.ts',
      find: 'wanted ? { listing: wanted } : { dealer: chosen }',
      replace: '{ dealer: chosen }',
    },
    { file: 'src/adapters/ssr/loaders/load-sell.ts', find: 'worth: valued && worthView', replace: 'worth: !valued && worthView' },
  ],

  '2.18': [
    {
      file: 'src/adapters/ssr/loaders/load-shopibot.ts',
      find: `sentence === '' ? null : await answerTo`,
      replace: `sentence !== '' ? null : await answerTo`,
    },
  ],

  '2.19': [
    { file: 'src/ports/content-pages.ts', find: `  'Public_Publicity',\n`, replace: '' },
    { file: 'sites/pages/fr-ca/terms-and-conditions.md', find: 'title:', replace: 'titre:' },
  ],

  '2.21': [
    {
      file: 'src/domain/routing/path-table.ts',
      find: `if (pathname === '/') return`,
      replace: `if (pathname === '/home') return`,
    },
    {
      file: 'src/domain/routing/path-table.ts',
      find: `code: 'Public_Index', languageId: null`,
      replace: `code: 'Public_Index', languageId: 1`,
    },
  ],

  '2.27': [
    { file: 'src/domain/routing/page-paths.ts', find: `'terminos-y-condiciones'`, replace: `'terminos'` },
    { file: 'src/domain/routing/page-paths.ts', find: `'politique-de-confidentialite'`, replace: `'confidentialite'` },
  ],

  '2.29': [
    {
      file: 'src/ui/errors/not-found.route.tsx',
      find: `<p>{t(site.specs ? 'ofSpecs.text' : 'notFound.text')}</p>`,
      replace: `<p>{t('notFound.text')}</p>`,
    },
    {
      file: 'src/ui/errors/not-found.route.tsx',
      find: `to={pathOf('Public_Index', languageId)}`,
      replace: `to={pathOf('Public_Support', languageId)}`,
    },
  ],

  '2.30': [
    {
      file: 'src/ui/layout/header.tsx',
      find: `{site.header === 'custom' && <PartnerLinks />}`,
      replace: `{site.header === 'automoto' && <PartnerLinks />}`,
    },
    {
      file: 'src/ui/layout/header.tsx',
      find: `const plain = site.header === 'default'`,
      replace: `const plain = site.header === 'custom'`,
    },
  ],

  '2.34': [
    {
      file: 'src/ui/overlays/processing.tsx',
      find: `className={visible ? 'cars-processing' : undefined}`,
      replace: 'className={undefined}',
    },
    { file: 'src/ui/overlays/processing.tsx', find: '<span className="cars-spinner" aria-hidden="true" />', replace: '' },
    {
      file: 'src/ui/browser/outbound.ts',
      find: 'appState.set({ processing: { visible: true, text } });',
      replace: 'appState.set({ processing: { visible: false, text } });',
    },
  ],

  '2.35': [
    { file: 'src/ui/overlays/alert.tsx', find: '<p id={`${id}-message`}>{message}</p>', replace: '' },
    {
      file: 'src/ui/overlays/alert.tsx',
      find: 'className="cars-btn cars-btn--primary" onClick={closeAlert}',
      replace: 'className="cars-btn cars-btn--primary"',
    },
  ],

  '2.37': [
    {
      file: 'src/adapters/ssr/document-head.ts',
      find: 'const canonical = meta.canonical ?? frame.url;',
      replace: 'const canonical = frame.url;',
    },
    { file: 'src/adapters/ssr/document.ts', find: '`<link rel="canonical" href="${escapeMarkup(canonical)}">`,', replace: '' },
  ],

  '2.41': [
    {
      file: 'src/ui/inventory/cars.route.tsx',
      find: 'earlier ? [...earlier.cards, ...view.cards] : view.cards',
      replace: 'view.cards',
    },
  ],

  '2.44': [
    {
      file: 'src/ui/styles/tokens.css',
      find: '--span-4: calc(4 * var(--column) + 3 * var(--gutter));',
      replace: '--span-4: calc(4 * var(--column));',
    },
  ],

  '2.20': [{ file: 'src/ui/contact/contact.route.tsx', find: '<LeadForm kind="contact" forms={forms} />', replace: '' }],
};
