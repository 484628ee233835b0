import type { OwedDelivery } from './leads.ts';

/** Alerts, sent once, to visitors who asked about an unavailable vehicle and confirmed their address, when it is available again. */
export type AlertState =
  /** Not confirmed, stopped, or erased since. */
  | 'none'
  /** Confirmed: the vehicle is watched. */
  | 'watching'
  /** The vehicle is available again, and the message is on its way. */
  | 'due'
  | 'sent';

/** How an alert is delivered: as mail to the visitor. */
export const ALERT: OwedDelivery = { channel: 'alert', destination: 'mail' };

/** An alert has the id of its lead, and is removed with it. Writes reject with `StorageBusy` (ports/vehicles.ts). */
export interface Alerts {
  stateOf(leadId: string): Promise<AlertState>;
  /** Watches from `now` on. False when there is no such lead; changes nothing when it is already watched or was sent. */
  confirm(leadId: string, now: number): Promise<boolean>;
  /** Cancels the alert, and its message if that was not sent yet. */
  stop(leadId: string): Promise<void>;
  /** The vehicles of alerts that were confirmed since this time; 0 for all. */
  watchedVehicles(confirmedSince: number): Promise<number[]>;
  /** Puts the messages about these vehicles into the outbox, and removes their alerts, in one transaction. Resolves with their number. */
  fire(vehicleIds: readonly number[], now: number): Promise<number>;
}

/** Links that are only in the mail to a visitor. */
export interface AlertLinks {
  tokenOf(leadId: string): string;
  /** The lead of a token; null for one that this install did not write. */
  leadOf(token: string): string | null;
}
