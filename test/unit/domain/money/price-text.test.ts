import { expect } from 'chai';
import { LANGUAGE_IDS } from '../../../../src/domain/language/language.ts';
import type { Currency } from '../../../../src/domain/money/money.ts';
import {
  currencySign,
  distanceText,
  exactPriceText,
  mileageText,
  numberText,
  percentText,
  priceText,
} from '../../../../src/domain/money/price-text.ts';

/** No-break spaces made visible: '_' is U+00A0, '~' is U+202F. */
const visible = (text: string): string => text.replaceAll('\u00a0', '_').replaceAll('\u202f', '~');

const inAllLanguages = (say: (languageId: (typeof LANGUAGE_IDS)[number]) => string): string[] =>
  LANGUAGE_IDS.map((languageId) => visible(say(languageId)));

describe('a price in the language of the reader', () => {
  const prices: readonly [what: string, amount: number, currency: Currency, home: Currency, expected: readonly string[]][] = [
    ['Canadian dollars in Canada', 28495, 'CAD', 'CAD', ['$28,495', '28_495_$', '28~495_$', '28.495_$', '$_28.495']],
    ['with cents', 1234.5, 'CAD', 'CAD', ['$1,234.50', '1_234,50_$', '1~234,50_$', '1.234,50_$', '$_1.234,50']],
    ['euros in France', 28495, 'EUR', 'EUR', ['28_495_€', '28_495_€', '28~495_€', '28_495_€', '28_495_€']],
    ['euros with cents', 8495.9, 'EUR', 'EUR', ['8_495.90_€', '8_495,90_€', '8~495,90_€', '8_495,90_€', '8_495,90_€']],
    ['euros abroad', 1500000, 'EUR', 'CAD', ['1_500_000_€', '1_500_000_€', '1~500~000_€', '1_500_000_€', '1_500_000_€']],
    ['US dollars at home', 28495, 'USD', 'USD', ['$28,495', '28_495_$', '28~495_$', '28.495_$', '$_28.495']],
    ['US dollars in Canada', 28495, 'USD', 'CAD', ['US$28,495', '28_495_$_US', '28~495_$US', '28.495_US$', 'US$_28.495']],
    ['Canadian dollars in France', 28495, 'CAD', 'EUR', ['CA$28,495', '28_495_$_CA', '28~495_$CA', '28.495_CA$', 'CA$_28.495']],
    ['Australian dollars', 28495, 'AUD', 'CAD', ['AU$28,495', '28_495_$_AU', '28~495_$AU', '28.495_AU$', 'AU$_28.495']],
    ['pounds in Canada', 28495, 'GBP', 'CAD', ['£28,495', '28_495_£', '28~495_£', '28.495_£', '£_28.495']],
    ['pounds at home', 28495, 'GBP', 'GBP', ['£28,495', '28_495_£', '28~495_£', '28.495_£', '£_28.495']],
    ['four digits', 8495, 'CAD', 'CAD', ['$8,495', '8_495_$', '8~495_$', '8.495_$', '$_8.495']],
    ['nothing', 0, 'CAD', 'CAD', ['$0', '0_$', '0_$', '0_$', '$_0']],
    ['one cent', 0.01, 'CAD', 'CAD', ['$0.01', '0,01_$', '0,01_$', '0,01_$', '$_0,01']],
    [
      'the largest amount',
      999_999_999,
      'CAD',
      'CAD',
      ['$999,999,999', '999_999_999_$', '999~999~999_$', '999.999.999_$', '$_999.999.999'],
    ],
  ];
  for (const [what, amount, currency, home, expected] of prices) {
    it(`writes ${what}`, () => {
      expect(inAllLanguages((id) => priceText({ amount, currency }, id, home))).to.deep.equal(expected);
    });
  }
});

describe('numbers, mileages and distances in the language of the reader', () => {
  it('separates thousands', () => {
    expect(inAllLanguages((id) => numberText(12450, id))).to.deep.equal(['12,450', '12_450', '12~450', '12.450', '12.450']);
  });

  it('writes a mileage in whole kilometres', () => {
    expect(inAllLanguages((id) => mileageText(12450.4, id))).to.deep.equal([
      '12,450 km',
      '12_450_km',
      '12~450~km',
      '12.450 km',
      '12.450 km',
    ]);
  });

  it('writes a distance in whole kilometres', () => {
    expect(inAllLanguages((id) => distanceText(44.6, id))).to.deep.equal(['45 km', '45_km', '45~km', '45 km', '45 km']);
  });

  it('writes an amount of a calculation with its cents', () => {
    expect(inAllLanguages((id) => exactPriceText({ amount: 84, currency: 'CAD' }, id, 'CAD'))).to.deep.equal([
      '$84.00',
      '84,00_$',
      '84,00_$',
      '84,00_$',
      '$_84,00',
    ]);
  });

  it('writes per cents with the digits that they have, or two', () => {
    expect(inAllLanguages((id) => percentText(5.99, id))).to.deep.equal(['5.99%', '5,99_%', '5,99_%', '5,99_%', '5,99%']);
    expect(visible(percentText(9.975, 1))).to.equal('9.975%');
    expect(visible(percentText(6, 1))).to.equal('6%');
    expect(visible(percentText(6, 1, 2))).to.equal('6.00%');
  });

  it('puts a currency’s sign beside a field where the language has it', () => {
    const sign = (currency: Currency, id: (typeof LANGUAGE_IDS)[number]) => currencySign(currency, id);
    expect(LANGUAGE_IDS.map((id) => sign('CAD', id).place)).to.deep.equal(['start', 'end', 'end', 'end', 'start']);
    expect(sign('CAD', 2).text).to.equal('$');
    expect(sign('EUR', 1)).to.deep.equal({ text: '€', place: 'end' });
  });

  it('says the same again', () => {
    for (const n of [12450, 7, 12450]) expect(numberText(n, 1)).to.equal(n === 7 ? '7' : '12,450');
    expect(visible(distanceText(1, 1))).to.equal('1 km');
  });

  it('writes less than a kilometre as < 1 km', () => {
    expect(inAllLanguages((id) => distanceText(0, id))).to.deep.equal(['<_1 km', '<_1_km', '<_1~km', '<_1 km', '<_1 km']);
  });
});
