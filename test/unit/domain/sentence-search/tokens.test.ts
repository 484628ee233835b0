import { expect } from 'chai';
import fc from 'fast-check';
import { tokensOf } from '../../../../src/domain/sentence-search/tokens.ts';

/** Words as they are read, numbers by their value, a mark before what follows without a space. */
const read = (sentence: string): string =>
  tokensOf(sentence)
    .map(({ word, number, glued }) => (glued ? '_' : '') + (number === null ? word : String(number)))
    .join(' ');

describe('The words, numbers and signs of a sentence', () => {
  it('are folded, whatever joins them', () => {
    expect(read('Plug-in d’occasion à Québec')).to.equal('plug _in d _occasion a quebec');
    expect(read("CR‑V, l'Étoile`s")).to.equal('cr _v _, l _etoile _s');
    expect(read('-- ´')).to.equal('');
    expect(read('')).to.equal('');
  });

  it('have numbers with separators as the five languages write them', () => {
    expect(read('12.500,50 €')).to.equal('12500.5 €');
    expect(read('1,250.5 or 1.250')).to.equal('1250.5 or 1250');
    expect(read('80 000 / 999\u202f999 / 20’000 / 15\u00a0000')).to.equal('80000 / 999999 / 20000 / 15000');
    expect(read('9.5 10,25 1.50 7')).to.equal('9.5 10.25 1.5 7');
  });

  it('keep a number apart from the model before it, where both would be more than a price or a mileage can be', () => {
    expect(read('Mazda 3 150 000 km')).to.equal('mazda 3 150000 km');
    expect(read('Peugeot 308 120 000 km')).to.equal('peugeot 308 120000 km');
    expect(tokensOf('Mazda 3 150 000 km').map(({ text, start, end }) => [text, start, end])).to.deep.equal([
      ['Mazda', 0, 5],
      ['3', 6, 7],
      ['150 000', 8, 15],
      ['km', 16, 18],
    ]);
    expect(read('1,234,567')).to.equal('1234567');
  });

  it('have units apart from the number before them', () => {
    expect(read('30k 80000km 5ans 200eur 90mi 3x')).to.equal('30 _k 80000 _km 5 _ans 200 _eur 90 _mi 3x');
  });

  it('have a dash between two numbers as a sign, and no other', () => {
    expect(read('2015-2018')).to.equal('2015 _- _2018');
    expect(read('$500 - $600')).to.equal('$ _500 - $ _600');
    expect(read('20k – € 30')).to.equal('20 _k - € 30');
    expect(read('red - 500')).to.equal('red 500');
    expect(read('f-150')).to.equal('f _150');
    expect(read('500 big red - 600')).to.equal('500 big red 600');
    expect(read('500 - red')).to.equal('500 red');
  });

  it('say where they stand, and which begin with a capital', () => {
    const [a, laval] = tokensOf('à Laval');
    expect([a?.isCapital, laval?.isCapital, laval?.start, laval?.end, laval?.text]).to.deep.equal([false, true, 2, 7, 'Laval']);
    expect(tokensOf('iPhone Été').map(({ isCapital }) => isCapital)).to.deep.equal([false, true]);
    expect(tokensOf('$5').map(({ isSign, glued }) => [isSign, glued])).to.deep.equal([
      [true, false],
      [false, true],
    ]);
  });

  it('stand in the sentence as they are typed, and end with its five hundredth character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (sentence) => {
        for (const { text, start, end } of tokensOf(sentence)) expect(sentence.slice(start, end)).to.equal(text);
      }),
    );
    expect(tokensOf('a '.repeat(400))).to.have.length(250);
  });
});
