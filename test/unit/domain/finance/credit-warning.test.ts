import { expect } from 'chai';
import { creditWarningAt } from '../../../../src/domain/finance/credit-warning.ts';

const at = (moment: string, country = 'FR') => creditWarningAt(country, Date.parse(moment));

describe('The warning beside a figure of credit', () => {
  it('is in France the sentence of 2011, and from midnight of 20 November 2026 in Paris the one in force from that day', () => {
    expect(at('2026-11-19T22:59:59Z')).to.equal('commits');
    expect(at('2026-11-19T23:00:00Z')).to.equal('costs');
    expect(at('2030-01-01T00:00:00Z')).to.equal('costs');
  });

  it('begins on 1 May 2011', () => {
    expect(at('2011-04-30T21:59:59Z')).to.equal(null);
    expect(at('2011-04-30T22:00:00Z')).to.equal('commits');
  });

  it('is asked for by no law of another country', () => {
    for (const country of ['CA', 'US', 'CO', '']) expect(at('2026-12-01T00:00:00Z', country)).to.equal(null);
  });
});
