/** A dealer's vehicles with a map beside them; without a dealer in the address, all dealers of the site. */
import { mapInventory } from '../../../application/inventory/map-inventory.ts';
import { EMPTY_QUERY, type InventoryQuery } from '../../../domain/inventory/inventory-query.ts';
import type { DealerMapView } from '../../../ui/dealers/present-dealer-page.ts';
import { presentMap, type MapView } from '../../../ui/map/present-map.ts';
import type { PageRequest } from '../../../ui/page-request.ts';
import type { Loader, PagePorts } from '../loader.ts';
import { foundOnMap } from './still-maps.ts';
import { dealerPath } from '../../../domain/dealers/dealer-url.ts';
import { askedDealer, loadDealer } from './load-dealer.ts';
import { browseDirectory } from '../../../application/dealers/browse-directory.ts';
import { scopeOf, typesOfDivision } from '../../../domain/site/site.ts';
import { directoryView, type DirectoryView } from '../../../ui/dealers/present-directory.ts';

export const loadDirectory: Loader<DirectoryView> = async (request, ports) => {
  const { site } = request;
  const regions = await browseDirectory(scopeOf(site, null), scopeOf(site, typesOfDivision(site.division)), ports);
  return { kind: 'page', view: directoryView(regions, request) };
};

const mapOf = async (
  { site, language, path }: PageRequest,
  companyIds: readonly number[],
  ports: PagePorts,
): Promise<MapView | null> => {
  const query = { ...EMPTY_QUERY, companyIds };
  const places = await mapInventory({ site, query }, ports);
  if (places.length === 0) return null;
  const found = await foundOnMap({ places, asked: query, query }, site, language.tongue, ports, 'dealers');
  const listOf = ({ companyIds: [id] }: InventoryQuery): string =>
    places.flatMap(({ companyId, name }) => (companyId === id ? [dealerPath({ id: companyId, name }, language.id)] : []))[0] ??
    path;
  const hrefOf = (wanted: InventoryQuery, layout: 'map' | 'cards'): string => (layout === 'cards' ? listOf(wanted) : path);
  return presentMap(found, null, { site, division: null, languageId: language.id, visitor: null, hrefOf });
};

export const loadDealerMap: Loader<DealerMapView> = async (request, ports) => {
  const id = askedDealer(request);
  if (id === null && request.segments.length === 0) {
    const loaded = await loadDirectory(request, ports);
    if (loaded.kind !== 'page') return loaded;
    return { ...loaded, view: { map: await mapOf(request, [], ports), shown: { kind: 'dealers', view: loaded.view } } };
  }
  const loaded = await loadDealer(request, ports);
  if (loaded.kind !== 'page') return loaded;
  const { view } = loaded;
  return { ...loaded, view: { map: await mapOf(request, [view.id], ports), shown: { kind: 'dealer', view } } };
};
