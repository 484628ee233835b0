import { expect } from 'chai';
import { ModelTable } from '../../../../src/domain/vehicle/model-table.ts';
import { sizeOfModel } from '../../../../src/domain/vehicle/size-of-model.ts';

describe('A table of models', () => {
  const table = new ModelTable<string>();
  for (const [model, value] of [
    ['Clio', 'any'],
    ['Espace@2023-', 'new'],
    ['Espace@2015-2022', 'old'],
    ['5@2024-', 'electric'],
  ] as const)
    table.add('Renault', model, value);
  const find = (model: string, year: number | null, make = 'Renault') => table.find({ make, model, year });

  it('finds a model however it is written, with its make in front of it too', () => {
    for (const model of ['Clio', 'CLIO', 'Renault Clio', 'clio ']) expect(find(model, 2001), model).to.equal('any');
    expect(find('Clío', 2001, 'RENAULT')).to.equal('any');
    expect(find('Clio', 2001, 'Dacia')).to.equal(null);
    expect(find('Megane', 2001)).to.equal(null);
  });

  it('finds it in its model years', () => {
    expect([2014, 2015, 2022, 2023, 2040].map((year) => find('Espace', year))).to.deep.equal([null, 'old', 'old', 'new', 'new']);
    expect(find('Renault 5', 2025)).to.equal('electric');
  });

  it('finds only a model of all years for a vehicle whose year is not known', () => {
    expect(find('Clio', null)).to.equal('any');
    expect(find('Espace', null)).to.equal(null);
    expect(find('5', null)).to.equal(null);
  });

  it('has sizes of the models of a body that has any', () => {
    expect(sizeOfModel({ make: 'Toyota', model: 'RAV4', year: 2021, body: 'suv' })).to.deep.include({ length: 4600 });
    expect(sizeOfModel({ make: 'Toyota', model: 'RAV4', year: 2021, body: 'motorcycle' })).to.equal(null);
  });
});
