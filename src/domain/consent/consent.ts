/** What a visitor has agreed to: a cookie that lists the purposes, written by the consent notice (product rules, section 8). */

export const CONSENT_COOKIE = 'Consent';

export const CONSENT_PURPOSES = ['analytics', 'advertising'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** No cookie, and any that does not name the purpose, is no consent. */
export const consentsTo = (purpose: ConsentPurpose, cookie: string | undefined): boolean =>
  (cookie ?? '').split(/[,|]/).some((part) => part.trim() === purpose);
