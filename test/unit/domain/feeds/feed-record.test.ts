import { expect } from 'chai';
import { compilePath, leavesOf, type FeedNode, type FeedRecord } from '../../../../src/domain/feeds/feed-record.ts';

const tree = (children: Readonly<Record<string, FeedNode>>): FeedRecord => new Map(Object.entries(children));

const RECORD = tree({
  make: ' Honda ',
  empty: '  ',
  'Make/Model': 'Honda Civic',
  tags: ['new', ['one owner', ''], tree({ '@lang': 'en', '#text': 'clean' })],
  prices: tree({
    price: [
      tree({ type: ['list', 'msrp'], value: '21000' }),
      tree({ type: 'sale', value: ['18995', '18000'] }),
      tree({ value: '1' }),
      'free',
    ],
  }),
  lots: [tree({ name: 'North' }), tree({ name: ' South ' }), 'West'],
});

describe('A path into a record', () => {
  for (const [path, texts] of [
    ['make', ['Honda']],
    ['empty', []],
    ['nothing', []],
    ['Make/Model', ['Honda Civic']],
    ['make/model', []],
    ['tags', ['new', 'one owner', 'clean']],
    ['tags/@lang', ['en']],
    ['prices/price/value', ['21000', '18995', '18000', '1']],
    ['prices/price[type=sale]/value', ['18995', '18000']],
    ['prices/price[type=msrp]/value', ['21000']],
    ['prices/price[type=rent]/value', []],
    ['lots/name', ['North', 'South']],
    ['prices/price[type]/value', []],
    ['prices/x[price[type=sale]/value', []],
  ] as const)
    it(`finds ${JSON.stringify(texts)} at ${path}`, () => expect(compilePath(path)(RECORD)).to.deep.equal(texts));
});

describe('The texts of a record', () => {
  it('are each named by their path, empty ones too', () => {
    expect([...leavesOf(tree({ a: 'x', b: ['', tree({ c: 'y', '#text': 'z' })] }))]).to.deep.equal([
      ['a', 'x'],
      ['b', ''],
      ['b/c', 'y'],
      ['b', 'z'],
    ]);
  });
});
