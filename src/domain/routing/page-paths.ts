/**
 * Every page by its code, with the words of its path after the language. Paths of the specification (section 2) are to the letter.
 * The only list of pages: their codes come from it.
 */

/** In the order of the language ids. */
type PathWords = readonly [enCA: string, frCA: string, frFR: string, esES: string, esCO: string];

export interface PagePath {
  readonly words: PathWords;
  /** How many variable segments may follow: least and most. */
  readonly segments: readonly [least: number, most: number];
}

/** English, French and Spanish words; or a word for each language, where the countries of a language differ. */
type Words = readonly [en: string, fr: string, es: string] | PathWords;

const inEachLanguage = (words: Words): PathWords => {
  if (words.length === 5) return words;
  const [en, fr, es] = words;
  return [en, fr, fr, es, es];
};

const page = (...words: Words): PagePath => ({ words: inEachLanguage(words), segments: [0, 0] });
const catalogue = (...words: Words): PagePath => ({ words: inEachLanguage(words), segments: [0, 4] });
/** The dealer's name with their number; without it, the dealer is in the query, or the visitor is sent to the directory. */
const dealer = (...words: Words): PagePath => ({ words: inEachLanguage(words), segments: [0, 1] });

type ListingWords = readonly [en: string, fr: string, es: string];
const CAR: ListingWords = ['car-for-sale', 'auto-a-vendre', 'coche-en-venta'];
const RECREATIONAL: ListingWords = ['recreative-for-sale', 'recreatif-a-vendre', 'recreativo-en-venta'];

/** @param kind of listing: the last part of the fixed path */
const listing = ([en, fr, es]: ListingWords, kind: '' | '/p' | '/r' | '/b' = ''): PagePath => ({
  words: [en + kind, fr + kind, fr + kind, es + kind, es + kind],
  segments: [3, 3],
});

export const PAGE_PATHS = {
  Public_Index: page('', '', ''),

  Public_Cars: page('cars', 'autos', 'carros'),
  Public_Cars2: page('cars-2', 'autos-2', 'carros-2'),
  Public_Cars3: page('cars-3', 'autos-3', 'carros-3'),
  Public_Recreative: page('recreative', 'recreatif', 'recreativo'),
  Public_Recreative2: page('recreative-2', 'recreatif-2', 'recreativo-2'),
  Public_Recreative3: page('recreative-3', 'recreatif-3', 'recreativo-3'),

  Public_Car: listing(CAR),
  Public_CarPartial: listing(CAR, '/p'),
  Public_CarRegular: listing(CAR, '/r'),
  Public_CarBridge: listing(CAR, '/b'),
  Public_Recreational: listing(RECREATIONAL),
  Public_RecreationalPartial: listing(RECREATIONAL, '/p'),
  Public_RecreationalRegular: listing(RECREATIONAL, '/r'),
  Public_RecreationalBridge: listing(RECREATIONAL, '/b'),

  Public_Directory: page('directory', 'repertoire', 'annuaire', 'directorio', 'directorio'),
  Public_Favorites: page('favorites', 'favoris', 'favoritos'),
  Public_Compare: page('compare', 'comparer', 'comparar'),
  Public_Financing: page('financing', 'financement', 'financiacion'),
  Public_DealerInventory: dealer(
    'dealer-inventory',
    'inventaire-du-concessionnaire',
    'stock-du-concessionnaire',
    'stock-del-concesionario',
    'inventario-del-concesionario',
  ),
  Public_DealerInventoryMap: dealer('dealer-inventory-map', 'carte-des-concessionnaires', 'mapa-de-concesionarios'),
  Public_BuyOnline: page('buy-online', 'acheter-en-ligne', 'acheter-en-ligne', 'comprar-online', 'comprar-en-linea'),
  Public_SellTrade: page('sell-trade', 'vendre-echanger', 'vendre-faire-reprendre', 'vender-cambiar', 'vender-permutar'),
  Public_Shopibot: page('shopibot', 'shopibot', 'shopibot'),
  Public_HowItWorks: page('how-it-works', 'comment-ca-marche', 'como-funciona'),
  Public_About: page('about', 'a-propos', 'quienes-somos'),
  Public_SignIn: page('sign-in', 'ouvrir-une-session', 'connexion', 'iniciar-sesion', 'iniciar-sesion'),
  Public_Support: page('support', 'soutien', 'assistance', 'ayuda', 'soporte'),
  Public_Contact: page('contact', 'nous-joindre', 'contact', 'contacto', 'contactenos'),
  // Reached from a mail, with its token in the query.
  Public_AvailabilityAlert: page(
    'availability-alert',
    'alerte-de-disponibilite',
    'alerte-de-disponibilite',
    'aviso-de-disponibilidad',
    'alerta-de-disponibilidad',
  ),
  Public_Terms: page('terms-and-conditions', 'termes-et-conditions', 'terminos-y-condiciones'),
  Public_Privacy: page('privacy-policy', 'politique-de-confidentialite', 'politica-de-confidencialidad'),
  Public_Publicity: page('publicity', 'publicite', 'publicidad'),
  Public_DealerServices: page('dealer-services', 'services-aux-concessionnaires', 'servicios-para-concesionarios'),
  Public_Ranking: page('ranking', 'classement', 'orden-de-resultados'),
  Public_Accessibility: page('accessibility', 'accessibilite', 'accesibilidad'),
  // 'Crédits' and 'créditos' would be taken for loans.
  Public_Credits: page('credits', 'sources-et-licences', 'fuentes-y-licencias'),

  Showroom_Index: catalogue('showroom', 'salle-d-exposition', 'sala-de-exposicion'),

  // Every name after /specs is a make, so its other pages stand beside it.
  Specs_Index: catalogue('specs', 'specs', 'specs'),
  Specs_Search: page('specs-search', 'specs-recherche', 'specs-busqueda'),
  Specs_Details: page('specs-details', 'specs-details', 'specs-detalles'),
  Specs_TechnicalSheet: page('specs-technical-sheet', 'specs-fiche-technique', 'specs-ficha-tecnica'),
  Specs_Compare: page('specs-compare', 'specs-comparer', 'specs-comparar'),
} as const satisfies Readonly<Record<string, PagePath>>;
