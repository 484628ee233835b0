/** robots.txt (RFC 9309): what crawlers should not fetch, so that they spend their budget on indexable pages. */
import { INDEXED_PARAMETERS } from '../../../domain/inventory/indexable.ts';
import { WIRE_NAMES } from '../../../domain/inventory/query-codec.ts';
import { LANGUAGE_IDS } from '../../../domain/language/language.ts';
import { codePath } from '../../../domain/routing/path-table.ts';
import { CHROME_NAMES } from '../../../domain/site/chrome-visibility.ts';
import { SITEMAP_INDEX_PATH } from '../../../domain/site/sitemap-url.ts';
import { DEALER_MAP_PREFIX } from '../../../domain/dealers/dealer-map-url.ts';
import { QR_PREFIX } from '../../../domain/vehicle/qr-url.ts';
import { VEHICLE_PARAMETER } from '../../../ui/finance/finance-wire.ts';
import { BRIDGE_PREFIX, CONSENT_PARAMETER, DATA_PREFIX, MESSAGES_PREFIX } from '../../../ui/page-wire.ts';

/** Not pages for readers, or duplicates of another page. */
const PATHS = [DATA_PREFIX, MESSAGES_PREFIX, QR_PREFIX, DEALER_MAP_PREFIX, BRIDGE_PREFIX, '/api'].map((prefix) => `${prefix}/`);

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
export const robotsText = (origin: string): string =>
  ['User-agent: *', ...DISALLOWED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}${SITEMAP_INDEX_PATH}`, ''].join(
    '\n',
  );
