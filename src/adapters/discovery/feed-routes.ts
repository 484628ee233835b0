import { usageText } from '../../domain/vehicle/vehicle-texts.ts';
import { vehicleName } from '../../domain/vehicle/vehicle-name.ts';
import { Router, type Response } from 'express';
import { feedText, type OfferPorts } from '../../application/feeds-out/offers.ts';
import { searchInventory } from '../../application/inventory/search-inventory.ts';
import type { FeedOut } from '../../domain/feeds-out/feed-kinds.ts';
import { FEEDS_PREFIX, parseFeedPath, RSS_PREFIX, rssPath } from '../../domain/feeds-out/feed-url.ts';
import { rssXml, type RssItem } from '../../domain/feeds-out/rss.ts';
import { decodeQuery, hasTooManyValues } from '../../domain/inventory/query-codec.ts';
import { SEARCH_LIMITS } from '../../domain/inventory/limits.ts';
import { languageOf, type LanguageId } from '../../domain/language/language.ts';
import { numberText, priceText } from '../../domain/money/price-text.ts';
import { resolvePath } from '../../domain/routing/path-table.ts';
import type { Site } from '../../domain/site/site.ts';
import { vehiclePath } from '../../domain/vehicle/vehicle-url.ts';
import type { Listing } from '../../domain/vehicle/vehicle.ts';
import type { Ports } from '../../ports/ports.ts';
import type { i18n } from 'i18next';
import { canonicalSearch } from '../../domain/inventory/indexable.ts';
import { labelsFrom } from '../../domain/inventory/facet-label.ts';
import { listCity, listHeading, listTitle } from '../../domain/inventory/list-heading.ts';
import { listPath } from '../../domain/inventory/list-path.ts';
import { hasPage } from '../../domain/site/offered-pages.ts';
import { isListCode, listOfCode } from '../../domain/inventory/list-layouts.ts';
import { addressLimit, refuseAsText } from '../http/middleware/address-limit.ts';
import { siteOf } from '../http/middleware/choose-site.ts';
import { canonicalOrigin } from '../http/middleware/own-origin.ts';
import { streamAnswer } from './stream-answer.ts';

export interface FeedDependencies extends OfferPorts, Pick<Ports, 'vehicles' | 'search'> {
  readonly translatorOf: (language: LanguageId) => i18n;
}

/** Feed readers ask at most every quarter of an hour. */
const RSS_CACHE = 'public, max-age=900';
const ITEMS = 50;
/** Advertisers fetch a few times a day; each feed is the whole inventory. */
const FEEDS_PER_MINUTE = 12;

const offers = (response: Response, feed: FeedOut): boolean => siteOf(response).feedsOut.includes(feed);

const itemOf = ({ vehicle, dealer }: Listing, site: Site, languageId: LanguageId, origin: string): RssItem => ({
  title: vehicleName(vehicle, languageId),
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
 * Feeds that the site's file allows (`feedsOut`), without a token: they hold nothing that its pages don't show.
 * GET /feeds/google/{language}.csv: vehicles for Google's vehicle ads.
 * GET /feeds/meta/{language}.csv: vehicles for Meta's automotive inventory.
 * GET /feeds/rss/{path of a list}?{its search}: the newest 50 vehicles of a search.
 */
export const feeds = ({ listed, vehicles, search, translatorOf }: FeedDependencies): Router => {
  const router = Router();

  router.get(`${RSS_PREFIX}/{*path}`, async (request, response, next) => {
    const site = siteOf(response);
    const path = request.path.slice(RSS_PREFIX.length);
    const pairs = [...new URLSearchParams(request.url.split('?')[1])];
    const asked = resolvePath(path);
    if (!offers(response, 'rss') || asked.kind === 'none') return next();
    if (asked.kind === 'redirect') return response.redirect(301, rssPath(asked.path + request.url.slice(request.path.length)));
    const { query, problems } = decodeQuery(pairs);
    const languageId = asked.languageId ?? site.defaultLanguage;
    const isOffered = isListCode(asked.code) && hasPage(site, asked.code) && site.languages.includes(languageId);
    if (!isOffered) return next();
    if (hasTooManyValues(problems)) {
      const most = String(SEARCH_LIMITS.maxListLength);
      response
        .status(400)
        .type('text/plain')
        .send(`One filter has at most ${most} values. Ask for fewer, or leave the filter out.\n`);
      return;
    }
    const { division } = listOfCode(asked.code);
    const { listings, total, facets } = await searchInventory(
      {
        site,
        division,
        query: { ...query, sort: 'Newest', descending: true, pageIndex: 1, pageSize: ITEMS },
        facets: ['make', 'model', 'body'],
      },
      { search, vehicles },
    );
    const origin = canonicalOrigin(request, response);
    const subject = {
      heading: listHeading(query, division, labelsFrom(facets, languageId)),
      place: listCity(query, listings),
      page: { number: query.pageIndex, text: numberText(query.pageIndex, languageId) },
      total: { count: total, text: numberText(total, languageId) },
    };
    const { t } = translatorOf(languageId);
    const channel = {
      ...listTitle(subject, site.name, (key, values) => t(key, { ns: 'inventory', ...values })),
      link: origin + listPath(division, languageId, canonicalSearch(query, site)),
      self: origin + request.url,
      language: languageOf(languageId).locale,
    };
    const items = listings.map((listing) => itemOf(listing, site, languageId, origin));
    response.type('application/rss+xml').set('Cache-Control', RSS_CACHE).send(rssXml(channel, items));
  });

  router.get(
    `${FEEDS_PREFIX}/{*path}`,
    addressLimit('feeds', FEEDS_PER_MINUTE, refuseAsText('Too many feeds for this address.')),
    async (request, response, next) => {
      const site = siteOf(response);
      const asked = parseFeedPath(request.path);
      if (!asked || !offers(response, asked.feed) || !site.languages.includes(asked.languageId)) return next();
      const voice = { site, languageId: asked.languageId, origin: canonicalOrigin(request, response) };
      response.type('text/csv').set('Content-Language', languageOf(asked.languageId).locale).set('Cache-Control', 'no-cache');
      await streamAnswer(request, response, feedText(asked.feed, voice, { listed, vehicles }));
    },
  );
  return router;
};
