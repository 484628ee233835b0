/** The page that takes a whole sentence (product rules, section 5). */
import { divisionOf, narrowedBy } from '../../../application/sentence-search/understand-search.ts';
import { EMPTY_QUERY, type InventoryQuery, type InventoryScope } from '../../../domain/inventory/inventory-query.ts';
import { SEARCH_LIMITS } from '../../../domain/inventory/limits.ts';
import { WIRE_NAMES } from '../../../domain/inventory/query-codec.ts';
import { carriedParameters } from '../../../domain/routing/carried-parameters.ts';
import { pathOf } from '../../../domain/routing/path-table.ts';
import { scopeOf } from '../../../domain/site/site.ts';
import type { SearchAnswer } from '../../../ports/inventory-search.ts';
import type { AnswerView, ShopibotView } from '../../../ui/sentence-search/shopibot-view.ts';
import type { Loader, PagePorts, PageRequest } from '../loader.ts';
import { lookupContext } from '../../location/lookup-context.ts';
import { presentAnswer } from '../presenters/shopibot-view.ts';

const CARDS = 6;

/** A keyword that no vehicle has would hide the vehicles that the filters find. */
const findWithOrWithout = async (
  query: InventoryQuery,
  scope: InventoryScope,
  search: PagePorts['search'],
): Promise<{ readonly query: InventoryQuery; readonly found: SearchAnswer }> => {
  const ask = (asked: InventoryQuery): Promise<SearchAnswer> =>
    search.search({ query: { ...asked, pageSize: CARDS }, scope, facets: ['make', 'model'] });
  const found = await ask(query);
  if (found.total > 0 || query.keyword === null) return { query, found };
  const without = { ...query, keyword: null };
  return { query: without, found: await ask(without) };
};

const answerTo = async (
  sentence: string,
  { site, language, path, params, place: visitor, terms }: PageRequest,
  ports: PagePorts,
): Promise<AnswerView> => {
  const languageId = language.id;
  const lookup = lookupContext(site, languageId, path);
  const understood = await ports.understandSearch(sentence, { site, languageId, visitor, terms, lookup });
  const scope = scopeOf(site, null);
  const { query, found } = await findWithOrWithout(narrowedBy(EMPTY_QUERY, understood), scope, ports.search);
  const [division, listings] = await Promise.all([divisionOf(query, site, ports.search), ports.vehicles.ofIds(found.ids)]);
  const carried = carriedParameters(params, site.logoInInventory);
  const { total, facets } = found;
  return presentAnswer({ understood, query, total, facets, listings, division, site, languageId, terms, carried });
};

export const loadShopibot: Loader<ShopibotView> = async (request, ports) => {
  const sentence = (request.params.get(WIRE_NAMES.keyword) ?? '').trim().slice(0, SEARCH_LIMITS.maxTextLength);
  return {
    kind: 'page',
    view: {
      path: pathOf('Public_Shopibot', request.language.id),
      field: { name: WIRE_NAMES.keyword, value: sentence, maxLength: SEARCH_LIMITS.maxTextLength },
      answer: sentence === '' ? null : await answerTo(sentence, request, ports),
    },
  };
};
