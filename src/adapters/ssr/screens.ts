/** Every screen, there at once: the server has no chunks to wait for. */
import { alertPage } from '../../ui/alerts/alert.route.tsx';
import { buyOnlinePage } from '../../ui/buy-online/buy-online.route.tsx';
import { carsPage } from '../../ui/inventory/cars.route.tsx';
import { carsMapPage } from '../../ui/inventory/map.route.tsx';
import { carsTablePage } from '../../ui/inventory/table.route.tsx';
import { comparePage } from '../../ui/compare/compare.route.tsx';
import { dealerMapPage } from '../../ui/dealers/dealer-map.route.tsx';
import { componentsPage } from '../../ui/gallery/components.route.tsx';
import { contactPage } from '../../ui/contact/contact.route.tsx';
import { dealerPage } from '../../ui/dealers/dealer.route.tsx';
import { contentPage } from '../../ui/content/content.route.tsx';
import { directoryPage } from '../../ui/dealers/directory.route.tsx';
import { errorPage } from '../../ui/errors/error.route.tsx';
import { notFoundPage } from '../../ui/errors/not-found.route.tsx';
import { favouritesPage } from '../../ui/favourites/favourites.route.tsx';
import { financingPage } from '../../ui/finance/financing.route.tsx';
import { homePage } from '../../ui/home/home.route.tsx';
import type { PageModule } from '../../ui/page.ts';
import type { ScreenName } from '../../ui/page-state.ts';
import { cataloguePage } from '../../ui/catalogue/catalogue.route.tsx';
import { specsComparePage } from '../../ui/specs/compare.route.tsx';
import { specsSearchPage } from '../../ui/specs/search.route.tsx';
import { sheetPage } from '../../ui/specs/sheet.route.tsx';
import { sellPage } from '../../ui/sell/sell.route.tsx';
import { shopibotPage } from '../../ui/sentence-search/shopibot.route.tsx';
import { vehiclePage } from '../../ui/vehicle/vehicle.route.tsx';

const SCREENS: Readonly<Record<ScreenName, PageModule<never>>> = {
  home: homePage,
  cars: carsPage,
  'cars-map': carsMapPage,
  'cars-table': carsTablePage,
  vehicle: vehiclePage,
  favourites: favouritesPage,
  compare: comparePage,
  content: contentPage,
  directory: directoryPage,
  dealer: dealerPage,
  'dealer-map': dealerMapPage,
  shopibot: shopibotPage,
  'buy-online': buyOnlinePage,
  contact: contactPage,
  financing: financingPage,
  sell: sellPage,
  catalogue: cataloguePage,
  'specs-search': specsSearchPage,
  'specs-sheet': sheetPage,
  'specs-compare': specsComparePage,
  alert: alertPage,
  components: componentsPage,
  'not-found': notFoundPage,
  error: errorPage,
};

export const screenOf = (name: ScreenName): PageModule<unknown> => SCREENS[name] as PageModule<unknown>;
