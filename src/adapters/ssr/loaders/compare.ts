/** Up to four listings side by side: `?ids=4471,12`, or one `ids` for each box that was ticked. */
import { MOST_COMPARED, readChosen } from '../../../domain/inventory/comparison.ts';
import { listPath } from '../../../domain/inventory/list-path.ts';
import { carriedParameters } from '../../../domain/routing/carried-parameters.ts';
import { pathOf } from '../../../domain/routing/path-table.ts';
import { showsDealer } from '../../../domain/site/site.ts';
import type { CompareView } from '../../../ui/compare/compare-view.ts';
import type { Loader } from '../loader.ts';
import { comparedEquipment, comparedFacts } from '../presenters/compare-view.ts';
import { presentCard } from '../presenters/card-view.ts';

/** All favourites at once may be ticked without JavaScript. */
const MOST_ASKED = 100;

export const loadCompare: Loader<CompareView> = async ({ site, language, params, place, terms }, { vehicles, clock }) => {
  const path = pathOf('Public_Compare', language.id);
  const chosen = readChosen(params.getAll('ids'), MOST_ASKED);
  const listings = (await vehicles.ofIds(chosen.ids)).filter(({ dealer }) => showsDealer(site, dealer));
  const shown = listings.slice(0, MOST_COMPARED);

  const known = new Map(listings.map(({ vehicle }) => [vehicle.id, `${vehicle.make} ${vehicle.model}`]));
  const pathWith = (ids: readonly number[]): string => (ids.length === 0 ? path : `${path}?ids=${ids.join(',')}`);
  const ids = shown.map(({ vehicle }) => vehicle.id);
  const context = {
    site,
    languageId: language.id,
    carried: carriedParameters(params, site.logoInInventory),
    from: place,
    terms,
  };
  return {
    kind: 'page',
    view: {
      path,
      canonical: pathWith(ids),
      columns: shown.map((listing) => ({
        card: presentCard(listing, context),
        withoutPath: pathWith(ids.filter((id) => id !== listing.vehicle.id)),
      })),
      facts: comparedFacts(shown, { ...context, now: clock.now() }),
      equipment: comparedEquipment(shown.map(({ vehicle }) => vehicle.equipment)),
      leftOut: {
        beyond: listings.slice(MOST_COMPARED).flatMap(({ vehicle }) => known.get(vehicle.id) ?? []),
        repeated: chosen.repeated.flatMap((id) => known.get(id) ?? []),
        unknown: chosen.ids.filter((id) => !known.has(id)),
        unreadable: chosen.unreadable,
      },
      favouritesPath: pathOf('Public_Favorites', language.id),
      browsePath: listPath(site.division, language.id),
    },
  };
};
