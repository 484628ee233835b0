/** Stored leads, and their deliveries. */
import type { Lead, LeadType, Suspicion } from '../domain/leads/lead.ts';

export interface OwedDelivery {
  /** A key of `CHANNELS` (application/leads/channels.ts). */
  readonly channel: string;
  /** Deliveries to the same destination fail together. */
  readonly destination: string;
}

/** Identifies a delivery at every attempt; a Message-ID begins with it. Letters, digits, `.` and `-`. */
export const deliveryNameOf = (leadId: string, channel: string): string => `${leadId}.${channel}`;

export interface SubmittedKey {
  readonly siteKey: string;
  /** The sender's idempotency key. */
  readonly key: string;
  /** The whole submission in canonical form: the same key with another body is a conflict. */
  readonly body: string;
}

export interface NewLead extends SubmittedKey {
  readonly lead: Lead;
  /** If not empty, the lead is quarantined until it is reviewed. */
  readonly suspicions: readonly Suspicion[];
  readonly deliveries: readonly OwedDelivery[];
  /**
   * Mails to the address that the visitor gave. Not added while it has had as many as `mayMailVisitor` allows; counted by a keyed hash of
   * the address.
   */
  readonly visitorMails: readonly OwedDelivery[];
  /**
   * Tells the operator that leads of the site are held, from the time `due` on; null for a lead that is not. Not added while an earlier
   * one of the site waits: it names all that are held by then.
   */
  readonly notice: (OwedDelivery & { readonly due: number }) | null;
}

export type KeyAnswer =
  { readonly kind: 'known'; readonly id: string } | { readonly kind: 'conflict' } | { readonly kind: 'new' };

export interface DeliveryState {
  readonly channel: string;
  /** `held`: the lead is quarantined. `dead`: given up, until `retry`. */
  readonly status: 'held' | 'waiting' | 'sent' | 'dead';
  readonly attempts: number;
  /** When the next attempt is due, or when it was sent or given up. */
  readonly at: number;
  /** A code, see `Sending`. */
  readonly lastError: string | null;
}

/** What lists show of a lead, without personal data. */
export interface LeadSummary {
  readonly id: string;
  readonly at: number;
  readonly siteKey: string;
  readonly type: LeadType;
  readonly vehicleId: number | null;
  readonly dealerId: number | null;
  readonly suspicions: readonly Suspicion[];
  readonly quarantined: boolean;
  readonly deliveries: readonly DeliveryState[];
}

export interface LeadFilter {
  readonly state: 'all' | 'quarantined' | 'waiting' | 'dead';
  readonly limit: number;
}

export interface LeadCounts {
  readonly leads: number;
  readonly quarantined: number;
  /** Deliveries that are due or will be. */
  readonly waiting: number;
  readonly sent: number;
  readonly dead: number;
  /** When the longest waiting delivery was first due; null when none waits. */
  readonly oldestWaiting: number | null;
}

/** Rejects with `StorageBusy` (ports/vehicles.ts) when another process writes for too long. */
export interface Leads {
  answerTo(submitted: SubmittedKey): Promise<KeyAnswer>;
  /**
   * Writes the lead and its deliveries in one transaction; once this resolves they are on the disk. A known key changes
   * nothing, even when two writers race.
   */
  add(lead: NewLead): Promise<KeyAnswer>;
  /** The number of other vehicles that the same text was sent about since then. */
  vehiclesWithText(text: string, options: { readonly since: number; readonly exceptVehicle: number | null }): Promise<number>;

  list(filter: LeadFilter): Promise<LeadSummary[]>;
  counts(): Promise<LeadCounts>;
  /** Decrypted; null when there is none. */
  ofId(id: string): Promise<{ readonly lead: Lead; readonly summary: LeadSummary } | null>;
  /** Every lead that this e-mail address sent, oldest first, in any case. */
  ofEmail(email: string): Promise<Lead[]>;

  /** Every lead with this telephone number (E.164), oldest first. Decrypts all leads. */
  ofPhone(phone: string): Promise<Lead[]>;

  /** Releases a quarantined lead for delivery from `now` on. False when it is not quarantined. */
  release(id: string, now: number): Promise<boolean>;
  /** Gives dead deliveries a new window, of one lead or of all; waiting ones are tried at once. Resolves with their number. */
  retry(id: string | null, now: number): Promise<number>;
  /** Removes leads with everything that belongs to them, and overwrites the data on disk. Resolves with their number. */
  erase(ids: readonly string[]): Promise<number>;
  /**
   * The leads from before this time: those that may be removed, and how many others are left because a delivery waits, or because one
   * by these channels was given up.
   */
  expired(time: number, neededChannels: readonly string[]): Promise<{ readonly ids: string[]; readonly undelivered: string[] }>;
  /** The latest time that is known to have come: that of the last `sawTime`, or else of the newest lead; null without both. */
  latestTime(): Promise<number | null>;
  /** Records that the clock was right at this time. */
  sawTime(now: number): Promise<void>;
}

export interface ClaimedDelivery extends OwedDelivery {
  readonly id: number;
  readonly attempts: number;
  /** When the first attempt was due. */
  readonly firstDue: number;
  readonly leadId: string;
  /** Null when it cannot be decrypted: its key is missing, or the row is damaged. */
  readonly lead: Lead | null;
}

export interface ClaimOptions {
  readonly now: number;
  readonly limit: number;
  /** How long no other holder can claim them, in milliseconds. */
  readonly leaseMs: number;
  /** Who claims them. */
  readonly holder: string;
  /** Destinations that are not tried at the moment. */
  readonly except: readonly string[];
}

export type DeliveryOutcome =
  | { readonly kind: 'sent'; readonly at: number }
  | { readonly kind: 'again'; readonly at: number; readonly reason: string }
  | { readonly kind: 'dead'; readonly at: number; readonly reason: string };

/** The deliveries that are due. */
export interface Outbox {
  /**
   * Takes the longest due first, and what would wait for more than an hour: a clock was ahead. A claim that is not settled ends with its
   * lease.
   */
  claim(options: ClaimOptions): Promise<ClaimedDelivery[]>;
  /** Ignored when another holder has claimed it since. */
  settle(id: number, holder: string, outcome: DeliveryOutcome): Promise<void>;
  /** Releases claims that were not tried. */
  giveBack(ids: readonly number[], holder: string): Promise<void>;
}
