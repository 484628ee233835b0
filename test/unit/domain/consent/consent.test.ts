import { expect } from 'chai';
import { consentsTo } from '../../../../src/domain/consent/consent.ts';

describe('Consent', () => {
  it('is what the cookie names, and nothing else', () => {
    expect(consentsTo('analytics', 'analytics')).to.be.true;
    expect(consentsTo('analytics', 'advertising,analytics')).to.be.true;
    for (const cookie of [undefined, '', 'advertising', 'none', 'analytics2', 'true'])
      expect(consentsTo('analytics', cookie)).to.be.false;
  });
});
