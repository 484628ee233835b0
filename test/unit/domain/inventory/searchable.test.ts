import { expect } from 'chai';
import { boundsOf, bucketOf } from '../../../../src/domain/inventory/facets.ts';
import { EMPTY_QUERY } from '../../../../src/domain/inventory/inventory-query.ts';
import { filterText, isListed, isPublished, searchableVin, searchableYear } from '../../../../src/domain/inventory/searchable.ts';
import { aVehicle } from '../../../support/builders/a-vehicle.ts';

describe('What a search uses of a vehicle', () => {
  it('is under which sources it is published, however they are written', () => {
    const vehicle = { sources: ['AUTO123', 'Moto123'] };
    expect(['AUTO123', 'moto123', 'AUTO'].map((source) => isPublished(vehicle, source))).to.deep.equal([true, true, false]);
    expect(isPublished({ sources: [] }, 'AUTO123')).to.equal(false);
  });

  it('is its VIN as a word, where it is one of up to eighteen letters and digits', () => {
    const wordOf = (vin: string | null) => searchableVin({ vin });
    expect(wordOf('2T1BURHE5JC123456')).to.equal('2t1burhe5jc123456');
    expect(['1234567890123456789', 'AB 12', '', null].map(wordOf)).to.deep.equal([null, null, null, null]);
  });

  const yearOf = (year: number | null) => searchableYear(aVehicle().with({ year }).build());

  it('is a whole year from the first to the last that can be asked for', () => {
    expect([0, 9999, 10_000].map(yearOf)).to.deep.equal([0, 9999, null]);
    expect([yearOf(null), yearOf(2019.5), yearOf(2019), yearOf(-1), yearOf(99_999)]).to.deep.equal([
      null,
      null,
      2019,
      null,
      null,
    ]);
  });

  it('is only what is listed, and text that says something', () => {
    expect([isListed(aVehicle().build()), isListed(aVehicle().sold().build())]).to.deep.equal([true, false]);
    expect([null, '', '  ', ' Citroën '].map(filterText)).to.deep.equal([null, null, null, 'citroen']);
  });

  it('falls into the bucket of its edges, below the first into the first', () => {
    expect([-5, 0, 4999, 5000, 99_999, 1_000_000].map((price) => bucketOf('price', price))).to.deep.equal([0, 0, 0, 1, 19, 20]);
    expect(boundsOf({ ...EMPTY_QUERY, priceMin: 5 }, 'price')).to.deep.equal({ min: 5, max: null });
    expect(boundsOf({ ...EMPTY_QUERY, ownersMax: 2 }, 'owners')).to.deep.equal({ min: null, max: 2 });
  });
});
