import { expect } from 'chai';
import { chromeVisibility } from '../../../../src/domain/site/chrome-visibility.ts';

describe('whether menu, header or footer is shown', () => {
  it('is for the request to say', () => {
    expect(chromeVisibility('1', '0', false)).to.equal(true);
    expect(chromeVisibility('true', '0', false)).to.equal(true);
    expect(chromeVisibility('0', '1', true)).to.equal(false);
    expect(chromeVisibility('false', '1', true)).to.equal(false);
  });

  it('is for the cookie where the request is silent', () => {
    expect(chromeVisibility(undefined, 'True', false)).to.equal(true);
    expect(chromeVisibility('', '0', true)).to.equal(false);
    expect(chromeVisibility(null, '1', false)).to.equal(true);
  });

  it('is for the site where both are silent', () => {
    expect(chromeVisibility(undefined, undefined, true)).to.equal(true);
    expect(chromeVisibility(null, ' ', false)).to.equal(false);
  });

  it('is no for any other word', () => {
    for (const word of ['yes', 'on', '2', '__proto__', '11']) expect(chromeVisibility(word, '1', true), word).to.equal(false);
  });
});
