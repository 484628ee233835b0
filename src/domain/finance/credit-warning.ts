/** Sentences that the law of a country wants beside every payment and rate that is shown, each from the day on which it holds. */
import { wallClock } from '../time/wall-clock.ts';

/** A message `creditWarning.<text>` of the namespace `components`. */
type WarningText = 'commits' | 'costs';

interface DatedWarning {
  readonly country: string;
  /** The first day on which it holds, YYYY-MM-DD on the country's own clocks. */
  readonly validFrom: string;
  readonly text: WarningText;
}

/**
 * In order of their days. France: Code de la consommation, L312-5, since the act 2010-737; as the ordonnance 2025-880 words it from 20
 * November 2026, for credits of up to 100,000 euros and for hire with an option to buy. It is shown whatever the amount.
 */
const CREDIT_WARNINGS: readonly DatedWarning[] = [
  { country: 'FR', validFrom: '2011-05-01', text: 'commits' },
  { country: 'FR', validFrom: '2026-11-20', text: 'costs' },
];

/** Of each country above. */
const ZONES: Readonly<Record<string, string>> = { FR: 'Europe/Paris' };

/**
 * The sentence that holds now; null in a country whose law asks for none.
 *
 * @param now milliseconds since 1970, UTC
 */
export const creditWarningAt = (country: string, now: number): WarningText | null => {
  const zone = ZONES[country];
  if (zone === undefined) return null;
  const today = wallClock(now, zone).slice(0, 10);
  const holds = CREDIT_WARNINGS.findLast((warning) => warning.country === country && warning.validFrom <= today);
  return holds?.text ?? null;
};
