import { expect } from 'chai';
import fc from 'fast-check';
import { LANGUAGE_IDS, type LanguageId } from '../../../../src/domain/language/language.ts';
import { codePath, indexPaths, pathOf, resolvePath } from '../../../../src/domain/routing/path-table.ts';
import { PAGE_CODES, pageCode, type PageCode } from '../../../../src/domain/routing/section-page.ts';

/** Every path up to its variable segments: code, then English, French of Canada and of France, Spanish of Spain and of Colombia. */
const EVERY_PATH = `
  Public_Index /en-ca /fr-ca /fr-fr /es-es /es-co
  Public_Cars /en-ca/cars /fr-ca/autos /fr-fr/autos /es-es/carros /es-co/carros
  Public_Cars2 /en-ca/cars-2 /fr-ca/autos-2 /fr-fr/autos-2 /es-es/carros-2 /es-co/carros-2
  Public_Cars3 /en-ca/cars-3 /fr-ca/autos-3 /fr-fr/autos-3 /es-es/carros-3 /es-co/carros-3
  Public_Recreative /en-ca/recreative /fr-ca/recreatif /fr-fr/recreatif /es-es/recreativo /es-co/recreativo
  Public_Recreative2 /en-ca/recreative-2 /fr-ca/recreatif-2 /fr-fr/recreatif-2 /es-es/recreativo-2 /es-co/recreativo-2
  Public_Recreative3 /en-ca/recreative-3 /fr-ca/recreatif-3 /fr-fr/recreatif-3 /es-es/recreativo-3 /es-co/recreativo-3
  Public_Car /en-ca/car-for-sale /fr-ca/auto-a-vendre /fr-fr/auto-a-vendre /es-es/coche-en-venta /es-co/coche-en-venta
  Public_CarPartial /en-ca/car-for-sale/p /fr-ca/auto-a-vendre/p /fr-fr/auto-a-vendre/p /es-es/coche-en-venta/p /es-co/coche-en-venta/p
  Public_CarRegular /en-ca/car-for-sale/r /fr-ca/auto-a-vendre/r /fr-fr/auto-a-vendre/r /es-es/coche-en-venta/r /es-co/coche-en-venta/r
  Public_CarBridge /en-ca/car-for-sale/b /fr-ca/auto-a-vendre/b /fr-fr/auto-a-vendre/b /es-es/coche-en-venta/b /es-co/coche-en-venta/b
  Public_Recreational /en-ca/recreative-for-sale /fr-ca/recreatif-a-vendre /fr-fr/recreatif-a-vendre /es-es/recreativo-en-venta /es-co/recreativo-en-venta
  Public_RecreationalPartial /en-ca/recreative-for-sale/p /fr-ca/recreatif-a-vendre/p /fr-fr/recreatif-a-vendre/p /es-es/recreativo-en-venta/p /es-co/recreativo-en-venta/p
  Public_RecreationalRegular /en-ca/recreative-for-sale/r /fr-ca/recreatif-a-vendre/r /fr-fr/recreatif-a-vendre/r /es-es/recreativo-en-venta/r /es-co/recreativo-en-venta/r
  Public_RecreationalBridge /en-ca/recreative-for-sale/b /fr-ca/recreatif-a-vendre/b /fr-fr/recreatif-a-vendre/b /es-es/recreativo-en-venta/b /es-co/recreativo-en-venta/b
  Public_Directory /en-ca/directory /fr-ca/repertoire /fr-fr/annuaire /es-es/directorio /es-co/directorio
  Public_Favorites /en-ca/favorites /fr-ca/favoris /fr-fr/favoris /es-es/favoritos /es-co/favoritos
  Public_Compare /en-ca/compare /fr-ca/comparer /fr-fr/comparer /es-es/comparar /es-co/comparar
  Public_Financing /en-ca/financing /fr-ca/financement /fr-fr/financement /es-es/financiacion /es-co/financiacion
  Public_DealerInventory /en-ca/dealer-inventory /fr-ca/inventaire-du-concessionnaire /fr-fr/stock-du-concessionnaire /es-es/stock-del-concesionario /es-co/inventario-del-concesionario
  Public_DealerInventoryMap /en-ca/dealer-inventory-map /fr-ca/carte-des-concessionnaires /fr-fr/carte-des-concessionnaires /es-es/mapa-de-concesionarios /es-co/mapa-de-concesionarios
  Public_BuyOnline /en-ca/buy-online /fr-ca/acheter-en-ligne /fr-fr/acheter-en-ligne /es-es/comprar-online /es-co/comprar-en-linea
  Public_SellTrade /en-ca/sell-trade /fr-ca/vendre-echanger /fr-fr/vendre-faire-reprendre /es-es/vender-cambiar /es-co/vender-permutar
  Public_Shopibot /en-ca/shopibot /fr-ca/shopibot /fr-fr/shopibot /es-es/shopibot /es-co/shopibot
  Public_HowItWorks /en-ca/how-it-works /fr-ca/comment-ca-marche /fr-fr/comment-ca-marche /es-es/como-funciona /es-co/como-funciona
  Public_About /en-ca/about /fr-ca/a-propos /fr-fr/a-propos /es-es/quienes-somos /es-co/quienes-somos
  Public_SignIn /en-ca/sign-in /fr-ca/ouvrir-une-session /fr-fr/connexion /es-es/iniciar-sesion /es-co/iniciar-sesion
  Public_Support /en-ca/support /fr-ca/soutien /fr-fr/assistance /es-es/ayuda /es-co/soporte
  Public_Contact /en-ca/contact /fr-ca/nous-joindre /fr-fr/contact /es-es/contacto /es-co/contactenos
  Public_AvailabilityAlert /en-ca/availability-alert /fr-ca/alerte-de-disponibilite /fr-fr/alerte-de-disponibilite /es-es/aviso-de-disponibilidad /es-co/alerta-de-disponibilidad
  Public_Terms /en-ca/terms-and-conditions /fr-ca/termes-et-conditions /fr-fr/termes-et-conditions /es-es/terminos-y-condiciones /es-co/terminos-y-condiciones
  Public_Privacy /en-ca/privacy-policy /fr-ca/politique-de-confidentialite /fr-fr/politique-de-confidentialite /es-es/politica-de-confidencialidad /es-co/politica-de-confidencialidad
  Public_Publicity /en-ca/publicity /fr-ca/publicite /fr-fr/publicite /es-es/publicidad /es-co/publicidad
  Public_DealerServices /en-ca/dealer-services /fr-ca/services-aux-concessionnaires /fr-fr/services-aux-concessionnaires /es-es/servicios-para-concesionarios /es-co/servicios-para-concesionarios
  Public_Ranking /en-ca/ranking /fr-ca/classement /fr-fr/classement /es-es/orden-de-resultados /es-co/orden-de-resultados
  Public_Accessibility /en-ca/accessibility /fr-ca/accessibilite /fr-fr/accessibilite /es-es/accesibilidad /es-co/accesibilidad
  Public_Credits /en-ca/credits /fr-ca/sources-et-licences /fr-fr/sources-et-licences /es-es/fuentes-y-licencias /es-co/fuentes-y-licencias
  Showroom_Index /en-ca/showroom /fr-ca/salle-d-exposition /fr-fr/salle-d-exposition /es-es/sala-de-exposicion /es-co/sala-de-exposicion
  Specs_Index /en/specs /fr/specs /fr-fr/specs /es-es/specs /es-co/specs
  Specs_Search /en/specs-search /fr/specs-recherche /fr-fr/specs-recherche /es-es/specs-busqueda /es-co/specs-busqueda
  Specs_Details /en/specs-details /fr/specs-details /fr-fr/specs-details /es-es/specs-detalles /es-co/specs-detalles
  Specs_TechnicalSheet /en/specs-technical-sheet /fr/specs-fiche-technique /fr-fr/specs-fiche-technique /es-es/specs-ficha-tecnica /es-co/specs-ficha-tecnica
  Specs_Compare /en/specs-compare /fr/specs-comparer /fr-fr/specs-comparer /es-es/specs-comparar /es-co/specs-comparar
`;

const rows = EVERY_PATH.trim()
  .split('\n')
  .map((line) => line.trim().split(' '));

const SEGMENTS: Readonly<Partial<Record<PageCode, readonly number[]>>> = {
  Public_Car: [3],
  Public_CarPartial: [3],
  Public_CarRegular: [3],
  Public_CarBridge: [3],
  Public_Recreational: [3],
  Public_RecreationalPartial: [3],
  Public_RecreationalRegular: [3],
  Public_RecreationalBridge: [3],
  Public_DealerInventory: [0, 1],
  Public_DealerInventoryMap: [0, 1],
  Showroom_Index: [0, 1, 2, 3, 4],
  Specs_Index: [0, 1, 2, 3, 4],
};

const aSegment = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .filter((text) => !/^\.{1,2}$|\p{Control}/u.test(text));

describe('the paths of the product', () => {
  it('are these, for every page in every language', () => {
    const paths = PAGE_CODES.map((code) => [code, ...LANGUAGE_IDS.map((id) => codePath(code, id))].join(' '));
    expect(paths).to.deep.equal(rows.map((row) => row.join(' ')));
  });

  it('are all found again, with as many segments as the page takes and no others', () => {
    for (const code of PAGE_CODES) {
      const taken = SEGMENTS[code] ?? [0];
      for (const languageId of LANGUAGE_IDS) {
        for (const count of [0, 1, 2, 3, 4, 5]) {
          const segments = ['make', 'model', 'year', 'style', 'more'].slice(0, count);
          const path = [codePath(code, languageId), ...segments].join('/');
          if (taken.includes(count)) {
            expect(pathOf(code, languageId, segments)).to.equal(path);
            expect(resolvePath(path)).to.deep.equal({ kind: 'found', code, languageId, segments });
          } else {
            expect(() => pathOf(code, languageId, segments), path).to.throw(RangeError, code);
            expect(resolvePath(path), path).not.to.deep.include({ code });
          }
        }
      }
    }
  });

  it('lead to one page each', () => {
    expect(new Set(rows.flatMap(([, ...paths]) => paths)).size).to.equal(PAGE_CODES.length * LANGUAGE_IDS.length);
    expect(() => indexPaths([...PAGE_CODES, 'Public_Cars'])).to.throw('Public_Cars and Public_Cars share the path /en-ca/cars');
  });

  it('are named by section and page, which have their defaults', () => {
    expect(codePath(pageCode('Public', 'Cars'), 1)).to.equal('/en-ca/cars');
    expect(codePath(pageCode(), 2)).to.equal('/fr-ca');
  });

  it('give an unknown code back with an exclamation mark', () => {
    expect(codePath('Public_Moon', 1)).to.equal('Public_Moon!');
    expect(codePath('__proto__', 1)).to.equal('__proto__!');
  });
});

describe('a request for a path', () => {
  it('without a language is for home, in the language of the visitor', () => {
    expect(resolvePath('/')).to.deep.equal({ kind: 'found', code: 'Public_Index', languageId: null, segments: [] });
  });

  it('finds a listing under its short address and its three variants', () => {
    const segments = ['toyota', 'rav4', '2019-hybrid-xle-4471'];
    expect(resolvePath('/fr-ca/auto-a-vendre/toyota/rav4/2019-hybrid-xle-4471')).to.deep.equal({
      kind: 'found',
      code: 'Public_Car',
      languageId: 2,
      segments,
    });
    expect(resolvePath('/es-co/recreativo-en-venta/b/toyota/rav4/2019-hybrid-xle-4471')).to.deep.equal({
      kind: 'found',
      code: 'Public_RecreationalBridge',
      languageId: 5,
      segments,
    });
    expect(resolvePath('/en-ca/car-for-sale/p/rav4/2019-4471')).to.deep.include({
      code: 'Public_Car',
      segments: ['p', 'rav4', '2019-4471'],
    });
  });

  it('in the wrong case is sent to its own path, the segments kept as they are', () => {
    expect(resolvePath('/EN-CA/Cars')).to.deep.equal({ kind: 'redirect', path: '/en-ca/cars' });
    expect(resolvePath('/fr-ca/Salle-D-Exposition/BMW/S%C3%A9rie%203')).to.deep.equal({
      kind: 'redirect',
      path: '/fr-ca/salle-d-exposition/BMW/S%C3%A9rie%203',
    });
  });

  it('with a slash at the end or needless encoding is sent to its own path', () => {
    expect(resolvePath('/en-ca/')).to.deep.equal({ kind: 'redirect', path: '/en-ca' });
    expect(resolvePath('/en-ca/cars/')).to.deep.equal({ kind: 'redirect', path: '/en-ca/cars' });
    expect(resolvePath('/en-ca/c%61rs')).to.deep.equal({ kind: 'redirect', path: '/en-ca/cars' });
  });

  it('has its segments decoded', () => {
    expect(resolvePath('/en-ca/showroom/Citro%C3%ABn/a%2Fb%3Fc')).to.deep.include({ segments: ['Citroën', 'a/b?c'] });
  });

  for (const path of [
    '',
    'en-ca',
    'en-ca/cars',
    '//',
    '///',
    '//evil.example',
    '//evil.example/',
    '/\\evil.example',
    '//en-ca/cars',
    '/en-ca//cars',
    '/en-ca/cars//',
    '/https://evil.example',
    '/en-ca/showroom/%',
    '/en-ca/showroom/%E0%A4%A',
    '/en-ca/showroom/%00',
    '/en-ca/showroom/..',
    '/en-ca/showroom/%2e%2e/x',
    '/en-ca/showroom/a/b/c/d/e',
    '/en-ca/car-for-sale',
    '/en-ca/car-for-sale/a/b',
    '/en-ca/car-for-sale/x/a/b/c',
    '/en-ca/cars/more',
    '/en-ca/autos',
    '/en-us/cars',
    '/en',
    '/fr',
    '/en-ca/specs',
    '/cars',
    '/constructor',
    '/__proto__/cars',
    `/${'a/'.repeat(100_000)}`,
    `/en-ca/${'a'.repeat(1_000_000)}`,
  ]) {
    it(`finds nothing at "${path.slice(0, 40)}"`, () => {
      expect(resolvePath(path)).to.deep.equal({ kind: 'none' });
    });
  }

  it('is only ever sent to a page of the same host, and from there nowhere else', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '..',
      'EN-CA',
      'en-ca',
      'Cars',
      'showroom',
      '%2F',
      '%5C',
      'evil.example',
      '%',
      '@',
      '#',
      '?',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 10 }), (pieces) => {
        const resolved = resolvePath(pieces.join(''));
        if (resolved.kind !== 'redirect') return;
        expect(new URL(resolved.path, 'https://site.example').host).to.equal('site.example');
        expect(resolvePath(resolved.path)).to.include({ kind: 'found' });
      }),
      { numRuns: 2000 },
    );
  });

  it('finds the page and the segments that a path was made of', () => {
    const anyPlace = fc.constantFrom(...PAGE_CODES).chain((code) =>
      fc.record({
        code: fc.constant(code),
        languageId: fc.constantFrom<LanguageId>(...LANGUAGE_IDS),
        segments: fc.constantFrom(...(SEGMENTS[code] ?? [0])).chain((n) => fc.array(aSegment, { minLength: n, maxLength: n })),
      }),
    );
    fc.assert(
      fc.property(anyPlace, ({ code, languageId, segments }) => {
        expect(resolvePath(pathOf(code, languageId, segments))).to.deep.equal({ kind: 'found', code, languageId, segments });
      }),
      { numRuns: 500 },
    );
  });

  it('is not made of segments that a browser would drop', () => {
    for (const segment of ['', '.', '..', '\n']) {
      expect(() => pathOf('Showroom_Index', 1, [segment])).to.throw(RangeError, 'Showroom_Index does not take the segments');
    }
  });

  it('is made even of a lone surrogate', () => {
    expect(pathOf('Showroom_Index', 1, ['\ud800'])).to.equal('/en-ca/showroom/%EF%BF%BD');
  });
});
