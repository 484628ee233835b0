import { expect } from 'chai';
import fc from 'fast-check';
import { builtPrice, colourKey, offeredChoice, type BuildOffer } from '../../../../src/domain/catalogue/build-price.ts';

const OFFER: BuildOffer = {
  price: 42_200,
  delivery: 1930,
  options: [
    { key: 'block-heater', amount: 460 },
    { key: 'tow-hitch', amount: 790.5 },
  ],
  colours: [
    { key: 'white', amount: 0 },
    { key: 'wind-chill-pearl', amount: 255 },
  ],
};

describe('What a style costs as it is ordered', () => {
  it('is its price with delivery, the options and the paint', () => {
    expect(builtPrice(OFFER, { colour: null, options: [] })).to.equal(44_130);
    expect(builtPrice(OFFER, { colour: 'wind-chill-pearl', options: ['tow-hitch', 'block-heater'] })).to.equal(45_635.5);
  });

  it('leaves out what is not offered, and takes the first paint where none is chosen', () => {
    expect(offeredChoice(OFFER, { colour: 'gold', options: ['tow-hitch', 'rocket', 'tow-hitch'] })).to.deep.equal({
      colour: 'white',
      options: ['tow-hitch'],
    });
    expect(offeredChoice(OFFER, { colour: 'wind-chill-pearl', options: [] }).colour).to.equal('wind-chill-pearl');
    expect(offeredChoice({ ...OFFER, colours: [] }, { colour: 'white', options: [] }).colour).to.equal(null);
  });

  it('never falls below the price without extras, whatever an address asks for', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (colour, options) => {
        expect(builtPrice(OFFER, offeredChoice(OFFER, { colour, options }))).to.be.at.least(44_130);
      }),
    );
  });

  it('knows a paint by the maker’s name of it, or by its colour', () => {
    expect(colourKey({ colour: 'pearl', name: 'Wind Chill Pearl' })).to.equal('wind-chill-pearl');
    expect(colourKey({ colour: 'white', name: null })).to.equal('white');
  });
});
