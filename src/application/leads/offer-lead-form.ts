/** What a page needs besides the fields to show a form. */
import { CONSENT_VERSION, consentText } from '../../domain/leads/consent-text.ts';
import { dateRange, timeZoneOf } from '../../domain/leads/lead-date.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import type { Site } from '../../domain/site/site.ts';
import type { Dealer } from '../../domain/vehicle/vehicle.ts';
import type { Ports } from '../../ports/ports.ts';

export interface OfferLeadFormPorts extends Pick<Ports, 'stamps' | 'words' | 'clock'> {
  readonly retentionMonths: number;
}

/** Plain JSON: it is part of a page's view. */
export interface LeadFormOffer {
  /** Submitted in the field `Stamp`. */
  readonly stamp: string;
  readonly consent: { readonly version: string; readonly text: string };
  /** The days that an appointment may be on, YYYY-MM-DD. */
  readonly days: { readonly first: string; readonly last: string };
  /** When the page was made, in milliseconds since 1970, UTC: the visitor's own clock may be wrong. */
  readonly now: number;
  /** The dealer's time zone, so that browser and server agree on a date. */
  readonly timeZone: string;
}

/** @param dealer who receives it; null for a form to the site itself */
export const offerLeadForm = (
  { site, dealer, languageId }: { readonly site: Site; readonly dealer: Dealer | null; readonly languageId: LanguageId },
  { stamps, words, clock, retentionMonths }: OfferLeadFormPorts,
): LeadFormOffer => {
  const timeZone = timeZoneOf(dealer ?? { timeZone: null, market: site.country });
  const parties = { site: site.name, recipient: dealer?.name ?? null, mail: site.contact.mail, months: retentionMonths };
  return {
    stamp: stamps.issue(),
    consent: { version: CONSENT_VERSION, text: consentText(CONSENT_VERSION, parties, words.in(languageId)) },
    days: dateRange(clock.now(), timeZone),
    now: clock.now(),
    timeZone,
  };
};
