import { expect } from 'chai';
import fc from 'fast-check';
import { loadSites } from '../../../../src/adapters/sites/load-sites.ts';
import { LANGUAGE_IDS } from '../../../../src/domain/language/language.ts';
import { PAGE_PATHS } from '../../../../src/domain/routing/page-paths.ts';
import { pathOf } from '../../../../src/domain/routing/path-table.ts';
import { PAGE_CODES } from '../../../../src/domain/routing/section-page.ts';
import { alternatesOf, isSpokenForElsewhere } from '../../../../src/domain/site/alternates.ts';
import type { Site } from '../../../../src/domain/site/site.ts';
import { aSite } from '../../../support/builders/a-frame.ts';

const demoSites = loadSites('sites');
const siteOf = (key: string): Site => demoSites.find((site) => site.key === key)!;
const setOf = (canonical: string, key: string, sites: readonly Site[] = demoSites): string[] =>
  alternatesOf(canonical, siteOf(key), sites).map(({ hreflang, site, path }) => `${hreflang} ${site.key} ${path}`);

/** Every page of a site in one language, as deep as it goes, with and without a query. */
const pagesOf = (languageId: Site['languages'][number]): string[] =>
  PAGE_CODES.flatMap((code) => {
    const [least, most] = PAGE_PATHS[code].segments;
    const paths = [least, most].map((count) => pathOf(code, languageId, ['toyota', 'rav4', '2019', 'xle-7'].slice(0, count)));
    return [...new Set(paths)].flatMap((path) => [path, `${path}?Make=toyota`]);
  });

const expectReciprocal = (sites: readonly Site[]): void => {
  for (const site of sites) {
    for (const languageId of site.languages) {
      for (const page of pagesOf(languageId)) {
        const set = alternatesOf(page, site, sites);
        const where = `${site.key} ${page}`;
        if (set.length === 0) continue;
        expect(
          set.filter((each) => each.hreflang !== 'x-default' && each.site === site && each.path === page),
          where,
        ).to.have.length(1);
        expect(
          set.filter(({ hreflang }) => hreflang === 'x-default'),
          where,
        ).to.have.length(1);
        for (const member of set) expect(alternatesOf(member.path, member.site, sites), where).to.deep.equal(set);
        const languages = set.map(({ hreflang }) => hreflang);
        expect(new Set(languages).size, where).to.equal(languages.length);
      }
    }
  }
};

describe('the same page in other languages', () => {
  it('is on one main site for each language, that of its market, where every site has the page', () => {
    const lists = [
      'en-CA main /en-ca/cars',
      'fr-CA main /fr-ca/autos',
      'fr-FR france /fr-fr/autos',
      'es-ES france /es-es/carros',
      'es-CO main /es-co/carros',
      'x-default main /en-ca/cars',
    ];
    expect(setOf('/en-ca/cars', 'main')).to.deep.equal(lists);
    expect(setOf('/es-es/carros', 'france')).to.deep.equal(lists);
  });

  it('is nowhere for a page whose language another site speaks for', () => {
    expect(setOf('/fr-fr/autos', 'main')).to.deep.equal([]);
    expect(setOf('/en-ca', 'france')).to.deep.equal([]);
    expect(isSpokenForElsewhere('/fr-fr/autos', siteOf('main'), demoSites)).to.be.true;
    expect(isSpokenForElsewhere('/fr-fr/autos', siteOf('main'), [siteOf('main')]), 'without a site of France').to.be.false;
    expect(isSpokenForElsewhere('/fr-fr/autos?Make=ram', siteOf('main'), demoSites)).to.be.false;
    expect(isSpokenForElsewhere('/fr-ca/autos', siteOf('media'), demoSites)).to.be.false;
  });

  it("is on its own site for what other markets may not have, and on every partner's", () => {
    expect(setOf('/en-ca/cars?Make=ram', 'main')).to.deep.equal([
      'en-CA main /en-ca/cars?Make=ram',
      'fr-CA main /fr-ca/autos?Make=ram',
      'fr-FR main /fr-fr/autos?Make=ram',
      'es-ES main /es-es/carros?Make=ram',
      'es-CO main /es-co/carros?Make=ram',
      'x-default main /en-ca/cars?Make=ram',
    ]);
    expect(setOf('/fr-ca/autos', 'media')).to.deep.equal([
      'en-CA media /en-ca/cars',
      'fr-CA media /fr-ca/autos',
      'x-default media /en-ca/cars',
    ]);
    expect(setOf('/fr-fr/auto-a-vendre/toyota/rav4/2019-7', 'france')).to.include(
      'en-CA france /en-ca/car-for-sale/toyota/rav4/2019-7',
    );
  });

  it('is nothing on a site of one language, and of what is no page', () => {
    const alone = aSite({ key: 'alone', main: false, languages: [2], defaultLanguage: 2 });
    expect(alternatesOf('/fr-ca/autos', alone, [...demoSites, alone])).to.deep.equal([]);
    expect(setOf('/nowhere', 'main')).to.deep.equal([]);
    expect(setOf('/', 'main')).to.deep.equal([]);
  });

  it('is for other readers the Canadian site’s first, in its own first language', () => {
    const france = aSite({ key: 'fr', country: 'FR', languages: [3, 4], defaultLanguage: 3 });
    const canada = aSite({ key: 'ca', languages: [1, 2], defaultLanguage: 2 });
    const others = (...sites: readonly Site[]) =>
      alternatesOf(pathOf('Public_Cars', sites[0]!.defaultLanguage, []), sites[0]!, sites)
        .filter(({ hreflang }) => hreflang === 'x-default')
        .map(({ site, path }) => `${site.key} ${path}`);
    expect(others(france, canada)).to.deep.equal(['ca /fr-ca/autos']);
    expect(others(france)).to.deep.equal(['fr /fr-fr/autos']);
    expect(isSpokenForElsewhere('/nowhere', france, [france, canada])).to.be.false;
    expect(isSpokenForElsewhere('/', france, [france, canada])).to.be.false;
  });

  it("is the other main site's where the language's own market has none", () => {
    const canada = [siteOf('main')];
    expect(setOf('/fr-fr/autos', 'main', canada)).to.include('fr-FR main /fr-fr/autos');
  });

  it('names every page of the demo sites as that page names them', () => expectReciprocal(demoSites));

  it('does so whatever sites an operator makes', () => {
    const site = fc.record({
      country: fc.constantFrom('CA' as const, 'FR' as const),
      main: fc.boolean(),
      languages: fc.subarray([...LANGUAGE_IDS], { minLength: 1 }),
    });
    fc.assert(
      fc.property(fc.array(site, { minLength: 1, maxLength: 4 }), (sites) => {
        expectReciprocal(
          sites.map((each, index) => aSite({ ...each, key: `site-${String(index)}`, defaultLanguage: each.languages[0] ?? 1 })),
        );
      }),
      { numRuns: 10 },
    );
  });
});
