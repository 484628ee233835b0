import type { AlertDesk } from '../../../src/application/leads/answer-alert.ts';

/** An install without alerts. */
export const noAlerts: AlertDesk = {
  view: () => Promise.resolve({ kind: 'unknown' }),
  confirm: () => Promise.resolve(false),
  stop: () => Promise.resolve(false),
};
