import type { OwedDelivery } from './leads.ts';

/** Who wants to hear, once, that a vehicle is available again: visitors who sent an availability request and confirmed their address. */
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

/** An alert is known by the id of the lead that asked for it, and goes with it. Writes reject with `StorageBusy` (ports/vehicles.ts). */
export interface Alerts {
  stateOf(leadId: string): Promise<AlertState>;
  /** Watches from `now` on. False where there is no such lead; nothing changes where it is watched, or was told, already. */
  confirm(leadId: string, now: number): Promise<boolean>;
  /** Takes the alert back, and a message that is still waiting with it. */
  stop(leadId: string): Promise<void>;
  /** The vehicles that somebody waits for since this time; of all times with 0. */
  watchedVehicles(confirmedSince: number): Promise<number[]>;
  /** Puts the messages about these vehicles into the outbox, and forgets their alerts, in one transaction. How many there were. */
  fire(vehicleIds: readonly number[], now: number): Promise<number>;
}

/** Links that only the mail to a visitor holds. */
export interface AlertLinks {
  tokenOf(leadId: string): string;
  /** The lead of a token; null for one that this install did not write. */
  leadOf(token: string): string | null;
}
