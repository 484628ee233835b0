import { expect } from 'chai';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { isFull } from './full.ts';
import { POINTS, submitUnderFire } from './crash-harness.ts';

describe('Leads under kill -9', () => {
  const folder = temporaryFolder();
  const planted = temporaryFolder();
  after(() => {
    folder.remove();
    planted.remove();
  });

  it('loses none that was acknowledged, and repeats none but in mails of the same Message-ID', async function () {
    this.timeout(isFull ? 900_000 : 180_000);
    const submissions = isFull ? 2000 : 150;
    const report = await submitUnderFire({ folder: folder.path, submissions, kills: isFull ? POINTS.length * 6 : POINTS.length });
    console.log(`      ${JSON.stringify(report)}`);
    expect(report).to.deep.include({
      acknowledged: submissions,
      lost: 0,
      duplicates: 0,
      undelivered: 0,
      strayMails: 0,
      integrity: 'ok',
    });
    expect(report.kills).to.be.at.least(1);
  });

  it('notices a server that acknowledges before it commits', async function () {
    this.timeout(180_000);
    const report = await submitUnderFire({ folder: planted.path, submissions: 60, kills: 3, acknowledgesBeforeCommit: true });
    expect(report.lost).to.be.at.least(1);
  });
});
