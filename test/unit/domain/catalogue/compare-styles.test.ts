import { expect } from 'chai';
import { comparedEquipment, comparedFacts, type StyleRow } from '../../../../src/domain/catalogue/compare-styles.ts';
import { mergeRecords } from '../../../../src/domain/catalogue/merge-records.ts';
import type { StyleRecord } from '../../../../src/domain/catalogue/style-record.ts';
import { aStyleRecord } from '../../../support/builders/a-style-record.ts';
import { words } from '../../../support/words.ts';

const style = (changes: Partial<StyleRecord>) => mergeRecords(1, [aStyleRecord(changes)]);
const rowOf = (records: readonly Partial<StyleRecord>[], title: string): StyleRow | undefined =>
  comparedFacts(records.map(style), 1, words.in(1))
    .flatMap(({ rows }) => rows)
    .find((row) => row.title === title);

describe('Styles side by side', () => {
  it('mark the highest power and the lowest consumption, each for all who share it', () => {
    const records = [
      { facts: { power: 151, consumptionCombined: 8 } },
      { facts: { power: 163, consumptionCombined: 6 } },
      { facts: { power: 163 } },
    ];
    expect(rowOf(records, 'Power')?.cells.map(({ best }) => best)).to.deep.equal([false, true, true]);
    expect(rowOf(records, 'Combined')?.cells.map(({ best }) => best)).to.deep.equal([false, true, false]);
  });

  it('mark nothing where it is a matter of taste, where all are equal, or where one alone is known', () => {
    const noneBest = (row: StyleRow | undefined): boolean =>
      row?.cells.every(({ best, share }) => !best && share === null) === true;
    expect(noneBest(rowOf([{ facts: { length: 4595 } }, { facts: { length: 4700 } }], 'Length'))).to.be.true;
    expect(noneBest(rowOf([{ facts: { power: 151 } }, { facts: { power: 151 } }], 'Power'))).to.be.true;
    expect(noneBest(rowOf([{ facts: { power: 151 } }, { facts: {} }], 'Power'))).to.be.true;
  });

  it('say that what is known differs from what is not', () => {
    expect(rowOf([{ facts: { torque: 249 } }, { facts: {} }], 'Torque')?.differs).to.be.true;
  });

  it('miss no cylinders in an electric car, and no charger in one that cannot be plugged in', () => {
    const pair = [
      { facts: { fuel: 'gas', cylinders: 3, torque: 205 } },
      { facts: { fuel: 'electric', acCharging: 11 } },
      { facts: { fuel: 'plug-in-hybrid' } },
    ];
    const without = (title: string) =>
      rowOf(pair, title)?.cells.map(({ text, inapplicable = false }) => text?.replace(/\s/g, ' ') ?? inapplicable);
    expect(without('Cylinders')).to.deep.equal(['3', true, false]);
    expect(without('AC charging')).to.deep.equal([true, '11.0 kW', false]);
    expect(without('Torque')?.slice(1)).to.deep.equal([false, false]);
  });

  it('have a group for each that one of them has something in, in order', () => {
    const groups = comparedFacts([style({ facts: { seats: 5, fuel: 'gas' } }), style({ facts: { power: 100 } })], 1, words.in(1));
    expect(groups.map(({ id, rows }) => `${id}: ${rows.map(({ title }) => title).join(', ')}`)).to.deep.equal([
      'engine: Fuel, Power',
      'dimensions: Seats',
    ]);
    const equipment = comparedEquipment(
      [
        style({ equipment: [{ id: 'sunroof', optional: false }] }),
        style({
          equipment: [
            { id: 'roof-rails', optional: false },
            { id: 'abs', optional: false },
          ],
        }),
      ],
      1,
      words.in(1),
    );
    expect(equipment.map(({ id, rows }) => `${id}: ${rows.map(({ item }) => item).join(', ')}`)).to.deep.equal([
      'exterior: Roof rails, Sunroof',
      'safety: Anti-lock brakes (ABS)',
    ]);
  });

  it('tell equipment that is standard, optional, not there, or not known', () => {
    const rows = comparedEquipment(
      [
        style({ equipment: [{ id: 'sunroof', optional: false }] }),
        style({ equipment: [{ id: 'sunroof', optional: true }] }),
        style({ equipment: [{ id: 'roof-rails', optional: false }] }),
        style({ equipment: [] }),
      ],
      1,
      words.in(1),
    ).flatMap(({ rows: ofGroup }) => ofGroup);
    expect(rows.find(({ item }) => item === 'Sunroof')).to.deep.equal({
      item: 'Sunroof',
      differs: true,
      has: ['standard', 'optional', 'none', 'unknown'],
    });
  });
});
