/** Sends a form without leaving the page. Never rejects. */
import { SUCCEEDED } from '../../domain/tracking/session-query.ts';
import { LEAD_FIELDS, WIRE_NAMES, type LeadField, type LeadForm } from '../../domain/leads/lead-form.ts';
import { IDEMPOTENCY_HEADER, LEAD_API_PATH } from '../../domain/leads/lead-wire.ts';
import { call, idOf } from '../browser/call.ts';
import { logFailure } from '../browser/log-failure.ts';

export interface FieldProblem {
  readonly field: LeadField;
  readonly text: string;
}

/** Why the form may not be stored: no answer, storage unavailable, rate limit, or a key that was used for other values. */
export type Failure = 'unanswered' | 'busy' | 'hurried' | 'conflict';

export type SendOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'invalid'; readonly problems: readonly FieldProblem[] }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly id: string | null };

const LONGEST_MS = 15_000;

const FAILURES: Readonly<Record<number, Failure>> = { 409: 'conflict', 429: 'hurried', 503: 'busy' };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const problemsIn = (answer: unknown): FieldProblem[] => {
  const faults = isRecord(answer) && Array.isArray(answer.faults) ? (answer.faults as unknown[]) : [];
  return faults.flatMap((fault) => {
    const field = isRecord(fault) ? LEAD_FIELDS.find((each) => WIRE_NAMES[each] === fault.name) : undefined;
    return field && isRecord(fault) && typeof fault.hint === 'string' ? [{ field, text: fault.hint }] : [];
  });
};

export interface Submission {
  readonly values: LeadForm;
  /** Hidden fields: stamp, language and honeypot. */
  readonly traces: Readonly<Record<string, string>>;
  /** Idempotency key: the same for a retry. */
  readonly key: string;
}

export const sendLead = async ({ values, traces, key }: Submission): Promise<SendOutcome> => {
  const fields = Object.fromEntries(LEAD_FIELDS.map((field) => [WIRE_NAMES[field], values[field]]));
  try {
    const response = await call(LEAD_API_PATH, {
      headers: { [IDEMPOTENCY_HEADER]: key },
      body: { ...fields, ...traces },
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    const answer: unknown = await response.json();
    if (response.ok && isRecord(answer) && answer.Status === SUCCEEDED) return { kind: 'sent' };
    const problems = problemsIn(answer);
    if (problems.length > 0) return { kind: 'invalid', problems };
    return { kind: 'failed', failure: FAILURES[response.status] ?? 'unanswered', id: idOf(answer) ?? null };
  } catch (error) {
    logFailure(error);
    return { kind: 'failed', failure: 'unanswered', id: null };
  }
};
