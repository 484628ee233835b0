export interface Webhook {
  readonly dealerId: number;
  readonly url: string;
  /** Shared with the dealer alone; signs each call. */
  readonly secret: string;
}

/** Where dealers want leads as JSON too. */
export interface Webhooks {
  ofDealer(dealerId: number): Promise<Webhook | null>;
  all(): Promise<Webhook[]>;
  /** Replaces the dealer's former one. */
  save(webhook: Webhook): Promise<void>;
  /** Whether there was one. */
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
