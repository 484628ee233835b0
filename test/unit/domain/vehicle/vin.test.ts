import { expect } from 'chai';
import fc from 'fast-check';
import { modelYearOfVin, normaliseVin, vinCheckDigit, vinProblem } from '../../../../src/domain/vehicle/vin.ts';

const anyVin = fc.string({
  unit: fc.constantFrom(...Array.from('0123456789ABCDEFGHJKLMNPRSTUVWXYZ')),
  minLength: 17,
  maxLength: 17,
});
const withCheckDigit = (vin: string): string => vin.slice(0, 8) + (vinCheckDigit(vin) ?? '') + vin.slice(9);

describe('a vehicle identification number', () => {
  it('is stored in capitals without spaces and hyphens', () => {
    expect(normaliseVin(' 1m8gdm9a-xkp 042788 ')).to.equal('1M8GDM9AXKP042788');
    expect(normaliseVin('１Ｍ8GDM9AXKP042788')).to.equal('1M8GDM9AXKP042788');
    expect(normaliseVin(' - ')).to.equal(null);
  });

  it('of North America ends its ninth place with the digit that the others give', () => {
    expect(vinCheckDigit('1M8GDM9AXKP042788')).to.equal('X');
    expect(vinCheckDigit('11111111111111111')).to.equal('1');
    expect(vinProblem('1M8GDM9AXKP042788', 1989)).to.equal(null);
    expect(vinProblem('1M8GDM9A1KP042788', 1989)).to.equal('check-digit');
    expect(vinProblem('2HGFC2F51KH000000', null)).to.equal('check-digit');
  });

  it('of elsewhere has no check digit', () => {
    expect(vinProblem('VF7SBHMZ0EW500000', 2014)).to.equal(null);
    expect(vinProblem('WBA3A5C5XDF000000', null)).to.equal(null);
  });

  it('has seventeen characters, among them no I, O and Q', () => {
    expect(vinProblem('1M8GDM9AXKP04278', null)).to.equal('length');
    expect(vinProblem('1M8GDM9AXKP0427888', 2001)).to.equal('length');
    expect(vinProblem('1M8GDM9AXKPO42788', null)).to.equal('characters');
    expect(vinProblem('VF7SBHMZ0EW50000É', null)).to.equal('characters');
    expect(vinCheckDigit('1M8GDM9AXKP')).to.equal(null);
    expect(vinCheckDigit('1M8GDM9AXKP0427880')).to.equal(null);
  });

  it('of the years before 1981 is as its maker made it', () => {
    expect(vinProblem('6T07C123456', 1966)).to.equal(null);
    expect(vinProblem('6T07C123456', 1981)).to.equal('length');
  });

  it('of North America says its model year, by a letter in the seventh place from 2010 on', () => {
    const ofYear = (code: string, seventh: string) => modelYearOfVin(withCheckDigit(`1M8GDM${seventh}A0${code}P042788`));
    expect(['A', 'K', 'Y', '1', '9'].map((code) => ofYear(code, '9'))).to.deep.equal([1980, 1989, 2000, 2001, 2009]);
    expect(['A', 'K', 'Y', '1', '9'].map((code) => ofYear(code, 'B'))).to.deep.equal([2010, 2019, 2030, 2031, 2039]);
  });

  it('says no model year where it is of elsewhere, faulty, or has no code of a year', () => {
    for (const vin of ['VF7SBHMZ0EW500000', '1M8GDM9A1KP042788', '1M8GDM9AXKP04278', withCheckDigit('1M8GDM9A0UP042788'), ''])
      expect(modelYearOfVin(vin), vin).to.equal(null);
  });

  it('is found out when any one of its characters is mistyped for one of another value', () => {
    fc.assert(
      fc.property(anyVin.map(withCheckDigit), fc.nat(16), fc.constantFrom(...Array.from('0123456789')), (vin, place, typed) => {
        const other = vin.slice(0, place) + typed + vin.slice(place + 1);
        // Letters and digits share values (A, J and 1), which no check digit can tell apart.
        fc.pre(
          place !== 8 && vinCheckDigit(`0000000000000000${vin.charAt(place)}`) !== vinCheckDigit(`0000000000000000${typed}`),
        );
        expect(vinCheckDigit(other)).not.to.equal(vin.charAt(8));
      }),
    );
  });
});
