export interface Webhook {
  readonly dealerId: number;
  readonly url: string;
  /** Shared with the dealer only; signs each call. */
  readonly secret: string;
}

/** Addresses where dealers also receive leads as JSON. */
export interface Webhooks {
  ofDealer(dealerId: number): Promise<Webhook | null>;
  all(): Promise<Webhook[]>;
  /** Replaces the dealer's previous one. */
  save(webhook: Webhook): Promise<void>;
  /** Resolves with whether there was one. */
  remove(dealerId: number): Promise<boolean>;
}

export interface WebhookCall {
  readonly url: string;
  readonly secret: string;
  /** The same for every attempt. */
  readonly deliveryId: string;
  /** JSON. */
  readonly body: string;
}
