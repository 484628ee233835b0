/** Every screen as a chunk that the browser loads on demand. */
import type { PageModule } from './page.ts';
import type { ScreenName } from './page-state.ts';

/** A screen's view is of the type that its own loader made, which the registry can't say. */
type AnyPage = PageModule<never>;

const IMPORTS: Readonly<Record<ScreenName, () => Promise<AnyPage>>> = {
  home: async () => (await import('./home/home.route.tsx')).homePage,
  cars: async () => (await import('./inventory/cars.route.tsx')).carsPage,
  'cars-map': async () => (await import('./inventory/map.route.tsx')).carsMapPage,
  'cars-table': async () => (await import('./inventory/table.route.tsx')).carsTablePage,
  vehicle: async () => (await import('./vehicle/vehicle.route.tsx')).vehiclePage,
  favourites: async () => (await import('./favourites/favourites.route.tsx')).favouritesPage,
  compare: async () => (await import('./compare/compare.route.tsx')).comparePage,
  content: async () => (await import('./content/content.route.tsx')).contentPage,
  directory: async () => (await import('./dealers/directory.route.tsx')).directoryPage,
  dealer: async () => (await import('./dealers/dealer.route.tsx')).dealerPage,
  'dealer-map': async () => (await import('./dealers/dealer-map.route.tsx')).dealerMapPage,
  shopibot: async () => (await import('./sentence-search/shopibot.route.tsx')).shopibotPage,
  financing: async () => (await import('./finance/financing.route.tsx')).financingPage,
  'buy-online': async () => (await import('./buy-online/buy-online.route.tsx')).buyOnlinePage,
  catalogue: async () => (await import('./catalogue/catalogue.route.tsx')).cataloguePage,
  'specs-search': async () => (await import('./specs/search.route.tsx')).specsSearchPage,
  'specs-sheet': async () => (await import('./specs/sheet.route.tsx')).sheetPage,
  'specs-compare': async () => (await import('./specs/compare.route.tsx')).specsComparePage,
  sell: async () => (await import('./sell/sell.route.tsx')).sellPage,
  contact: async () => (await import('./contact/contact.route.tsx')).contactPage,
  alert: async () => (await import('./alerts/alert.route.tsx')).alertPage,
  components: async () => (await import('./gallery/components.route.tsx')).componentsPage,
  'not-found': async () => (await import('./errors/not-found.route.tsx')).notFoundPage,
  error: async () => (await import('./errors/error.route.tsx')).errorPage,
};

const loaded = new Map<ScreenName, PageModule<unknown>>();

/** Rejects when the chunk can't be fetched. */
export const loadScreen = async (name: ScreenName): Promise<void> => {
  if (!loaded.has(name)) loaded.set(name, (await IMPORTS[name]()) as PageModule<unknown>);
};

/** A screen that `loadScreen` has brought. */
export const screenOf = (name: ScreenName): PageModule<unknown> => {
  const screen = loaded.get(name);
  if (!screen) throw new Error(`Screen ${name} was not loaded`);
  return screen;
};
