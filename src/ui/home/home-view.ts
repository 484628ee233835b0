/** What the home page shows, as plain JSON; figures and names are ready text in the page's language, paths without carried parameters. */
import type { VehicleType } from '../../domain/vehicle/attributes.ts';
import type { EstimateView } from '../components/estimate-note.tsx';
import type { AdView } from '../components/ad-card.tsx';
import type { CardView } from '../components/vehicle-card.tsx';

/** A number, and how the language writes it. */
export interface Count {
  readonly count: number;
  readonly text: string;
}

export interface KindView {
  readonly type: VehicleType;
  readonly count: string;
  /** This page with the search form for that kind. */
  readonly path: string;
}

export interface ChoiceView {
  readonly value: string;
  readonly label: string;
  readonly count: string;
}

/** The quick search as its address has it. */
export interface QuickSearchView {
  /** The list that it leads to. */
  readonly action: string;
  readonly make: string;
  readonly makes: readonly ChoiceView[];
  readonly model: string;
  /** Of the chosen make; empty until one is chosen. */
  readonly models: readonly ChoiceView[];
  readonly priceMax: string;
  readonly keyword: string;
  readonly currencySign: { readonly text: string; readonly place: 'start' | 'end' };
  readonly found: Count;
  /** Around the visitor there is nothing: the search looks everywhere. */
  readonly everywhere: boolean;
}

/** What the site itself offers; every word is ready text in the page's language. */
export interface OfferView extends Omit<AdView, 'name' | 'frame'> {
  /** A drawn vehicle, not a picture of the site's own. */
  readonly drawn: boolean;
}

export interface LinkView {
  readonly label: string;
  readonly count: string;
  readonly path: string;
}

export interface HomeView {
  readonly path: string;
  readonly vehicles: Count;
  readonly dealers: Count;
  readonly kind: VehicleType;
  readonly kinds: readonly KindView[];
  readonly drawing: string;
  readonly search: QuickSearchView;
  /** The place that everything is counted around; null where it is counted everywhere. */
  readonly around: string | null;
  readonly offers: readonly OfferView[];
  readonly bodies: readonly (LinkView & { readonly drawing: string })[];
  readonly makes: readonly LinkView[];
  /** The showroom, where the catalogue has anything for the site. */
  readonly showroom: {
    readonly path: string;
    readonly specsPath: string;
    readonly drawing: string;
    readonly models: Count;
  } | null;
  readonly newest: readonly CardView[];
  readonly newestPath: string;
  readonly estimate: EstimateView | null;
}
