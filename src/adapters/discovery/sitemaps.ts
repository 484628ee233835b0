import { Router } from 'express';
import { LANGUAGE_IDS, type LanguageId } from '../../domain/language/language.ts';
import { isSpokenForElsewhere } from '../../domain/site/alternates.ts';
import {
  MOST_ADDRESSES,
  parseSitemapPath,
  SITEMAP_INDEX_PATH,
  SITEMAP_PREFIX,
  type SitemapPart,
  sitemapPath,
} from '../../domain/site/sitemap-url.ts';
import type { Site } from '../../domain/site/site.ts';
import { type Address, addressesOf, type SitemapPorts } from './sitemap/addresses.ts';
import { siteStock, type SiteStock } from './sitemap/listed-stock.ts';
import { siteOf } from '../http/middleware/choose-site.ts';
import { canonicalOrigin } from '../http/middleware/own-origin.ts';
import { streamAnswer } from './stream-answer.ts';
import { escapeMarkup } from '../../domain/text/markup.ts';
import { INDEXED_PARAMETERS } from '../../domain/inventory/indexable.ts';
import { WIRE_NAMES } from '../../domain/inventory/query-codec.ts';
import { codePath } from '../../domain/routing/path-table.ts';
import { CHROME_NAMES } from '../../domain/site/chrome-visibility.ts';
import { STILL_MAP_PREFIX } from '../../domain/map/still-map-url.ts';
import { QR_PREFIX } from '../../domain/vehicle/qr-url.ts';
import { VEHICLE_PARAMETER } from '../../ui/finance/finance-wire.ts';
import { BRIDGE_PREFIX, CONSENT_PARAMETER, DATA_PREFIX, MESSAGES_PREFIX } from '../../ui/page-wire.ts';

/** robots.txt (RFC 9309): what crawlers should not fetch, so that they spend their budget on indexable pages. */

/** Not pages for readers, or duplicates of another page. */
const PATHS = [DATA_PREFIX, MESSAGES_PREFIX, QR_PREFIX, STILL_MAP_PREFIX, BRIDGE_PREFIX, '/api'].map((prefix) => `${prefix}/`);

/** Pages for partners' frames, and redirects. */
const LISTING_CODES = ['Public_CarPartial', 'Public_CarBridge', 'Public_RecreationalPartial', 'Public_RecreationalBridge'];

/** Filters without an indexable page, and parameters that don't change what a page is about. */
const PARAMETERS = [
  ...Object.values(WIRE_NAMES).filter((name) => !INDEXED_PARAMETERS.includes(name)),
  ...Object.values(CHROME_NAMES),
  CONSENT_PARAMETER,
  VEHICLE_PARAMETER,
];

const DISALLOWED: readonly string[] = [
  ...PATHS,
  ...new Set(LISTING_CODES.flatMap((code) => LANGUAGE_IDS.map((languageId) => `${codePath(code, languageId)}/`))),
  ...PARAMETERS.flatMap((name) => [`/*?${name}=`, `/*&${name}=`]),
];

/** @param origin of the host's pages */
const robotsText = (origin: string): string =>
  ['User-agent: *', ...DISALLOWED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}${SITEMAP_INDEX_PATH}`, ''].join(
    '\n',
  );

/** Sitemaps as streamed text (sitemaps.org, version 0.9). */
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const entry = (element: 'url' | 'sitemap', { path, changedAt }: Address, origin: string): string => {
  const date = changedAt === null ? '' : `<lastmod>${new Date(changedAt).toISOString().slice(0, 19)}Z</lastmod>`;
  return `<${element}><loc>${escapeMarkup(origin + path)}</loc>${date}</${element}>\n`;
};

/** One file of addresses; those beyond a file's maximum are left out. */
export async function* sitemapXml(batches: AsyncIterable<readonly Address[]>, origin: string): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${NAMESPACE}>\n`;
  let left = MOST_ADDRESSES;
  for await (const batch of batches) {
    const shown = batch.slice(0, left);
    left -= shown.length;
    yield shown.map((address) => entry('url', address, origin)).join('');
    if (left === 0) break;
  }
  yield '</urlset>\n';
}

/** The index of sitemaps. */
const sitemapIndexXml = (files: readonly Address[], origin: string): string =>
  `${HEAD}<sitemapindex ${NAMESPACE}>\n${files.map((file) => entry('sitemap', file, origin)).join('')}</sitemapindex>\n`;

/** Crawlers need nothing fresher than an hour. */
const CACHE = 'public, max-age=3600';

export interface Installed {
  /** All sites of the install: some pages are indexed on one of them only. */
  readonly sites: readonly Site[];
}

/** Without the addresses that another site of the install speaks for. */
async function* indexed(
  batches: AsyncIterable<readonly Address[]>,
  site: Site,
  sites: readonly Site[],
): AsyncIterable<readonly Address[]> {
  for await (const batch of batches) yield batch.filter(({ path }) => !isSpokenForElsewhere(path, site, sites));
}

const filesOf = (site: Site, languageId: LanguageId, { parts, dealers }: SiteStock): readonly Address[] => {
  const file = (part: SitemapPart, changedAt: number | null = null): Address => ({
    path: sitemapPath(languageId, part),
    changedAt,
  });
  const catalogue = [file({ kind: 'pages' }), file({ kind: 'catalogue' })];
  if (site.specs) return catalogue;
  return [
    ...catalogue,
    file({ kind: 'lists' }),
    ...(dealers.size > 0 ? [file({ kind: 'dealers' }, Math.max(...dealers.values()))] : []),
    ...[...parts].map(([part, changedAt]) => file({ kind: 'vehicles', part }, changedAt)),
  ];
};

/**
 * GET /robots.txt: what crawlers should not fetch on this host, and where its sitemap is.
 * GET /sitemap.xml: the host's sitemaps, by language.
 * GET /sitemaps/{language}/{pages|catalogue|lists|dealers|vehicles-N}.xml: at most 50,000 addresses, sent as they are read.
 */
export const sitemaps = ({ sites, ...ports }: SitemapPorts & Installed): Router => {
  const stockOf = siteStock(ports);
  const router = Router();

  router.get('/robots.txt', (request, response) => {
    response
      .type('text/plain')
      .set('Cache-Control', CACHE)
      .send(robotsText(canonicalOrigin(request, response)));
  });

  router.get(SITEMAP_INDEX_PATH, async (request, response) => {
    const site = siteOf(response);
    const stock = await stockOf(site);
    const files = site.languages.flatMap((languageId) => filesOf(site, languageId, stock));
    response
      .type('application/xml')
      .set('Cache-Control', CACHE)
      .send(sitemapIndexXml(files, canonicalOrigin(request, response)));
  });

  router.get(`${SITEMAP_PREFIX}/{*path}`, async (request, response, next) => {
    const site = siteOf(response);
    const asked = parseSitemapPath(request.path);
    const isOurs =
      asked && site.languages.includes(asked.languageId) && (!site.specs || !WITH_INVENTORY.includes(asked.file.kind));
    if (!isOurs) return next();
    const { languageId, file } = asked;
    const batches = indexed(addressesOf(file, { site, languageId, ports, stock: () => stockOf(site) }), site, sites);
    response.type('application/xml').set('Cache-Control', CACHE);
    await streamAnswer(request, response, sitemapXml(batches, canonicalOrigin(request, response)));
  });
  return router;
};

/** A specifications-only site has none of these. */
const WITH_INVENTORY: readonly SitemapPart['kind'][] = ['lists', 'dealers', 'vehicles'];
