import { expect } from 'chai';
import fc from 'fast-check';
import { modelIn, modelName, nameOf, vehicleName } from '../../../../src/domain/vehicle/vehicle-name.ts';

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

  it('says a model that has a word in its name in the language of the page', () => {
    for (const spelling of ['3 Series', 'Série 3', 'serie 3'])
      expect(([1, 2, 3, 4, 5] as const).map((language) => modelIn(spelling, language))).to.deep.equal([
        '3 Series',
        'Série 3',
        'Série 3',
        'Serie 3',
        'Serie 3',
      ]);
    expect(modelIn('GLC-Class Coupe', 2)).to.equal('Classe GLC Coupe');
    expect(modelIn('Clase C', 1)).to.equal('C-Class');
    expect(nameOf({ make: 'BMW', model: '3 Series', year: 2026 }, 2)).to.equal('BMW Série 3 2026');
    for (const other of ['Series 3', '3 Seriesx', 'Classic', '70 Series']) expect(modelIn(other, 2)).to.equal(other);
  });

  it('is spelled as it came where nobody reads it in a language', () => {
    expect(modelName({ make: 'BMW', model: 'Série 3' })).to.equal('BMW Série 3');
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
