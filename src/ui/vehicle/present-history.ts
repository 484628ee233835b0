/** The prices that a vehicle had, as a table and as a chart. */
import type { LanguageId } from '../../domain/language/language.ts';
import type { Money } from '../../domain/money/money.ts';
import type { PriceRecord } from '../../ports/vehicles.ts';
import { dateText } from '../components/present-date.ts';

/** Pixels from the chart's top to the highest price, and from there to the lowest. */
const TOP = 26;
const HEIGHT = 110;
/** The chart is this share of the highest price high at the least: a small change must not look like a great one. */
const LEAST_SPAN = 0.15;

export interface HistoryTexts {
  readonly languageId: LanguageId;
  readonly timeZone: string | null;
  readonly price: (amount: Money) => string;
  /** Milliseconds since 1970, UTC. */
  readonly now: number;
}

interface Step {
  readonly from: number;
  readonly to: number;
  readonly amount: number;
}

/** The times that each price stood, in per cent of the whole; null without two prices of one currency. */
const stepsOf = (history: readonly PriceRecord[], now: number): Step[] | null => {
  const begin = history[0]?.at ?? now;
  const share = (at: number): number => Math.round((1000 * (at - begin)) / Math.max(1, now - begin)) / 10;
  const currency = history.at(-1)?.price?.currency;
  const steps = history.flatMap(({ at, price }, k) =>
    price && price.currency === currency ? [{ from: share(at), to: share(history[k + 1]?.at ?? now), amount: price.amount }] : [],
  );
  return steps.length < 2 ? null : steps;
};

/** Steps over time, with the first, the lowest and the present price named. */
const chartOf = (history: readonly PriceRecord[], { now, price, languageId, timeZone }: HistoryTexts) => {
  const steps = stepsOf(history, now);
  const currency = history.at(-1)?.price?.currency;
  if (!steps || !currency) return null;
  const amounts = steps.map(({ amount }) => amount);
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const span = Math.max(high - low, LEAST_SPAN * high);
  const y = (amount: number): number => Math.round(TOP + HEIGHT * (1 - (amount - low) / span));
  const text = (amount: number): string => price({ amount, currency });
  return {
    /** In per cent of the width, and in pixels from the top. */
    steps: steps.map(({ from, to, amount }) => ({ from, to, y: y(amount), text: text(amount) })),
    since: dateText(history[0]?.at ?? now, languageId, timeZone),
  };
};

/** @param history oldest first */
export const historyView = (history: readonly PriceRecord[], texts: HistoryTexts) => ({
  /** Newest first. */
  rows: history.toReversed().map((record) => ({
    on: dateText(record.at, texts.languageId, texts.timeZone),
    price: record.price && texts.price(record.price),
  })),
  chart: chartOf(history, texts),
});

export type HistoryView = ReturnType<typeof historyView>;
