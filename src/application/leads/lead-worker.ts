/** Background work on leads: deliveries and alerts every second, and once an hour the removal of old leads. */
import type { Clock } from '../../ports/clock.ts';
import { pollEvery, type Poll } from '../poll.ts';
import type { LeadDelivery } from './deliver-leads.ts';
import { purgeLeads, type KeepLeadsPorts } from './keep-leads.ts';
import type { AlertWatch } from './watch-alerts.ts';

export interface LeadWorkerPorts extends KeepLeadsPorts {
  readonly delivery: LeadDelivery;
  readonly alertWatch: AlertWatch;
  readonly clock: Clock;
  readonly retentionMonths: number;
}

const PAUSE_MS = 1000;
const PURGE_EVERY_MS = 3_600_000;
/** A stop must not wait for a relay that hangs: the process ends within 10 s (product rules, section 1). */
const STOP_WITHIN_MS = 1000;

export class LeadWorker {
  readonly #ports: LeadWorkerPorts;
  readonly #onError: (error: unknown) => void;
  readonly #poll: Poll;
  #purged = -Infinity;

  /** `onError` is called for all work that failed; the next turn retries it. */
  constructor(ports: LeadWorkerPorts, onError: (error: unknown) => void) {
    this.#ports = ports;
    this.#onError = onError;
    this.#poll = pollEvery(PAUSE_MS, () => this.#turn(), onError);
  }

  start(): void {
    void this.#poll.start();
  }

  /** Waits up to a second for the deliveries in progress. One that hangs is sent again after its lease has ended. */
  async stop(): Promise<void> {
    this.#ports.delivery.stop();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<void>((done) => (timer = setTimeout(done, STOP_WITHIN_MS)));
    await Promise.race([this.#poll.stop(), late]);
    clearTimeout(timer);
  }

  async #turn(): Promise<void> {
    const { clock, alertWatch, delivery } = this.#ports;
    // A failing removal, or an inventory that cannot be read, must not block the deliveries.
    if (clock.now() - this.#purged >= PURGE_EVERY_MS) {
      this.#purged = clock.now();
      await purgeLeads(this.#ports).catch(this.#onError);
    }
    await alertWatch.turn().catch(this.#onError);
    while ((await delivery.deliverDue()) > 0) if (this.#poll.stopped) return;
  }
}
