/** What the page about buying online shows, as plain JSON; paths without carried parameters. */
import type { EstimateView } from '../components/estimate-note.tsx';
import type { CardView } from '../components/vehicle-card.tsx';
import type { LeadFormsView } from '../leads/lead-forms-view.ts';

/** The vehicle that the visitor came for. */
export type ChosenView =
  | {
      readonly kind: 'offered';
      /** Year, make, model and version. */
      readonly name: string;
      readonly card: CardView;
      /** Its own page. */
      readonly path: string;
      readonly dealer: string;
      readonly forms: LeadFormsView;
    }
  /** It can't be bought online, or not any more. */
  | { readonly kind: 'not-offered'; readonly name: string; readonly path: string };

export interface BuyOnlineView {
  readonly path: string;
  readonly chosen: ChosenView | null;
  readonly total: { readonly count: number; readonly text: string };
  /** The list of all of them. */
  readonly listPath: string;
  /** Some of them. */
  readonly cards: readonly CardView[];
  /** The terms behind the payments on the page. */
  readonly estimate: EstimateView | null;
}
