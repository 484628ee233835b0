/** Renders a mail's content as plain text, and as HTML in the site's colours. */
import { languageOf, type LanguageId } from '../../domain/language/language.ts';
import type { Lead } from '../../domain/leads/lead.ts';
import type { MailMessage } from '../../ports/mailer.ts';
import type { MailContent, MailRow, SignedContent } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';

/** A message without its name, which identifies the delivery. */
export type LeadMail = Omit<MailMessage, 'name'>;

/** Of leads that were stored before sites had one in them. */
const USUAL_LOOK = { accent: '#005f78', mark: null };

/** A mail about a lead, from its site. */
export const leadMail = (
  { site: { contact, name, origin, look = USUAL_LOOK } }: Lead,
  languageId: LanguageId,
  content: MailContent,
  envelope: Pick<LeadMail, 'date' | 'to' | 'subject'> & Partial<LeadMail>,
): LeadMail => {
  const { locale } = languageOf(languageId);
  const brand = { name, url: origin, accent: look.accent, mark: look.mark && origin + look.mark };
  const signed = { ...content, sender: [contact.senderName, contact.postalAddress], brand };
  return {
    from: { name: contact.senderName, address: contact.mail },
    replyTo: null,
    attachments: [],
    stopUrl: null,
    automatic: false,
    text: mailText(signed, locale),
    html: mailHtml(signed, locale),
    ...envelope,
  };
};

/** Values of several lines go below their label. */
const textRow = ({ label, value }: MailRow, colon: string): string =>
  value.includes('\n') ? `${label}${colon}\n${value.replace(/^/gm, '  ')}` : `${label}${colon} ${value}`;

const mailText = ({ title, before, rows, link, after = [], sender }: SignedContent, locale: string): string => {
  // French puts a space before it.
  const colon = locale.startsWith('fr') ? '\u00a0:' : ':';
  return [
    title,
    ...before,
    rows.map((row) => textRow(row, colon)).join('\n'),
    link ? `${link.label}${colon}\n${link.url.replace(/^(?:mailto|tel):/, '')}` : '',
    ...after,
    `-- \n${sender.join('\n')}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
};
