import { expect } from 'chai';
import { memoised } from '../../../../src/domain/text/memoised.ts';

describe('What is computed from a text', () => {
  it('is computed once for each of the first texts, and each time for those beyond', () => {
    const computed: string[] = [];
    const lengthOf = memoised((text) => computed.push(text) && text.length, 2);
    for (const text of ['a', 'bb', 'ccc', 'a', 'bb', 'ccc', 'a']) expect(lengthOf(text)).to.equal(text.length);
    expect(computed).to.deep.equal(['a', 'bb', 'ccc', 'ccc']);
  });
});
