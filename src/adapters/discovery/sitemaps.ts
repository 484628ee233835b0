import { Router, type Request, type Response } from 'express';
import type { LanguageId } from '../../domain/language/language.ts';
import { isSpokenForElsewhere } from '../../domain/site/alternates.ts';
import { siteOrigin } from '../../domain/site/site-origin.ts';
import {
  parseSitemapPath,
  SITEMAP_INDEX_PATH,
  SITEMAP_PREFIX,
  sitemapPath,
  type SitemapPart,
} from '../../domain/site/sitemap-url.ts';
import type { Site } from '../../domain/site/site.ts';
import { addressesOf, type Address, type SitemapPorts } from './sitemap/addresses.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap/sitemap-xml.ts';
import { siteStock, type SiteStock } from './sitemap/listed-stock.ts';
import { siteOf } from '../http/middleware/choose-site.ts';
import { originOf } from '../http/middleware/own-origin.ts';
import { robotsText } from './sitemap/robots-text.ts';
import { streamAnswer } from './stream-answer.ts';

/** Crawlers need nothing fresher than an hour. */
const CACHE = 'public, max-age=3600';

const canonicalOrigin = (request: Request, response: Response): string =>
  siteOrigin(siteOf(response), originOf(request, response));

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
