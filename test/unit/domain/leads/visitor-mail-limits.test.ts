import { expect } from 'chai';
import { DAY_MS, mailboxOf, mayMailVisitor } from '../../../../src/domain/leads/visitor-mail-limits.ts';

const NOW = Date.UTC(2026, 8, 15, 12);
const HOUR_MS = 3_600_000;
const ago = (count: number, ms: number): number[] => Array.from({ length: count }, () => NOW - ms);

describe('Mails to one address of a visitor', () => {
  it('are five within an hour', () => {
    expect(mayMailVisitor([], false, NOW)).to.equal(true);
    expect(mayMailVisitor(ago(4, 60_000), false, NOW)).to.equal(true);
    expect(mayMailVisitor(ago(5, 60_000), false, NOW)).to.equal(false);
    expect(mayMailVisitor(ago(5, HOUR_MS - 1), false, NOW)).to.equal(false);
    expect(mayMailVisitor(ago(5, HOUR_MS), false, NOW)).to.equal(true);
  });

  it('are ten within a day', () => {
    expect(mayMailVisitor(ago(9, DAY_MS - 1), false, NOW)).to.equal(true);
    expect(mayMailVisitor(ago(10, DAY_MS - 1), false, NOW)).to.equal(false);
    expect(mayMailVisitor(ago(10, DAY_MS), false, NOW)).to.equal(true);
  });

  it('are three times as many to who has confirmed an alert', () => {
    expect(mayMailVisitor(ago(14, 60_000), true, NOW)).to.equal(true);
    expect(mayMailVisitor(ago(15, 60_000), true, NOW)).to.equal(false);
  });

  it('are not held up by a clock that was wrong', () => {
    expect(mayMailVisitor(ago(10, -2 * DAY_MS), false, NOW)).to.equal(true);
    expect(mayMailVisitor(ago(5, -60_000), false, NOW)).to.equal(false);
  });

  it('are counted by mailbox, however the address is written', () => {
    const written = [
      ' Zoe+cars@Example.org ',
      'zoe@example.org',
      'z.o.e@example.org',
      'Z.o.e+x@gmail.com',
      'zoe@googlemail.com',
      '+a@b.c',
    ];
    expect(written.map(mailboxOf)).to.deep.equal([
      'zoe@example.org',
      'zoe@example.org',
      'z.o.e@example.org',
      'zoe@gmail.com',
      'zoe@gmail.com',
      '+a@b.c',
    ]);
  });
});
