import { expect } from 'chai';
import { wireCodec, wireProblem } from '../../../../src/domain/wire/wire-codec.ts';
import { ids, within, words, yesNo } from '../../../../src/domain/wire/wire-values.ts';

interface Asked {
  readonly keyword: string | null;
  readonly price: number;
  readonly certified: boolean;
  readonly vehicles: readonly number[];
}
const DEFAULTS: Asked = { keyword: null, price: 100, certified: false, vehicles: [] };
const { read, write } = wireCodec(
  { keyword: 'Keyword', price: 'PriceMax', certified: 'Certified', vehicles: 'Ids' },
  { keyword: words, price: within(0, 1000), certified: yesNo, vehicles: ids },
  DEFAULTS,
);

describe('A query string', () => {
  it('is read in any order and case, without what it leaves blank or calls otherwise', () => {
    const { said, texts, problems } = read([
      ['pricemax', '50'],
      ['KEYWORD', 'Civic'],
      ['Certified', ' '],
      ['utm_source', 'x'],
      ['Ids', '3'],
      ['ids', '1,2'],
    ]);
    expect(said).to.deep.equal({ price: 50, keyword: 'Civic', vehicles: [1, 2, 3] });
    expect(problems).to.deep.equal([]);
    expect([...texts]).to.deep.equal([
      ['pricemax', ['50']],
      ['keyword', ['Civic']],
      ['utm_source', ['x']],
      ['ids', ['3', '1,2']],
    ]);
  });

  it('is written in one order, without what is absent or as it always is', () => {
    expect(write({ vehicles: [2, 1], price: 50, keyword: 'a b' })).to.equal('Keyword=a%20b&PriceMax=50&Ids=1,2');
    expect(write({ ...DEFAULTS, certified: true })).to.equal('Certified=1');
    expect(write({ vehicles: [], price: 100.2 })).to.equal('');
    expect(write({})).to.equal('');
  });

  it('has what cannot be used reported by its name, twenty things at most, and always a list that is too long', () => {
    expect(read([['PriceMax', '5000']]).problems).to.deep.equal([
      { parameter: 'PriceMax', value: '5000', reason: 'out-of-range' },
    ]);
    expect(read([['PriceMax', '5000']]).said).to.deep.equal({});
    const wrong = Array.from({ length: 25 }, (_, n) => `x${String(n)}`);
    const many = Array.from({ length: 101 }, (_, n) => String(n + 1));
    const { problems } = read([['Ids', [...wrong, ...many].join(',')]]);
    expect(problems).to.have.length(21);
    expect(problems.at(-1)).to.deep.equal({ parameter: 'Ids', value: '101', reason: 'too-many' });
  });

  it('has at most eighty characters of it reported, none of them broken', () => {
    expect(wireProblem('Keyword', 'a'.repeat(90), 'too-long').value).to.equal('a'.repeat(80));
    expect(wireProblem('Keyword', `${'a'.repeat(79)}🚗`, 'too-long').value).to.equal(`${'a'.repeat(79)}\ufffd`);
  });
});
