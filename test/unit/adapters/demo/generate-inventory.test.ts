import { expect } from 'chai';
import fc from 'fast-check';
import { generateInventory } from '../../../../src/adapters/demo/generate-inventory.ts';
import { coloursOf, MODELS, type Market, type Model } from '../../../../src/adapters/demo/demo-data.ts';
import { Random } from '../../../../src/adapters/demo/random.ts';
import {
  BODIES,
  COLOURS,
  DRIVETRAINS,
  FUELS,
  NUMBER_LIMITS,
  TRANSMISSIONS,
  VEHICLE_TYPES,
} from '../../../../src/domain/vehicle/attributes.ts';
import { AVAILABILITIES } from '../../../../src/domain/vehicle/availability.ts';
import { makeName } from '../../../../src/domain/vehicle/makes.ts';
import { vinCheckDigit } from '../../../../src/domain/vehicle/vin.ts';
import type { DemoVehicle } from '../../../../src/ports/demo-inventory.ts';
import type { DealerRecord } from '../../../../src/ports/vehicles.ts';

const NOW = Date.UTC(2026, 10, 20);
const DAY = 86_400_000;
const MARKETS: readonly Market[] = ['CA', 'FR'];

const inventory = generateInventory({ now: NOW });
const dealers = new Map(inventory.dealers.map((dealer) => [dealer.key, dealer]));
const dealerOf = ({ dealerKey }: DemoVehicle): DealerRecord => dealers.get(dealerKey)!;
const vehicles = [...inventory.vehicles()];
const inMarket = (market: Market): DemoVehicle[] => vehicles.filter((vehicle) => dealerOf(vehicle).market === market);
const modelOf = (vehicle: DemoVehicle): Model =>
  MODELS[dealerOf(vehicle).market].find(({ make, name }) => make === vehicle.facts.make && name === vehicle.facts.model)!;

describe('The demo inventory', () => {
  it('has 6,000 vehicles of 90 Canadian and 60 French dealers by default', () => {
    expect(vehicles).to.have.lengthOf(6000);
    expect(inventory.dealers.filter(({ market }) => market === 'CA')).to.have.lengthOf(90);
    expect(inventory.dealers.filter(({ market }) => market === 'FR')).to.have.lengthOf(60);
  });

  it('is the same for the same seed and day, and another one for another seed', () => {
    const some = (seed: number): DemoVehicle[] => [...generateInventory({ listings: 200, seed, now: NOW }).vehicles()];
    expect(some(7)).to.deep.equal(some(7));
    expect(some(7)).to.not.deep.equal(some(8));
  });

  it('is the beginning of any larger one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 13_000 }), fc.integer({ min: 0, max: 40 }), (listings, more) => {
        const smaller = generateInventory({ listings, now: NOW });
        const larger = generateInventory({ listings: listings + more, now: NOW });
        const known = new Set(larger.dealers.map(({ key }) => key));
        expect(smaller.dealers.every(({ key }) => known.has(key))).to.be.true;
      }),
      { numRuns: 12 },
    );
    const [first, second] = [300, 400].map((listings) => [...generateInventory({ listings, now: NOW }).vehicles()]);
    expect(second!.slice(0, 300)).to.deep.equal(first);
  });

  it('comes in any size with the dealers that it needs', () => {
    for (const [listings, most] of [
      [0, 0],
      [1, 3],
      [40, 42],
      [6001, 151],
      [12_000, 300],
    ] as const) {
      const sized = generateInventory({ listings, now: NOW });
      expect(sized.dealers.length, String(listings)).to.be.at.most(most);
      const keys = new Set(sized.dealers.map(({ key }) => key));
      let count = 0;
      for (const { dealerKey } of sized.vehicles()) {
        count += 1;
        if (!keys.has(dealerKey)) expect.fail(`${dealerKey} is missing`);
      }
      expect(count).to.equal(listings);
    }
    for (const listings of [-1, 1.5, 1_000_001]) expect(() => generateInventory({ listings, now: NOW })).to.throw(RangeError);
  });

  describe('has, in both markets,', () => {
    for (const market of MARKETS) {
      it(`every availability state and every kind (${market})`, () => {
        for (const availability of AVAILABILITIES) {
          const types = new Set(
            inMarket(market).flatMap(({ facts }) => (facts.availability === availability ? [facts.type] : [])),
          );
          expect(types.size, availability).to.be.at.least(3);
        }
        for (const type of VEHICLE_TYPES)
          expect(inMarket(market).filter(({ facts }) => facts.type === type).length, type).to.be.greaterThan(80);
      });

      it(`mostly cars, most of them available, about 3 % without a price, all without a photo (${market})`, () => {
        const of = inMarket(market);
        const share = (test: (vehicle: DemoVehicle) => boolean): number => of.filter(test).length / of.length;
        expect(share(({ facts }) => facts.type === 'car')).to.be.within(0.7, 0.85);
        expect(share(({ facts }) => facts.availability === 'available')).to.be.within(0.84, 0.9);
        expect(share(({ facts }) => facts.price === null)).to.be.within(0.02, 0.045);
        expect(share(({ facts }) => facts.images.length > 0)).to.equal(0);
      });
    }

    it('every body that is drawn, and every condition', () => {
      const bodies = new Set(vehicles.map(({ facts }) => facts.body));
      expect(BODIES.filter((body) => body !== 'other' && !bodies.has(body))).to.deep.equal([]);
      expect(new Set(vehicles.map(({ facts }) => facts.condition)).size).to.equal(6);
    });

    it('vehicles for the rarer filters: before 2000, above 300,000 km, above 100,000, and every flag', () => {
      expect(vehicles.filter(({ facts }) => (facts.year ?? 0) < 2000).length).to.be.greaterThan(5);
      expect(vehicles.filter(({ facts }) => (facts.mileageKm ?? 0) > 300_000).length).to.be.greaterThan(20);
      expect(vehicles.filter(({ facts }) => (facts.price?.amount ?? 0) >= 100_000).length).to.be.greaterThan(50);
      for (const flag of ['promotion', 'buyOnline', 'certified', 'inspected', 'extendedCare', 'bridge', 'viral'] as const)
        expect(vehicles.filter(({ facts }) => facts[flag]).length, flag).to.be.greaterThan(100);
    });
  });

  describe('contains nothing impossible:', () => {
    it('no vehicle is older than its model, or newer than the next model year', () => {
      for (const vehicle of vehicles) {
        const { year, version } = vehicle.facts;
        const { trims } = modelOf(vehicle);
        const trim = trims.find(({ name, years }) => name === version && years.from <= year! && year! <= years.to);
        if (!trim) expect.fail(`${vehicle.facts.make} ${vehicle.facts.model} ${String(version)} ${String(year)}`);
        expect(year).to.be.at.most(dealerOf(vehicle).market === 'CA' ? 2027 : 2026);
        expect(vehicle.firstSeen, 'listed before it was on sale').to.be.at.least(Date.UTC(year! - 1, 8));
      }
    });

    it('no vehicle is new whose model is no longer made', () => {
      for (const vehicle of vehicles) {
        if (vehicle.facts.condition === 'new') expect(modelOf(vehicle).years.to, vehicle.facts.model).to.be.at.least(2026);
      }
    });

    it('prices are of the market, and follow age: older vehicles of a model cost less', () => {
      const byModel = new Map<string, { age: number; price: number }[]>();
      for (const vehicle of vehicles) {
        const { make, model, year, price, condition } = vehicle.facts;
        if (price === null) continue;
        expect(price.currency).to.equal(dealerOf(vehicle).market === 'CA' ? 'CAD' : 'EUR');
        if (condition !== 'used' || modelOf(vehicle).years.to < 2000) continue;
        const key = `${dealerOf(vehicle).market} ${make} ${model}`;
        byModel.set(key, [...(byModel.get(key) ?? []), { age: 2027 - year!, price: price.amount }]);
      }
      let models = 0;
      for (const [name, offers] of byModel) {
        const young = offers.filter(({ age }) => age <= 4);
        const old = offers.filter(({ age }) => age >= 9);
        if (young.length < 5 || old.length < 5) continue;
        models += 1;
        expect(mean(young), name).to.be.greaterThan(1.4 * mean(old));
      }
      expect(models).to.be.greaterThan(20);
    });

    it('mileage follows age; new vehicles have hardly any; what is towed has none; boats count hours', () => {
      const kilometres = (age: number): number =>
        mean(
          vehicles
            .filter(({ facts }) => facts.type === 'car' && facts.condition === 'used' && facts.year === 2026 - age)
            .map(({ facts }) => ({ price: facts.mileageKm! })),
        );
      expect(kilometres(2)).to.be.within(15_000, 55_000);
      expect(kilometres(8)).to.be.within(80_000, 160_000);
      for (const { facts } of vehicles) {
        if (facts.condition === 'new') expect(facts.mileageKm ?? 0).to.be.below(2000);
        if (facts.body === 'travel-trailer' || facts.body === 'trailer') expect(facts.mileageKm).to.equal(null);
        if (facts.type === 'boat') {
          expect(facts.mileageKm).to.equal(null);
          expect(facts.mileageOriginal?.unit ?? 'h').to.equal('h');
          if (facts.condition === 'used') expect(facts.mileageOriginal?.value).to.be.greaterThan(0);
        }
      }
    });

    it('numbers are within the limits of the enumerations', () => {
      for (const { facts } of vehicles) {
        const { cylinders, doors, engineLitres, type } = facts;
        if (cylinders !== null) expect(cylinders).to.be.within(NUMBER_LIMITS.cylinders.min, NUMBER_LIMITS.cylinders.max);
        if (doors !== null && type === 'car') expect(doors).to.be.within(NUMBER_LIMITS.doors.min, NUMBER_LIMITS.doors.max);
        if (engineLitres !== null && type === 'car')
          expect(engineLitres).to.be.within(NUMBER_LIMITS.engineLitres.min, NUMBER_LIMITS.engineLitres.max);
        if (facts.fuel === 'electric') expect([cylinders, engineLitres]).to.deep.equal([null, null]);
      }
    });

    it('North American identification numbers have seventeen characters and the right check digit, and are unique', () => {
      const vins = vehicles.flatMap(({ facts }) => facts.vin ?? []);
      expect(vins.length).to.be.greaterThan(3000);
      expect(new Set(vins).size).to.equal(vins.length);
      for (const vin of vins) expect(vinCheckDigit(vin), vin).to.equal(vin.charAt(8));
    });

    it('stock numbers are unique within a dealer', () => {
      const numbers = vehicles.map(({ dealerKey, facts }) => `${dealerKey} ${facts.stockNumber ?? ''}`);
      expect(new Set(numbers).size).to.equal(numbers.length);
    });

    it('histories run from the first day to the present price', () => {
      for (const { facts, firstSeen, priceHistory } of vehicles) {
        expect(firstSeen).to.be.within(NOW - 366 * DAY, NOW);
        expect(priceHistory.at(-1)?.price ?? null).to.deep.equal(facts.price);
        if (facts.price) expect(priceHistory[0]?.at).to.equal(firstSeen);
        for (const [k, { at }] of priceHistory.entries()) expect(at).to.be.within(priceHistory[k - 1]?.at ?? 0, NOW);
      }
      const dropped = vehicles.filter(
        ({ priceHistory: [first, ...later] }) => (first?.price?.amount ?? 0) > (later.at(-1)?.price?.amount ?? Infinity),
      );
      expect(dropped.length).to.be.greaterThan(600);
    });

    it('snowmobiles come on sale in autumn, motorcycles and boats in spring', () => {
      const share = (body: string, months: readonly number[]): number => {
        const of = vehicles.filter(({ facts }) => facts.body === body);
        return of.filter(({ firstSeen }) => months.includes(new Date(firstSeen).getUTCMonth() + 1)).length / of.length;
      };
      expect(share('snowmobile', [8, 9, 10, 11, 12])).to.be.greaterThan(0.7);
      expect(share('motorcycle', [2, 3, 4, 5, 6])).to.be.greaterThan(0.65);
      expect(share('boat', [2, 3, 4, 5, 6])).to.be.greaterThan(0.65);
    });

    it('used ones say how many owners they had, most of them, and new ones had none', () => {
      const used = vehicles.filter(({ facts }) => facts.condition === 'used');
      const told = used.flatMap(({ facts }) => facts.owners ?? []);
      expect(told.length / used.length).to.be.within(0.85, 0.97);
      expect(new Set(told)).to.include(1).and.include(2).and.include(3);
      expect(Math.min(...told)).to.equal(1);
      expect(vehicles.filter(({ facts }) => facts.condition === 'new' && facts.owners !== null)).to.deep.equal([]);
    });

    it('leaving by the bridge leads to the dealer’s own invented site', () => {
      for (const vehicle of vehicles) {
        const { bridge, outboundUrl } = vehicle.facts;
        expect(outboundUrl !== null).to.equal(bridge);
        if (outboundUrl !== null) expect(new URL(outboundUrl).origin).to.equal(dealerOf(vehicle).website);
      }
    });
  });

  describe('speaks like its dealers:', () => {
    it('descriptions and equipment are in the language of the place, without a gap', () => {
      const texts = vehicles.filter(({ facts }) => facts.description !== null);
      expect(texts.length / vehicles.length).to.be.within(0.85, 0.95);
      for (const vehicle of texts) expect(vehicle.facts.description).to.not.match(/[{}]|null|undefined|NaN|^[a-zé]/);
      const equipmentIn = (province: string): string =>
        vehicles
          .filter((vehicle) => dealerOf(vehicle).province === province && dealerOf(vehicle).city !== 'Dorval')
          .map(({ facts }) => JSON.stringify(facts.equipment))
          .join();
      expect(equipmentIn('ON')).to.include('Heated front seats').and.not.include('chauffant');
      expect(equipmentIn('QC')).to.include('Phares à DEL').and.not.include('Heated');
      expect(equipmentIn('IDF')).to.include('Phares à LED').and.not.include('Heated');
    });

    it('hardly two descriptions are the same', () => {
      const texts = vehicles.flatMap(({ facts }) => facts.description ?? []);
      expect(new Set(texts).size / texts.length).to.be.greaterThan(0.95);
    });

    it('makes are spelled as those of imported feeds', () => {
      for (const market of MARKETS) for (const { make } of MODELS[market]) expect(makeName(make)).to.equal(make);
    });
  });

  it('knows at least 110 models of cars and 60 others', () => {
    const models = MARKETS.flatMap((market) => MODELS[market]);
    expect(models.filter(({ type }) => type === 'car').length).to.be.at.least(110);
    expect(models.filter(({ type }) => type !== 'car').length).to.be.at.least(60);
    for (const { trims, name } of models) expect(trims.length, name).to.be.at.least(1);
  });

  it('describes models by the bodies, fuels, gearboxes, drivetrains and colours that vehicles can have', () => {
    for (const { body, name, trims } of MARKETS.flatMap((market) => MODELS[market])) {
      expect(BODIES, name).to.include(body);
      expect(COLOURS, name).to.include(coloursOf(body).pick(new Random(1, 1)));
      for (const { drivetrain, fuel, listPrice, transmission } of trims) {
        expect([...FUELS, null], name).to.include(fuel);
        expect([...TRANSMISSIONS, null], name).to.include(transmission);
        expect([...DRIVETRAINS, null], name).to.include(drivetrain);
        expect(listPrice, name).to.be.greaterThan(1000);
      }
    }
  });
});

const mean = (items: readonly { readonly price: number }[]): number =>
  items.reduce((sum, { price }) => sum + price, 0) / items.length;
