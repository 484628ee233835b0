import { expect } from 'chai';
import { LANGUAGE_IDS, type LanguageId } from '../../../../src/domain/language/language.ts';
import {
  availabilityLabel,
  availabilityText,
  cylindersLabel,
  doorsLabel,
  engineLabel,
  labelOf,
  labelsOf,
  plainColourLabel,
  transmissionLabel,
} from '../../../../src/domain/vehicle/attribute-labels.ts';
import {
  BODIES,
  COLOURS,
  CONDITIONS,
  DRIVETRAINS,
  FUELS,
  NUMBER_LIMITS,
  TRANSMISSIONS,
  VEHICLE_TYPES,
  type WordAttribute,
} from '../../../../src/domain/vehicle/attributes.ts';
import words from '../../../../src/domain/feeds/words/words.json' with { type: 'json' };
import { AVAILABILITIES, AVAILABILITY_RULES } from '../../../../src/domain/vehicle/availability.ts';

const CODES: Readonly<Record<WordAttribute, readonly string[]>> = {
  type: VEHICLE_TYPES,
  body: BODIES,
  condition: CONDITIONS,
  transmission: TRANSMISSIONS,
  fuel: FUELS,
  drivetrain: DRIVETRAINS,
  colour: COLOURS,
};
const attributes = Object.keys(CODES) as WordAttribute[];

const inAllLanguages = (say: (languageId: LanguageId) => string | null) => LANGUAGE_IDS.map(say);

describe('the words for what a vehicle is', () => {
  it('are those of each country', () => {
    const said = (attribute: WordAttribute, code: string) => inAllLanguages((id) => labelOf(attribute, code, id)).join(' | ');
    expect(said('body', 'suv')).to.equal('SUV | VUS | SUV | Todoterreno (SUV) | Camioneta');
    expect(said('body', 'truck')).to.equal('Pickup truck | Camionnette | Pick-up | Pick-up | Pickup');
    expect(said('type', 'car')).to.equal('Car | Auto | Voiture | Coche | Carro');
    expect(said('condition', 'used')).to.equal('Used | D’occasion | D’occasion | De segunda mano | Usado');
    expect(said('transmission', 'manual')).to.equal('Manual | Manuelle | Manuelle | Manual | Mecánica');
    expect(said('fuel', 'premium-unleaded')).to.equal(
      'Premium unleaded | Super sans plomb | Super sans plomb | Gasolina sin plomo 98 | Gasolina extra',
    );
    expect(said('drivetrain', '4wd')).to.equal(
      'Four-wheel drive | Quatre roues motrices | Quatre roues motrices | Tracción a las cuatro ruedas | Doble tracción',
    );
    expect(said('colour', 'burgundy')).to.equal('Burgundy | Bourgogne | Bordeaux | Burdeos | Vinotinto');
  });

  it('tell every value from every other, in every language', () => {
    for (const attribute of attributes) {
      for (const id of LANGUAGE_IDS) {
        const labels = CODES[attribute].map((code) => labelOf(attribute, code, id));
        expect(new Set(labels).size, `${attribute}: ${labels.join(', ')}`).to.equal(labels.length);
        for (const label of labels) expect(label, attribute).to.match(/^[\p{Lu}4].*\S$/u);
      }
    }
  });

  it('are the code itself where there is none', () => {
    expect(labelOf('body', 'spaceship', 2)).to.equal('spaceship');
    expect(labelOf('colour', '__proto__', 1)).to.equal('__proto__');
    expect(labelOf('colour', 'constructor', 1)).to.equal('constructor');
  });
});

describe('the words for plates and prior use', () => {
  it('are there for each code that a feed’s words may mean', () => {
    for (const languageId of LANGUAGE_IDS) {
      expect(Object.keys(labelsOf('plateClass', languageId))).to.deep.equal(Object.keys(words.plateClasses));
      expect(Object.keys(labelsOf('priorUse', languageId))).to.deep.equal(Object.keys(words.priorUses));
    }
  });
});

describe('the words for a gearbox', () => {
  it('say its gears', () => {
    expect(inAllLanguages((id) => transmissionLabel('automatic', 8, id))).to.deep.equal([
      '8-speed automatic',
      'Automatique à 8 rapports',
      'Automatique à 8 rapports',
      'Automático de 8 velocidades',
      'Automática de 8 velocidades',
    ]);
    expect(inAllLanguages((id) => transmissionLabel('manual', 6, id))).to.deep.equal([
      '6-speed manual',
      'Manuelle à 6 rapports',
      'Manuelle à 6 rapports',
      'Manual de 6 velocidades',
      'Mecánica de 6 velocidades',
    ]);
    expect(transmissionLabel('dual-clutch', 7, 1)).to.equal('7-speed dual-clutch');
    expect(transmissionLabel('tiptronic', 6, 1)).to.equal('6-speed Tiptronic');
  });

  it('say a single gear in the singular', () => {
    expect(inAllLanguages((id) => transmissionLabel('automatic', 1, id))).to.deep.equal([
      'Single-speed automatic',
      'Automatique à un rapport',
      'Automatique à un rapport',
      'Automático de una velocidad',
      'Automática de una velocidad',
    ]);
    expect(transmissionLabel('sequential', 1, 2)).to.equal('Séquentielle');
  });

  it('leave out gears that are unknown, impossible or meaningless', () => {
    expect(transmissionLabel('automatic', null, 2)).to.equal('Automatique');
    expect(transmissionLabel('automatic', 11, 1)).to.equal('Automatic');
    expect(transmissionLabel('automatic', 0, 1)).to.equal('Automatic');
    expect(transmissionLabel('manual', 3, 1)).to.equal('Manual');
    expect(transmissionLabel('cvt', 8, 1)).to.equal('Continuously variable (CVT)');
    expect(transmissionLabel('other', 5, 4)).to.equal('Otro');
  });
});

describe('the words for cylinders, doors and engine size', () => {
  it('count in every language', () => {
    expect(inAllLanguages((id) => cylindersLabel(1, id))).to.deep.equal([
      '1 cylinder',
      '1 cylindre',
      '1 cylindre',
      '1 cilindro',
      '1 cilindro',
    ]);
    expect(inAllLanguages((id) => cylindersLabel(12, id))).to.deep.equal([
      '12 cylinders',
      '12 cylindres',
      '12 cylindres',
      '12 cilindros',
      '12 cilindros',
    ]);
    expect(inAllLanguages((id) => doorsLabel(4, id))).to.deep.equal([
      '4 doors',
      '4 portes',
      '4 portes',
      '4 puertas',
      '4 puertas',
    ]);
  });

  it('write litres with the decimal sign of the language', () => {
    const { min, max } = NUMBER_LIMITS.engineLitres;
    expect(inAllLanguages((id) => engineLabel(min, id))).to.deep.equal([
      '0.8\u00a0L',
      '0,8\u00a0L',
      '0,8\u00a0L',
      '0,8\u00a0L',
      '0,8\u00a0L',
    ]);
    expect(engineLabel(max, 1)).to.equal('9.5\u00a0L');
    expect(engineLabel(2, 2)).to.equal('2,0\u00a0L');
  });
});

describe('the colour of an interior', () => {
  it('is said in the language of the page where a dealer gave a plain colour, in whatever language', () => {
    expect(inAllLanguages((id) => plainColourLabel('BROWN', id))).to.deep.equal(['Brown', 'Brun', 'Marron', 'Marrón', 'Café']);
    expect(plainColourLabel(' marrón', 1)).to.equal('Brown');
  });

  it('stays in the dealer’s own words where they say more', () => {
    expect(plainColourLabel('Cuir perforé noir', 1)).to.equal(null);
  });
});

describe('the words for availability', () => {
  it('are the labels of the specification', () => {
    expect(AVAILABILITIES.map((availability) => availabilityLabel(availability, 1))).to.deep.equal([
      'Available',
      'Reserved',
      'Purchase pending',
      'Coming',
      'Price coming',
      'Sold',
      'Unavailable',
    ]);
    expect(inAllLanguages((id) => availabilityLabel('sold', id))).to.deep.equal(['Sold', 'Vendu', 'Vendu', 'Vendido', 'Vendido']);
  });

  it('explain that another customer is purchasing and that the visitor may leave their information', () => {
    expect(availabilityText('pending', 1)).to.equal(
      'Another customer is purchasing this vehicle. Leave your information to be notified if it becomes available again.',
    );
    expect(availabilityText('pending', 2)).to.equal(
      'Un autre client est en train d’acheter ce véhicule. Laissez vos coordonnées pour être avisé s’il redevient disponible.',
    );
  });

  it('invite the visitor to leave their information exactly where they may', () => {
    for (const availability of AVAILABILITIES) {
      const invites = inAllLanguages((id) => availabilityText(availability, id)).map((text) =>
        /Leave your|Laissez vos|Deje sus/.test(text ?? ''),
      );
      expect(invites, availability).to.deep.equal(LANGUAGE_IDS.map(() => AVAILABILITY_RULES[availability].notify));
    }
  });

  it('explain nothing of a vehicle that is simply available', () => {
    expect(inAllLanguages((id) => availabilityText('available', id))).to.deep.equal([null, null, null, null, null]);
  });
});
