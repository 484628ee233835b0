/** POST /consent {choice: all|none|some, purposes, back}: stores the visitor's choice and its proof, and returns to the page (303). */
import { Router } from 'express';
import {
  CONSENT_COOKIE,
  CONSENT_DAYS,
  CONSENT_NOTICE_VERSION,
  consentCookie,
  purposesAsked,
  type ConsentPurpose,
} from '../../domain/consent/consent.ts';
import { parseLanguageId } from '../../domain/language/language.ts';
import type { Ports } from '../../ports/ports.ts';
import { httpCookies } from './cookies.ts';
import { localPath } from './local-path.ts';
import { siteOf } from './middleware/choose-site.ts';
import { ownForm } from './middleware/own-forms.ts';
import { sendProblem } from './problem.ts';

export type ConsentDependencies = Pick<Ports, 'consentProofs' | 'ids' | 'clock' | 'stamps'>;

/** Each is a proof that is kept: an office behind one address chooses less often. */
const CHOICES_PER_MINUTE = 20;

const chosen = (body: Readonly<Record<string, unknown>>, asked: readonly ConsentPurpose[]): readonly ConsentPurpose[] | null => {
  if (body.choice === 'all') return asked;
  if (body.choice === 'none') return [];
  if (body.choice !== 'some') return null;
  const named = [body.purposes ?? []].flat();
  return asked.filter((purpose) => named.includes(purpose));
};

export const consent = ({ consentProofs, ids, clock, stamps }: ConsentDependencies): Router =>
  Router().post('/consent', ...ownForm(stamps, { name: 'consent', perMinute: CHOICES_PER_MINUTE }), async (request, response) => {
    const body = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    const site = siteOf(response);
    const purposes = chosen(body, purposesAsked(site));
    if (!purposes) return sendProblem(response, { status: 400, title: 'choice must be all, none or some' });
    const choice = { id: ids.next(), purposes };
    const now = clock.now();
    const languageId = parseLanguageId(typeof body.language === 'string' ? body.language : undefined) ?? site.defaultLanguage;
    await consentProofs.record({
      ...choice,
      at: now,
      site: site.key,
      law: site.consent.law,
      version: CONSENT_NOTICE_VERSION,
      languageId,
    });
    httpCookies(request, response).keep(CONSENT_COOKIE, consentCookie(choice), { days: CONSENT_DAYS });
    response.redirect(303, localPath(body.back));
  });
