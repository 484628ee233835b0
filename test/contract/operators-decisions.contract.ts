/** What operators decide about dealers and vehicles, in every adapter: logos, hidden vehicles, removed dealers. */
import { expect } from 'chai';
import { OPERATOR } from '../../src/ports/media/dealer-logos.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { collect, inventorySteps, TUESDAY, type InventoryStorage } from '../support/stored-inventory.ts';

const FIRST = { name: `${'a'.repeat(32)}.webp`, bytes: Buffer.from('first') };
const SECOND = { name: `${'b'.repeat(32)}.webp`, bytes: Buffer.from('second') };
const ADDRESS = 'https://dealer.example/logo.png';

export function describeOperatorsDecisions(name: string, open: () => Promise<InventoryStorage>): void {
  describe(`What operators decide, in ${name}`, () => {
    let storage: InventoryStorage;
    beforeEach(async () => {
      storage = await open();
    });
    afterEach(() => storage.close());

    const { write, addOnMonday, stored } = inventorySteps(() => storage);
    const dealer = async () => (await storage.vehicles.dealerOfId(1))!;
    const vehicle = async (id: number) => (await storage.vehicles.ofId(id))!.vehicle;

    describe('a logo', () => {
      const feedSays = (logoAddress: string | null) =>
        write((inventory) => inventory.saveDealer({ ...aDealer().record(), logoAddress }));

      it('is stored under its name, and is the dealer’s from then on', async () => {
        await addOnMonday(aVehicle().stored());
        const before = await storage.vehicles.revision();
        await write((inventory) => inventory.setLogo(1, FIRST, OPERATOR));
        expect(Buffer.from((await storage.logos.ofName(FIRST.name))!).toString()).to.equal('first');
        expect((await storage.vehicles.ofId(1))?.dealer.logo).to.equal(FIRST.name);
        expect(await storage.vehicles.revision()).to.equal(before + 1);
        await feedSays(null);
        expect((await dealer()).logo).to.equal(FIRST.name);
      });

      it('that was replaced is still there for addresses in caches', async () => {
        await addOnMonday();
        for (const logo of [FIRST, SECOND, FIRST]) await write((inventory) => inventory.setLogo(1, logo, OPERATOR));
        expect((await dealer()).logo).to.equal(FIRST.name);
        expect(await storage.logos.ofName(SECOND.name)).not.to.equal(null);
        expect(await storage.logos.ofName('other.webp')).to.equal(null);
      });

      it('of a feed is wanted until it was fetched from the address that the feed names now', async () => {
        await feedSays(ADDRESS);
        const wanted = { dealerId: 1, dealerName: aDealer().build().name, address: ADDRESS };
        expect(await storage.logos.wanted()).to.deep.equal([wanted]);
        await write((inventory) => inventory.setLogo(1, FIRST, ADDRESS));
        expect(await storage.logos.wanted()).to.deep.equal([]);
        await feedSays(null);
        expect(await storage.logos.wanted()).to.deep.equal([]);
        await feedSays(`${ADDRESS}?2`);
        expect(await storage.logos.wanted()).to.deep.equal([{ ...wanted, address: `${ADDRESS}?2` }]);
      });

      it('that the operator chose, or refused, is replaced by no feed until they say so', async () => {
        await feedSays(ADDRESS);
        await write((inventory) => inventory.setLogo(1, null, OPERATOR));
        expect(await storage.logos.wanted()).to.deep.equal([]);
        await write((inventory) => inventory.setLogo(1, null, null));
        expect(await storage.logos.wanted()).to.have.length(1);
      });
    });

    it('a hidden vehicle stays hidden when a feed changes it, until it is shown again', async () => {
      await addOnMonday(aVehicle().stored(), aVehicle().stored());
      const before = await storage.vehicles.revision();
      expect(await write((inventory) => inventory.setHidden([2, 1, 99], true))).to.deep.equal([1, 2]);
      expect(await write((inventory) => inventory.setHidden([1], true))).to.deep.equal([]);
      expect(await storage.vehicles.revision()).to.equal(before + 1);
      await write(async (inventory) => inventory.replace([await stored(1, { make: 'Lexus' })], TUESDAY));
      expect(await vehicle(1)).to.include({ make: 'Lexus', hidden: true });
      expect(await storage.vehicles.hiddenIds()).to.deep.equal([1, 2]);
      await write((inventory) => inventory.setHidden([1], false));
      expect([(await vehicle(1)).hidden, (await vehicle(2)).hidden]).to.deep.equal([false, true]);
    });

    it('a removed dealer stays removed when a feed names them, with every vehicle that it brings', async () => {
      await addOnMonday(aVehicle().stored());
      const before = await storage.vehicles.revision();
      expect(await write((inventory) => inventory.setRemoved(1, true))).to.equal(true);
      expect(await write((inventory) => inventory.setRemoved(1, true))).to.equal(false);
      expect(await write((inventory) => inventory.setRemoved(9, true))).to.equal(false);
      const changed = (await collect(storage.vehicles.changedSince(before))).flat();
      expect(changed.map((listing) => [listing.vehicle.hidden, listing.dealer.removed])).to.deep.equal([[true, true]]);
      await write((inventory) => inventory.saveDealer(aDealer().named('New name').record()));
      await addOnMonday(aVehicle().stored());
      expect(await dealer()).to.include({ removed: true });
      expect((await vehicle(2)).hidden).to.equal(true);
      expect(await storage.vehicles.hiddenIds()).to.deep.equal([]);
      await write((inventory) => inventory.setRemoved(1, false));
      expect([(await dealer()).removed, (await vehicle(1)).hidden, (await vehicle(2)).hidden]).to.deep.equal([
        false,
        false,
        false,
      ]);
    });
  });
}
