/** What the browser reports of a visit (specification, section 7), counted by day. */
import express, { Router, type RequestHandler, type Response } from 'express';
import { SUCCEEDED } from '../../../domain/tracking/session-query.ts';
import { siteOfHost } from '../../../domain/site/site-catalogue.ts';
import { showsListing, type Site } from '../../../domain/site/site.ts';
import type { TrafficEvent, Visit } from '../../../domain/tracking/traffic-counts.ts';
import { isTracked, type ViewPayload } from '../../../domain/tracking/tracking-payload.ts';
import type { Vehicles } from '../../../ports/vehicles.ts';
import { addressLimit, refuseCall } from '../middleware/address-limit.ts';
import { sendProblem } from '../problem.ts';
import { readTracking, readView, type Read } from './tracking-body.ts';

export interface TrackingDependencies {
  readonly sites: readonly Site[];
  readonly vehicles: Vehicles;
  readonly traffic: {
    /** False when its buffer is full. */
    count(visit: Visit): boolean;
  };
}

/** More than one visitor reads, and enough for an office behind one address. */
const REPORTS_PER_MINUTE = 120;

/** The pages of one host of this install may report to another one of its hosts (the setting DATA_HOST). */
const allowOwnSites =
  (sites: readonly Site[]): RequestHandler =>
  (request, response, next) => {
    const origin = request.get('origin');
    const host = origin === undefined ? undefined : URL.parse(origin)?.host;
    response.vary('Origin');
    if (origin !== undefined && host && siteOfHost(sites, host)) response.set('Access-Control-Allow-Origin', origin);
    if (request.method !== 'OPTIONS') return next();
    response
      .set({
        'Access-Control-Allow-Methods': 'POST',
        'Access-Control-Allow-Headers': 'Content-Type, Cache-Control',
        'Access-Control-Max-Age': '86400',
      })
      .status(204)
      .end();
  };

/**
 * POST /products/views {TypeId, SiteId, ProductId} and POST /products/bridge/track with the payload of section 3: `{Status: 1}`.
 * 400 names what cannot be read, 404 an unknown vehicle, 429 too many from one address. Only the ids of a report are stored.
 */
export const trackingApi = ({ sites, vehicles, traffic }: TrackingDependencies): Router => {
  const faulty = (response: Response, faults: readonly object[]): void =>
    sendProblem(response, { status: 400, title: 'The report could not be read', faults });

  const counted =
    (event: TrafficEvent, read: (body: unknown) => Read<ViewPayload>): RequestHandler =>
    async (request, response) => {
      response.set('Cache-Control', 'no-store');
      const given = read(request.body);
      if (given.kind === 'faulty') return faulty(response, given.faults);
      const { SiteId: siteId, ProductId: vehicleId } = given.body;
      if (isTracked(siteId)) {
        const site = sites.find((each) => each.siteId === siteId);
        if (!site) return faulty(response, [{ name: 'SiteId', hint: 'no site of this server has this id' }]);
        const listing = await vehicles.ofId(vehicleId);
        if (!listing || !showsListing(site, listing))
          return sendProblem(response, { status: 404, title: 'This site has no such vehicle' });
        if (!traffic.count({ event, siteId, vehicleId })) {
          response.set('Retry-After', '60');
          return sendProblem(response, { status: 503, title: 'Reports cannot be taken at the moment' });
        }
      }
      response.json({ Status: SUCCEEDED });
    };

  const router = Router();
  router.use('/products', allowOwnSites(sites));
  const entry: RequestHandler[] = [
    addressLimit('reports', REPORTS_PER_MINUTE, refuseCall('reports')),
    express.json({ limit: '8kb' }),
  ];
  router.post('/products/views', ...entry, counted('view', readView));
  router.post('/products/bridge/track', ...entry, counted('click', readTracking));
  return router;
};
