import { expect } from 'chai';
import fc from 'fast-check';
import { dealerData } from '../../../../src/adapters/discovery/structured/dealer-data.ts';
import { breadcrumbData, listData, questionsData, siteData } from '../../../../src/adapters/discovery/structured/site-data.ts';
import { jsonLdOf, type StructuredData } from '../../../../src/adapters/discovery/structured/structured-data.ts';
import { vehicleData } from '../../../../src/adapters/discovery/structured/vehicle-data.ts';
import { parseOpeningHours } from '../../../../src/domain/dealers/opening-hours.ts';
import { LANGUAGE_IDS } from '../../../../src/domain/language/language.ts';
import { arbitraryListing } from '../../../support/arbitraries/inventory.ts';
import { aDealer } from '../../../support/builders/a-dealer.ts';
import { aSite } from '../../../support/builders/a-frame.ts';
import { aVehicle, type VehicleBuilder } from '../../../support/builders/a-vehicle.ts';
import { structuredFaults } from '../../../support/crawl/structured-schema.ts';

const absolute = (path: string): string => `https://cars.example${path}`;
const faultsOf = (...things: readonly StructuredData[]): readonly string[] => structuredFaults(JSON.stringify(jsonLdOf(things)));
const plain = (thing: StructuredData): Readonly<Record<string, unknown>> =>
  JSON.parse(JSON.stringify(thing)) as Readonly<Record<string, unknown>>;
const said = (vehicle: VehicleBuilder) =>
  plain(vehicleData({ vehicle: vehicle.build(), dealer: aDealer().build() }, 1, absolute));

describe('what pages say to machines', () => {
  it('of a vehicle is a car with its offer and who sells it', () => {
    const data = said(aVehicle().numbered());
    expect(data).to.deep.include({
      '@type': 'Car',
      name: '2019 Toyota RAV4 Hybrid XLE AWD',
      url: 'https://cars.example/en-ca/car-for-sale/toyota/rav4/2019-hybrid-xle-awd-1',
      brand: { '@type': 'Brand', name: 'Toyota' },
      model: 'RAV4',
      vehicleModelDate: '2019',
      vehicleIdentificationNumber: 'JTMRWRFV1KD000001',
      itemCondition: 'https://schema.org/UsedCondition',
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: 82_400, unitCode: 'KMT' },
      driveWheelConfiguration: 'https://schema.org/AllWheelDriveConfiguration',
    });
    expect(data.offers).to.deep.include({
      '@type': 'Offer',
      price: 28_995,
      priceCurrency: 'CAD',
      availability: 'https://schema.org/InStock',
    });
    expect((data.offers as Readonly<Record<string, unknown>>).seller).to.deep.include({
      '@type': 'AutoDealer',
      name: 'Autos du Pont-Viau',
    });
  });

  it('leaves out what is not known', () => {
    const data = said(aVehicle().with({ vin: null, mileageKm: null, year: null, version: null, price: null, images: [] }));
    expect(data).not.to.have.any.keys(
      'vehicleIdentificationNumber',
      'mileageFromOdometer',
      'vehicleModelDate',
      'vehicleConfiguration',
    );
    expect(data.offers).not.to.have.any.keys('price', 'priceCurrency');
    expect(data.image).to.deep.equal(['https://cars.example/art/suv-a91d2a.svg']);
  });

  it('calls a motorcycle one, and counts the hours of a boat', () => {
    expect(said(aVehicle().with({ type: 'motorcycle' }))['@type']).to.equal('Motorcycle');
    const boat = said(aVehicle().with({ type: 'boat', mileageKm: null, mileageOriginal: { value: 120, unit: 'h' } }));
    expect(boat).to.deep.include({
      '@type': 'Vehicle',
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: 120, unitCode: 'HUR' },
    });
  });

  it('is complete for every vehicle in every language', () => {
    fc.assert(
      fc.property(arbitraryListing(50, 5), fc.constantFrom(...LANGUAGE_IDS), (listing, languageId) => {
        // An import takes no vehicle without them.
        fc.pre(listing.vehicle.make !== '' && listing.vehicle.model !== '');
        expect(faultsOf(vehicleData(listing, languageId, absolute)).join('\n')).to.equal('');
      }),
    );
  });

  it('of a dealer tells where they are and when they are open, closed days as midnight to midnight', () => {
    const dealer = aDealer()
      .with({ hours: parseOpeningHours('Mo-Fr 09:00-12:00,13:00-24:00; Su off') })
      .build();
    const data = plain(dealerData(dealer, 2, absolute));
    expect(data).to.deep.include({ geo: { '@type': 'GeoCoordinates', latitude: 45.575, longitude: -73.689 } });
    const hours = data.openingHoursSpecification as readonly Readonly<Record<string, string>>[];
    expect(hours).to.have.length(11);
    expect(hours[1]).to.include({ dayOfWeek: 'https://schema.org/Monday', opens: '13:00', closes: '23:59' });
    expect(hours.at(-1)).to.include({ dayOfWeek: 'https://schema.org/Sunday', opens: '00:00', closes: '00:00' });
    expect(faultsOf(dealerData(dealer, 2, absolute))).to.deep.equal([]);
  });

  it('of the site, of crumbs, lists and questions has all that is asked for', () => {
    const things = [
      siteData(aSite(), 1, absolute),
      breadcrumbData([{ label: 'Cars', path: '/en-ca/cars' }], absolute),
      listData(['/a', '/b'], 25, absolute),
      questionsData([{ heading: 'How?', html: '<p>So: <a href="/en-ca/about">here</a></p>' }], absolute),
    ];
    expect(faultsOf(...things)).to.deep.equal([]);
    expect(JSON.stringify(things)).to.include('href=\\"https://cars.example/en-ca/about\\"').and.include('"position":26');
  });

  it('fails the check when something is missing', () => {
    expect(structuredFaults('{')).to.deep.equal(['JSON-LD is no JSON']);
    expect(faultsOf({ '@type': 'Car', name: 'x' }).join()).to.include("must have required property 'offers'");
    expect(faultsOf({ '@type': 'Thing' })).to.have.length(1);
  });
});
