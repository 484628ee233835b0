/**
 * What a visitor agrees to beyond what the site needs (product rules, section 8; Quebec's Law 25, s. 8.1 and 14; in France the loi
 * Informatique et Libertés, article 82, and CNIL's guidelines of 17 September 2020). No purpose holds before it is chosen.
 */
import type { Site } from '../site/site.ts';

export const CONSENT_COOKIE = 'Consent';

export const CONSENT_PURPOSES = ['analytics', 'advertising'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** Of the notice's words: a choice that was made under others is asked for again. */
export const CONSENT_NOTICE_VERSION = '2026-11';

/** A choice, accepted or refused, holds for six months (CNIL, guidelines of 17 September 2020); then it is asked for again. */
export const CONSENT_DAYS = 182;

export interface ConsentChoice {
  /** Of the choice, not of the visitor: by it they can show which one is theirs. */
  readonly id: string;
  readonly purposes: readonly ConsentPurpose[];
}

/** What the cookie says of a choice: 'version|id|purpose,purpose'. */
export const consentCookie = ({ id, purposes }: ConsentChoice): string =>
  [CONSENT_NOTICE_VERSION, id, purposes.join(',')].join('|');

const ID = /^[0-9a-f-]{36}$/;

/** The choice in a cookie; null where none was made, or where the cookie is not as this site writes it. */
export const readConsent = (cookie: string | undefined): ConsentChoice | null => {
  const [version, id = '', written, ...rest] = (cookie ?? '').split('|');
  if (version !== CONSENT_NOTICE_VERSION || !ID.test(id) || written === undefined || rest.length > 0) return null;
  const named = written === '' ? [] : written.split(',');
  const purposes = CONSENT_PURPOSES.filter((purpose) => named.includes(purpose));
  return purposes.length === named.length ? { id, purposes } : null;
};

export const consentsTo = (purpose: ConsentPurpose, cookie: string | undefined): boolean =>
  readConsent(cookie)?.purposes.includes(purpose) ?? false;

/** What the site has to ask for: nothing where nothing of others is loaded. */
export const purposesAsked = ({ tagManager, ads }: Pick<Site, 'tagManager' | 'ads'>): readonly ConsentPurpose[] => {
  if (tagManager !== null) return CONSENT_PURPOSES;
  return ads.some(({ frame }) => frame) ? ['advertising'] : [];
};

/** What Google's Consent Mode calls the purposes. */
export type ConsentSignals = Readonly<
  Record<'analytics_storage' | 'ad_storage' | 'ad_user_data' | 'ad_personalization', 'granted' | 'denied'>
>;

export const consentSignals = (purposes: readonly ConsentPurpose[]): ConsentSignals => {
  const state = (purpose: ConsentPurpose) => (purposes.includes(purpose) ? 'granted' : 'denied');
  const advertising = state('advertising');
  return {
    analytics_storage: state('analytics'),
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
  };
};
