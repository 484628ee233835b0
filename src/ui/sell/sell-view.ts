/** The page for a visitor who wants to sell his vehicle or trade it in. */
import type { Confidence } from '../../domain/rating/confidence.ts';
import type { TradeQuestion } from '../../domain/leads/trade-question.ts';
import type { LeadFormsView } from '../leads/lead-forms-view.ts';

/** The dealer whom the visitor's vehicle is offered to. The vehicle that is wanted for it is named as everywhere (`ProductId`). */
export const DEALER_PARAMETER = 'Dealer';

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

/** A vehicle of the inventory that the visitor would have against his own. */
export interface WantedView {
  readonly id: number;
  /** Year, make, model and version. */
  readonly name: string;
  readonly price: string | null;
  readonly dealer: string;
  /** Its own page. */
  readonly path: string;
  /** This page without it. */
  readonly withoutPath: string;
}

/** Somebody who may be asked for an offer: this page again, with the form for him. */
export interface ChoiceView {
  readonly key: string;
  readonly name: string;
  /** Where a dealer is, or what a vehicle costs. */
  readonly detail: string;
  readonly path: string;
  readonly isChosen: boolean;
}

export interface OfferView {
  /** The site itself among them, unless the page is one dealer's own. */
  readonly buyers: readonly (ChoiceView & { readonly isSite: boolean })[];
  /** What may be wanted against his own: the vehicle that he came from, and those that he saved. */
  readonly vehicles: readonly ChoiceView[];
  /** The list, for another one. */
  readonly listPath: string;
  readonly forms: LeadFormsView;
}

export interface SellView {
  readonly path: string;
  readonly question: Pick<TradeQuestion, 'texts' | 'problems'>;
  /** What the visitor asked about, in one line; null where nothing can be answered yet. */
  readonly vehicle: string | null;
  readonly worth: WorthView | NoWorthView | null;
  readonly wanted: WantedView | null;
  /** The address names a vehicle that is not on offer any more. */
  readonly isWantedGone: boolean;
  /** The dealer whom the address names; null for none. */
  readonly dealerId: number | null;
  /** Null until the vehicle is described. */
  readonly offer: OfferView | null;
  /** Suggestions for the fields. */
  readonly makes: readonly string[];
  readonly models: readonly string[];
  readonly newestYear: number;
}
