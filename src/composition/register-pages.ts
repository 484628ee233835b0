import { fileBaseMaps } from '../adapters/maps/file-base-maps.ts';
import { join } from 'node:path';
import { PaintedPreviews } from '../adapters/discovery/previews/painted-previews.ts';
import { paintIllustration } from '../adapters/media/illustrations.ts';
import { PhotoCache } from '../adapters/media/photos.ts';
import { readAssets } from '../adapters/ssr/assets.ts';
import { createPages } from '../adapters/ssr/react-pages.ts';
import { createPageRenderer } from '../adapters/ssr/render-page.tsx';
import { photoFolder } from './photo-store.ts';
import { make, type Registration } from './registration.ts';

/** The pages and their pictures. */
export const PAGES: readonly Registration[] = [
  make('assets', ['config'], ({ config }) => readAssets(join(config.root, 'dist/client'))),
  make(
    'pages',
    [
      'sites',
      'cachedVehicles',
      'search',
      'catalogue',
      'clock',
      'pageTranslatorOf',
      'assets',
      'config',
      'follower',
      'understandSearch',
      'contents',
      'alertDesk',
      'images',
      'baseMaps',
      'stamps',
      'words',
      'retentionMonths',
      'render',
      'extraPages',
    ],
    ({ cachedVehicles, assets, config, follower, stamps, words, retentionMonths, ...ports }) =>
      createPages({
        ...ports,
        vehicles: cachedVehicles,
        build: assets.build,
        dataHost: config.dataHost,
        showsDemo: () => follower.showsDemo(),
        leadForms: { stamps, words, retentionMonths },
      }),
  ),
  make('baseMaps', ['config'], ({ config }) => fileBaseMaps(join(config.root, 'public'))),
  make('extraPages', [], () => []),
  make('render', ['assets', 'messages', 'pageTranslatorOf'], createPageRenderer),
  make('images', ['config', 'clock', 'metrics', 'logger', 'photoStore'], ({ config, clock, metrics, logger, photoStore }) => {
    const onFailure = (url: string, cause: unknown): void => {
      metrics.photoMissed();
      // Some addresses have a key in their query.
      const photo = url.split(/[?#]/, 1)[0];
      logger.warn({ photo, reason: cause instanceof Error ? cause.message : String(cause) }, 'A photo could not be fetched');
    };
    return new PhotoCache({ copies: photoStore ?? photoFolder(config), onFailure }, clock);
  }),
  make(
    'previews',
    ['config', 'images', 'clock'],
    ({ config, ...ports }) => new PaintedPreviews({ folder: join(config.dataDir, 'previews') }, { ...ports, paintIllustration }),
  ),
];
