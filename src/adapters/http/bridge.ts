/** The link to a dealer's own site without JavaScript: the server counts the click that the browser would have reported. */
import { outboundUrlOf } from '../../application/tracking/outbound-url.ts';
import { Router, type RequestHandler, type Response } from 'express';
import { showsListing } from '../../domain/site/site.ts';
import { isTracked } from '../../domain/tracking/tracking-payload.ts';
import { BRIDGE_PREFIX } from '../../ui/page-wire.ts';
import type { TrackingDependencies } from './api/tracking.ts';
import { addressLimit } from './middleware/address-limit.ts';
import { siteOf } from './middleware/choose-site.ts';

const CLICKS_PER_MINUTE = 30;

/** User agents that say they are robots; the link and the answer tell the others not to follow. */
const ROBOT = /bot\b|crawl|spider|slurp|preview|facebookexternalhit|^$/i;

/** A prefetch is not a visit: the browser asks again when the visitor follows the link. */
const refusePrefetch: RequestHandler = (request, response, next) => {
  const purpose = request.get('sec-purpose') ?? request.get('purpose') ?? '';
  if (/prefetch|prerender/i.test(purpose)) response.status(503).set('Cache-Control', 'no-store').end();
  else next();
};

/** Whose clicks are redirected without being counted. */
const skipUncounted: RequestHandler = (request, response, next) => {
  const counted = request.method === 'GET' && isTracked(siteOf(response).siteId) && !ROBOT.test(request.get('user-agent') ?? '');
  next(counted ? undefined : 'route');
};

/** Whether the click counts: a visitor who clicks too often is still redirected. */
const locals = (response: Response): { isCounted?: boolean } => response.locals;

/** GET /bridge/{vehicle}: 302 to its page at the dealer's; 404 when this site does not show it, or it has no such page. */
export const bridge = ({ vehicles, traffic }: Pick<TrackingDependencies, 'vehicles' | 'traffic'>): Router => {
  const toBeCounted: RequestHandler = (_request, response, next) => {
    locals(response).isCounted = true;
    next();
  };

  const sendOn: RequestHandler = async (request, response, next) => {
    const id = /^\d{1,15}$/.test(String(request.params.id)) ? Number(request.params.id) : null;
    const listing = id === null ? null : await vehicles.ofId(id);
    const site = siteOf(response);
    const url = listing && showsListing(site, listing) ? outboundUrlOf(listing.vehicle, site) : null;
    if (!listing || !url) return next();
    if (locals(response).isCounted) traffic.count({ event: 'click', siteId: site.siteId, vehicleId: listing.vehicle.id });
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' }).redirect(302, url.href);
  };

  const path = `${BRIDGE_PREFIX}/:id`;
  const router = Router();
  router.use(BRIDGE_PREFIX, refusePrefetch);
  router.get(
    path,
    skipUncounted,
    addressLimit('clicks', CLICKS_PER_MINUTE, (_request, _response, next) => next('route')),
    toBeCounted,
  );
  router.get(path, sendOn);
  return router;
};
