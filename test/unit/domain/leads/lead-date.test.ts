import { expect } from 'chai';
import fc from 'fast-check';
import { dateProblem, dateRange, isPartOver, timeZoneOf } from '../../../../src/domain/leads/lead-date.ts';
import { wallClock } from '../../../../src/domain/time/wall-clock.ts';
import { aDealer } from '../../../support/builders/a-dealer.ts';
import { anyText } from '../../../support/any-text.ts';

/** 02:30 UTC on the 15th: still the evening of the 14th in Laval, already 04:30 in Lyon. */
const NOW = Date.UTC(2026, 8, 15, 2, 30);
const LAVAL = 'America/Toronto';
const LYON = 'Europe/Paris';

describe('The date of an appointment', () => {
  for (const [text, zone, problem] of [
    ['2026-09-14', LAVAL, null],
    ['2026-09-14', LYON, 'past'],
    ['2026-09-14 22:29', LAVAL, 'past'],
    ['2026-09-14 22:30', LAVAL, null],
    ['2026-12-13', LAVAL, null],
    ['2026-12-14', LAVAL, 'too-far'],
    ['2026-12-14', LYON, null],
    ['2026-02-29', LAVAL, 'invalid'],
    ['2026-13-01', LAVAL, 'invalid'],
    ['2026-10-01 24:00', LAVAL, 'invalid'],
    ['2026-10-01 09:60', LAVAL, 'invalid'],
    ['2026-10-01T09:00', LAVAL, 'invalid'],
    ['2026-10-1', LAVAL, 'invalid'],
    ['2026/10/01', LAVAL, 'invalid'],
    ['01-10-2026', LAVAL, 'invalid'],
    ['2026-10-01 9:00', LAVAL, 'invalid'],
    ['2026-10-01 09:00:00', LAVAL, 'invalid'],
    ['', LAVAL, 'invalid'],
    ['٢٠٢٦-١٠-٠١', LAVAL, 'invalid'],
  ] as const)
    it(`${text === '' ? 'nothing' : text} is ${problem ?? 'fine'} for a dealer in ${zone}`, () =>
      expect(dateProblem(text, NOW, zone)).to.equal(problem));

  it('takes every day that a form offers, and no other', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }), (date) => {
        const now = date.getTime();
        const { first, last } = dateRange(now, LAVAL);
        const beside = (day: string, by: number): string =>
          new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10);
        expect(dateProblem(first, now, LAVAL)).to.equal(null);
        expect(dateProblem(last, now, LAVAL)).to.equal(null);
        expect(dateProblem(beside(first, -1), now, LAVAL)).to.equal('past');
        expect(dateProblem(beside(last, 1), now, LAVAL)).to.equal('too-far');
      }),
    );
  });

  it('is YYYY-MM-DD in 10 characters or YYYY-MM-DD HH:MM in 16, and invalid at any other length', () => {
    const whole = '2026-10-01 09:30:00.000';
    const lengths = Array.from(whole, (_, at) => at).filter((length) => dateProblem(whole.slice(0, length), NOW, LAVAL) === null);
    expect(lengths).to.deep.equal([10, 16]);
    for (const text of ['2026/10/01', '01-10-2026', '2026-10-1 ', '2026-10-01T09:30', '2026/10/01 09:30', '2026-10-01 9:30 '])
      expect(dateProblem(text, NOW, LAVAL), text).to.equal('invalid');
  });

  it('never throws, and takes nothing but digits in their places', () => {
    const nearly = fc
      .array(fc.constantFrom('0', '1', '2', '9', '-', ' ', ':', 'T'), { minLength: 8, maxLength: 18 })
      .map((letters) => letters.join(''));
    fc.assert(
      fc.property(fc.oneof(anyText(), nearly), (text) => {
        if (dateProblem(text, NOW, LAVAL) === null) expect(text).to.match(/^\d{4}-\d\d-\d\d( \d\d:\d\d)?$/);
      }),
    );
  });

  it('knows which part of the day is over by the dealer’s clock', () => {
    const noon = Date.UTC(2026, 8, 15, 16);
    expect(wallClock(noon, LAVAL)).to.equal('2026-09-15 12:00');
    expect(isPartOver('2026-09-15', 'morning', noon, LAVAL)).to.equal(true);
    expect(isPartOver('2026-09-15', 'afternoon', noon, LAVAL)).to.equal(false);
    expect(isPartOver('2026-09-16', 'morning', noon, LAVAL)).to.equal(false);
  });

  it('uses the market’s time zone where the feed has none, or an unknown one', () => {
    expect(timeZoneOf(aDealer().build())).to.equal('America/Toronto');
    expect(timeZoneOf(aDealer().with({ timeZone: 'Mars/Olympus' }).build())).to.equal('America/Toronto');
    expect(timeZoneOf(aDealer().inFrance().with({ timeZone: null }).build())).to.equal('Europe/Paris');
  });
});
