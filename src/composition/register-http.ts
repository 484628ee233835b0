import { join } from 'node:path';
import { discovery } from '../adapters/discovery/discovery.ts';
import { createApp } from '../adapters/http/create-app.ts';
import { paintIllustration } from '../adapters/media/illustrations.ts';
import { FileConsentLog } from '../adapters/storage/file-consent-log.ts';
import { make, type Registration } from './registration.ts';

/** The HTTP face, and what it alone uses. */
export const HTTP: readonly Registration[] = [
  make('consentLog', ['config'], ({ config }) => new FileConsentLog(join(config.dataDir, 'consents.ndjson'))),
  make('discovery', ['vehicles', 'listed', 'search', 'catalogue', 'contents', 'previews', 'translatorOf'], discovery),
  make(
    'app',
    [
      'config',
      'sites',
      'consentLog',
      'ids',
      'logger',
      'readiness',
      'traffic',
      'stamps',
      'alertDesk',
      'sendLead',
      'metrics',
      'vehicles',
      'listed',
      'catalogue',
      'contents',
      'search',
      'clock',
      'understandSearch',
      'images',
      'previews',
      'translatorOf',
      'words',
      'locationsAreRelayed',
      'locationProvider',
      'discovery',
      'placeSuggestions',
      'pages',
      'messages',
    ],
    ({ config, ...services }) =>
      createApp({
        ...services,
        trustedProxies: config.trustedProxies,
        development: config.development,
        dataHost: config.dataHost,
        showsMetrics: config.metricsPort === null,
        clientFolder: join(config.root, 'dist/client'),
        publicFolder: join(config.root, 'public'),
        sitesFolder: config.sitesDir,
        paintIllustration,
      }),
  ),
];
