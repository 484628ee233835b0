/** Renders a mail's content as plain text, and as HTML that every mail program shows alike. */
import { languageOf, type LanguageId } from '../../domain/language/language.ts';
import type { Lead } from '../../domain/leads/lead.ts';
import { escapeMarkup } from '../../domain/text/markup.ts';
import type { MailMessage } from '../../ports/mailer.ts';

export interface MailContent {
  readonly title: string;
  readonly before: readonly string[];
  readonly rows: readonly (readonly [label: string, value: string])[];
  /** The one thing to do, as a button. */
  readonly link?: { readonly label: string; readonly url: string } | null;
  readonly after?: readonly string[];
}

/** `MailContent` with who sends it, and from where (CASL and the French LCEN ask for it). */
interface SignedContent extends MailContent {
  readonly sender: readonly string[];
}

/** A message without its name, which identifies the delivery. */
export type LeadMail = Omit<MailMessage, 'name'>;

/** A mail about a lead, from its site. */
export const leadMail = (
  { site: { contact } }: Lead,
  languageId: LanguageId,
  content: MailContent,
  envelope: Pick<LeadMail, 'date' | 'to' | 'subject'> & Partial<LeadMail>,
): LeadMail => {
  const { locale } = languageOf(languageId);
  const signed = { ...content, sender: [contact.senderName, contact.postalAddress] };
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
const textRow = ([label, value]: MailContent['rows'][number], colon: string): string =>
  value.includes('\n') ? `${label}${colon}\n${value.replace(/^/gm, '  ')}` : `${label}${colon} ${value}`;

const mailText = ({ title, before, rows, link, after = [], sender }: SignedContent, locale: string): string => {
  // French puts a space before it.
  const colon = locale.startsWith('fr') ? '\u00a0:' : ':';
  return [
    title,
    ...before,
    rows.map((row) => textRow(row, colon)).join('\n'),
    link ? `${link.label}${colon}\n${link.url}` : '',
    ...after,
    `-- \n${sender.join('\n')}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
};

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeMarkup(text)}</p>`;

const htmlRow = ([label, value]: MailContent['rows'][number]): string =>
  `<tr><th style="padding:4px 16px 4px 0;text-align:left;vertical-align:top;font-weight:normal;color:#5b6472">${escapeMarkup(label)}</th>` +
  `<td style="padding:4px 0;vertical-align:top">${escapeMarkup(value).replaceAll('\n', '<br>')}</td></tr>`;

const htmlLink = ({ label, url }: NonNullable<MailContent['link']>): string =>
  `<p style="margin:0 0 16px"><a href="${escapeMarkup(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;` +
  `background:#0b5c75;color:#ffffff;text-decoration:none">${escapeMarkup(label)}</a></p>`;

const mailHtml = ({ title, before, rows, link, after = [], sender }: SignedContent, locale: string): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeMarkup(title)}</title></head>` +
  `<body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#1c2330"><h1 style="margin:0 0 16px;font-size:20px">${escapeMarkup(title)}</h1>` +
  before.map(paragraph).join('') +
  `<table style="border-collapse:collapse;margin:0 0 16px">${rows.map(htmlRow).join('')}</table>` +
  (link ? htmlLink(link) : '') +
  after.map(paragraph).join('') +
  `<p style="margin:24px 0 0;font-size:13px;color:#5b6472">${sender.map(escapeMarkup).join('<br>')}</p></body></html>`;
