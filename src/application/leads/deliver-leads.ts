/**
 * Delivers leads to their dealers at least once: a delivery is settled after it was sent, so after a crash in between it is sent
 * again with the same Message-ID.
 */
import type { Ports } from '../../ports/ports.ts';
import { deliveryNameOf, type ClaimedDelivery, type DeliveryOutcome } from '../../ports/leads.ts';
import type { Sending } from '../../ports/transport.ts';
import { channelOf, type ChannelPorts } from './channels.ts';
import { Destinations, pauseAfter, THREE_DAYS } from './delivery-schedule.ts';

export interface DeliverLeadsPorts extends ChannelPorts, Pick<Ports, 'outbox' | 'clock'> {
  /** From 0 to 1, at random. */
  readonly chance: () => number;
  /** Identifies this worker. */
  readonly holder: string;
}

/** What happened to one delivery, without personal data. */
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

  /** Starts no further delivery; those in progress continue. */
  stop(): void {
    this.#stopping = true;
  }

  /** Tries one batch of what is due. Resolves with the number claimed; 0 means that nothing is due now. */
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

  /** Null when it is not tried: the destination has been paused meanwhile, or the process is stopping. */
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
    const channel = channelOf(name)?.channel;
    const retries = channel?.retries ?? THREE_DAYS;
    const next = at + pauseAfter(attempts, chance(), retries);
    const hopeless = channel?.to === 'visitor' && sending.kind === 'refused' && sending.forGood;
    const outcome = hopeless || next > firstDue + retries.windowMs ? 'dead' : 'again';
    this.#tell({ leadId, channel: name, outcome, attempts, reason });
    return outcome === 'dead' ? { kind: outcome, at, reason } : { kind: outcome, at: next, reason };
  }

  /** A lead that cannot be written as a message must not block the others. */
  async #send({ channel, lead, leadId, firstDue }: ClaimedDelivery): Promise<Sending> {
    if (!lead) return { kind: 'refused', reason: 'unreadable', forGood: false };
    try {
      const found = channelOf(channel);
      if (!found) return { kind: 'refused', reason: 'unknown channel', forGood: false };
      return await found.channel.send({ lead, name: deliveryNameOf(leadId, channel), firstDue, index: found.index }, this.#ports);
    } catch (error) {
      return { kind: 'refused', reason: `failed ${error instanceof Error ? error.name : ''}`, forGood: false };
    }
  }
}
