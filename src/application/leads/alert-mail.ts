/** Tells a visitor, once, that the vehicle he asked about is available again. */
import { vehicleName, type Lead } from '../../domain/leads/lead.ts';
import { languageOf } from '../../domain/language/language.ts';
import { phoneText } from '../../domain/text/phone-text.ts';
import type { AlertLinks } from '../../ports/alerts.ts';
import type { MailMessage } from '../../ports/mailer.ts';
import { alertStopUrl } from './alert-urls.ts';
import { mailHtml, mailText, type MailContent } from './mail-layout.ts';
import { mailWords } from './mail-words.ts';

/**
 * Throws for a lead without an address or a vehicle.
 *
 * @param date when the vehicle was found to be available: milliseconds since 1970, UTC
 */
export const alertMail = (lead: Lead, date: number, links: AlertLinks): Omit<MailMessage, 'name'> => {
  const { site, dealer, vehicle, languageId, name, email } = lead;
  if (email === null || vehicle === null) throw new RangeError(`Lead ${lead.id} asks for no alert`);
  const { say } = mailWords(languageId);
  const recipient = dealer?.name ?? site.contact.senderName;
  const content: MailContent = {
    title: say('backSubject', { VEHICLE: vehicleName(vehicle) }),
    before: [say('greeting', { NAME: name }), say('back', { DEALER: recipient })],
    rows: [
      [say('vehicle'), vehicleName(vehicle)],
      ...(dealer?.phone ? [[`${recipient}, ${say('phone')}`, phoneText(dealer.phone)] as const] : []),
    ],
    link: { label: say('backSee'), url: vehicle.url },
    after: [say('backOnce')],
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
