/** The pages of the product: each declares its codes, the screen that shows it and the loader of what that screen shows. */
import { CONTENT_CODES } from '../../ports/content-pages.ts';
import type { PageCode } from '../../domain/routing/section-page.ts';
import type { ScreenName, ViewOf } from '../../ui/screens.ts';
import type { PageRequest } from '../../ui/page-request.ts';
import type { Loader, PagePorts } from './loader.ts';
import { loadAlert } from './loaders/load-alert.ts';
import { loadBuyOnline } from './loaders/load-buy-online.ts';
import { loadCars } from './loaders/load-cars.ts';
import { loadCatalogue } from './loaders/load-catalogue.ts';
import { loadCompare } from './loaders/load-compare.ts';
import { loadContent } from './loaders/load-content.ts';
import { loadContact } from './loaders/load-contact.ts';
import { loadDealer } from './loaders/load-dealer.ts';
import { loadDealerMap, loadDirectory } from './loaders/load-dealer-map.ts';
import { loadFavourites } from './loaders/load-favourites.ts';
import { loadFinancing } from './loaders/load-financing.ts';
import { loadHome } from './loaders/load-home.ts';
import { loadSpecsSearch } from './loaders/load-specs-search.ts';
import { loadSheet, loadSpecsCompare, loadSpecsDetails } from './loaders/load-specs-styles.ts';
import { loadSell } from './loaders/load-sell.ts';
import { loadShopibot } from './loaders/load-shopibot.ts';
import { loadVehicle } from './loaders/load-vehicle.ts';

interface Page<Code extends PageCode, Name extends ScreenName> {
  readonly codes: readonly Code[];
  readonly screen: Name;
  /** Makes the screen's view; the view of another screen does not compile. */
  readonly load: Loader<ViewOf<Name>>;
}

/** A page at an address that is the same in every language and on every site, besides the product's; `addScreen` adds its screen. */
export interface ExtraPage {
  readonly path: string;
  readonly screen: string;
  readonly load: (request: PageRequest, ports: PagePorts) => Promise<unknown>;
}

export const definePage = <Code extends PageCode, Name extends ScreenName>(page: Page<Code, Name>): Page<Code, Name> => page;

const PAGES = [
  definePage({ codes: ['Public_Index'], screen: 'home', load: loadHome }),
  definePage({ codes: ['Public_Cars', 'Public_Recreative'], screen: 'cars', load: loadCars }),
  definePage({ codes: ['Public_Cars2', 'Public_Recreative2'], screen: 'cars-map', load: loadCars }),
  definePage({ codes: ['Public_Cars3', 'Public_Recreative3'], screen: 'cars-table', load: loadCars }),
  definePage({
    codes: [
      'Public_Car',
      'Public_CarPartial',
      'Public_CarRegular',
      'Public_CarBridge',
      'Public_Recreational',
      'Public_RecreationalPartial',
      'Public_RecreationalRegular',
      'Public_RecreationalBridge',
    ],
    screen: 'vehicle',
    load: loadVehicle,
  }),
  definePage({ codes: ['Public_Favorites'], screen: 'favourites', load: loadFavourites }),
  definePage({ codes: ['Public_BuyOnline'], screen: 'buy-online', load: loadBuyOnline }),
  definePage({ codes: ['Public_Compare'], screen: 'compare', load: loadCompare }),
  definePage({ codes: ['Public_Shopibot'], screen: 'shopibot', load: loadShopibot }),
  definePage({ codes: ['Public_Financing'], screen: 'financing', load: loadFinancing }),
  definePage({ codes: ['Public_SellTrade'], screen: 'sell', load: loadSell }),
  definePage({ codes: ['Public_Contact'], screen: 'contact', load: loadContact }),
  definePage({ codes: ['Public_AvailabilityAlert'], screen: 'alert', load: loadAlert }),
  definePage({ codes: ['Public_Directory'], screen: 'directory', load: loadDirectory }),
  definePage({ codes: ['Public_DealerInventory'], screen: 'dealer', load: loadDealer }),
  definePage({ codes: ['Public_DealerInventoryMap'], screen: 'dealer-map', load: loadDealerMap }),
  definePage({ codes: CONTENT_CODES, screen: 'content', load: loadContent }),
  definePage({ codes: ['Showroom_Index', 'Specs_Index'], screen: 'catalogue', load: loadCatalogue }),
  definePage({ codes: ['Specs_Details'], screen: 'catalogue', load: loadSpecsDetails }),
  definePage({ codes: ['Specs_Search'], screen: 'specs-search', load: loadSpecsSearch }),
  definePage({ codes: ['Specs_TechnicalSheet'], screen: 'specs-sheet', load: loadSheet }),
  definePage({ codes: ['Specs_Compare'], screen: 'compare', load: loadSpecsCompare }),
] as const;

type ServedCode = (typeof PAGES)[number]['codes'][number];

type AnyPage = Omit<Page<PageCode, ScreenName>, 'load'> & { readonly load: Loader<unknown> };

const BY_CODE: ReadonlyMap<PageCode, AnyPage> = new Map(
  PAGES.flatMap((page) => page.codes.map((code): [PageCode, AnyPage] => [code, page])),
);

/** Passing a page code that no page above serves does not compile. */
export const pageOf = (code: ServedCode): AnyPage => {
  const page = BY_CODE.get(code);
  if (!page) throw new RangeError(`No page serves ${code}`);
  return page;
};
