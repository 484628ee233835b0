/** The home page: counts of each kind, the latest vehicles, and a quick search filled in from the address. */
import { browseHome } from '../../../application/home/browse-home.ts';
import { decodeQuery } from '../../../domain/inventory/query-codec.ts';
import { placeText } from '../../../domain/location/place-text.ts';
import { withCarried } from '../../../domain/routing/carried-parameters.ts';
import { pathOf } from '../../../domain/routing/path-table.ts';
import { homeView, type HomeView } from '../../../ui/home/present-home.ts';
import type { Loader } from '../loader.ts';
import { stillAround } from './still-maps.ts';
import { cardContextOf, presentCard } from '../../../ui/components/present-card.ts';
import { siteData } from '../../discovery/structured/site-data.ts';

export const loadHome: Loader<HomeView> = async (request, ports) => {
  const { site, language, params, place } = request;
  const context = cardContextOf(request);
  // The home page of a specs-only site is its catalogue.
  if (site.specs) return { kind: 'redirect', status: 302, to: withCarried(pathOf('Specs_Index', language.id), context.carried) };
  const home = await browseHome({ site, place, query: decodeQuery(params).query }, ports);
  const stills = await Promise.all(
    home.ownDealers.map(async (dealer) => [dealer.id, await stillAround(dealer, language.tongue, ports)] as const),
  );
  return {
    kind: 'page',
    view: homeView({
      ...context,
      ...home,
      stills: new Map(stills),
      t: request.t,
      cards: home.ofKind.listings.map((listing) => presentCard(listing, context)),
      around: place && home.isAround ? placeText(place, language.tongue) : null,
    }),
    structured: (absolute) => [siteData(site, language.id, absolute)],
  };
};
