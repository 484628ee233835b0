import { expect } from 'chai';
import fc from 'fast-check';
import { openingState, parseOpeningHours, type DayHours } from '../../../../src/domain/dealers/opening-hours.ts';
import { openingHoursText } from '../../../support/opening-hours-text.ts';

const hoursOf = (text: string) => {
  const hours = parseOpeningHours(text);
  if (!hours) throw new Error(`${text} was not read`);
  return hours;
};

describe('Opening hours', () => {
  it('are read as OpenStreetMap and schema.org write them', () => {
    const day = [{ opens: 540, closes: 1080 }];
    expect(parseOpeningHours('Mo-Fr 09:00-18:00; Sa 10:00-12:00,13:30-16:00; Su off')).to.deep.equal([
      day,
      day,
      day,
      day,
      day,
      [
        { opens: 600, closes: 720 },
        { opens: 810, closes: 960 },
      ],
      [],
    ]);
    expect(parseOpeningHours('24/7')).to.deep.equal(Array.from({ length: 7 }, () => [{ opens: 0, closes: 1440 }]));
  });

  it('are read with other dashes, capitals and spaces, over the week’s end, and with the later rule winning', () => {
    expect(openingHoursText(hoursOf('MO – FR 9:00 – 18:00'))).to.equal('Mo-Fr 09:00-18:00');
    expect(openingHoursText(hoursOf('Sa-Mo 10:00-17:00'))).to.equal('Mo 10:00-17:00; Sa-Su 10:00-17:00');
    expect(openingHoursText(hoursOf('Mo-Fr 09:00-18:00; We closed; PH off'))).to.equal(
      'Mo-Tu 09:00-18:00; We off; Th-Fr 09:00-18:00',
    );
    expect(openingHoursText(hoursOf(' Mo 14:00-18:00,09:00-12:00; ; '))).to.equal('Mo 09:00-12:00,14:00-18:00');
    expect(parseOpeningHours(' 24/7 ')).to.deep.equal(parseOpeningHours('24/7'));
  });

  it('pass over public holidays, beside other days too', () => {
    expect(openingHoursText(hoursOf('PH 10:00-12:00; Sa 09:00-18:00; Su, PH off'))).to.equal('Sa 09:00-18:00; Su off');
  });

  it('leave a day that no rule names unknown', () => {
    expect(hoursOf('Mo 09:00-18:00')[1]).to.equal(null);
  });

  for (const text of [
    '',
    'call us',
    'Mo-Fr',
    '09:00-18:00',
    'Mo 18:00-09:00',
    'Mo 09:00-09:00',
    'Mo 09:00-25:00',
    'Mo 9-18',
    'Mo-Tu-We 09:00-18:00',
    'Xx 09:00-18:00',
    'Mo 09:00-12:00,11:00-18:00',
    'Mo 09:00-18:00-20:00',
    'PH off',
    'Mo 99:00-18:00',
    'Mo 09:00-x18:00',
    'Mo 09:00-18:00 or so',
    'Mo 09:00-12:00,lunch,13:00-18:00',
    'Mo 9 closed',
    'Xx-We 09:00-18:00',
    'We-Xx 09:00-18:00',
    'Mo,Xx 09:00-18:00',
    'Mo 09:00-18:00; Xx 09:00-18:00',
    'Mo 09:00-18:00; call us',
    'Mo x 09:00-18:00',
  ])
    it(`are not made up from ${JSON.stringify(text)}`, () => {
      expect(parseOpeningHours(text)).to.equal(null);
    });

  it('survive being written and read again, and nothing that is typed breaks them', () => {
    const day = fc
      .uniqueArray(fc.integer({ min: 0, max: 1440 }), { minLength: 2, maxLength: 6 })
      .map((times) => times.toSorted((one, other) => one - other))
      .map((times): DayHours =>
        Array.from({ length: Math.floor(times.length / 2) }, (_, k) => ({
          opens: times[2 * k] ?? 0,
          closes: times[2 * k + 1] ?? 0,
        })),
      );
    const week = fc
      .array(fc.oneof(day, fc.constant<DayHours>([]), fc.constant<DayHours>(null)), { minLength: 7, maxLength: 7 })
      .filter((days) => days.some((one) => one !== null));
    fc.assert(
      fc.property(week, (days) => {
        expect(parseOpeningHours(openingHoursText(days))).to.deep.equal(days);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        parseOpeningHours(text);
      }),
    );
  });
});

describe('A dealer’s opening state', () => {
  // 14 September 2026 is a Monday.
  const week = hoursOf('Mo-Fr 09:00-12:00,14:00-18:00; Sa 10:00-16:00; Su off');

  for (const [clock, state] of [
    ['2026-09-14 08:59', { kind: 'closed', next: { weekday: 0, today: true, opens: 540 } }],
    ['2026-09-14 09:00', { kind: 'open', until: 720 }],
    ['2026-09-14 12:00', { kind: 'closed', next: { weekday: 0, today: true, opens: 840 } }],
    ['2026-09-14 17:59', { kind: 'open', until: 1080 }],
    ['2026-09-14 18:00', { kind: 'closed', next: { weekday: 1, today: false, opens: 540 } }],
    ['2026-09-19 16:00', { kind: 'closed', next: { weekday: 0, today: false, opens: 540 } }],
    ['2026-09-20 12:00', { kind: 'closed', next: { weekday: 0, today: false, opens: 540 } }],
  ] as const)
    it(`is ${state.kind} at ${clock}`, () => {
      expect(openingState(week, clock)).to.deep.equal(state);
    });

  it('is open without an end where the night does not close it', () => {
    expect(openingState(hoursOf('24/7'), '2026-09-14 23:59')).to.deep.equal({ kind: 'open', until: null });
    const untilOf = (text: string, clock: string) => openingState(hoursOf(text), clock);
    expect(untilOf('Su 18:00-24:00; Mo 00:00-02:00', '2026-09-20 20:00')).to.deep.equal({ kind: 'open', until: null });
    expect(untilOf('Su 18:00-23:00; Mo 00:00-02:00', '2026-09-20 20:00')).to.deep.equal({ kind: 'open', until: 1380 });
    for (const monday of ['Mo 10:00-12:00', 'Mo off', 'Tu off'])
      expect(untilOf(`Su 18:00-24:00; ${monday}`, '2026-09-20 20:00'), monday).to.deep.equal({ kind: 'open', until: 1440 });
  });

  it('is unknown on a day without hours, and names no opening beyond such a day', () => {
    const monday = hoursOf('Mo 09:00-18:00');
    expect(openingState(monday, '2026-09-15 10:00')).to.deep.equal({ kind: 'unknown' });
    expect(openingState(monday, '2026-09-14 18:30')).to.deep.equal({ kind: 'closed', next: null });
    expect(openingState(hoursOf('Mo-Su off'), '2026-09-14 18:30')).to.deep.equal({ kind: 'closed', next: null });
    expect(openingState(hoursOf('Mo 09:00-12:00; Tu-Su off'), '2026-09-14 12:30')).to.deep.equal({
      kind: 'closed',
      next: { weekday: 0, today: false, opens: 540 },
    });
  });
});
