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

const page = (...words: PathWords): PagePath => ({ words, segments: [0, 0] });
const catalogue = (...words: PathWords): PagePath => ({ words, segments: [0, 4] });
/** The dealer's name with his number; without it, the dealer stands in the query or the visitor is sent to the directory. */
const dealer = (...words: PathWords): PagePath => ({ words, segments: [0, 1] });
const listing = (...words: PathWords): PagePath => ({ words, segments: [3, 3] });

export const PAGE_PATHS = {
  Public_Index: page('', '', '', '', ''),

  Public_Cars: page('cars', 'autos', 'autos', 'carros', 'carros'),
  Public_Cars2: page('cars-2', 'autos-2', 'autos-2', 'carros-2', 'carros-2'),
  Public_Cars3: page('cars-3', 'autos-3', 'autos-3', 'carros-3', 'carros-3'),
  Public_Recreative: page('recreative', 'recreatif', 'recreatif', 'recreativo', 'recreativo'),
  Public_Recreative2: page('recreative-2', 'recreatif-2', 'recreatif-2', 'recreativo-2', 'recreativo-2'),
  Public_Recreative3: page('recreative-3', 'recreatif-3', 'recreatif-3', 'recreativo-3', 'recreativo-3'),

  Public_Car: listing('car-for-sale', 'auto-a-vendre', 'auto-a-vendre', 'coche-en-venta', 'coche-en-venta'),
  Public_CarPartial: listing('car-for-sale/p', 'auto-a-vendre/p', 'auto-a-vendre/p', 'coche-en-venta/p', 'coche-en-venta/p'),
  Public_CarRegular: listing('car-for-sale/r', 'auto-a-vendre/r', 'auto-a-vendre/r', 'coche-en-venta/r', 'coche-en-venta/r'),
  Public_CarBridge: listing('car-for-sale/b', 'auto-a-vendre/b', 'auto-a-vendre/b', 'coche-en-venta/b', 'coche-en-venta/b'),
  Public_Recreational: listing(
    'recreative-for-sale',
    'recreatif-a-vendre',
    'recreatif-a-vendre',
    'recreativo-en-venta',
    'recreativo-en-venta',
  ),
  Public_RecreationalPartial: listing(
    'recreative-for-sale/p',
    'recreatif-a-vendre/p',
    'recreatif-a-vendre/p',
    'recreativo-en-venta/p',
    'recreativo-en-venta/p',
  ),
  Public_RecreationalRegular: listing(
    'recreative-for-sale/r',
    'recreatif-a-vendre/r',
    'recreatif-a-vendre/r',
    'recreativo-en-venta/r',
    'recreativo-en-venta/r',
  ),
  Public_RecreationalBridge: listing(
    'recreative-for-sale/b',
    'recreatif-a-vendre/b',
    'recreatif-a-vendre/b',
    'recreativo-en-venta/b',
    'recreativo-en-venta/b',
  ),

  Public_Directory: page('directory', 'repertoire', 'annuaire', 'directorio', 'directorio'),
  Public_Favorites: page('favorites', 'favoris', 'favoris', 'favoritos', 'favoritos'),
  Public_Compare: page('compare', 'comparer', 'comparer', 'comparar', 'comparar'),
  Public_Financing: page('financing', 'financement', 'financement', 'financiacion', 'financiacion'),
  Public_DealerInventory: dealer(
    'dealer-inventory',
    'inventaire-du-concessionnaire',
    'stock-du-concessionnaire',
    'stock-del-concesionario',
    'inventario-del-concesionario',
  ),
  Public_DealerInventoryMap: dealer(
    'dealer-inventory-map',
    'carte-des-concessionnaires',
    'carte-des-concessionnaires',
    'mapa-de-concesionarios',
    'mapa-de-concesionarios',
  ),
  Public_BuyOnline: page('buy-online', 'acheter-en-ligne', 'acheter-en-ligne', 'comprar-online', 'comprar-en-linea'),
  Public_SellTrade: page('sell-trade', 'vendre-echanger', 'vendre-faire-reprendre', 'vender-cambiar', 'vender-permutar'),
  Public_Shopibot: page('shopibot', 'shopibot', 'shopibot', 'shopibot', 'shopibot'),
  Public_HowItWorks: page('how-it-works', 'comment-ca-marche', 'comment-ca-marche', 'como-funciona', 'como-funciona'),
  Public_About: page('about', 'a-propos', 'a-propos', 'quienes-somos', 'quienes-somos'),
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
  Public_Terms: page(
    'terms-and-conditions',
    'termes-et-conditions',
    'termes-et-conditions',
    'terminos-y-condiciones',
    'terminos-y-condiciones',
  ),
  Public_Privacy: page(
    'privacy-policy',
    'politique-de-confidentialite',
    'politique-de-confidentialite',
    'politica-de-confidencialidad',
    'politica-de-confidencialidad',
  ),
  Public_Publicity: page('publicity', 'publicite', 'publicite', 'publicidad', 'publicidad'),
  Public_DealerServices: page(
    'dealer-services',
    'services-aux-concessionnaires',
    'services-aux-concessionnaires',
    'servicios-para-concesionarios',
    'servicios-para-concesionarios',
  ),
  Public_Ranking: page('ranking', 'classement', 'classement', 'orden-de-resultados', 'orden-de-resultados'),
  Public_Accessibility: page('accessibility', 'accessibilite', 'accessibilite', 'accesibilidad', 'accesibilidad'),
  // 'Crédits' and 'créditos' would be taken for loans.
  Public_Credits: page('credits', 'sources-et-licences', 'sources-et-licences', 'fuentes-y-licencias', 'fuentes-y-licencias'),

  Showroom_Index: catalogue('showroom', 'salle-d-exposition', 'salle-d-exposition', 'sala-de-exposicion', 'sala-de-exposicion'),

  // Every name after /specs is a make, so its other pages stand beside it.
  Specs_Index: catalogue('specs', 'specs', 'specs', 'specs', 'specs'),
  Specs_Search: page('specs-search', 'specs-recherche', 'specs-recherche', 'specs-busqueda', 'specs-busqueda'),
  Specs_Details: page('specs-details', 'specs-details', 'specs-details', 'specs-detalles', 'specs-detalles'),
  Specs_TechnicalSheet: page(
    'specs-technical-sheet',
    'specs-fiche-technique',
    'specs-fiche-technique',
    'specs-ficha-tecnica',
    'specs-ficha-tecnica',
  ),
  Specs_Compare: page('specs-compare', 'specs-comparer', 'specs-comparer', 'specs-comparar', 'specs-comparar'),
} as const satisfies Readonly<Record<string, PagePath>>;
