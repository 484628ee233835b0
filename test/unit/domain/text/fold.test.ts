import { expect } from 'chai';
import fc from 'fast-check';
import { capitalised, fold, slug, wordsOf } from '../../../../src/domain/text/fold.ts';
import { anyText } from '../../../support/any-text.ts';

describe('names compared regardless of how they are written', () => {
  it('are one name whatever their case, accents and spacing', () => {
    expect(fold('  Citroën   C4 ')).to.equal('citroen c4');
    expect(fold('CITROËN C4')).to.equal('citroen c4');
    expect(fold('Škoda')).to.equal('skoda');
    expect(fold('Montréal-Nord')).to.equal('montreal-nord');
    expect(fold('Cœur de lion, Ægir, Ørsted, Groß')).to.equal('coeur de lion aegir orsted gross');
  });

  it('keep scripts without Latin letters', () => {
    expect(fold('БелАЗ')).to.equal('белаз');
    expect(fold('比亚迪')).to.equal('比亚迪');
  });

  it('have no control characters and no lone surrogates', () => {
    expect(fold('a\u0000b\ud800c\n')).to.equal('a b c');
  });

  it('do not change when folded again', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(fold(fold(text))).to.equal(fold(text));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a folded name for readers', () => {
  it('has a capital at the beginning of each word, not after a number or an apostrophe', () => {
    expect(capitalised('land rover')).to.equal('Land Rover');
    expect(capitalised('l’île-perrot')).to.equal('L’Île-Perrot');
    expect(capitalised("d'or 4x4")).to.equal("D'or 4x4");
  });
});

describe('words of a text', () => {
  it('are its letters and digits', () => {
    expect(wordsOf('F-150 XLT, 4×4 (Québec)')).to.deep.equal(['f', '150', 'xlt', '4', '4', 'quebec']);
    expect(wordsOf(' — ')).to.deep.equal([]);
  });
});

describe('a text as one segment of an address', () => {
  it('has letters, digits and single hyphens', () => {
    expect(slug('F-150 XLT 4×4')).to.equal('f-150-xlt-4x4');
    expect(slug('Citroën DS3 / Café-Racer!')).to.equal('citroen-ds3-cafe-racer');
  });

  it('is a hyphen for a text without letters and digits', () => {
    expect(slug('')).to.equal('-');
    expect(slug('比亚迪')).to.equal('-');
  });

  it('is safe in an address and never longer than 80, whatever the text', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(slug(text)).to.match(/^(-|[a-z0-9]+(-[a-z0-9]+)*)$/);
        expect(slug(text).length).to.be.at.most(80);
      }),
    );
    expect(slug('ab '.repeat(100))).to.match(/^(ab-)+ab$/);
  });

  it('has every word in order, whatever stands between, before and behind them', () => {
    const word = fc.stringMatching(/^[a-z\d]{8,20}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 2, maxLength: 3 }), (words) => {
        expect(slug(`(${words.join(' / ')})`)).to.equal(words.join('-'));
        expect(slug(words.join(' × '))).to.equal(words.join('-x-'));
        const cut = `${words.join('-')}-`.padEnd(79, 'w');
        expect(slug(`${cut} and more`)).to.equal(cut);
      }),
    );
  });
});
