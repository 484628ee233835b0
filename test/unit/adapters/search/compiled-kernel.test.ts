import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect } from 'chai';
import { freshKernel } from '../../../../src/adapters/search/embedded/kernel/compile.mjs';

describe('The loops of the search', function () {
  this.timeout(180_000);
  it('are committed as their source compiles to, byte for byte: node scripts/kernel.mjs', async () => {
    const { file, bytes } = await freshKernel();
    const committed = readdirSync(dirname(file)).filter((name) => name.endsWith('.wasm'));
    expect(committed).to.deep.equal([basename(file)]);
    expect(readFileSync(file).equals(bytes)).to.equal(true);
  });
});
