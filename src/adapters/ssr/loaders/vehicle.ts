/** One vehicle: the regular page, the partial one for embedding, and the bridge to the dealer's own site. */
import { similarVehicles } from '../../../application/inventory/similar-vehicles.ts';
import { carriedParameters } from '../../../domain/routing/carried-parameters.ts';
import type { PageCode } from '../../../domain/routing/section-page.ts';
import { scopeOf, showsDealer } from '../../../domain/site/site.ts';
import { listingIdOf, vehiclePath, type VehiclePageKind } from '../../../domain/vehicle/vehicle-url.ts';
import type { BridgeView, VehicleView } from '../../../ui/vehicle/vehicle-view.ts';
import type { Loader } from '../loader.ts';
import { presentCard } from '../presenters/card-view.ts';
import { bridgeView, outboundUrlOf, vehicleView } from '../presenters/vehicle-view.ts';

const kindOf = (code: PageCode): VehiclePageKind => {
  if (code.endsWith('Partial')) return 'partial';
  if (code.endsWith('Bridge')) return 'bridge';
  return code.endsWith('Regular') ? 'regular' : 'plain';
};

export const loadVehicle: Loader<VehicleView | BridgeView> = async (request, { vehicles, search, clock }) => {
  const { site, language, params, place } = request;
  const id = listingIdOf(request.segments);
  const listing = id === null ? null : await vehicles.ofId(id);
  if (!listing || !showsDealer(site, listing.dealer)) return { kind: 'not-found' };

  const { vehicle } = listing;
  const kind = kindOf(request.code);
  const query = params.size === 0 ? '' : `?${params.toString()}`;
  // Whatever stands before the number is for readers: another make, a new trim, the word of the other list.
  const ownPath = vehiclePath(vehicle, language.id, kind);
  if (request.path !== ownPath) return { kind: 'redirect', status: 301, to: ownPath + query };

  if (kind === 'bridge') {
    const url = outboundUrlOf(vehicle, site);
    return url
      ? { kind: 'page', view: bridgeView(listing, url, { site, languageId: language.id }) }
      : { kind: 'redirect', status: 302, to: vehiclePath(vehicle, language.id) + query };
  }

  const [history, similar] = await Promise.all([
    vehicles.priceHistory(vehicle.id),
    similarVehicles(vehicle, scopeOf(site, null), { search, vehicles }),
  ]);
  const context = { site, languageId: language.id, carried: carriedParameters(params, site.logoInInventory), from: place };
  const view = vehicleView({
    listing,
    history,
    similar: similar.map((each) => presentCard(each, context)),
    now: clock.now(),
    variant: kind === 'partial' ? 'partial' : 'page',
    site,
    languageId: language.id,
  });
  return { kind: 'page', view };
};
