/** The message that brings a lead to its dealer, or to the site where there is no dealer or he has no address. */
import { vehicleName, type Lead, type LeadDealer, type OfferedVehicle } from '../../domain/leads/lead.ts';
import { languageOf, type LanguageId } from '../../domain/language/language.ts';
import { mileageText, priceText } from '../../domain/money/price-text.ts';
import { phoneText } from '../../domain/text/phone-text.ts';
import type { MailMessage } from '../../ports/mailer.ts';
import { adfOf } from './adf.ts';
import { mailHtml, mailText, type MailContent } from './mail-layout.ts';
import { mailWords } from './mail-words.ts';

/** The dealer's own, whatever the visitor reads. */
const languageOfDealer = ({ dealer, site }: Lead): LanguageId => {
  if ((dealer?.market ?? site.country) === 'FR') return 3;
  return (dealer?.province ?? 'QC') === 'QC' ? 2 : 1;
};

export const dealerMail = (lead: Lead): Omit<MailMessage, 'name'> => {
  const { site, dealer, vehicle, name, email } = lead;
  const languageId = languageOfDealer(lead);
  const content = contentOf(lead, languageId);
  const subject = [content.title, dealOf(lead), vehicle?.stockNumber && `(${vehicle.stockNumber})`];
  const adf = adfOf(lead);
  return {
    date: lead.at,
    from: { name: site.contact.senderName, address: site.contact.mail },
    to: { name: dealer?.name ?? site.contact.senderName, address: dealer?.email ?? site.contact.mail },
    replyTo: email === null ? null : { name, address: email },
    subject: subject.filter((part) => part !== null && part !== undefined && part !== '').join(' '),
    text: mailText(content, languageOf(languageId).locale),
    html: mailHtml(content, languageOf(languageId).locale),
    attachments: adf === null ? [] : [{ filename: 'lead.adf.xml', contentType: 'application/xml', content: adf }],
    stopUrl: null,
    automatic: false,
  };
};

/** 'A → B': the visitor would give A, and have B. */
const dealOf = ({ type, vehicle, offered }: Lead): string =>
  [type === 'trade-in' ? offered : null, vehicle].flatMap((each) => (each ? [vehicleName(each)] : [])).join(' → ');

function contentOf(lead: Lead, languageId: LanguageId): MailContent {
  const { site, dealer, vehicle, offered, name, email, phone, postalCode, date, time, message, consent, marketing } = lead;
  const { say, title, condition, time: timeWord } = mailWords(languageId);
  const rows: (readonly [string, string | null | undefined])[] = [
    [say('name'), name],
    [say('email'), email],
    [say('phone'), phone && phoneText(phone)],
    [say('postalCode'), postalCode],
    [say('language'), languageOf(lead.languageId).ownName],
    [say('when'), date && [date, date.length === 10 && time ? timeWord(time) : ''].join(' ').trim()],
    [say('message'), message],
    [say(offered ? 'wanted' : 'vehicle'), vehicle && vehicleName(vehicle)],
    [say('stock'), vehicle?.stockNumber],
    [say('price'), vehicle?.price && priceText(vehicle.price, languageId, site.currency)],
    [say('page'), vehicle?.url],
    [say('offered'), offered && offeredText(offered, languageId)],
    [say('condition'), offered?.condition && condition(offered.condition)],
    [say('vin'), offered?.vin],
    [say('marketing'), say(marketing ? 'yes' : 'no')],
    [say('consent'), `${consent.text} (${consent.version})`],
    [say('reference'), lead.id],
  ];
  return {
    title: title(lead),
    before: [...forwarded(dealer, say), say(email === null ? 'callOnly' : 'reply')],
    rows: rows.flatMap(([label, value]) =>
      value === null || value === undefined || value === '' ? [] : [[label, value] as const],
    ),
    link: null,
    after: [],
    sender: [site.contact.senderName, site.contact.postalAddress],
  };
}

const forwarded = (dealer: LeadDealer | null, say: ReturnType<typeof mailWords>['say']): string[] =>
  dealer !== null && dealer.email === null ? [say('noDealerMail', { DEALER: dealer.name })] : [];

const offeredText = (offered: OfferedVehicle, languageId: LanguageId): string =>
  [vehicleName(offered), ...(offered.mileageKm === null ? [] : [mileageText(offered.mileageKm, languageId)])].join(', ');
