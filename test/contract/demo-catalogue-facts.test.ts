/** The facts of the catalogue that ships with the project, held against what authorities say of the same vehicles. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ownFolderFeed } from '../../src/adapters/catalogue/feeds/own-file-feed.ts';
import { openSpecs, type SpecsProfile } from '../../src/adapters/catalogue/feeds/profiles.ts';
import type { TitleId } from '../../src/domain/catalogue/facts/catalogue-facts.ts';
import type { KnownModels } from '../../src/domain/catalogue/import/style-row.ts';
import { modelKey, nameKey } from '../../src/domain/catalogue/model-key.ts';
import { styleGroup } from '../../src/domain/catalogue/same-style.ts';
import type { StyleRecord } from '../../src/domain/catalogue/style-record.ts';
import {
  expectAgreement,
  holdAgainst,
  same,
  sameBut,
  within,
  withinShare,
  type Agreement,
  type Authority,
} from '../support/facts-against.ts';
import { recordsOf } from '../support/specification-records.ts';

const SPECS = resolve('../shared/data/specs');
const FILES = {
  epa: 'epa/vehicles.csv.zip',
  nrcan: 'nrcan/MY2023_FuelConsumptionRatings.csv',
  'open-ev': 'open-ev/src',
} as const satisfies Partial<Record<SpecsProfile, string>>;

describe('The facts of the catalogue that ships with the project', function () {
  this.timeout(120_000);
  const ours: StyleRecord[] = [];

  const knownModels: KnownModels = (make) =>
    new Set(ours.filter((style) => nameKey(style.make) === nameKey(make)).map((style) => modelKey(style.model, style.make)));
  const stylesOf = (profile: keyof typeof FILES): Promise<readonly StyleRecord[]> =>
    recordsOf(openSpecs(profile, join(SPECS, FILES[profile]), { year: null }), knownModels);

  before(async function () {
    if (!existsSync(SPECS)) {
      console.log('not run: ../shared/data absent');
      this.skip();
    }
    ours.push(...(await recordsOf(ownFolderFeed(join(import.meta.dirname, '../../catalogue')))));
  });

  describe('in Canada', () => {
    const canadian: StyleRecord[] = [];
    let epa: Authority;

    /** Models that the authorities of North America list under another name. */
    const LISTED_AS: Readonly<Record<string, string>> = {
      'Silverado 1500': 'Silverado',
      'Sierra 1500': 'Sierra',
      'Equinox EV': 'Equinox',
      Mazda3: '3',
      'Golf GTI': 'GTI',
      'Golf R': 'Golf',
      RVR: 'Outlander',
    };
    const listedAs = ({ model, name, year }: StyleRecord): string =>
      year === 2024 && model === 'RAV4' && name.startsWith('Prime') ? 'RAV4 Prime' : (LISTED_AS[model] ?? model);
    const groupOf = (style: StyleRecord): string => styleGroup({ ...style, model: listedAs(style) });

    const chargedBy = ({ facts: { fuel } }: StyleRecord): string =>
      fuel === 'electric' || fuel === 'plug-in-hybrid' ? fuel : 'burns';
    /** They call a car with a 48-volt helper a hybrid, and one that may burn E85 too what it burns here. */
    const fuel: Agreement = (a, b) => same(a, b) || (a === 'gas' && b === 'hybrid') || (a === 'flex' && b === 'gas');
    const driven = sameBut(['awd', '4wd', '4x4'], ['2wd', 'fwd'], ['2wd', 'rwd']);
    const automated = sameBut(['automatic', 'sequential', 'tiptronic', 'dual-clutch', 'other']);

    before(async () => {
      canadian.push(...ours.filter(({ markets, type }) => markets.includes('CA') && type === 'car'));
      epa = {
        name: 'EPA',
        styles: await stylesOf('epa'),
        groupOf,
        isCounterpart: (a, b) => chargedBy(a) === chargedBy(b),
        titles: {
          fuel,
          fuelGrade: same,
          engineSize: within(0.05),
          cylinders: same,
          aspiration: sameBut(['turbo', 'twin-turbo']),
          transmission: automated,
          gears: same,
          drivetrain: driven,
          consumptionCity: within(0.06),
          consumptionHighway: within(0.06),
          consumptionCombined: within(0.06),
          co2: same,
          energyCity: within(0.06),
          energyHighway: within(0.06),
          energyCombined: within(0.06),
          rangeEpa: same,
          chargeTime240: within(1),
          passengerVolume: within(1),
          // Told there in whole cubic feet, and measured by another hand than the maker's.
          cargo: withinShare(0.15),
        },
        exceptions: [
          {
            styles: /^2025 BMW .* M(?:340i|50) /,
            titles: ['cylinders'],
            why: 'three litres in line have six cylinders, not four',
          },
          {
            styles: /Nissan Ariya/,
            titles: ['cargo'],
            why: 'up to the roof there, to the top of the seats in the maker’s figure',
          },
          { styles: /Tesla Model 3/, titles: ['cargo'], why: 'without the well under the floor' },
          { styles: /Toyota Prius/, titles: ['cargo'], why: 'that of the smallest wheels' },
          { styles: /Volkswagen Golf/, titles: ['cargo'], why: 'to the top of the seats there' },
        ],
      };
    });

    it('agree with the EPA on engine, gearbox, driven wheels, consumption, range and CO₂', () => {
      expectAgreement(holdAgainst(canadian, epa), { values: 4400, styles: 380 });
    });

    it('agree with Natural Resources Canada, whose last table here is of 2023, where the car has not changed since', async () => {
      const titles = Object.fromEntries(
        Object.entries(epa.titles).filter(([title]) => !(['cargo', 'chargeTime240'] as readonly string[]).includes(title)),
      ) as Partial<Record<TitleId, Agreement>>;
      const burning = canadian.filter((style) => chargedBy(style) === 'burns');
      const { agreeing } = holdAgainst(
        burning.map((style) => ({ ...style, year: 2023 })),
        { ...epa, titles, exceptions: [] },
      );
      const nrcan: Authority = {
        name: 'NRCan',
        styles: await stylesOf('nrcan'),
        groupOf,
        isCounterpart: (a, b) => (a.facts.fuel === 'hybrid') === (b.facts.fuel === 'hybrid'),
        titles: {
          fuel,
          fuelGrade: same,
          engineSize: within(0.05),
          cylinders: same,
          transmission: automated,
          gears: same,
          drivetrain: driven,
          consumptionCity: within(0.11),
          consumptionHighway: within(0.11),
          consumptionCombined: within(0.11),
          co2: within(3),
        },
      };
      expectAgreement(holdAgainst(agreeing, nrcan), { values: 450, styles: 45 });
    });

    it('agree with OpenEV on the size and the battery of electric cars', async () => {
      const openEv: Authority = {
        name: 'OpenEV',
        styles: await stylesOf('open-ev'),
        titles: {
          length: within(15),
          height: within(20),
          wheelbase: within(6),
          batteryTotal: withinShare(0.03),
          batteryUsable: withinShare(0.03),
        },
        exceptions: [
          { styles: /Ford F-150 Lightning/, titles: ['batteryUsable'], why: 'the standard range alone' },
          { styles: /Ford Mustang Mach-E/, titles: ['length'], why: 'the bumpers of Europe' },
          { styles: /Ford Mustang Mach-E/, titles: ['batteryUsable'], why: 'the batteries before 2024' },
          { styles: /^2025 Hyundai Ioniq 5/, titles: ['length', 'batteryTotal'], why: 'the car before its facelift' },
          {
            styles: /Nissan Ariya/,
            titles: ['length', 'batteryTotal'],
            why: 'the bumpers of Europe, the usable part as the whole',
          },
          { styles: /Volkswagen ID\.4 Standard/, titles: ['batteryTotal', 'batteryUsable'], why: 'the larger battery alone' },
        ],
      };
      const electric = canadian.filter((style) => chargedBy(style) === 'electric');
      expectAgreement(holdAgainst(electric, openEv), { values: 90, styles: 25 });
    });
  });
});
