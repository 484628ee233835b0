import { expect } from 'chai';
import { departmentOfFrenchCode, parsePostalArea, parsePostalCode } from '../../../../src/domain/location/postal-code.ts';
import {
  findProvince,
  provinceOfCanadianCode,
  PROVINCES,
  regionOfDepartment,
} from '../../../../src/domain/location/provinces.ts';

describe('Postal codes', () => {
  for (const [written, country, read] of [
    ['H7S 0A3', 'CA', 'H7S 0A3'],
    ['h7s0a3', 'CA', 'H7S 0A3'],
    ['h7s-0A3', 'CA', 'H7S 0A3'],
    ['D7S 0A3', 'CA', null],
    ['H7S 0O3', 'CA', null],
    ['H7S', 'CA', null],
    ['75015', 'FR', '75015'],
    ['20000', 'FR', '20000'],
    ['97400', 'FR', '97400'],
    ['00100', 'FR', null],
    ['96000', 'FR', null],
    ['99999', 'FR', null],
    ['7501', 'FR', null],
    ['75015', 'CA', null],
  ] as const) {
    it(`${written} in ${country} is ${read ?? 'none'}`, () => {
      expect(parsePostalCode(written, country)).to.equal(read);
    });
  }

  it('the first half of a Canadian code is enough to find a place', () => {
    expect(parsePostalArea(' h7s ', 'CA')).to.equal('H7S');
    expect(parsePostalArea('H7', 'CA')).to.equal(null);
    expect(parsePostalArea('75', 'FR')).to.equal(null);
  });

  it('the first letter of a Canadian code is its province, except in Nunavut', () => {
    expect(['H7S', 'K1A', 'X0A', 'X0E', 'X1A', 'V5K', 'Z1A'].map(provinceOfCanadianCode)).to.deep.equal([
      'QC',
      'ON',
      'NU',
      'NT',
      'NT',
      'BC',
      null,
    ]);
  });

  it('the first digits of a French code are its department', () => {
    expect(['75015', '01400', '20200', '97400', '19700'].map(departmentOfFrenchCode)).to.deep.equal([
      '75',
      '01',
      '20',
      '974',
      '19',
    ]);
  });
});

describe('Provinces and regions', () => {
  for (const [word, country, iso] of [
    ['QC', 'CA', 'QC'],
    ['québec', 'CA', 'QC'],
    ['Quebec', 'CA', 'QC'],
    ['Colombie-Britannique', 'CA', 'BC'],
    ['nuevo brunswick', 'CA', 'NB'],
    ['idf', 'FR', 'IDF'],
    ['Ile de France', 'FR', 'IDF'],
    ['Corse', 'FR', '20R'],
    ['IDF', 'CA', undefined],
  ] as const) {
    it(`${word} in ${country} is ${iso ?? 'none'}`, () => {
      expect(findProvince(word, country)?.iso).to.equal(iso);
    });
  }

  it('every department of France is in one region', () => {
    const departments = PROVINCES.flatMap(({ country, postal }) => (country === 'FR' ? postal : []));
    const numbers = Array.from({ length: 95 }, (_, k) => String(k + 1).padStart(2, '0'));
    expect(departments.toSorted()).to.deep.equal([...numbers, '971', '972', '973', '974', '976'].toSorted());
    expect(regionOfDepartment('75')?.iso).to.equal('IDF');
  });

  it('every province has its name in three languages', () => {
    for (const { iso, names } of PROVINCES) expect(Object.values(names), iso).to.have.lengthOf(3).and.not.include('');
  });
});
