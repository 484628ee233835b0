/**
 * Removes leads older than the retention that visitors were told. What cannot be undone is done alone only where it is plausible: a
 * clock that is years ahead, or a retention that was mistyped, must not erase what dealers have not seen.
 */
import type { Clock } from '../../ports/clock.ts';
import { DEALER_CHANNELS } from './channels.ts';
import { eraseLeads, type KeepLeadsPorts } from './keep-leads.ts';

export interface PurgeLeadsPorts extends KeepLeadsPorts {
  readonly clock: Clock;
  readonly retentionMonths: number;
}

export interface PurgeOptions {
  /** The operator has confirmed that clock and retention are right. */
  readonly confirmed?: boolean;
  /** Also leads that were never delivered. */
  readonly undeliveredToo?: boolean;
}

interface Expired {
  /** To be removed: older than the retention, and delivered. */
  readonly leads: number;
  /** Older than the retention, but never delivered: they stay. */
  readonly undelivered: number;
}

export type PurgeOutcome = Expired &
  (
    | { readonly kind: 'purged' }
    /** Nothing was removed. `clock`: more than a week after the latest time that is known. `share`: too large a part of all leads. */
    | { readonly kind: 'stopped'; readonly why: 'clock' | 'share'; readonly of: number; readonly latestTime: number | null }
  );

/** An hourly purge of a running server is far below: a server that was off for longer than this stops and asks. */
const PLAUSIBLE_GAP_MS = 7 * 86_400_000;
/** Purges of so few leads are not judged by their share. */
const FEW_LEADS = 10;
const LARGEST_SHARE = 0.1;

/** Calendar months, in UTC. */
const monthsBefore = (now: number, months: number): number => {
  const date = new Date(now);
  return date.setUTCMonth(date.getUTCMonth() - months);
};

export const purgeLeads = async (ports: PurgeLeadsPorts, options: PurgeOptions = {}): Promise<PurgeOutcome> => {
  const { leads: stored, clock, retentionMonths } = ports;
  const { confirmed = false, undeliveredToo = false } = options;
  const now = clock.now();
  const expired = await stored.expired(monthsBefore(now, retentionMonths), DEALER_CHANNELS);
  const ids = undeliveredToo ? [...expired.ids, ...expired.undelivered] : expired.ids;
  const counts = { leads: ids.length, undelivered: undeliveredToo ? 0 : expired.undelivered.length };

  const latestTime = await stored.latestTime();
  const clockJumped = latestTime !== null && now - latestTime > PLAUSIBLE_GAP_MS;
  const { leads: of } = await stored.counts();
  const isLarge = ids.length > FEW_LEADS && ids.length > of * LARGEST_SHARE;
  if (!confirmed && ids.length > 0 && (clockJumped || isLarge))
    return { kind: 'stopped', ...counts, why: clockJumped ? 'clock' : 'share', of, latestTime };

  // A jump is not forgotten because nothing was old enough yet: leads would then expire one after the other by the wrong clock.
  if (confirmed || !clockJumped) await stored.sawTime(now);
  await eraseLeads(ports, ids);
  return { kind: 'purged', ...counts };
};
