/** What every adapter of `ListedVehicles` does: a test for each sentence of the port. */
import { expect } from 'chai';
import type { IdRange, ListedVehicle } from '../../src/ports/listed-vehicles.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { collect, inventorySteps, MONDAY, TUESDAY, WEDNESDAY, type InventoryStorage } from '../support/stored-inventory.ts';

const CANADA = { market: 'CA', companyIds: null, source: null } as const;

export function describeListedVehicles(name: string, open: () => Promise<InventoryStorage>): void {
  describe(`Walking through the listed vehicles in ${name}`, () => {
    let storage: InventoryStorage;

    beforeEach(async () => {
      storage = await open();
    });
    afterEach(() => storage.close());

    const { write, addOnMonday, stored } = inventorySteps(() => storage);
    const walk = async (
      scope: Parameters<typeof storage.listed.inOrder>[0] = CANADA,
      range?: IdRange,
    ): Promise<ListedVehicle[]> => (await collect(storage.listed.inOrder(scope, range))).flat();
    const ids = async (...asked: Parameters<typeof walk>): Promise<number[]> => (await walk(...asked)).map(({ id }) => id);
    const changes = async (): Promise<number[]> => (await walk()).map(({ changedAt }) => changedAt);

    it('tells what an address and its date need', async () => {
      const { type, make, model, year, version } = aVehicle().facts();
      await addOnMonday(aVehicle().stored());
      expect(await walk()).to.deep.equal([{ id: 1, dealerId: 1, type, make, model, year, version, changedAt: MONDAY }]);
    });

    it('is empty where there is nothing', async () => {
      expect(await walk()).to.deep.equal([]);
    });

    it('leaves out what no list shows', async () => {
      await addOnMonday(aVehicle().sold().stored(), aVehicle().stored(), aVehicle().unavailable().stored());
      expect(await ids()).to.deep.equal([2]);
    });

    it("has the scope's dealers alone", async () => {
      await write(async (inventory) => {
        const first = await inventory.saveDealer(aDealer().record('a'));
        const second = await inventory.saveDealer(aDealer().record('b'));
        const french = await inventory.saveDealer(aDealer().inFrance().record('c'));
        await inventory.add(
          [french, second, first].map((dealerId) => aVehicle().ofDealer(dealerId).stored()),
          MONDAY,
        );
      });
      expect(await ids()).to.deep.equal([2, 3]);
      expect(await ids({ ...CANADA, market: 'FR' })).to.deep.equal([1]);
      expect(await ids({ ...CANADA, companyIds: [2] })).to.deep.equal([2]);
      expect(await ids({ ...CANADA, market: 'FR', companyIds: [2] })).to.deep.equal([]);
    });

    it('has what is published under the source of the scope', async () => {
      await addOnMonday(
        aVehicle().stored(),
        aVehicle()
          .with({ sources: ['AUTO123', 'MOTO123'] })
          .stored(),
        aVehicle()
          .with({ sources: ['MOTO1234'] })
          .stored(),
      );
      expect(await ids({ ...CANADA, source: 'AUTO123' })).to.deep.equal([1, 2]);
      expect(await ids({ ...CANADA, source: 'MOTO123' })).to.deep.equal([2]);
      expect(await ids({ ...CANADA, source: 'OTHER' })).to.deep.equal([]);
    });

    it('leaves out hidden vehicles and those of removed dealers', async () => {
      await addOnMonday(aVehicle().stored(), aVehicle().stored());
      await write((inventory) => inventory.setHidden([1], true));
      expect(await ids()).to.deep.equal([2]);
      await write((inventory) => inventory.setRemoved(1, true));
      expect(await ids()).to.deep.equal([]);
    });

    it('has a vehicle that two dealers list once, as the first of them that the scope shows', async () => {
      await write(async (inventory) => {
        const [first, second] = [
          await inventory.saveDealer(aDealer().record('a')),
          await inventory.saveDealer(aDealer().record('b')),
        ];
        const listed = [
          aVehicle().numbered().ofDealer(first),
          aVehicle().numbered().ofDealer(second),
          aVehicle().numbered().with({ make: 'Ford' }).ofDealer(second),
          aVehicle().numbered('JTMRWRFV1KDXXXXXX').ofDealer(first),
          aVehicle().numbered('JTMRWRFV1KDXXXXXX').ofDealer(second),
        ];
        await inventory.add([{ ...listed[1]!.stored(), firstSeen: MONDAY }, ...listed.map((each) => each.stored())], TUESDAY);
      });
      expect(await ids()).to.deep.equal([1, 4, 5, 6]);
      expect(await ids(CANADA, { from: 2, to: 5 })).to.deep.equal([4, 5]);
      expect(await ids({ ...CANADA, companyIds: [1] })).to.deep.equal([2, 5]);
      await write((inventory) => inventory.setAvailability([1], 'sold', WEDNESDAY));
      expect(await ids()).to.deep.equal([2, 4, 5, 6]);
    });

    it('has the ids of a range, both ends included', async () => {
      await addOnMonday(...Array.from({ length: 5 }, () => aVehicle().stored()));
      expect(await ids(CANADA, { from: 2, to: 4 })).to.deep.equal([2, 3, 4]);
      expect(await ids(CANADA, { from: 6, to: 10 })).to.deep.equal([]);
    });

    it('comes by ascending id, in batches of at most 2,000', async () => {
      await addOnMonday(...Array.from({ length: 4001 }, () => aVehicle().withoutImages().stored()));
      const batches = await collect(storage.listed.inOrder(CANADA));
      expect(batches.map(({ length }) => length)).to.deep.equal([2000, 2000, 1]);
      expect(batches.flat().map(({ id }) => id)).to.deep.equal(Array.from({ length: 4001 }, (_, k) => k + 1));
    });

    it('changes with the facts and with the availability, and not by being seen again', async () => {
      await addOnMonday(aVehicle().stored(), aVehicle().stored(), aVehicle().stored());
      await write((inventory) => inventory.seenAgain([1, 2, 3], TUESDAY));
      await write(async (inventory) => inventory.replace([await stored(2, { make: 'Lexus' })], TUESDAY));
      await write((inventory) => inventory.setAvailability([3], 'reserved', WEDNESDAY));
      await write((inventory) => inventory.setAvailability([1], 'available', WEDNESDAY));
      expect(await changes()).to.deep.equal([MONDAY, TUESDAY, WEDNESDAY]);
    });

    it('of a vehicle with a past is its last price, or the day it was first seen', async () => {
      const price = { amount: 20_000, currency: 'CAD' } as const;
      const past = { ...aVehicle().stored(), price, firstSeen: MONDAY };
      await write(async (inventory) => {
        await inventory.saveDealer(aDealer().record());
        await inventory.add([past, { ...past, priceHistory: [{ at: TUESDAY, price }] }], WEDNESDAY);
      });
      expect(await changes()).to.deep.equal([MONDAY, TUESDAY]);
    });
  });
}
