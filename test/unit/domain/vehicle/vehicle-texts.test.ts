import { expect } from 'chai';
import { attributeText, usageText } from '../../../../src/domain/vehicle/vehicle-texts.ts';
import { aVehicle } from '../../../support/builders/a-vehicle.ts';

describe('What a vehicle’s attributes are called', () => {
  it('is the word of the language, else the dealer’s own, else nothing', () => {
    const vehicle = aVehicle()
      .with({ body: 'suv', colour: null, fuel: null, unrecognised: { colour: 'Bleu nuit' } })
      .build();
    expect(attributeText(vehicle, 'body', 2)).to.equal('VUS');
    expect(attributeText(vehicle, 'colour', 2)).to.equal('Bleu nuit');
    expect(attributeText(vehicle, 'fuel', 2)).to.equal(null);
  });
});

describe('How much a vehicle has been used', () => {
  const used = (facts: Parameters<ReturnType<typeof aVehicle>['with']>[0]) => usageText(aVehicle().with(facts).build(), 1);

  it('is its kilometres, or a boat’s hours', () => {
    expect(used({ mileageKm: 82_400, mileageOriginal: null })).to.equal('82,400 km');
    expect(used({ mileageKm: 82_400, mileageOriginal: { value: 51_201, unit: 'mi' } })).to.equal('82,400 km');
    expect(used({ mileageKm: null, mileageOriginal: { value: 1250, unit: 'h' } })).to.equal('1,250\u00a0h');
    expect(used({ mileageKm: null, mileageOriginal: null })).to.equal(null);
  });
});
