import { expect } from 'chai';
import fc from 'fast-check';
import { CATALOGUE_SORTS, EMPTY_CATALOGUE_QUERY, type CatalogueQuery } from '../../../../src/domain/catalogue/catalogue-query.ts';
import {
  changeCatalogueQuery,
  decodeCatalogueQuery,
  encodeCatalogueQuery,
} from '../../../../src/domain/catalogue/catalogue-query-codec.ts';
import { money } from '../../../../src/domain/money/money.ts';
import { bestMatch, type ListedTraits } from '../../../../src/domain/catalogue/match-listing.ts';
import { conflictsBetween, mergeRecords } from '../../../../src/domain/catalogue/merge-records.ts';
import { catalogueModel, modelKey } from '../../../../src/domain/catalogue/model-key.ts';
import { onlySameStyle } from '../../../../src/domain/catalogue/same-style.ts';
import { stockQuery } from '../../../../src/domain/catalogue/stock-query.ts';
import { styleSegments } from '../../../../src/domain/catalogue/style-path.ts';
import { idInPath } from '../../../../src/domain/routing/path-id.ts';
import { summaryOf, summaryOfRecord } from '../../../../src/domain/catalogue/style-summary.ts';
import { equipmentLists, technicalSheet } from '../../../../src/domain/catalogue/technical-sheet.ts';
import { BODIES, FUELS } from '../../../../src/domain/vehicle/attributes.ts';
import { modelYearOfVin, vinCheckDigit } from '../../../../src/domain/vehicle/vin.ts';
import { aStyleRecord } from '../../../support/builders/a-style-record.ts';
import { words } from '../../../support/words.ts';

const source = (key: string, date: string) => ({ key, name: key.toUpperCase(), url: null, licence: null, date });

describe('Several sources of one style', () => {
  const own = aStyleRecord({ facts: { power: 151, consumptionCombined: 8.1 }, equipment: [{ id: 'abs', optional: false }] });
  const epa = aStyleRecord({
    feed: 'epa',
    key: '1',
    markets: ['US'],
    facts: { consumptionCombined: 8.4, co2: 190 },
    sources: [source('epa', '2025-01-01')],
    equipment: [
      { id: 'abs', optional: true },
      { id: 'sunroof', optional: true },
    ],
  });
  const nrcan = aStyleRecord({
    feed: 'nrcan',
    key: 'n',
    facts: { consumptionCombined: 8.1, co2: 189 },
    sources: [source('nrcan', '2025')],
  });

  it('are all kept: the most trusted is shown, the others where they differ', () => {
    const style = mergeRecords(7, [epa, nrcan, own]);
    expect(style.sources.map(({ key }) => key)).to.deep.equal(['own', 'nrcan', 'epa']);
    expect(style.facts.consumptionCombined).to.deep.equal({ value: 8.1, source: 0, others: [{ value: 8.4, source: 2 }] });
    expect(style.facts.co2, '190 and 189 differ by rounding').to.deep.equal({ value: 189, source: 1, others: [] });
    expect(style.equipment).to.deep.equal([
      { id: 'abs', optional: false, source: 0 },
      { id: 'sunroof', optional: true, source: 2 },
    ]);
    expect(style.markets).to.deep.equal(['CA', 'US']);
  });

  it('say of a price whose list it is from', () => {
    const price = { country: 'CA', price: money(37_250, 'CAD'), delivery: null };
    const listed = aStyleRecord({
      prices: [{ ...price, source: 1 }],
      sources: [source('own', '2026-02-01'), source('own', '2025')],
    });
    const { pricing, sources } = mergeRecords(7, [epa, listed]);
    expect(pricing.map((each) => sources[each.source]?.date)).to.deep.equal(['2025']);
  });

  it('give the same style in whatever order they came', () => {
    const orders = [
      [own, epa, nrcan],
      [nrcan, own, epa],
      [epa, nrcan, own],
    ];
    for (const order of orders) expect(mergeRecords(7, order)).to.deep.equal(mergeRecords(7, [own, nrcan, epa]));
  });

  it('conflict where a reader would see different values', () => {
    expect(conflictsBetween(epa.facts, nrcan.facts)).to.deep.equal([{ title: 'consumptionCombined', value: 8.4, other: 8.1 }]);
  });
});

describe('A record of another feed', () => {
  const known = (changes: Parameters<typeof aStyleRecord>[0]) => ({ ...summaryOfRecord(aStyleRecord(changes)), id: 1 });
  const record = summaryOfRecord(
    aStyleRecord({
      name: 'AWD LE 2.5 L AT8',
      facts: { fuel: 'gas', transmission: 'automatic', gears: 8, engineSize: 2.5, drivetrain: 'awd', consumptionCombined: 8.1 },
    }),
  );

  it('is of the style with the same telling words and no contradiction', () => {
    const same = known({ name: 'LE AWD 2.5 L AT8', facts: { fuel: 'flex', drivetrain: '4wd', engineSize: 2.494 } });
    expect(onlySameStyle(record, [same])).to.equal(same);
    for (const other of [
      known({ name: 'XLE AWD' }),
      known({ name: 'LE', facts: { fuel: 'hybrid' } }),
      known({ name: 'LE', facts: { transmission: 'manual' } }),
      known({ name: 'LE', facts: { transmission: 'automatic', gears: 6 } }),
      known({ name: 'LE', facts: { drivetrain: 'fwd' } }),
      known({ name: 'LE', facts: { engineSize: 2 } }),
      known({ name: 'LE', markets: ['FR'] }),
    ])
      expect(onlySameStyle(record, [other]), JSON.stringify(other)).to.equal(null);
  });

  it('is of the one with its label among several, or of none', () => {
    const [one, two] = [
      known({ name: 'LE', facts: { consumptionCombined: 8.15 } }),
      known({ name: 'LE (Stop/Start)', facts: { consumptionCombined: 7.8 } }),
    ];
    expect(onlySameStyle(record, [one, two])).to.equal(one);
    expect(onlySameStyle(record, [one, { ...one, id: 2 }])).to.equal(null);
  });
});

describe('A vehicle on sale', () => {
  const style = (name: string, facts: Parameters<typeof aStyleRecord>[0] = {}) =>
    summaryOf(mergeRecords(name.length, [aStyleRecord({ name, ...facts })]));
  const styles = [style('LE AWD'), style('XLE AWD'), style('Hybrid XLE AWD', { facts: { fuel: 'hybrid', drivetrain: 'awd' } })];
  const listing = (changes: Partial<ListedTraits>): ListedTraits => ({
    model: 'RAV4',
    version: 'XLE',
    fuel: 'gas',
    transmission: 'automatic',
    drivetrain: 'awd',
    engineLitres: 2.5,
    cylinders: 4,
    powerKw: null,
    doors: null,
    seats: 5,
    body: 'suv',
    ...changes,
  });

  it('finds its style by version and traits', () => {
    expect(bestMatch(listing({}), styles)?.style.name).to.equal('XLE AWD');
    expect(bestMatch(listing({ fuel: 'hybrid' }), styles)?.style.name).to.equal('Hybrid XLE AWD');
    expect(bestMatch(listing({ version: 'XLE AWD' }), styles)?.confidence).to.be.within(0.8, 1);
  });

  it('has none rather than a wrong one', () => {
    expect(bestMatch(listing({ version: 'Limited' }), styles)).to.equal(null);
    expect(bestMatch(listing({ version: 'XLE Premium' }), styles)).to.equal(null);
    expect(bestMatch(listing({ version: null }), styles)).to.equal(null);
    expect(bestMatch(listing({ drivetrain: 'fwd' }), styles)).to.equal(null);
    expect(bestMatch(listing({ fuel: 'electric' }), styles)).to.equal(null);
    expect(bestMatch(listing({}), [])).to.equal(null);
  });

  it('has the model year of its number', () => {
    expect(modelYearOfVin('1HGCM82633A004352')).to.equal(2003);
    const tesla = '5YJ3E1EA_KF317000';
    expect(modelYearOfVin(tesla.replace('_', vinCheckDigit(tesla.replace('_', '0')) ?? ''))).to.equal(2019);
    expect(modelYearOfVin('WVWZZZ1KZAW000000'), 'Europe has no such rule').to.equal(null);
    expect(modelYearOfVin('1HGCM82633A00435')).to.equal(null);
  });
});

describe('Names in the catalogue', () => {
  it('are one for each model', () => {
    for (const [text, make, name] of [
      ['SERIE 3', 'BMW', '3 Series'],
      ['Série 3', 'BMW', '3 Series'],
      ['CLASSE C', 'Mercedes-Benz', 'C-Class'],
      ['GLA-Class', 'Mercedes-Benz', 'GLA'],
      ['F150 Pickup', 'Ford', 'F-150'],
      ['MAZDA CX-5', 'Mazda', 'CX-5'],
      ['RAV4', 'Toyota', 'RAV4'],
    ] as const)
      expect(catalogueModel(text, make)).to.equal(name);
    expect(modelKey('Serie 3', 'BMW')).to.equal(modelKey('3 series', 'BMW'));
  });

  it('stand in paths with the id behind', () => {
    const segments = styleSegments({ make: 'Citroën', model: 'ë-C4 X', year: 2025, name: '50 kWh', id: 317 });
    expect(segments).to.deep.equal(['citroen', 'e-c4-x', '2025', '50-kwh-317']);
    expect(idInPath(segments)).to.equal(317);
    expect(idInPath(['317'])).to.equal(317);
    expect(idInPath(['hybrid'])).to.equal(null);
  });

  it('ask the inventory for what is on sale', () => {
    expect(stockQuery({ make: 'BMW', model: '3 Series', year: 2025 })).to.deep.include({
      makes: ['bmw'],
      models: ['3 series', 'serie 3'],
      years: [2025],
      keyword: null,
    });
    expect(
      stockQuery({ make: 'Toyota', model: 'RAV4', style: { name: 'Hybrid XLE AWD 2.5 L CVT', fuel: 'hybrid' } }),
    ).to.deep.include({ keyword: 'xle', fuels: ['hybrid'] });
  });
});

describe('A sheet of a style', () => {
  const style = mergeRecords(1, [
    aStyleRecord({
      facts: { fuel: 'gas', power: 151.377, length: 4595, transmission: 'cvt' },
      equipment: [
        { id: 'sunroof', optional: true },
        { id: 'alloy-wheels', optional: false },
        {
          id: null,
          group: 'exterior',
          name: ['Zebra stripes', 'Rayures de zèbre', 'Rayures de zèbre', 'Rayas de cebra', 'Rayas de cebra'],
          optional: false,
        },
        { id: 'abs', optional: false },
      ],
    }),
  ]);

  it('has its groups and titles in the order of the catalogue', () => {
    expect(
      technicalSheet(style, 1, words.in(1)).map(({ id, name, list }) => [id, name, list.map(({ titleId }) => titleId)]),
    ).to.deep.equal([
      ['engine', 'Engine', ['fuel', 'power']],
      ['transmission', 'Transmission', ['transmission']],
      ['dimensions', 'Dimensions', ['length']],
    ]);
  });

  it('sorts the equipment of each group as the language does', () => {
    expect(equipmentLists(style, 1, words.in(1)).exterior).to.deep.equal([
      { name: 'Alloy wheels', optional: false },
      { name: 'Sunroof', optional: true },
      { name: 'Zebra stripes', optional: false },
    ]);
    expect(equipmentLists(style, 2, words.in(2)).exterior.map(({ name }) => name)).to.deep.equal([
      'Jantes en alliage',
      'Rayures de zèbre',
      'Toit ouvrant',
    ]);
    expect(Object.keys(equipmentLists(style, 4, words.in(4)))).to.deep.equal([
      'mechanical',
      'exterior',
      'entertainment',
      'interior',
      'safety',
    ]);
    expect(equipmentLists(style, 4, words.in(4)).safety).to.deep.equal([{ name: 'Frenos antibloqueo (ABS)', optional: false }]);
  });
});

describe('The address of a search of the catalogue', () => {
  const bounds = fc.record({ min: fc.option(fc.integer({ min: 1, max: 40 })), max: fc.option(fc.integer({ min: 1, max: 40 })) });
  const queries = fc.record({
    text: fc.constantFrom(null, 'rav4 hybride'),
    makes: fc.uniqueArray(fc.constantFrom('honda', 'kia', 'toyota')).map((list) => list.sort()),
    bodies: fc.uniqueArray(fc.constantFrom(...BODIES)).map((list) => list.sort()),
    fuels: fc.uniqueArray(fc.constantFrom(...FUELS)).map((list) => list.sort()),
    years: fc.uniqueArray(fc.integer({ min: 1990, max: 2027 })).map((list) => list.sort()),
    sort: fc.constantFrom(...CATALOGUE_SORTS),
    descending: fc.boolean(),
    pageIndex: fc.integer({ min: 1, max: 50 }),
    ranges: fc.record({ price: bounds, power: bounds, consumption: bounds, energy: bounds, range: bounds, length: bounds }),
  });

  it('says the search and nothing else', () => {
    fc.assert(
      fc.property(queries, (parts) => {
        const query: CatalogueQuery = { ...EMPTY_CATALOGUE_QUERY, ...parts };
        const text = encodeCatalogueQuery(query);
        expect(decodeCatalogueQuery(new URLSearchParams(text))).to.deep.equal({ query, problems: [] });
      }),
    );
    expect(encodeCatalogueQuery(EMPTY_CATALOGUE_QUERY)).to.equal('');
  });

  it('leaves out what it cannot use, and says so', () => {
    const { query, problems } = decodeCatalogueQuery(
      new URLSearchParams('Body=spaceship,suv&PriceMax=cheap&PageIndex=0&Other=1'),
    );
    expect(query).to.deep.equal({ ...EMPTY_CATALOGUE_QUERY, bodies: ['suv'] });
    expect(problems.map(({ parameter, reason }) => [parameter, reason])).to.have.deep.members([
      ['Body', 'unknown-value'],
      ['PageIndex', 'out-of-range'],
      ['PriceMax', 'not-a-number'],
    ]);
    expect(changeCatalogueQuery({ ...query, pageIndex: 4 }, { fuels: ['gas'] })).to.deep.include({
      pageIndex: 1,
      fuels: ['gas'],
    });
  });
});
