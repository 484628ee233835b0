/** The query of a request, and the answer to one that cannot be read. */
import type { Request, Response } from 'express';
import { parseLanguageId, type LanguageId } from '../../domain/language/language.ts';
import type { Site } from '../../domain/site/site.ts';
import { sendProblem } from './problem.ts';

/** Every parameter with every value, unlike `request.query`. */
export const parametersOf = (request: Request): URLSearchParams => new URLSearchParams(request.url.split('?')[1] ?? '');

export interface UnreadableParameter {
  readonly parameter: string;
  readonly value: string;
  /** A code, such as `out-of-range`. */
  readonly reason: string;
}

/** A parameter that has none of its values is unreadable; one that is not given is not. */
export const unknownValue = (
  params: URLSearchParams,
  name: string,
  isKnown: (value: string) => boolean,
): UnreadableParameter[] => {
  const value = params.get(name);
  return value === null || isKnown(value) ? [] : [{ parameter: name, value: value.slice(0, 80), reason: 'unknown-value' }];
};

export const unknownLanguage = (params: URLSearchParams): UnreadableParameter[] =>
  unknownValue(params, 'Language', (value) => parseLanguageId(value) !== null);

/** The language that a call asks for, else the site's. */
export const languageAsked = (params: URLSearchParams, { defaultLanguage }: Pick<Site, 'defaultLanguage'>): LanguageId =>
  parseLanguageId(params.get('Language') ?? undefined) ?? defaultLanguage;

/** 400 that names every parameter that could not be read. */
export const sendUnreadable = (
  response: Response,
  parameters: readonly UnreadableParameter[],
  detail = parameters.map(({ parameter, value, reason }) => `${parameter}=${value}: ${reason}`).join('; '),
): void => sendProblem(response, { status: 400, title: 'Some parameters could not be read', detail, parameters });
