import { expect } from 'chai';
import { defaultProvinceOf, isMarketCountry, provinceToAsk } from '../../../../src/domain/location/expected-place.ts';
import { findProvince, provinceName, provinceOfCanadianCode } from '../../../../src/domain/location/provinces.ts';

describe('Where visitors are expected', () => {
  it('is Quebec in Canada and Île-de-France in France, unless the site says otherwise', () => {
    expect([defaultProvinceOf('CA'), defaultProvinceOf('FR')]).to.deep.equal(['QC', 'IDF']);
  });

  it('is asked for by the province in Canada, and by none in France', () => {
    expect(provinceToAsk({ country: 'CA', province: 'ON' })).to.equal('ON');
    expect(provinceToAsk({ country: 'CA', province: '' })).to.equal('QC');
    expect(provinceToAsk({ country: 'FR', province: 'ARA' })).to.equal('');
  });

  it('is a country that has sites', () => {
    expect(['CA', 'FR', 'US', 'ca', ''].map(isMarketCountry)).to.deep.equal([true, true, false, false, false]);
  });
});

describe('A province', () => {
  it('is named in English in Canada, in French in France', () => {
    expect(provinceName(findProvince('qc', 'CA')!)).to.equal('Quebec');
    expect(provinceName(findProvince('Bretagne', 'FR')!)).to.equal('Bretagne');
    expect(provinceName(findProvince('corsica', 'FR')!)).to.equal('Corse');
  });

  it('is that of the letter of a postal code, Nunavut that of its three areas', () => {
    const codes = ['H7S 0A3', 'X0A', 'X0A 1A1', 'X1A 1A1', 'D0A'];
    expect(codes.map(provinceOfCanadianCode)).to.deep.equal(['QC', 'NU', 'NU', 'NT', null]);
  });
});
