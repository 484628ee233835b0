import type { Channel } from '../../ports/leads.ts';

type MailChannel = Exclude<Channel, 'webhook'>;

export const MAIL_CHANNELS: readonly MailChannel[] = ['dealer', 'confirmation', 'alert'];

/** What a message is known by, at every attempt. */
export const mailNameOf = (leadId: string, channel: MailChannel): string => `${leadId}.${channel}`;
