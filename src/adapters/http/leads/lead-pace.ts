/** Refuses a flood of leads from one address. How many a person sends is judged by the use case, of accepted leads alone. */
import type { RequestHandler, Response } from 'express';
import { addressLimit } from '../middleware/address-limit.ts';

const FLOOD_PER_MINUTE = 60;
/** Of posts that have to be corrected, which cost no more than to be read: people of one office who mistype are no flood. */
const CORRECTIONS_PER_MINUTE = 300;

const locals = (response: Response): { isFlood?: boolean } => response.locals;

const isRefused = ({ statusCode }: Response): boolean => statusCode === 422;

/** Counts the leads of API and form together, so both use the same one. */
export const leadPace = (): readonly RequestHandler[] => {
  const mark: RequestHandler = (_request, response, next) => {
    locals(response).isFlood = true;
    next();
  };
  return [
    addressLimit('leads', FLOOD_PER_MINUTE, mark, isRefused),
    addressLimit('corrections', CORRECTIONS_PER_MINUTE, mark, (response) => !isRefused(response)),
  ];
};

/** Refuses a flood before its body is read. */
export const refuseFlood =
  (refuse: RequestHandler): RequestHandler =>
  (request, response, next) =>
    locals(response).isFlood === true ? refuse(request, response, next) : next();
