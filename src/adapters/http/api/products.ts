/**
 * GET /api/products?ids=4471,12: these vehicles, in this order, including sold and unavailable ones: a caller who saved a number wants
 * its present state. Answers `{Items, IdList}`; numbers that this host does not show are left out, and what is not a number is a 400.
 */
import { Router } from 'express';
import { shownListings } from '../../../application/inventory/shown-listings.ts';
import { productRecord } from '../../../domain/inventory/product-record.ts';
import { readChosen } from '../../../domain/inventory/comparison.ts';
import type { Ports } from '../../../ports/ports.ts';
import { siteOf } from '../middleware/choose-site.ts';
import { originOf } from '../middleware/own-origin.ts';
import { parametersOf, sendUnreadable } from '../query-parameters.ts';

/** As many as a visitor may save (product rules, section 4). */
const MOST = 100;

export const productsApi = ({ vehicles }: Pick<Ports, 'vehicles'>): Router =>
  Router().get('/products', async (request, response) => {
    const site = siteOf(response);
    const { ids, unreadable, surplus } = readChosen(parametersOf(request).getAll('ids'), MOST);
    if (ids.length === 0 || unreadable.length > 0 || surplus > 0) {
      const values = unreadable.length > 0 ? unreadable : [''];
      return sendUnreadable(
        response,
        values.map((value) => ({ parameter: 'ids', value, reason: 'not-a-number' })),
        `ids is a list of 1 to ${String(MOST)} numbers with commas between them`,
      );
    }
    const listings = await shownListings(ids, site, vehicles);
    const origin = originOf(request, response);
    response.set('Cache-Control', 'no-cache').json({
      Items: listings.map((listing) => productRecord(listing, { site, origin, imageTotal: null })),
      IdList: listings.map(({ vehicle }) => vehicle.id),
    });
  });
