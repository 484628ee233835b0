import { expect } from 'chai';
import { dealerLimit, removalLimit, sourceLimit, usualShare } from '../../../../src/domain/feeds/removal-limit.ts';

const NO_RULES = { usual: null, atLeast: 1 };
const run = (listed: number, gone: number) => ({ listed, gone });

describe('How many vehicles a feed may take off', () => {
  it('is a tenth and three standard deviations of chance', () => {
    expect([2, 60, 1000].map((listed) => removalLimit(listed))).to.deep.equal([1, 12, 128]);
    expect(removalLimit(0)).to.equal(1);
    expect(removalLimit(10, 0.1, 25)).to.equal(25);
    expect(removalLimit(100, 0.5)).to.equal(65);
  });

  it('follows the share that the last imports took off, between a twentieth and three tenths', () => {
    expect(usualShare([], NO_RULES)).to.equal(0.1);
    expect(usualShare([run(950, 150)], NO_RULES)).to.equal(0.155);
    expect(usualShare([run(450, 100), run(500, 50)], NO_RULES)).to.equal(0.155);
    expect(usualShare([run(10_000, 0)], NO_RULES)).to.equal(0.05);
    expect(usualShare([run(10_000, 9000)], NO_RULES)).to.equal(0.3);
    expect(usualShare([run(10_000, 9000)], { usual: 0.8, atLeast: 1 })).to.equal(0.8);
  });

  it('is a tenth’s at least for a dealer, but not for all dealers of a quiet source together', () => {
    const quiet = [run(10_000, 0)];
    expect(dealerLimit(1000, quiet, NO_RULES)).to.equal(128);
    expect(sourceLimit(1000, quiet, NO_RULES)).to.equal(70);
    expect(dealerLimit(1000, [run(10_000, 9000)], NO_RULES)).to.equal(343);
    expect(dealerLimit(1000, quiet, { usual: 0.05, atLeast: 1 }), 'the profile says so').to.equal(70);
    expect([
      dealerLimit(10, quiet, { usual: null, atLeast: 8 }),
      sourceLimit(10, quiet, { usual: null, atLeast: 8 }),
    ]).to.deep.equal([8, 8]);
  });
});
