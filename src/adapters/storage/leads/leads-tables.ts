/**
 * Tables of leads.db. What a visitor wrote is in `sealed` only; hashes that could be guessed are keyed. Times are
 * milliseconds since 1970 UTC.
 */
import type { Generated } from 'kysely';
import type { DeliveryState, LeadSummary } from '../../../ports/leads.ts';
import type { Columns } from '../column-types.ts';

export interface LeadsTable extends Columns<Omit<LeadSummary, 'deliveries'>> {
  /** SHA-256 of site and idempotency key. */
  readonly keyHash: Uint8Array;
  /** Which key `sealed` and the three columns below were made with. */
  readonly keyId: string;
  readonly sealed: Uint8Array;
  readonly bodyMac: Uint8Array;
  readonly emailMac: Uint8Array | null;
  /** Null also for leads that were stored before there was this column. */
  readonly mailboxMac: Uint8Array | null;
  readonly textMac: Uint8Array | null;
}

export interface OutboxTable extends DeliveryState {
  readonly id: Generated<number>;
  readonly leadId: string;
  readonly destination: string;
  readonly firstDue: number;
  readonly holder: string | null;
  readonly leaseUntil: number;
}

export interface WebhooksTable {
  readonly dealerId: number;
  readonly keyId: string;
  /** Address and secret. */
  readonly sealed: Uint8Array;
}

/** Visitors who wait for a vehicle; what to send them is in their lead. */
export interface AlertsTable {
  readonly leadId: string;
  readonly vehicleId: number;
  readonly confirmedAt: number;
}

/** At most one row, whose id is 1. */
export interface SeenTimeTable {
  readonly id: number;
  /** When leads were last looked through for removal, by a clock that was plausible. */
  readonly at: number;
}

export interface LeadTables {
  readonly leads: LeadsTable;
  readonly outbox: OutboxTable;
  readonly webhooks: WebhooksTable;
  readonly alerts: AlertsTable;
  readonly seenTime: SeenTimeTable;
}
