import { join } from 'node:path';
import { Router } from 'express';
import { showsDealer, type Site } from '../../domain/site/site.ts';
import { DEALER_MAP_PREFIX, DEALER_MAP_SIZE, parseDealerMapPath } from '../../domain/dealers/dealer-map-url.ts';
import type { Vehicles } from '../../ports/vehicles.ts';
import { readBaseMap, type FlatMap } from '../maps/outlines.ts';
import { drawMap } from '../maps/draw-map.ts';
import { siteOf } from './middleware/choose-site.ts';

const FILES: Readonly<Record<Site['country'], string>> = { CA: 'canada.json', FR: 'france.json' };

interface DealerMapsDependencies {
  readonly vehicles: Pick<Vehicles, 'dealerOfId'>;
  readonly publicFolder: string;
}

/**
 * GET /_map/{dealer}.svg: where the dealer is, drawn from the server's own outlines; 404 when the site does not show the dealer or
 * the place is not known. A picture, because vehicle pages don't load a map library: the dealer's page has the interactive map.
 */
export const dealerMaps = ({ vehicles, publicFolder }: DealerMapsDependencies): Router => {
  /** Read on first use, and cached. */
  const maps = new Map<Site['country'], Promise<FlatMap>>();
  const mapOf = (country: Site['country']): Promise<FlatMap> => {
    const map = maps.get(country) ?? readBaseMap(join(publicFolder, 'map', FILES[country]));
    maps.set(country, map);
    return map;
  };
  return Router().get(`${DEALER_MAP_PREFIX}/{*path}`, async (request, response, next) => {
    const id = parseDealerMapPath(request.path);
    const dealer = id === null ? null : await vehicles.dealerOfId(id);
    if (!dealer?.coordinates || !showsDealer(siteOf(response), dealer)) return next();
    const svg = drawMap(await mapOf(dealer.market), dealer.coordinates, DEALER_MAP_SIZE);
    response.type('image/svg+xml').set('Cache-Control', 'public, max-age=86400').send(svg);
  });
};
