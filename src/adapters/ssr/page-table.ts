/** Which screen shows each page, and what loads its view. */
import type { PageCode } from '../../domain/routing/section-page.ts';
import type { ScreenName } from '../../ui/page-state.ts';
import type { Loader } from './loader.ts';
import { loadAlert } from './loaders/alert.ts';
import { loadBuyOnline } from './loaders/buy-online.ts';
import { loadCars } from './loaders/cars.ts';
import { loadCatalogue } from './loaders/catalogue.ts';
import { loadCompare } from './loaders/compare.ts';
import { loadContent } from './loaders/content.ts';
import { loadContact } from './loaders/contact.ts';
import { loadDealer } from './loaders/dealer.ts';
import { loadDealerMap } from './loaders/dealer-map.ts';
import { loadDirectory } from './loaders/directory.ts';
import { loadFavourites } from './loaders/favourites.ts';
import { loadFinancing } from './loaders/financing.ts';
import { loadHome } from './loaders/home.ts';
import { loadSpecsSearch } from './loaders/specs-search.ts';
import { loadSheet, loadSpecsCompare, loadSpecsDetails } from './loaders/specs-styles.ts';
import { loadSell } from './loaders/sell.ts';
import { loadShopibot } from './loaders/shopibot.ts';
import { loadVehicle } from './loaders/vehicle.ts';

interface Page {
  readonly screen: ScreenName;
  readonly load: Loader<unknown>;
}

const CARS: Page = { screen: 'cars', load: loadCars };
const CARS_MAP: Page = { screen: 'cars-map', load: loadCars };
const CARS_TABLE: Page = { screen: 'cars-table', load: loadCars };
const CATALOGUE: Page = { screen: 'catalogue', load: loadCatalogue };
const CONTENT: Page = { screen: 'content', load: loadContent };
const VEHICLE: Page = { screen: 'vehicle', load: loadVehicle };

export const PAGES: Readonly<Record<PageCode, Page>> = {
  Public_Index: { screen: 'home', load: loadHome },
  Public_Cars: CARS,
  Public_Cars2: CARS_MAP,
  Public_Cars3: CARS_TABLE,
  Public_Recreative: CARS,
  Public_Recreative2: CARS_MAP,
  Public_Recreative3: CARS_TABLE,
  Public_Car: VEHICLE,
  Public_CarPartial: VEHICLE,
  Public_CarRegular: VEHICLE,
  Public_CarBridge: VEHICLE,
  Public_Recreational: VEHICLE,
  Public_RecreationalPartial: VEHICLE,
  Public_RecreationalRegular: VEHICLE,
  Public_RecreationalBridge: VEHICLE,
  Public_Favorites: { screen: 'favourites', load: loadFavourites },
  Public_BuyOnline: { screen: 'buy-online', load: loadBuyOnline },
  Public_Compare: { screen: 'compare', load: loadCompare },
  Public_Shopibot: { screen: 'shopibot', load: loadShopibot },
  Public_Financing: { screen: 'financing', load: loadFinancing },
  Public_SellTrade: { screen: 'sell', load: loadSell },
  Public_Contact: { screen: 'contact', load: loadContact },
  Public_AvailabilityAlert: { screen: 'alert', load: loadAlert },
  Public_Directory: { screen: 'directory', load: loadDirectory },
  Public_HowItWorks: CONTENT,
  Public_About: CONTENT,
  Public_SignIn: CONTENT,
  Public_Support: CONTENT,
  Public_Terms: CONTENT,
  Public_Privacy: CONTENT,
  Public_Publicity: CONTENT,
  Public_DealerServices: CONTENT,
  Public_Ranking: CONTENT,
  Public_Accessibility: CONTENT,
  Public_Credits: CONTENT,
  Public_DealerInventory: { screen: 'dealer', load: loadDealer },
  Public_DealerInventoryMap: { screen: 'dealer-map', load: loadDealerMap },
  Showroom_Index: CATALOGUE,
  Specs_Index: CATALOGUE,
  Specs_Search: { screen: 'specs-search', load: loadSpecsSearch },
  Specs_Details: { screen: 'catalogue', load: loadSpecsDetails },
  Specs_TechnicalSheet: { screen: 'specs-sheet', load: loadSheet },
  Specs_Compare: { screen: 'specs-compare', load: loadSpecsCompare },
};
