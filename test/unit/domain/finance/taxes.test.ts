import { expect } from 'chai';
import fc from 'fast-check';
import { PROVINCES } from '../../../../src/domain/location/provinces.ts';
import type { TaxedVehicle } from '../../../../src/domain/finance/tax-rates.ts';
import {
  priceOutTheDoor,
  priceWithin,
  TAXED_PROVINCES,
  taxesOn,
  type TaxQuestion,
} from '../../../../src/domain/finance/taxes.ts';

const CAR: TaxedVehicle = { passenger: true, zeroEmission: false, used: true };
const question = (province: string, on = '2026-09-15', vehicle: Partial<TaxedVehicle> = {}): TaxQuestion => ({
  province,
  on,
  vehicle: { ...CAR, ...vehicle },
});
const linesOf = (price: number, asked: TaxQuestion): unknown[] | undefined =>
  taxesOn(price, asked)?.map(({ name, percent, amount }) => [name, percent, amount]);

describe('the taxes on a vehicle', () => {
  it('are known for every province and territory of Canada', () => {
    const canadian = PROVINCES.filter(({ country }) => country === 'CA').map(({ iso }) => iso);
    expect(TAXED_PROVINCES.toSorted()).to.deep.equal(canadian.toSorted());
  });

  it('in Quebec are both on the price alone, as in Revenu Québec’s example', () => {
    expect(linesOf(13_000, question('QC'))).to.deep.equal([
      ['GST', 5, 650],
      ['QST', 9.975, 1296.75],
    ]);
    expect(priceOutTheDoor(13_000, question('QC'))).to.equal(14_946.75);
    expect(priceOutTheDoor(28_995, question('QC'))).to.equal(33_337);
  });

  for (const [province, total] of Object.entries({
    AB: 10_500,
    BC: 11_200,
    MB: 11_200,
    NB: 11_500,
    NL: 11_500,
    NS: 11_400,
    NT: 10_500,
    NU: 10_500,
    ON: 11_300,
    PE: 11_500,
    QC: 11_497.5,
    SK: 11_100,
    YT: 10_500,
  })) {
    it(`make ${String(total)} of 10,000 in ${province}`, () => {
      expect(priceOutTheDoor(10_000, question(province))).to.equal(total);
    });
  }

  it('follow the day: Nova Scotia’s 15 % became 14 % on 1 April 2025', () => {
    expect(linesOf(10_000, question('NS', '2025-03-31'))).to.deep.equal([['HST', 15, 1500]]);
    expect(linesOf(10_000, question('NS', '2025-04-01'))).to.deep.equal([['HST', 14, 1400]]);
  });

  it('are not guessed for days before the table, nor for a place that is no province', () => {
    expect(taxesOn(10_000, question('MB', '2019-06-30'))).to.equal(null);
    expect(taxesOn(10_000, question('IDF'))).to.equal(null);
    expect(taxesOn(10_000, question('toString'))).to.equal(null);
    expect(priceOutTheDoor(10_000, question('IDF'))).to.equal(10_000);
  });

  it('in British Columbia rise with the price of a passenger vehicle', () => {
    const pst = (price: number, vehicle: Partial<TaxedVehicle> = {}): number | undefined =>
      taxesOn(price, question('BC', '2026-09-15', vehicle))?.find(({ name }) => name === 'PST')?.percent;
    const edges = [54_999.99, 55_000, 56_000, 57_000, 124_999.99, 125_000, 149_999.99, 150_000];
    expect(edges.map((price) => pst(price))).to.deep.equal([7, 8, 9, 10, 10, 15, 15, 20]);
    expect(pst(150_000, { passenger: false })).to.equal(7);
  });

  it('in British Columbia spare zero-emission vehicles until 22 February 2027', () => {
    const onDay = (on: string, used: boolean) => linesOf(60_000, question('BC', on, { zeroEmission: true, used }));
    expect(onDay('2027-02-22', true)).to.deep.equal([['GST', 5, 3000]]);
    expect(onDay('2027-02-22', false)).to.deep.equal([
      ['GST', 5, 3000],
      ['PST', 7, 4200],
    ]);
    expect(onDay('2027-02-23', true)).to.deep.equal([
      ['GST', 5, 3000],
      ['PST', 10, 6000],
    ]);
  });

  it('put GST on a provincial tax above 12 %', () => {
    expect(linesOf(130_000, question('BC'))).to.deep.equal([
      ['GST', 5, 7475],
      ['PST', 15, 19_500],
    ]);
  });

  it('leave the highest price whose total an amount affords', () => {
    expect(priceWithin(33_337, question('QC'))).to.equal(28_995);
    // 55,000 would be taxed at 8 % and so cost more than 54,999.99 at 7 % by over 500.
    expect(priceWithin(61_700, question('BC'))).to.equal(54_999.99);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 30_000_000 }).map((inCents) => inCents / 100),
        fc.constantFrom(...TAXED_PROVINCES),
        (amount, province) => {
          const price = priceWithin(amount, question(province));
          expect(priceOutTheDoor(price, question(province))).to.be.at.most(amount);
          expect(priceOutTheDoor(Math.round(price * 100 + 1) / 100, question(province))).to.be.above(amount);
        },
      ),
    );
  });
});
