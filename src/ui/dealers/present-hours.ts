import { openingState, weekdayOf, type OpeningState } from '../../domain/dealers/opening-hours.ts';
import { languageOf, type LanguageId, type Locale } from '../../domain/language/language.ts';
import { isTimeZone, wallClock } from '../../domain/time/wall-clock.ts';
import type { Dealer } from '../../domain/vehicle/vehicle.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
/** The fifth of January 1970 was a Monday. */
const FIRST_MONDAY = 4;

const dayName = (weekday: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    (FIRST_MONDAY + weekday) * DAY_MINUTES * MINUTE_MS,
  );

/** As it is written in France, '8 h 30' and '9 h': its own format of the standard library is that of a clock. */
const frenchTime = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? `${String(hours)}\u00a0h` : `${String(hours)}\u00a0h\u00a0${String(rest).padStart(2, '0')}`;
};

const timeText = (minutes: number, locale: Locale): string =>
  locale === 'fr-FR'
    ? frenchTime(minutes)
    : new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(minutes * MINUTE_MS);

/** `time`: when the state ends; null if not known. `day`: the weekday of the next opening; null for today. */
const stateView = (state: OpeningState, locale: Locale) => {
  switch (state.kind) {
    case 'unknown':
      return null;
    case 'open':
      return { open: true as const, time: state.until === null ? null : timeText(state.until, locale) };
    case 'closed': {
      const { next } = state;
      if (next === null) return { open: false as const, time: null, day: null };
      return { open: false as const, time: timeText(next.opens, locale), day: next.today ? null : dayName(next.weekday, locale) };
    }
  }
};

/**
 * The dealer's week and whether they are open now, if their time zone is known. Null if their hours are not known.
 *
 * @param now milliseconds since 1970, UTC
 */
export const dealerHoursView = ({ hours, timeZone }: Pick<Dealer, 'hours' | 'timeZone'>, now: number, languageId: LanguageId) => {
  if (hours === null) return null;
  const { locale } = languageOf(languageId);
  const clock = timeZone !== null && isTimeZone(timeZone) ? wallClock(now, timeZone) : null;
  const today = clock === null ? null : weekdayOf(clock);
  return {
    state: clock === null ? null : stateView(openingState(hours, clock), locale),
    /** Monday first. `spans` is empty on a closed day and null on a day whose hours are not known. */
    days: hours.map((day, weekday) => ({
      name: dayName(weekday, locale),
      today: weekday === today,
      spans: day?.map(({ opens, closes }) => `${timeText(opens, locale)} – ${timeText(closes, locale)}`) ?? null,
    })),
  };
};

export type HoursView = NonNullable<ReturnType<typeof dealerHoursView>>;
