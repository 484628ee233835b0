import { expect } from 'chai';
import fc from 'fast-check';
import { contradictions } from '../../../../src/domain/catalogue/import/style-draft.ts';
import { CODES } from '../../../../src/domain/catalogue/facts/fact-codes.ts';
import { EQUIPMENT_IDS, equipmentName } from '../../../../src/domain/equipment/equipment.ts';
import { codeLabel, factText } from '../../../../src/domain/catalogue/facts/fact-text.ts';
import { type FactValue, TITLE_IDS, type TitleId, titleOf } from '../../../../src/domain/catalogue/facts/catalogue-facts.ts';
import { readFact, type WrittenFact } from '../../../../src/domain/catalogue/facts/read-fact.ts';
import { titleName } from '../../../../src/domain/catalogue/technical-sheet.ts';
import { LANGUAGE_IDS } from '../../../../src/domain/language/language.ts';
import { words } from '../../../support/words.ts';

const read = (id: TitleId, written: WrittenFact): FactValue | string | null => {
  const fact = readFact(id, written);
  return fact.kind === 'value' ? fact.value : fact.kind === 'fault' ? fact.fault : null;
};

describe('A value of a specification', () => {
  it('is read in the unit that its maker writes', () => {
    const cases: readonly (readonly [TitleId, string, number])[] = [
      ['power', '203 hp', 151.377],
      ['power', '150 ch', 110.325],
      ['power', '110', 110],
      ['torque', '184 lb-ft', 249.471],
      ['length', '180.9 in', 4594.86],
      ['length', '4,595 mm', 4595],
      ['length', '4 595 mm', 4595],
      ['curbWeight', '3,505 lb', 1589.84],
      ['consumptionCombined', '29 mpg', 8.11085],
      ['rangeEpa', '320 mi', 514.99],
      ['energyWltp', '165 Wh/km', 16.5],
      ['cargo', '37.5 cu ft', 1061.88],
      ['fuelTank', '14.5 gal', 54.8885],
      ['turningCircle', '36.1 ft', 11.0033],
      ['engineSize', '1998 cc', 1.998],
    ];
    for (const [id, text, value] of cases) expect(read(id, text), text).to.equal(value);
  });

  it('may be a span', () => {
    expect(read('consumptionWltp', '6.7-7.9')).to.deep.equal([6.7, 7.9]);
    expect(read('rangeWltp', '450 – 520 km')).to.deep.equal([450, 520]);
    expect(read('curbWeight', [1640, 1530])).to.deep.equal([1530, 1640]);
    expect(read('curbWeight', [1640, 1640])).to.equal(1640);
  });

  it('may be written in any of its words, between spaces', () => {
    expect(read('tyres', ' 225/45   R17\n91W ')).to.equal('225/45 R17 91W');
    expect(read('tyres', 'x'.repeat(200))).to.have.length(120);
    expect(read('tyres', '  ')).to.equal(null);
    expect(read('tyres', null)).to.equal(null);
    expect(read('fuel', ' GAS ')).to.equal('gas');
    for (const yes of [true, 'true', ' YES ', 'y', '1', 1]) expect(read('heatPump', yes), String(yes)).to.equal(true);
    for (const no of [false, 'false', 'No', 'n', '0', 0]) expect(read('heatPump', no), String(no)).to.equal(false);
    for (const neither of ['yesterday', 'eyes', 'nobody', '10', 'all no'])
      expect(read('heatPump', neither), neither).to.equal('no-yes-or-no');
    expect(read('power', true)).to.equal('not-a-number');
    expect(read('power', '  150 kW ')).to.equal(150);
    expect(read('power', 'x 150 kW')).to.equal('not-a-number');
  });

  it('is no span where only one end is a number', () => {
    expect(read('curbWeight', [1640, Number.NaN])).to.equal('not-a-number');
    expect(read('curbWeight', [1640])).to.equal('not-a-number');
    expect(read('consumptionWltp', 'about 6.7-7.9')).to.equal('not-a-number');
    expect(read('consumptionWltp', ' 6.7-7.9 ')).to.deep.equal([6.7, 7.9]);
    expect(read('rangeWltp', '450 - 520 bananas')).to.equal('not-a-number');
    expect(read('consumptionWltp', '6.7-7.9 x 2')).to.equal('not-a-number');
    expect(read('consumptionWltp', '0-7.9')).to.equal('placeholder');
    expect(read('consumptionWltp', '7-79')).to.equal('out-of-range');
  });

  it('is refused where it cannot be', () => {
    expect(read('length', 12_000)).to.equal('out-of-range');
    expect(read('length', 0)).to.equal('placeholder');
    expect(read('co2', 0), 'an electric car').to.equal(0);
    expect(read('power', '203 bananas')).to.equal('not-a-number');
    expect(read('power', 'strong')).to.equal('not-a-number');
    expect(read('power', Number.NaN)).to.equal('not-a-number');
    expect(read('fuel', 'coal')).to.equal('unknown-word');
    expect(read('heatPump', 'perhaps')).to.equal('no-yes-or-no');
    expect(read('tyres', '')).to.equal(null);
  });

  it('is refused where it contradicts another', () => {
    expect(contradictions({ batteryUsable: 80, batteryTotal: 75 })).to.deep.equal(['batteryUsable']);
    expect(contradictions({ batteryUsable: 75, batteryTotal: 75 })).to.deep.equal([]);
    expect(contradictions({ curbWeight: 2500, grossWeight: 2000, cargo: 400, cargoMax: 1200 })).to.deep.equal(['curbWeight']);
    expect(contradictions({ batteryTotal: 20, rangeWltp: 500 })).to.deep.equal(['rangeWltp']);
  });

  it('never breaks on whatever stands in a file', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TITLE_IDS),
        fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.array(fc.double(), { maxLength: 3 })),
        (id, written) => {
          const fact = readFact(id, written);
          const title = titleOf(id);
          if (fact.kind !== 'value' || title.kind !== 'number') return;
          for (const number of [fact.value].flat()) expect(number).to.be.within(title.min, title.max);
        },
      ),
    );
  });
});

describe('A technical sheet', () => {
  const say = (id: TitleId, value: FactValue): string[] =>
    LANGUAGE_IDS.map((language) => factText(id, value, language, words.in(language)).replaceAll(/[\u00a0\u202f]/g, ' '));

  it('says quantities in the units of its reader', () => {
    expect(say('power', 151.377)).to.deep.equal([
      '203 hp (151 kW)',
      '203 ch (151 kW)',
      '206 ch (151 kW)',
      '206 CV (151 kW)',
      '203 hp (151 kW)',
    ]);
    expect(say('torque', 249.471)).to.deep.equal([
      '184 lb-ft (249 Nm)',
      '184 lb-pi (249 Nm)',
      '249 Nm',
      '249 Nm',
      '184 lb-ft (249 Nm)',
    ]);
    expect(say('consumptionWltp', [6.656, 7.871])).to.deep.equal([
      '6.7–7.9 L/100 km',
      '6,7–7,9 L/100 km',
      '6,7–7,9 l/100 km',
      '6,7–7,9 l/100 km',
      '6,7–7,9 L/100 km',
    ]);
    expect(say('warrantyYears', 5)).to.deep.equal(['5 years', '5 ans', '5 ans', '5 años', '5 años']);
    expect(say('dcCharging', 150)[0]).to.equal('150 kW');
    expect(say('acCharging', 11)[1]).to.equal('11,0 kW');
    expect(say('cylinders', 4)[0]).to.equal('4');
    expect(say('heatPump', false)).to.deep.equal(['No', 'Non', 'Non', 'No', 'No']);
    expect(say('transmission', 'manual')[1]).to.equal('Manuelle');
    expect(say('tyres', 'manual')[1], 'a text of its own').to.equal('manual');
    expect(say('fuel', 5), 'of another kind than its title').to.deep.equal(Array(5).fill('5'));
    expect(say('aspiration', 'steam')[0]).to.equal('steam');
    expect(say('engineSize', 1.998)[1]).to.equal('2,0 L');
    expect(say('warrantyYears', 1)).to.deep.equal(['1 year', '1 an', '1 an', '1 año', '1 año']);
    expect(say('powerSpeed', 5700)[2]).to.equal('5 700 tr/min');
    expect(say('wheels', 18)[1]).to.equal('18 po');
    expect(say('heatPump', true)).to.deep.equal(['Yes', 'Oui', 'Oui', 'Sí', 'Sí']);
  });

  it('has its titles, codes and equipment in five languages, each title by a name of its own', () => {
    for (const language of LANGUAGE_IDS) {
      const names = TITLE_IDS.map((id) => titleName(id, words.in(language)));
      expect(
        names.filter((name, k) => names.indexOf(name) !== k && !/^(?:Transmission|Transmisión)$/.test(name)),
        String(language),
      ).to.deep.equal([]);
      for (const id of EQUIPMENT_IDS)
        expect(equipmentName(id, words.in(language)))
          .to.match(/\S/)
          .and.not.equal(id);
    }
    for (const [title, codes] of Object.entries(CODES) as [TitleId, readonly string[]][])
      for (const code of codes)
        expect(codeLabel(title, code, 2, words.in(2)), `${title} ${code}`).to.match(code === '4x4' ? /4x4/ : /^[A-ZÀ-Ý]/);
  });
});
