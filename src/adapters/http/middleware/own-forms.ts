/** Which posts are taken: those of this site's own pages, at the pace of people, in bodies of the size of their forms. */
import express, { type Request, type RequestHandler } from 'express';
import { FORM_FIELDS } from '../../../domain/leads/lead-wire.ts';
import type { FormStamps } from '../../../ports/form-stamps.ts';
import { hostOf } from './own-origin.ts';
import { addressLimit, refuseAsText } from './address-limit.ts';

/** The fields of a form: as a browser without JavaScript sends them, or as JSON from the page's own calls. @param limit as `8kb` */
const formBody = (limit: string): RequestHandler[] => [express.urlencoded({ extended: false, limit }), express.json({ limit })];

const DAY_MS = 86_400_000;

/** A port that the scheme implies is left out of origins. */
const withoutUsualPort = (host: string): string => host.replace(/:(?:80|443)$/, '');

/**
 * Where a post comes from: `Sec-Fetch-Site` says it, else `Origin`. Browsers send at least one of the two; text browsers and programs
 * send neither.
 */
const senderOf = ({ headers }: Request, host: string): 'own' | 'other' | 'unsaid' => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none' ? 'own' : 'other';
  if (headers.origin === undefined) return 'unsaid';
  return withoutUsualPort(URL.parse(headers.origin)?.host ?? '') === withoutUsualPort(host) ? 'own' : 'other';
};

/** Another site must not act for a visitor: not choose their consent, and not overwrite what their cookies hold. */
export const refuseOtherSites: RequestHandler = (request, response, next) => {
  if (senderOf(request, hostOf(request)) === 'other') response.status(403).type('text/plain').send('Only from this site.\n');
  else next();
};

/** A request that does not say where it comes from has to bring the stamp of a page of ours, not older than a day. */
const requireStamp =
  (stamps: FormStamps): RequestHandler =>
  (request, response, next) => {
    if (senderOf(request, hostOf(request)) === 'own') {
      next();
      return;
    }
    const given = (request.body as Readonly<Record<string, unknown>> | undefined)?.[FORM_FIELDS.stamp];
    const age = typeof given === 'string' ? stamps.ageOf(given) : null;
    if (age !== null && age >= 0 && age < DAY_MS) next();
    else response.status(403).type('text/plain').send('Load the page again, and send its form.\n');
  };

/** What stands before the handler of a form: pace, sender, body, stamp, in the order of what they cost. */
export const ownForm = (
  stamps: FormStamps,
  { name, perMinute, largest = '4kb' }: { readonly name: string; readonly perMinute: number; readonly largest?: string },
): readonly RequestHandler[] => [
  addressLimit(name, perMinute, refuseAsText('Too many changes from this address.')),
  refuseOtherSites,
  ...formBody(largest),
  requireStamp(stamps),
];
