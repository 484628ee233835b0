/** The gallery of components, in development only. */
import { viewVehicle, type ShownVehicle } from '../../../application/vehicle/view-vehicle.ts';
import { listPath } from '../../../domain/inventory/list-path.ts';
import { vehiclePath } from '../../../domain/vehicle/vehicle-url.ts';
import type { CarsView } from '../../../ui/inventory/present-cars.ts';
import { galleryView, type GalleryView } from '../../../ui/gallery/present-gallery.ts';
import type { PageRequest } from '../../../ui/page-request.ts';
import type { PagePorts } from '../loader.ts';
import { loadCars } from './load-cars.ts';

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
    if (viewed.kind === 'shown' && viewed.rated.rating.kind === 'rated') return viewed;
  }
  return null;
};

/** Null on a site without a vehicle whose price is rated. */
export const loadGallery = async (request: PageRequest, ports: PagePorts): Promise<GalleryView | null> => {
  const filtered = await carsOf('YearMin=2005&PriceMax=90000&Body=suv&ShowAll=make', request, ports);
  const paged = await carsOf('PageIndex=5&PageSize=1', request, ports);
  const shown = filtered && (await ratedOf(filtered, request, ports));
  return filtered && paged && shown
    ? galleryView({ filtered, paged, shown }, request, { clock: ports.clock, ...ports.leadForms })
    : null;
};
