/** One vehicle: the regular page, the partial one for embedding, the bridge to the dealer's own site, and the page of one sold long ago. */
import { placeInResults } from '../../../application/inventory/place-in-results.ts';
import { unlessSearchIsAway } from '../../../application/inventory/unless-search-is-away.ts';
import { viewVehicle } from '../../../application/vehicle/view-vehicle.ts';
import { RESULTS_PARAMETER } from '../../../domain/inventory/results-address.ts';
import type { PageCode } from '../../../domain/routing/section-page.ts';
import { idInPath } from '../../../domain/routing/path-id.ts';
import type { VehiclePageKind } from '../../../domain/vehicle/vehicle-url.ts';
import type { Listing } from '../../../domain/vehicle/vehicle.ts';
import { bridgeView, type BridgeView } from '../../../ui/vehicle/bridge/present-bridge.ts';
import { goneView, vehicleView, type GoneView, type VehicleView } from '../../../ui/vehicle/present-vehicle.ts';
import { resultsAt, trailView, type TrailView } from '../../../ui/vehicle/present-trail.ts';
import type { PageRequest } from '../../../ui/page-request.ts';
import type { Loader, PagePorts } from '../loader.ts';
import { stillAround } from './still-maps.ts';
import { cardContextOf, presentCard } from '../../../ui/components/present-card.ts';
import { vehicleLeadForms } from '../../../ui/leads/present-lead-forms.ts';
import { vehiclePreviewPath } from '../../discovery/previews/vehicle-preview.ts';
import { breadcrumbData } from '../../discovery/structured/site-data.ts';
import { vehicleData } from '../../discovery/structured/vehicle-data.ts';

const kindOf = (code: PageCode): VehiclePageKind => {
  if (code.endsWith('Partial')) return 'partial';
  if (code.endsWith('Bridge')) return 'bridge';
  return code.endsWith('Regular') ? 'regular' : 'plain';
};

/** The way back to the list that the address names; null where it names none. */
const trailOf = async (id: number, request: PageRequest, ports: PagePorts): Promise<TrailView | null> => {
  const { site, language, params, place } = request;
  const list = resultsAt(params.get(RESULTS_PARAMETER));
  if (!list) return null;
  const asked = { site, division: list.division, query: list.query, place };
  const standing = await unlessSearchIsAway(placeInResults(id, asked, ports), null);
  return trailView(id, list, standing, language.id);
};

export const loadVehicle: Loader<VehicleView | BridgeView | GoneView> = async (request, ports) => {
  const { site, language, params, path, place, terms } = request;
  const languageId = language.id;
  const kind = kindOf(request.code);
  const viewed = await viewVehicle({ site, languageId, id: idInPath(request.segments), path, kind }, ports);
  const cardsOf = (similar: readonly Listing[]) => similar.map((each) => presentCard(each, cardContextOf(request)));
  switch (viewed.kind) {
    case 'unknown':
      return { kind: 'not-found' };
    case 'moved': {
      const query = params.size === 0 ? '' : `?${params.toString()}`;
      return { kind: 'redirect', status: viewed.permanently ? 301 : 302, to: viewed.path + query };
    }
    case 'gone': {
      const view = goneView(viewed.vehicle, cardsOf(viewed.similar), { site, languageId, terms });
      return { kind: 'page', status: 410, view };
    }
    case 'bridge':
      return { kind: 'page', view: bridgeView(viewed.listing, viewed.url, { site, languageId }) };
    case 'shown': {
      const { listing } = viewed;
      const view = vehicleView({
        ...viewed,
        similar: cardsOf(viewed.similar),
        now: ports.clock.now(),
        still: await stillAround(listing.dealer, language.tongue, ports),
        variant: kind === 'partial' ? 'partial' : 'page',
        trail: kind === 'partial' ? null : await trailOf(listing.vehicle.id, request, ports),
        site,
        languageId,
        from: place,
        asked: request,
        t: request.t,
        leads: vehicleLeadForms(listing, request, { clock: ports.clock, ...ports.leadForms }),
      });
      return {
        kind: 'page',
        view,
        preview: vehiclePreviewPath(listing, site, languageId),
        structured: (absolute, t) => [
          vehicleData(listing, languageId, absolute),
          breadcrumbData([{ label: t(`types.${listing.vehicle.type}`), path: view.typePath }, ...view.crumbs], absolute),
        ],
      };
    }
  }
};
