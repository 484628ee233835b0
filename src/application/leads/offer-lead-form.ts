/** What a page needs besides the fields to show a form. */
import { CONSENT_VERSION, consentParties, consentText } from '../../domain/leads/consent-text.ts';
import { dateRange, timeZoneOf } from '../../domain/leads/lead-date.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import type { Site } from '../../domain/site/site.ts';
import type { Dealer } from '../../domain/vehicle/vehicle.ts';
import type { Ports } from '../../ports/ports.ts';

export interface OfferLeadFormPorts extends Pick<Ports, 'stamps' | 'words' | 'clock'> {
  readonly retentionMonths: number;
}

/**
 * Plain JSON, part of a page's view.
 *
 * @param dealer who receives it; null for a form to the site itself, or to the dealers that the visitor ticks
 */
export const offerLeadForm = (
  {
    site,
    dealer,
    languageId,
    ticked = false,
  }: { readonly site: Site; readonly dealer: Dealer | null; readonly languageId: LanguageId; readonly ticked?: boolean },
  { stamps, words, clock, retentionMonths }: OfferLeadFormPorts,
) => {
  const timeZone = timeZoneOf(dealer ?? { timeZone: null, market: site.country });
  const parties = consentParties(site, dealer, retentionMonths, ticked);
  return {
    /** Submitted in the field `Stamp`. */
    stamp: stamps.issue(),
    consent: { version: CONSENT_VERSION, text: consentText(CONSENT_VERSION, parties, words.in(languageId)) },
    /** The days that an appointment may be on, YYYY-MM-DD. */
    days: dateRange(clock.now(), timeZone),
    /** When the page was made, in milliseconds since 1970, UTC: the visitor's own clock may be wrong. */
    now: clock.now(),
    /** The dealer's time zone, so that browser and server agree on a date. */
    timeZone,
  };
};
