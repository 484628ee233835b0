import { expect } from 'chai';
import { addressFrom, fromResults } from '../../../../src/domain/inventory/results-address.ts';

const VEHICLE = '/en-ca/car-for-sale/kia/soul/2020-ex-7';

describe('The list that a visitor comes from', () => {
  it('is in the address of a vehicle that they open from it, legibly', () => {
    expect(addressFrom('/en-ca/cars?Make=kia&PriceMax=30000', VEHICLE)).to.equal(
      `${VEHICLE}?From=/en-ca/cars%3FMake=kia%26PriceMax=30000`,
    );
    expect(addressFrom('/fr-ca/recreatif-3', '/fr-ca/recreatif-a-vendre/sea-doo/spark/2024-8?Menu=0#photo-1')).to.equal(
      '/fr-ca/recreatif-a-vendre/sea-doo/spark/2024-8?Menu=0&From=/fr-ca/recreatif-3#photo-1',
    );
    const { searchParams } = new URL(fromResults(VEHICLE, '/en-ca/cars?Keyword=a+b%26c#x'), 'https://cars.example');
    expect(searchParams.get('From'), 'as it was').to.equal('/en-ca/cars?Keyword=a+b%26c#x');
  });

  it('is in no other address', () => {
    for (const [here, to] of [
      ['/en-ca/favorites', VEHICLE],
      ['/en-ca/cars', '/en-ca/cars?PageIndex=2'],
      ['/en-ca/cars', '/en-ca/car-for-sale/p/kia/soul/2020-ex-7'],
      ['/en-ca/cars', '/en-ca/car-for-sale/b/kia/soul/2020-ex-7'],
      ['/en-ca/cars', `${VEHICLE}?From=/en-ca/cars-3`],
    ] as const)
      expect(addressFrom(here, to), `${here} to ${to}`).to.equal(to);
  });
});
