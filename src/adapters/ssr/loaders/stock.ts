/** The vehicles for sale that a page of the catalogue links to. */
import { vehiclesInStock } from '../../../application/catalogue/vehicles-in-stock.ts';
import { listedOf } from '../../../application/inventory/listed-of.ts';
import type { StyleSummary } from '../../../domain/catalogue/specification-style.ts';
import { listPathOfType } from '../../../domain/inventory/list-path.ts';
import { numberText } from '../../../domain/money/price-text.ts';
import type { StockView } from '../../../ui/catalogue/catalogue-view.ts';
import { cardContextOf, presentCard } from '../../../ui/components/present-card.ts';
import type { CardView } from '../../../ui/components/vehicle-card.tsx';
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
  if (!stock) return null;
  const { id } = request.language;
  const count = { count: stock.total, text: numberText(stock.total, id) };
  return { ids: stock.ids, view: { path: listPathOfType(style.type, id, stock.query), count, name: stock.name } };
};

export const stockCards = async (
  ids: readonly number[],
  request: PageRequest,
  ports: Pick<PagePorts, 'vehicles'>,
): Promise<readonly CardView[]> => (await listedOf(ids, ports)).map((listing) => presentCard(listing, cardContextOf(request)));
