/** A dealer's short description of a vehicle, in the dealer's language, from the vehicle's facts. */
import { engineLabel, labelOf } from '../../domain/vehicle/attribute-labels.ts';
import type { Condition } from '../../domain/vehicle/attributes.ts';
import type { VehicleFacts } from '../../domain/vehicle/vehicle.ts';
import type { DemoDealer } from './demo-dealers.ts';
import { WORDS, type DealerLanguage } from './demo-data.ts';
import type { Random } from './random.ts';

interface Manner {
  readonly languageId: 1 | 2 | 3;
  readonly thousands: string;
  readonly hours: string;
  readonly horsepower: string;
}

const MANNERS: Readonly<Record<DealerLanguage, Manner>> = {
  en: { languageId: 1, thousands: ',', hours: 'engine hours', horsepower: 'hp' },
  'fr-CA': { languageId: 2, thousands: '\u00a0', hours: 'heures de moteur', horsepower: 'ch' },
  'fr-FR': { languageId: 3, thousands: '\u202f', hours: 'heures moteur', horsepower: 'ch' },
};

const OPENINGS: Readonly<Record<Condition, 'fresh' | 'driven' | 'used'>> = {
  new: 'fresh',
  used: 'used',
  consignment: 'used',
  demonstrator: 'driven',
  courtesy: 'driven',
  company: 'driven',
};

const KW_PER_HORSEPOWER = { 1: 0.7457, 2: 0.7457, 3: 0.7355 } as const;

/** One to three sentences; null for one vehicle in ten. */
export const describe = (facts: VehicleFacts, dealer: DemoDealer, random: Random): string | null => {
  if (random.chance(0.1)) return null;
  const manner = MANNERS[dealer.language];
  const { about, closing, [OPENINGS[facts.condition]]: opening } = WORDS[dealer.language].sentences;
  const sentences = [
    say(opening, facts, dealer, manner, random),
    random.chance(0.75) ? say(about, facts, dealer, manner, random) : null,
    random.chance(0.65) ? say(closing, facts, dealer, manner, random) : null,
  ].filter((sentence) => sentence !== null);
  return sentences.length > 0 ? sentences.join(' ') : null;
};

/** A sentence whose facts are all known, or null after a few tries. */
function say(choices: readonly string[], facts: VehicleFacts, dealer: DemoDealer, manner: Manner, random: Random): string | null {
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const sentence = random.pick(choices);
    const features = random.next();
    const known = Array.from(sentence.matchAll(FACT), ([, name = '']) => factOf(name, facts, dealer, manner, features));
    if (!known.includes(null)) return capitalised(sentence.replace(FACT, () => known.shift() ?? ''));
  }
  return null;
}

const MOST_TRIES = 8;
const FACT = /\{(\w+)\}/g;

function factOf(name: string, facts: VehicleFacts, { record }: DemoDealer, manner: Manner, features: number): string | null {
  const { languageId } = manner;
  const label = (attribute: 'colour' | 'drivetrain' | 'transmission'): string | null => {
    const code = facts[attribute];
    return code === null || code === 'other' ? null : lowered(labelOf(attribute, code, languageId));
  };
  switch (name) {
    case 'title':
      return languageId === 1
        ? `${facts.year ?? ''} ${facts.make} ${facts.model}`
        : `${facts.make} ${facts.model} ${facts.year ?? ''}`;
    case 'trim':
      return facts.version;
    case 'distance':
      return distanceOf(facts, manner);
    case 'colour':
      return label('colour');
    case 'drive':
      return label('drivetrain');
    case 'gearbox':
      return facts.transmission === 'cvt' ? 'CVT' : label('transmission');
    case 'engine':
      return facts.engineLitres === null ? null : engineLabel(facts.engineLitres, languageId);
    case 'power':
      return facts.powerKw === null
        ? null
        : `${Math.round(facts.powerKw / KW_PER_HORSEPOWER[languageId])}\u00a0${manner.horsepower}`;
    case 'feature':
      return featureOf(facts, features, 0);
    case 'feature2':
      return featureOf(facts, features, 1);
    case 'dealer':
      return record.name;
    case 'city':
      return record.city;
    default:
      throw new RangeError(`There is no fact named ${name}`);
  }
}

function distanceOf({ mileageKm, mileageOriginal }: VehicleFacts, { thousands, hours }: Manner): string | null {
  const distance = mileageKm ?? mileageOriginal?.value;
  if (distance === undefined) return null;
  const number = String(distance).replace(/\B(?=(?:\d{3}){1,4}$)/g, thousands);
  return `${number}\u00a0${mileageKm === null ? hours : 'km'}`;
}

/** Two adjacent items of the equipment list; null when it is too short. */
function featureOf({ equipment }: VehicleFacts, at: number, offset: number): string | null {
  const all = Object.values(equipment).flat();
  if (all.length < 2) return null;
  return lowered(all[(Math.floor(at * all.length) + offset) % all.length] ?? '');
}

/** 'Heated seats' inside a sentence; 'ABS' and 'Apple CarPlay' stay as they are. */
const lowered = (text: string): string =>
  (/^\p{Lu}\p{Ll}/u.test(text) && !/^(Apple|Bluetooth|Isofix)/.test(text)) || text.startsWith('À ')
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
