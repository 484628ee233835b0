/**
 * The write API: PUT, PATCH and DELETE /api/dealer/vehicles/{stockNumber}, and POST /api/dealer/vehicles with a batch of up to 500
 * of them, for the dealer of the bearer token. Bodies hold the fields of docs/feeds.md, read as those of a feed are; a value that
 * cannot be read refuses its vehicle. The same call again changes nothing. 200, 201 or 204 for one vehicle, 207 for a batch.
 */
import express, { Router, type RequestHandler, type Response } from 'express';
import {
  writeVehicles,
  type FieldProblem,
  type VehicleWrite,
  type WriteResult,
} from '../../../application/feeds/write-vehicles.ts';
import { API_FIELDS, API_LISTS } from '../../../domain/feeds/api-profile.ts';
import type { Ports } from '../../../ports/ports.ts';
import { StorageBusy } from '../../../ports/vehicles.ts';
import { jsonWithDigits, recordOf } from '../../feeds/json-values.ts';
import { FAULTS } from '../../terminal/import-words.ts';
import { addressLimit } from '../middleware/address-limit.ts';
import { requestLimit } from '../middleware/request-limit.ts';
import { sendProblem, type Problem } from '../problem.ts';

export type DealerApiDependencies = Pick<Ports, 'writing' | 'clock' | 'dealerTokens'>;

const MOST_ROWS = 500;
/** 500 vehicles with long descriptions and many photos. */
const LARGEST_BODY = '4mb';
const CALLS_PER_MINUTE = 120;
/** Of an address, valid tokens or not. */
const CALLS_OF_ADDRESS = 600;
const RETRY_SECONDS = 30;

interface Locals {
  token?: { readonly id: number; readonly dealerId: number };
}
const locals = (response: Response): Locals => response.locals;

const HINTS = {
  'unclear-marks': 'leaves open whether its mark separates thousands or decimals: send it without marks between thousands',
  'unknown-field': `is no field; there are ${API_FIELDS.join(', ')}`,
  'wrong-type': `is an object or a list: send a text, a number, true or false; a list of texts in ${API_LISTS.join(' and ')}`,
  'other-stock-number': 'is another stock number than that of the address: leave it out here',
  formula: 'is a spreadsheet formula: send its value',
  missing: 'is missing',
} as const satisfies Partial<Record<FieldProblem['fault'], string>>;

const isHinted = (fault: FieldProblem['fault']): fault is keyof typeof HINTS => fault in HINTS;

const faultsOf = (problems: readonly FieldProblem[]) =>
  problems.map(({ field, value, fault }) => ({
    name: field,
    value,
    problem: fault,
    hint: isHinted(fault) ? HINTS[fault] : FAULTS[fault],
  }));

/** One row of a batch; for a single vehicle, the status and the body of the answer. */
const answerOf = (
  result: WriteResult,
): { readonly status: number; readonly body: object } | (Problem & { readonly body?: never }) => {
  switch (result.kind) {
    case 'added':
    case 'changed':
    case 'unchanged': {
      const { kind, id, unrecognised } = result;
      return { status: kind === 'added' ? 201 : 200, body: { Id: id, Outcome: kind, Unrecognised: unrecognised } };
    }
    case 'gone':
      return { status: 204, body: { Id: result.id, Outcome: 'gone' } };
    case 'invalid':
      return {
        status: 422,
        title: 'Some fields have to be changed',
        detail: 'Nothing of this vehicle was stored. Correct the fields that faults names and send it again.',
        faults: faultsOf(result.problems),
      };
    case 'unknown':
      return { status: 404, title: 'There is no vehicle with this stock number', detail: 'PUT adds one.' };
    case 'of-feed':
      return {
        status: 409,
        title: 'A feed brought this vehicle',
        detail: 'PUT takes it over: from then on feeds leave it as it is.',
      };
    case 'repeated':
      return {
        status: 409,
        title: 'An earlier row of the batch names the same vehicle',
        detail: 'Name each stock number and each VIN once.',
      };
  }
};

/** The object of a JSON text; null for anything else. */
const objectOf = (body: unknown): Readonly<Record<string, unknown>> | null => {
  if (typeof body !== 'string') return null;
  try {
    const value = jsonWithDigits(body);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
};

const refuseBody = (response: Response, detail: string): void =>
  sendProblem(response, { status: 400, title: 'The body could not be read', detail });

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A row of a batch; null where it is none. */
const rowOf = (row: unknown): VehicleWrite | null => {
  if (!isObject(row) || typeof row.StockNumber !== 'string' || row.StockNumber === '') return null;
  const { Method: method, StockNumber: stockNumber, Vehicle: fields } = row;
  if (method === 'DELETE') return { method, stockNumber };
  return (method === 'PUT' || method === 'PATCH') && isObject(fields) ? { method, stockNumber, fields } : null;
};

export const dealerApi = ({ writing, clock, dealerTokens }: DealerApiDependencies): Router => {
  const authorise: RequestHandler = async (request, response, next) => {
    const text = /^Bearer +(\S{1,200})$/i.exec(request.get('authorization') ?? '')?.[1];
    const token = text === undefined ? null : await dealerTokens.find(text);
    if (token) {
      locals(response).token = token;
      next();
      return;
    }
    response.set('WWW-Authenticate', 'Bearer');
    sendProblem(response, {
      status: 401,
      title: text === undefined ? 'A token is needed' : 'This token is not valid',
      detail: 'Send Authorization: Bearer TOKEN. The operator of this marketplace creates tokens.',
    });
  };
  const pace = requestLimit({
    name: 'token',
    perMinute: CALLS_PER_MINUTE,
    keyOf: (_request, response) => String(locals(response).token?.id ?? 0),
    refuse: (_request, response) =>
      sendProblem(response, {
        status: 429,
        title: 'Too many calls with this token',
        detail: `Try again in a minute; a batch takes ${String(MOST_ROWS)} vehicles in one call.`,
      }),
  });

  const write = async (response: Response, writes: readonly VehicleWrite[]): Promise<readonly WriteResult[] | null> => {
    try {
      const results = await writeVehicles({ writing, clock, recordOf }, locals(response).token?.dealerId ?? 0, writes);
      if (!results) sendProblem(response, { status: 404, title: 'There is no such dealer' });
      return results;
    } catch (error) {
      if (!(error instanceof StorageBusy)) throw error;
      response.set('Retry-After', String(RETRY_SECONDS));
      sendProblem(response, {
        status: 503,
        title: 'An import is being stored',
        detail: 'Nothing of this call was stored. Send it again in half a minute.',
      });
      return null;
    }
  };

  const one =
    (method: VehicleWrite['method']): RequestHandler =>
    async (request, response) => {
      const { stockNumber } = request.params;
      if (typeof stockNumber !== 'string') return;
      const fields = method === 'DELETE' ? {} : objectOf(request.body);
      if (!fields) {
        refuseBody(
          response,
          'Send an object of fields as application/json, such as {"make": "Honda", "model": "Civic", "year": 2020}.',
        );
        return;
      }
      const results = await write(response, [method === 'DELETE' ? { method, stockNumber } : { method, stockNumber, fields }]);
      const [result] = results ?? [];
      if (!result) return;
      const answer = answerOf(result);
      response.set('Cache-Control', 'no-store');
      if (answer.body === undefined) sendProblem(response, answer);
      else if (answer.status === 204) response.status(204).end();
      else response.status(answer.status).json({ StockNumber: stockNumber, ...answer.body });
    };

  const batch: RequestHandler = async (request, response) => {
    const rows = objectOf(request.body)?.Vehicles;
    if (!Array.isArray(rows) || rows.length === 0 || rows.length > MOST_ROWS) {
      refuseBody(response, `Send {"Vehicles": […]} as application/json with 1 to ${String(MOST_ROWS)} rows.`);
      return;
    }
    const writes = rows.map(rowOf);
    const unreadable = writes.indexOf(null);
    if (unreadable >= 0) {
      refuseBody(
        response,
        `Row ${String(unreadable)} is not {"Method": "PUT" or "PATCH", "StockNumber": "A1", "Vehicle": {…}}, nor {"Method": "DELETE", "StockNumber": "A1"}. Nothing was stored.`,
      );
      return;
    }
    const asked = writes.filter((row) => row !== null);
    const results = await write(response, asked);
    if (!results) return;
    response
      .set('Cache-Control', 'no-store')
      .status(207)
      .json({
        Results: results.map((result, index) => {
          const answer = answerOf(result);
          const row = { Index: index, StockNumber: asked[index]?.stockNumber, Status: answer.status };
          if (answer.body !== undefined) return { ...row, ...answer.body };
          const { title, detail, faults } = answer;
          return { ...row, Problem: { title, detail, faults: faults ?? [] } };
        }),
      });
  };

  const body = express.text({ type: ['application/json', 'application/merge-patch+json'], limit: LARGEST_BODY });
  const before: readonly RequestHandler[] = [addressLimit('writes', CALLS_OF_ADDRESS), authorise, pace, body];
  return Router()
    .put('/dealer/vehicles/:stockNumber', ...before, one('PUT'))
    .patch('/dealer/vehicles/:stockNumber', ...before, one('PATCH'))
    .delete('/dealer/vehicles/:stockNumber', ...before, one('DELETE'))
    .post('/dealer/vehicles', ...before, batch);
};
