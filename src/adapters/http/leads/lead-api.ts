/**
 * POST /api/leads {Type, ProductId, Name, Email, Phone, PostalCode, Date, Time, Message, Consent, …} with an `Idempotency-Key`
 * (product rules, section 7). 201 `{Status: 1, ID}`: the lead is on the disk, and the same key gives the same answer. 422 names
 * every field with a code and words, 409 means that the key was used for something else, 503 that nothing was stored.
 */
import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import { SUCCEEDED } from '../../../domain/tracking/session-query.ts';
import { WIRE_NAMES } from '../../../domain/leads/lead-form.ts';
import { FORM_FIELDS, IDEMPOTENCY_HEADER } from '../../../domain/leads/lead-wire.ts';
import type { LeadProblem } from '../../../domain/leads/lead-validation.ts';
import { problemText } from '../../../domain/leads/problem-text.ts';
import { parseLanguageId, type LanguageId } from '../../../domain/language/language.ts';
import { isBody, readLead, textOf, tracesOf, type Body } from './lead-body.ts';
import type { Ports } from '../../../ports/ports.ts';
import type { SendLead } from '../../../application/leads/send-lead.ts';
import { siteOf } from '../middleware/choose-site.ts';
import { refuseOtherSites } from '../middleware/own-forms.ts';
import { requestId } from '../middleware/request-log.ts';
import { sendProblem } from '../problem.ts';
import { addressKey } from '../middleware/address-limit.ts';
import { refuseFlood } from './lead-pace.ts';
import type { Translate } from '../../../domain/language/translate.ts';
import { originOf } from '../middleware/own-origin.ts';

export interface LeadDependencies extends Pick<Ports, 'stamps' | 'words'> {
  readonly sendLead: SendLead;
  /** Counts the leads of API and form together. */
  readonly leadPace: readonly RequestHandler[];
}

/** The message has 2,000 characters, which are four bytes or a `\uXXXX` each at most. */
export const LARGEST_BODY = '32kb';

/** `Status` when nothing was stored. */
const REFUSED = 0;

/** In quotes, as in the header's draft standard, or without. */
export const idempotencyKeyOf = (request: Request): string | null =>
  /^"?([\x21\x23-\x7e]{1,255})"?$/.exec(request.get(IDEMPOTENCY_HEADER)?.trim() ?? '')?.[1] ?? null;

export const languageOfBody = (request: Request, response: Response, body: Body): LanguageId => {
  const asked = request.query['Session.Language'];
  const { defaultLanguage } = siteOf(response);
  return (
    parseLanguageId(typeof asked === 'string' ? asked : undefined) ??
    parseLanguageId(textOf(body, FORM_FIELDS.language)) ??
    defaultLanguage
  );
};

const refuse = (response: Response, status: number, title: string, detail?: string): void =>
  sendProblem(response, { status, title, ...(detail !== undefined && { detail }), Status: REFUSED, ID: requestId(response.req) });

const refuseFields = (response: Response, problems: readonly LeadProblem[], t: Translate): void => {
  sendProblem(response, {
    status: 422,
    title: 'Some fields have to be changed',
    Status: REFUSED,
    faults: problems.map((each) => ({
      name: WIRE_NAMES[each.field],
      problem: each.problem,
      hint: problemText(each, t),
    })),
  });
};

const turnAway = refuseFlood((_request, response) => {
  response.set('Retry-After', '60');
  refuse(response, 429, 'Too many requests from this address', 'Try again in a minute.');
});

export const leadApi = ({ stamps, sendLead, words, leadPace }: LeadDependencies): Router => {
  const take: RequestHandler = async (request, response) => {
    response.set('Cache-Control', 'no-store');
    const body: unknown = request.body;
    if (!isBody(body)) return refuse(response, 400, 'Give a JSON object as application/json');
    const key = idempotencyKeyOf(request);
    if (key === null)
      return refuse(
        response,
        400,
        'The Idempotency-Key is missing',
        'Give a header Idempotency-Key of 1 to 255 visible characters, new for each lead and the same when it is sent again.',
      );
    const languageId = languageOfBody(request, response, body);
    const { form, problems } = readLead(body);
    if (problems.length > 0) return refuseFields(response, problems, words.in(languageId));
    const sent = await sendLead({
      site: siteOf(response),
      origin: originOf(request, response),
      languageId,
      form,
      key,
      traces: tracesOf(body, { stamps, needsStamp: false, sender: addressKey(request) }),
    });
    switch (sent.kind) {
      case 'accepted':
        response.status(201).json({ Status: SUCCEEDED, ID: sent.id });
        return;
      case 'invalid':
        return refuseFields(response, sent.problems, words.in(languageId));
      case 'conflict':
        return refuse(response, 409, 'This Idempotency-Key was used for another lead', 'Use a new key for a new lead.');
      case 'busy':
        response.set('Retry-After', String(sent.retryAfter));
        return refuse(
          response,
          503,
          'The lead could not be stored',
          'Nothing is stored. Send it again with the same Idempotency-Key.',
        );
    }
  };

  return Router().post('/leads', ...leadPace, turnAway, refuseOtherSites, express.json({ limit: LARGEST_BODY }), take);
};
