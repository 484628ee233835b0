import { expect } from 'chai';
import { DECIMAL_MARK } from '../../../../src/domain/feeds/number-text.ts';
import { readCurrency, readPrice } from '../../../../src/domain/feeds/written-price.ts';

const WHOLE = { '.': 'thousands', ',': 'thousands' } as const;
const said = (read: ReturnType<typeof readPrice>): string =>
  read.kind === 'value' ? `${String(read.value.amount)} ${read.value.currency}` : read.kind === 'fault' ? read.fault : read.kind;

describe('A price of a feed', () => {
  for (const [text, usual, price] of [
    ['18995', 'CAD', '18995 CAD'],
    ['$18,995', 'CAD', '18995 CAD'],
    ['18 995 $', 'USD', '18995 USD'],
    ['18 995 $', 'EUR', 'unclear-currency'],
    ['18 995 €', 'CAD', '18995 EUR'],
    ['price€ 18995', 'CAD', '18995 EUR'],
    ['US $ 18995', 'CAD', '18995 USD'],
    ['18995 $ CA', 'USD', '18995 CAD'],
    ['CAD 18995 dollars', 'USD', '18995 CAD'],
    ['18995 dollars', 'CAD', '18995 CAD'],
    ['one dollar 18995', 'EUR', 'unclear-currency'],
    ['18995 EUR', 'CAD', '18995 EUR'],
    ['EUR 18995 CAD', 'CAD', 'unclear-currency'],
    ['18995 CHF', 'CAD', 'other-currency'],
    ['XY$ 18995', 'CAD', 'other-currency'],
    ['offer$ 18995', 'CAD', '18995 CAD'],
    ['₽ 18995', 'CAD', 'other-currency'],
    ['asking only 18995 firm', 'CAD', '18995 CAD'],
    ['€ was once and then 18995', 'CAD', '18995 CAD'],
    ['18995 or so, not in €', 'CAD', '18995 CAD'],
    ['0', 'CAD', 'none'],
    ['  ', 'CAD', 'none'],
    ['Prix sur demande', 'CAD', 'none'],
    ['À discuter', 'CAD', 'none'],
    ['cheap!', 'CAD', 'not-a-number'],
    ['18995 or 17995', 'CAD', 'not-a-number'],
    ['(500)', 'CAD', 'out-of-range'],
    ['($500)', 'CAD', 'out-of-range'],
    ['500 (firm)', 'CAD', '500 CAD'],
    ['-500', 'CAD', 'out-of-range'],
    ['99999999', 'CAD', '99999999 CAD'],
    ['100000000', 'CAD', 'out-of-range'],
  ] as const)
    it(`is ${price} in ${JSON.stringify(text)}, where ${usual} is usual`, () =>
      expect(said(readPrice(text, WHOLE, usual))).to.equal(price));

  for (const text of [
    ...['$199/mo', '199 $/mois', '99 € par mois', '$89 weekly', '149 $ mensuel', '199 € mtl.', '72 mois', '250 € al mes'],
    ...['$12k', '12.5K', '12 k$', '1.2M', '15 mille', '12 T€', 'T€ 12', '15 mil', '1,5 Mio. €'],
    ...['10 829 € HT', 'HT 10 829 €', '10 829 € H.T.', '10829 € hors taxes', '9.990 € zzgl. MwSt', '10 829 € excl. BTW'],
  ])
    it(`is left out where a word makes another amount of the number: ${text}`, () =>
      expect(said(readPrice(text, WHOLE, 'CAD'))).to.equal('other-amount'));

  for (const text of [
    '12995 + taxes',
    '12995 T.T.C.',
    '12995 TTC',
    '12995 $ OBO',
    'Prix du mois : 12995',
    '12995 CAD tout inclus',
  ])
    it(`is whole beside other words: ${text}`, () => expect(said(readPrice(text, WHOLE, 'CAD'))).to.equal('12995 CAD'));

  it('is left out where its mark is used in two ways', () => {
    expect(said(readPrice('18.995', { '.': 'unclear', ',': 'unclear' }, 'CAD'))).to.equal('unclear-marks');
    expect(said(readPrice('18.995', DECIMAL_MARK['.'], 'CAD'))).to.match(/^18\.99|^19/);
  });
});

describe('A currency of a feed', () => {
  const read = (text: string, usual: 'CAD' | 'EUR' = 'CAD') => {
    const found = readCurrency(text, usual);
    return found.kind === 'value' ? found.value : found.kind === 'fault' ? found.fault : found.kind;
  };

  it('is named by its code, its sign, or a plain dollar where one is usual', () => {
    expect([' cad ', '€', 'US  $', 'C $', '$', 'Dollar', 'DOLLARS'].map((text) => read(text))).to.deep.equal([
      'CAD',
      'EUR',
      'USD',
      'CAD',
      'CAD',
      'CAD',
      'CAD',
    ]);
    expect(read('$', 'EUR')).to.equal('unclear-currency');
    expect(['CHF', 'XY$', 'money', 'chf'].map((text) => read(text))).to.deep.equal([
      'other-currency',
      'other-currency',
      'no-currency',
      read('chf'),
    ]);
  });
});
