import { expect } from 'chai';
import fc from 'fast-check';
import { compareFacts, compareItems, leftOut, readChosen, type Possession } from '../../../../src/domain/inventory/comparison.ts';
import { anyText } from '../../../support/any-text.ts';

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
        { text: '$20', best: false, share: 1 },
        { text: '$10', best: true, share: 0.5 },
        { text: null, best: false, share: null },
      ],
    });
    expect(compareFacts(prices, 'high').cells.map(({ best }) => best)).to.deep.equal([true, false, false]);
    expect(compareFacts(prices, null).cells.some(({ best }) => best)).to.equal(false);
  });

  it('says in which language a text is where it is another, and what does not apply', () => {
    const { cells } = compareFacts(
      [{ text: 'Leder', language: 'de' }, { text: null, inapplicable: true }, { text: 'Cloth' }],
      null,
    );
    expect(cells).to.deep.equal([
      { text: 'Leder', best: false, share: null, language: 'de' },
      { text: null, best: false, share: null, inapplicable: true },
      { text: 'Cloth', best: false, share: null },
    ]);
  });

  it('of equipment says who has it, who has not, and of whom nothing is known', () => {
    const lists = [new Map<string, Possession>([['sunroof', 'standard'], ['radar', 'optional']]), new Map<string, Possession>([['radar', 'optional']]), null]; // prettier-ignore
    expect(compareItems(['sunroof', 'radar'], lists.slice(0, 2))).to.deep.equal([
      { item: 'sunroof', has: ['standard', 'none'], differs: true },
      { item: 'radar', has: ['optional', 'optional'], differs: false },
    ]);
    expect(compareItems(['radar'], lists)[0]).to.deep.equal({
      item: 'radar',
      has: ['optional', 'optional', 'unknown'],
      differs: true,
    });
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

  it('gives each figure its share of the highest one, the best the largest or the smallest share', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer({ min: 1, max: 9999 })), { minLength: 1, maxLength: 4 }), (values) => {
        const { cells, differs } = compareFacts(
          values.map((figure) => ({ figure, text: figure === null ? null : String(figure) })),
          'low',
        );
        const shares = cells.map(({ share }) => share).filter((share) => share !== null);
        for (const share of shares) expect(share).to.be.greaterThan(0).and.at.most(1);
        if (shares.length > 0) {
          expect(differs).to.be.true;
          expect(Math.max(...shares)).to.equal(1);
          for (const { best, share } of cells) if (best) expect(share).to.equal(Math.min(...shares));
        }
      }),
    );
  });
});

describe('The vehicles that an address asks for', () => {
  it('are read from one list or from repeated values, each once', () => {
    expect(readChosen(['3,1', '2', '1'], 100)).to.deep.equal({ ids: [3, 1, 2], repeated: [1], unreadable: [], surplus: 0 });
  });

  it('name what is not a number', () => {
    expect(readChosen(['3,x,-1,,4'], 100)).to.deep.equal({ ids: [3, 4], repeated: [], unreadable: ['x', '-1'], surplus: 0 });
  });

  it('are never more than may be asked for, whatever the address says', () => {
    fc.assert(
      fc.property(fc.array(anyText()), fc.integer({ min: 1, max: 20 }), (texts, most) => {
        const { ids, unreadable } = readChosen(texts, most);
        expect(ids.length + unreadable.length).to.be.at.most(most);
      }),
    );
    const tooMany = readChosen([Array.from({ length: 500 }, (_, index) => index).join(',')], 100);
    expect(tooMany.ids).to.have.length(100);
    expect(tooMany.surplus).to.be.above(0);
  });
});

describe('What a comparison leaves out', () => {
  it('is what does not fit, is asked for twice, is unknown or is no number', () => {
    const names = new Map([1, 2, 3, 4, 5, 6].map((id) => [id, `Car ${String(id)}`]));
    const chosen = readChosen(['1, 2,2 ,3,4,5,6,99', `x1,1x,${'y'.repeat(60)}`], 20);
    expect(chosen).to.deep.equal({
      ids: [1, 2, 3, 4, 5, 6, 99],
      repeated: [2],
      unreadable: ['x1', '1x', 'y'.repeat(40)],
      surplus: 0,
    });
    expect(leftOut(chosen, names)).to.deep.equal({
      beyond: ['Car 5', 'Car 6'],
      repeated: ['Car 2'],
      unknown: [99],
      unreadable: ['x1', '1x', 'y'.repeat(40)],
    });
    expect(leftOut(readChosen(['7,7'], 20), names).repeated).to.deep.equal([]);
    expect(readChosen(['1,2,3,4'], 2)).to.deep.include({ ids: [1, 2], surplus: 2 });
  });
});
