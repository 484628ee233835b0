import { expect } from 'chai';
import { BODIES, COLOURS, PAINTS } from '../../../../src/domain/vehicle/attributes.ts';
import { DRAWINGS, illustrationOf } from '../../../../src/domain/vehicle/illustration.ts';

describe('the illustration of a vehicle without a photo', () => {
  it('shows the body in the vehicle’s colour', () => {
    expect(illustrationOf('car', 'suv', 'red')).to.equal('/art/suv-a91d2a.svg');
  });

  it('is silver when the colour is unknown', () => {
    expect(illustrationOf('car', 'sedan', null)).to.equal('/art/sedan-aeb4b9.svg');
  });

  it('follows the type when the body is unknown or unlike any other', () => {
    expect(illustrationOf('boat', null, 'white')).to.equal('/art/boat-f4f5f6.svg');
    expect(illustrationOf('heavy', 'other', 'black')).to.equal('/art/heavy-truck-16181b.svg');
  });

  it('exists for every body and colour', () => {
    const addresses = BODIES.flatMap((body) => COLOURS.map((colour) => illustrationOf('car', body, colour)));
    for (const address of addresses) {
      const [, drawing] = /^\/art\/(.+)-[\da-f]{6}\.svg$/.exec(address) ?? [];
      expect(DRAWINGS).to.include(drawing);
    }
  });

  it('tells every colour from the others', () => {
    expect(new Set(Object.values(PAINTS)).size).to.equal(COLOURS.length);
  });
});
