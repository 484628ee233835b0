/** One vehicle: the regular page, the partial one for embedding, the bridge to the dealer's own site, and what is left of one long gone. */
import { outboundUrlOf } from '../../../application/tracking/outbound-url.ts';
import { styleOfListing } from '../../../application/catalogue/style-of-listing.ts';
import { similarVehicles } from '../../../application/inventory/similar-vehicles.ts';
import { rateVehicle } from '../../../application/rating/rate-vehicle.ts';
import { carriedParameters } from '../../../domain/routing/carried-parameters.ts';
import type { PageCode } from '../../../domain/routing/section-page.ts';
import { scopeOf, showsDealer, type Site } from '../../../domain/site/site.ts';
import { AVAILABILITY_RULES, unlistedSince } from '../../../domain/vehicle/availability.ts';
import { listingIdOf, vehiclePath, type VehiclePageKind } from '../../../domain/vehicle/vehicle-url.ts';
import type { Vehicle } from '../../../domain/vehicle/vehicle.ts';
import type { BridgeView, GoneView, VehicleView } from '../../../ui/vehicle/vehicle-view.ts';
import { catalogueScope } from '../../../application/catalogue/catalogue-scope.ts';
import type { Loader, PagePorts } from '../loader.ts';
import { bridgeView } from '../../../ui/vehicle/present-bridge.ts';
import { presentCard } from '../../../ui/components/present-card.ts';
import { vehicleLeadForms } from '../../../ui/leads/present-lead-forms.ts';
import { goneView, vehicleView } from '../../../ui/vehicle/present-vehicle.ts';
import { vehiclePreviewPath } from '../../discovery/previews/vehicle-preview.ts';
import { breadcrumbData } from '../../discovery/structured/site-data.ts';
import { vehicleData } from '../../discovery/structured/vehicle-data.ts';

const DAY = 86_400_000;

const kindOf = (code: PageCode): VehiclePageKind => {
  if (code.endsWith('Partial')) return 'partial';
  if (code.endsWith('Bridge')) return 'bridge';
  return code.endsWith('Regular') ? 'regular' : 'plain';
};

/** Whether the vehicle has been sold, or away, for longer than the site keeps its page. */
const isLongGone = async (vehicle: Vehicle, { soldPageDays }: Site, { vehicles, clock }: PagePorts): Promise<boolean> => {
  if (AVAILABILITY_RULES[vehicle.availability].listed) return false;
  const left = unlistedSince(await vehicles.availabilityHistory(vehicle.id));
  return left !== null && clock.now() - left > soldPageDays * DAY;
};

export const loadVehicle: Loader<VehicleView | BridgeView | GoneView> = async (request, ports) => {
  const { vehicles, search, clock } = ports;
  const { site, language, params, place, terms } = request;
  const languageId = language.id;
  const id = listingIdOf(request.segments);
  const listing = id === null ? null : await vehicles.ofId(id);
  if (!listing || !showsDealer(site, listing.dealer)) return { kind: 'not-found' };

  const { vehicle } = listing;
  const kind = kindOf(request.code);
  const query = params.size === 0 ? '' : `?${params.toString()}`;
  // Whatever stands before the number is for readers: another make, a new trim, the word of the other list.
  const ownPath = vehiclePath(vehicle, languageId, kind);
  if (request.path !== ownPath) return { kind: 'redirect', status: 301, to: ownPath + query };

  const similar = async () => {
    const context = { site, languageId, carried: carriedParameters(params, site.logoInInventory), from: place, terms };
    const found = await similarVehicles(vehicle, scopeOf(site, null), { search, vehicles });
    return found.map((each) => presentCard(each, context));
  };
  if (await isLongGone(vehicle, site, ports))
    return { kind: 'page', status: 410, view: goneView(vehicle, await similar(), { site, languageId, terms }) };

  if (kind === 'bridge') {
    const url = outboundUrlOf(vehicle, site);
    return url
      ? { kind: 'page', view: bridgeView(listing, url, { site, languageId }) }
      : { kind: 'redirect', status: 302, to: vehiclePath(vehicle, languageId) + query };
  }

  const [history, cards, matched, rated] = await Promise.all([
    vehicles.priceHistory(vehicle.id),
    similar(),
    styleOfListing(vehicle, ports.catalogue, catalogueScope(site)),
    // By the whole market, so that a rating is the same on a dealer's own site.
    rateVehicle(vehicle, { ...scopeOf(site, null), companyIds: null }, { search, vehicles }),
  ]);
  const view = vehicleView({
    listing,
    history,
    rated,
    similar: cards,
    style: matched?.style ?? null,
    now: clock.now(),
    variant: kind === 'partial' ? 'partial' : 'page',
    site,
    languageId,
    from: place,
    asked: request,
    t: request.t,
    leads: vehicleLeadForms(listing, request, { clock, ...ports.leadForms }),
  });
  return {
    kind: 'page',
    view,
    preview: vehiclePreviewPath(listing, site, languageId),
    structured: (absolute, t) => [
      vehicleData(listing, languageId, absolute),
      breadcrumbData([{ label: t(`types.${vehicle.type}`), path: view.typePath }, ...view.crumbs], absolute),
    ],
  };
};
