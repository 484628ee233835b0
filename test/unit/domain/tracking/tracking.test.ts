import { expect } from 'chai';
import { productViewEvent } from '../../../../src/domain/tracking/product-view-event.ts';
import { isTracked, trackingPayload, viewPayload } from '../../../../src/domain/tracking/tracking-payload.ts';
import { dayOf, firstDayOf } from '../../../../src/domain/tracking/traffic-counts.ts';
import { aVehicle } from '../../../support/builders/a-vehicle.ts';
import { LAVAL } from '../../../support/builders/laval.ts';

const VISITED = { siteId: 1402, page: 'bridge', productId: 7 } as const;

describe('Tracking', () => {
  it('skips site id 0', () => {
    expect(isTracked(0)).to.be.false;
    expect(isTracked(1369)).to.be.true;
  });

  it('reports a view by type of page, site and vehicle', () => {
    expect(viewPayload(VISITED)).to.deep.equal({ TypeId: 3, SiteId: 1402, ProductId: 7 });
    expect(viewPayload({ ...VISITED, page: 'page' }).TypeId).to.equal(1);
    expect(viewPayload({ ...VISITED, page: 'partial' }).TypeId).to.equal(2);
  });

  it('reports a click with the visitor’s place, to about a hundred metres', () => {
    const place = { ...LAVAL, latitude: 45.57512, longitude: -73.68949 };
    expect(trackingPayload(VISITED, 'https://dealer.example/7', place)).to.deep.equal({
      SiteId: 1402,
      TypeId: 3,
      Url: 'https://dealer.example/7',
      ProductId: 7,
      City: 'Laval',
      Province: 'Quebec',
      Country: 'Canada',
      PostalCode: 'H7S',
      Latitude: 45.575,
      Longitude: -73.689,
    });
  });

  it('reports a click without a place where none is known', () => {
    expect(trackingPayload(VISITED, 'https://dealer.example/7', null)).to.include({
      City: '',
      PostalCode: '',
      Latitude: null,
      Longitude: null,
    });
  });

  it('tells a tag manager every field of a vehicle', () => {
    expect(productViewEvent(aVehicle().build(), 'fr', true)).to.deep.equal({
      event: 'product-view',
      lang: 'fr',
      bridge: true,
      stock: 'A1001',
      make: 'Toyota',
      model: 'RAV4',
      year: 2019,
      version: 'Hybrid XLE AWD',
      body: 'suv',
      price: 28_995,
      type: 'car',
      mileage: 82_400,
      transmission: 'cvt',
      fuel: 'hybrid',
    });
  });

  it('uses the dealer’s own words where they fit no enumeration', () => {
    const vehicle = aVehicle()
      .withoutPrice()
      .with({ body: null, fuel: null, unrecognised: { body: 'Targa' } })
      .build();
    expect(productViewEvent(vehicle, 'en', false)).to.include({ body: 'Targa', fuel: null, price: null });
  });

  it('counts by days in UTC', () => {
    const evening = Date.UTC(2026, 2, 1, 23, 59);
    expect(dayOf(evening)).to.equal('2026-03-01');
    expect(firstDayOf(1, evening)).to.equal('2026-03-01');
    expect(firstDayOf(30, evening)).to.equal('2026-01-31');
  });
});
