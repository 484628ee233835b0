import { join } from 'node:path';
import { expect } from 'chai';
import { ownFolderFeed } from '../../../../src/adapters/catalogue/feeds/own-file-feed.ts';
import { MODELS } from '../../../../src/adapters/demo/demo-data.ts';
import { equipmentGroupOf } from '../../../../src/domain/equipment/equipment.ts';
import { comparableNumber, type TitleId } from '../../../../src/domain/catalogue/facts/catalogue-facts.ts';
import type { StyleRow } from '../../../../src/domain/catalogue/import/style-row.ts';
import type { StyleRecord } from '../../../../src/domain/catalogue/style-record.ts';

const number = ({ facts }: StyleRecord, id: TitleId): number | null => comparableNumber(facts[id]);
const name = ({ make, model, year, name: style }: StyleRecord): string => `${String(year)} ${make} ${model} ${style}`;
const has = (record: StyleRecord, ...ids: readonly TitleId[]): boolean => ids.every((id) => record.facts[id] !== undefined);

/** Required facts of every technical sheet. */
const KEY_FACTS: readonly TitleId[] = [
  'fuel',
  'power',
  'transmission',
  'drivetrain',
  'length',
  'width',
  'height',
  'wheelbase',
  'curbWeight',
  'seats',
  'doors',
  'frontSuspension',
  'rearSuspension',
  'warrantyYears',
  'powertrainWarrantyYears',
];
const LITRES: readonly TitleId[] = ['consumptionCity', 'consumptionHighway', 'consumptionCombined'];
const ENERGY: readonly TitleId[] = ['energyCity', 'energyHighway', 'energyCombined'];

/** By what it burns: an electric car has no litres, a plug-in hybrid has both. */
const keyFactsOf = ({ facts: { fuel } }: StyleRecord): readonly TitleId[] => {
  const engine: readonly TitleId[] = ['engineSize', 'cylinders', 'cylinderLayout', 'aspiration', ...LITRES];
  if (fuel === 'electric')
    return [...KEY_FACTS, ...ENERGY, 'rangeEpa', 'gears', 'acCharging', 'chargePort', 'batteryWarrantyYears'];
  if (fuel === 'plug-in-hybrid') return [...KEY_FACTS, ...engine, ...ENERGY, 'rangeEpa', 'chargePort', 'fuelTank'];
  return [...KEY_FACTS, ...engine, 'co2'];
};

describe('The catalogue that ships with the project', () => {
  const rows: StyleRow[] = [];
  const all: StyleRecord[] = [];
  const canadian: StyleRecord[] = [];

  before(async () => {
    const feed = ownFolderFeed(join(import.meta.dirname, '../../../../catalogue'));
    for await (const row of feed?.rows(() => new Set()) ?? []) rows.push(row);
    for (const row of rows) if (row.kind === 'style') all.push(row.record);
    canadian.push(...all.filter(({ markets, type }) => markets.includes('CA') && type === 'car'));
  });

  /** Names the styles that fail, all at once. */
  const none = (records: readonly StyleRecord[], fault: (record: StyleRecord) => boolean): void => {
    expect(records.filter(fault).map(name)).to.deep.equal([]);
  };
  /** The proportion lies between both ends wherever both numbers are known. */
  const within = (
    [low, high]: readonly [number, number],
    proportion: (record: StyleRecord) => number | null,
    records: readonly StyleRecord[] = canadian,
  ): void => {
    const known = records.flatMap((record) => {
      const value = proportion(record);
      return value === null ? [] : [{ record, value }];
    });
    expect(known).to.not.be.empty;
    expect(
      known.filter(({ value }) => value < low || value > high).map(({ record, value }) => `${name(record)}: ${String(value)}`),
    ).to.deep.equal([]);
  };
  const ratio =
    (upper: TitleId, lower: TitleId) =>
    (record: StyleRecord): number | null => {
      const [a, b] = [number(record, upper), number(record, lower)];
      return a === null || b === null ? null : a / b;
    };
  const burning = (...fuels: readonly string[]): StyleRecord[] =>
    canadian.filter(({ facts }) => fuels.includes(String(facts.fuel)));

  it('is read without a fault', () => {
    expect(rows.filter((row) => row.kind === 'rejected')).to.deep.equal([]);
    const faults = rows.flatMap((row) =>
      row.kind === 'style' ? row.issues.map(({ field, value, fault }) => `${row.place}: ${field} ${value}: ${fault}`) : [],
    );
    expect(faults).to.deep.equal([]);
  });

  it('describes no style twice', () => {
    const keys = all.map(({ feed, key }) => `${feed} ${key}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).to.deep.equal([]);
  });

  it('has 70 models and 375 styles of Canada at least', () => {
    expect(canadian).to.have.lengthOf.at.least(375);
    expect(new Set(canadian.map(({ make, model }) => `${make} ${model}`))).to.have.lengthOf.at.least(70);
    expect(new Set(canadian.map(({ facts }) => facts.fuel))).to.include.all.keys(
      'gas',
      'hybrid',
      'plug-in-hybrid',
      'electric',
      'diesel',
      'flex',
    );
  });

  it('has the sheet of most cars that the demo inventory has from the last model years', () => {
    const known = new Set(canadian.map(({ make, model, name: style }) => `${make} ${model} ${style}`));
    const trims = MODELS.CA.filter(({ type }) => type === 'car').flatMap(({ make, name: model, trims: ofModel }) =>
      ofModel.filter(({ years }) => years.to >= 2025).map((trim) => `${make} ${model} ${trim.name}`),
    );
    expect(trims.filter((trim) => known.has(trim)).length / trims.length).to.be.at.least(0.8);
  });

  it('says of each Canadian style what a technical sheet cannot do without', () => {
    expect(
      canadian.flatMap((record) =>
        keyFactsOf(record)
          .filter((id) => !has(record, id))
          .map((id) => `${name(record)}: ${id}`),
      ),
    ).to.deep.equal([]);
    none(canadian, ({ body, colours }) => body === null || colours.length === 0);
  });

  it('fills the rest of the sheet of nearly each Canadian style', () => {
    const unplugged = canadian.filter(({ facts: { fuel } }) => fuel !== 'electric');
    const share = (records: readonly StyleRecord[], ...anyOf: readonly TitleId[]): number =>
      records.filter((record) => anyOf.some((id) => has(record, id))).length / records.length;
    expect(share(canadian, 'torque', 'engineTorque'), 'torque').to.be.at.least(0.95);
    expect(share(unplugged, 'fuelTank'), 'fuelTank').to.be.at.least(0.95);
    expect(share(canadian, 'wheels'), 'wheels').to.be.at.least(0.95);
    expect(share(canadian, 'cargo'), 'cargo').to.be.at.least(0.9);
    expect(share(canadian, 'tyres'), 'tyres').to.be.at.least(0.85);
    expect(share(canadian, 'powertrainWarrantyYears'), 'warranty').to.equal(1);
  });

  it('lists the equipment of each Canadian style, of all groups', () => {
    none(canadian, ({ equipment }) => {
      const groups = new Set(equipment.map((item) => (item.id === null ? item.group : equipmentGroupOf(item.id))));
      return equipment.length < 25 || groups.size < 4;
    });
  });

  it('has suggested prices of each Canadian model', () => {
    const unpriced = new Set(canadian.map(({ make, model }) => `${make} ${model}`));
    for (const { make, model, prices } of canadian) if (prices.length > 0) unpriced.delete(`${make} ${model}`);
    expect([...unpriced]).to.deep.equal([]);
    none(canadian, ({ prices }) => prices.some(({ country, price }) => country === 'CA' && price.currency !== 'CAD'));
    within([20_000, 130_000], ({ prices }) => {
      const price = prices.find(({ country }) => country === 'CA')?.price;
      return price === undefined ? null : price.amount;
    });
  });

  it('names the source of each figure of consumption', () => {
    const measured: readonly TitleId[] = [...LITRES, ...ENERGY, 'rangeEpa', 'co2'];
    none(canadian, ({ facts, factSources, sources }) =>
      measured.some((id) => facts[id] !== undefined && sources[factSources[id] ?? 0]?.key !== 'epa'),
    );
  });

  it('has the combined consumption between that of the city and that of the highway', () => {
    for (const [city, highway, combined] of [LITRES, ENERGY] as const)
      none(canadian, (record) => {
        const [a, b, c] = [city, highway, combined].map((id) => (id === undefined ? null : number(record, id)));
        if (typeof a !== 'number' || typeof b !== 'number' || typeof c !== 'number') return false;
        return c < Math.min(a, b) || c > Math.max(a, b);
      });
  });

  it('has emissions that follow from what is burnt', () => {
    within([22.9, 24.6], ratio('co2', 'consumptionCombined'), burning('gas', 'flex', 'hybrid'));
    within([26.3, 27.3], ratio('co2', 'consumptionCombined'), burning('diesel'));
  });

  it('has ranges that its batteries can give', () => {
    const drawn = (record: StyleRecord): number | null => {
      const battery = number(record, 'batteryTotal') ?? number(record, 'batteryUsable');
      const [range, energy] = [number(record, 'rangeEpa'), number(record, 'energyCombined')];
      return battery === null || range === null || energy === null ? null : (range * energy) / 100 / battery;
    };
    // Charging loses a tenth or two; a plug-in hybrid keeps a reserve.
    within([1, 1.25], drawn, burning('electric'));
    within([0.7, 1.2], drawn, burning('plug-in-hybrid'));
  });

  it('has cars of sound proportions', () => {
    within([0.54, 0.66], ratio('wheelbase', 'length'));
    within([0.3, 0.5], ratio('width', 'length'));
    within([0.6, 1.07], ratio('height', 'width'));
    within(
      [1.2, 4.2],
      ratio('cargoMax', 'cargo'),
      canadian.filter(({ facts }) => facts.seats === 5),
    );
    // Kilograms a square metre of the ground it covers.
    within([140, 275], (record) => {
      const [weight, length, width] = [number(record, 'curbWeight'), number(record, 'length'), number(record, 'width')];
      return weight === null || length === null || width === null ? null : weight / ((length / 1000) * (width / 1000));
    });
    // Kilograms a kilowatt: from a Lightning to a Venue.
    within([4.4, 15.5], ratio('curbWeight', 'power'));
  });

  it('has engines of sound proportions', () => {
    within([0.28, 0.78], ratio('engineSize', 'cylinders'));
    within([40, 165], ratio('power', 'engineSize'), burning('gas', 'flex', 'diesel'));
    within(
      [85, 255],
      ratio('torque', 'engineSize'),
      burning('gas', 'flex').filter(({ facts }) => facts.aspiration !== 'natural'),
    );
    within(
      [80, 115],
      ratio('torque', 'engineSize'),
      burning('gas', 'flex').filter(({ facts }) => facts.aspiration === 'natural'),
    );
  });
});
