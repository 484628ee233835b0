/** Tells a visitor, once, that the vehicle he asked about is available again. */
import { vehicleName, type Lead } from '../../domain/leads/lead.ts';
import { languageOf } from '../../domain/language/language.ts';
import { phoneText } from '../../domain/text/phone-text.ts';
import type { AlertLinks } from '../../ports/alerts.ts';
import type { MailMessage } from '../../ports/mailer.ts';
import { alertStopUrl } from './alert-urls.ts';
import { mailHtml, mailText, type MailContent } from './mail-layout.ts';
import type { Words } from '../../ports/words.ts';

/**
 * Throws for a lead without an address or a vehicle.
 *
 * @param date when the vehicle was found to be available: milliseconds since 1970, UTC
 */
export const alertMail = (lead: Lead, date: number, links: AlertLinks, words: Words): Omit<MailMessage, 'name'> => {
  const { site, dealer, vehicle, languageId, name, email } = lead;
  if (email === null || vehicle === null) throw new RangeError(`Lead ${lead.id} asks for no alert`);
  const t = words.in(languageId);
  const recipient = dealer?.name ?? site.contact.senderName;
  const content: MailContent = {
    title: t('mail:backSubject', { vehicle: vehicleName(vehicle) }),
    before: [t('mail:greeting', { name }), t('mail:back', { dealer: recipient })],
    rows: [
      [t('mail:vehicle'), vehicleName(vehicle)],
      ...(dealer?.phone ? [[`${recipient}, ${t('mail:phone')}`, phoneText(dealer.phone)] as const] : []),
    ],
    link: { label: t('mail:backSee'), url: vehicle.url },
    after: [t('mail:backOnce')],
    sender: [site.contact.senderName, site.contact.postalAddress],
  };
  return {
    date,
    from: { name: site.contact.senderName, address: site.contact.mail },
    to: { name, address: email },
    replyTo: null,
    subject: content.title,
    text: mailText(content, languageOf(languageId).locale),
    html: mailHtml(content, languageOf(languageId).locale),
    attachments: [],
    stopUrl: alertStopUrl(lead, links.tokenOf(lead.id)),
    automatic: true,
  };
};
