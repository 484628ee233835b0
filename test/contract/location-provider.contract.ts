/** What every provider of places must do, by example. */
import { expect } from 'chai';
import { distanceKm } from '../../src/domain/location/coordinates.ts';
import type { Place } from '../../src/domain/location/location.ts';
import type { LocationAnswer, LocationProvider, LookupContext } from '../../src/ports/location-provider.ts';
import { IN_PARIS, IN_QUEBEC } from '../support/lookup-context.ts';

export interface Provided {
  readonly provider: LocationProvider;
  readonly close: () => Promise<void>;
}

const MONTREAL = { latitude: 45.5088, longitude: -73.5878 };
const LAVAL = { latitude: 45.57, longitude: -73.74 };
const PARIS = { latitude: 48.8534, longitude: 2.3488 };

const found = (answer: LocationAnswer): Place => {
  expect(answer.kind).to.equal('found');
  return (answer as LocationAnswer & { kind: 'found' }).place;
};

export const locationProviderContract = (name: string, create: () => Promise<Provided>): void => {
  describe(`Finding places: ${name}`, function () {
    let provided: Provided;
    let provider: LocationProvider;
    before(async () => {
      provided = await create();
      provider = provided.provider;
    });
    after(() => provided.close());

    describe('by postal code', () => {
      for (const written of ['H7S 0A3', 'h7s0a3', ' H7S-0a3 ']) {
        it(`finds ${JSON.stringify(written)} in Quebec and writes it as it should be`, async () => {
          const place = found(await provider.find({ by: 'postal code', postalCode: written }, IN_QUEBEC));
          expect(place).to.include({
            postalCode: 'H7S 0A3',
            province: 'Quebec',
            provinceIso: 'QC',
            country: 'Canada',
            countryIso: 'CA',
          });
          expect(distanceKm(place, LAVAL)).to.be.below(10);
        });
      }

      it('finds the first half of a Canadian code alone', async () => {
        expect(found(await provider.find({ by: 'postal code', postalCode: 'J7Z' }, IN_QUEBEC))).to.include({
          postalCode: 'J7Z',
          city: 'Saint-Jérôme',
        });
      });

      it('finds a French code', async () => {
        const place = found(await provider.find({ by: 'postal code', postalCode: '75015' }, IN_PARIS));
        expect(place).to.include({ postalCode: '75015', city: 'Paris', provinceIso: 'IDF', country: 'France', countryIso: 'FR' });
        expect(distanceKm(place, PARIS)).to.be.below(10);
      });

      for (const [code, context] of [
        ['75015', IN_QUEBEC],
        ['H7S 0A3', IN_PARIS],
        ['D1A 1A1', IN_QUEBEC],
        ['96000', IN_PARIS],
        ['7501', IN_PARIS],
        ['somewhere', IN_QUEBEC],
      ] as const) {
        it(`finds nothing for ${code} in ${context.country}`, async () => {
          expect(await provider.find({ by: 'postal code', postalCode: code }, context)).to.deep.equal({ kind: 'none' });
        });
      }
    });

    describe('by keyword', () => {
      for (const [keyword, context, city] of [
        ['Laval QC', IN_QUEBEC, 'Laval'],
        ['laval', IN_QUEBEC, 'Laval'],
        ['saint jerome', IN_QUEBEC, 'Saint-Jérôme'],
        ['SAINT-JÉRÔME QC', IN_QUEBEC, 'Saint-Jérôme'],
        ['montreal qc', IN_QUEBEC, 'Montréal'],
        ['Paris', IN_PARIS, 'Paris'],
        ['Lyon ARA', IN_PARIS, 'Lyon'],
      ] as const) {
        it(`finds ${city} for "${keyword}"`, async () => {
          const place = found(await provider.find({ by: 'keyword', keyword }, context));
          expect(place).to.include({ city, countryIso: context.country });
          expect(place.postalCode).to.not.equal('');
        });
      }

      it('looks in the expected country only', async () => {
        expect(await provider.find({ by: 'keyword', keyword: 'Lyon' }, IN_QUEBEC)).to.deep.equal({ kind: 'none' });
      });

      it('finds nothing for a town that does not exist', async () => {
        expect(await provider.find({ by: 'keyword', keyword: 'Nulle-Part-sur-Rien QC' }, IN_QUEBEC)).to.deep.equal({
          kind: 'none',
        });
      });
    });

    describe('by coordinates', () => {
      it('names the place around them and keeps three of their decimals', async () => {
        const place = found(
          await provider.find({ by: 'coordinates', coordinates: { latitude: 45.7801234, longitude: -74.0009876 } }, IN_QUEBEC),
        );
        expect(place).to.include({
          city: 'Saint-Jérôme',
          provinceIso: 'QC',
          countryIso: 'CA',
          latitude: 45.78,
          longitude: -74.001,
        });
      });

      it('works in France too', async () => {
        expect(found(await provider.find({ by: 'coordinates', coordinates: PARIS }, IN_PARIS))).to.include({
          city: 'Paris',
          provinceIso: 'IDF',
        });
      });

      it('finds nothing far from the expected country', async () => {
        expect(await provider.find({ by: 'coordinates', coordinates: PARIS }, IN_QUEBEC)).to.deep.equal({ kind: 'none' });
        expect(await provider.find({ by: 'coordinates', coordinates: MONTREAL }, IN_PARIS)).to.deep.equal({ kind: 'none' });
      });
    });

    describe('by IP address', () => {
      it('finds roughly where a public address is', async () => {
        const place = found(await provider.find({ by: 'ip', ip: '24.48.0.1' }, IN_QUEBEC));
        expect(place).to.include({ provinceIso: 'QC', countryIso: 'CA' });
        expect(distanceKm(place, MONTREAL)).to.be.below(50);
      });

      it('says so when the address is in another country', async () => {
        expect(found(await provider.find({ by: 'ip', ip: '90.63.1.1' }, IN_QUEBEC)).countryIso).to.equal('FR');
      });

      for (const address of ['127.0.0.1', '10.1.2.3', '192.168.1.1', '::1', 'fe80::1', '192.0.2.1', 'no address']) {
        it(`finds nothing for ${address}`, async () => {
          expect(await provider.find({ by: 'ip', ip: address }, IN_QUEBEC)).to.deep.equal({ kind: 'none' });
        });
      }
    });

    describe('the default province', () => {
      const cases: readonly (readonly [LookupContext, string])[] = [
        [IN_QUEBEC, 'QC'],
        [{ ...IN_QUEBEC, province: '' }, 'QC'],
        [IN_PARIS, 'IDF'],
        [{ ...IN_PARIS, province: '' }, 'IDF'],
      ];
      for (const [context, provinceIso] of cases) {
        it(`is ${provinceIso} for ${context.country} asked with ${JSON.stringify(context.province)}, without city and postal code`, async () => {
          const place = found(await provider.find({ by: 'default province' }, context));
          expect(place).to.include({ provinceIso, countryIso: context.country, city: '', postalCode: '' });
        });
      }
    });
  });
};
