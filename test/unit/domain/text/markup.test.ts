import { expect } from 'chai';
import { escapeMarkup } from '../../../../src/domain/text/markup.ts';

describe('A text in markup', () => {
  it('keeps its letters, says markup in entities, and loses what XML cannot hold', () => {
    expect(escapeMarkup(`<a href="x">Tom & Jerry's</a>`)).to.equal('&lt;a href=&quot;x&quot;&gt;Tom &amp; Jerry&#39;s&lt;/a&gt;');
    expect(escapeMarkup('a\u0000b\u0008c\ud800d\uffffe\tf\n')).to.equal('abcde\tf\n');
    expect(escapeMarkup('Été 🚗')).to.equal('Été 🚗');
  });
});
