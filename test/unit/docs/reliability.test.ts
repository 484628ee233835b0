import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { MUTATIONS } from '../../faults/mutations.ts';

const ROOT = join(import.meta.dirname, '../../..');
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

describe('The planted bugs', () => {
  it('are all in docs/reliability.md, with the test that catches each', () => {
    const [, table = ''] = textOf('docs/reliability.md').split('| planted bug');
    const rows = [...table.matchAll(/^\| (.+?) +\| `(test\/.+?)` +\|$/gm)].map(([, name, test]) => ({ name, test }));
    expect(rows).to.deep.equal(MUTATIONS.map(({ name, test }) => ({ name, test })));
  });

  it('can be planted: each replaces text that its file has once', () => {
    for (const { name, file, find } of MUTATIONS) expect(textOf(file).split(find), name).to.have.length(2);
  });
});
