import { expect } from 'chai';
import { listPath, listPathOfType } from '../../../../src/domain/inventory/list-path.ts';

describe('the address of a list', () => {
  it('is the bare path when nothing is asked', () => {
    expect(listPath('Automotive', 1)).to.equal('/en-ca/cars');
    expect(listPath('Recreative', 2)).to.equal('/fr-ca/recreatif');
  });

  it('names what is asked', () => {
    expect(listPath('Automotive', 2, { makes: ['toyota'], bodies: ['suv'] })).to.equal('/fr-ca/autos?Make=toyota&Body=suv');
  });

  it('of a kind is that of its own kind and language, whatever was asked before', () => {
    const asked = [
      ['heavy', 1, '/en-ca/cars?Type=heavy'],
      ['heavy', 3, '/fr-fr/autos?Type=heavy'],
      ['boat', 1, '/en-ca/recreative?Type=boat'],
    ] as const;
    for (const times of ['first', 'second'])
      for (const [type, language, path] of asked) expect(listPathOfType(type, language), times).to.equal(path);
  });

  it('of a kind of vehicle is in the list that has it', () => {
    expect(listPathOfType('heavy', 1)).to.equal('/en-ca/cars?Type=heavy');
    expect(listPathOfType('boat', 4, { makes: ['bayliner'] })).to.equal('/es-es/recreativo?Type=boat&Make=bayliner');
  });
});
