import { expect } from 'chai';
import { isE85, mapNrcan, nrcanColumns, nrcanIdentity } from '../../../../../src/domain/catalogue/import/nrcan.ts';

const ONE_YEAR =
  'Make,Model,Class,EngineSize,Cylinders,Transmission,FuelType,ConsumptionCity,ConsumptionHwy,ConsumptionComb,CO2_Emissions,CO2_Rating,Smog_Rating';
const ALL_YEARS =
  'YEAR,MAKE,MODEL,VEHICLE CLASS,ENGINE SIZE,CYLINDERS,TRANSMISSION,FUEL,FUEL CONSUMPTION,HWY (L/100 km),COMB (L/100 km),COMB (mpg),EMISSIONS';

const RAV4 = {
  make: 'TOYOTA',
  model: 'RAV4 AWD',
  class: 'SUV: Small',
  litres: '2.5',
  cylinders: '4',
  transmission: 'AS8',
  fuel: 'X',
  city: '8.8',
  highway: '6.8',
  combined: '7.9',
  co2: '185',
  co2Rating: '6',
  smogRating: '7',
};
type Cells = Readonly<Record<string, string>>;
const rowOf = (cells: Cells) => ({ line: 7, of: (column: string) => cells[column] ?? '' });
const read = (cells: Cells, options: Partial<Parameters<typeof mapNrcan>[1]> = {}) =>
  mapNrcan(rowOf(cells), { fileYear: 2023, flex: false, turn: 1, knownModels: () => new Set(), ...options });
const styleOf = (...given: Parameters<typeof read>) => {
  const row = read(...given);
  if (row.kind !== 'style') throw new Error(JSON.stringify(row));
  return row.record;
};

describe('A table of Natural Resources Canada', () => {
  it('is known by its columns, of one year or of all', () => {
    const one = nrcanColumns(ONE_YEAR.split(','));
    expect([one?.get('make'), one?.get('city'), one?.get('combined'), one?.get('year')]).to.deep.equal([
      'Make',
      'ConsumptionCity',
      'ConsumptionComb',
      undefined,
    ]);
    const all = nrcanColumns(ALL_YEARS.split(','));
    expect([all?.get('year'), all?.get('city'), all?.get('mpg')]).to.deep.equal(['YEAR', 'FUEL CONSUMPTION', 'COMB (mpg)']);
    expect(nrcanColumns(ALL_YEARS.replace('COMB (L/100 km),', '').split(','))).not.to.equal(null);
  });

  it('is none without make, consumption in the city, or the combined one', () => {
    for (const column of [
      'Make',
      'Model',
      'Class',
      'EngineSize',
      'Transmission',
      'FuelType',
      'ConsumptionCity',
      'ConsumptionComb',
    ])
      expect(nrcanColumns(ONE_YEAR.split(',').filter((name) => name !== column)), column).to.equal(null);
    for (const column of ['Cylinders', 'ConsumptionHwy', 'CO2_Emissions'])
      expect(nrcanColumns(ONE_YEAR.split(',').filter((name) => name !== column)), column).not.to.equal(null);
  });
});

describe('A row of the table of Natural Resources Canada', () => {
  it('is a style of Canada', () => {
    expect(read(RAV4)).to.deep.equal({
      kind: 'style',
      place: 'line 7',
      record: {
        feed: 'nrcan',
        key: '2023||toyota|rav4 awd|2.5|4|as8|x|1',
        type: 'car',
        make: 'Toyota',
        model: 'RAV4',
        year: 2023,
        name: 'AWD 2.5 L AT8',
        body: 'suv',
        markets: ['CA'],
        facts: {
          fuel: 'gas',
          fuelGrade: 'regular',
          engineSize: 2.5,
          cylinders: 4,
          transmission: 'automatic',
          gears: 8,
          drivetrain: 'awd',
          consumptionCity: 8.8,
          consumptionHighway: 6.8,
          consumptionCombined: 7.9,
          co2: 185,
          co2Rating: 6,
          smogRating: 7,
        },
        equipment: [],
        prices: [],
        options: [],
        colours: [],
        images: [],
        factSources: {},
        sources: [
          {
            key: 'nrcan',
            name: 'Natural Resources Canada',
            url: 'https://natural-resources.canada.ca/energy-efficiency/transportation-energy-efficiency/fuel-consumption-guide',
            licence: 'Open Government Licence – Canada',
            date: '2023',
          },
        ],
      },
      issues: [],
    });
  });

  it('has the year of its own column before that of the file', () => {
    expect(styleOf({ ...RAV4, year: '2019' })).to.deep.include({ year: 2019, key: '2019|2019|toyota|rav4 awd|2.5|4|as8|x|1' });
    expect(read(RAV4, { fileYear: null })).to.deep.include({ kind: 'rejected', field: 'year' });
  });

  it('was measured by other cycles before 2015', () => {
    const of = (year: string) => Object.keys(styleOf({ ...RAV4, year }).facts).filter((id) => id.startsWith('co'));
    expect(of('2014')).to.deep.equal([
      'consumptionCityBefore2015',
      'consumptionHighwayBefore2015',
      'consumptionCombinedBefore2015',
      'co2Before2015',
      'co2Rating',
    ]);
    expect(of('2015')).to.deep.equal(['consumptionCity', 'consumptionHighway', 'consumptionCombined', 'co2', 'co2Rating']);
  });

  it('may tell the combined consumption in miles an imperial gallon', () => {
    expect(styleOf({ ...RAV4, combined: '', mpg: '36' }).facts.consumptionCombined).to.equal(7.8);
    expect(styleOf({ ...RAV4, mpg: '50' }).facts.consumptionCombined).to.equal(7.9);
  });

  it('says what is burnt, by the letter of the fuel, by the name, or by a second row on E85', () => {
    const fuel = (cells: Cells, flex = false) => {
      const { facts } = styleOf({ ...RAV4, ...cells }, { flex });
      return [facts.fuel, facts.fuelGrade];
    };
    expect(fuel({ fuel: ' z ' })).to.deep.equal(['gas', 'premium']);
    expect(fuel({ fuel: 'D' })).to.deep.equal(['diesel', undefined]);
    expect(fuel({ fuel: 'N' })).to.deep.equal(['natural-gas', undefined]);
    expect(fuel({ model: 'RAV4 HYBRID AWD' })).to.deep.equal(['hybrid', 'regular']);
    expect(fuel({ model: 'Sonata HEV' })).to.deep.equal(['hybrid', 'regular']);
    expect(fuel({}, true)).to.deep.equal(['flex', 'regular']);
    expect([isE85(rowOf({ fuel: ' e' })), isE85(rowOf(RAV4))]).to.deep.equal([true, false]);
    expect(nrcanIdentity(rowOf({ ...RAV4, fuel: 'E', city: '12' })), 'the same vehicle').to.equal(nrcanIdentity(rowOf(RAV4)));
    expect(nrcanIdentity(rowOf({ ...RAV4, cylinders: '6' }))).not.to.equal(nrcanIdentity(rowOf(RAV4)));
  });

  it('takes the model from what is known of the make, and the body from class or name', () => {
    const solara = { ...RAV4, model: 'CAMRY SOLARA CONVERTIBLE', class: 'SUBCOMPACT' };
    expect(styleOf(solara, { knownModels: () => new Set(['camrysolara']) })).to.deep.include({
      model: 'Camry Solara',
      body: 'convertible',
    });
    expect(styleOf({ ...RAV4, class: 'PICKUP TRUCK - STANDARD' }).body).to.equal('truck');
    expect(styleOf({ ...RAV4, class: 'MID-SIZE' }).body).to.equal(null);
  });

  it('is rejected without year, make, model or a fuel that there is', () => {
    for (const [field, value, reason] of [
      ['year', '1500', 'The model year is missing or cannot be'],
      ['make', ' ', 'The make is missing'],
      ['model', '', 'The model is missing'],
      ['fuel', 'Q', 'The fuel is none of X, Z, D, E and N'],
    ] as const)
      expect(read({ ...RAV4, [field]: value })).to.deep.equal({ kind: 'rejected', place: 'line 7', field, value, reason });
  });
});
