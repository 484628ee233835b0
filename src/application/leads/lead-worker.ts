/** The work on leads that goes on beside the visitors: deliveries and alerts every second, and once an hour what is too old to keep. */
import type { Clock } from '../../ports/clock.ts';
import type { Leads } from '../../ports/leads.ts';
import type { Mailer } from '../../ports/mailer.ts';
import type { LeadDelivery } from './deliver-leads.ts';
import { purgeLeads } from './keep-leads.ts';
import type { AlertWatch } from './watch-alerts.ts';

export interface LeadWorkerPorts {
  readonly delivery: LeadDelivery;
  readonly alertWatch: AlertWatch;
  readonly leads: Leads;
  readonly mailer: Mailer;
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
  #running: Promise<void> = Promise.resolve();
  #wake: () => void = () => undefined;
  #stopped = true;

  /** `onError` hears of every round that failed; the next one takes it up again. */
  constructor(ports: LeadWorkerPorts, onError: (error: unknown) => void) {
    this.#ports = ports;
    this.#onError = onError;
  }

  start(): void {
    this.#stopped = false;
    this.#running = this.#run();
  }

  /** Finishes the deliveries that are under way, for a second. One that hangs is sent again when its lease has ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#ports.delivery.stop();
    this.#wake();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<void>((done) => (timer = setTimeout(done, STOP_WITHIN_MS)));
    await Promise.race([this.#running, late]);
    clearTimeout(timer);
  }

  async #run(): Promise<void> {
    const onError = this.#onError;
    let purged = -Infinity;
    while (!this.#isStopped()) {
      if (this.#ports.clock.now() - purged >= PURGE_EVERY_MS) {
        purged = this.#ports.clock.now();
        await purgeLeads(this.#ports).catch(onError);
      }
      // An inventory that cannot be read must not hold up the deliveries.
      await this.#ports.alertWatch.turn().catch(onError);
      try {
        while ((await this.#ports.delivery.deliverDue()) > 0) if (this.#isStopped()) return;
      } catch (error) {
        onError(error);
      }
      if (!this.#isStopped()) await this.#pause();
    }
  }

  /** A method, for the compiler takes a field that it has seen false to stay so. */
  #isStopped(): boolean {
    return this.#stopped;
  }

  #pause(): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, PAUSE_MS);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
