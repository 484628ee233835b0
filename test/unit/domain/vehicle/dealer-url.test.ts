import { expect } from 'chai';
import { dealerIdOf, dealerPath } from '../../../../src/domain/dealers/dealer-url.ts';

describe('The address of a dealer’s page', () => {
  it('has the name for readers and ends with the number', () => {
    expect(dealerPath({ id: 12, name: 'Autos du Pont-Viau' }, 1)).to.equal('/en-ca/dealer-inventory/autos-du-pont-viau-12');
    expect(dealerPath({ id: 12, name: 'Garage Élysée' }, 3)).to.equal('/fr-fr/stock-du-concessionnaire/garage-elysee-12');
    expect(dealerPath({ id: 12, name: '株式会社' }, 4)).to.equal('/es-es/stock-del-concesionario/12');
  });

  it('is read by its number alone', () => {
    expect(dealerIdOf(['another-name-12'])).to.equal(12);
    expect(dealerIdOf(['12'])).to.equal(12);
    expect(dealerIdOf(['no-number'])).to.equal(null);
    expect(dealerIdOf(['x12'])).to.equal(null);
    expect(dealerIdOf([])).to.equal(null);
  });
});
