import helmet from 'helmet';
import type { RequestHandler, Response } from 'express';
import { DEALER_LOGO_PREFIX } from '../../../domain/dealers/dealer-logo.ts';
import { STILL_MAP_PREFIX } from '../../../domain/map/still-map-url.ts';
import { ICON_PREFIX } from '../../../domain/site/brand-paths.ts';
import { LOGO_PREFIX } from '../../../domain/site/logo-path.ts';
import { PREVIEW_PREFIX } from '../../../domain/site/preview-url.ts';
import type { Site } from '../../../domain/site/site.ts';
import { QR_PREFIX } from '../../../domain/vehicle/qr-url.ts';
import { TRUSTED_TYPES_POLICIES } from '../../../ui/page-wire.ts';
import { siteOf } from './choose-site.ts';

/** The origin of the map's tiles. */
const tileOrigin = (response: Response): string => {
  const { tiles } = siteOf(response).map;
  return tiles === null ? '' : ` ${new URL(tiles.url).origin}`;
};

/** This server, and what the site's tag manager needs if it has one; nothing of it is loaded without consent. */
const withTagManager = (response: Response, ...origins: readonly string[]): string =>
  ["'self'", ...(siteOf(response).tagManager === null ? [] : origins)].join(' ');

/** Origins whose advertisements the site may frame; a page has them only after its visitor consents. */
const frameOrigins = (response: Response): string =>
  ["'self'", ...new Set(siteOf(response).ads.flatMap(({ frame }) => (frame ? [new URL(frame.url).origin] : [])))].join(' ');

/**
 * Nothing is loaded that is not named here. Scripts and styles come from this server only, and from the site's tag manager if it has one;
 * nothing inline runs. Style attributes are allowed: a site's accent and the sliders' positions are written as custom properties. Pages
 * may be framed by the same host only, except the partial listing page, which is for embedding. Text becomes markup or the address of a
 * script by the policies of `ui/browser/trusted-types.ts` alone. On a site with a tag manager, whose scripts have no such policies, the
 * browser only says what it would have refused.
 */
const policy = (frameAncestors: string, dataHost: string, hasTagManager: boolean): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': [(_request, response) => withTagManager(response as Response, 'https://www.googletagmanager.com')],
        'style-src': ["'self'"],
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", (_request, response) => `data:${tileOrigin(response as Response)}`],
        'connect-src': [
          (_request, response) =>
            withTagManager(response as Response, 'https://*.google-analytics.com', 'https://*.googletagmanager.com'),
          ...(dataHost === '' ? [] : [dataHost]),
        ],
        'frame-src': [(_request, response) => frameOrigins(response as Response)],
        'font-src': ["'self'"],
        'manifest-src': ["'self'"],
        'worker-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': [frameAncestors],
        ...(!hasTagManager && TRUSTED_TYPES),
      },
    },
    // frame-ancestors takes precedence, and X-Frame-Options cannot allow every partner.
    xFrameOptions: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: false,
    strictTransportSecurity: false,
  }) as RequestHandler;

const TRUSTED_TYPES = { 'require-trusted-types-for': ["'script'"], 'trusted-types': TRUSTED_TYPES_POLICIES };
const TRUSTED_TYPES_REPORTED = Object.entries(TRUSTED_TYPES)
  .map(([directive, values]) => [directive, ...values].join(' '))
  .join(';');

/** One year. */
const HSTS_SECONDS = 31_536_000;

/** Only on https (RFC 6797, section 7.2). Other hosts of the domain are the operator's to promise. */
const strictTransport = ({ hsts: { includeSubDomains, preload } }: Site): string =>
  [`max-age=${String(HSTS_SECONDS)}`, ...(includeSubDomains ? ['includeSubDomains'] : []), ...(preload ? ['preload'] : [])].join(
    '; ',
  );

/** The place is asked for at a press, photos fill the screen; nothing else of the device is used, also not by what a page frames. */
const PERMISSIONS =
  'geolocation=(self), fullscreen=(self), accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), ' +
  'gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), ' +
  'xr-spatial-tracking=(), browsing-topics=()';

/** Pictures that partners, mails and search engines show. Everything else is for pages of this origin only. */
const SHOWN_ELSEWHERE = new RegExp(
  `^(?:/art|/media|/static|${[QR_PREFIX, DEALER_LOGO_PREFIX, STILL_MAP_PREFIX, LOGO_PREFIX, PREVIEW_PREFIX, ICON_PREFIX].join('|')})/`,
);

/** Paths of the pages that partners may embed. */
export const PARTIAL_PAGE = /^\/[a-z]{2}-[a-z]{2}\/[^/]+\/p\//i;

/** @param dataHost origin that pages report visits to; '' for this server */
export const securityHeaders = (dataHost: string): RequestHandler => {
  const policies = (frameAncestors: string) => ({
    plain: policy(frameAncestors, dataHost, false),
    tagged: policy(frameAncestors, dataHost, true),
  });
  const [ordinary, embeddable] = [policies("'self'"), policies('*')];
  return (request, response, next) => {
    response.set({
      'Cross-Origin-Resource-Policy': SHOWN_ELSEWHERE.test(request.path) ? 'cross-origin' : 'same-origin',
      'Permissions-Policy': PERMISSIONS,
    });
    if (request.secure) response.set('Strict-Transport-Security', strictTransport(siteOf(response)));
    const { plain, tagged } = PARTIAL_PAGE.test(request.path) ? embeddable : ordinary;
    if (siteOf(response).tagManager === null) return plain(request, response, next);
    response.set('Content-Security-Policy-Report-Only', TRUSTED_TYPES_REPORTED);
    tagged(request, response, next);
  };
};
