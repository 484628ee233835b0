/**
 * GET /api/suggest?Keyword=hon&Language=1: makes, models and dealers with a word that begins as typed, and the number of their vehicles on this
 * host. Answers `{Items: [{Kind, Label, Count, Parameters}]}`, at most ten, best first; `Parameters` are those of /api/search that
 * find exactly these vehicles. Names are the same in every language; an unknown `Language` is a 400.
 */
import { Router } from 'express';
import { WIRE_NAMES } from '../../../domain/inventory/query-codec.ts';
import { suggest, type Suggested, type Suggestion } from '../../../domain/inventory/suggestions.ts';
import { scopeOf } from '../../../domain/site/site.ts';
import type { Ports } from '../../../ports/ports.ts';
import { siteOf } from '../middleware/choose-site.ts';
import { parametersOf, sendUnreadable, unknownLanguage } from '../query-parameters.ts';
import type { SearchApiDependencies } from './search.ts';
import { suggestionIndex } from '../../../application/inventory/suggestion-index.ts';

const KINDS: Readonly<Record<Suggested, string>> = { make: 'Make', model: 'Model', company: 'Company' };

const itemOf = ({ kind, label, count, make, model, companyId }: Suggestion) => ({
  Kind: KINDS[kind],
  Label: label,
  Count: count,
  Parameters: {
    ...(make !== undefined && { [WIRE_NAMES.makes]: make }),
    ...(model !== undefined && { [WIRE_NAMES.models]: model }),
    ...(companyId !== undefined && { [WIRE_NAMES.companyIds]: String(companyId) }),
  },
});

export const suggestApi = ({ vehicles, search, clock }: SearchApiDependencies & Pick<Ports, 'clock'>): Router => {
  const entriesOf = suggestionIndex({ vehicles, search, clock });
  return Router().get('/suggest', async (request, response) => {
    const site = siteOf(response);
    const params = parametersOf(request);
    const problems = unknownLanguage(params);
    if (problems.length > 0) return sendUnreadable(response, problems, 'Language is a number from 1 to 5');
    const entries = await entriesOf(site.key, scopeOf(site, null));
    response.set('Cache-Control', 'no-cache').json({ Items: suggest(params.get('Keyword') ?? '', entries).map(itemOf) });
  });
};
