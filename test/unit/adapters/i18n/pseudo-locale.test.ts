import { expect } from 'chai';
import { lengthen } from '../../../../src/adapters/i18n/pseudo-locale.ts';

describe('Lengthened messages', () => {
  it('are about two fifths longer, and can still be read', () => {
    const text = 'Compare price, mileage and payment with similar vehicles';
    expect(lengthen(text)).to.match(/^Côömpåàréè prîïcéè/);
    expect(lengthen(text).length / text.length).to.be.within(1.25, 1.5);
  });

  it('keep what is filled in, and what names another message', () => {
    expect(lengthen('Show {{total}} of $t(cars:name)')).to.equal('Shôöw {{total}} ôöf $t(cars:name)');
  });
});
