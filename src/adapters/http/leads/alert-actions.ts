/**
 * POST /alerts/confirm?Alert={token} confirms an availability alert; POST /alerts/stop?Alert={token} ends it. A form
 * of the alert's page gives the page in the field `Page`, and is sent back there (303). Without it the answer to a stop is a plain
 * 200, for mail programs that call without a visitor, as a form or as multipart (RFC 8058). 404 for an unknown token, 503
 * when nothing could be stored. GET leads to the page and changes nothing.
 */
import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import { ALERT_CONFIRM_PATH, ALERT_STOP_PATH, ALERT_TOKEN_PARAMETER } from '../../../domain/leads/alert-wire.ts';
import { FORM_FIELDS } from '../../../domain/leads/lead-wire.ts';
import { pathOf } from '../../../domain/routing/path-table.ts';
import type { AlertDesk } from '../../../application/leads/answer-alert.ts';
import { StorageBusy } from '../../../ports/vehicles.ts';
import { addressLimit } from '../middleware/address-limit.ts';
import { localPath } from '../local-path.ts';
import { siteOf } from '../middleware/choose-site.ts';
import { isBody } from './lead-body.ts';

export interface AlertActionDependencies {
  readonly alertDesk: AlertDesk;
}

/** More than any visitor needs; protects against guessing of tokens. */
const PER_MINUTE = 30;

const tokenOf = ({ query }: Request): string => {
  const token = query[ALERT_TOKEN_PARAMETER];
  return typeof token === 'string' ? token : '';
};

const say = (response: Response, status: number, words: string): void => {
  response.status(status).type('text/plain').send(`${words}\n`);
};

const answer = (request: Request, response: Response, known: boolean): void => {
  const body: unknown = request.body;
  const page = isBody(body) ? body[FORM_FIELDS.page] : undefined;
  if (page !== undefined) response.redirect(303, localPath(page));
  else if (known) say(response, 200, 'Done.');
  else say(response, 404, 'There is no such alert.');
};

export const alertActions = ({ alertDesk }: AlertActionDependencies): Router => {
  const doing =
    (action: (token: string) => Promise<boolean>): RequestHandler =>
    async (request, response) => {
      response.set('Cache-Control', 'no-store');
      try {
        answer(request, response, await action(tokenOf(request)));
      } catch (error) {
        if (!(error instanceof StorageBusy)) throw error;
        response.set('Retry-After', '2');
        say(response, 503, 'Nothing was changed. Try again in a moment.');
      }
    };
  const tooMany: RequestHandler = (_request, response) => say(response, 429, 'Too many requests from this address.');

  const router = Router();
  const form = express.urlencoded({ extended: false, limit: '4kb', parameterLimit: 10 });
  router.post([ALERT_CONFIRM_PATH, ALERT_STOP_PATH], addressLimit('alerts', PER_MINUTE, tooMany), form);
  router.post(
    ALERT_CONFIRM_PATH,
    doing((token) => alertDesk.confirm(token)),
  );
  router.post(
    ALERT_STOP_PATH,
    doing((token) => alertDesk.stop(token)),
  );
  router.get([ALERT_CONFIRM_PATH, ALERT_STOP_PATH], (request, response) => {
    const token = new URLSearchParams({ [ALERT_TOKEN_PARAMETER]: tokenOf(request) });
    response.redirect(302, `${pathOf('Public_AvailabilityAlert', siteOf(response).defaultLanguage)}?${token.toString()}`);
  });
  return router;
};
