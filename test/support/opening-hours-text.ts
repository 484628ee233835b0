import type { OpeningHours, OpeningSpan } from '../../src/domain/dealers/opening-hours.ts';

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const two = (value: number): string => String(value).padStart(2, '0');
const clockText = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
const dayText = (day: readonly OpeningSpan[]): string =>
  day.length === 0 ? 'off' : day.map(({ opens, closes }) => `${clockText(opens)}-${clockText(closes)}`).join(',');

/** What `parseOpeningHours` reads, with neighbouring days of equal hours as a range. */
export const openingHoursText = (hours: OpeningHours): string => {
  const rules: { first: number; last: number; text: string }[] = [];
  hours.forEach((day, weekday) => {
    if (day === null) return;
    const text = dayText(day);
    const before = rules.at(-1);
    if (before?.last === weekday - 1 && before.text === text) before.last = weekday;
    else rules.push({ first: weekday, last: weekday, text });
  });
  const name = (weekday: number): string => DAYS[weekday] ?? '';
  return rules.map(({ first, last, text }) => `${name(first)}${last === first ? '' : `-${name(last)}`} ${text}`).join('; ');
};
