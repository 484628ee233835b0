import { expect } from 'chai';
import { LANGUAGE_IDS } from '../../../../src/domain/language/language.ts';
import { parseQrPath, qrUrl } from '../../../../src/domain/vehicle/qr-url.ts';

describe('The address of a QR code', () => {
  it('names the vehicle and the language of its page', () => {
    expect(qrUrl(4471, 2)).to.equal('/_qr/fr-ca/4471.svg');
    for (const languageId of LANGUAGE_IDS)
      expect(parseQrPath(qrUrl(4471, languageId))).to.deep.equal({ vehicleId: 4471, languageId });
  });

  it('is no other', () => {
    for (const path of [
      '/_qr/fr-be/1.svg',
      '/_qr/fr-ca/0.svg',
      '/_qr/fr-ca/01.svg',
      '/_qr/fr-ca/1.png',
      '/_qr/en-ca/1.svg/x',
      '/x/_qr/fr-ca/1.svg',
      '/_qr/',
    ])
      expect(parseQrPath(path), path).to.equal(null);
  });
});
