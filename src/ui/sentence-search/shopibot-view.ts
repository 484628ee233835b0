/** What the page that takes a sentence shows, as plain JSON. */
import type { ChipView } from '../filters/filter-view.ts';
import type { EstimateView } from '../components/estimate-note.tsx';
import type { CardView } from '../components/vehicle-card.tsx';

export interface AnswerView {
  /** The sentence's filters; each leads to the list without it, where all can be changed. */
  readonly chips: readonly ChipView[];
  /** City null: around the visitor. */
  readonly place: { readonly city: string | null; readonly distance: string; readonly href: string } | null;
  /** 'Near me', and nobody knows where that is. */
  readonly lacksVisitor: boolean;
  /** Words that no filter came from, as typed. */
  readonly unused: readonly string[];
  /** Those of them that the vehicles below have in their names. */
  readonly keyword: string | null;
  readonly total: { readonly count: number; readonly text: string };
  readonly listHref: string;
  readonly cards: readonly CardView[];
  readonly estimate: EstimateView | null;
}

export interface ShopibotView {
  readonly path: string;
  readonly field: { readonly name: string; readonly value: string; readonly maxLength: number };
  /** Null until something was asked. */
  readonly answer: AnswerView | null;
}
