/**
 * Tells the visitor that his request is on its way. It repeats nothing that he wrote but his name: the address may be somebody
 * else's, and a form must not carry a stranger's words there.
 */
import { vehicleName, type Lead } from '../../domain/leads/lead.ts';
import { languageOf } from '../../domain/language/language.ts';
import { phoneText } from '../../domain/text/phone-text.ts';
import type { AlertLinks } from '../../ports/alerts.ts';
import type { MailMessage } from '../../ports/mailer.ts';
import { alertPageUrl, alertStopUrl } from './alert-urls.ts';
import { mailHtml, mailText, type MailContent } from './mail-layout.ts';
import { mailTitle } from './mail-title.ts';
import type { Words } from '../../ports/words.ts';

/**
 * Of an availability request it asks whether the address is the visitor's own: only then he is written to again (double opt-in).
 * Throws for a lead without an address.
 */
export const confirmationMail = (lead: Lead, links: AlertLinks, words: Words): Omit<MailMessage, 'name'> => {
  const { site, dealer, vehicle, languageId, name, email } = lead;
  if (email === null) throw new RangeError(`Lead ${lead.id} has no address to confirm to`);
  const t = words.in(languageId);
  const alert = lead.type === 'availability' ? links.tokenOf(lead.id) : null;
  const recipient = dealer?.name ?? site.contact.senderName;
  const rows: MailContent['rows'] = [
    ...(vehicle ? [[t('mail:vehicle'), vehicleName(vehicle)] as const, [t('mail:page'), vehicle.url] as const] : []),
    ...(dealer?.phone ? [[`${recipient}, ${t('mail:phone')}`, phoneText(dealer.phone)] as const] : []),
    [t('mail:reference'), lead.id],
  ];
  const content: MailContent = {
    title: t(alert === null ? 'mail:confirmationSubject' : 'mail:alertSubject'),
    before: [t('mail:greeting', { name }), t('mail:passedOn', { recipient }), ...(alert === null ? [] : [t('mail:alertAsk')])],
    rows,
    link: alert === null ? null : { label: t('mail:alertConfirm'), url: alertPageUrl(lead, alert) },
    after: [t('mail:notYou', { mail: site.contact.mail })],
    sender: [site.contact.senderName, site.contact.postalAddress],
  };
  return {
    date: lead.at,
    from: { name: site.contact.senderName, address: site.contact.mail },
    to: { name, address: email },
    replyTo: null,
    subject: `${content.title} (${mailTitle(lead, t)})`,
    text: mailText(content, languageOf(languageId).locale),
    html: mailHtml(content, languageOf(languageId).locale),
    attachments: [],
    stopUrl: alert === null ? null : alertStopUrl(lead, alert),
    automatic: true,
  };
};
