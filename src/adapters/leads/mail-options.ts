import type { MailMessage } from '../../ports/mailer.ts';

/** A message as nodemailer's options. Nodemailer encodes headers, so a line break in a field cannot start another header. */
export const mailOptions = ({
  name,
  date,
  from,
  to,
  replyTo,
  subject,
  text,
  html,
  attachments,
  stopUrl,
  automatic,
}: MailMessage) => ({
  messageId: messageIdOf({ name, from }),
  date: new Date(date),
  from,
  to,
  ...(replyTo ? { replyTo } : {}),
  subject,
  text,
  ...(html === null ? {} : { html }),
  attachments: [...attachments],
  headers: {
    ...(automatic ? { 'Auto-Submitted': 'auto-generated' } : {}),
    // RFC 8058: one POST, without a page in between.
    ...(stopUrl === null ? {} : { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  },
  // Nothing in a message is ever read as a path or an address to load from.
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** In the sender's domain (RFC 5322, section 3.6.4). */
export const messageIdOf = ({ name, from }: Pick<MailMessage, 'name' | 'from'>): string =>
  `<${name}@${from.address.split('@').at(-1) ?? 'localhost'}>`;
