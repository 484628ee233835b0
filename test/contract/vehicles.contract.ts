/** What every adapter of `Vehicles` does: a test for each sentence of the port. */
import { expect } from 'chai';
import type { Listing } from '../../src/domain/vehicle/vehicle.ts';
import type { Vehicles } from '../../src/ports/vehicles.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { collect, inventorySteps, MONDAY, TUESDAY, type InventoryStorage } from '../support/stored-inventory.ts';

export function describeVehicles(name: string, open: () => Promise<InventoryStorage>): void {
  describe(`Reading the inventory in ${name}`, () => {
    let storage: InventoryStorage;
    let vehicles: Vehicles;

    beforeEach(async () => {
      storage = await open();
      ({ vehicles } = storage);
    });
    afterEach(() => storage.close());

    const { write, addOnMonday, stored } = inventorySteps(() => storage);
    const changedSince = async (revision: number): Promise<Listing[]> => (await collect(vehicles.changedSince(revision))).flat();
    const idsChangedSince = async (revision: number): Promise<number[]> =>
      (await changedSince(revision)).map(({ vehicle }) => vehicle.id);

    describe('reading', () => {
      it('gives back every fact of a vehicle and of its dealer', async () => {
        const facts = aVehicle().with({
          gears: 8,
          owners: 3,
          mileageKm: 12_345.6,
          mileageOriginal: { value: 7671.25, unit: 'mi' },
          price: { amount: 28_995.95, currency: 'EUR' },
          promotion: true,
          buyOnline: true,
          certified: true,
          inspected: true,
          extendedCare: true,
          bridge: true,
          viral: true,
          outboundUrl: 'https://dealer.example/1',
          inspectedOn: '2026-11-06',
          inspectionReportUrl: 'https://dealer.example/1/inspection.pdf',
          historyReportUrl: 'https://dealer.example/1/history',
          warranty: { months: 14, km: 42_000, text: 'Groupe motopropulseur' },
          group: 'Groupe Nord',
          description: "L'état : « impeccable » 🚗",
          equipment: { safety: ['ABS'], other: ['Tapis', ''] },
          images: [
            { url: 'https://photos.example/b.jpg', type: 'photo', language: null },
            { url: 'https://photos.example/a.pdf', type: 'document', language: 'fr' },
          ],
          unrecognised: { colour: 'Bleu nuit' },
        });
        await addOnMonday(facts.stored());
        expect(await vehicles.ofId(1)).to.deep.equal({
          vehicle: {
            ...facts.facts(),
            id: 1,
            dealerId: 1,
            sources: ['AUTO123'],
            demo: false,
            hidden: false,
            firstSeen: MONDAY,
          },
          dealer: aDealer().build(),
        });
      });

      it('finds all listings of a VIN, sold ones too', async () => {
        await addOnMonday(aVehicle().numbered().sold().stored(), aVehicle().stored(), aVehicle().numbered().stored());
        expect((await vehicles.ofVin('JTMRWRFV1KD000001')).map(({ vehicle }) => vehicle.id)).to.deep.equal([1, 3]);
        expect(await vehicles.ofVin('JTMRWRFV1KD000002')).to.deep.equal([]);
      });

      it('keeps silence as null', async () => {
        const silent = aVehicle()
          .with({ stockNumber: null, vin: null, year: null, version: null, body: null, transmission: null, fuel: null })
          .with({
            drivetrain: null,
            colour: null,
            interiorColour: null,
            cylinders: null,
            doors: null,
            seats: null,
            owners: null,
            engineLitres: null,
          })
          .with({ powerKw: null, mileageKm: null, price: null, description: null, equipment: {}, images: [] });
        const dealer = aDealer().withoutCoordinates().with({ street: null, city: null, province: null, postalCode: null });
        await write(async (inventory) => {
          await inventory.saveDealer(dealer.with({ phone: null, email: null, website: null, timeZone: null }).record());
          await inventory.add([silent.demo().stored()], MONDAY);
        });
        const found = await vehicles.ofId(1);
        expect(found?.vehicle).to.include({ stockNumber: null, vin: null, year: null, price: null, mileageKm: null, demo: true });
        expect(found?.vehicle).to.deep.include({ equipment: {}, images: [] });
        expect(found?.dealer).to.include({ street: null, coordinates: null, email: null, timeZone: null });
      });

      it('finds sold and unavailable vehicles, and null where there never was one', async () => {
        await addOnMonday(aVehicle().sold().stored(), aVehicle().unavailable().stored());
        expect((await vehicles.ofId(1))?.vehicle.availability).to.equal('sold');
        expect((await vehicles.ofId(2))?.vehicle.availability).to.equal('unavailable');
        expect(await vehicles.ofId(3)).to.equal(null);
      });

      it('answers ids in their order and leaves out unknown ones', async () => {
        await addOnMonday(aVehicle().stored(), aVehicle().stored(), aVehicle().stored());
        const found = await vehicles.ofIds([3, 99, 1]);
        expect(found.map(({ vehicle }) => vehicle.id)).to.deep.equal([3, 1]);
        expect(await vehicles.ofIds([])).to.deep.equal([]);
      });

      it('tells the last reduction of a price, with the lowest price of the 30 days before', async () => {
        const price = (amount: number) => ({ amount, currency: 'CAD' as const });
        await addOnMonday(aVehicle().stored());
        await write((inventory) =>
          inventory.add(
            [
              {
                ...aVehicle().ofDealer(1).priced(19_000).stored(),
                priceHistory: [
                  { at: MONDAY - 2000, price: price(20_000) },
                  { at: MONDAY - 1000, price: price(22_000) },
                ],
              },
            ],
            MONDAY,
          ),
        );
        const [unchanged, reduced] = await vehicles.ofIds([1, 2]);
        expect(unchanged?.drop).to.equal(undefined);
        expect(reduced?.drop).to.deep.equal({ before: price(20_000), by: price(1000), at: MONDAY });
        expect(await vehicles.ofId(2)).to.deep.equal(reduced);
      });

      it('answers any number of ids', async () => {
        await addOnMonday(aVehicle().stored());
        expect(await vehicles.ofIds(Array.from({ length: 40_000 }, (_, k) => 40_000 - k))).to.have.length(1);
      });

      it('lists the dealers, and finds one by its id', async () => {
        await write(async (inventory) => {
          await inventory.saveDealer(aDealer().record('a'));
          await inventory.saveDealer(aDealer().inFrance().demo().record('b'));
        });
        expect(await vehicles.dealers()).to.deep.equal([aDealer().build(), aDealer().withId(2).inFrance().demo().build()]);
        expect(await vehicles.dealerOfId(2)).to.deep.equal(aDealer().withId(2).inFrance().demo().build());
        expect(await vehicles.dealerOfId(3)).to.equal(null);
      });

      it('answers a ping', () => vehicles.ping());
    });

    describe('the revision', () => {
      it('is 0 before the first change and grows with every transaction that changes something', async () => {
        expect(await vehicles.revision()).to.equal(0);
        await addOnMonday(aVehicle().stored(), aVehicle().stored());
        expect(await vehicles.revision()).to.equal(1);
        await write((inventory) => inventory.setAvailability([1], 'sold', TUESDAY));
        expect(await vehicles.revision()).to.equal(2);
        await write(async (inventory) => inventory.replace([await stored(2)], TUESDAY));
        expect(await vehicles.revision()).to.equal(3);
      });

      it('stays where nothing changed', async () => {
        await addOnMonday(aVehicle().stored());
        await write(async (inventory) => {
          await inventory.saveDealer(aDealer().record());
          await inventory.seenAgain([1], TUESDAY);
          await inventory.setAvailability([1], 'available', TUESDAY);
          await inventory.setAvailability([99], 'sold', TUESDAY);
          await inventory.add([], TUESDAY);
          await inventory.replace([], TUESDAY);
        });
        expect(await vehicles.revision()).to.equal(1);
        expect(await idsChangedSince(1)).to.deep.equal([]);
      });
    });

    describe('what changed since a revision', () => {
      it('is everything since 0, with sold and unavailable vehicles', async () => {
        await addOnMonday(aVehicle().stored(), aVehicle().sold().stored(), aVehicle().unavailable().stored());
        expect(await idsChangedSince(0)).to.deep.equal([1, 2, 3]);
      });

      it('is the vehicles added, replaced or set since', async () => {
        await addOnMonday(aVehicle().stored(), aVehicle().stored(), aVehicle().stored());
        await write((inventory) => inventory.setAvailability([3], 'reserved', TUESDAY));
        await write(async (inventory) => inventory.replace([await stored(1, { make: 'Lexus' })], TUESDAY));
        await write((inventory) => inventory.add([aVehicle().stored()], TUESDAY));
        expect(await idsChangedSince(1)).to.have.members([1, 3, 4]);
        expect(await idsChangedSince(2)).to.have.members([1, 4]);
        expect((await changedSince(2)).find(({ vehicle }) => vehicle.id === 1)?.vehicle.make).to.equal('Lexus');
      });

      it("is all of a dealer's vehicles when their record is brought up to date", async () => {
        await addOnMonday(aVehicle().stored(), aVehicle().stored());
        await write((inventory) => inventory.saveDealer(aDealer().named('Autos Laval').record()));
        expect((await changedSince(1)).map(({ vehicle, dealer }) => [vehicle.id, dealer.name])).to.deep.equal([
          [1, 'Autos Laval'],
          [2, 'Autos Laval'],
        ]);
      });

      it('comes in batches, each vehicle once', async () => {
        await addOnMonday(...Array.from({ length: 4001 }, () => aVehicle().withoutImages().stored()));
        const batches = await collect(vehicles.changedSince(0));
        expect(batches).to.have.length.above(1);
        const ids = batches.flat().map(({ vehicle }) => vehicle.id);
        expect(new Set(ids).size).to.equal(4001);
        expect(ids).to.have.length(4001);
      });
    });
  });
}
