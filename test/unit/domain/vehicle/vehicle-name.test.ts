import { expect } from 'chai';
import fc from 'fast-check';
import { modelName, nameOf, vehicleName } from '../../../../src/domain/vehicle/vehicle-name.ts';

describe('The name of a vehicle', () => {
  it('has year, make, model and version', () => {
    const vehicle = { year: 2019, make: 'Toyota', model: 'RAV4', version: 'Hybrid XLE' };
    expect(nameOf(vehicle)).to.equal('2019 Toyota RAV4');
    expect(vehicleName(vehicle)).to.equal('2019 Toyota RAV4 Hybrid XLE');
    expect(vehicleName({ ...vehicle, year: null, version: null })).to.equal('Toyota RAV4');
  });

  it('has the year last in French and Spanish', () => {
    const vehicle = { year: 2022, make: 'Mazda', model: 'MX-5', version: 'GT' };
    for (const language of [2, 3, 4, 5] as const) {
      expect(nameOf(vehicle, language)).to.equal('Mazda MX-5 2022');
      expect(vehicleName(vehicle, language)).to.equal('Mazda MX-5 GT 2022');
    }
  });

  for (const [make, model, name] of [
    ['Mazda', 'Mazda3', 'Mazda3'],
    ['MINI', 'Mini Cooper', 'Mini Cooper'],
    ['DS', 'DS 7', 'DS 7'],
    ['Mini', 'Minivan', 'Mini Minivan'],
    ['Ford', 'F-150', 'Ford F-150'],
  ] as const)
    it(`is ${name} where ${make} calls its model ${model}`, () => {
      expect(modelName({ make, model })).to.equal(name);
    });

  it('always ends with the model, and says the make', () => {
    const word = fc.stringMatching(/^[A-Za-z0-9é-]{1,12}$/);
    fc.assert(
      fc.property(word, word, (make, model) => {
        const name = modelName({ make, model });
        expect(name.endsWith(model)).to.equal(true);
        expect(name.toLowerCase().startsWith(make.toLowerCase())).to.equal(true);
      }),
    );
  });
});
