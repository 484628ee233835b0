import { expect } from 'chai';
import { logoPath } from '../../../../src/domain/site/logo-path.ts';
import { kindsInOrder } from '../../../../src/domain/site/kinds-in-order.ts';
import { siteOrigin } from '../../../../src/domain/site/site-origin.ts';
import { scopeOf, showsDealer, showsListing, typesOfDivision } from '../../../../src/domain/site/site.ts';
import { aSite } from '../../../support/builders/a-frame.ts';
import { aDealer } from '../../../support/builders/a-dealer.ts';
import { aVehicle } from '../../../support/builders/a-vehicle.ts';

describe('What a site shows', () => {
  const dealer = { id: 7, market: 'CA', removed: false } as const;

  it('are the dealers of its country whom no operator removed, of a dealer’s site only its own', () => {
    expect(showsDealer(aSite(), dealer)).to.equal(true);
    expect(showsDealer(aSite(), { ...dealer, removed: true })).to.equal(false);
    expect(showsDealer(aSite(), { ...dealer, market: 'FR' })).to.equal(false);
    expect(showsDealer(aSite({ companyIds: [7, 8] }), dealer)).to.equal(true);
    expect(showsDealer(aSite({ companyIds: [8] }), dealer)).to.equal(false);
  });

  it('are their vehicles, but for those that an operator hides', () => {
    const listing = (hidden: boolean, removed = false) => ({
      vehicle: { ...aVehicle().build(), hidden },
      dealer: { ...aDealer().build(), removed },
    });
    expect([listing(false), listing(true), listing(false, true)].map((each) => showsListing(aSite(), each))).to.deep.equal([
      true,
      false,
      false,
    ]);
  });

  it('are searched in its market, currency and source, and among its dealers where it names some', () => {
    expect(scopeOf(aSite(), ['car'])).to.deep.equal({
      market: 'CA',
      companyIds: null,
      types: ['car'],
      currency: 'CAD',
      source: 'AUTO123',
    });
    expect(scopeOf(aSite({ companyIds: [7] }), null)).to.deep.include({ companyIds: [7], types: null });
    expect(typesOfDivision('Recreative')).to.deep.equal(['motorcycle', 'boat', 'recreational']);
  });

  it('has its own kinds in its own order, else those of its division with what it is about first', () => {
    expect(kindsInOrder({ kinds: ['boat', 'car'], division: 'Automotive' })).to.deep.equal(['boat', 'car']);
    expect(kindsInOrder({ kinds: null, division: 'Automotive' })[0]).to.equal('car');
    expect(kindsInOrder({ kinds: null, division: 'Recreative' })).to.deep.equal([
      'motorcycle',
      'recreational',
      'boat',
      'car',
      'heavy',
    ]);
  });
});

describe('The address of a site', () => {
  it('is configured, else its first host with scheme and port of the request', () => {
    const site = { hosts: ['cars.example', 'www.cars.example'], origin: null };
    expect(siteOrigin({ ...site, origin: 'https://own.example' }, 'http://x:1')).to.equal('https://own.example');
    expect(siteOrigin(site, 'http://localhost:3000')).to.equal('http://cars.example:3000');
    expect(siteOrigin(site, 'https://localhost')).to.equal('https://cars.example');
    expect(siteOrigin(site, 'http://[::1]:3000')).to.equal('http://cars.example:3000');
    expect(siteOrigin(site, 'nowhere')).to.equal('https://cars.example');
    expect(siteOrigin(site, ' http://x:1'), 'only from its beginning').to.equal('https://cars.example');
  });

  it('has its own pictures below it', () => {
    expect(logoPath('logo.svg')).to.equal('/site/logo.svg');
  });
});
