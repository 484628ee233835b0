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
        expect(LEAD_TYPE_RULES[form].allows(AVAILABILITY_RULES[availability]), `${form} ${availability}`).to.equal(true);
  });
});
