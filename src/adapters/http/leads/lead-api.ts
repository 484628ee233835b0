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
import type { FormStamps } from '../../../ports/form-stamps.ts';
import type { SendLead } from '../../../application/leads/send-lead.ts';
import { siteOf } from '../middleware/choose-site.ts';
import { refuseOtherSites } from '../middleware/own-forms.ts';
import { sendProblem } from '../problem.ts';
import { paceOf } from './lead-pace.ts';
import type { Words } from '../../../ports/words.ts';
import type { Translate } from '../../../domain/language/translate.ts';
import { originOf } from '../own-origin.ts';

export interface LeadDependencies {
  readonly stamps: FormStamps;
  readonly words: Words;
  readonly sendLead: SendLead;
  /** Counts the leads of API and form together. */
  readonly leadPace: RequestHandler;
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

const turnAway: RequestHandler = (_request, response, next) => {
  if (paceOf(response) !== 'flood') {
    next();
    return;
  }
  response.set('Retry-After', '60');
  sendProblem(response, {
    status: 429,
    title: 'Too many requests from this address',
    detail: 'Try again in a minute.',
    Status: REFUSED,
  });
};

export const leadApi = ({ stamps, sendLead, words, leadPace }: LeadDependencies): Router => {
  const take: RequestHandler = async (request, response) => {
    response.set('Cache-Control', 'no-store');
    const body: unknown = request.body;
    if (!isBody(body)) {
      sendProblem(response, { status: 400, title: 'Give a JSON object as application/json', Status: REFUSED });
      return;
    }
    const key = idempotencyKeyOf(request);
    if (key === null) {
      sendProblem(response, {
        status: 400,
        title: 'The Idempotency-Key is missing',
        detail:
          'Give a header Idempotency-Key of 1 to 255 visible characters, new for each lead and the same when it is sent again.',
        Status: REFUSED,
      });
      return;
    }
    const languageId = languageOfBody(request, response, body);
    const { form, problems } = readLead(body);
    if (problems.length > 0) {
      refuseFields(response, problems, words.in(languageId));
      return;
    }
    const sent = await sendLead({
      site: siteOf(response),
      origin: originOf(request, response),
      languageId,
      form,
      key,
      traces: tracesOf(body, { stamps, needsStamp: false, hurried: paceOf(response) === 'hurried' }),
    });
    switch (sent.kind) {
      case 'accepted':
        response.status(201).json({ Status: SUCCEEDED, ID: sent.id });
        return;
      case 'invalid':
        refuseFields(response, sent.problems, words.in(languageId));
        return;
      case 'conflict':
        sendProblem(response, {
          status: 409,
          title: 'This Idempotency-Key was used for another lead',
          detail: 'Use a new key for a new lead.',
          Status: REFUSED,
        });
        return;
      case 'busy':
        response.set('Retry-After', '2');
        sendProblem(response, {
          status: 503,
          title: 'The lead could not be stored',
          detail: 'Nothing is stored. Send it again with the same Idempotency-Key.',
          Status: REFUSED,
        });
    }
  };

  const router = Router();
  router.post('/leads', leadPace, turnAway, refuseOtherSites, express.json({ limit: LARGEST_BODY }), take);
  return router;
};
