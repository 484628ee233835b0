/** When a dealer is open: the weekdays of OpenStreetMap and schema.org (`Mo-Fr 09:00-18:00; Sa 09:00-16:00; Su off`). */

/** Minutes since midnight; `closes` comes after `opens` and is at most 1440. */
export interface OpeningSpan {
  readonly opens: number;
  readonly closes: number;
}

/** Of one weekday in order, empty on a closed day, null when not known. */
export type DayHours = readonly OpeningSpan[] | null;

/** Monday first, seven days. */
export type OpeningHours = readonly DayHours[];

export type OpeningState =
  /** `until` in minutes since midnight; null when it stays open overnight. */
  | { readonly kind: 'open'; readonly until: number | null }
  /** `next` is null when an unknown day comes before the next opening, or when there is none. */
  | {
      readonly kind: 'closed';
      readonly next: { readonly weekday: number; readonly today: boolean; readonly opens: number } | null;
    }
  | { readonly kind: 'unknown' };

const DAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const;
const MIDNIGHT = 1440;

/** NaN for what is no time. */
const minutesOf = (text: string): number => {
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)$/.exec(text.trim()) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  return total <= MIDNIGHT ? total : NaN;
};

const dayOf = (text: string): number | null => {
  const at = DAYS.findIndex((day) => day === text.trim());
  return at < 0 ? null : at;
};

/** `mo-fr,su`; a range may wrap around the end of the week. Public holidays (`ph`) are no days of it. */
const daysOf = (text: string): readonly number[] | null => {
  const parts = text.split(',').filter((part) => part.trim() !== 'ph');
  const days = parts.flatMap((part) => {
    const [first = null, last = first, ...more] = part.split('-').map(dayOf);
    if (first === null || last === null || more.length > 0) return [null];
    return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, k) => (first + k) % 7);
  });
  return days.every((day) => day !== null) ? days : null;
};

const spansOf = (text: string): readonly OpeningSpan[] | null => {
  if (text === 'off' || text === 'closed') return [];
  const spans = text.split(',').map((part) => {
    const [opens = NaN, closes = NaN, ...more] = part.split('-').map(minutesOf);
    return opens < closes && more.length === 0 ? { opens, closes } : null;
  });
  if (!spans.every((span) => span !== null)) return null;
  const inOrder = spans.toSorted((one, other) => one.opens - other.opens);
  return inOrder.every(({ opens }, k) => opens >= (inOrder[k - 1]?.closes ?? 0)) ? inOrder : null;
};

/**
 * Reads rules for weekdays, of which a later one wins. A day that no rule names is unknown rather than closed: `off` closes it.
 * Public holidays (`Su,PH off`) are passed over. Null for anything else, hours past midnight included.
 */
export const parseOpeningHours = (text: string): OpeningHours | null => {
  const plain = text.toLowerCase().replace(/[–—]/g, '-').trim();
  if (plain === '24/7') return DAYS.map(() => [{ opens: 0, closes: MIDNIGHT }]);
  const week: DayHours[] = DAYS.map(() => null);
  for (const rule of plain.split(';').map((part) => part.trim())) {
    if (rule === '') continue;
    const end = rule.search(/\s(?:\d|off|closed)/);
    const days = end < 0 ? null : daysOf(rule.slice(0, end));
    const spans = spansOf(rule.slice(end).trim());
    if (!days || !spans) return null;
    for (const day of days) week[day] = spans;
  }
  return week.some((day) => day !== null) ? week : null;
};

/** 0 is Monday. @param clock `YYYY-MM-DD HH:MM` at the dealer's */
export const weekdayOf = (clock: string): number => (new Date(`${clock.slice(0, 10)}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Whether the dealer is open now. @param clock `YYYY-MM-DD HH:MM` at the dealer's */
export const openingState = (hours: OpeningHours, clock: string): OpeningState => {
  const today = weekdayOf(clock);
  const now = minutesOf(clock.slice(11));
  const day = hours[today] ?? null;
  if (day === null) return { kind: 'unknown' };
  const span = day.find(({ opens, closes }) => opens <= now && now < closes);
  if (span) {
    const goesOn = span.closes === MIDNIGHT && hours[(today + 1) % 7]?.[0]?.opens === 0;
    return { kind: 'open', until: goesOn ? null : span.closes };
  }
  for (let days = 0; days <= 7; days++) {
    const weekday = (today + days) % 7;
    const spans = hours[weekday] ?? null;
    if (spans === null) break;
    const next = spans.find(({ opens }) => days > 0 || opens > now);
    if (next) return { kind: 'closed', next: { weekday, today: days === 0, opens: next.opens } };
  }
  return { kind: 'closed', next: null };
};
