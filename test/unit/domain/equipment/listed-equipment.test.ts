import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { EQUIPMENT_IDS, equipmentGroupOf, equipmentName } from '../../../../src/domain/equipment/equipment.ts';
import { equipmentIdOf, listedEquipment } from '../../../../src/domain/equipment/listed-equipment.ts';
import { LANGUAGE_IDS, type LanguageId } from '../../../../src/domain/language/language.ts';
import type { Vehicle } from '../../../../src/domain/vehicle/vehicle.ts';
import { words } from '../../../support/words.ts';

const seen = (equipment: Vehicle['equipment'], language: string | null, languageId: LanguageId) =>
  listedEquipment(equipment, language, languageId, words.in(languageId));
const texts = (...[equipment, language, languageId]: Parameters<typeof seen>) =>
  seen(equipment, language, languageId).flatMap(({ items }) => items.map(({ text }) => text));

describe('The equipment that a dealer lists', () => {
  const french = { interior: ['Sièges avant chauffants', 'Tapis d’origine'], safety: ['Caméra de recul'] };

  it('is said in the language of the page where the item is known', () => {
    expect(texts(french, 'fr-CA', 1)).to.deep.equal(['Rear-view camera', 'Heated front seats', 'Tapis d’origine']);
    expect(texts(french, 'fr-CA', 4)).to.include('Asientos delanteros calefactables');
  });

  it('keeps other words, marked with the language of the dealer', () => {
    const items = seen(french, 'fr-CA', 1).flatMap((group) => group.items);
    expect(items.filter(({ language }) => language !== null)).to.deep.equal([
      { key: 'tapis d’origine', text: 'Tapis d’origine', language: 'fr-CA' },
    ]);
  });

  it('is the dealer’s, word for word, in the dealer’s own language', () => {
    expect(texts({ safety: ['All Wheel ABS'] }, 'en', 1)).to.deep.equal(['All Wheel ABS']);
    expect(texts({ safety: ['All Wheel ABS'] }, null, 1)).to.deep.equal(['Anti-lock brakes (ABS)']);
  });

  it('names an item once, however it is written, and in its own group', () => {
    expect(seen({ other: ['A/C', 'Klimaanlage'], mechanical: ['Climatiseur'] }, 'de', 1)).to.deep.equal([
      { group: 'interior', items: [{ key: 'air-conditioning', text: 'Air conditioning', language: null }] },
    ]);
  });

  it('is known by what every language of ours calls it, and whatever the demo’s dealers write', () => {
    for (const languageId of LANGUAGE_IDS)
      for (const id of EQUIPMENT_IDS) {
        const read = equipmentIdOf(equipmentName(id, words.in(languageId)));
        // Two items may share a name in one language: 'Démarrage sans clé'.
        expect(read && equipmentGroupOf(read), `${String(languageId)} ${id}`).to.equal(equipmentGroupOf(id));
      }
    const demo = JSON.parse(readFileSync('feeds/demo/equipment.json', 'utf8')) as {
      items: { names: Record<string, string> }[];
    }[];
    const unknown = demo
      .flatMap(({ items }) => items.flatMap(({ names }) => Object.values(names)))
      .filter((name) => equipmentIdOf(name) === null);
    expect(unknown).to.deep.equal([]);
  });
});
