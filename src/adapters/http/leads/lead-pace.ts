/** Limits the leads from one address: more than a person sends are quarantined, and a flood is refused. */
import { Router, type RequestHandler, type Response } from 'express';
import { addressLimit } from '../middleware/address-limit.ts';

const PEOPLE_PER_MINUTE = 5;
const FLOOD_PER_MINUTE = 60;

type Pace = 'calm' | 'hurried' | 'flood';

const locals = (response: Response): { pace?: Pace } => response.locals;

const mark =
  (pace: Pace): RequestHandler =>
  (_request, response, next) => {
    locals(response).pace = pace;
    next();
  };

/** Counts the leads of API and form together, so both use the same one. */
export const leadPace = (): RequestHandler =>
  Router().use(addressLimit(PEOPLE_PER_MINUTE, mark('hurried')), addressLimit(FLOOD_PER_MINUTE, mark('flood')));

/** Refuses a flood before its body is read. */
export const refuseFlood =
  (refuse: RequestHandler): RequestHandler =>
  (request, response, next) =>
    paceOf(response) === 'flood' ? refuse(request, response, next) : next();

export const paceOf = (response: Response): Pace => locals(response).pace ?? 'calm';
