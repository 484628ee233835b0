/** The page for a visitor who wants to sell his vehicle or trade it in. */
import type { Confidence } from '../../domain/rating/confidence.ts';
import type { TradeQuestion } from '../../domain/trade/trade-question.ts';
import type { LeadFormsView } from '../leads/lead-forms-view.ts';

export interface WorthView {
  readonly kind: 'range';
  /** What dealers ask for such a vehicle. */
  readonly asked: { readonly low: string; readonly high: string };
  /** What a dealer may give for it. */
  readonly tradeIn: { readonly low: string; readonly high: string };
  /** How much less than he asks a dealer is assumed to give. */
  readonly margin: { readonly least: string; readonly most: string };
  readonly confidence: Confidence;
  readonly sample: number;
  /** The closest of the sample that this site shows. */
  readonly closest: readonly {
    readonly id: number;
    readonly name: string;
    readonly facts: string;
    readonly price: string;
    readonly path: string;
  }[];
  /** The financing page with the lower end of the trade-in as the down payment. */
  readonly financingPath: string;
}

export interface NoWorthView {
  readonly kind: 'none';
  readonly reason: 'few' | 'spread';
  readonly sample: number;
}

export interface SellView {
  readonly path: string;
  readonly question: Pick<TradeQuestion, 'texts' | 'problems'>;
  /** What the visitor asked about, in one line; null where nothing can be answered yet. */
  readonly vehicle: string | null;
  readonly worth: WorthView | NoWorthView | null;
  /** Suggestions for the fields. */
  readonly makes: readonly string[];
  readonly models: readonly string[];
  readonly newestYear: number;
  readonly forms: LeadFormsView;
}
