/** Paths and parameters that server and browser agree on. */
/** Where the browser asks for the state of a page instead of its document. */
export const DATA_PREFIX = '/_data';
/** Where the browser asks for the words of one namespace: {prefix}/{build}/{language}/{namespace}.json */
export const MESSAGES_PREFIX = '/_messages';
/** Redirects to a vehicle's page on its dealer's site and counts the click: {prefix}/{vehicle}. */
export const BRIDGE_PREFIX = '/bridge';
/** The service worker, which caches favourites and vehicles for use offline; at the root, so that its scope is every page. */
export const SERVICE_WORKER = '/service-worker.js';
/** Stores the visitor's consent to third-party services: POST {choice, purposes, back}. */
export const CONSENT_ACTION = '/consent';
/** On any page: shows the consent notice again. */
export const CONSENT_PARAMETER = 'Consent';
/** Changes favourites: POST {id, action, back}. */
export const FAVOURITES_ACTION = '/favorites';
/** On the visitor's list: the favourites that they have just removed. */
export const UNDO_PARAMETER = 'Undo';
/** On any page: the browser did not store the favourites cookie. */
export const UNKEPT_PARAMETER = 'Unkept';

/** Names of the policies of `browser/trusted-types.ts`; 'default' is asked for text that has none. */
export const TRUSTED_TYPES_POLICIES = ['forecourt', 'default'] as const;
