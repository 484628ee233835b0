import { isTracked, TYPE_IDS } from '../../../src/domain/tracking/tracking-payload.ts';
import type { OutboundClick, ProductView, Tracking } from '../../../src/ports/tracking.ts';

export interface Reported {
  readonly kind: 'view' | 'click';
  readonly siteId: number;
  readonly typeId: number;
  readonly productId: number;
  /** Of a click. */
  readonly url?: string;
  readonly city?: string;
}

/** Keeps what was reported; `agrees` is the visitor's consent to analytics. */
export class FakeTracking implements Tracking {
  readonly reported: Reported[] = [];
  /** What the tag manager was told. */
  readonly told: object[] = [];
  readonly #visitor: { readonly agrees: boolean; readonly localhost: boolean };

  constructor(visitor = { agrees: true, localhost: false }) {
    this.#visitor = visitor;
  }

  viewed({ siteId, page, productId, event, tagManager }: ProductView): void {
    if (isTracked(siteId)) this.reported.push({ kind: 'view', siteId, typeId: TYPE_IDS[page], productId });
    if (tagManager !== null && this.#visitor.agrees && !this.#visitor.localhost) this.told.push(event);
  }

  left({ siteId, page, productId, url, place }: OutboundClick): void {
    if (isTracked(siteId))
      this.reported.push({ kind: 'click', siteId, typeId: TYPE_IDS[page], productId, url, city: place?.city ?? '' });
  }
}
