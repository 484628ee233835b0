import { expect } from 'chai';
import { isTest, numberedRows, testsNamed } from '../../support/documented.ts';

/** How many criteria each topic of RGAA 4.1 has. */
const RGAA = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];
/** Criteria of WCAG 2.2 at A and AA: 4.1.1 is no more. */
const WCAG = 55;
/** Something that was read has to say what was found. */
const SHORTEST_REASON = 12;

const rows = numberedRows('docs/accessibility.md');
const wcag = rows.filter((row) => row.length === 5);
const rgaa = rows.filter((row) => row.length === 4);

describe('The table of accessibility', () => {
  it('has every criterion of WCAG 2.2 at A and AA, once', () => {
    expect(new Set(wcag.map(([number]) => number))).to.have.property('size', WCAG);
    expect(wcag).to.have.length(WCAG);
    for (const [number, level] of wcag) expect(level, number).to.be.oneOf(['A', 'AA']);
  });

  it('has the 106 criteria of RGAA 4.1, in their order', () => {
    const expected = RGAA.flatMap((count, topic) =>
      Array.from({ length: count }, (_, at) => `${String(topic + 1)}.${String(at + 1)}`),
    );
    expect(expected).to.have.length(106);
    expect(rgaa.map(([number]) => number)).to.deep.equal(expected);
  });

  it('says of each whether it applies, and names a test that there is or a reason', () => {
    for (const row of rows) {
      const [number = ''] = row;
      const [applies = '', heldBy = ''] = row.slice(-2);
      expect(applies, number).to.be.oneOf(['yes', 'partly', 'no']);
      const tests = testsNamed(heldBy);
      for (const test of tests) expect(isTest(test), `${number}: ${test.path} › ${test.name}`).to.equal(true);
      if (tests.length === 0) expect(heldBy, number).to.have.length.above(SHORTEST_REASON).and.not.include('`test/');
    }
  });
});
