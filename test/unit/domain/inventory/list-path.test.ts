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

  it('of a kind of vehicle is in the list that has it', () => {
    expect(listPathOfType('heavy', 1)).to.equal('/en-ca/cars?Type=heavy');
    expect(listPathOfType('boat', 4, { makes: ['bayliner'] })).to.equal('/es-es/recreativo?Type=boat&Make=bayliner');
  });
});
