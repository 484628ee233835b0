/** Refuses a flood of leads from one address. How many a person sends is judged by the use case, of accepted leads alone. */
import type { RequestHandler, Response } from 'express';
import { addressLimit } from '../middleware/address-limit.ts';

const FLOOD_PER_MINUTE = 60;

const locals = (response: Response): { isFlood?: boolean } => response.locals;

/** Counts the leads of API and form together, so both use the same one. */
export const leadPace = (): RequestHandler =>
  addressLimit(FLOOD_PER_MINUTE, (_request, response, next) => {
    locals(response).isFlood = true;
    next();
  });

/** Refuses a flood before its body is read. */
export const refuseFlood =
  (refuse: RequestHandler): RequestHandler =>
  (request, response, next) =>
    locals(response).isFlood === true ? refuse(request, response, next) : next();
