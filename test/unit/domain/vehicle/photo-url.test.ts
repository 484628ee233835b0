import { expect } from 'chai';
import fc from 'fast-check';
import { parsePhotoPath, PHOTO_WIDTHS, photoUrl, stylePhotoUrl } from '../../../../src/domain/vehicle/photo-url.ts';

describe('Photo addresses', () => {
  it('name the vehicle or the style, the photo and the width', () => {
    expect(photoUrl(4471, 0, 640)).to.equal('/media/4471/0-640.webp');
    expect(stylePhotoUrl(12, 3, 320)).to.equal('/media/style-12/3-320.webp');
  });

  it('are read back as they were written', () => {
    const anId = fc.integer({ min: 1, max: 999_999_999_999_999 });
    fc.assert(
      fc.property(anId, fc.nat(999), fc.constantFrom(...PHOTO_WIDTHS), (id, index, width) => {
        expect(parsePhotoPath(photoUrl(id, index, width))).to.deep.equal({ of: 'vehicle', id, index, width });
        expect(parsePhotoPath(stylePhotoUrl(id, index, width))).to.deep.equal({ of: 'style', id, index, width });
      }),
    );
  });

  it('have one spelling: anything else is not a photo', () => {
    for (const path of [
      '/media/4471/0-641.webp',
      '/media/04471/0-640.webp',
      '/media/4471/00-640.webp',
      '/media/4471/1000-640.webp',
      '/media/4471/0-640.jpg',
      '/media/4471/0-640.webp/',
      '/media/../0-640.webp',
      '/media/-1/0-640.webp',
      '/media/style-0/0-640.webp',
      '/media/Style-12/0-640.webp',
      '',
    ])
      expect(parsePhotoPath(path), path).to.equal(null);
  });
});
