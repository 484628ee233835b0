/** Up to four listings side by side: `?ids=4471,12`, or one `ids` for each ticked box. */
import { shownListings } from '../../../application/inventory/shown-listings.ts';
import { MOST_COMPARED, readChosen } from '../../../domain/inventory/comparison.ts';
import type { CompareView } from '../../../ui/compare/compare-table.tsx';
import type { Loader } from '../loader.ts';
import { cardContextOf } from '../../../ui/components/present-card.ts';
import { severalLeadForms } from '../../../ui/leads/present-lead-forms.ts';
import { compareView } from '../../../ui/compare/present-comparison.ts';

/** Without JavaScript, all favourites can be ticked. */
const MOST_ASKED = 100;

export const loadCompare: Loader<CompareView> = async (request, { vehicles, clock, leadForms }) => {
  const chosen = readChosen(request.params.getAll('ids'), MOST_ASKED);
  const found = await shownListings(chosen.ids, request.site, vehicles);
  const leads = severalLeadForms(found.slice(0, MOST_COMPARED), request, { clock, ...leadForms });
  return { kind: 'page', view: compareView(chosen, found, { ...cardContextOf(request), t: request.t }, leads) };
};
