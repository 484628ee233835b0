/** The four real sets of specifications beside the project: twenty values of each are held against the files themselves. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'chai';
import { parse } from 'csv-parse/sync';
import { openSpecs, type SpecsProfile } from '../../src/adapters/catalogue/feeds/profiles.ts';
import { openCatalogue, type CatalogueStorage } from '../../src/adapters/storage/catalogue/catalogue-storage.ts';
import { kyselyCatalogueWriting } from '../../src/adapters/storage/catalogue/kysely-catalogue-writing.ts';
import { KyselyStyles } from '../../src/adapters/storage/catalogue/kysely-styles.ts';
import { importStyles } from '../../src/application/catalogue/import-styles.ts';
import type { SpecsReport } from '../../src/application/catalogue/specs-report.ts';
import type { FactValue, TitleId } from '../../src/domain/catalogue/facts/catalogue-facts.ts';
import type { CatalogueStyle } from '../../src/domain/catalogue/specification-style.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { zipEntry } from '../support/zip-entry.ts';

const SPECS = resolve('../shared/data/specs');
const EPA = join(SPECS, 'epa/vehicles.csv.zip');
const NRCAN = join(SPECS, 'nrcan/Fuel_Consumption_2000-2022.csv');
const NRCAN_2023 = join(SPECS, 'nrcan/MY2023_FuelConsumptionRatings.csv');
const ADEME = join(SPECS, 'ademe/ADEME-CarLabelling.csv');
const OPEN_EV = join(SPECS, 'open-ev/src');

type Cells = Readonly<Record<string, string>>;
const tableOf = (text: string, delimiter = ','): readonly Cells[] => parse(text, { columns: true, bom: true, delimiter });
const comma = (text: string | undefined): number => Number((text ?? '').replace(',', '.'));

describe('The real specifications', function () {
  this.timeout(180_000);
  const folder = temporaryFolder();
  let storage: CatalogueStorage;
  let styles: KyselyStyles;

  before(async function () {
    if (!existsSync(SPECS)) {
      console.log('not run: ../shared/data absent');
      this.skip();
    }
    storage = await openCatalogue(folder.path);
    styles = new KyselyStyles(storage.db);
  });
  after(async () => {
    if (existsSync(SPECS)) await storage.close();
    folder.remove();
  });

  const run = async (profile: SpecsProfile, file: string): Promise<SpecsReport> => {
    const outcome = await importStyles(kyselyCatalogueWriting(storage), {
      feed: openSpecs(profile, file, { year: null }),
      dryRun: false,
    });
    if (outcome.kind !== 'imported') throw new Error(JSON.stringify(outcome));
    return outcome.report;
  };

  const styleOf = async (feed: string, isIt: (key: string) => boolean): Promise<CatalogueStyle> => {
    const rows = await storage.db.selectFrom('records').select(['key', 'styleId']).where('feed', '=', feed).execute();
    const found = rows.filter(({ key }) => isIt(key));
    if (found.length !== 1) throw new Error(`${found.length} records of ${feed}`);
    const style = (await styles.ofIds([found[0]!.styleId])).get(found[0]!.styleId);
    if (!style) throw new Error('no style');
    return style;
  };

  /** What a source said of the style, whichever source it shows. */
  const said = (style: CatalogueStyle, feed: string, title: TitleId): FactValue | undefined => {
    const fact = style.facts[title];
    const all = fact ? [fact, ...fact.others] : [];
    return (all.find(({ source }) => style.sources[source]?.key === feed) ?? fact)?.value;
  };

  it('EPA: all 49,582 rows, with consumption in L/100 km and energy in kWh/100 km', async () => {
    const report = await run('epa', EPA);
    expect(report).to.deep.include({ rows: 49_582, added: 49_582, rejected: 0 });
    const rows = new Map(tableOf(await zipEntry(EPA, 'vehicles.csv')).map((row) => [row.id, row]));
    let checked = 0;
    const check = async (id: string, expected: (row: Cells) => Partial<Record<TitleId, FactValue>>): Promise<void> => {
      const row = rows.get(id);
      if (!row) throw new Error(`EPA has no ${id}`);
      const style = await styleOf('epa', (key) => key === id);
      expect(style.make.toLowerCase()).to.equal(row.make?.toLowerCase());
      expect(style.year).to.equal(Number(row.year));
      for (const [title, value] of Object.entries(expected(row)) as [TitleId, FactValue][]) {
        const shown = style.facts[title]?.value;
        if (typeof value === 'number') expect(shown, `${id} ${title}`).to.be.closeTo(value, 0.006);
        else expect(shown, `${id} ${title}`).to.equal(value);
        checked++;
      }
    };
    const mpg = (text: string | undefined): number => 235.214583 / Number(text);
    await check('1', (row) => ({
      consumptionCity: mpg(row.city08),
      consumptionCombined: mpg(row.comb08),
      transmission: 'manual',
      gears: 5,
      drivetrain: 'rwd',
      co2: Math.round(Number(row.co2TailpipeGpm) / 1.609344),
    }));
    await check('47374', (row) => ({
      consumptionCity: mpg(row.city08U),
      consumptionHighway: mpg(row.highway08U),
      engineSize: 2.5,
      cylinders: 4,
      gears: 8,
      co2Rating: 6,
    }));
    await check('47392', () => ({ fuel: 'hybrid', transmission: 'cvt', batteryVoltage: 252 }));
    await check('47502', (row) => ({
      fuel: 'plug-in-hybrid',
      rangeEpa: Math.round(Number(row.rangeA) * 1.609344),
      energyCombined: Number(row.combE) / 1.609344,
      chargeTime240: 4.5,
    }));
    await check('47909', (row) => ({
      fuel: 'electric',
      rangeEpa: Math.round(Number(row.range) * 1.609344),
      energyCombined: Number(row.combE) / 1.609344,
      power: 192,
      cargo: Math.round(15 * 28.316846592),
      co2: 0,
    }));
    await check('47281', () => ({ fuel: 'hydrogen' }));
    expect((await styleOf('epa', (key) => key === '47281')).facts.consumptionCombined).to.equal(undefined);
    expect(checked).to.be.at.least(20);
  });

  it('EPA again: nothing changes', async () => {
    const before = await styles.revision();
    expect(await run('epa', EPA)).to.deep.include({ added: 0, changed: 0, unchanged: 49_582 });
    expect(await styles.revision()).to.equal(before);
  });

  it('NRCan: both column layouts, merged into the styles of EPA where they are the same', async () => {
    const rows = tableOf(readFileSync(NRCAN, 'utf8'));
    const report = await run('nrcan', NRCAN);
    expect(report.rows).to.equal(rows.length);
    expect(report.leftOut).to.deep.equal([
      {
        reason: 'figures on E85 of a vehicle that has figures on gasoline',
        count: rows.filter(({ FUEL }) => FUEL === 'E').length,
      },
    ]);
    expect(report.joined).to.be.above(9000);
    expect(report.conflicts.length).to.be.above(0);

    let checked = 0;
    const expectFacts = (style: CatalogueStyle, facts: Partial<Record<TitleId, number>>): void => {
      for (const [title, value] of Object.entries(facts) as [TitleId, number][]) {
        expect(said(style, 'nrcan', title), `${style.year} ${style.make} ${style.model} ${style.name} ${title}`).to.be.closeTo(
          value,
          0.051,
        );
        checked++;
      }
    };
    // The one consumption of this layout is the city's; the combined one is told in miles an imperial gallon.
    for (const line of [12, 978, 22_486, 22_511]) {
      const row = rows[line - 1]!;
      const key = [row.YEAR, row.MAKE, row.MODEL, row['ENGINE SIZE'], row.CYLINDERS, row.TRANSMISSION].join('|').toLowerCase();
      const style = await styleOf('nrcan', (known) => known.startsWith(`${row.YEAR}|${key}|`));
      const test = Number(row.YEAR) < 2015 ? 'Before2015' : '';
      expectFacts(style, {
        [`consumptionCity${test}`]: Number(row['FUEL CONSUMPTION']),
        [`consumptionCombined${test}`]: 282.481 / Number(row['COMB (mpg)']),
        [`co2${test}`]: Number(row.EMISSIONS),
      });
    }
    await run('nrcan', NRCAN_2023);
    const rows2023 = tableOf(readFileSync(NRCAN_2023, 'utf8'));
    for (const line of [1, 757]) {
      const row = rows2023[line - 1]!;
      const key = ['', row.Make, row.Model, row.EngineSize, row.Cylinders, row.Transmission].join('|').toLowerCase();
      const style = await styleOf('nrcan', (known) => known.startsWith(`2023|${key}|`));
      expectFacts(style, {
        consumptionCity: Number(row.ConsumptionCity),
        consumptionHighway: Number(row.ConsumptionHwy),
        consumptionCombined: Number(row.ConsumptionComb),
        co2: Number(row.CO2_Emissions),
        co2Rating: Number(row.CO2_Rating),
      });
    }
    expect(checked).to.be.at.least(20);
  });

  it('ADEME: decimal commas, and one style for all wheels and options of a version', async () => {
    const rows = tableOf(readFileSync(ADEME, 'utf8'), ';');
    const report = await run('ademe', ADEME);
    expect(report.rows).to.equal(rows.length);
    let checked = 0;
    const check = async (
      model: string,
      description: RegExp,
      expected: (row: Cells, style: CatalogueStyle) => void,
    ): Promise<void> => {
      const row = rows.find(
        (cells) => cells['Libellé modèle'] === model && description.test(cells['Description Commerciale'] ?? ''),
      )!;
      const identity = [
        'Marque',
        'Libellé modèle',
        'Modèle',
        'Energie',
        'Carrosserie',
        'Cylindrée',
        'Puissance maximale',
        'Puissance nominale électrique',
        'Type de boite',
        'Nombre rapports',
      ];
      const start = identity
        .map((column) => row[column])
        .join('|')
        .toLowerCase();
      const end = (row['Description Commerciale'] ?? '').slice(-4).toLowerCase();
      expected(
        row,
        await styleOf(
          'ademe',
          (key) =>
            key.startsWith(`${start}|${(row['Description Commerciale'] ?? '').slice(0, 28).toLowerCase()}`) &&
            key.replace(/\|\d+$/, '').endsWith(end),
        ),
      );
    };
    const within = (style: CatalogueStyle, title: TitleId, ...values: readonly number[]): void => {
      const fact = style.facts[title]?.value;
      const [low, high] = typeof fact === 'object' ? fact : [Number(fact), Number(fact)];
      for (const value of values) {
        expect(value, title).to.be.within(low - 0.006, high + 0.006);
        checked++;
      }
    };
    await check('MX-30', /145ch/, (row, style) => {
      expect(style).to.deep.include({ make: 'Mazda', model: 'MX-30', year: 2022, body: 'suv' });
      within(style, 'energyWltp', (comma(row['Conso elec Min']) || comma(row['Conso elec Max'])) / 10);
      within(style, 'rangeWltp', comma(row['Autonomie elec Max']));
      within(style, 'rangeWltpCity', comma(row['Autonomie elec urbain Max']));
      within(style, 'electricPower', comma(row['Puissance nominale électrique']));
      within(style, 'curbWeight', comma(row['Poids à vide']));
      expect(style.prices).to.deep.equal([{ country: 'FR', price: { amount: comma(row['Prix véhicule']), currency: 'EUR' } }]);
    });
    await check('COMPASS', /Trailhawk/, (row, style) => {
      expect(style.facts.fuel?.value).to.equal('plug-in-hybrid');
      within(style, 'consumptionWltp', comma(row['Conso vitesse mixte Min']), comma(row['Conso vitesse mixte Max']));
      within(style, 'energyWltp', comma(row['Conso elec Min']) / 10, comma(row['Conso elec Max']) / 10);
      within(style, 'rangeWltp', Math.round(comma(row['Autonomie elec Min'])), Math.round(comma(row['Autonomie elec Max'])));
      within(style, 'enginePower', comma(row['Puissance maximale']));
      within(style, 'engineSize', comma(row.Cylindrée) / 1000);
      within(style, 'fiscalPower', comma(row['Puissance fiscale']));
    });
    await check('T-ROC', /2\.0 TDI \(150ch\) 4MOTION/, (row, style) => {
      expect(style.facts.transmission?.value).to.equal('dual-clutch');
      expect(style.facts.drivetrain?.value).to.equal('awd');
      within(style, 'gears', 7);
      within(style, 'consumptionWltpLow', comma(row['Conso basse vitesse Min']), comma(row['Conso basse vitesse Max']));
      within(style, 'consumptionWltpExtraHigh', comma(row['Conso T-haute vitesse Min']), comma(row['Conso T-haute vitesse Max']));
      within(style, 'co2Wltp', Math.round(comma(row['CO2 vitesse mixte Min'])), Math.round(comma(row['CO2 vitesse mixte Max'])));
      within(style, 'power', comma(row['Puissance maximale']));
    });
    expect(checked).to.be.at.least(20);
  });

  it('OpenEV: base, year and variant over one another', async () => {
    const report = await run('open-ev', OPEN_EV);
    expect(report.rows).to.equal(1189);
    let checked = 0;
    const file = (path: string) => JSON.parse(readFileSync(join(OPEN_EV, path), 'utf8')) as Record<string, never>;
    const check = (style: CatalogueStyle, title: TitleId, value: unknown): void => {
      expect(said(style, 'open-ev', title), `${style.name} ${title}`).to.equal(value);
      checked++;
    };
    interface Vehicle {
      readonly dimensions: Readonly<Record<string, number>>;
      readonly powertrain: Readonly<Record<string, number>>;
      readonly battery: Readonly<Record<string, number>>;
      readonly performance: Readonly<Record<string, number>>;
      readonly weights: Readonly<Record<string, number>>;
      readonly range: { readonly rated: readonly { readonly cycle: string; readonly range_km: number }[] };
    }
    for (const variant of ['model_3', 'model_3_performance']) {
      const base = file('tesla/model_3/base.json') as unknown as Vehicle;
      const year = file('tesla/model_3/2024/model_3.json') as unknown as Vehicle;
      const own = file(`tesla/model_3/2024/${variant}.json`) as unknown as Vehicle;
      const style = await styleOf('open-ev', (key) => key === `tesla/model_3/2024/${variant}`);
      expect(style).to.deep.include({ make: 'Tesla', model: 'Model 3', year: 2024 });
      check(style, 'length', base.dimensions.length_mm);
      check(style, 'wheelbase', base.dimensions.wheelbase_mm);
      check(style, 'heatPump', year.battery.heat_pump);
      check(style, 'power', own.powertrain.system_power_kw);
      check(style, 'torque', own.powertrain.system_torque_nm);
      check(style, 'batteryUsable', own.battery.pack_capacity_kwh_net);
      check(style, 'batteryTotal', own.battery.pack_capacity_kwh_gross);
      check(style, 'acceleration', own.performance.acceleration_0_100_kmh_s);
      check(style, 'topSpeed', own.performance.top_speed_kmh);
      check(style, 'curbWeight', own.weights.curb_weight_kg);
      check(style, 'rangeWltp', own.range.rated.find(({ cycle }) => cycle === 'wltp')?.range_km);
    }
    expect(checked).to.be.at.least(20);
    expect(report.issues.map(({ example }) => example.fault)).to.not.include('not-a-number');
  });
});
