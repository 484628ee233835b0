import { expect } from 'chai';
import fc from 'fast-check';
import { exactPlaceOf, isPlaceOf, placeLookups, placementsOf } from '../../../../src/domain/dealers/dealer-place.ts';
import { PROVINCES } from '../../../../src/domain/location/provinces.ts';
import { LAVAL } from '../../../support/builders/laval.ts';

const LAVAL_ADDRESS = { city: 'Laval', province: 'Québec', postalCode: 'H7N 4Y5', country: 'CA' };
const QUEBEC = { country: 'CA', province: 'QC' } as const;
const AT = { latitude: 45.5, longitude: -73.5 };

describe('The address of a dealer without coordinates', () => {
  it('is looked up by its postal code, then by its town and province', () => {
    expect(placeLookups(LAVAL_ADDRESS)).to.deep.equal([
      { by: 'postal code', lookup: { by: 'postal code', postalCode: 'H7N 4Y5' }, expected: QUEBEC },
      { by: 'town', lookup: { by: 'keyword', keyword: 'Laval QC' }, expected: QUEBEC },
    ]);
  });

  it('has the province of its postal code where it names none, also of a code that no list has', () => {
    const albertville = placeLookups({ city: 'Albertville', province: null, postalCode: '73203', country: 'FR' });
    expect(albertville[1]).to.deep.include({ lookup: { by: 'keyword', keyword: 'Albertville ARA' } });
  });

  it('is not guessed from a town alone, since many towns share a name', () => {
    expect(placeLookups({ ...LAVAL_ADDRESS, province: null, postalCode: null })).to.deep.equal([]);
    expect(placeLookups({ ...LAVAL_ADDRESS, province: 'Somewhere', postalCode: 'none' })).to.deep.equal([]);
  });

  it('is not looked up in countries without a site', () => {
    expect(placeLookups({ ...LAVAL_ADDRESS, country: 'US', postalCode: '75001' })).to.deep.equal([]);
  });

  it('is believed only where country and province are the ones that it names', () => {
    expect(isPlaceOf(LAVAL, QUEBEC)).to.equal(true);
    expect(isPlaceOf(LAVAL, { country: 'CA', province: '' })).to.equal(true);
    fc.assert(
      fc.property(fc.constantFrom(...PROVINCES), fc.constantFrom(...PROVINCES), (found, { country, iso }) => {
        const place = { ...LAVAL, countryIso: found.country, provinceIso: found.iso };
        expect(isPlaceOf(place, { country, province: iso })).to.equal(found.country === country && found.iso === iso);
      }),
    );
  });

  it('never asks for a town first, nor for one outside of a province, whatever a feed says', () => {
    const text = fc.option(fc.oneof(fc.string(), fc.constantFrom('Laval', 'QC', 'H7N 4Y5', '69001')), { nil: null });
    const country = fc.constantFrom('CA', 'FR', 'US', 'ZZ');
    fc.assert(
      fc.property(fc.record({ city: text, province: text, postalCode: text, country }), (address) => {
        const [first, ...others] = placeLookups(address);
        expect(others.every(({ by }) => by === 'town' && first?.by === 'postal code')).to.equal(true);
        for (const { by, expected } of [first, ...others].filter((lookup) => lookup !== undefined))
          if (by === 'town') expect(expected.province).not.to.equal('');
      }),
    );
  });
});

describe('The place of a dealer', () => {
  it('is exact only where the feed gives it', () => {
    expect(exactPlaceOf({ coordinates: AT, placedBy: null })).to.equal(AT);
    expect(exactPlaceOf({ coordinates: AT, placedBy: 'postal code' })).to.equal(null);
    expect(exactPlaceOf({ coordinates: null, placedBy: null })).to.equal(null);
  });

  it('is counted by where it is from', () => {
    const dealers = [
      { coordinates: AT, placedBy: null },
      { coordinates: AT, placedBy: 'postal code' },
      { coordinates: AT, placedBy: 'town' },
      { coordinates: null, placedBy: null },
      { coordinates: null, placedBy: null },
    ] as const;
    expect(placementsOf(dealers)).to.deep.equal({ feed: 1, 'postal code': 1, town: 1, none: 2 });
  });
});
