/**
 * GET /api/map?{search}&West&South&East&North&Zoom: what a search finds, as points in a map's viewport. The search is written as in a
 * list's address; `Division` (Automotive, Recreative) keeps to one list, `Language` (1–5) chooses how figures are written. Degrees may
 * continue beyond the date line, as maps do. Answers `{Total, Items}`: of each point where it is, how many vehicles, of which
 * dealers, and their lowest and highest price in the site's currency. `Total` counts the vehicles inside the viewport.
 */
import { Router } from 'express';
import { mapClusters } from '../../../application/inventory/map-inventory.ts';
import type { MapCluster } from '../../../domain/inventory/map-clusters.ts';
import { decodeQuery } from '../../../domain/inventory/query-codec.ts';
import type { LanguageId } from '../../../domain/language/language.ts';
import { boundsOfWindow } from '../../../domain/location/bounds.ts';
import type { Currency } from '../../../domain/money/money.ts';
import { numberText, priceText } from '../../../domain/money/price-text.ts';
import type { Ports } from '../../../ports/ports.ts';
import { siteOf } from '../middleware/choose-site.ts';
import {
  languageAsked,
  parametersOf,
  sendUnreadable,
  unknownLanguage,
  unknownValue,
  type UnreadableParameter,
} from '../query-parameters.ts';

/** Largest magnitude of each; a map scrolled around the world a few times is still accepted. */
const WINDOW = { West: 3600, South: 90, East: 3600, North: 90, Zoom: 22 } as const;
const DIVISIONS = ['Automotive', 'Recreative'] as const;

type WindowName = keyof typeof WINDOW;
const WINDOW_NAMES = Object.keys(WINDOW) as WindowName[];

const readWindow = (params: URLSearchParams, problems: UnreadableParameter[]): Readonly<Record<WindowName, number>> => {
  const read = { West: 0, South: 0, East: 0, North: 0, Zoom: 0 };
  for (const name of WINDOW_NAMES) {
    const text = params.get(name) ?? '';
    const number = /^-?\d{1,4}(\.\d{1,20})?$/.test(text) ? Number(text) : NaN;
    if (Math.abs(number) <= WINDOW[name]) read[name] = number;
    else problems.push({ parameter: name, value: text.slice(0, 80), reason: text === '' ? 'missing' : 'out-of-range' });
  }
  return read;
};

const itemOf = (
  { latitude, longitude, count, lowest, highest, companyIds }: MapCluster,
  currency: Currency,
  language: LanguageId,
) => ({
  Latitude: latitude,
  Longitude: longitude,
  Count: count,
  CountText: numberText(count, language),
  PriceMin: lowest,
  PriceMax: highest,
  PriceText: lowest === null ? null : priceText({ amount: lowest, currency }, language, currency),
  CompanyIds: companyIds,
});

export const mapApi = (ports: Pick<Ports, 'search'>): Router =>
  Router().get('/map', async (request, response) => {
    const site = siteOf(response);
    const params = parametersOf(request);
    const { query, problems } = decodeQuery(params);
    const all: UnreadableParameter[] = [
      ...problems,
      ...unknownLanguage(params),
      ...unknownValue(params, 'Division', (value) => DIVISIONS.some((name) => name === value)),
    ];
    const { West, South, East, North, Zoom } = readWindow(params, all);
    if (all.length > 0) return sendUnreadable(response, all);
    const division = DIVISIONS.find((name) => name === params.get('Division')) ?? null;
    const language = languageAsked(params, site);
    const window = { bounds: boundsOfWindow(West, South, East, North), zoom: Math.max(0, Zoom) };
    const clusters = await mapClusters({ site, division, query }, window, ports);
    response.set('Cache-Control', 'no-cache').json({
      Total: clusters.reduce((sum, { count }) => sum + count, 0),
      Items: clusters.map((cluster) => itemOf(cluster, site.currency, language)),
    });
  });
