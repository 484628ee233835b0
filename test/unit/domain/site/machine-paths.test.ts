import { expect } from 'chai';
import fc from 'fast-check';
import { LANGUAGE_IDS } from '../../../../src/domain/language/language.ts';
import { accentColours, oklchHex } from '../../../../src/domain/site/accent-colour.ts';
import { ICON_PURPOSES, ICON_SIZES, iconPath, parseIconPath } from '../../../../src/domain/site/brand-paths.ts';
import { parsePreviewPath, previewPath, parsePicturePath, vehiclePicturePath } from '../../../../src/domain/site/preview-url.ts';
import { siteOrigin } from '../../../../src/domain/site/site-origin.ts';
import {
  idsOfPart,
  MOST_ADDRESSES,
  parseSitemapPath,
  partOfVehicle,
  sitemapPath,
} from '../../../../src/domain/site/sitemap-url.ts';

describe('addresses for machines', () => {
  const languageId = fc.constantFrom(...LANGUAGE_IDS);

  it('of previews, sitemaps and icons are read as they were written', () => {
    const vehicleId = fc.option(fc.integer({ min: 1, max: 2 ** 31 }));
    const version = fc.stringMatching(/^[0-9a-f]{12}$/);
    fc.assert(
      fc.property(fc.record({ languageId, vehicleId, version }), (address) => {
        expect(parsePreviewPath(previewPath(address))).to.deep.equal(address);
      }),
    );
    const file = fc.oneof(
      fc.record({ kind: fc.constantFrom('pages' as const, 'lists' as const, 'dealers' as const, 'catalogue' as const) }),
      fc.record({ kind: fc.constant('vehicles' as const), part: fc.nat({ max: 999_999 }) }),
    );
    fc.assert(
      fc.property(languageId, file, (language, part) => {
        expect(parseSitemapPath(sitemapPath(language, part))).to.deep.equal({ languageId: language, file: part });
      }),
    );
    expect(parsePicturePath(vehiclePicturePath(4471))).to.equal(4471);
    for (const size of ICON_SIZES)
      for (const purpose of ICON_PURPOSES) expect(parseIconPath(iconPath(size, purpose))).to.deep.equal({ size, purpose });
  });

  it('of another form are nothing', () => {
    for (const path of [
      '/_preview/de-de/site-0123456789ab.jpg',
      '/_preview/en-ca/0-0123456789ab.jpg',
      '/_preview/en-ca/site-x.jpg',
    ])
      expect(parsePreviewPath(path), path).to.equal(null);
    for (const path of ['/sitemaps/en-ca/vehicles.xml', '/sitemaps/en-ca/vehicles-01.xml', '/sitemaps/en/pages.xml', '/sitemaps'])
      expect(parseSitemapPath(path), path).to.equal(null);
    expect(parseIconPath('/_icons/any-64.png')).to.equal(null);
    for (const path of ['/_preview/0.jpg', '/_preview/x.jpg', '/_preview/1.png'])
      expect(parsePicturePath(path), path).to.equal(null);
  });

  it('of a vehicle stand in one file for ever, which has no more than a file may', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 }), (id) => {
        const { from, to } = idsOfPart(partOfVehicle(id));
        expect(id).to.be.within(from, to);
        expect(to - from + 1).to.equal(MOST_ADDRESSES);
      }),
    );
  });
});

describe('the origin of a site', () => {
  const site = { hosts: ['cars.example', 'www.cars.example'], origin: null };

  it('is its first host, with the scheme and the port of the request', () => {
    expect(siteOrigin(site, 'https://www.cars.example')).to.equal('https://cars.example');
    expect(siteOrigin({ hosts: ['fr.localhost'], origin: null }, 'http://localhost:3000')).to.equal('http://fr.localhost:3000');
    expect(siteOrigin({ ...site, origin: 'https://cars.example' }, 'http://127.0.0.1:3000')).to.equal('https://cars.example');
    expect(siteOrigin(site, 'http://[::1]:8080')).to.equal('http://cars.example:8080');
  });
});

describe('the accent as a colour', () => {
  it('is what browsers make of it', () => {
    // As Chromium 153 computes them.
    expect(oklchHex(1, 0, 0)).to.equal('#ffffff');
    expect(oklchHex(0, 0, 0)).to.equal('#000000');
    expect(oklchHex(0.628, 0.2577, 29.23)).to.equal('#ff0000');
    expect(oklchHex(0.452, 0.3132, 264.05)).to.equal('#0000ff');
    expect(accentColours({ accentHue: 220, accentChroma: 0.09 })).to.deep.equal({ accent: '#006078', soft: '#e4f2f7' });
  });
});
