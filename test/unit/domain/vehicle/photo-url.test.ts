import { expect } from 'chai';
import fc from 'fast-check';
import { photosOf } from '../../../../src/domain/vehicle/vehicle-photos.ts';
import { parsePhotoPath, PHOTO_WIDTHS, photoUrl, photoWidths, stylePhotoUrl } from '../../../../src/domain/vehicle/photo-url.ts';

describe('Photo addresses', () => {
  it('name the vehicle or the style, the photo and the width', () => {
    expect(photoUrl(4471, 0, 640)).to.equal('/media/4471/0-640.webp');
    expect(stylePhotoUrl(12, 3, 320)).to.equal('/media/style-12/3-320.webp');
  });

  it('are said in every width for a browser to choose from', () => {
    expect(photoWidths((width) => photoUrl(7, 1, width))).to.match(
      /^\/media\/7\/1-320\.webp 320w, \/media\/7\/1-\d+\.webp \d+w, /,
    );
    expect(photoWidths(String).split(', ')).to.have.length(PHOTO_WIDTHS.length);
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
      '/x/media/4471/0-640.webp',
      '/media/-1/0-640.webp',
      '/media/style-0/0-640.webp',
      '/media/Style-12/0-640.webp',
      '',
    ])
      expect(parsePhotoPath(path), path).to.equal(null);
  });
});

describe('The photos of a vehicle', () => {
  const image = (url: string, type: 'photo' | 'document' = 'photo') => ({ url, type, language: null });
  const images = [image('a'), image('report', 'document'), image('b'), image('c')];

  it('are in the dealer’s order without documents, each in all its widths', () => {
    const photos = photosOf({ id: 7, images });
    expect(photos.map(({ src }) => src)).to.deep.equal([0, 2, 3].map((index) => photoUrl(7, index, 1280)));
    expect(photos[1]).to.deep.equal({
      src: '/media/7/2-1280.webp',
      srcSet: photoWidths((width) => photoUrl(7, 2, width)),
      thumb: '/media/7/2-320.webp',
    });
  });

  it('are without those that the dealer’s server does not give', () => {
    expect(photosOf({ id: 7, images }, (url) => url === 'b').map(({ thumb }) => thumb)).to.deep.equal([
      '/media/7/0-320.webp',
      '/media/7/3-320.webp',
    ]);
  });
});
