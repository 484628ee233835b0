/**
 * The channels by which leads are delivered. Each entry of the record defines a channel completely: outbox, worker, lists, metrics and the
 * removal of leads use it (docs/leads.md, "Adding a channel").
 */
import type { Lead } from '../../domain/leads/lead.ts';
import { ALERT } from '../../ports/alerts.ts';
import { addressesFor, MOST_ADDRESSES } from '../../domain/leads/lead-routing.ts';
import { deliveryNameOf, type LeadSummary, type NewLead, type OwedDelivery } from '../../ports/leads.ts';
import type { MailMessage } from '../../ports/mailer.ts';
import type { Sending, Transport } from '../../ports/transport.ts';
import type { WebhookCall } from '../../ports/webhooks.ts';
import { dealerMail, languageOfDealer, type LeadRoute } from './dealer-mail.ts';
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
    rows: held.slice(0, MOST_NAMED).map(({ id, at, type, suspicions }) => ({
      label: id,
      value: [timeText(at), t(`mail:type.${type}`), ...suspicions.map((each) => t(`mail:review.reason.${each}`))].join(' · '),
    })),
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
  readonly vehicles: Pick<Ports['vehicles'], 'dealerOfId'>;
  readonly leads: Pick<Ports['leads'], 'list'>;
  readonly transports: Transports;
}

interface Delivery {
  readonly lead: Lead;
  /** Unique to the delivery and the same for every attempt. */
  readonly name: string;
  /** When the first attempt was due, in milliseconds since 1970, UTC. */
  readonly firstDue: number;
  /** Which of the channel's deliveries of the lead it is, from 0 on. */
  readonly index: number;
}

interface Channel {
  /** A visitor's address that is refused permanently was mistyped and is given up at once; a dealer's will be corrected. */
  readonly to: 'dealer' | 'visitor' | 'operator';
  /** How many deliveries of a new lead the channel owes, one for each address; none where a later event creates them. */
  readonly owed: (lead: Lead, ports: ChannelPorts) => number | Promise<number>;
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

/**
 * The dealer's addresses are read at each attempt, so that a corrected one is used for what waits. The lead's own record of them answers
 * where the dealer is not known any more.
 */
const routeOf = async ({ type, dealer }: Lead, { vehicles }: ChannelPorts): Promise<LeadRoute> => {
  const known = dealer && (await vehicles.dealerOfId(dealer.id));
  const now = known && { ...known, email: known.email ?? dealer.email };
  const { leadRouting = null } = now ?? {};
  const to = dealer ? addressesFor(type, now ?? { ...dealer, leadRouting: null }) : [];
  return {
    to,
    copies: leadRouting?.group?.addresses ?? [],
    // The site reads what it is to pass on.
    adf: to.length === 0 ? 'attached' : (leadRouting?.adf ?? 'attached'),
  };
};

const sendTo = (
  address: string | undefined,
  { lead, name, route }: Pick<Delivery, 'lead' | 'name'> & { readonly route: LeadRoute },
  { transports, words }: ChannelPorts,
): Promise<Sending> =>
  // The address was taken away since; the others have the same content.
  address === undefined
    ? Promise.resolve({ kind: 'sent' })
    : transports.mail.send({ ...dealerMail(lead, words, address, route), name });

export const CHANNELS = {
  /** To each of the dealer's addresses for its type, or to the site when there is no dealer or they have no address. */
  dealer: {
    ...MAIL,
    to: 'dealer',
    owed: async (lead, ports) => Math.max(1, (await routeOf(lead, ports)).to.length),
    async send({ lead, name, index }, ports) {
      const route = await routeOf(lead, ports);
      const site = route.to.length === 0 && index === 0 ? lead.site.contact.mail : undefined;
      return sendTo(route.to[index] ?? site, { lead, name, route }, ports);
    },
  },
  /** To each address of the dealer's group. */
  copy: {
    ...MAIL,
    to: 'dealer',
    owed: async (lead, ports) => (await routeOf(lead, ports)).copies.length,
    async send({ lead, name, index }, ports) {
      const route = await routeOf(lead, ports);
      return sendTo(route.copies[index], { lead, name, route }, ports);
    },
  },
  webhook: {
    to: 'dealer',
    owed: async ({ dealer }, { webhooks }) => (dealer !== null && (await webhooks.ofDealer(dealer.id)) !== null ? 1 : 0),
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
    owed: ({ email }) => (email === null ? 0 : 1),
    send: ({ lead, name }, { transports, alertLinks, words }) =>
      transports.mail.send({ ...confirmationMail(lead, alertLinks, words), name }),
  },
  /** That the vehicle is available again: put into the outbox by `Alerts.fire`. */
  alert: {
    ...MAIL,
    to: 'visitor',
    owed: () => 0,
    send: ({ lead, name, firstDue }, { transports, alertLinks, words }) =>
      transports.mail.send({ ...alertMail(lead, firstDue, alertLinks, words), name }),
  },
  /** To the site, which leads are held: put into the outbox as `reviewNotice`. */
  review: {
    ...MAIL,
    to: 'operator',
    owed: () => 0,
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

/** What the outbox calls the channel's deliveries of one lead: `dealer`, `dealer-2`, … */
const numbered = (channel: string, index: number): string => (index === 0 ? channel : `${channel}-${String(index + 1)}`);

const numberedNames = (channel: string): string[] =>
  Array.from({ length: MOST_ADDRESSES }, (_, index) => numbered(channel, index));

/** Null for an unknown channel: another version may have left its deliveries in the outbox. */
export const channelOf = (name: string): { readonly channel: Channel; readonly index: number } | null => {
  const [, channel = '', number = '1'] = /^([a-z]+)(?:-([2-9]))?$/.exec(name) ?? [];
  return Object.hasOwn(CHANNELS, channel)
    ? { channel: CHANNELS[channel as keyof typeof CHANNELS], index: Number(number) - 1 }
    : null;
};

/** By which a dealer, or the site, gets a lead. */
export const DEALER_CHANNELS: readonly string[] = Object.entries<Channel>(CHANNELS)
  .filter(([, { to }]) => to === 'dealer')
  .flatMap(([name]) => numberedNames(name));

/** How a new lead is delivered to its dealer, or answered to its visitor. */
export const owedDeliveries = async (lead: Lead, whom: Channel['to'], ports: ChannelPorts): Promise<OwedDelivery[]> => {
  const owed: OwedDelivery[] = [];
  for (const [name, channel] of Object.entries<Channel>(CHANNELS)) {
    const count = channel.to === whom ? await channel.owed(lead, ports) : 0;
    for (let index = 0; index < count; index += 1)
      owed.push({ channel: numbered(name, index), destination: channel.destination(lead) });
  }
  return owed;
};

/** The names of all possible deliveries of a lead. */
export const deliveryNamesOf = (leadId: string): string[] =>
  Object.keys(CHANNELS)
    .flatMap(numberedNames)
    .map((channel) => deliveryNameOf(leadId, channel));
