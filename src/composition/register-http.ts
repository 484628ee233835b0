import { discovery } from '../adapters/discovery/discovery.ts';
import { manifest } from '../adapters/discovery/manifest.ts';
import { dealerApi } from '../adapters/http/api/dealer-api.ts';
import { locationApi } from '../adapters/http/api/location-api.ts';
import { mapApi } from '../adapters/http/api/map.ts';
import { openApi } from '../adapters/http/api/openapi.ts';
import { placeSuggestionsApi } from '../adapters/http/api/place-suggestions.ts';
import { productsApi } from '../adapters/http/api/products.ts';
import { searchApi } from '../adapters/http/api/search.ts';
import { suggestApi } from '../adapters/http/api/suggest.ts';
import { trackingApi } from '../adapters/http/api/tracking.ts';
import { understandApi } from '../adapters/http/api/understand-api.ts';
import { bridge } from '../adapters/http/bridge.ts';
import { consent } from '../adapters/http/consent-routes.ts';
import { createApp } from '../adapters/http/create-app.ts';
import { dealerLogos } from '../adapters/http/dealer-logos.ts';
import { favourites } from '../adapters/http/favourites-routes.ts';
import { alertActions } from '../adapters/http/leads/alert-actions.ts';
import { leadApi } from '../adapters/http/leads/lead-api.ts';
import { leadForm } from '../adapters/http/leads/lead-form-post.ts';
import { leadPace } from '../adapters/http/leads/lead-pace.ts';
import { placeVisitor } from '../adapters/http/middleware/place.ts';
import { ownPlace } from '../adapters/http/own-place.ts';
import { pageRoutes, pageWords } from '../adapters/http/page-router.ts';
import { pictures } from '../adapters/http/pictures.ts';
import { qrCodes } from '../adapters/http/qr-codes.ts';
import { logo } from '../adapters/http/site-logo.ts';
import { stillMaps } from '../adapters/http/still-maps.ts';
import { fairRequestQueue } from '../adapters/http/middleware/request-queue.ts';
import { theme } from '../adapters/http/theme.ts';
import { paintIllustration } from '../adapters/media/illustrations.ts';
import { requestCountsInPostgres } from '../adapters/storage/postgres/postgres-nodes.ts';
import { countsOfWorkers } from '../adapters/system/workers.ts';
import { make, open, type Registration } from './registration.ts';

/** The HTTP application: groups of routers in the order in which `createApp` mounts them, each with its dependencies. */
export const HTTP: readonly Registration[] = [
  open(
    'requestCounts',
    ['postgres', 'leadKeys'],
    ({ postgres, leadKeys }) => (postgres ? requestCountsInPostgres(postgres, leadKeys) : Promise.resolve(countsOfWorkers())),
    () => undefined,
  ),
  make('requestQueue', [], () => fairRequestQueue()),
  make('leadPace', [], leadPace),
  make('discovery', ['sites', 'vehicles', 'listed', 'search', 'catalogue', 'contents', 'previews', 'translatorOf'], discovery),
  make('files', ['vehicles', 'catalogue', 'images', 'logos', 'baseMaps'], (ports) => [
    pictures({ ...ports, paintIllustration }),
    qrCodes(ports),
    dealerLogos(ports),
    stillMaps(ports),
  ]),
  make(
    'api',
    [
      'vehicles',
      'cachedVehicles',
      'search',
      'clock',
      'understandSearch',
      'words',
      'locationProvider',
      'locationsAreRelayed',
      'placeSuggestions',
      'sites',
      'traffic',
      'stamps',
      'sendLead',
      'leadPace',
      'writing',
      'dealerTokens',
    ],
    ({ cachedVehicles, ...ports }) => [
      openApi(),
      searchApi(ports),
      productsApi(ports),
      suggestApi({ ...ports, vehicles: cachedVehicles }),
      understandApi(ports),
      locationApi(ports),
      placeSuggestionsApi(ports),
      mapApi(ports),
      trackingApi(ports),
      leadApi(ports),
      dealerApi(ports),
    ],
  ),
  make(
    'actions',
    ['alertDesk', 'vehicles', 'traffic', 'clock', 'consentProofs', 'ids', 'locationProvider', 'stamps'],
    (ports) => [alertActions(ports), bridge(ports), favourites(ports), theme(ports), consent(ports), ownPlace(ports)],
  ),
  make(
    'pageRoutes',
    ['messages', 'assets', 'clock', 'locationProvider', 'stamps', 'sendLead', 'leadPace', 'words', 'pages'],
    ({ assets, ...ports }) => [
      pageWords({ ...ports, build: assets.build }),
      placeVisitor(ports),
      leadForm(ports),
      pageRoutes(ports),
    ],
  ),
  make(
    'app',
    [
      'config',
      'sites',
      'logger',
      'readiness',
      'metrics',
      'requestQueue',
      'requestCounts',
      'files',
      'discovery',
      'api',
      'actions',
      'pageRoutes',
      'pages',
      'words',
    ],
    ({ config, ...ports }) => createApp({ ...ports, settings: config, brand: [logo(config.sitesDir), manifest()] }),
  ),
];
