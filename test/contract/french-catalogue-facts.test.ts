/** The facts of the French half of the catalogue that ships with the project, held against ADEME's table and the OpenEV data set. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'chai';
import { ownFolderFeed } from '../../src/adapters/catalogue/feeds/own-file-feed.ts';
import { openSpecs } from '../../src/adapters/catalogue/feeds/profiles.ts';
import type { FactValue } from '../../src/domain/catalogue/facts/catalogue-facts.ts';
import type { StyleRecord } from '../../src/domain/catalogue/style-record.ts';
import {
  expectAgreement,
  holdAgainst,
  same,
  sameBut,
  styleTitle,
  within,
  withinShare,
  type Agreement,
  type Authority,
} from '../support/facts-against.ts';
import { ademeVersion, modelInOpenEv, versionInAdeme } from '../support/french-counterparts.ts';
import { recordsOf } from '../support/specification-records.ts';

const SPECS = resolve('../shared/data/specs');

describe('The facts of the French half of the catalogue', function () {
  let french: readonly StyleRecord[];

  before(async function () {
    if (!existsSync(SPECS)) {
      console.log('not run: ../shared/data absent');
      this.skip();
    }
    const ours = await recordsOf(ownFolderFeed(join(import.meta.dirname, '../../catalogue')));
    french = ours.filter(({ markets, type }) => markets.includes('FR') && type === 'car');
  });

  /** Within the span of all that a version is sold with, or at most so far outside. */
  const inSpan =
    (most: number): Agreement =>
    (ours, theirs) => {
      const [values, span] = [[ours].flat().map(Number), [theirs].flat().map(Number)];
      return Math.min(...values) >= Math.min(...span) - most && Math.max(...values) <= Math.max(...span) + most;
    };
  /** ADEME calls a car with a 48-volt helper a hybrid, whatever it burns. */
  const fuel: Agreement = (a, b) => same(a, b) || (b === 'hybrid' && ['hybrid-electric', 'gas', 'diesel'].includes(String(a)));
  const isManual = ({ facts: { transmission } }: StyleRecord): boolean => transmission === 'manual';

  it('agree with ADEME on engine, gearbox, weight, consumption, range, CO₂ and fiscal power', async () => {
    const ademe: Authority = {
      name: 'ADEME',
      styles: await recordsOf(openSpecs('ademe', join(SPECS, 'ademe/ADEME-CarLabelling.csv'), { year: null })),
      groupOf: (style) => (style.feed === 'ademe' ? ademeVersion(style) : versionInAdeme(style)),
      isCounterpart: (ours, theirs) => isManual(ours) === isManual(theirs),
      titles: {
        fuel,
        engineSize: within(0.001),
        // Horsepower rounded to kilowatts once here and once there.
        power: within(1),
        enginePower: within(1),
        fiscalPower: same,
        transmission: sameBut(['automatic', 'dual-clutch', 'cvt']),
        gears: same,
        drivetrain: sameBut(['awd', '4x4']),
        consumptionWltp: inSpan(0.1),
        co2Wltp: inSpan(0.5),
        energyWltp: inSpan(0.1),
        rangeWltp: inSpan(2),
        curbWeight: inSpan(1),
      },
    };
    expectAgreement(holdAgainst(french, ademe), { values: 488, styles: 56 });
  });

  it('agree with OpenEV on size, battery, power and range of electric cars with the same battery and motor', async () => {
    const near = (a: FactValue | undefined, b: FactValue | undefined): boolean =>
      a !== undefined && b !== undefined && withinShare(0.12)(a, b);
    const openEv: Authority = {
      name: 'OpenEV',
      styles: await recordsOf(openSpecs('open-ev', join(SPECS, 'open-ev/src'), { year: null })),
      groupOf: modelInOpenEv,
      isCounterpart: ({ facts: a }, { facts: b }) => near(a.batteryUsable, b.batteryUsable) && near(a.power, b.power),
      titles: {
        length: within(15),
        width: within(15),
        height: within(20),
        wheelbase: within(8),
        batteryUsable: withinShare(0.05),
        batteryTotal: withinShare(0.03),
        power: withinShare(0.03),
        rangeWltp: withinShare(0.06),
        topSpeed: within(5),
      },
      exceptions: [
        { styles: /Peugeot 208 e-208/, titles: ['batteryTotal'], why: '54 kWh is the battery of the 2008 and the 308' },
        { styles: /Peugeot 2008 e-2008/, titles: ['height'], why: 'with the aerial' },
        {
          styles: /Renault 5 E-Tech Five 95/,
          titles: ['batteryUsable', 'topSpeed'],
          why: 'another estimate of a 40 kWh battery',
        },
        { styles: /Renault Scénic E-Tech/, titles: ['length', 'topSpeed'], why: 'the maker has 4,470 mm and 150 or 170 km/h' },
        { styles: /Renault Scénic E-Tech 170/, titles: ['batteryUsable'], why: 'the maker names what is usable: 60 kWh' },
        { styles: /Tesla Model 3/, titles: ['width'], why: 'with folded mirrors' },
      ],
    };
    const electric = french.filter(({ facts }) => facts.fuel === 'electric');
    expectAgreement(holdAgainst(electric, openEv), { values: 207, styles: 26 });
  });

  it('has the fiscal power that follows from the engine', () => {
    /** The formula that ADEME's table follows, by the net power of the engine in kW. */
    const fiscal = (kw: number): number => Math.round(1.34 + 1.8 * (kw / 100) ** 2 + 3.87 * (kw / 100));
    const burning = french.filter(({ facts }) => facts.fuel !== 'electric' && facts.fiscalPower !== undefined);
    expect(burning).to.have.lengthOf.at.least(120);
    expect(
      burning.filter(({ facts }) => facts.fiscalPower !== fiscal(Number(facts.enginePower ?? facts.power))).map(styleTitle),
    ).to.deep.equal([]);
  });
});
