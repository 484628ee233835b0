/** The mail that tells the operator of a site which leads are held for review, without anything that visitors wrote. */
import type { Lead } from '../../domain/leads/lead.ts';
import type { LeadSummary } from '../../ports/leads.ts';
import type { Words } from '../../ports/words.ts';
import { languageOfDealer } from './dealer-mail.ts';
import { leadMail, type LeadMail } from './mail-layout.ts';

/** More are only counted. */
const MOST_NAMED = 20;

const timeText = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/**
 * @param lead one of them, whose site it is
 * @param held all that are held on that site now, newest first
 */
export const reviewMail = (lead: Lead, held: readonly LeadSummary[], words: Words): LeadMail => {
  const { site } = lead;
  const languageId = languageOfDealer({ dealer: null, site });
  const t = words.in(languageId);
  const title = t('mail:review.subject', { site: site.name, number: String(held.length) });
  const content = {
    title,
    before: [t('mail:review.why')],
    rows: held
      .slice(0, MOST_NAMED)
      .map(({ id, at, type, suspicions }): readonly [string, string] => [
        id,
        [timeText(at), t(`mail:type.${type}`), ...suspicions.map((each) => t(`mail:review.reason.${each}`))].join(' · '),
      ]),
    after: [t('mail:review.act')],
  };
  return leadMail(lead, languageId, content, {
    date: lead.at,
    to: { name: site.contact.senderName, address: site.contact.mail },
    subject: title,
    automatic: true,
  });
};
