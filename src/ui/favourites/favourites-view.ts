/** What the page of favourites shows, as plain JSON with ready texts. */
import type { Availability } from '../../domain/vehicle/availability.ts';
import type { EstimateView } from '../components/estimate-note.tsx';
import type { CardView } from '../components/vehicle-card.tsx';

export type ChangeView =
  /** `on` is said of a drop where nobody knows since when the vehicle is kept. */
  | { readonly kind: 'fell' | 'rose'; readonly by: string; readonly on: string | null }
  | { readonly kind: 'priced' | 'unpriced' }
  | { readonly kind: 'availability'; readonly now: Availability; readonly on: string };

export interface FavouriteView {
  readonly card: CardView;
  /** Whether it can be had, or will be. */
  readonly listed: boolean;
  readonly changes: readonly ChangeView[];
  /** The price when it was saved, where it has another one now. */
  readonly was: string | null;
  /** Null where nobody knows. */
  readonly savedOn: string | null;
  /** Vehicles like one that is gone. */
  readonly similarPath: string | null;
}

interface Common {
  /** This page without a query. */
  readonly path: string;
  readonly browsePath: string;
  readonly comparePath: string;
  /** Ids that are no vehicle here. */
  readonly unknown: readonly number[];
  readonly estimate: EstimateView | null;
}

export interface OwnFavouritesView extends Common {
  readonly kind: 'own';
  readonly changed: readonly FavouriteView[];
  readonly unchanged: readonly FavouriteView[];
  /** Path of the list as others see it. */
  readonly sharePath: string;
  /** What has just been removed, for the way back. */
  readonly undo: { readonly kept: string; readonly count: number } | null;
}

export interface SharedFavouritesView extends Common {
  readonly kind: 'shared';
  readonly cards: readonly CardView[];
}

export type FavouritesView = OwnFavouritesView | SharedFavouritesView;
