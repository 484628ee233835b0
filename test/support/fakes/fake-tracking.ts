import { isTracked, TYPE_IDS } from '../../../src/domain/tracking/tracking-payload.ts';
import type { OutboundClick, ProductView, TagManagerConsent, Tracking } from '../../../src/ports/tracking.ts';

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
  /** The tag managers that were loaded. */
  readonly loaded: string[] = [];
  readonly #visitor: { readonly agrees: boolean; readonly localhost: boolean };

  constructor(visitor = { agrees: true, localhost: false }) {
    this.#visitor = visitor;
  }

  agreed({ tagManager, purposes }: TagManagerConsent): void {
    if (tagManager === null || purposes.length === 0 || this.#visitor.localhost || this.loaded.length > 0) return;
    this.loaded.push(tagManager);
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
