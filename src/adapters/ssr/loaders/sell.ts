/** The page for a visitor who wants to sell his vehicle or trade it in. */
import { valueVehicle } from '../../../application/rating/value-vehicle.ts';
import { EMPTY_QUERY, type InventoryScope } from '../../../domain/inventory/inventory-query.ts';
import { pathOf } from '../../../domain/routing/path-table.ts';
import { scopeOf } from '../../../domain/site/site.ts';
import { fold } from '../../../domain/text/fold.ts';
import { decodeTrade } from '../../../domain/trade/trade-question.ts';
import type { SellView } from '../../../ui/sell/sell-view.ts';
import { namesOf } from '../facet-names.ts';
import type { Loader, PagePorts } from '../loader.ts';
import { presentLeadForms } from '../presenters/lead-forms-view.ts';
import { tradedText, worthView } from '../presenters/sell-view.ts';

/** Names of what is on offer, the most frequent first: those that a value can be found for. */
const suggestions = async (
  make: string,
  scope: InventoryScope,
  ports: PagePorts,
): Promise<Pick<SellView, 'makes' | 'models'>> => {
  const ask = (makes: readonly string[], facet: 'make' | 'model') =>
    ports.search.search({ query: { ...EMPTY_QUERY, makes, pageSize: 1 }, scope, facets: [facet], histograms: [] });
  const makes = ((await ask([], 'make')).facets.make ?? []).map(({ value }) => value);
  const key = fold(make);
  const models = makes.includes(key) ? ((await ask([key], 'model')).facets.model ?? []).map(({ value }) => value) : [];
  const nameOf = await namesOf({ company: [], make: makes, model: models }, scope, ports);
  return { makes: makes.map((value) => nameOf('make', value)), models: models.map((value) => nameOf('model', value)) };
};

export const loadSell: Loader<SellView> = async (request, ports) => {
  const { site, language, params } = request;
  const { clock, leadForms } = ports;
  const thisYear = new Date(clock.now()).getUTCFullYear();
  const { texts, problems, vehicle } = decodeTrade(params, thisYear);
  // The whole market: what is offered elsewhere sets the price as well.
  const scope: InventoryScope = { ...scopeOf(site, null), companyIds: null };
  const [known, valued] = await Promise.all([
    suggestions(texts.make, scope, ports),
    vehicle && valueVehicle(vehicle, scope, ports),
  ]);
  return {
    kind: 'page',
    view: {
      path: pathOf('Public_SellTrade', language.id),
      question: { texts, problems },
      vehicle: vehicle && tradedText(vehicle, language.id),
      worth: valued && worthView(valued, site, language.id),
      ...known,
      newestYear: thisYear + 1,
      forms: presentLeadForms(['contact'], null, request, { clock, ...leadForms }),
    },
  };
};
