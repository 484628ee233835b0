import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { readAssets } from '../../../../src/adapters/ssr/assets.ts';

const client = join(import.meta.dirname, '../../../../dist/client');
const BUDGET = 20 * 1024;

describe('The weight of the catalogue’s pages', () => {
  it('is at most 20 KB of scripts (brotli) over the shared part for a comparison of styles', function () {
    if (!existsSync(join(client, 'manifest.json'))) {
      console.log('      not run: the client is not built');
      this.skip();
    }
    const { modulesOf } = readAssets(client);
    // The page of an error needs next to nothing of its own: what it has in common with a comparison is shared.
    const shared = new Set(modulesOf('error'));
    for (const screen of ['compare', 'specs-sheet', 'catalogue', 'specs-search'] as const) {
      const own = modulesOf(screen).filter((file) => !shared.has(file));
      const bytes = own.reduce((sum, path) => sum + statSync(join(client, `${path.replace('/assets/', '')}.br`)).size, 0);
      console.log(`      ${screen}: ${(bytes / 1024).toFixed(1)} KB in ${String(own.length)} files`);
      if (screen === 'compare') expect(bytes).to.be.at.most(BUDGET);
    }
  });
});
