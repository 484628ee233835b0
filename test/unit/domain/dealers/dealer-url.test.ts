import { expect } from 'chai';
import { dealerPath } from '../../../../src/domain/dealers/dealer-url.ts';
import { idInPath } from '../../../../src/domain/routing/path-id.ts';

describe('The address of a dealer’s page', () => {
  it('has the name for readers and ends with the number', () => {
    expect(dealerPath({ id: 12, name: 'Autos du Pont-Viau' }, 1)).to.equal('/en-ca/dealer-inventory/autos-du-pont-viau-12');
    expect(dealerPath({ id: 12, name: 'Garage Élysée' }, 3)).to.equal('/fr-fr/stock-du-concessionnaire/garage-elysee-12');
    expect(dealerPath({ id: 12, name: '株式会社' }, 4)).to.equal('/es-es/stock-del-concesionario/12');
  });

  it('is read by its number alone', () => {
    expect(idInPath(['another-name-12'])).to.equal(12);
    expect(idInPath(['12'])).to.equal(12);
    expect(idInPath(['no-number'])).to.equal(null);
    expect(idInPath(['x12'])).to.equal(null);
    expect(idInPath([])).to.equal(null);
  });
});
