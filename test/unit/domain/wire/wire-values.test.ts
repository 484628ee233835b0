import { expect } from 'chai';
import fc from 'fast-check';
import {
  bound,
  code,
  degrees,
  distance,
  ids,
  listOf,
  name,
  optional,
  parseCode,
  parseName,
  within,
  words,
  yesNo,
  type Refusal,
  type WireValue,
} from '../../../../src/domain/wire/wire-values.ts';

/** What the texts of one parameter mean, and what was refused of them. */
const reading = <T>(
  { read }: WireValue<T>,
  ...texts: string[]
): { readonly value: T | undefined; readonly refused: string[] } => {
  const refused: string[] = [];
  const value = read(texts, (text, refusal: Refusal) => refused.push(`${text}: ${refusal}`));
  return { value, refused };
};
const valueOf = <T>(kind: WireValue<T>, ...texts: string[]): T | undefined => reading(kind, ...texts).value;
const refusedOf = <T>(kind: WireValue<T>, ...texts: string[]): string[] => reading(kind, ...texts).refused;

describe('A number in an address', () => {
  const price = within(0, 9_999_999, 2);

  it('is read as visitors type it, with separators, decimals, a currency or km', () => {
    const typed = {
      30000: ['30000', '30 000', '30,000', '30.000', "30'000", '30’000', '30\u00a0000', ' 30000 ', '+30000', '30000 $', '$30000'],
      1234567: ['1 234 567', '1,234,567', '1.234.567'],
      80000: ['80000km', '80 000 KM', '€80000', '80000 €', '£80,000'],
      30000.5: ['30000.5', '30000,5', '30,000.50', '30.000,50', '30 000,50'],
      0: ['0', '-0', '0.00'],
      500: ['500', '500.0', '５００'],
    };
    for (const [number, texts] of Object.entries(typed))
      for (const text of texts) expect(valueOf(price, text), text).to.equal(Number(number));
  });

  it('is none where it cannot be one, and is said to be out of range where it is', () => {
    for (const text of ['abc', '12a', '1e3', '1 2', '1,23,456', '1.234.56', '0 123', '1,234,56', '--5', '5-', '0x10', '1..2'])
      expect(reading(price, text), text).to.deep.equal({ value: undefined, refused: [`${text}: not-a-number`] });
    expect(valueOf(price, '12.345')).to.equal(12345);
    expect(refusedOf(price, '1.234.567.89', '1'.repeat(41))).to.deep.equal([
      '1.234.567.89: not-a-number',
      `${'1'.repeat(41)}: not-a-number`,
    ]);
    expect(refusedOf(price, '-1', '10000000')).to.deep.equal(['-1: out-of-range', '10000000: out-of-range']);
    expect(reading(price, ' ')).to.deep.equal({ value: undefined, refused: [] });
    expect(reading(price, '0', '9999999')).to.deep.equal({ value: 9_999_999, refused: [] });
    expect(refusedOf(within(0, 10), '1.5')).to.deep.equal(['1.5: not-a-number']);
  });

  it('is the last one that can be read, and is written without an ending of zeros', () => {
    expect(valueOf(price, '5', '7', 'x')).to.equal(7);
    expect([30_000, 30_000.5, 0.125, -0].map((value) => price.write(value))).to.deep.equal(['30000', '30000.5', '0.13', '0']);
    expect(within(0, 100).write(7.6)).to.equal('8');
  });

  it('at the outer end of a range asks for nothing', () => {
    const [least, most] = [bound({ min: 0, max: 100 }, 'min'), bound({ min: 0, max: 100 }, 'max')];
    expect([valueOf(least, '0'), valueOf(least, '100'), valueOf(most, '100'), valueOf(most, '0')]).to.deep.equal([
      null,
      100,
      null,
      0,
    ]);
    expect([least.write(0), least.write(100), most.write(100), most.write(0), most.write(null)]).to.deep.equal([
      '',
      '100',
      '',
      '0',
      '',
    ]);
    expect(refusedOf(most, '101')).to.deep.equal(['101: out-of-range']);
    expect(bound({ min: 0, max: 10 }, 'max', 2).write(5.255)).to.equal('5.26');
  });
});

describe('A list in an address', () => {
  const colours = listOf(parseCode(['red', 'blue', 'light-blue']));

  it('has its values by commas or repeated, in whatever case, each once and in one order', () => {
    expect(valueOf(colours, 'Red,blue', 'RED', 'light-blue')).to.deep.equal(['blue', 'light-blue', 'red']);
    expect(valueOf(ids, '30,4,4', '100')).to.deep.equal([4, 30, 100]);
    expect(colours.write(['red', 'blue', 'red'])).to.equal('blue,red');
    expect(listOf(parseName).write(['Série 3', 'C/L'])).to.equal('c%2Fl,serie%203');
    expect(colours.write([])).to.equal('');
  });

  it('names what it does not know, and passes over what is empty', () => {
    expect(reading(colours, 'red,,puce, ')).to.deep.equal({ value: ['red'], refused: ['puce: unknown-value'] });
    expect(refusedOf(ids, '0,2147483648,x,1.5')).to.deep.equal([
      '0: out-of-range',
      '2147483648: out-of-range',
      'x: not-a-number',
      '1.5: not-a-number',
    ]);
  });

  it('ends at a hundred values, and refuses a text that is longer than any list', () => {
    const many = Array.from({ length: 103 }, (_, n) => String(n + 1)).join(',');
    const { value, refused } = reading(ids, many, '500');
    expect([value?.length, value?.at(-1), refused]).to.deep.equal([100, 100, ['101: too-many']]);
    expect(reading(ids, `${many.slice(0, 291)},100,1,2`).refused).to.deep.equal([]);
    const endless = '1,'.repeat(60_000);
    expect(reading(ids, endless, '7')).to.deep.equal({ value: [7], refused: [`${endless}: too-long`] });
  });
});

describe('A text in an address', () => {
  it('is cleaned of control characters, broken ones and surplus space, and keeps its case', () => {
    expect(valueOf(words, '  Série\u0007 3 \n\t X\ud800 ')).to.equal('Série 3 X');
    expect(valueOf(words, 'e\u0301')).to.equal('é');
    expect(valueOf(name, ' Série-3 ')).to.equal('serie-3');
    expect([words.write('C4 & DS'), words.write(null), name.write('Laval Est')]).to.deep.equal([
      'C4%20%26%20DS',
      '',
      'laval%20est',
    ]);
  });

  it('is refused where it is too long, and is nothing where it is empty', () => {
    expect(refusedOf(words, 'a'.repeat(200))).to.deep.equal([]);
    expect(refusedOf(words, 'a'.repeat(201))).to.deep.equal([`${'a'.repeat(201)}: too-long`]);
    expect(reading(words, '\u0007')).to.deep.equal({ value: undefined, refused: [] });
    expect(words.write('\u0007')).to.equal('');
  });

  it('is the same when it is written and read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const read = valueOf(words, text);
        if (read === undefined) return;
        expect(valueOf(words, decodeURIComponent(words.write(read)))).to.equal(read);
      }),
    );
  });
});

describe('A choice in an address', () => {
  it('is one of its codes, in whatever case and with whatever accents', () => {
    const sort = code(['Pertinence', 'Price']);
    expect([valueOf(sort, 'PRICE'), valueOf(sort, 'pértinence'), valueOf(sort, 'price', 'nothing')]).to.deep.equal([
      'Price',
      'Pertinence',
      'Price',
    ]);
    expect(refusedOf(sort, 'newest', ' ')).to.deep.equal(['newest: unknown-value']);
    expect(sort.write('Price')).to.equal('Price');
    expect(valueOf(sort, `price${' '.repeat(195)}x`)).to.equal('Price');
  });

  it('is yes by 1 or true, no by 0 or false', () => {
    expect(['1', 'true', ' TRUE ', '0', 'false'].map((text) => valueOf(yesNo, text))).to.deep.equal([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(reading(yesNo, 'yes')).to.deep.equal({ value: undefined, refused: ['yes: unknown-value'] });
    expect([yesNo.write(true), yesNo.write(false)]).to.deep.equal(['1', '0']);
    expect(valueOf(yesNo, '0', '1')).to.equal(true);
  });

  it('may be left open', () => {
    expect([optional(yesNo).write(null), optional(yesNo).write(false)]).to.deep.equal(['', '0']);
  });
});

describe('A place in an address', () => {
  it('has degrees to three decimals, by a point or a comma, within the globe', () => {
    const latitude = degrees(90);
    expect([valueOf(latitude, '45.50884'), valueOf(latitude, '-45,5'), valueOf(latitude, '90')]).to.deep.equal([
      45.509, -45.5, 90,
    ]);
    expect(refusedOf(latitude, '90.1', '90,1', 'north')).to.deep.equal([
      '90.1: out-of-range',
      '90,1: out-of-range',
      'north: not-a-number',
    ]);
    expect([latitude.write(45.50884), latitude.write(-0.0001), latitude.write(null)]).to.deep.equal(['45.509', '0', '']);
    expect(valueOf(degrees(180), '-179.9')).to.equal(-179.9);
  });

  it('has a radius of kilometres, 0 for anywhere', () => {
    expect([valueOf(distance, '0'), valueOf(distance, '25,5')]).to.deep.equal([0, 25.5]);
    expect(refusedOf(distance, '-1')).to.deep.equal(['-1: out-of-range']);
  });
});
