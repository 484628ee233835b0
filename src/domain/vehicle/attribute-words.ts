/** The words of the attribute enumerations, as the trade says them in each country. */
import type { InFiveLanguages } from '../language/in-five-languages.ts';
import type { Body, Colour, Condition, Drivetrain, Fuel, Transmission, VehicleType, WordAttribute } from './attributes.ts';

type Words<Code extends string> = Readonly<Record<Code, InFiveLanguages>>;

const TYPE_WORDS: Words<VehicleType> = {
  car: ['Car', 'Auto', 'Voiture', 'Coche', 'Carro'],
  motorcycle: ['Motorcycle', 'Moto', 'Moto', 'Moto', 'Moto'],
  boat: ['Boat', 'Bateau', 'Bateau', 'Barco', 'Embarcación'],
  recreational: ['Recreational vehicle', 'Véhicule récréatif', 'Véhicule de loisirs', 'Vehículo de ocio', 'Vehículo recreativo'],
  heavy: ['Heavy vehicle', 'Véhicule lourd', 'Poids lourd', 'Vehículo industrial', 'Vehículo pesado'],
};

const BODY_WORDS: Words<Body> = {
  sedan: ['Sedan', 'Berline', 'Berline', 'Berlina', 'Sedán'],
  coupe: ['Coupe', 'Coupé', 'Coupé', 'Coupé', 'Coupé'],
  hatchback: ['Hatchback', 'À hayon', 'Citadine ou compacte', 'Compacto', 'Hatchback'],
  wagon: ['Wagon', 'Familiale', 'Break', 'Familiar', 'Station wagon'],
  convertible: ['Convertible', 'Décapotable', 'Cabriolet', 'Descapotable', 'Convertible'],
  suv: ['SUV', 'VUS', 'SUV', 'Todoterreno (SUV)', 'Camioneta'],
  truck: ['Pickup truck', 'Camionnette', 'Pick-up', 'Pick-up', 'Pickup'],
  van: ['Van', 'Fourgon', 'Fourgon', 'Furgoneta', 'Van'],
  minivan: ['Minivan', 'Fourgonnette', 'Monospace', 'Monovolumen', 'Minivan'],
  motorcycle: ['Motorcycle', 'Moto', 'Moto', 'Moto', 'Moto'],
  scooter: ['Scooter', 'Scooter', 'Scooter', 'Escúter', 'Motoneta'],
  atv: ['ATV', 'VTT', 'Quad', 'Quad', 'Cuatrimoto'],
  snowmobile: ['Snowmobile', 'Motoneige', 'Motoneige', 'Moto de nieve', 'Moto de nieve'],
  boat: ['Motorboat', 'Bateau à moteur', 'Bateau à moteur', 'Barco a motor', 'Lancha'],
  sailboat: ['Sailboat', 'Voilier', 'Voilier', 'Velero', 'Velero'],
  pwc: ['Personal watercraft', 'Motomarine', 'Jet-ski', 'Moto de agua', 'Moto acuática'],
  motorhome: ['Motorhome', 'Autocaravane', 'Camping-car', 'Autocaravana', 'Casa rodante motorizada'],
  'travel-trailer': ['Travel trailer', 'Roulotte', 'Caravane', 'Caravana', 'Casa rodante'],
  'fifth-wheel': [
    'Fifth wheel',
    'Caravane à sellette',
    'Caravane à sellette',
    'Caravana de quinta rueda',
    'Casa rodante de quinta rueda',
  ],
  'truck-camper': ['Truck camper', 'Caravane portée', 'Cellule amovible', 'Célula camper', 'Camper para platón'],
  'heavy-truck': ['Heavy truck', 'Camion lourd', 'Camion', 'Camión', 'Camión'],
  bus: ['Bus', 'Autobus', 'Autobus', 'Autobús', 'Bus'],
  trailer: ['Trailer', 'Remorque', 'Remorque', 'Remolque', 'Remolque'],
  other: ['Other', 'Autre', 'Autre', 'Otra', 'Otra'],
};

const CONDITION_WORDS: Words<Condition> = {
  new: ['New', 'Neuf', 'Neuf', 'Nuevo', 'Nuevo'],
  used: ['Used', 'D’occasion', 'D’occasion', 'De segunda mano', 'Usado'],
  demonstrator: [
    'Demonstrator',
    'Démonstrateur',
    'Véhicule de démonstration',
    'Vehículo de demostración',
    'Vehículo de demostración',
  ],
  consignment: ['Consignment', 'En consignation', 'En dépôt-vente', 'En depósito', 'En consignación'],
  courtesy: [
    'Courtesy vehicle',
    'Véhicule de courtoisie',
    'Véhicule de courtoisie',
    'Vehículo de cortesía',
    'Vehículo de cortesía',
  ],
  company: ['Company vehicle', 'Véhicule d’entreprise', 'Véhicule de société', 'Vehículo de empresa', 'Vehículo de empresa'],
};

/** French, and Spanish in Colombia, speak of the gearbox; Spanish in Spain of the gear change. */
const TRANSMISSION_WORDS: Words<Transmission> = {
  automatic: ['Automatic', 'Automatique', 'Automatique', 'Automático', 'Automática'],
  manual: ['Manual', 'Manuelle', 'Manuelle', 'Manual', 'Mecánica'],
  cvt: [
    'Continuously variable (CVT)',
    'À variation continue (CVT)',
    'À variation continue (CVT)',
    'Variador continuo (CVT)',
    'Variable continua (CVT)',
  ],
  sequential: ['Sequential', 'Séquentielle', 'Séquentielle', 'Secuencial', 'Secuencial'],
  tiptronic: ['Tiptronic', 'Tiptronic', 'Tiptronic', 'Tiptronic', 'Tiptronic'],
  'dual-clutch': ['Dual-clutch', 'À double embrayage', 'À double embrayage', 'De doble embrague', 'De doble embrague'],
  other: ['Other', 'Autre', 'Autre', 'Otro', 'Otra'],
};

const FUEL_WORDS: Words<Fuel> = {
  gas: ['Gasoline', 'Essence', 'Essence', 'Gasolina', 'Gasolina'],
  diesel: ['Diesel', 'Diesel', 'Diesel', 'Diésel', 'Diésel'],
  electric: ['Electric', 'Électrique', 'Électrique', 'Eléctrico', 'Eléctrico'],
  hybrid: ['Hybrid', 'Hybride', 'Hybride', 'Híbrido', 'Híbrido'],
  'hybrid-electric': ['Hybrid electric', 'Hybride électrique', 'Hybride électrique', 'Híbrido eléctrico', 'Híbrido eléctrico'],
  'plug-in-hybrid': [
    'Plug-in hybrid',
    'Hybride rechargeable',
    'Hybride rechargeable',
    'Híbrido enchufable',
    'Híbrido enchufable',
  ],
  ethanol: ['Ethanol', 'Éthanol', 'Éthanol', 'Etanol', 'Etanol'],
  flex: ['Flex-fuel', 'Polycarburant', 'Flex-fuel (E85)', 'Combustible flexible (E85)', 'Combustible flexible'],
  'bi-fuel': ['Bi-fuel', 'Bicarburant', 'Bicarburation', 'Bicombustible', 'Dual gas y gasolina'],
  'natural-gas': ['Natural gas', 'Gaz naturel', 'Gaz naturel (GNV)', 'Gas natural (GNC)', 'Gas natural vehicular'],
  'premium-unleaded': ['Premium unleaded', 'Super sans plomb', 'Super sans plomb', 'Gasolina sin plomo 98', 'Gasolina extra'],
  propane: ['Propane', 'Propane', 'GPL', 'GLP', 'Gas propano (GLP)'],
  hydrogen: ['Hydrogen', 'Hydrogène', 'Hydrogène', 'Hidrógeno', 'Hidrógeno'],
};

const DRIVETRAIN_WORDS: Words<Drivetrain> = {
  fwd: ['Front-wheel drive', 'Traction avant', 'Traction avant', 'Tracción delantera', 'Tracción delantera'],
  rwd: ['Rear-wheel drive', 'Propulsion arrière', 'Propulsion', 'Tracción trasera', 'Tracción trasera'],
  awd: ['All-wheel drive', 'Transmission intégrale', 'Transmission intégrale', 'Tracción integral', 'Tracción integral'],
  '4wd': ['Four-wheel drive', 'Quatre roues motrices', 'Quatre roues motrices', 'Tracción a las cuatro ruedas', 'Doble tracción'],
  '4x4': ['4x4', '4x4', '4x4', '4x4', '4x4'],
  '2wd': ['Two-wheel drive', 'Deux roues motrices', 'Deux roues motrices', 'Tracción a dos ruedas', 'Tracción sencilla'],
};

const COLOUR_WORDS: Words<Colour> = {
  black: ['Black', 'Noir', 'Noir', 'Negro', 'Negro'],
  white: ['White', 'Blanc', 'Blanc', 'Blanco', 'Blanco'],
  pearl: ['Pearl', 'Nacré', 'Nacré', 'Perla', 'Perla'],
  silver: ['Silver', 'Argent', 'Gris argent', 'Plateado', 'Plateado'],
  grey: ['Grey', 'Gris', 'Gris', 'Gris', 'Gris'],
  charcoal: ['Charcoal', 'Charbon', 'Gris anthracite', 'Gris antracita', 'Gris carbón'],
  blue: ['Blue', 'Bleu', 'Bleu', 'Azul', 'Azul'],
  'light-blue': ['Light blue', 'Bleu clair', 'Bleu clair', 'Azul claro', 'Azul claro'],
  navy: ['Navy blue', 'Bleu marine', 'Bleu marine', 'Azul marino', 'Azul oscuro'],
  teal: ['Teal', 'Bleu sarcelle', 'Bleu canard', 'Azul petróleo', 'Azul petróleo'],
  turquoise: ['Turquoise', 'Turquoise', 'Turquoise', 'Turquesa', 'Turquesa'],
  red: ['Red', 'Rouge', 'Rouge', 'Rojo', 'Rojo'],
  burgundy: ['Burgundy', 'Bourgogne', 'Bordeaux', 'Burdeos', 'Vinotinto'],
  orange: ['Orange', 'Orange', 'Orange', 'Naranja', 'Naranja'],
  yellow: ['Yellow', 'Jaune', 'Jaune', 'Amarillo', 'Amarillo'],
  gold: ['Gold', 'Doré', 'Doré', 'Dorado', 'Dorado'],
  beige: ['Beige', 'Beige', 'Beige', 'Beis', 'Beige'],
  cream: ['Cream', 'Crème', 'Crème', 'Crema', 'Crema'],
  brown: ['Brown', 'Brun', 'Marron', 'Marrón', 'Café'],
  bronze: ['Bronze', 'Bronze', 'Bronze', 'Bronce', 'Bronce'],
  copper: ['Copper', 'Cuivre', 'Cuivre', 'Cobre', 'Cobre'],
  green: ['Green', 'Vert', 'Vert', 'Verde', 'Verde'],
  'dark-green': ['Dark green', 'Vert foncé', 'Vert foncé', 'Verde oscuro', 'Verde oscuro'],
  purple: ['Purple', 'Mauve', 'Violet', 'Morado', 'Morado'],
  pink: ['Pink', 'Rose', 'Rose', 'Rosa', 'Rosado'],
  multicolour: ['Multicolour', 'Multicolore', 'Multicolore', 'Multicolor', 'Multicolor'],
};

export const ATTRIBUTE_WORDS: Readonly<Record<WordAttribute, Words<string>>> = {
  type: TYPE_WORDS,
  body: BODY_WORDS,
  condition: CONDITION_WORDS,
  transmission: TRANSMISSION_WORDS,
  fuel: FUEL_WORDS,
  drivetrain: DRIVETRAIN_WORDS,
  colour: COLOUR_WORDS,
};

/** Gearboxes whose number of gears is worth saying; {n} stands for it. */
export const GEARED_WORDS: Readonly<Partial<Record<Transmission, InFiveLanguages>>> = {
  automatic: [
    '{n}-speed automatic',
    'Automatique à {n} rapports',
    'Automatique à {n} rapports',
    'Automático de {n} velocidades',
    'Automática de {n} velocidades',
  ],
  manual: [
    '{n}-speed manual',
    'Manuelle à {n} rapports',
    'Manuelle à {n} rapports',
    'Manual de {n} velocidades',
    'Mecánica de {n} velocidades',
  ],
  sequential: [
    '{n}-speed sequential',
    'Séquentielle à {n} rapports',
    'Séquentielle à {n} rapports',
    'Secuencial de {n} velocidades',
    'Secuencial de {n} velocidades',
  ],
  tiptronic: [
    '{n}-speed Tiptronic',
    'Tiptronic à {n} rapports',
    'Tiptronic à {n} rapports',
    'Tiptronic de {n} velocidades',
    'Tiptronic de {n} velocidades',
  ],
  'dual-clutch': [
    '{n}-speed dual-clutch',
    'À double embrayage, {n} rapports',
    'À double embrayage, {n} rapports',
    'De doble embrague, {n} velocidades',
    'De doble embrague, {n} velocidades',
  ],
};

/** Most electric vehicles have a single gear. */
export const SINGLE_SPEED_WORDS: InFiveLanguages = [
  'Single-speed automatic',
  'Automatique à un rapport',
  'Automatique à un rapport',
  'Automático de una velocidad',
  'Automática de una velocidad',
];

export const CYLINDER_WORDS: { readonly one: InFiveLanguages; readonly many: InFiveLanguages } = {
  one: ['1 cylinder', '1 cylindre', '1 cylindre', '1 cilindro', '1 cilindro'],
  many: ['{n} cylinders', '{n} cylindres', '{n} cylindres', '{n} cilindros', '{n} cilindros'],
};

export const DOOR_WORDS: InFiveLanguages = ['{n} doors', '{n} portes', '{n} portes', '{n} puertas', '{n} puertas'];
