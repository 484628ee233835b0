import { expect } from 'chai';
import fc from 'fast-check';
import { DECIMAL_MARK, readNumber, saysNoPrice } from '../../../../src/domain/feeds/number-text.ts';
import { fold } from '../../../../src/domain/text/fold.ts';

const valueOf = (text: string, decimal?: '.' | ','): number | string => {
  const read = readNumber(text, decimal === undefined ? undefined : DECIMAL_MARK[decimal]);
  return read.kind === 'number' ? read.value : read.kind;
};

describe('Numbers in feeds', () => {
  for (const [text, value] of [
    ['21400', 21_400],
    ['apx. £ 21,400', 21_400],
    ['£ 6,950', 6950],
    ['$14995.00', 14_995],
    ['$18,848', 18_848],
    ["1'100 h", 1100],
    ['1’234’567', 1_234_567],
    ['750,000 km', 750_000],
    ['115,910.0 km', 115_910],
    ['1 234,50 €', 1234.5],
    ['12\u202f990\u00a0€', 12_990],
    ['1.234.567', 1_234_567],
    ['12.345,67', 12_345.67],
    ['2,0 L', 2],
    ['25000.0', 25_000],
    ['2002.5164528722808', 2002.5164528722808],
    ['0', 0],
    ['-5', -5],
    ['-$5', -5],
    ['Stock -5', 5],
  ] as const)
    it(`reads ${JSON.stringify(text)} as ${String(value)}`, () => expect(valueOf(text)).to.equal(value));

  it('lets the profile decide between thousands and decimals where a number leaves it open', () => {
    expect(valueOf('21.400', '.')).to.equal(21.4);
    expect(valueOf('21.400', ',')).to.equal(21_400);
    expect(valueOf('21,400', ',')).to.equal(21.4);
    expect(valueOf('12,5', '.')).to.equal(12.5);
  });

  it('does not choose among several numbers, nor invent one', () => {
    for (const text of ['£ 5,000 - 6,000', '1 x 130 HP / 96 kW', '5.85 m x 2.25 m', '1e5', 'Call us', '1234,567'])
      expect(valueOf(text), text).to.equal('unreadable');
    expect(valueOf('  ')).to.equal('none');
  });

  it('reads back every whole amount in every style', () => {
    const styles: readonly ((n: number) => string)[] = [
      (n) => String(n),
      (n) => `$${n.toLocaleString('en-CA')}`,
      (n) => `${n.toLocaleString('fr-CA')} $`,
      (n) => `${n.toLocaleString('fr-FR')} €`,
      (n) => `CHF ${n.toLocaleString('de-CH')}.00`,
    ];
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999 }),
        fc.constantFrom(...styles),
        (n, style) => void expect(valueOf(style(n))).to.equal(n),
      ),
    );
  });

  it('never throws and never yields an impossible number', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('.' as const, ',' as const), (text, decimal) => {
        const read = readNumber(text, DECIMAL_MARK[decimal]);
        if (read.kind === 'number') expect(Number.isFinite(read.value)).to.be.true;
      }),
    );
  });

  it('knows prices in words', () => {
    for (const text of [
      'Price not available',
      'POA',
      'Prix sur demande',
      'À discuter',
      'Auf Anfrage',
      'Consultar',
      'Call for price',
    ])
      expect(saysNoPrice(fold(text)), text).to.be.true;
    expect(saysNoPrice(fold('cheap'))).to.be.false;
  });
});
