/** The vehicles for sale that a page of the catalogue links to. */
import { vehiclesInStock } from '../../../application/catalogue/vehicles-in-stock.ts';
import { listedOf } from '../../../application/inventory/listed-of.ts';
import type { StyleSummary } from '../../../domain/catalogue/specification-style.ts';
import { stockView, type StockView } from '../../../ui/catalogue/present-stock.ts';
import { cardContextOf, presentCard, type CardView } from '../../../ui/components/present-card.ts';
import type { PageRequest } from '../../../ui/page-request.ts';
import type { PagePorts } from '../loader.ts';

export interface FoundStock {
  readonly view: StockView;
  readonly ids: readonly number[];
}

/** Null when nothing is for sale (`vehiclesInStock`). */
export const stockOf = async (
  style: StyleSummary,
  exact: boolean,
  request: Pick<PageRequest, 'site' | 'language' | 'place'>,
  { search }: Pick<PagePorts, 'search'>,
): Promise<FoundStock | null> => {
  const stock = await vehiclesInStock(style, exact, request, search);
  return stock && { ids: stock.ids, view: stockView(style, stock, request.language.id) };
};

export const stockCards = async (
  ids: readonly number[],
  request: PageRequest,
  ports: Pick<PagePorts, 'vehicles'>,
): Promise<readonly CardView[]> => (await listedOf(ids, ports)).map((listing) => presentCard(listing, cardContextOf(request)));
