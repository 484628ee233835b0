/** A loader turns a request for a page into the view that its screen shows. */
import type { Language } from '../../domain/language/language.ts';
import type { PageCode } from '../../domain/routing/section-page.ts';
import type { Site } from '../../domain/site/site.ts';
import type { Clock } from '../../ports/clock.ts';
import type { InventorySearch } from '../../ports/inventory-search.ts';
import type { Vehicles } from '../../ports/vehicles.ts';

export interface PageRequest {
  readonly site: Site;
  readonly language: Language;
  readonly code: PageCode;
  /** The path's variable segments, decoded. */
  readonly segments: readonly string[];
  /** Path without query, as requested. */
  readonly path: string;
  readonly params: URLSearchParams;
}

export interface PagePorts {
  readonly vehicles: Vehicles;
  readonly search: InventorySearch;
  readonly clock: Clock;
}

export type Loaded<View> =
  | { readonly kind: 'page'; readonly status?: 200 | 410; readonly view: View }
  /** `to` is a path with its query on the same host. */
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly to: string }
  | { readonly kind: 'not-found' };

export type Loader<View> = (request: PageRequest, ports: PagePorts) => Promise<Loaded<View>>;
