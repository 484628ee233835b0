import { expect } from 'chai';
import fc from 'fast-check';
import { DECIMAL_MARK, markIn, numberToken, readNumber, saysNoPrice } from '../../../../src/domain/feeds/number-text.ts';
import { fold } from '../../../../src/domain/text/fold.ts';
import { anyText } from '../../../support/any-text.ts';

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
    ['5-', 5],
    ['$ - 5', -5],
    ['0.500', 0.5],
    ['0,500', 500],
    ['1234.567', 1234.567],
    ['1.234,567', 1234.567],
    ['1,234.567', 1234.567],
    ["1'234.567", 1234.567],
    ['12.345.678,9', 12_345_678.9],
  ] as const)
    it(`reads ${JSON.stringify(text)} as ${String(value)}`, () => expect(valueOf(text)).to.equal(value));

  it('lets the profile decide between thousands and decimals where a number leaves it open', () => {
    expect(valueOf('21.400', '.')).to.equal(21.4);
    expect(valueOf('21.400', ',')).to.equal(21_400);
    expect(valueOf('21,400', ',')).to.equal(21.4);
    expect(valueOf('12,5', '.')).to.equal(12.5);
  });

  it('does not choose among several numbers, nor invent one', () => {
    for (const text of [
      '£ 5,000 - 6,000',
      '1 x 130 HP / 96 kW',
      '5.85 m x 2.25 m',
      '1e5',
      'Call us',
      '1234,567',
      '1.23.456',
      '1.234.56.789',
      '12.3456,7',
    ])
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

  it('leaves a number open where its column does', () => {
    const open = { '.': 'unclear', ',': 'thousands' } as const;
    const kinds = ['21.400', '21,400', '1234.567', '1.234.567', '21.40', '0.400'].map((text) => readNumber(text, open).kind);
    expect(kinds).to.deep.equal(['unclear', 'number', 'number', 'number', 'number', 'number']);
  });

  it('are found where they stand, if there is one only', () => {
    expect(numberToken('about 1 234,50 €')).to.deep.equal({ token: '1 234,50', at: 6 });
    expect(numberToken('5 or 6')).to.equal(null);
    expect(numberToken('none')).to.equal(null);
  });

  it('show what their last mark is', () => {
    const role = (text: string) => {
      const found = markIn(text);
      return found && `${found.mark} ${found.role}`;
    };
    expect(
      ['21.400', '21,400', '1.5', '1.234.567', '1.234,5', '1234.567', '0.400', '1 234.567', '500', '5 or 2,5', 'none'].map(role),
    ).to.deep.equal([
      '. open',
      ', open',
      '. decimals',
      '. thousands',
      ', decimals',
      '. three-decimals',
      '. three-decimals',
      '. three-decimals',
      null,
      ', decimals',
      null,
    ]);
  });

  it('never throws and never yields an impossible number', () => {
    fc.assert(
      fc.property(anyText(), fc.constantFrom('.' as const, ',' as const), (text, decimal) => {
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
