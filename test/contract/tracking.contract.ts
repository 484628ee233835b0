/** What every adapter of `Tracking` does, the fake included. */
import { expect } from 'chai';
import type { OutboundClick, ProductView, TagManagerConsent, Tracking } from '../../src/ports/tracking.ts';
import { LAVAL } from '../support/builders/laval.ts';
import type { Reported } from '../support/fakes/fake-tracking.ts';

export interface TrackedVisitor {
  /** Their consent to analytics. */
  readonly agrees: boolean;
  readonly localhost: boolean;
}

export interface TrackingBench {
  readonly tracking: Tracking;
  readonly reported: () => readonly Reported[];
  /** What the tag manager was told. */
  readonly told: () => readonly unknown[];
  /** The tag managers that were loaded. */
  readonly loaded: () => readonly string[];
}

const EVENT: ProductView['event'] = {
  event: 'product-view',
  lang: 'en',
  bridge: false,
  stock: 'A1',
  make: 'Toyota',
  model: 'RAV4',
  year: 2024,
  version: null,
  body: 'suv',
  price: 30_000,
  type: 'car',
  mileage: 10,
  transmission: null,
  fuel: 'gas',
};
const VIEW: ProductView = { siteId: 1402, page: 'page', productId: 7, event: EVENT, tagManager: 'GTM-X' };
const CLICK: OutboundClick = {
  siteId: 1402,
  page: 'bridge',
  productId: 7,
  url: 'https://dealer.example/7',
  place: LAVAL,
};

export const trackingContract = (name: string, open: (visitor: TrackedVisitor) => TrackingBench): void => {
  describe(`Tracking: ${name}`, () => {
    const visitor = { agrees: true, localhost: false };

    it('reports a view with site, kind of page and vehicle', () => {
      const { tracking, reported } = open(visitor);
      tracking.viewed(VIEW);
      expect(reported()).to.deep.equal([{ kind: 'view', siteId: 1402, typeId: 1, productId: 7 }]);
    });

    it('reports a click with the dealer’s page and the visitor’s place, known or not', () => {
      const { tracking, reported } = open(visitor);
      tracking.left(CLICK);
      tracking.left({ ...CLICK, place: null });
      const click = { kind: 'click', siteId: 1402, typeId: 3, productId: 7, url: 'https://dealer.example/7' };
      expect(reported()).to.deep.equal([
        { ...click, city: 'Laval' },
        { ...click, city: '' },
      ]);
    });

    it('reports nothing to the data host for site id 0', () => {
      const { tracking, reported } = open(visitor);
      tracking.viewed({ ...VIEW, siteId: 0 });
      tracking.left({ ...CLICK, siteId: 0 });
      expect(reported()).to.deep.equal([]);
    });

    it('loads the tag manager once, for a visitor who agreed to something, and not on localhost', () => {
      const loadedBy = (who: TrackedVisitor, consent: TagManagerConsent): readonly string[] => {
        const { tracking, loaded } = open(who);
        tracking.agreed(consent);
        tracking.agreed(consent);
        return loaded();
      };
      expect(loadedBy(visitor, { tagManager: null, purposes: ['analytics'] })).to.deep.equal([]);
      expect(loadedBy(visitor, { tagManager: 'GTM-X', purposes: [] })).to.deep.equal([]);
      expect(loadedBy({ ...visitor, localhost: true }, { tagManager: 'GTM-X', purposes: ['analytics'] })).to.deep.equal([]);
      expect(loadedBy(visitor, { tagManager: 'GTM-X', purposes: ['analytics'] })).to.deep.equal(['GTM-X']);
    });

    it('tells the tag manager of views, with consent, where there is one and not on localhost', () => {
      const toldBy = (who: TrackedVisitor, view: ProductView): readonly unknown[] => {
        const { tracking, told } = open(who);
        tracking.viewed(view);
        tracking.left(CLICK);
        return told();
      };
      expect(toldBy(visitor, VIEW)).to.deep.equal([EVENT]);
      expect(toldBy(visitor, { ...VIEW, tagManager: null })).to.deep.equal([]);
      expect(toldBy({ ...visitor, agrees: false }, VIEW)).to.deep.equal([]);
      expect(toldBy({ ...visitor, localhost: true }, VIEW)).to.deep.equal([]);
    });
  });
};
