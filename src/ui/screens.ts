/**
 * The screens by name. Each is a chunk that the browser loads on demand; its module is the file
 * <name>.route.tsx of its feature, by which the server finds the chunk's scripts.
 */
import type { PageModule } from './page.ts';

const SCREENS = {
  home: async () => (await import('./home/home.route.tsx')).homePage,
  cars: async () => (await import('./inventory/cars.route.tsx')).carsPage,
  'cars-map': async () => (await import('./inventory/cars-map.route.tsx')).carsMapPage,
  'cars-table': async () => (await import('./inventory/cars-table.route.tsx')).carsTablePage,
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
  'specs-search': async () => (await import('./catalogue/search/specs-search.route.tsx')).specsSearchPage,
  'specs-sheet': async () => (await import('./catalogue/sheet/specs-sheet.route.tsx')).sheetPage,
  sell: async () => (await import('./sell/sell.route.tsx')).sellPage,
  contact: async () => (await import('./contact/contact.route.tsx')).contactPage,
  alert: async () => (await import('./alerts/alert.route.tsx')).alertPage,
  'not-found': async () => (await import('./errors/not-found.route.tsx')).notFoundPage,
  error: async () => (await import('./errors/error.route.tsx')).errorPage,
};

export type ScreenName = keyof typeof SCREENS;
export const SCREEN_NAMES = Object.keys(SCREENS) as readonly ScreenName[];

/** The view of a screen, which its page's loader returns. */
export type ViewOf<Name extends ScreenName> =
  Awaited<ReturnType<(typeof SCREENS)[Name]>> extends PageModule<infer View> ? View : never;

const loaded = new Map<string, PageModule<unknown>>();

/** A screen besides those above, such as one of an extra page. The view's type is unknown here: it is JSON from the server, made for this screen. */
export const addScreen = (name: string, screen: PageModule<never>): void => void loaded.set(name, screen as PageModule<unknown>);

const isKnown = (name: string): name is ScreenName => Object.hasOwn(SCREENS, name);

/** Rejects when the chunk can't be fetched. */
export const loadScreen = async (name: string): Promise<void> => {
  if (!loaded.has(name) && isKnown(name)) addScreen(name, await SCREENS[name]());
};

/** A screen that `loadScreen` has loaded. */
export const screenOf = (name: string): PageModule<unknown> => {
  const screen = loaded.get(name);
  if (!screen) throw new Error(`Screen ${name} was not loaded`);
  return screen;
};
