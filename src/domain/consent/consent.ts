/**
 * A visitor's consent beyond what the site needs (product rules, section 8; Quebec's Law 25, s. 8.1 and 14; in France the loi
 * Informatique et Libertés, article 82, and CNIL's guidelines of 17 September 2020). No purpose is allowed before it is chosen.
 */
import type { Site } from '../site/site.ts';

export const CONSENT_COOKIE = 'Consent';

export const CONSENT_PURPOSES = ['analytics', 'advertising'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** Version of the notice's text: a choice under another version is asked for again. */
export const CONSENT_NOTICE_VERSION = '2026-11';

/** A choice, accepted or refused, is valid for six months (CNIL, guidelines of 17 September 2020); then it is asked for again. */
export const CONSENT_DAYS = 182;

export interface ConsentChoice {
  /** Identifies the choice, not the visitor, who can refer to it. */
  readonly id: string;
  readonly purposes: readonly ConsentPurpose[];
}

/** What the cookie says of a choice: 'version|id|purpose,purpose'. */
export const consentCookie = ({ id, purposes }: ConsentChoice): string =>
  [CONSENT_NOTICE_VERSION, id, purposes.join(',')].join('|');

const ID = /^[0-9a-f-]{36}$/;

/** The choice in a cookie; null when none was made or the cookie is not valid. */
export const readConsent = (cookie: string | undefined): ConsentChoice | null => {
  const [version, id = '', written, ...rest] = (cookie ?? '').split('|');
  if (version !== CONSENT_NOTICE_VERSION || !ID.test(id) || written === undefined || rest.length > 0) return null;
  const named = written === '' ? [] : written.split(',');
  const purposes = CONSENT_PURPOSES.filter((purpose) => named.includes(purpose));
  return purposes.length === named.length ? { id, purposes } : null;
};

export const consentsTo = (purpose: ConsentPurpose, cookie: string | undefined): boolean =>
  readConsent(cookie)?.purposes.includes(purpose) ?? false;

/** The purposes to ask for: none when nothing of third parties is loaded. */
export const purposesAsked = ({ tagManager, ads }: Pick<Site, 'tagManager' | 'ads'>): readonly ConsentPurpose[] => {
  if (tagManager !== null) return CONSENT_PURPOSES;
  return ads.some(({ frame }) => frame) ? ['advertising'] : [];
};

/** The purposes as Google's Consent Mode calls them. */
export const consentSignals = (purposes: readonly ConsentPurpose[]) => {
  const state = (purpose: ConsentPurpose) => (purposes.includes(purpose) ? 'granted' : 'denied');
  const advertising = state('advertising');
  return {
    analytics_storage: state('analytics'),
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
  };
};
