import { expect } from 'chai';
import { parsePlaceText, placeText } from '../../../../src/domain/location/place-text.ts';
import { LAVAL } from '../../../support/builders/laval.ts';

const LYON = { city: 'Lyon', province: 'Auvergne-Rhône-Alpes', provinceIso: 'ARA', postalCode: '69003', countryIso: 'FR' };

describe('A place in a few words', () => {
  it('is the town with its province in Canada, with its department in France', () => {
    expect(placeText(LAVAL, 'en')).to.equal('Laval, QC');
    expect(placeText(LYON, 'en')).to.equal('Lyon (69)');
    expect(placeText({ ...LYON, city: 'Saint-Denis', postalCode: '97400' }, 'en')).to.equal('Saint-Denis (974)');
  });

  it('is what is known where the town is not', () => {
    expect(placeText({ ...LAVAL, city: '', postalCode: '' }, 'en')).to.equal('Quebec');
    expect(placeText({ ...LAVAL, city: '', postalCode: '' }, 'fr')).to.equal('Québec');
    expect(placeText({ ...LYON, postalCode: '' }, 'en')).to.equal('Lyon');
    expect(placeText({ ...LAVAL, provinceIso: '', countryIso: 'US' }, 'en')).to.equal('Laval');
  });

  it('is read back as it is written', () => {
    expect(parsePlaceText(placeText(LAVAL, 'en'), 'CA')).to.deep.equal({ city: 'Laval, QC' });
    expect(parsePlaceText(placeText(LYON, 'en'), 'FR')).to.deep.equal({ city: 'Lyon', province: 'ARA' });
    expect(parsePlaceText('  Lyon  (69) ', 'FR')).to.deep.equal({ city: 'Lyon', province: 'ARA' });
    expect(parsePlaceText(' Laval ', 'CA')).to.deep.equal({ city: 'Laval' });
    expect(parsePlaceText('Papeete (987)', 'FR')).to.deep.equal({ city: 'Papeete', province: undefined });
    expect(parsePlaceText('Lyon (69) centre', 'FR')).to.deep.equal({ city: 'Lyon (69) centre' });
  });

  it('keeps a province that is not known as it is written', () => {
    const unknown = { city: '', province: 'Nowhere', provinceIso: 'ZZ', postalCode: '', countryIso: 'CA' };
    expect(placeText(unknown, 'en')).to.equal('Nowhere');
  });

  it('may be a postal code of the country', () => {
    expect(parsePlaceText(' h7s1y9 ', 'CA')).to.deep.equal({ postalCode: 'H7S 1Y9' });
    expect(parsePlaceText('H7S', 'CA')).to.deep.equal({ postalCode: 'H7S' });
    expect(parsePlaceText('69003', 'FR')).to.deep.equal({ postalCode: '69003' });
    expect(parsePlaceText('69003', 'CA')).to.deep.equal({ city: '69003' });
  });
});
