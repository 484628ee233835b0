import { expect } from 'chai';
import { nextOccurrence } from '../../../../src/adapters/feeds/sources/cron-schedule.ts';
import { conditionOf, dueAt, type SourceRun } from '../../../../src/domain/feeds/feed-source.ts';
import { aSource } from '../../../support/feeds/a-source.ts';

const MINUTE = 60_000;
const at = (time: string): number => Date.parse(`2026-11-20T${time}:00Z`);
const since = at('00:30');
const ran = (time: string, outcome: SourceRun['outcome'], endedAt: number | null = at(time) + MINUTE): SourceRun => ({
  startedAt: at(time),
  endedAt,
  leaseUntil: at(time) + 30 * MINUTE,
  outcome,
});
/** Every hour on the hour, without jitter. */
const hourly = aSource();

describe('When a source is run', () => {
  const due = (...runs: readonly SourceRun[]): number | null => dueAt(hourly, runs, since, nextOccurrence);

  it('at once where it has never been run', () => {
    expect(due()).to.equal(since);
  });

  it('at the next time of its schedule after the last run', () => {
    expect(due(ran('03:00', 'imported'))).to.equal(at('04:00'));
    expect(due(ran('03:20', 'stopped'))).to.equal(at('04:00'));
  });

  it('once for all the times that were missed', () => {
    const next = due(ran('03:00', 'imported'));
    expect(next).to.equal(at('04:00'));
    expect(due(ran('09:10', 'imported'), ran('03:00', 'imported'))).to.equal(at('10:00'));
  });

  it('again after five minutes, then ten, where it failed or was killed, and not later than its schedule says', () => {
    expect(due(ran('03:00', 'failed'), ran('02:00', 'imported'))).to.equal(at('03:06'));
    expect(due(ran('03:06', 'failed'), ran('03:00', 'failed'))).to.equal(at('03:17'));
    expect(due(ran('03:00', null, null))).to.equal(at('03:35'));
    expect(due(ran('03:55', 'failed'))).to.equal(at('04:00'));
  });

  it('a little later, by the same time in every process, where it has jitter', () => {
    const schedule = { cron: '0 * * * *', timeZone: 'UTC', jitterMs: 10 * MINUTE };
    const times = ['a', 'b', 'c', 'd'].map((name) =>
      dueAt(aSource({ name, schedule }), [ran('03:00', 'imported')], since, nextOccurrence),
    );
    expect(new Set(times).size).to.be.greaterThan(1);
    for (const time of times) expect(time).to.be.within(at('04:00'), at('04:10'));
    expect(dueAt(aSource({ name: 'a', schedule }), [ran('03:00', 'imported')], since, nextOccurrence)).to.equal(times[0]);
  });

  it('by the clock of its time zone, once where the clock is put back', () => {
    const schedule = { cron: '30 1 * * *', timeZone: 'America/Toronto', jitterMs: 0 };
    const night = Date.parse('2026-11-01T05:30:00Z');
    const run = { ...ran('03:00', 'imported'), startedAt: night };
    expect(nextOccurrence(schedule, night - MINUTE)).to.equal(night);
    expect(dueAt(aSource({ schedule }), [run], since, nextOccurrence)).to.equal(Date.parse('2026-11-02T06:30:00Z'));
  });

  it('never by itself without a schedule', () => {
    expect(dueAt(aSource({ schedule: null }), [], since, nextOccurrence)).to.equal(null);
  });
});

describe('How a source stands', () => {
  const condition = (now: number, ...runs: readonly SourceRun[]): string => conditionOf(hourly, runs, since, now, nextOccurrence);

  it('is overdue an hour after it should have succeeded', () => {
    expect(condition(at('04:59'), ran('03:00', 'imported'))).to.equal('ok');
    expect(condition(at('05:01'), ran('04:00', 'failed'), ran('03:00', 'imported'))).to.equal('overdue');
    expect(condition(at('02:01'))).to.equal('overdue');
  });

  it('is stopped until a run succeeds, whatever fails meanwhile', () => {
    expect(condition(at('03:02'), ran('03:00', 'stopped'), ran('02:00', 'imported'))).to.equal('stopped');
    expect(condition(at('03:12'), ran('03:10', 'failed'), ran('03:00', 'held'))).to.equal('stopped');
    expect(condition(at('03:22'), ran('03:20', null, null), ran('03:00', 'stopped'))).to.equal('stopped');
    expect(condition(at('03:32'), ran('03:30', 'imported'), ran('03:00', 'stopped'))).to.equal('ok');
  });
});
