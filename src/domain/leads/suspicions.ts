/** What puts a lead in quarantine for review. No lead is ever discarded for it (product rules, section 7). */
import type { Suspicion } from './lead.ts';

/** What came with a form beside its fields. */
export interface FormTraces {
  /** A field that people do not see was filled in. */
  readonly honeypot: boolean;
  /** `absent` is normal for leads from programs (the API); in a form it is `missing`. */
  readonly stamp: { readonly kind: 'absent' | 'missing' | 'forged' } | { readonly kind: 'genuine'; readonly ageMs: number };
  /** The address, or block of addresses, that it came from, as a key that says nothing else of it. */
  readonly sender: string;
}

/** People take longer to fill in a form. */
const QUICKEST_MS = 1000;
/** A page may stay open for a while; a stamp that robots share is used for longer. */
const STALE_MS = 7 * 86_400_000;
/** Visitors may send one text to several dealers. */
const SAME_TEXT_VEHICLES = 5;

/** What is known of the leads before it. */
export interface EarlierLeads {
  /** About how many other vehicles the same text came in within a day. */
  readonly sameTextVehicles: number;
  /** More were accepted from this visitor, or these addresses, than people send. */
  readonly hurried: boolean;
}

export const suspicionsOf = ({ honeypot, stamp }: FormTraces, { sameTextVehicles, hurried }: EarlierLeads): Suspicion[] => {
  const found: Suspicion[] = [];
  if (honeypot) found.push('honeypot');
  if (stamp.kind === 'missing') found.push('no-stamp');
  if (stamp.kind === 'forged') found.push('forged-stamp');
  if (stamp.kind === 'genuine' && stamp.ageMs < QUICKEST_MS) found.push('too-fast');
  if (stamp.kind === 'genuine' && stamp.ageMs > STALE_MS) found.push('stale-stamp');
  if (hurried) found.push('rate');
  if (sameTextVehicles >= SAME_TEXT_VEHICLES) found.push('duplicate-text');
  return found;
};
