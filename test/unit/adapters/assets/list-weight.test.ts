import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { readAssets } from '../../../../src/adapters/assets/assets.ts';

const client = join(import.meta.dirname, '../../../../dist/client');
/** What a list page ought to weigh. It is over that today; until it is lighter again, the ceiling keeps it from growing. */
const BUDGET = 125 * 1024;
const CEILING = 130 * 1024;

describe('The weight of a list page', () => {
  for (const screen of ['cars', 'cars-map', 'cars-table'] as const) {
    it(`does not grow beyond 130 KB of scripts (brotli) for ${screen}, before the map`, function () {
      if (!existsSync(join(client, 'manifest.json'))) {
        console.log('      not run: the client is not built');
        this.skip();
      }
      const scripts = readAssets(client)
        .modulesOf(screen)
        .map((path) => path.replace('/assets/', ''));
      const bytes = scripts.reduce((sum, file) => sum + statSync(join(client, `${file}.br`)).size, 0);
      const verdict = bytes > BUDGET ? 'OVER' : 'within';
      console.log(`      ${(bytes / 1024).toFixed(1)} KB in ${String(scripts.length)} files: ${verdict} the budget of 125 KB`);
      expect(bytes).to.be.at.most(CEILING);
      for (const file of scripts) expect(readFileSync(join(client, file), 'utf8')).not.to.contain('leaflet-container');
    });
  }
});
