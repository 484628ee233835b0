import { expect } from 'chai';
import fc from 'fast-check';
import { compareFacts, readChosen } from '../../../../src/domain/inventory/comparison.ts';

describe('A row of a comparison', () => {
  it('differs when its texts do, and marks the lowest or the highest', () => {
    const prices = [
      { text: '$20', figure: 20 },
      { text: '$10', figure: 10 },
      { text: null, figure: null },
    ];
    expect(compareFacts(prices, 'low')).to.deep.equal({
      differs: true,
      cells: [
        { text: '$20', best: false },
        { text: '$10', best: true },
        { text: null, best: false },
      ],
    });
    expect(compareFacts(prices, 'high').cells.map(({ best }) => best)).to.deep.equal([true, false, false]);
    expect(compareFacts(prices, null).cells.some(({ best }) => best)).to.equal(false);
  });

  it('has no best where all are the same or only one is known', () => {
    const same = [
      { text: '$20', figure: 20 },
      { text: '$20', figure: 20 },
    ];
    expect(compareFacts(same, 'low')).to.deep.include({ differs: false });
    expect(compareFacts(same, 'low').cells.some(({ best }) => best)).to.equal(false);
    expect(compareFacts([{ text: '$20', figure: 20 }, { text: null }], 'low').cells.some(({ best }) => best)).to.equal(false);
  });

  it('marks every one of several best', () => {
    const fact = (figure: number) => ({ text: String(figure), figure });
    expect(compareFacts([fact(3), fact(5), fact(5)], 'high').cells.map(({ best }) => best)).to.deep.equal([false, true, true]);
  });
});

describe('The vehicles that an address asks for', () => {
  it('are read from one list or from repeated values, each once', () => {
    expect(readChosen(['3,1', '2', '1'], 100)).to.deep.equal({ ids: [3, 1, 2], repeated: [1], unreadable: [], surplus: 0 });
  });

  it('name what is no number', () => {
    expect(readChosen(['3,x,-1,,4'], 100)).to.deep.equal({ ids: [3, 4], repeated: [], unreadable: ['x', '-1'], surplus: 0 });
  });

  it('are never more than may be asked for, whatever the address says', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), fc.integer({ min: 1, max: 20 }), (texts, most) => {
        const { ids, unreadable } = readChosen(texts, most);
        expect(ids.length + unreadable.length).to.be.at.most(most);
      }),
    );
    const tooMany = readChosen([Array.from({ length: 500 }, (_, index) => index).join(',')], 100);
    expect(tooMany.ids).to.have.length(100);
    expect(tooMany.surplus).to.be.above(0);
  });
});
