import type { AlertDesk } from '../../../src/application/leads/answer-alert.ts';

/** An install that nobody has asked for an alert. */
export const noAlerts: AlertDesk = {
  view: () => Promise.resolve({ kind: 'unknown' }),
  confirm: () => Promise.resolve(false),
  stop: () => Promise.resolve(false),
};
