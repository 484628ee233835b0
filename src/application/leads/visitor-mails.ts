/**
 * Mails to visitors. The address may be somebody else's, and the form must not be a way to lead them anywhere: what the visitor wrote
 * is repeated once, in the confirmation, without web addresses.
 */
import { ALERT_STOP_PATH, ALERT_TOKEN_PARAMETER } from '../../domain/leads/alert-wire.ts';
import type { Lead } from '../../domain/leads/lead.ts';
import { vehicleName } from '../../domain/vehicle/vehicle-name.ts';
import type { Translate } from '../../domain/language/translate.ts';
import { pathOf } from '../../domain/routing/path-table.ts';
import { phoneText } from '../../domain/text/phone-text.ts';
import type { AlertLinks } from '../../ports/alerts.ts';
import type { Words } from '../../ports/words.ts';
import { offeredRows, pictureOf, whenText } from './dealer-mail.ts';
import type { MailContent, MailLink, MailRow } from './mail-content.ts';
import { leadMail, type LeadMail } from './mail-layout.ts';

const recipientOf = ({ dealer, site }: Lead): string => dealer?.name ?? site.contact.senderName;

const phoneRow = (lead: Lead, t: Translate): readonly MailRow[] => {
  const phone = lead.dealer?.phone;
  return phone ? [{ label: `${recipientOf(lead)}, ${t('mail:phone')}`, value: phoneText(phone), href: `tel:${phone}` }] : [];
};

const WEB_ADDRESS = /\/\/|www\.|[\p{L}\d]\.\p{L}{2}/iu;

/** What the visitor asked for, as they get a copy of it. */
const copyRows = (lead: Lead, t: Translate): readonly MailRow[] => {
  const when = whenText(lead, lead.languageId, t);
  const message = lead.message?.replace(/\S+/g, (word) => (WEB_ADDRESS.test(word) ? '[…]' : word)) ?? '';
  return [
    ...(when === null ? [] : [{ label: t('mail:when'), value: when }]),
    ...offeredRows(lead, lead.languageId, t, t('mail:yours')),
    ...(message === '' ? [] : [{ label: t('mail:message'), value: message }]),
  ];
};

const vehicleRow = ({ vehicle, languageId }: Lead, t: Translate): readonly MailRow[] =>
  vehicle ? [{ label: t('mail:vehicle'), value: vehicleName(vehicle, languageId), href: vehicle.url }] : [];

const pageLink = ({ vehicle }: Lead, t: Translate): MailLink | null => vehicle && { label: t('mail:backSee'), url: vehicle.url };

/** The token is in the query, which is not logged. */
const withToken = (url: string, token: string): string => `${url}?${ALERT_TOKEN_PARAMETER}=${token}`;

/** A page whose GET changes nothing, since mail scanners follow every link. */
const alertPageUrl = ({ site, languageId }: Lead, token: string): string =>
  withToken(site.origin + pathOf('Public_AvailabilityAlert', languageId), token);

/** For a mail program's one-click POST (RFC 8058). */
const alertStopUrl = ({ site }: Lead, token: string): string => withToken(site.origin + ALERT_STOP_PATH, token);

/**
 * Confirms that the request was sent. For an availability request it asks the visitor to confirm their address; only then are they
 * written to again (double opt-in). Throws for a lead without an address.
 */
export const confirmationMail = (lead: Lead, links: AlertLinks, words: Words): LeadMail => {
  const { site, vehicle, languageId, name, email } = lead;
  if (email === null) throw new RangeError(`Lead ${lead.id} has no address for a confirmation`);
  const t = words.in(languageId);
  const alert = lead.type === 'availability' ? links.tokenOf(lead.id) : null;
  const title = t(alert === null ? 'mail:confirmationSubject' : 'mail:alertSubject');
  const content: MailContent = {
    title,
    before: [
      t('mail:greeting', { name }),
      t('mail:passedOn', { recipient: recipientOf(lead) }),
      ...(alert === null ? [] : [t('mail:alertAsk')]),
    ],
    picture: pictureOf(lead, languageId),
    rows: [...vehicleRow(lead, t), ...copyRows(lead, t), ...phoneRow(lead, t), { label: t('mail:reference'), value: lead.id }],
    link: alert === null ? pageLink(lead, t) : { label: t('mail:alertConfirm'), url: alertPageUrl(lead, alert) },
    after: [t('mail:notYou', { mail: site.contact.mail })],
  };
  return leadMail(lead, languageId, content, {
    date: lead.at,
    to: { name, address: email },
    subject: vehicle ? `${title} – ${vehicleName(vehicle, languageId)}` : title,
    stopUrl: alert === null ? null : alertStopUrl(lead, alert),
    automatic: true,
  });
};

/**
 * Tells the visitor that the vehicle is available again; sent once. Throws for a lead without an address or a vehicle.
 *
 * @param date when the vehicle was found to be available: milliseconds since 1970, UTC
 */
export const alertMail = (lead: Lead, date: number, links: AlertLinks, words: Words): LeadMail => {
  const { vehicle, languageId, name, email } = lead;
  if (email === null || vehicle === null) throw new RangeError(`Lead ${lead.id} does not ask for an alert`);
  const t = words.in(languageId);
  const content: MailContent = {
    title: t('mail:backSubject', { vehicle: vehicleName(vehicle, languageId) }),
    before: [t('mail:greeting', { name }), t('mail:back', { dealer: recipientOf(lead) })],
    picture: pictureOf(lead, languageId),
    rows: [...vehicleRow(lead, t), ...phoneRow(lead, t)],
    link: pageLink(lead, t),
    after: [t('mail:backOnce')],
  };
  return leadMail(lead, languageId, content, {
    date,
    to: { name, address: email },
    subject: content.title,
    stopUrl: alertStopUrl(lead, links.tokenOf(lead.id)),
    automatic: true,
  });
};
