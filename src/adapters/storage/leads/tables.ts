/**
 * Tables of leads.db. What a visitor wrote stands in `sealed` alone; hashes that could be guessed are made with a key. Times are
 * milliseconds since 1970 UTC.
 */
import type { Generated } from 'kysely';
import type { LeadType } from '../../../domain/leads/lead.ts';
import type { Channel, DeliveryState } from '../../../ports/leads.ts';

export interface LeadsTable {
  readonly id: string;
  readonly at: number;
  readonly site_key: string;
  readonly type: LeadType;
  readonly vehicle_id: number | null;
  readonly dealer_id: number | null;
  /** JSON. */
  readonly suspicions: string;
  readonly quarantined: 0 | 1;
  /** SHA-256 of site and idempotency key. */
  readonly key_hash: Uint8Array;
  /** Which key `sealed` and the three columns below were made with. */
  readonly key_id: string;
  readonly sealed: Uint8Array;
  readonly body_mac: Uint8Array;
  readonly email_mac: Uint8Array | null;
  readonly text_mac: Uint8Array | null;
}

export interface OutboxTable {
  readonly id: Generated<number>;
  readonly lead_id: string;
  readonly channel: Channel;
  readonly destination: string;
  readonly status: DeliveryState['status'];
  readonly attempts: number;
  readonly first_due: number;
  readonly at: number;
  readonly holder: string | null;
  readonly lease_until: number;
  readonly last_error: string | null;
}

export interface WebhooksTable {
  readonly dealer_id: number;
  readonly key_id: string;
  /** Address and secret. */
  readonly sealed: Uint8Array;
}

/** Visitors who wait for a vehicle; what they are to be told is in their lead. */
export interface AlertsTable {
  readonly lead_id: string;
  readonly vehicle_id: number;
  readonly confirmed_at: number;
}

export interface LeadTables {
  readonly leads: LeadsTable;
  readonly outbox: OutboxTable;
  readonly webhooks: WebhooksTable;
  readonly alerts: AlertsTable;
}
