/** What the client build left in dist/client (see scripts/build.mjs). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import type { ScreenName } from '../../ui/page-state.ts';

export interface Assets {
  /** Names this build; changes with every change of a file that the browser loads. */
  readonly build: string;
  /** The script that a document runs. */
  readonly start: string;
  readonly styles: string;
  /** The font file that nearly every page needs first. */
  readonly font: string;
  /** Scripts that a screen needs, the application first. */
  modulesOf(screen: ScreenName): readonly string[];
}

interface Manifest {
  readonly start: string;
  readonly styles: string;
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<Record<string, string>>;
}

const SCREEN_SOURCES: Readonly<Record<ScreenName, string>> = {
  home: 'src/ui/home/home.route.tsx',
  cars: 'src/ui/inventory/cars.route.tsx',
  'cars-map': 'src/ui/inventory/map.route.tsx',
  'cars-table': 'src/ui/inventory/table.route.tsx',
  vehicle: 'src/ui/vehicle/vehicle.route.tsx',
  favourites: 'src/ui/favourites/favourites.route.tsx',
  compare: 'src/ui/compare/compare.route.tsx',
  content: 'src/ui/content/content.route.tsx',
  directory: 'src/ui/dealers/directory.route.tsx',
  dealer: 'src/ui/dealers/dealer.route.tsx',
  'dealer-map': 'src/ui/dealers/dealer-map.route.tsx',
  shopibot: 'src/ui/sentence-search/shopibot.route.tsx',
  sell: 'src/ui/sell/sell.route.tsx',
  catalogue: 'src/ui/catalogue/catalogue.route.tsx',
  'specs-search': 'src/ui/specs/search.route.tsx',
  'specs-sheet': 'src/ui/specs/sheet.route.tsx',
  'specs-compare': 'src/ui/specs/compare.route.tsx',
  financing: 'src/ui/finance/financing.route.tsx',
  'buy-online': 'src/ui/buy-online/buy-online.route.tsx',
  contact: 'src/ui/contact/contact.route.tsx',
  alert: 'src/ui/alerts/alert.route.tsx',
  components: 'src/ui/gallery/components.route.tsx',
  'not-found': 'src/ui/errors/not-found.route.tsx',
  error: 'src/ui/errors/error.route.tsx',
};

/** Throws when the client was not built. */
export const readAssets = (clientFolder: string): Assets => {
  const text = readFileSync(join(clientFolder, 'manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const shared = manifest.chunks['src/ui/client.tsx'] ?? [];
  const font = Object.entries(manifest.assets).find(([source]) => source.includes('inter-latin-opsz-normal'))?.[1];
  if (font === undefined) throw new Error('The client build has no Inter font');
  return {
    build: createHash('sha256').update(text).digest('hex').slice(0, 12),
    start: manifest.start,
    styles: manifest.styles,
    font,
    modulesOf: (screen) => [...shared, ...(manifest.chunks[SCREEN_SOURCES[screen]] ?? [])],
  };
};
