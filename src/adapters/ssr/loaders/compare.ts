/** Up to four listings side by side: `?ids=4471,12`, or one `ids` for each box that was ticked. */
import { readChosen } from '../../../domain/inventory/comparison.ts';
import { carriedParameters } from '../../../domain/routing/carried-parameters.ts';
import { showsDealer } from '../../../domain/site/site.ts';
import type { CompareView } from '../../../ui/compare/compare-view.ts';
import type { Loader } from '../loader.ts';
import { compareView } from '../../../ui/compare/present-comparison.ts';

/** All favourites at once may be ticked without JavaScript. */
const MOST_ASKED = 100;

export const loadCompare: Loader<CompareView> = async ({ site, language, params, place, terms }, { vehicles, clock }) => {
  const chosen = readChosen(params.getAll('ids'), MOST_ASKED);
  const found = (await vehicles.ofIds(chosen.ids)).filter(({ dealer }) => showsDealer(site, dealer));
  const carried = carriedParameters(params, site.logoInInventory);
  const context = { site, languageId: language.id, carried, from: place, terms, now: clock.now() };
  return { kind: 'page', view: compareView(chosen, found, context) };
};
