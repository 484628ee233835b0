/** A loader turns a request for a page into the view that its screen shows. */
import type { AlertDesk } from '../../application/leads/answer-alert.ts';
import type { OfferLeadFormPorts } from '../../application/leads/offer-lead-form.ts';
import type { UnderstandSearch } from '../../application/sentence-search/understand-search.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PageRequest } from '../../ui/page-request.ts';
import type { DescribePage } from '../discovery/structured/structured-data.ts';

export interface PagePorts extends Pick<
  Ports,
  'vehicles' | 'search' | 'catalogue' | 'images' | 'clock' | 'contents' | 'baseMaps'
> {
  readonly understandSearch: UnderstandSearch;
  readonly alertDesk: Pick<AlertDesk, 'view'>;
  /** Ports of `offerLeadForm`. */
  readonly leadForms: Omit<OfferLeadFormPorts, 'clock'>;
}

export type Loaded<View> =
  | {
      readonly kind: 'page';
      readonly status?: 200 | 404 | 410;
      readonly view: View;
      /** The page's structured data, besides the breadcrumbs and the site's. */
      readonly structured?: DescribePage;
      /** Path of the page's vehicles as RSS. */
      readonly rss?: string;
      /** Path of the picture shown where the page is shared; the site's own without one. */
      readonly preview?: string;
    }
  /** `to` is a path with its query on the same host. */
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly to: string }
  | { readonly kind: 'not-found' }
  /** The address is invalid: status 400, with advice for the visitor. */
  | { readonly kind: 'refused'; readonly reason: 'too-many-values' };

export type Loader<View> = (request: PageRequest, ports: PagePorts) => Promise<Loaded<View>>;
