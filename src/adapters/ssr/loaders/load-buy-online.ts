/** How vehicles are bought online, which ones can be, and the one that the visitor chose (`?ProductId=`). */
import { browseOnline } from '../../../application/buy-online/browse-online.ts';
import { buyOnlineView, SHOWN, type BuyOnlineView } from '../../../ui/buy-online/present-buy-online.ts';
import type { Loader } from '../loader.ts';
import { vehicleAskedFor } from '../vehicle-asked-for.ts';

export const loadBuyOnline: Loader<BuyOnlineView> = async (request, ports) => {
  const { site, place } = request;
  const [online, listing] = await Promise.all([
    // One more, as the chosen vehicle is not shown twice.
    browseOnline({ site, place, most: SHOWN + 1 }, ports),
    vehicleAskedFor(request, ports),
  ]);
  return { kind: 'page', view: buyOnlineView(online, listing, request, { clock: ports.clock, ...ports.leadForms }) };
};
