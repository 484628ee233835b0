/**
 * Brings leads to their dealers, at least once each: a delivery is settled after it was sent, so a crash in between sends it
 * again, under the same Message-ID.
 */
import type { Lead } from '../../domain/leads/lead.ts';
import type { Clock } from '../../ports/clock.ts';
import type { AlertLinks } from '../../ports/alerts.ts';
import { destinationOf, type Channel, type ClaimedDelivery, type DeliveryOutcome, type Outbox } from '../../ports/leads.ts';
import type { Mailer, Sending } from '../../ports/mailer.ts';
import type { Webhooks, WebhookSender } from '../../ports/webhooks.ts';
import { alertMail } from './alert-mail.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { dealerMail } from './dealer-mail.ts';
import { Destinations, pauseAfter, WINDOW_MS } from './delivery-schedule.ts';
import { webhookBody } from './webhook-body.ts';

export interface DeliverLeadsPorts {
  readonly outbox: Outbox;
  readonly webhooks: Webhooks;
  readonly mailer: Mailer;
  readonly webhookSender: WebhookSender;
  readonly alertLinks: AlertLinks;
  readonly clock: Clock;
  /** From 0 to 1, at random. */
  readonly chance: () => number;
  /** Tells this worker from others. */
  readonly holder: string;
}

/** What happened to one delivery; nothing personal in it. */
export interface DeliveryEvent {
  readonly leadId: string;
  readonly channel: Channel;
  readonly outcome: 'sent' | 'again' | 'dead';
  /** This one included. */
  readonly attempts: number;
  readonly reason?: string;
}

const BATCH = 40;
const AT_ONCE = 8;
/** Longer than a batch can take: the mailer gives up after a minute. */
const LEASE_MS = 10 * 60_000;

const isToVisitor = (channel: Channel): boolean => channel === 'confirmation' || channel === 'alert';

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

  /** Null where it is not tried: the destination is left alone by now, or the process stops. */
  async #attempt({ channel, lead, leadId, attempts: before, firstDue }: ClaimedDelivery): Promise<DeliveryOutcome | null> {
    const { clock, chance } = this.#ports;
    const attempts = before + 1;
    const destination = destinationOf(channel, lead?.dealer?.id ?? null);
    if (this.#stopping || (lead && !this.#destinations.mayTry(destination, clock.now()))) return null;

    const sending: Sending = lead
      ? await this.#send(channel, lead, firstDue)
      : { kind: 'refused', reason: 'unreadable', forGood: false };
    const at = clock.now();
    if (sending.kind === 'sent') {
      this.#destinations.worked(destination);
      this.#tell({ leadId, channel, outcome: 'sent', attempts });
      return { kind: 'sent', at };
    }
    if (lead) this.#destinations.failed(destination, { unreachable: sending.kind === 'unreachable', now: at, chance: chance() });
    const { reason } = sending;
    const next = at + pauseAfter(attempts, chance());
    // A visitor's mistyped address is not worth three days; a dealer's wrongly set up mailbox is.
    const hopeless = isToVisitor(channel) && sending.kind === 'refused' && sending.forGood;
    const outcome = hopeless || next > firstDue + WINDOW_MS ? 'dead' : 'again';
    this.#tell({ leadId, channel, outcome, attempts, reason });
    return outcome === 'dead' ? { kind: outcome, at, reason } : { kind: outcome, at: next, reason };
  }

  /** A lead that cannot be written as a message must not hold up the others. */
  async #send(channel: Channel, lead: Lead, firstDue: number): Promise<Sending> {
    try {
      return await this.#pass(channel, lead, firstDue);
    } catch (error) {
      return { kind: 'refused', reason: `failed ${error instanceof Error ? error.name : ''}`, forGood: false };
    }
  }

  async #pass(channel: Channel, lead: Lead, firstDue: number): Promise<Sending> {
    const { mailer, webhooks, webhookSender, alertLinks } = this.#ports;
    switch (channel) {
      case 'dealer':
        return mailer.send(dealerMail(lead));
      case 'confirmation':
        return mailer.send(confirmationMail(lead, alertLinks));
      case 'alert':
        return mailer.send(alertMail(lead, firstDue, alertLinks));
      case 'webhook': {
        const webhook = lead.dealer && (await webhooks.ofDealer(lead.dealer.id));
        // Removed since: there is nobody to tell, and the mail tells it all.
        if (!webhook) return { kind: 'sent' };
        return webhookSender.send({ ...webhook, deliveryId: `${lead.id}.webhook`, body: webhookBody(lead) });
      }
    }
  }
}
