/** The query of a request, and the answer to one that cannot be read. */
import type { Request, Response } from 'express';
import { sendProblem } from './problem.ts';

/** Every parameter with every value, unlike `request.query`. */
export const parametersOf = (request: Request): URLSearchParams => new URLSearchParams(request.url.split('?')[1] ?? '');

export interface UnreadableParameter {
  readonly parameter: string;
  readonly value: string;
  /** A code, such as `out-of-range`. */
  readonly reason: string;
}

/** 400 that names every parameter that could not be read. */
export const sendUnreadable = (
  response: Response,
  parameters: readonly UnreadableParameter[],
  detail = parameters.map(({ parameter, value, reason }) => `${parameter}=${value}: ${reason}`).join('; '),
): void => sendProblem(response, { status: 400, title: 'Some parameters could not be read', detail, parameters });
