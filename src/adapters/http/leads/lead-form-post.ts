/**
 * POST /leads: the same as the API for a form that a browser sends itself, with the field names of the API and `Stamp`, `Page`
 * (the page's path and query) and `Language` hidden. 303 to the page with `Sent={Type}` when it is stored; otherwise the page
 * again, with what was filled in and what has to change.
 */
import { randomUUID } from 'node:crypto';
import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import type { LeadSubmission, SentLead } from '../../../application/leads/send-lead.ts';
import { sendToTicked } from '../../../application/leads/send-to-ticked.ts';
import type { LeadFormState } from '../../../domain/leads/form-state.ts';
import { ASKED_FIELD, FORM_FIELDS, LEAD_FORM_PATH, SENT_PARAMETER } from '../../../domain/leads/lead-wire.ts';
import { problemText } from '../../../domain/leads/problem-text.ts';
import type { Page } from '../../../ports/pages.ts';
import { localPath } from '../local-path.ts';
import { addressKey, refuseAsText } from '../middleware/address-limit.ts';
import { requestId } from '../middleware/request-log.ts';
import { PARTIAL_PAGE } from '../middleware/security-headers.ts';
import { siteOf } from '../middleware/choose-site.ts';
import { refuseOtherSites } from '../middleware/own-forms.ts';
import { originOf } from '../middleware/own-origin.ts';
import { visitOf } from '../page-router.ts';
import { idempotencyKeyOf, languageOfBody, LARGEST_BODY, type LeadDependencies } from './lead-api.ts';
import { isBody, readLead, textOf, tracesOf, type Body } from './lead-body.ts';
import { refuseFlood } from './lead-pace.ts';
import type { Ports } from '../../../ports/ports.ts';

export type LeadFormDependencies = LeadDependencies & Pick<Ports, 'pages'>;

const STATUS = { invalid: 422, conflict: 409, busy: 503 } as const;

/** The screens that show a form. On any other the visitor would not see the outcome. */
const FORM_SCREENS: readonly string[] = ['vehicle', 'buy-online', 'sell', 'contact', 'compare'];

/** Follows redirects of a page: a new trim changes the address of a vehicle. */
const MOST_REDIRECTS = 2;

const keyOf = (request: Request, body: Body): string => {
  const stamp = textOf(body, FORM_FIELDS.stamp);
  return idempotencyKeyOf(request) ?? (stamp === '' ? randomUUID() : `${textOf(body, 'Type')} ${stamp}`);
};

/** The vehicles of a form to several dealers; null for any other form, which names one or none. */
const askedIn = (body: Body): readonly number[] | null => {
  if (body[ASKED_FIELD] === undefined) return null;
  const ids = [body[ASKED_FIELD]].flat().map((id) => (typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : 0));
  return [...new Set(ids)].filter((id) => id > 0);
};

const afterSending = (page: string, type: string): string => {
  const [path = '/', query = ''] = page.split('#', 1)[0]?.split(/\?(.*)/s, 2) ?? [];
  const params = new URLSearchParams(query);
  params.set(SENT_PARAMETER, type);
  return `${path}?${params.toString()}`;
};

const turnAway = refuseFlood(refuseAsText('Too many requests from this address.'));

export const leadForm = ({ stamps, sendLead, words, leadPace, pages }: LeadFormDependencies): Router => {
  /** The page that contains the form, with the form filled in; an error page when there is no such page. */
  const pageWith = async (request: Request, response: Response, page: string, form: LeadFormState): Promise<Page> => {
    const visit = visitOf(request, response);
    let to = page;
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const [path = '/', query] = to.split('#', 1)[0]?.split(/(?=\?)/, 2) ?? [];
      const answer = await pages.answer({ ...visit, path, search: query ?? '', form });
      if (answer.kind === 'page') {
        if (answer.status < 400 && FORM_SCREENS.includes(answer.screen)) return answer;
        break;
      }
      to = answer.to;
    }
    return pages.error(visit, STATUS[form.outcome], requestId(request));
  };

  const sendBack = async (request: Request, response: Response, page: string, form: LeadFormState): Promise<void> => {
    const answer = await pageWith(request, response, page, form);
    if (PARTIAL_PAGE.test(page)) {
      // An embedded page stays embedded when its form is shown again.
      const policy = response.get('Content-Security-Policy') ?? '';
      response.set('Content-Security-Policy', policy.replace(/frame-ancestors [^;]*/, 'frame-ancestors *'));
    }
    response.status(STATUS[form.outcome]).type('html').send(answer.document());
  };

  const take: RequestHandler = async (request, response) => {
    // The page shows what the visitor wrote, so it must not be stored in caches.
    response.set('Cache-Control', 'no-store');
    const body: Body = isBody(request.body) ? request.body : {};
    const page = localPath(body[FORM_FIELDS.page]);
    const languageId = languageOfBody(request, response, body);
    const { form: values, problems } = readLead(body);
    const asked = askedIn(body);
    const send = (submission: LeadSubmission): Promise<SentLead> =>
      asked === null ? sendLead(submission) : sendToTicked(submission, asked, sendLead);
    const sent: SentLead =
      problems.length > 0
        ? { kind: 'invalid', problems }
        : await send({
            site: siteOf(response),
            origin: originOf(request, response),
            languageId,
            form: values,
            key: keyOf(request, body),
            traces: tracesOf(body, { stamps, needsStamp: true, sender: addressKey(request) }),
          });
    if (sent.kind === 'accepted') return response.redirect(303, afterSending(page, values.type));
    if (sent.kind === 'busy') response.set('Retry-After', String(sent.retryAfter));
    const t = words.in(languageId);
    const faults = sent.kind === 'invalid' ? sent.problems : [];
    await sendBack(request, response, page, {
      outcome: sent.kind,
      id: sent.kind === 'invalid' ? null : requestId(request),
      values,
      ...(asked && { asked }),
      problems: faults.map((each) => ({ field: each.field, text: problemText(each, t) })),
    });
  };

  const urlencoded = express.urlencoded({ extended: false, limit: LARGEST_BODY, parameterLimit: 50 });
  return Router().post(LEAD_FORM_PATH, ...leadPace, turnAway, refuseOtherSites, urlencoded, take);
};
