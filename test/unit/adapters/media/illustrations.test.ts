import { expect } from 'chai';
import { paintIllustration } from '../../../../src/adapters/media/illustrations.ts';
import { drawingName, DRAWINGS, illustrationOfBody } from '../../../../src/domain/vehicle/illustration.ts';

describe('painting an illustration', () => {
  it('writes the colour into the drawing', () => {
    const svg = paintIllustration('suv-a91d2a');
    expect(svg)
      .to.match(/^<svg /)
      .and.to.include('color:#a91d2a')
      .and.not.to.include('--paint');
  });

  it('leaves the backdrop to the page, in every drawing and under 6 KB', () => {
    for (const drawing of DRAWINGS) {
      const svg = paintIllustration(`${drawing}-aeb4b9`) ?? '';
      expect(svg, drawing)
        .to.match(/<\/svg>\s*$/)
        .and.not.to.include('var(--');
      expect(Buffer.byteLength(svg), drawing).to.be.lessThan(6 * 1024);
    }
  });

  it('answers every address that a page may name', () => {
    expect(paintIllustration(drawingName(illustrationOfBody('boat', 'navy') ?? ''))).to.be.a('string');
  });

  for (const name of [
    'suv',
    'suv-123456',
    'spaceship-a91d2a',
    '../suv-a91d2a',
    'suv-A91D2A',
    'suv_a91d2a',
    '',
    'plate~Dacia~Jogger-a91d2a',
    'plate~~~2020-a91d2a',
  ]) {
    it(`knows nothing of “${name}”`, () => {
      expect(paintIllustration(name)).to.equal(null);
    });
  }
});
