import { expect } from 'chai';
import { aroundPlace } from '../../../../src/domain/inventory/around-place.ts';
import { EMPTY_QUERY, radiusOf, type InventoryQuery } from '../../../../src/domain/inventory/inventory-query.ts';

const LAVAL = { latitude: 45.57, longitude: -73.74 };
const CANADA = { country: 'CA', companyIds: [] } as const;
const FRANCE = { country: 'FR', companyIds: [] } as const;
const CHOSEN = { ...LAVAL, valid: true };
const GUESSED = { ...LAVAL, valid: false };

const radius = (query: Partial<InventoryQuery>, ...[place, site]: [typeof CHOSEN | null, Parameters<typeof aroundPlace>[2]?]) =>
  radiusOf(aroundPlace({ ...EMPTY_QUERY, ...query }, place, site ?? CANADA));

describe('A search around its visitor', () => {
  it('looks within 100 km of the place that they chose, 1,000 in France', () => {
    expect(radius({}, CHOSEN)).to.equal(100);
    expect(radius({}, CHOSEN, FRANCE)).to.equal(1000);
  });

  it('hides nothing for a place that is only guessed, but measures from it', () => {
    expect(radius({}, GUESSED)).to.equal(null);
    expect(aroundPlace(EMPTY_QUERY, GUESSED, CANADA).near).to.deep.equal(LAVAL);
  });

  it('takes the distance that is asked for, around either', () => {
    expect(radius({ distanceKm: 25 }, CHOSEN)).to.equal(25);
    expect(radius({ distanceKm: 25 }, GUESSED)).to.equal(25);
  });

  it('is anywhere with the distance 0', () => {
    expect(radius({ distanceKm: 0 }, CHOSEN)).to.equal(null);
    expect(radius({ distanceKm: 0, near: LAVAL }, null)).to.equal(null);
  });

  it('asks for nothing without a place', () => {
    expect(radius({ distanceKm: 25 }, null)).to.equal(null);
  });

  it('keeps to the coordinates of its address, with the site’s distance unless it has its own', () => {
    const quebec = { latitude: 46.81, longitude: -71.21 };
    expect(aroundPlace({ ...EMPTY_QUERY, near: quebec }, CHOSEN, CANADA)).to.include({ near: quebec, distanceKm: 100 });
    expect(radius({ near: quebec }, null, FRANCE)).to.equal(1000);
    expect(radius({ near: quebec, distanceKm: 5 }, CHOSEN)).to.equal(5);
  });

  it('draws no circle where it names vehicles, a dealer or a place, or the site is a dealer’s own', () => {
    const named: Partial<InventoryQuery>[] = [
      { ids: [7] },
      { companyIds: [1] },
      { companyName: 'pont viau' },
      { city: 'quebec' },
    ];
    for (const query of [...named, { province: 'qc' }, { country: 'ca' }, { stockNumber: 'a1' }])
      expect(radius(query, CHOSEN), JSON.stringify(query)).to.equal(null);
    expect(radius({}, CHOSEN, { country: 'CA', companyIds: [1, 2] })).to.equal(null);
    expect(radius({ companyIds: [1], distanceKm: 50 }, CHOSEN), 'unless it asks for one').to.equal(50);
  });
});
