import { expect } from 'chai';
import fc from 'fast-check';
import { percentDecode, percentEncode } from '../../../../src/domain/text/percent.ts';

describe('A text in an address', () => {
  it('is read back as it was written, whatever its characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(percentEncode(text)).to.match(/^[\w.~%!'()*-]*$/);
        expect(percentDecode(percentEncode(text))).to.equal(text);
      }),
    );
    expect(percentEncode('Citroën C4/DS&a=b')).to.equal('Citro%C3%ABn%20C4%2FDS%26a%3Db');
    expect(percentEncode('rav4-2019_x.y~z')).to.equal('rav4-2019_x.y~z');
  });

  it('has a mark for a character that is none, and is nothing where it is written wrongly', () => {
    expect(percentDecode(percentEncode('a\ud800b'))).to.equal('a\ufffdb');
    for (const text of ['%', '%zz', 'a%C3']) expect(percentDecode(text), text).to.equal(null);
  });
});
