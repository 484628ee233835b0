/**
 * GET /api/understand?Keyword=red+suv+under+30k&Language=1: what a sentence asks for, without searching. Answers
 * `{Filters, Unused, Excluded, Place}`: `Filters` are parameters of /api/search as a list's address writes them, `Unused` the words
 * that gave no filter, `Excluded` the values that the sentence excludes (their parameter lists all others), `Place` where
 * the circle is, or null. `Keyword` has 1 to 200 characters; `Language` (1–5) is the page's, which resolves ambiguous words.
 */
import { Router } from 'express';
import { defaultTerms } from '../../../domain/finance/payment.ts';
import { EMPTY_QUERY } from '../../../domain/inventory/inventory-query.ts';
import { SEARCH_LIMITS } from '../../../domain/inventory/limits.ts';
import { encodeQuery, WIRE_NAMES } from '../../../domain/inventory/query-codec.ts';
import { CODED_FACETS, FILTERS } from '../../../domain/inventory/facets.ts';
import type { UnderstandSearch, UnderstoodSearch } from '../../../application/sentence-search/understand-search.ts';
import { keptPlace } from '../kept-place.ts';
import { lookupContext } from '../../location/lookup-context.ts';
import { siteOf } from '../middleware/choose-site.ts';
import { originOf } from '../middleware/own-origin.ts';
import { languageAsked, parametersOf, sendUnreadable, unknownLanguage } from '../query-parameters.ts';

export interface UnderstandApiDependencies {
  readonly understandSearch: UnderstandSearch;
}

const answerOf = ({ query, unused, excluded, place }: UnderstoodSearch) => ({
  Filters: Object.fromEntries(new URLSearchParams(encodeQuery({ ...EMPTY_QUERY, ...query }))),
  Unused: unused,
  Excluded: Object.fromEntries(
    CODED_FACETS.flatMap((field) => (excluded[field] ? [[FILTERS[field].wire, excluded[field].join(',')]] : [])),
  ),
  Place: place && {
    City: place.city,
    Latitude: place.latitude,
    Longitude: place.longitude,
    Distance: place.distanceKm,
  },
});

export const understandApi = ({ understandSearch }: UnderstandApiDependencies): Router =>
  Router().get('/understand', async (request, response) => {
    const site = siteOf(response);
    const params = parametersOf(request);
    const sentence = (params.get(WIRE_NAMES.keyword) ?? '').trim();
    const languageId = languageAsked(params, site);
    const problems = [
      ...(sentence === '' ? [{ parameter: WIRE_NAMES.keyword, value: '', reason: 'incomplete' }] : []),
      ...(sentence.length > SEARCH_LIMITS.maxTextLength
        ? [{ parameter: WIRE_NAMES.keyword, value: sentence.slice(0, 80), reason: 'too-long' }]
        : []),
      ...unknownLanguage(params),
    ];
    if (problems.length > 0) {
      const detail = problems.map(({ parameter, reason }) => `${parameter}: ${reason}`).join('; ');
      return sendUnreadable(response, problems, detail);
    }
    const understood = await understandSearch(sentence, {
      site,
      languageId,
      terms: defaultTerms(site.currency),
      visitor: keptPlace(site, request.cookies as Readonly<Record<string, string | undefined>>),
      lookup: lookupContext(site, languageId, `${originOf(request, response)}${request.baseUrl}${request.path}`),
    });
    response.set('Cache-Control', 'no-cache').json(answerOf(understood));
  });
