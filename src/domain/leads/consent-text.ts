/**
 * What visitors agree to when they send a form: who receives their data, why, and for how long (product rules, section 8). A changed
 * text gets a new version in the namespace `agreement`; the old ones stay, since leads that were sent under them are kept.
 */
import type { Translate } from '../language/translate.ts';
import type { Site } from '../site/site.ts';
import type { Dealer } from '../vehicle/vehicle.ts';
import { groupName } from './lead-routing.ts';

export const CONSENT_VERSIONS = ['2026-11'] as const;

/** The version that forms show today. */
export const CONSENT_VERSION = '2026-11';

export const isConsentVersion = (text: string): boolean => CONSENT_VERSIONS.some((version) => version === text);

export interface ConsentParties {
  readonly site: string;
  /** The dealer who reads it; null where it is the site itself. */
  readonly recipient: string | null;
  /** The dealer's group, which gets a copy; null for none. */
  readonly group: string | null;
  /** The address for questions and erasure. */
  readonly mail: string;
  readonly months: number;
  /** The recipients are those that the visitor ticks beside the text. */
  readonly ticked?: boolean;
}

/** @param dealer null for a form to the site itself; one of the recipients of a form to several, which are ticked */
export const consentParties = (site: Site, dealer: Dealer | null, months: number, ticked = false): ConsentParties => ({
  site: site.name,
  recipient: dealer?.name ?? null,
  group: dealer && groupName(dealer),
  mail: site.contact.mail,
  months,
  ticked,
});

export const consentText = (version: string, { recipient, group, ticked, ...parties }: ConsentParties, t: Translate): string => {
  const known = CONSENT_VERSIONS.find((each) => each === version);
  if (!known) throw new RangeError(`There is no consent text ${version}`);
  if (ticked) return t(`agreement:${known}.toTicked`, parties);
  if (recipient === null) return t(`agreement:${known}.toSite`, parties);
  if (group === null) return t(`agreement:${known}.toDealer`, { ...parties, recipient });
  return t(`agreement:${known}.toGroup`, { ...parties, recipient, group });
};
