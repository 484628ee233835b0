/** Errors of the API as problem+json (RFC 9457). */
import type { Response } from 'express';

export interface Problem {
  readonly status: number;
  readonly title: string;
  readonly detail?: string;
  /** Further members, such as the parameters that could not be read. */
  readonly [member: string]: unknown;
}

export const sendProblem = (response: Response, problem: Problem): void => {
  response
    .status(problem.status)
    .type('application/problem+json')
    .send(JSON.stringify({ type: 'about:blank', ...problem }));
};
