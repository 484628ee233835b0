/** The words that hold a sentence together: joins, negation, places, and those that ask for nothing. */
import type { PhraseTable } from './measure-terms.ts';

export const GRAMMAR_TERMS: PhraseTable = [
  [['between', 'entre', 'entre'], { kind: 'between' }],
  [['to, -, until, till, through, thru', "à, -, jusqu'à, jusqu'en, jusque, ~a", 'a, -, hasta, al'], { kind: 'to' }],
  [['and, &', 'et, &', '~y, ~e, &'], { kind: 'and' }],
  [['~or, nor, /', '~ou, /', '~o, ~u, /'], { kind: 'or' }],
  [
    [
      "not, no, non, without, except, but not, anything but, not a, not an, don't want, do not want, other than, excluding, nothing, no more, avoid",
      "pas, pas de, pas un, pas une, pas d', sans, sauf, excepté, autre que, autre qu'un, tout sauf, mais pas, surtout pas, hormis, aucun, aucune, ni",
      'no, sin, excepto, salvo, menos los, que no sea, que no sean, nada de, pero no, no quiero, tampoco, ningún, ni, todo menos, todos menos, cualquiera menos, cualquier color menos',
    ],
    { kind: 'not' },
  ],
  [
    [
      'near, near to, close to, in the area of, next to',
      "près de, près d', proche de, proche d', pas loin de, dans le coin de, dans la région de, région de, à côté de, aux alentours de, aux environs de, secteur de, alentours de",
      'cerca de, cerca a, cercano a, en la zona de, en la región de, zona de, por la zona de, en los alrededores de, próximo a, junto a',
    ],
    { kind: 'near', doubtful: false },
  ],
  [['in, at, from', '~à, ~au, ~en, ~a, ~aux, ~dans', '~en'], { kind: 'near', doubtful: true }],
  [['around', 'autour de, autour des, autour', 'alrededor de, alrededor'], { kind: 'around' }],
  [
    [
      'near me, close to me, around me, nearby me, near here, near my place, near my location, in my area, close by, close to home, near home, nearby, around here',
      "près de chez moi, proche de chez moi, près d'ici, autour de moi, dans mon coin, pas loin de chez moi, près de moi, autour de chez moi, à côté de chez moi",
      'cerca de mí, cerca de mi casa, cerca de aquí, cerca de casa, por mi zona, en mi zona, cerca de donde estoy, cerca a mí',
    ],
    { kind: 'here' },
  ],
  [
    [
      'for, for my, for the, for a, for our, enough for',
      'pour, pour la, pour le, pour mon, pour ma, pour du, pour une, pour un',
      'para, para la, para el, para mi, para un, para una',
    ],
    { kind: 'purpose' },
  ],
  [
    [
      'a, an, the, i, me, my, we, our, you, your, it, its, is, are, am, be, was, this, that, these, those, some, any, one, ones, with, of, on, by, as, so, just, only, please, pls, thanks, thank, hi, hello, hey, want, wanting, wanted, need, needs, needed, looking, look, search, searching, find, show, buy, buying, get, give, like, would, could, can, should, must, has, have, having, had, do, does, there, which, that has, all, sale, for sale, vehicle, vehicles, something, anything, preferably, ideally, maybe, if, possible, but, s, m, ll, d, t, ve, re, im, id, am looking for, color, colour, painted, fuel, engine, motor, transmission, gearbox, drivetrain, body, style, type, make, model, brand, condition, area, region, city of, town of, listing, listings, available, currency, cad, canadian, or so, ish, old, speed, dealer, dealership, what, who, where, when, how, today, now',
      "un, une, le, la, les, l, des, de, du, d, j, je, m, me, moi, mon, ma, mes, nous, notre, nos, vous, votre, vos, tu, il, elle, on, c, ce, cet, cette, ces, ça, s, se, qu, que, qui, quoi, dont, est, sont, être, suis, serait, avec, en, dans, sur, par, comme, bonjour, salut, allo, merci, svp, stp, s'il vous plaît, s'il te plaît, cherche, recherche, chercher, rechercher, trouver, trouve, trouvez, veux, veut, voudrais, voulons, aimerais, besoin, ai, a, as, avez, avons, ayant, avoir, acheter, achat, voir, montre, montrez, donne, donnez, faut, il faut, il me faut, à vendre, vendre, vente, en vente, véhicule, véhicules, quelque chose, si possible, seulement, uniquement, juste, plutôt, idéalement, préférence, de préférence, peut être, si, mais, donc, bien, tout, tous, toute, toutes, y, n, ne, t, te, couleur, peinture, carburant, moteur, motorisation, transmission, boîte, boîte de vitesses, carrosserie, type, style, genre, marque, modèle, état, région, ville de, la ville de, annonce, annonces, disponible, disponibles, canadien, canadiens, canadiennes, qc, entièrement, ou alors, roule, roulant, quel, quelle, quels, quelles, car, aussi, maintenant, aujourd'hui",
      'un, una, unos, unas, el, la, los, las, lo, de, del, al, yo, me, mi, mis, nos, nuestro, su, tu, se, es, son, ser, sea, sean, este, esta, estos, eso, que, cual, quien, con, en, por, como, hola, buenas, gracias, por favor, busco, buscando, buscar, busca, buscamos, encontrar, quiero, queremos, quisiera, necesito, necesitamos, comprar, compra, ver, muéstrame, enséñame, dame, tener, tenga, tengan, tiene, hay, ando, estoy, tengo, tenemos, está, me gustaría, me interesa, interesado, interesa, en venta, a la venta, venta, vendo, vehículo, vehículos, algo, solo, sólo, solamente, únicamente, preferiblemente, si, sí, pero, tal vez, si es posible, y, color, pintura, combustible, motor, transmisión, caja, cambio, carrocería, tipo, estilo, marca, modelo, estado, región, zona, la ciudad de, ciudad de, anuncio, anuncios, disponible, disponibles, tracción, año, todos, todo, todas, más, muy, también, donde, dónde, cuál, qué, hoy, ahora, le, les, a',
    ],
    { kind: 'filler' },
  ],
];

/** Wishes that are filters of their own. */
export const OTHER_FILTER_TERMS: PhraseTable = [
  [
    [
      'certified, certified pre owned, cpo',
      'certifié, certifiée, certifiés, certifiées',
      'certificado, certificada, certificados, certificadas',
    ],
    { kind: 'flag', flag: 'certified' },
  ],
  [
    [
      'promotion, on promotion, promo, on sale, special offer, special offers, on special',
      'en promotion, promotion, en promo, promo, en solde, en spécial, en rabais',
      'en promoción, promoción, en oferta, oferta, ofertas, rebajado, rebajada, en rebaja',
    ],
    { kind: 'flag', flag: 'promotion' },
  ],
  [
    [
      'buy online, buyable online, online purchase, purchase online, bought online',
      'achat en ligne, acheter en ligne, achetable en ligne, vente en ligne, achat sur internet',
      'compra online, comprar online, compra en línea, comprar en línea, comprar por internet, compra por internet',
    ],
    { kind: 'flag', flag: 'buyOnline' },
  ],
  [
    [
      'inspected, 150 point inspection',
      'inspecté, inspectée, inspection 150 points',
      'inspeccionado, inspeccionada, inspección de 150 puntos',
    ],
    { kind: 'flag', flag: 'inspected' },
  ],
  [['low year', 'année basse', 'año bajo'], { kind: 'special', query: { yearLow: true } }],
  [
    [
      'high mileage',
      'kilométrage élevé, haut kilométrage, fort kilométrage',
      'alto kilometraje, kilometraje alto, mucho kilometraje',
    ],
    { kind: 'special', query: { mileageHigh: true } },
  ],
  [['without price, no price', 'sans prix', 'sin precio'], { kind: 'special', query: { priceNone: true } }],
  [
    ['with price, with a price, price shown', 'avec prix, prix affiché, avec un prix', 'con precio, precio visible'],
    { kind: 'special', query: { priceNone: false } },
  ],
];
