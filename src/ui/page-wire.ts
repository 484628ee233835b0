/** Paths and parameters that server and browser agree on. */
/** Where the browser asks for the state of a page instead of its document. */
export const DATA_PREFIX = '/_data';
/** Where the browser asks for the words of one namespace: {prefix}/{build}/{language}/{namespace}.json */
export const MESSAGES_PREFIX = '/_messages';
/** The way to a vehicle's page at its dealer's that the server counts: {prefix}/{vehicle}. */
export const BRIDGE_PREFIX = '/bridge';
/** What keeps favourites and vehicles for a time without connection; at the root, so that it may see every page. */
export const SERVICE_WORKER = '/service-worker.js';
/** Where the visitor's choice about others' services is kept: POST {choice, purposes, back}. */
export const CONSENT_ACTION = '/consent';
/** On any page: asks for that choice again. */
export const CONSENT_PARAMETER = 'Consent';
/** Where favourites are changed: POST {id, action, back}. */
export const FAVOURITES_ACTION = '/favorites';
/** On the visitor's list: what they have just removed. */
export const UNDO_PARAMETER = 'Undo';
/** On any page: the browser did not keep what was to be saved. */
export const UNKEPT_PARAMETER = 'Unkept';
