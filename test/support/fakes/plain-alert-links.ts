import type { AlertLinks } from '../../../src/ports/alerts.ts';

/** Tokens that anybody could write: `token-of-{lead}`. */
export const plainAlertLinks: AlertLinks = {
  tokenOf: (leadId) => `token-of-${leadId}`,
  leadOf: (token) => /^token-of-(.+)$/.exec(token)?.[1] ?? null,
};
