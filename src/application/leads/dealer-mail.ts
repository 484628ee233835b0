/** The mail of a lead to its dealer, or to the site when there is no dealer or they have no address. */
import type { Lead, LeadDealer, OfferedVehicle } from '../../domain/leads/lead.ts';
import { vehicleName } from '../../domain/vehicle/vehicle-name.ts';
import { languageOf, type LanguageId } from '../../domain/language/language.ts';
import { dayText } from '../../domain/time/day-text.ts';
import { mileageText, priceText } from '../../domain/money/price-text.ts';
import { vehiclePicturePath } from '../../domain/site/preview-url.ts';
import { phoneText } from '../../domain/text/phone-text.ts';
import { adfOf } from './adf.ts';
import { leadMail, type LeadMail } from './mail-layout.ts';
import type { MailContent, MailLink, MailPicture, MailRow } from './mail-content.ts';
import type { Words } from '../../ports/words.ts';
import type { AdfPlace } from '../../domain/leads/lead-routing.ts';
import type { Translate } from '../../domain/language/translate.ts';

/** The dealer's language, which may differ from the visitor's; the site's where there is no dealer. */
export const languageOfDealer = ({ dealer, site }: Pick<Lead, 'dealer' | 'site'>): LanguageId => {
  if ((dealer?.market ?? site.country) === 'FR') return 3;
  return (dealer?.province ?? 'QC') === 'QC' ? 2 : 1;
};

/** Where a lead goes, and in which form. */
export interface LeadRoute {
  /** The dealer's addresses for its type; empty where they have none. */
  readonly to: readonly string[];
  /** Those of their group. */
  readonly copies: readonly string[];
  readonly adf: AdfPlace;
}

/** @param address which of the route's this message goes to, or the site's */
export const dealerMail = (lead: Lead, words: Words, address: string, route: LeadRoute): LeadMail => {
  const { site, dealer, vehicle, name, email } = lead;
  const languageId = languageOfDealer(lead);
  const content = contentOf(lead, languageId, words, route);
  const about = [dealOf(lead, languageId), vehicle?.stockNumber ? `(${vehicle.stockNumber})` : ''].join(' ').trim();
  const adf = route.adf === 'none' ? null : adfOf(lead);
  return leadMail(lead, languageId, content, {
    date: lead.at,
    to: { name: dealer?.name ?? site.contact.senderName, address },
    replyTo: email === null ? null : { name, address: email },
    subject: about === '' ? content.title : `${content.title} – ${about}`,
    ...(adf === null
      ? {}
      : route.adf === 'body'
        ? { text: adf, html: null }
        : { attachments: [{ filename: 'lead.adf.xml', contentType: 'application/xml', content: adf }] }),
  });
};

/** What a lead is about; the beginning of subject lines. */
const mailTitle = ({ type, vehicle }: Pick<Lead, 'type' | 'vehicle'>, t: Translate): string =>
  type === 'trade-in' && vehicle === null ? t('mail:type.sell') : t(`mail:type.${type}`);

/** The date and time of an appointment by the dealer's clock, in words; null where none was asked for. */
export const whenText = ({ date, time }: Pick<Lead, 'date' | 'time'>, languageId: LanguageId, t: Translate): string | null => {
  if (date === null) return null;
  const exact = date.length > 10;
  const format = new Intl.DateTimeFormat(languageOf(languageId).locale, {
    dateStyle: 'full',
    ...(exact ? { timeStyle: 'short' } : {}),
    timeZone: 'UTC',
  });
  const text = dayText(format, Date.parse(exact ? `${date.replace(' ', 'T')}Z` : date));
  return exact || time === null ? text : `${text}, ${t(`mail:time.${time}`)}`;
};

/** A picture of the vehicle; null for a lead without one. */
export const pictureOf = ({ vehicle, site }: Pick<Lead, 'vehicle' | 'site'>, languageId: LanguageId): MailPicture | null =>
  vehicle && { url: site.origin + vehiclePicturePath(vehicle.id), alt: vehicleName(vehicle, languageId) };

const telUrl = (phone: string): string => `tel:${phone}`;
const mailUrl = (address: string): string => `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;

/** The quickest way to the customer. */
const answerLink = ({ name, email, phone }: Lead, t: Translate): MailLink | null => {
  if (email !== null) return { label: t('mail:answer', { name }), url: mailUrl(email) };
  return phone === null ? null : { label: t('mail:call', { name }), url: telUrl(phone) };
};

/** 'A → B': the visitor offers A for B. */
const dealOf = ({ type, vehicle, offered }: Lead, languageId: LanguageId): string =>
  [type === 'trade-in' ? offered : null, vehicle].flatMap((each) => (each ? [vehicleName(each, languageId)] : [])).join(' → ');

/** Nothing where the lead has no value. */
type PossibleRow = readonly [label: string, value: string | null | undefined, href?: string | null | undefined];

function contentOf(lead: Lead, languageId: LanguageId, words: Words, { to, copies }: LeadRoute): MailContent {
  const { site, dealer, vehicle, offered, name, email, phone, postalCode, message, consent, marketing } = lead;
  const t = words.in(languageId);
  const rows: readonly PossibleRow[] = [
    [t('mail:name'), name],
    [t('mail:email'), email, email && mailUrl(email)],
    [t('mail:phone'), phone && phoneText(phone), phone && telUrl(phone)],
    [t('mail:postalCode'), postalCode],
    [t('mail:language'), languageOf(lead.languageId).ownName],
    [t('mail:when'), whenText(lead, languageId, t)],
    [t('mail:message'), message],
    [t(offered ? 'mail:wanted' : 'mail:vehicle'), vehicle && vehicleName(vehicle, languageId)],
    [t('mail:stock'), vehicle?.stockNumber],
    [t('mail:price'), vehicle?.price && priceText(vehicle.price, languageId, site.currency)],
    [t('mail:page'), vehicle?.url, vehicle?.url],
    ...offeredRows(lead, languageId, t, t('mail:offered')).map(({ label, value }): PossibleRow => [label, value]),
    [t('mail:vin'), offered?.vin],
    [t('mail:marketing'), t(marketing ? 'mail:yes' : 'mail:no')],
    [t('mail:consent'), `${consent.text} (${consent.version})`],
    // So that the readers know of each other.
    [t('mail:sentTo'), to.length + copies.length > 1 ? to.join(', ') : null],
    [t('mail:copyTo'), copies.join(', ')],
    [t('mail:reference'), lead.id],
  ];
  return {
    title: mailTitle(lead, t),
    before: [...forwarded(to.length === 0 ? dealer : null, t), t(email === null ? 'mail:callOnly' : 'mail:reply')],
    picture: pictureOf(lead, languageId),
    rows: rows.flatMap(([label, value, href]) => (value ? [{ label, value, ...(href ? { href } : {}) }] : [])),
    link: answerLink(lead, t),
  };
}

const forwarded = (dealer: LeadDealer | null, t: Translate): string[] =>
  dealer !== null ? [t('mail:noDealerMail', { dealer: dealer.name })] : [];

/**
 * The visitor's own vehicle and its condition; nothing where they offer none.
 * @param label what the reader of the mail calls that vehicle
 */
export const offeredRows = (
  { offered }: Pick<Lead, 'offered'>,
  languageId: LanguageId,
  t: Translate,
  label: string,
): readonly MailRow[] =>
  offered === null
    ? []
    : [
        { label, value: offeredText(offered, languageId) },
        ...(offered.condition ? [{ label: t('mail:condition'), value: t(`mail:offeredCondition.${offered.condition}`) }] : []),
      ];

const offeredText = (offered: OfferedVehicle, languageId: LanguageId): string =>
  [vehicleName(offered, languageId), ...(offered.mileageKm === null ? [] : [mileageText(offered.mileageKm, languageId)])].join(
    ', ',
  );
