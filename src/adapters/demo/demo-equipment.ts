/** Which equipment a trim has: the same for every vehicle of that trim and model year, in the dealer's language. */
import type { EquipmentGroup, VehicleFacts } from '../../domain/vehicle/vehicle.ts';
import { equipmentOf, type DealerLanguage, type Model, type Trim } from './demo-data.ts';
import { Random } from './random.ts';

type Equipment = VehicleFacts['equipment'];

/** Cached: there are some two thousand combinations of trim and model year for each language. */
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

const NOTHING = { items: [], usualPrice: 1 };

function equip(model: Model, trim: Trim, year: number, language: DealerLanguage): Equipment {
  const { items, usualPrice } = equipmentOf(model.body) ?? NOTHING;
  const random = new Random(nameSeed(`${model.make} ${model.name} ${trim.name}`), 0);
  const level = Math.max(0.5, Math.min(1.7, trim.listPrice / usualPrice));
  const equipment: Partial<Record<EquipmentGroup, string[]>> = {};
  for (const { group, since, share, names } of items) {
    // Drawn for every item, so that a later model year has everything that an earlier one had.
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
