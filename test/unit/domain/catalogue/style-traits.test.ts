import { expect } from 'chai';
import { bestMatch, isAmong, type ListedTraits } from '../../../../src/domain/catalogue/match-listing.ts';
import { onlySameStyle, styleGroup, type StyleTraits } from '../../../../src/domain/catalogue/same-style.ts';
import { difference } from '../../../../src/domain/catalogue/similar-styles.ts';
import type { StyleSummary } from '../../../../src/domain/catalogue/specification-style.ts';
import { isOffered, priceIn } from '../../../../src/domain/catalogue/style-offer.ts';
import { drawingOf, drawingOfModel } from '../../../../src/domain/catalogue/style-picture.ts';
import { cataloguePath, stylePath } from '../../../../src/domain/catalogue/catalogue-path.ts';
import { styleName } from '../../../../src/domain/catalogue/style-name.ts';
import { summaryOf, summaryOfFacts, summaryOfRecord } from '../../../../src/domain/catalogue/style-summary.ts';
import { stockQuery } from '../../../../src/domain/catalogue/stock-query.ts';
import { contradicts, tellingWords, type Traits } from '../../../../src/domain/catalogue/style-traits.ts';
import { mergeRecords } from '../../../../src/domain/catalogue/merge-records.ts';
import { money } from '../../../../src/domain/money/money.ts';
import { aStyleRecord } from '../../../support/builders/a-style-record.ts';

const NOTHING: Traits = { transmission: null, drivetrain: null, fuel: null, engineLitres: null, cylinders: null };
const style = (changes: Partial<StyleSummary> = {}): StyleSummary => ({
  ...summaryOf(mergeRecords(1, [aStyleRecord()])),
  ...changes,
});

describe('Two descriptions of a vehicle', () => {
  const contradict = (one: Partial<Traits>, other: Partial<Traits>) => {
    const both = [
      contradicts({ ...NOTHING, ...one }, { ...NOTHING, ...other }),
      contradicts({ ...NOTHING, ...other }, { ...NOTHING, ...one }),
    ];
    expect(both[0], 'either way').to.equal(both[1]);
    return both[0];
  };

  for (const [one, other, cannotBe] of [
    [{}, {}, false],
    [{ fuel: 'gas' }, {}, false],
    [{ fuel: 'gas' }, { fuel: 'diesel' }, true],
    [{ fuel: 'flex' }, { fuel: 'premium-unleaded' }, false],
    [{ fuel: 'hybrid-electric' }, { fuel: 'gas' }, false],
    [{ fuel: 'hybrid-electric' }, { fuel: 'diesel' }, false],
    [{ fuel: 'hybrid-electric' }, { fuel: 'electric' }, true],
    [{ fuel: 'hybrid' }, { fuel: 'gas' }, true],
    [{ transmission: 'manual' }, { transmission: 'cvt' }, true],
    [{ transmission: 'automatic' }, { transmission: 'cvt' }, false],
    [{ transmission: 'manual' }, {}, false],
    [{ drivetrain: 'awd' }, { drivetrain: '4x4' }, false],
    [{ drivetrain: 'awd' }, { drivetrain: '2wd' }, true],
    [{ drivetrain: 'awd' }, { drivetrain: 'fwd' }, true],
    [{ drivetrain: 'fwd' }, { drivetrain: 'rwd' }, true],
    [{ drivetrain: 'fwd' }, { drivetrain: '2wd' }, false],
    [{ drivetrain: 'fwd' }, {}, false],
    [{ cylinders: 4 }, { cylinders: 6 }, true],
    [{ engineLitres: 2 }, { engineLitres: 2.05 }, false],
    [{ engineLitres: 2 }, { engineLitres: 2.1 }, true],
    [{ powerKw: 100 }, { powerKw: 110 }, false],
    [{ powerKw: 100 }, { powerKw: 112 }, true],
    [{ powerKw: 100 }, {}, false],
  ] as const)
    it(`${cannotBe ? 'contradict' : 'may be one'}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`, () =>
      expect(contradict(one, other)).to.equal(cannotBe));

  it('are told apart by the words that are neither of the model nor compared already', () => {
    expect(tellingWords('Golf GTI 2.0 L DSG AT7 AWD 150ch', 'Golf')).to.deep.equal(['gti', 'dsg']);
  });
});

describe('Records of one style', () => {
  const traits = (changes: Partial<StyleTraits> = {}): StyleTraits => ({
    ...summaryOfRecord(aStyleRecord({ facts: {} })),
    ...changes,
  });
  const same = (one: Partial<StyleTraits>, other: Partial<StyleTraits>) => onlySameStyle(traits(one), [traits(other)]) !== null;

  it('have one set of telling words, in whatever order', () => {
    expect(same({ name: 'Sport Premium' }, { name: 'Premium Sport 2.0' })).to.equal(true);
    expect(same({ name: 'Sport Premium' }, { name: 'Sport' })).to.equal(false);
    expect(same({ name: 'Sport Sport' }, { name: 'Sport' })).to.equal(true);
    expect(same({ name: 'AB C' }, { name: 'A BC' })).to.equal(false);
  });

  it('share a market, or one of them names none', () => {
    expect(same({ markets: ['CA', 'US'] }, { markets: ['US', 'MX'] })).to.equal(true);
    expect(same({ markets: ['CA'] }, { markets: ['FR'] })).to.equal(false);
    expect(same({ markets: [] }, { markets: ['FR'] })).to.equal(true);
    expect(same({ markets: ['CA'] }, { markets: [] })).to.equal(true);
  });

  it('have the same gearbox, where both say one; automated ones go by several names', () => {
    expect(same({ transmission: 'dual-clutch' }, { transmission: 'sequential' })).to.equal(true);
    expect(same({ transmission: 'dual-clutch' }, { transmission: 'automatic' })).to.equal(false);
    expect(same({ transmission: 'cvt' }, { transmission: null })).to.equal(true);
    expect(same({ gears: 6 }, { gears: 8 })).to.equal(false);
    expect(same({ gears: 6 }, { gears: null })).to.equal(true);
  });

  it('have the same label, where several styles are alike', () => {
    const candidates = [traits({ consumption: 8 }), traits({ consumption: 8.5 }), traits({ consumption: null })];
    expect(onlySameStyle(traits({ consumption: 8.1 }), candidates)).to.equal(candidates[0]);
    expect(onlySameStyle(traits({ consumption: 8.25 }), candidates)).to.equal(null);
    expect(onlySameStyle(traits({ consumption: null }), candidates)).to.equal(null);
    expect(onlySameStyle(traits({ consumption: 0.1 }), [traits({ consumption: null }), traits({ consumption: null })])).to.equal(
      null,
    );
    expect(onlySameStyle(traits(), [])).to.equal(null);
  });

  it('are looked for among those of one make, model and year', () => {
    expect(styleGroup({ make: 'Citroën', model: 'C4', year: 2025 })).to.equal(
      styleGroup({ make: 'CITROEN', model: 'c4', year: 2025 }),
    );
    expect(styleGroup({ make: 'Citroën', model: 'C4', year: 2025 })).not.to.equal(
      styleGroup({ make: 'Citroën', model: 'C4', year: 2024 }),
    );
  });
});

describe('The style of a vehicle on sale', () => {
  const LISTED: ListedTraits = {
    model: 'RAV4', version: 'XLE Navi', fuel: 'gas', drivetrain: 'awd', transmission: null, engineLitres: null, cylinders: null,
    body: 'suv', doors: null, seats: 5, powerKw: 151,
  }; // prettier-ignore
  const match = (listed: Partial<ListedTraits>, ...styles: readonly Partial<StyleSummary>[]) =>
    bestMatch(
      { ...LISTED, ...listed },
      styles.map((changes, k) => style({ id: k + 1, ...changes })),
    );

  it('has its words, but for what dealers add', () => {
    expect(match({}, { name: 'XLE' })?.confidence).to.equal(1);
    expect(match({ version: 'XLE cuir toit 5p' }, { name: 'XLE' })?.confidence).to.equal(1);
    expect(match({ version: 'XLE Premium' }, { name: 'XLE' })).to.equal(null);
    expect(match({ version: null }, { name: 'AWD' })?.confidence, 'neither says a trim').to.be.closeTo(0.8375, 1e-9);
  });

  it('agrees in what both of them say', () => {
    expect(match({ seats: 7 }, { name: 'XLE' })?.confidence).to.be.closeTo(0.65 + 0.35 * 0.8, 1e-9);
    expect(match({ powerKw: 155 }, { name: 'XLE' })?.confidence).to.be.closeTo(0.65 + 0.35 * 0.8, 1e-9);
    expect(match({ powerKw: 150 }, { name: 'XLE' })?.confidence).to.equal(1);
    const silent = { fuel: null, drivetrain: null, body: null, seats: null, powerKw: null };
    expect(match(silent, { name: 'XLE' })?.confidence).to.be.closeTo(0.65 + 0.35 * 0.5, 1e-9);
  });

  it('is clearly the best, or there is none', () => {
    expect(match({}, { name: 'XLE' }, { name: 'XLE', seats: 7 })).to.equal(null);
    expect(match({}, { name: 'Limited' }, { name: 'XLE' })?.style.id).to.equal(2);
    expect(match({ fuel: 'diesel' }, { name: 'XLE' })).to.equal(null);
  });

  it('is perhaps among several', () => {
    const among = (...styles: readonly Partial<StyleSummary>[]) => isAmong(LISTED, styles.map(style));
    expect(among({ name: 'XLE' }, { name: 'XLE' })).to.equal(true);
    expect(among({ name: 'Limited' })).to.equal(false);
    expect(among()).to.equal(false);
  });
});

describe('How different two styles are', () => {
  const base = style({ lengthMm: 4500, powerKw: 150, engineLitres: 2, seats: 5, fuel: 'gas', year: 2025 });
  const from = (changes: Partial<StyleSummary>, one: number | null = 30_000, other: number | null = 30_000) =>
    difference(base, { ...base, ...changes }, { one, other });

  it('is counted in steps of about a class each', () => {
    expect(from({})).to.equal(0);
    expect(from({ lengthMm: 4750 })).to.equal(1);
    expect(from({ powerKw: 100 })).to.equal(1);
    expect(from({ engineLitres: 3.5 })).to.equal(0.5);
    expect(from({ seats: 7 })).to.equal(1);
    expect(from({ year: 2023 })).to.be.closeTo(0.8, 1e-9);
    expect(from({}, 30_000, 37_500)).to.be.closeTo(1, 1e-9);
    expect(from({}, 37_500, 30_000)).to.be.closeTo(1, 1e-9);
  });

  it('counts a half for what is not known', () => {
    for (const unknown of [{ lengthMm: null }, { powerKw: null }, { seats: null }, { body: null }])
      expect(from(unknown), JSON.stringify(unknown)).to.equal(0.5);
    expect(from({ engineLitres: null })).to.equal(0.25);
    expect(from({}, null)).to.equal(0.5);
    expect(from({}, 30_000, null)).to.equal(0.5);
  });

  it('is more between fuels the further apart they are', () => {
    expect(from({ fuel: 'hybrid' })).to.equal(0.4);
    expect(from({ fuel: 'plug-in-hybrid' })).to.equal(0.8);
    expect(from({ fuel: 'electric' })).to.equal(1.5);
    expect(from({ fuel: null })).to.equal(0.4);
  });

  it('has no measure between types, bodies, or models years apart', () => {
    for (const other of [{ type: 'motorcycle' }, { body: 'sedan' }, { year: 2022 }, { year: 2028 }] as const)
      expect(from(other), JSON.stringify(other)).to.equal(Infinity);
  });
});

describe('Where a style is offered', () => {
  it('is in its markets, or everywhere where none is known', () => {
    const offered = (markets: readonly string[], country: string | null, types: readonly ('car' | 'boat')[] | null = null) =>
      isOffered({ markets, type: 'car' }, { country, types });
    expect(offered(['CA'], 'CA')).to.equal(true);
    expect(offered(['CA'], 'FR')).to.equal(false);
    expect(offered([], 'FR')).to.equal(true);
    expect(offered(['CA'], null)).to.equal(true);
    expect(offered(['CA'], 'CA', ['boat'])).to.equal(false);
    expect(offered(['CA'], 'CA', ['boat', 'car'])).to.equal(true);
  });

  it('has the price of the country in its currency', () => {
    const prices = [
      { country: 'US', price: money(1, 'USD') },
      { country: 'CA', price: money(2, 'USD') },
      { country: 'CA', price: money(3, 'CAD') },
    ];
    const price = (country: string | null, currency: 'CAD' | 'USD' | 'EUR') =>
      priceIn({ prices }, { country, currency })?.amount ?? null;
    expect([price('CA', 'CAD'), price('CA', 'USD'), price('US', 'CAD'), price(null, 'CAD'), price(null, 'EUR')]).to.deep.equal([
      3,
      2,
      null,
      3,
      null,
    ]);
  });
});

describe('What stands in short of a style', () => {
  it('are its figures, by the label that is there', () => {
    const fact = (value: number | string) => ({ value, source: 0, others: [] });
    expect(summaryOfFacts({})).to.deep.equal({
      fuel: null, transmission: null, gears: null, drivetrain: null, engineLitres: null, cylinders: null, powerKw: null,
      consumption: null, energy: null, rangeKm: null, seats: null, doors: null, lengthMm: null,
    }); // prettier-ignore
    const all = {
      fuel: 'gas', transmission: 'cvt', gears: 7, drivetrain: 'fwd', engineSize: 2, cylinders: 4, power: 150,
      consumptionCombined: 8, consumptionWltp: 7, energyCombined: 18, energyWltp: 17, rangeEpa: 400, rangeWltp: 450, rangeCltc: 500,
      seats: 5, doors: 4, length: 4500,
    }; // prettier-ignore
    const facts = Object.fromEntries(Object.entries(all).map(([id, value]) => [id, fact(value)]));
    expect(summaryOfFacts(facts)).to.deep.equal({
      fuel: 'gas', transmission: 'cvt', gears: 7, drivetrain: 'fwd', engineLitres: 2, cylinders: 4, powerKw: 150,
      consumption: 8, energy: 18, rangeKm: 400, seats: 5, doors: 4, lengthMm: 4500,
    }); // prettier-ignore
    const without = (...ids: readonly string[]) =>
      summaryOfFacts(Object.fromEntries(Object.entries(facts).filter(([id]) => !ids.includes(id))));
    expect(without('consumptionCombined').consumption).to.equal(7);
    expect(without('energyCombined').energy).to.equal(17);
    expect(without('rangeEpa').rangeKm).to.equal(450);
    expect(without('rangeEpa', 'rangeWltp').rangeKm).to.equal(500);
    expect(summaryOfFacts({ consumptionCombinedBefore2015: fact(9) }).consumption).to.equal(9);
    expect(summaryOfFacts({ fuel: fact('steam') }).fuel).to.equal(null);
  });

  it('are its name and its addresses', () => {
    const rav4 = style({ name: 'Hybrid XLE', id: 317 });
    expect(styleName(rav4)).to.equal('2025 Toyota RAV4 Hybrid XLE');
    expect(stylePath('showroom', rav4, 2)).to.equal('/fr-ca/salle-d-exposition/toyota/rav4/2025/hybrid-xle-317');
    expect(stylePath('specs', rav4, 1)).to.equal('/en/specs/toyota/rav4/2025/hybrid-xle-317');
    expect(cataloguePath('specs', 1)).to.equal('/en/specs');
    expect(stylePath('specs', { ...rav4, name: '—' }, 1)).to.equal('/en/specs/toyota/rav4/2025/317');
  });

  it('is its picture, in its own size where that is known', () => {
    const merged = mergeRecords(1, [aStyleRecord({ facts: { length: 4700, height: 1700, wheelbase: 2700 } })]);
    expect(drawingOf(merged, 'red')).to.equal('/art/suv~470x170x270-a91d2a.svg');
    const incomplete = mergeRecords(1, [aStyleRecord({ make: 'Nobody', facts: { length: 4700, height: 1700 } })]);
    expect(drawingOf(incomplete)).to.equal('/art/suv-aeb4b9.svg');
    expect(drawingOfModel('Nobody', 'Knows', 2025, 'sedan', 'red')).to.equal('/art/sedan-a91d2a.svg');
    expect(drawingOfModel('Nobody', 'Knows', 2025, null, 'red')).to.equal('/art/plate~Nobody~Knows~2025-a91d2a.svg');
    expect(drawingOfModel('Nobody', 'Knows', 2025, 'scooter', 'red')).to.match(/^\/art\/scooter-/);
  });

  it('is the search for it in the inventory', () => {
    expect(stockQuery({ make: 'Toyota', model: 'RAV4' })).to.deep.include({
      makes: ['toyota'],
      models: ['rav4'],
      years: [],
      keyword: null,
      fuels: [],
    });
    expect(stockQuery({ make: 'Mercedes-Benz', model: 'C-Class' }).models).to.deep.equal(['c-class', 'classe c', 'clase c']);
    for (const model of ['New 3 Series', '3 Series GT', 'AC-Class', 'C-Class Coupe', '9 Series'])
      expect(stockQuery({ make: 'BMW', model }).models, model).to.have.length(1);
    const trim = (name: string, fuel: 'gas' | 'electric' | null) =>
      stockQuery({ make: 'Toyota', model: 'RAV4', style: { name, fuel } });
    expect(trim('XLE Premium AWD', 'gas')).to.deep.include({ keyword: 'xle premium', fuels: [] });
    expect(trim('AWD', 'electric')).to.deep.include({ keyword: null, fuels: ['electric'] });
    expect(trim('XLE', null).fuels).to.deep.equal([]);
  });
});
