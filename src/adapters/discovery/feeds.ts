import { usageText } from '../../domain/vehicle/vehicle-texts.ts';
import { nameOf } from '../../domain/vehicle/vehicle-texts.ts';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { feedText, type OfferPorts } from '../../application/feeds-out/offers.ts';
import { searchInventory } from '../../application/inventory/search-inventory.ts';
import type { FeedOut } from '../../domain/feeds-out/feed-kinds.ts';
import { FEEDS_PREFIX, parseFeedPath, RSS_PREFIX, rssPath } from '../../domain/feeds-out/feed-url.ts';
import { rssXml, type RssItem } from '../../domain/feeds-out/rss.ts';
import { decodeQuery } from '../../domain/inventory/query-codec.ts';
import { languageOf, type LanguageId } from '../../domain/language/language.ts';
import { priceText } from '../../domain/money/price-text.ts';
import { resolvePath } from '../../domain/routing/path-table.ts';
import { siteOrigin } from '../../domain/site/site-origin.ts';
import type { Site } from '../../domain/site/site.ts';
import { vehiclePath } from '../../domain/vehicle/vehicle-url.ts';
import type { Listing } from '../../domain/vehicle/vehicle.ts';
import type { InventorySearch } from '../../ports/inventory-search.ts';
import type { Vehicles } from '../../ports/vehicles.ts';
import { isListCode, listOfCode } from '../../domain/inventory/list-layouts.ts';
import type { Pages } from '../ssr/pages.ts';
import { addressLimit } from '../http/middleware/address-limit.ts';
import { siteOf } from '../http/middleware/site.ts';
import { streamAnswer } from './stream-answer.ts';

export interface FeedDependencies extends OfferPorts {
  readonly vehicles: Vehicles;
  readonly search: InventorySearch;
  readonly pages: Pages;
}

/** A reader of feeds asks every quarter of an hour at the most. */
const RSS_CACHE = 'public, max-age=900';
const ITEMS = 50;
/** Advertisers fetch a few times a day; each feed is the whole inventory. */
const FEEDS_PER_MINUTE = 12;

const tooMany: RequestHandler = (_request, response) => {
  response
    .status(429)
    .set('Retry-After', '60')
    .type('text/plain')
    .send('Too many feeds for this address. Try again in a minute.\n');
};

const offers = (response: Response, feed: FeedOut): boolean => siteOf(response).feedsOut.includes(feed);

const originOf = (request: Request, response: Response): string =>
  siteOrigin(siteOf(response), `${request.protocol}://${request.host}`);

const itemOf = ({ vehicle, dealer }: Listing, site: Site, languageId: LanguageId, origin: string): RssItem => ({
  title: [nameOf(vehicle), vehicle.version].filter((part) => part !== null).join(' '),
  link: origin + vehiclePath(vehicle, languageId),
  description: [
    vehicle.availability === 'price-coming' ? null : vehicle.price && priceText(vehicle.price, languageId, site.currency),
    usageText(vehicle, languageId),
    dealer.name,
    dealer.city,
  ]
    .filter((part) => part !== null)
    .join(' · '),
  at: vehicle.firstSeen,
});

/**
 * Feeds that the site's file allows (`feedsOut`), without a token: they say no more than its pages do.
 * GET /feeds/google/{language}.csv: vehicles for Google's vehicle ads.
 * GET /feeds/meta/{language}.csv: vehicles for Meta's automotive inventory.
 * GET /feeds/rss/{path of a list}?{its search}: the newest 50 vehicles of a search.
 */
export const feeds = ({ listed, vehicles, search, pages }: FeedDependencies): Router => {
  const router = Router();

  router.get(`${RSS_PREFIX}/{*path}`, async (request, response, next) => {
    const site = siteOf(response);
    const path = request.path.slice(RSS_PREFIX.length);
    const query = request.url.split('?')[1];
    const resolved = resolvePath(path);
    if (!offers(response, 'rss') || resolved.kind === 'none') {
      next();
      return;
    }
    const address = { path, search: query === undefined ? '' : `?${query}` };
    const origin = originOf(request, response);
    const answer = await pages.answer({ site, origin, ...address, cookies: {}, acceptLanguage: undefined, place: null });
    if (answer.kind === 'redirect') {
      response.redirect(answer.status, rssPath(answer.to));
      return;
    }
    const { frame, meta } = answer.state;
    if (answer.status !== 200 || !isListCode(frame.code)) {
      next();
      return;
    }
    const { languageId, locale } = frame;
    const { query: asked } = decodeQuery(new URLSearchParams(query));
    const { listings } = await searchInventory(
      {
        site,
        division: listOfCode(frame.code).division,
        query: { ...asked, sort: 'Newest', descending: true, pageIndex: 1, pageSize: ITEMS },
      },
      { search, vehicles },
    );
    const items = listings.map((listing) => itemOf(listing, site, languageId, origin));
    const channel = {
      title: meta.title,
      description: meta.description,
      link: answer.head().canonical,
      self: origin + rssPath(path) + address.search,
      language: locale,
    };
    response.type('application/rss+xml').set('Cache-Control', RSS_CACHE).send(rssXml(channel, items));
  });

  router.get(`${FEEDS_PREFIX}/{*path}`, addressLimit(FEEDS_PER_MINUTE, tooMany), async (request, response, next) => {
    const site = siteOf(response);
    const asked = parseFeedPath(request.path);
    if (!asked || !offers(response, asked.feed) || !site.languages.includes(asked.languageId)) {
      next();
      return;
    }
    const voice = { site, languageId: asked.languageId, origin: originOf(request, response) };
    response.type('text/csv').set('Content-Language', languageOf(asked.languageId).locale).set('Cache-Control', 'no-cache');
    await streamAnswer(request, response, feedText(asked.feed, voice, { listed, vehicles }));
  });
  return router;
};
