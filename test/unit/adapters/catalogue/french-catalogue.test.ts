import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'chai';
import { parse } from 'csv-parse/sync';
import { ownFolderFeed } from '../../../../src/adapters/catalogue/feeds/own-file-feed.ts';
import { makeName } from '../../../../src/domain/vehicle/makes.ts';
import { MODELS } from '../../../../src/adapters/demo/demo-data.ts';
import { contradictions } from '../../../../src/domain/catalogue/import/style-draft.ts';
import { equipmentGroupOf } from '../../../../src/domain/equipment/equipment.ts';
import {
  comparableNumber,
  type FactValue,
  type TitleId,
  TITLES,
} from '../../../../src/domain/catalogue/facts/catalogue-facts.ts';
import { catalogueModel, modelKey, nameKey } from '../../../../src/domain/catalogue/model-key.ts';
import type { StyleRecord } from '../../../../src/domain/catalogue/style-record.ts';

const ADEME = resolve('../shared/data/specs/ademe/ADEME-CarLabelling.csv');

const name = ({ make, model, year, name: style }: StyleRecord): string => `${String(year)} ${make} ${model} ${style}`;
const number = ({ facts }: StyleRecord, id: TitleId): number | null => comparableNumber(facts[id]);

const KEY_FACTS: readonly TitleId[] = [
  'fuel',
  'power',
  'transmission',
  'drivetrain',
  'length',
  'width',
  'height',
  'wheelbase',
  'seats',
  'doors',
  'frontSuspension',
];
const ENGINE: readonly TitleId[] = ['engineSize', 'cylinders', 'cylinderLayout', 'aspiration', 'emissionStandard'];
const MOTORCYCLE: readonly TitleId[] = [
  'fuel',
  'power',
  'engineSize',
  'cylinders',
  'wheelbase',
  'curbWeight',
  'fuelTank',
  'seats',
];

describe('The French half of the catalogue that ships with the project', () => {
  const french: StyleRecord[] = [];
  const cars: StyleRecord[] = [];

  before(async () => {
    const feed = ownFolderFeed(join(import.meta.dirname, '../../../../catalogue'));
    for await (const row of feed?.rows(() => new Set()) ?? [])
      if (row.kind === 'style' && row.record.markets.includes('FR')) french.push(row.record);
    cars.push(...french.filter(({ type }) => type === 'car'));
  });

  const lacking = (records: readonly StyleRecord[], titles: (record: StyleRecord) => readonly TitleId[]): string[] =>
    records.flatMap((record) =>
      titles(record)
        .filter((id) => record.facts[id] === undefined)
        .map((id) => `${name(record)}: ${id}`),
    );
  /** Styles whose proportion of two numbers lies outside both ends. */
  const outside = (
    [low, high]: readonly [number, number],
    proportion: (record: StyleRecord) => number | null,
    records: readonly StyleRecord[],
  ): string[] => {
    const known = records.flatMap((record) => {
      const value = proportion(record);
      return value === null ? [] : [{ record, value }];
    });
    expect(known).to.not.be.empty;
    return known
      .filter(({ value }) => value < low || value > high)
      .map(({ record, value }) => `${name(record)}: ${value.toFixed(2)}`);
  };
  const ratio =
    (upper: TitleId, lower: TitleId) =>
    (record: StyleRecord): number | null => {
      const [a, b] = [number(record, upper), number(record, lower)];
      return a === null || b === null ? null : a / b;
    };
  const burning = (...fuels: readonly string[]): StyleRecord[] => cars.filter(({ facts }) => fuels.includes(String(facts.fuel)));

  it('has 60 models and 180 styles of cars, and motorcycles', () => {
    expect(cars).to.have.lengthOf.at.least(180);
    expect(new Set(cars.map(({ make, model }) => `${make} ${model}`))).to.have.lengthOf.at.least(60);
    expect(french.filter(({ type }) => type === 'motorcycle')).to.have.lengthOf.at.least(20);
    expect(new Set(french.map(({ facts }) => facts.fuel))).to.include.all.keys(
      'gas',
      'diesel',
      'bi-fuel',
      'hybrid-electric',
      'hybrid',
      'plug-in-hybrid',
      'electric',
    );
  });

  it('has the sheet of most cars that the demo inventory has from the last model years', () => {
    const known = new Set(cars.map(({ make, model, name: style }) => `${make} ${model} ${style}`));
    const trims = MODELS.FR.filter(({ type }) => type === 'car').flatMap(({ make, name: model, trims: ofModel }) =>
      ofModel.filter(({ years }) => years.to >= 2025).map((trim) => `${make} ${catalogueModel(model, make)} ${trim.name}`),
    );
    expect(trims.filter((trim) => known.has(trim)).length / trims.length).to.be.at.least(0.75);
  });

  it('says of each style what a technical sheet cannot do without', () => {
    expect(
      lacking(cars, ({ facts: { fuel } }) =>
        fuel === 'electric' ? [...KEY_FACTS, 'gears', 'chargePort', 'batteryWarrantyYears'] : [...KEY_FACTS, ...ENGINE],
      ),
    ).to.deep.equal([]);
    expect(
      lacking(
        french.filter(({ type }) => type === 'motorcycle'),
        () => MOTORCYCLE,
      ),
    ).to.deep.equal([]);
    expect(french.filter(({ body, colours }) => body === null || colours.length === 0).map(name)).to.deep.equal([]);
    expect(french.filter(({ facts }) => contradictions(facts).length > 0).map(name)).to.deep.equal([]);
  });

  it('lists the equipment of each car, of all groups, and no option that is standard', () => {
    const groupsOf = ({ equipment }: StyleRecord) =>
      new Set(equipment.map((item) => (item.id === null ? item.group : equipmentGroupOf(item.id))));
    expect(cars.filter((record) => record.equipment.length < 18 || groupsOf(record).size < 4).map(name)).to.deep.equal([]);
    expect(
      french
        .filter(({ equipment, options }) =>
          options.some(({ items }) => items.length === 1 && equipment.some(({ id, optional }) => id === items[0] && !optional)),
        )
        .map(name),
    ).to.deep.equal([]);
  });

  it('has a price in euros of nearly all', () => {
    const priced = french.filter(({ prices }) =>
      prices.some(({ country, price }) => country === 'FR' && price.currency === 'EUR'),
    );
    expect(priced.length / french.length).to.be.at.least(0.98);
    expect(outside([12_000, 65_000], ({ prices }) => prices[0]?.price.amount ?? null, cars)).to.deep.equal([]);
  });

  it('says of which year each price is', () => {
    const listed = french.flatMap((record) =>
      record.prices.map(({ source = 0 }) => ({ record, date: record.sources[source]?.date })),
    );
    expect(listed.filter(({ record, date }) => date !== String(record.year)).map(({ record }) => name(record))).to.deep.equal([]);
  });

  it('fills the sheets of the cars', () => {
    const share = (records: readonly StyleRecord[], id: TitleId): number =>
      records.filter(({ facts }) => facts[id] !== undefined).length / records.length;
    const electric = burning('electric');
    const fuelled = cars.filter(({ facts }) => facts.fuel !== 'electric');
    const leastOf = (records: readonly StyleRecord[], shares: Readonly<Partial<Record<TitleId, number>>>): string[] =>
      Object.entries(shares)
        .filter(([id, least]) => share(records, id as TitleId) < least)
        .map(([id]) => id);
    expect(
      leastOf(cars, {
        turningCircle: 0.9,
        cargo: 0.95,
        topSpeed: 0.8,
        acceleration: 0.75,
        wheels: 0.95,
        tyres: 0.8,
        warrantyYears: 0.95,
        curbWeight: 0.5,
      }),
    ).to.deep.equal([]);
    expect(leastOf(fuelled, { fiscalPower: 0.98, fuelTank: 0.9, consumptionWltp: 0.75, co2Wltp: 0.75 })).to.deep.equal([]);
    expect(leastOf(electric, { batteryTotal: 0.6, rangeWltp: 0.95, acCharging: 0.95, dcCharging: 0.8 })).to.deep.equal([]);
    expect(cars.filter(({ facts }) => (facts.torque ?? facts.engineTorque) === undefined).length).to.be.at.most(11);
  });

  it('has tyres that fit the wheels', () => {
    const misfits = cars.filter(
      ({ facts: { tyres, wheels } }) =>
        tyres !== undefined &&
        !String(tyres)
          .split(', ')
          .every((tyre) => tyre.endsWith(` R${String(wheels)}`)),
    );
    expect(misfits.map(name)).to.deep.equal([]);
  });

  it('has emissions that follow from what is burnt', () => {
    const ofALitre = ratio('co2Wltp', 'consumptionWltp');
    expect(outside([22.2, 23.3], ofALitre, burning('gas', 'hybrid', 'hybrid-electric'))).to.deep.equal([]);
    expect(outside([25.9, 26.7], ofALitre, burning('diesel'))).to.deep.equal([]);
    // On liquefied petroleum gas, which is lighter.
    expect(outside([15.3, 16.5], ofALitre, burning('bi-fuel'))).to.deep.equal([]);
  });

  it('has ranges that its batteries can give', () => {
    const battery = (record: StyleRecord): number | null => number(record, 'batteryUsable') ?? number(record, 'batteryTotal');
    const kmOfAKwh = (record: StyleRecord): number | null => {
      const [kwh, km] = [battery(record), number(record, 'rangeWltp')];
      return kwh === null || km === null ? null : km / kwh;
    };
    const drawn = (record: StyleRecord): number | null => {
      const [km, energy] = [kmOfAKwh(record), number(record, 'energyWltp')];
      return km === null || energy === null ? null : (km * energy) / 100;
    };
    expect(outside([5, 9.7], kmOfAKwh, burning('electric'))).to.deep.equal([]);
    // Charging loses up to a quarter on alternating current.
    expect(outside([1, 1.3], drawn, burning('electric'))).to.deep.equal([]);
  });

  it('has cars and engines of sound proportions', () => {
    expect(outside([0.54, 0.69], ratio('wheelbase', 'length'), cars)).to.deep.equal([]);
    expect(outside([0.36, 0.48], ratio('width', 'length'), cars)).to.deep.equal([]);
    expect(outside([0.76, 0.98], ratio('height', 'width'), cars)).to.deep.equal([]);
    expect(outside([1.9, 6], ratio('cargoMax', 'cargo'), cars)).to.deep.equal([]);
    expect(outside([4.4, 30], ratio('curbWeight', 'power'), cars)).to.deep.equal([]);
    expect(outside([40, 135], ratio('power', 'engineSize'), burning('gas', 'diesel'))).to.deep.equal([]);
    expect(outside([90, 230], ratio('torque', 'engineSize'), burning('gas', 'diesel', 'hybrid-electric'))).to.deep.equal([]);
    expect(
      outside(
        [80, 125],
        ratio('torque', 'engineSize'),
        french.filter(({ type }) => type === 'motorcycle'),
      ),
    ).to.deep.equal([]);
  });

  it('repeats what ADEME says where it names it as the source', function () {
    if (!existsSync(ADEME)) {
      console.log('not run: ../shared/data absent');
      this.skip();
    }
    const rows: readonly Readonly<Record<string, string>>[] = parse(readFileSync(ADEME, 'utf8'), {
      columns: true,
      bom: true,
      delimiter: ';',
    });
    const read = (text: string | undefined): number => Number((text ?? '').replace(',', '.'));
    /** Columns of the lowest and highest value, and how many of their units make one of the title's. */
    const columns: Readonly<Partial<Record<TitleId, readonly [string, string, number]>>> = {
      consumptionWltp: ['Conso vitesse mixte Min', 'Conso vitesse mixte Max', 1],
      co2Wltp: ['CO2 vitesse mixte Min', 'CO2 vitesse mixte Max', 1],
      energyWltp: ['Conso elec Min', 'Conso elec Max', 10],
      rangeWltp: ['Autonomie elec Min', 'Autonomie elec Max', 1],
      curbWeight: ['Poids à vide', 'Poids à vide', 1],
      gears: ['Nombre rapports', 'Nombre rapports', 1],
    };
    const ends = (value: FactValue | undefined): readonly [number, number] =>
      Array.isArray(value) ? [Number(value[0]), Number(value[1])] : [Number(value), Number(value)];
    const sourced = french.flatMap((record) =>
      (Object.keys(record.factSources) as TitleId[])
        .filter((id) => record.sources[record.factSources[id] ?? 0]?.key === 'ademe')
        .map((id) => ({ record, id })),
    );
    expect(sourced).to.have.lengthOf.at.least(100);
    const untrue = sourced.filter(({ record, id }) => {
      const [lowest = '', highest = '', scale = 1] = columns[id] ?? [];
      const title = TITLES[id];
      const close = title.kind === 'number' ? 0.51 / 10 ** title.decimals : 0;
      const model = modelKey(record.model, record.make);
      const ofModel = rows.filter(
        ({ Marque = '', 'Libellé modèle': family = '', 'Description Commerciale': version = '' }) =>
          makeName(Marque) === record.make && (modelKey(family, record.make).includes(model) || nameKey(version).includes(model)),
      );
      const [low, high] = ends(record.facts[id]);
      const said = (column: string, value: number): boolean =>
        ofModel.some((row) => row[column] !== '' && Math.abs(read(row[column]) / scale - value) <= close);
      return !(said(lowest, low) || said(highest, low)) || !(said(highest, high) || said(lowest, high));
    });
    expect(untrue.map(({ record, id }) => `${name(record)}: ${id} ${String(record.facts[id])}`)).to.deep.equal([]);
  });
});
