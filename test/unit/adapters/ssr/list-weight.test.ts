import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { readAssets } from '../../../../src/adapters/ssr/assets.ts';

const client = join(import.meta.dirname, '../../../../dist/client');
const BUDGET = 125 * 1024;

describe('The weight of a list page', () => {
  for (const screen of ['cars', 'cars-map', 'cars-table'] as const) {
    it(`is at most 125 KB of scripts (brotli) for ${screen}, before the map`, function () {
      if (!existsSync(join(client, 'manifest.json'))) {
        console.log('      not run: the client is not built');
        this.skip();
      }
      const { start, modulesOf } = readAssets(client);
      const scripts = [start, ...modulesOf(screen)].map((path) => path.replace('/assets/', ''));
      const bytes = scripts.reduce((sum, file) => sum + statSync(join(client, `${file}.br`)).size, 0);
      console.log(`      ${(bytes / 1024).toFixed(1)} KB in ${String(scripts.length)} files`);
      expect(bytes).to.be.at.most(BUDGET);
      for (const file of scripts) expect(readFileSync(join(client, file), 'utf8')).not.to.contain('leaflet-container');
    });
  }
});
