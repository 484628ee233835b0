import { expect } from 'chai';
import fc from 'fast-check';
import type { FeedNode, FeedRecord } from '../../../../src/domain/feeds/feed-record.ts';
import { readEffects, readRowMark, rowHash, writeRowMark } from '../../../../src/domain/feeds/row-mark.ts';
import { aRecord } from '../../../support/feeds/a-feed.ts';

const mark = (record: FeedRecord, reading = 'r', fingerprint = 'f') => rowHash(reading, record, fingerprint).join();

describe('The mark of a row', () => {
  it('differs with each cell, with how it is read, and with what the vehicle has become', () => {
    const tree = (node: FeedNode): FeedRecord => new Map([['a', node]]);
    const rows = [
      mark(aRecord({ a: '1', b: '2' })),
      mark(aRecord({ a: '1', b: '3' })),
      mark(aRecord({ a: '1', c: '2' })),
      mark(aRecord({ a: '12', b: '' })),
      mark(aRecord({ b: '2', a: '1' })),
      mark(aRecord({ a: '1', b: '2' }), 'other'),
      mark(aRecord({ a: '1', b: '2' }), 'r', 'other'),
      mark(tree('x')),
      mark(tree(['x'])),
      mark(tree(['x', 'y'])),
      mark(tree(new Map([['x', 'y']]))),
      mark(tree([['x'], ['y']])),
      mark(tree([['x', 'y']])),
    ];
    expect(new Set(rows).size).to.equal(rows.length);
    expect(mark(tree([new Map([['x', 'y']])]))).to.equal(mark(tree([new Map([['x', 'y']])])));
  });

  it('is stored with what the row adds to the report, and read again', () => {
    const letters = fc.string({ unit: fc.constantFrom('0', 'A', 'z', '~'), maxLength: 20 });
    fc.assert(
      fc.property(fc.string(), letters, letters, (cell, filled, numbers) => {
        const hash = rowHash('r', aRecord({ a: cell }), 'f');
        const read = readRowMark(writeRowMark(hash, { filled, numbers }));
        expect(read.hash).to.deep.equal(hash);
        expect(readEffects(read.effects)).to.deep.equal({ filled, numbers });
      }),
    );
    expect(readEffects('')).to.deep.equal({ filled: '', numbers: '' });
  });
});
