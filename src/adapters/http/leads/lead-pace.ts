/** How many leads come from one address: more than a person sends are looked at first, and a flood is turned away. */
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

/** Counts what API and form take together: one for both. */
export const leadPace = (): RequestHandler =>
  Router().use(addressLimit(PEOPLE_PER_MINUTE, mark('hurried')), addressLimit(FLOOD_PER_MINUTE, mark('flood')));

export const paceOf = (response: Response): Pace => locals(response).pace ?? 'calm';
