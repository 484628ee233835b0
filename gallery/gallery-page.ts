/** The page of components: its screen, and what it shows of the visitor's site. */
import { viewVehicle, type ShownVehicle } from '../src/application/vehicle/view-vehicle.ts';
import { listPath } from '../src/domain/inventory/list-path.ts';
import { vehiclePath } from '../src/domain/vehicle/vehicle-url.ts';
import type { CarsView } from '../src/ui/inventory/present-cars.ts';
import { galleryView, type GalleryView } from './present-gallery.ts';
import type { PageRequest } from '../src/ui/page-request.ts';
import type { PagePorts } from '../src/adapters/ssr/loader.ts';
import type { ExtraPage } from '../src/adapters/ssr/page-table.ts';
import { addScreen } from '../src/ui/screens.ts';
import { COMPONENTS_SCREEN, componentsPage } from './components.route.tsx';
import { loadCars } from '../src/adapters/ssr/loaders/load-cars.ts';

const carsOf = async (search: string, request: PageRequest, ports: PagePorts): Promise<CarsView | null> => {
  const path = listPath('Automotive', request.language.id);
  const loaded = await loadCars({ ...request, code: 'Public_Cars', path, params: new URLSearchParams(search) }, ports);
  return loaded.kind === 'page' ? loaded.view : null;
};

/** The first of a list's vehicles whose price is rated. */
const ratedOf = async ({ cards }: CarsView, { site, language }: PageRequest, ports: PagePorts): Promise<ShownVehicle | null> => {
  for (const listing of await ports.vehicles.ofIds(cards.map(({ id }) => id))) {
    const path = vehiclePath(listing.vehicle, language.id);
    const viewed = await viewVehicle({ site, languageId: language.id, id: listing.vehicle.id, path, kind: 'plain' }, ports);
    if (viewed.kind === 'shown' && viewed.rated?.rating.kind === 'rated') return viewed;
  }
  return null;
};

/** Null on a site without a vehicle whose price is rated. */
const loadGallery = async (request: PageRequest, ports: PagePorts): Promise<GalleryView | null> => {
  const filtered = await carsOf('YearMin=2005&PriceMax=90000&Body=suv&ShowAll=make', request, ports);
  const paged = await carsOf('PageIndex=5&PageSize=1', request, ports);
  const shown = filtered && (await ratedOf(filtered, request, ports));
  return filtered && paged && shown
    ? galleryView({ filtered, paged, shown }, request, { clock: ports.clock, ...ports.leadForms })
    : null;
};

addScreen(COMPONENTS_SCREEN, componentsPage);

/** GET /_components: every component in every state, on the visitor's site and in their language. */
export const GALLERY_PAGE: ExtraPage = { path: '/_components', screen: COMPONENTS_SCREEN, load: loadGallery };
