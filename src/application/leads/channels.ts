/**
 * The channels by which leads are delivered. Each entry of the record defines a channel completely: outbox, worker, lists, metrics and the
 * removal of leads use it (docs/leads.md, "Adding a channel").
 */
import type { Lead } from '../../domain/leads/lead.ts';
import { ALERT } from '../../ports/alerts.ts';
import { deliveryNameOf, type LeadSummary, type NewLead, type OwedDelivery } from '../../ports/leads.ts';
import type { MailMessage } from '../../ports/mailer.ts';
import type { Sending, Transport } from '../../ports/transport.ts';
import type { WebhookCall } from '../../ports/webhooks.ts';
import { dealerMail, languageOfDealer } from './dealer-mail.ts';
import { type RetrySchedule, THREE_DAYS } from './delivery-schedule.ts';
import { alertMail, confirmationMail } from './visitor-mails.ts';
import { webhookBody } from './webhook-body.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Words } from '../../ports/words.ts';
import { leadMail, type LeadMail } from './mail-layout.ts';

/** The mail that tells the operator of a site which leads are held for review, without anything that visitors wrote. */

/** More are only counted. */
const MOST_NAMED = 20;

const timeText = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/**
 * @param lead one of them, whose site it is
 * @param held all that are held on that site now, newest first
 */
const reviewMail = (lead: Lead, held: readonly LeadSummary[], words: Words): LeadMail => {
  const { site } = lead;
  const languageId = languageOfDealer({ dealer: null, site });
  const t = words.in(languageId);
  const title = t('mail:review.subject', { site: site.name, number: String(held.length) });
  const content = {
    title,
    before: [t('mail:review.why')],
    rows: held
      .slice(0, MOST_NAMED)
      .map(({ id, at, type, suspicions }): readonly [string, string] => [
        id,
        [timeText(at), t(`mail:type.${type}`), ...suspicions.map((each) => t(`mail:review.reason.${each}`))].join(' · '),
      ]),
    after: [t('mail:review.act')],
  };
  return leadMail(lead, languageId, content, {
    date: lead.at,
    to: { name: site.contact.senderName, address: site.contact.mail },
    subject: title,
    automatic: true,
  });
};

export interface Transports {
  readonly mail: Transport<MailMessage>;
  readonly webhook: Transport<WebhookCall>;
}

export interface ChannelPorts extends Pick<Ports, 'webhooks' | 'alertLinks' | 'words'> {
  readonly leads: Pick<Ports['leads'], 'list'>;
  readonly transports: Transports;
}

interface Delivery {
  readonly lead: Lead;
  /** Unique to the delivery and the same for every attempt. */
  readonly name: string;
  /** When the first attempt was due, in milliseconds since 1970, UTC. */
  readonly firstDue: number;
}

interface Channel {
  /** A visitor's address that is refused permanently was mistyped and is given up at once; a dealer's will be corrected. */
  readonly to: 'dealer' | 'visitor' | 'operator';
  /** Whether a new lead is delivered by this channel. False for deliveries that a later event creates. */
  readonly isOwed: (lead: Lead, ports: ChannelPorts) => boolean | Promise<boolean>;
  /** Deliveries to one destination fail together: after failures all of them pause. */
  readonly destination: (lead: Lead) => string;
  readonly retries: RetrySchedule;
  readonly send: (delivery: Delivery, ports: ChannelPorts) => Promise<Sending>;
}

const MOST_HELD = 1000;
/** Leads that are held within this time are told of in one mail. */
const REVIEW_AFTER_MS = 5 * 60_000;

/** All mail goes to one relay. */
const MAIL = { destination: () => ALERT.destination, retries: THREE_DAYS } as const;

export const CHANNELS = {
  /** To the dealer, or to the site when there is none or they have no address. */
  dealer: {
    ...MAIL,
    to: 'dealer',
    isOwed: () => true,
    send: ({ lead, name }, { transports, words }) => transports.mail.send({ ...dealerMail(lead, words), name }),
  },
  webhook: {
    to: 'dealer',
    isOwed: async ({ dealer }, { webhooks }) => dealer !== null && (await webhooks.ofDealer(dealer.id)) !== null,
    destination: ({ dealer }) => `webhook ${String(dealer?.id)}`,
    retries: THREE_DAYS,
    async send({ lead, name }, { transports, webhooks }) {
      const webhook = lead.dealer && (await webhooks.ofDealer(lead.dealer.id));
      // The webhook was removed since; the mail has the same content.
      if (!webhook) return { kind: 'sent' };
      return transports.webhook.send({ ...webhook, deliveryId: name, body: webhookBody(lead) });
    },
  },
  confirmation: {
    ...MAIL,
    to: 'visitor',
    isOwed: ({ email }) => email !== null,
    send: ({ lead, name }, { transports, alertLinks, words }) =>
      transports.mail.send({ ...confirmationMail(lead, alertLinks, words), name }),
  },
  /** That the vehicle is available again: put into the outbox by `Alerts.fire`. */
  alert: {
    ...MAIL,
    to: 'visitor',
    isOwed: () => false,
    send: ({ lead, name, firstDue }, { transports, alertLinks, words }) =>
      transports.mail.send({ ...alertMail(lead, firstDue, alertLinks, words), name }),
  },
  /** To the site, which leads are held: put into the outbox as `reviewNotice`. */
  review: {
    ...MAIL,
    to: 'operator',
    isOwed: () => false,
    async send({ lead, name }, { transports, words, leads }) {
      const held = (await leads.list({ state: 'quarantined', limit: MOST_HELD })).filter(
        ({ siteKey }) => siteKey === lead.site.key,
      );
      // All were released or erased since.
      return held.length === 0 ? { kind: 'sent' } : transports.mail.send({ ...reviewMail(lead, held, words), name });
    },
  },
} as const satisfies Readonly<Record<string, Channel>>;

/** The delivery that tells the operator that this lead is held, with the others of its site. */
export const reviewNotice = ({ at }: Lead): NonNullable<NewLead['notice']> => ({
  channel: 'review',
  destination: MAIL.destination(),
  due: at + REVIEW_AFTER_MS,
});

/** Null for an unknown channel: another version may have left its deliveries in the outbox. */
export const channelOf = (name: string): Channel | null =>
  Object.hasOwn(CHANNELS, name) ? CHANNELS[name as keyof typeof CHANNELS] : null;

/** By which a dealer, or the site, gets a lead. */
export const DEALER_CHANNELS: readonly string[] = Object.entries<Channel>(CHANNELS)
  .filter(([, { to }]) => to === 'dealer')
  .map(([name]) => name);

/** How a new lead is delivered to its dealer, or answered to its visitor. */
export const owedDeliveries = async (lead: Lead, whom: Channel['to'], ports: ChannelPorts): Promise<OwedDelivery[]> => {
  const owed: OwedDelivery[] = [];
  for (const [channel, { to, isOwed, destination }] of Object.entries<Channel>(CHANNELS))
    if (to === whom && (await isOwed(lead, ports))) owed.push({ channel, destination: destination(lead) });
  return owed;
};

/** The names of all possible deliveries of a lead. */
export const deliveryNamesOf = (leadId: string): string[] =>
  Object.keys(CHANNELS).map((channel) => deliveryNameOf(leadId, channel));
