/** The server of `npm run dev` and of browser tests: the ordinary one, with the page of components. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAssets, type Assets } from '../src/adapters/ssr/assets.ts';
import { make } from '../src/composition/registration.ts';
import { runServer } from '../src/composition/run/run-server.ts';
import { WEB } from '../src/composition/web.ts';
import { COMPONENTS_SCREEN } from './components.route.tsx';
import { GALLERY_PAGE } from './gallery-page.ts';

/** The gallery is a separate application in the browser (`scripts/build.mjs`): its page loads that one's scripts. */
const galleryAssets = (clientFolder: string): Assets => {
  const assets = readAssets(clientFolder);
  const { gallery } = JSON.parse(readFileSync(join(clientFolder, 'manifest.json'), 'utf8')) as { gallery: readonly string[] };
  return { ...assets, modulesOf: (screen) => (screen === COMPONENTS_SCREEN ? gallery : assets.modulesOf(screen)) };
};

await runServer([
  ...WEB,
  make('extraPages', [], () => [GALLERY_PAGE]),
  make('assets', ['config'], ({ config }) => galleryAssets(join(config.root, 'dist/client'))),
]);
