/**
 * What visitors call the values of the closed sets, beside the labels that the pages show: English, French, Spanish. Case,
 * accents, hyphens and a plural 's' do not matter. A word after '~' has another meaning elsewhere and counts only in a sentence of
 * its own language.
 */
import type { Body, Colour, Condition, Drivetrain, Fuel, Transmission, VehicleType } from '../../vehicle/attributes.ts';
import type { Choice } from '../senses.ts';

export type ThreeTongues = readonly [en: string, fr: string, es: string];
type Terms<Code extends string> = Readonly<Partial<Record<Code, ThreeTongues>>>;

const TYPES: Terms<VehicleType> = {
  car: ['~car, automobile', 'voiture, auto, bagnole, automobile, ~char, ~caisse', 'coche, carro, auto, automóvil, automóviles'],
  motorcycle: ['motorcycle, motorbike', 'moto, motocyclette', 'moto, motocicleta'],
  boat: ['boat, powerboat', 'bateau, bateaux', 'barco, embarcación, embarcaciones'],
  recreational: [
    'rv, recreational vehicle',
    'vr, véhicule récréatif, véhicule de loisirs, véhicules de loisirs',
    'vehículo recreativo, vehículo de ocio, vehículos de ocio',
  ],
  heavy: ['heavy vehicle', 'véhicule lourd, poids lourd', 'vehículo pesado, vehículo industrial, vehículos industriales'],
};

const BODIES: Terms<Body> = {
  sedan: ['sedan, saloon', 'berline, sedan', 'sedán, sedanes, berlina'],
  coupe: ['~coupe', 'coupé', 'coupé, cupé'],
  hatchback: ['hatchback, hatch', 'hatchback, à hayon, bicorps, ~citadine, ~compacte', 'hatchback, ~compacto'],
  wagon: ['wagon, station wagon, ~estate', 'wagon, ~break', 'station wagon, ranchera'],
  convertible: [
    'convertible, cabriolet, roadster',
    'décapotable, cabriolet, cabrio, roadster',
    'descapotable, convertible, cabrio',
  ],
  suv: [
    'suv, crossover, sport utility vehicle, sport utility',
    'vus, suv, multisegment, crossover, véhicule utilitaire sport, utilitaire sport',
    'suv, todoterreno, todo terreno, crossover, campero',
  ],
  truck: [
    'pickup, pick up, pickup truck, pick up truck, ~truck',
    'pickup, pick up',
    'pickup, pick up, picop, ~camioneta de platón, ~camioneta doble cabina',
  ],
  van: ['van, cargo van, panel van', 'fourgon, van, utilitaire léger', 'furgoneta, furgón, furgones, van'],
  minivan: [
    'minivan, mini van, people carrier, mpv',
    'minivan, mini van, mini fourgonnette, monospace',
    'minivan, mini van, monovolumen',
  ],
  scooter: ['scooter, moped', 'scooter, cyclomoteur', 'scooter, ciclomotor, motoneta'],
  atv: ['atv, quad, four wheeler, side by side, utv', 'vtt, quad, côte à côte', 'quad, cuatrimoto'],
  snowmobile: ['snowmobile', 'motoneige, skidoo', 'moto de nieve, motos de nieve'],
  boat: ['motorboat, motor boat', 'bateau à moteur, bateaux à moteur', 'lancha, barco a motor, barco de motor'],
  sailboat: ['sailboat, sailing boat', 'voilier', 'velero'],
  pwc: ['jet ski, jetski, personal watercraft', 'motomarine, jet ski', 'moto de agua, motos de agua, moto acuática'],
  motorhome: ['motorhome, motor home, camper van, campervan', 'camping car, autocaravane, motorisé', 'autocaravana'],
  'travel-trailer': ['travel trailer, caravan', 'roulotte, ~caravane', 'caravana, casa rodante'],
  'fifth-wheel': ['fifth wheel, 5th wheel', 'caravane à sellette, fifth wheel', 'quinta rueda'],
  'truck-camper': ['truck camper', 'campeur de camionnette', ''],
  'heavy-truck': ['heavy truck, semi truck, dump truck', 'camion lourd, tracteur routier', 'camión, camiones, tractocamión'],
  bus: ['bus, buses, school bus, minibus', 'autobus, autocar, minibus', 'autobús, autobuses, minibús, ~bus'],
  trailer: ['trailer, utility trailer', 'remorque', 'remolque'],
};

const CONDITIONS: Terms<Condition> = {
  new: [
    '~new, brand new',
    'neuf, neuve, neufs, flambant neuf',
    'nuevo, nueva, 0 km, cero kilómetros, cero km, 0 kilómetros, km 0',
  ],
  used: [
    'used, pre owned, preowned, second hand, secondhand',
    "d'occasion, occasion, usagé, usagée, seconde main, de seconde main",
    'usado, usada, segunda mano, de segunda mano, de ocasión, ~ocasión, seminuevo, seminueva',
  ],
  demonstrator: ['demo, demonstrator', 'démo, démonstrateur, véhicule de démonstration', 'demo, vehículo de demostración'],
  consignment: ['consignment, on consignment', 'en consignation, consignation, dépôt vente', 'en consignación, consignación'],
  courtesy: [
    'courtesy car, courtesy vehicle',
    'véhicule de courtoisie, voiture de courtoisie',
    'vehículo de cortesía, coche de cortesía',
  ],
  company: [
    'company car, company vehicle',
    "véhicule de société, voiture de société, véhicule d'entreprise, voiture de direction",
    'vehículo de empresa, coche de empresa',
  ],
};

const TRANSMISSIONS: Terms<Transmission> = {
  automatic: [
    'automatic, automatic transmission, auto transmission, auto trans, auto gearbox',
    'automatique, boîte automatique, boîte auto, transmission automatique, bva',
    'automático, automática, caja automática, cambio automático, transmisión automática',
  ],
  manual: [
    '~manual, manual transmission, stick shift, ~stick, manual gearbox, standard transmission, 5 speed manual, 6 speed manual',
    'manuelle, manuel, boîte manuelle, transmission manuelle, transmission standard, boîte mécanique, bvm, bvm5, bvm6',
    '~manual, caja manual, cambio manual, caja mecánica, mecánico, mecánica, transmisión manual, transmisión mecánica',
  ],
  cvt: [
    'cvt, continuously variable',
    'cvt, à variation continue, variation continue',
    'cvt, variador continuo, variable continua',
  ],
  sequential: ['sequential', 'séquentielle', 'secuencial'],
  tiptronic: ['tiptronic', 'tiptronic', 'tiptronic'],
  'dual-clutch': ['dual clutch, dct, dsg, pdk', 'double embrayage, dsg, edc', 'doble embrague, dsg'],
};

const FUELS: Terms<Fuel> = {
  gas: ['~gas, gasoline, petrol, gas engine', 'essence, à essence, au gaz, à gaz', 'gasolina, nafta, bencina'],
  diesel: ['diesel', 'diesel, gazole, mazout', 'diésel, gasoil, gasóleo, acpm'],
  electric: [
    'electric, ev, all electric, fully electric, bev',
    '100 électrique, tout électrique, électrique, véhicule électrique, ve',
    'eléctrico, eléctrica, 100 eléctrico',
  ],
  hybrid: ['hybrid, hev', 'hybride', 'híbrido, híbrida'],
  'hybrid-electric': ['hybrid electric', 'hybride électrique', 'híbrido eléctrico'],
  'plug-in-hybrid': [
    'plug in hybrid, phev, plug in, hybrid plug in',
    'hybride rechargeable, hybride branchable, phev, hybride plug in',
    'híbrido enchufable, híbrida enchufable, phev, enchufable',
  ],
  ethanol: ['ethanol', 'éthanol, superéthanol, e85', 'etanol'],
  flex: ['flex fuel, flexfuel', 'polycarburant, flexfuel, flex fuel', 'combustible flexible'],
  'bi-fuel': ['bi fuel, bifuel', 'bicarburant, bicarburation', 'bicombustible'],
  'natural-gas': ['natural gas, cng', 'gaz naturel, gnv', 'gas natural, gnv, gnc, gas natural vehicular'],
  propane: ['propane, lpg', 'gpl, propane', 'glp, propano'],
  'premium-unleaded': ['premium unleaded, premium gas', 'super sans plomb', 'gasolina extra'],
  hydrogen: ['hydrogen, fuel cell', 'hydrogène, pile à combustible', 'hidrógeno, pila de combustible'],
};

const DRIVETRAINS: Terms<Drivetrain> = {
  fwd: ['fwd, front wheel drive', 'traction avant, ~traction', 'tracción delantera'],
  rwd: ['rwd, rear wheel drive', 'propulsion arrière, ~propulsion', 'tracción trasera, propulsión trasera'],
  awd: [
    'awd, all wheel drive, all wheel',
    'awd, traction intégrale, transmission intégrale, intégrale, quattro, rouage intégral',
    'awd, tracción integral, tracción total',
  ],
  '4wd': [
    '4wd, four wheel drive, 4 wheel drive',
    '4 roues motrices, quatre roues motrices, 4rm',
    'tracción a las cuatro ruedas, tracción a las 4 ruedas, doble tracción, cuatro ruedas motrices',
  ],
  '4x4': ['4x4, 4 x 4, 4×4', '4x4, 4 x 4, 4×4', '4x4, 4 x 4, 4×4'],
  '2wd': ['2wd, two wheel drive', '2 roues motrices, deux roues motrices', 'tracción sencilla, 4x2'],
};

const COLOURS: Terms<Colour> = {
  black: ['black', 'noir, noire', 'negro, negra'],
  white: ['white', 'blanc, blanche', 'blanco, blanca'],
  pearl: ['pearl', 'nacré, nacrée', 'nacarado'],
  silver: ['silver', 'argenté, argentée, gris argent', 'plateado, plateada, color plata, gris plata'],
  grey: ['grey, gray', 'gris, grise', 'gris, grises'],
  charcoal: ['charcoal, dark grey, dark gray', 'anthracite, gris anthracite, gris foncé', 'antracita, gris oscuro'],
  blue: ['blue', 'bleu, bleue', 'azul, azules'],
  'light-blue': ['light blue, sky blue', 'bleu clair, bleu ciel, bleu pâle', 'azul claro, azul celeste'],
  navy: ['navy, navy blue, dark blue', 'bleu marine, bleu foncé, bleu nuit', 'azul marino, azul oscuro'],
  teal: ['teal', 'bleu canard, sarcelle, bleu pétrole', 'azul petróleo'],
  turquoise: ['turquoise', 'turquoise', 'turquesa'],
  red: ['red', 'rouge', 'rojo, roja'],
  burgundy: [
    'burgundy, maroon, dark red',
    '~bourgogne, rouge foncé, rouge bordeaux, couleur bordeaux',
    'vinotinto, granate, rojo oscuro, color burdeos',
  ],
  orange: ['orange', 'orange', 'naranja, anaranjado'],
  yellow: ['yellow', 'jaune', 'amarillo, amarilla'],
  gold: ['~gold, golden', 'doré, dorée, couleur or', 'dorado, dorada'],
  beige: ['beige, ~tan', 'beige', 'beige, beis'],
  cream: ['~cream', 'couleur crème', 'color crema'],
  brown: ['brown', 'brun, brune, marron', 'marrón, marrones, color café'],
  bronze: ['bronze', 'bronze', 'color bronce'],
  copper: ['~copper', 'couleur cuivre', 'color cobre'],
  green: ['green', 'vert, verte', 'verde'],
  'dark-green': ['dark green, forest green', 'vert foncé, vert forêt', 'verde oscuro'],
  purple: ['purple', 'violet, violette, mauve', 'morado, morada, violeta'],
  pink: ['pink', '~rose', 'rosado, rosada, ~rosa'],
  multicolour: ['two tone, multicolour, multicolor', 'deux tons, bicolore, multicolore', 'bicolor, multicolor, dos tonos'],
};

export const ATTRIBUTE_TERMS: Readonly<Record<Choice, Terms<string>>> = {
  types: TYPES,
  bodies: BODIES,
  conditions: CONDITIONS,
  transmissions: TRANSMISSIONS,
  fuels: FUELS,
  drivetrains: DRIVETRAINS,
  colours: COLOURS,
};

/** Words that neighbours of one tongue use for different things, by language id: 2 and 3 French, 4 and 5 Spanish. */
export const REGIONAL_TERMS: Readonly<
  Record<2 | 3 | 4 | 5, readonly (readonly [words: string, field: Choice, codes: readonly string[]])[]>
> = {
  2: [
    ['truck, camion', 'bodies', ['truck', 'heavy-truck']],
    ['usage', 'conditions', ['used']],
    ['standard', 'transmissions', ['manual']],
    ['gaz', 'fuels', ['gas']],
    ['caravane', 'bodies', ['travel-trailer']],
  ],
  3: [['camionnette, fourgonnette, utilitaire', 'bodies', ['van']]],
  4: [['camioneta', 'bodies', ['van', 'truck']]],
  5: [['platón', 'bodies', ['truck']]],
};
