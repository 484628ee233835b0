import { expect } from 'chai';
import { vehicleForms } from '../../../../src/domain/leads/vehicle-forms.ts';
import { LEAD_TYPE_RULES } from '../../../../src/domain/leads/lead.ts';
import { AVAILABILITIES, AVAILABILITY_RULES } from '../../../../src/domain/vehicle/availability.ts';

describe('The forms of a vehicle’s page', () => {
  for (const [availability, forms] of [
    ['available', 'inquiry appointment history'],
    ['coming', 'inquiry appointment history'],
    ['price-coming', 'inquiry appointment history'],
    ['reserved', 'availability'],
    ['pending', 'availability'],
    ['unavailable', 'availability'],
    ['sold', ''],
  ] as const)
    it(`${availability}: ${forms === '' ? 'none' : forms}`, () => {
      expect(vehicleForms({ availability, condition: 'used' }).join(' ')).to.equal(forms);
    });

  it('ask for no history of what is new', () => {
    expect(vehicleForms({ availability: 'available', condition: 'new' })).to.deep.equal(['inquiry', 'appointment']);
  });

  it('are never one that is then refused', () => {
    for (const availability of AVAILABILITIES)
      for (const form of vehicleForms({ availability, condition: 'used' }))
        expect(LEAD_TYPE_RULES[form].allows({ availability, buyOnline: false }), `${form} ${availability}`).to.equal(true);
  });
});

describe('Other requests about a vehicle', () => {
  const allows = (type: 'buy-online' | 'trade-in', buyOnline: boolean): string =>
    AVAILABILITIES.filter((availability) => LEAD_TYPE_RULES[type].allows({ availability, buyOnline })).join(' ');

  it('buying online: what its dealer sells so, as long as it may be asked about', () => {
    expect(allows('buy-online', true)).to.equal(
      AVAILABILITIES.filter((each) => vehicleForms({ availability: each, condition: 'used' }).includes('inquiry')).join(' '),
    );
    expect(allows('buy-online', false)).to.equal('');
  });

  it('a trade-in: what is still on the lists', () => {
    expect(allows('trade-in', false)).to.equal(AVAILABILITIES.filter((each) => AVAILABILITY_RULES[each].listed).join(' '));
  });
});
