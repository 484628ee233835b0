/** Background work on leads: deliveries and alerts every second, and once an hour the removal of old leads. */
import { pollEvery, type Poll } from '../poll.ts';
import { withinTime } from '../time-limit.ts';
import type { LeadDelivery } from './deliver-leads.ts';
import { purgeLeads, type PurgeLeadsPorts, type PurgeOutcome } from './purge-leads.ts';
import type { AlertWatch } from './watch-alerts.ts';

export interface LeadWorkerPorts extends PurgeLeadsPorts {
  readonly delivery: LeadDelivery;
  readonly alertWatch: AlertWatch;
}

export interface LeadWorkerEvents {
  /** Work that failed; the next turn retries it. */
  readonly onError: (error: unknown) => void;
  /** Once an hour. */
  readonly onPurge: (outcome: PurgeOutcome) => void;
}

const PAUSE_MS = 1000;
const PURGE_EVERY_MS = 3_600_000;
/** A stop must not wait for a relay that hangs: the process ends within 10 s (product rules, section 1). */
const STOP_WITHIN_MS = 1000;

export class LeadWorker {
  readonly #ports: LeadWorkerPorts;
  readonly #events: LeadWorkerEvents;
  readonly #poll: Poll;
  #purged = -Infinity;

  constructor(ports: LeadWorkerPorts, events: LeadWorkerEvents) {
    this.#ports = ports;
    this.#events = events;
    this.#poll = pollEvery(PAUSE_MS, () => this.#turn(), events.onError);
  }

  start(): void {
    void this.#poll.start();
  }

  /** Waits up to a second for the deliveries in progress. One that hangs is sent again after its lease has ended. */
  async stop(): Promise<void> {
    this.#ports.delivery.stop();
    await withinTime(STOP_WITHIN_MS, this.#poll.stop(), () => undefined);
  }

  async #turn(): Promise<void> {
    const { clock, alertWatch, delivery } = this.#ports;
    const { onError, onPurge } = this.#events;
    // A failing removal, or an inventory that cannot be read, must not block the deliveries.
    if (Math.abs(clock.now() - this.#purged) >= PURGE_EVERY_MS) {
      this.#purged = clock.now();
      await purgeLeads(this.#ports).then(onPurge, onError);
    }
    await alertWatch.turn().catch(onError);
    while ((await delivery.deliverDue()) > 0) if (this.#poll.stopped) return;
  }
}
