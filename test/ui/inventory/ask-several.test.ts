import { expect } from 'chai';
import { languageOf } from '../../../src/domain/language/language.ts';
import type { Site } from '../../../src/domain/site/site.ts';
import type { Listing, Vehicle } from '../../../src/domain/vehicle/vehicle.ts';
import { presentAskSeveral } from '../../../src/ui/inventory/present-ask-several.ts';
import { aDealer } from '../../support/builders/a-dealer.ts';
import { aListing } from '../../support/builders/a-listing.ts';
import { aVehicle } from '../../support/builders/a-vehicle.ts';

const listing = (id: number, dealer: number, facts: Partial<Vehicle> = {}): Listing =>
  aListing()
    .of(aVehicle().withId(id).with(facts))
    .by(
      aDealer()
        .withId(dealer)
        .named(`Dealer ${String(dealer)}`),
    )
    .build();
const asked = (listings: readonly Listing[], searchType: Site['searchType'] = 'LEAD', carried = '') =>
  presentAskSeveral(listings, { site: { searchType }, language: languageOf(1), carried });

describe('The way from a list to several dealers', () => {
  it('leads to the first vehicle of each of the first three dealers, with the form open', () => {
    const found = [listing(11, 1), listing(12, 1), listing(13, 2), listing(14, 3), listing(15, 4)];
    expect(asked(found, 'LEAD', 'Menu=0')).to.deep.equal({
      count: 3,
      dealers: 'Dealer 1, Dealer 2 and Dealer 3',
      href: '/en-ca/compare?ids=11,13,14&Menu=0#inquiry',
    });
  });

  it('passes over vehicles that are sold, and those that are sold on their dealer’s own site', () => {
    const found = [listing(11, 1, { availability: 'sold' }), listing(12, 2), listing(13, 3, { bridge: true }), listing(14, 4)];
    expect(asked(found, 'BRIDGE')?.href).to.contain('ids=12,14#');
    expect(asked(found)?.href).to.contain('ids=12,13,14#');
  });

  it('is not offered for one dealer alone', () => {
    expect(asked([listing(11, 1), listing(12, 1)])).to.equal(null);
    expect(asked([])).to.equal(null);
  });
});
