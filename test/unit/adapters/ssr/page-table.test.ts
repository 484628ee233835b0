import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { loadHome } from '../../../../src/adapters/ssr/loaders/load-home.ts';
import { definePage, pageOf } from '../../../../src/adapters/ssr/page-table.ts';
import { PAGE_CODES } from '../../../../src/domain/routing/section-page.ts';
import { SCREEN_NAMES } from '../../../../src/ui/screens.ts';

describe('The table of pages', () => {
  it('serves every page code', () => {
    for (const code of PAGE_CODES) expect(pageOf(code).codes).to.include(code);
  });

  it('pairs a screen with the loader of its view alone', () => {
    expect(definePage({ codes: ['Public_Index'], screen: 'home', load: loadHome }).screen).to.equal('home');
    // @ts-expect-error The home page's view is not what the screen of a vehicle shows.
    expect(definePage({ codes: ['Public_Index'], screen: 'vehicle', load: loadHome }).screen).to.equal('vehicle');
    // @ts-expect-error There is no such screen.
    expect(definePage({ codes: ['Public_Index'], screen: 'hone', load: loadHome }).screen).to.equal('hone');
  });

  it('finds the chunk of each screen by the name of its file', () => {
    const files = readdirSync(join(import.meta.dirname, '../../../../src/ui'), { recursive: true }).map(String);
    for (const name of SCREEN_NAMES)
      expect(
        files.filter((file) => file.endsWith(`/${name}.route.tsx`)),
        name,
      ).to.have.lengthOf(1);
  });
});
