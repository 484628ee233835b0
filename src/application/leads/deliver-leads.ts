/**
 * Brings leads to their dealers, at least once each: a delivery is settled after it was sent, so a crash in between sends it
 * again, under the same Message-ID.
 */
import type { Clock } from '../../ports/clock.ts';
import { deliveryNameOf, type ClaimedDelivery, type DeliveryOutcome, type Outbox } from '../../ports/leads.ts';
import type { Sending } from '../../ports/transport.ts';
import { channelOf, type ChannelPorts } from './channels.ts';
import { Destinations, pauseAfter, THREE_DAYS } from './delivery-schedule.ts';

export interface DeliverLeadsPorts extends ChannelPorts {
  readonly outbox: Outbox;
  readonly clock: Clock;
  /** From 0 to 1, at random. */
  readonly chance: () => number;
  /** Tells this worker from others. */
  readonly holder: string;
}

/** What happened to one delivery; nothing personal in it. */
export interface DeliveryEvent {
  readonly leadId: string;
  readonly channel: string;
  readonly outcome: 'sent' | 'again' | 'dead';
  /** This one included. */
  readonly attempts: number;
  readonly reason?: string;
}

const BATCH = 40;
const AT_ONCE = 8;
/** Longer than a batch can take: the mailer gives up after a minute. */
const LEASE_MS = 10 * 60_000;

export class LeadDelivery {
  readonly #ports: DeliverLeadsPorts;
  readonly #tell: (event: DeliveryEvent) => void;
  readonly #destinations = new Destinations();
  #stopping = false;

  constructor(ports: DeliverLeadsPorts, tell: (event: DeliveryEvent) => void) {
    this.#ports = ports;
    this.#tell = tell;
  }

  /** Begins no delivery any more; those under way go on. */
  stop(): void {
    this.#stopping = true;
  }

  /** Tries what is due now, a batch of it. How many were claimed; 0 means that there is nothing to do at the moment. */
  async deliverDue(): Promise<number> {
    const { outbox, clock, holder } = this.#ports;
    const now = clock.now();
    const except = this.#destinations.resting(now);
    const claimed = await outbox.claim({ now, limit: BATCH, leaseMs: LEASE_MS, holder, except });
    const waiting = claimed.values();
    const untouched: number[] = [];
    const worker = async (): Promise<void> => {
      for (const delivery of waiting) {
        const outcome = await this.#attempt(delivery);
        if (outcome) await outbox.settle(delivery.id, holder, outcome);
        else untouched.push(delivery.id);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    await outbox.giveBack(untouched, holder);
    return claimed.length;
  }

  /** Null where it is not tried: the destination pauses by now, or the process stops. */
  async #attempt(delivery: ClaimedDelivery): Promise<DeliveryOutcome | null> {
    const { clock, chance } = this.#ports;
    const { channel: name, destination, lead, leadId, firstDue } = delivery;
    const attempts = delivery.attempts + 1;
    if (this.#stopping || (lead && !this.#destinations.mayTry(destination, clock.now()))) return null;

    const sending = await this.#send(delivery);
    const at = clock.now();
    if (sending.kind === 'sent') {
      this.#destinations.worked(destination);
      this.#tell({ leadId, channel: name, outcome: 'sent', attempts });
      return { kind: 'sent', at };
    }
    if (lead) this.#destinations.failed(destination, { unreachable: sending.kind === 'unreachable', now: at, chance: chance() });
    const { reason } = sending;
    const channel = channelOf(name);
    const retries = channel?.retries ?? THREE_DAYS;
    const next = at + pauseAfter(attempts, chance(), retries);
    const hopeless = channel?.to === 'visitor' && sending.kind === 'refused' && sending.forGood;
    const outcome = hopeless || next > firstDue + retries.windowMs ? 'dead' : 'again';
    this.#tell({ leadId, channel: name, outcome, attempts, reason });
    return outcome === 'dead' ? { kind: outcome, at, reason } : { kind: outcome, at: next, reason };
  }

  /** A lead that cannot be written as a message must not hold up the others. */
  async #send({ channel, lead, leadId, firstDue }: ClaimedDelivery): Promise<Sending> {
    if (!lead) return { kind: 'refused', reason: 'unreadable', forGood: false };
    try {
      const send = channelOf(channel)?.send;
      if (!send) return { kind: 'refused', reason: 'unknown channel', forGood: false };
      return await send({ lead, name: deliveryNameOf(leadId, channel), firstDue }, this.#ports);
    } catch (error) {
      return { kind: 'refused', reason: `failed ${error instanceof Error ? error.name : ''}`, forGood: false };
    }
  }
}
