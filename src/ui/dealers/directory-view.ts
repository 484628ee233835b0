/** Dealers and makes by province or region, and a dealer's own page, as plain JSON with ready texts. */
import type { VehicleType } from '../../domain/vehicle/attributes.ts';
import type { MapView } from '../inventory/cars-view.ts';
import type { EstimateView } from '../components/estimate-note.tsx';
import type { HoursView } from '../components/opening-hours.tsx';
import type { PagerView } from '../components/pagination.tsx';
import type { CardView } from '../components/vehicle-card.tsx';
import type { DealerView } from './present-dealer.ts';

export interface CountView {
  readonly count: number;
  readonly text: string;
}

/** A dealer in a list of dealers. */
export interface DealerEntry {
  readonly id: number;
  readonly name: string;
  readonly initials: string;
  readonly hue: number;
  readonly city: string | null;
  readonly distance: string | null;
  readonly vehicles: CountView;
  readonly path: string;
}

export interface RegionView {
  /** Also its place on the page. */
  readonly key: string;
  /** Null for dealers without a province. */
  readonly name: string | null;
  readonly total: CountView;
  /** The list of its vehicles; null where there is none to lead to. */
  readonly path: string | null;
  readonly makes: readonly { readonly name: string; readonly count: string; readonly path: string }[];
  readonly dealers: readonly DealerEntry[];
}

/** The same as a list and on a map. */
export interface ListAndMap {
  readonly list: string;
  readonly map: string;
}

export interface DirectoryView {
  readonly paths: ListAndMap;
  readonly dealers: CountView;
  readonly regions: readonly RegionView[];
}

export interface DealerPageView {
  /** Without a query. */
  readonly paths: ListAndMap;
  readonly canonical: string;
  readonly id: number;
  readonly dealer: DealerView;
  readonly hours: HoursView | null;
  readonly region: string | null;
  readonly distance: string | null;
  readonly total: CountView;
  readonly page: { readonly number: number; readonly text: string };
  /** The lists of his vehicles, by kind, with all their filters. */
  readonly lists: readonly { readonly type: VehicleType; readonly count: string; readonly path: string }[];
  readonly cards: readonly CardView[];
  readonly pager: PagerView;
  readonly estimate: EstimateView | null;
  readonly directoryPath: string;
  /** Where the visitor's own vehicle is offered to this dealer. */
  readonly sellPath: string;
}

/** One dealer's vehicles, or all dealers, with a map beside them; the map is null where nothing has a place. */
export interface DealerMapView {
  readonly map: MapView | null;
  readonly shown:
    { readonly kind: 'dealer'; readonly view: DealerPageView } | { readonly kind: 'dealers'; readonly view: DirectoryView };
}
