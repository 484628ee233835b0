import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { ICON_NAMES } from '../../../src/ui/components/icon-names.ts';

describe('the sprite of icons', () => {
  it('has exactly the glyphs that the product names (else run scripts/icons.ts)', () => {
    const sprite = readFileSync(join(import.meta.dirname, '../../../public/icons.svg'), 'utf8');
    const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
    expect(drawn).to.deep.equal([...ICON_NAMES]);
  });
});
