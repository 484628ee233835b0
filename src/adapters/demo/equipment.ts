/** Which equipment a trim has: the same for every vehicle of that trim and model year, in the dealer's language. */
import type { Body } from '../../domain/vehicle/attributes.ts';
import type { EquipmentGroup, VehicleFacts } from '../../domain/vehicle/vehicle.ts';
import {
  BOAT_EQUIPMENT,
  CAMPING_EQUIPMENT,
  CAR_EQUIPMENT,
  HEAVY_EQUIPMENT,
  MOTORCYCLE_EQUIPMENT,
  OFF_ROAD_EQUIPMENT,
  SAILBOAT_EQUIPMENT,
} from './data/equipment.ts';
import type { DealerLanguage } from './data/dealer-names.ts';
import type { Model, Trim } from './model-table.ts';
import { Random } from './random.ts';

interface Item {
  readonly group: EquipmentGroup;
  readonly since: number;
  readonly share: number;
  readonly names: Readonly<Record<DealerLanguage, string>>;
}

const parse = (table: string): Item[] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | '))
    .map(([group, since, share, en = '', quebec = '', france = '']) => ({
      group: group as EquipmentGroup,
      since: Number(since),
      share: Number(share),
      names: { en, 'fr-CA': quebec, 'fr-FR': france },
    }));

const CAR = { items: parse(CAR_EQUIPMENT), usualPrice: 38_000 };
const MOTORCYCLE = { items: parse(MOTORCYCLE_EQUIPMENT), usualPrice: 11_000 };
const BOAT = { items: parse(BOAT_EQUIPMENT), usualPrice: 60_000 };
const SAILBOAT = { items: parse(SAILBOAT_EQUIPMENT), usualPrice: 190_000 };
const OFF_ROAD = { items: parse(OFF_ROAD_EQUIPMENT), usualPrice: 14_000 };
const CAMPING = { items: parse(CAMPING_EQUIPMENT), usualPrice: 80_000 };
const HEAVY = { items: parse(HEAVY_EQUIPMENT), usualPrice: 130_000 };
const NONE = { items: [], usualPrice: 1 };

const BY_BODY: Readonly<Partial<Record<Body, { readonly items: readonly Item[]; readonly usualPrice: number }>>> = {
  motorcycle: MOTORCYCLE,
  scooter: MOTORCYCLE,
  boat: BOAT,
  sailboat: SAILBOAT,
  pwc: NONE,
  atv: OFF_ROAD,
  snowmobile: OFF_ROAD,
  motorhome: CAMPING,
  'travel-trailer': CAMPING,
  'fifth-wheel': CAMPING,
  'truck-camper': CAMPING,
  'heavy-truck': HEAVY,
  bus: HEAVY,
  trailer: NONE,
};

type Equipment = VehicleFacts['equipment'];

/** Remembers what it made: there are some two thousand trims and model years to a language. */
export class EquipmentLists {
  readonly #made = new Map<Trim, Map<string, Equipment>>();

  of(model: Model, trim: Trim, year: number, language: DealerLanguage): Equipment {
    const key = `${year} ${language}`;
    const ofTrim = this.#made.get(trim) ?? new Map<string, Equipment>();
    this.#made.set(trim, ofTrim);
    const known = ofTrim.get(key);
    if (known) return known;
    const equipment = equip(model, trim, year, language);
    ofTrim.set(key, equipment);
    return equipment;
  }
}

function equip(model: Model, trim: Trim, year: number, language: DealerLanguage): Equipment {
  const { items, usualPrice } = BY_BODY[model.body] ?? CAR;
  const random = new Random(nameSeed(`${model.make} ${model.name} ${trim.name}`), 0);
  const level = Math.max(0.5, Math.min(1.7, trim.listPrice / usualPrice));
  const equipment: Partial<Record<EquipmentGroup, string[]>> = {};
  for (const { group, since, share, names } of items) {
    // Drawn for every item, so that a later model year has all that an earlier one had.
    const has = random.chance(share ** (1 / level));
    if (has && year >= since) (equipment[group] ??= []).push(names[language]);
  }
  return equipment;
}

const nameSeed = (name: string): number => {
  let seed = 0;
  for (let k = 0; k < name.length; k++) seed = (Math.imul(seed, 31) + name.charCodeAt(k)) | 0;
  return seed;
};
