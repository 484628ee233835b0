import { expect } from 'chai';
import { generateInventory } from '../../src/adapters/demo/generate-inventory.ts';
import { loadSites } from '../../src/adapters/sites/load-sites.ts';
import { kyselyInventoryWriting } from '../../src/adapters/storage/inventory/inventory-writing.ts';
import { KyselyVehicles } from '../../src/adapters/storage/inventory/kysely-vehicles.ts';
import type { InventoryStorage } from '../../src/adapters/storage/inventory/inventory-tables.ts';
import { openSqlite } from '../../src/adapters/storage/sqlite.ts';
import { seedInventory, seedWhenEmpty } from '../../src/application/inventory/seed-inventory.ts';
import type { Listing } from '../../src/domain/vehicle/vehicle.ts';
import type { DemoInventory } from '../../src/ports/demo-inventory.ts';
import { defaultSources } from '../../src/domain/vehicle/sources.ts';
import type { InventoryWriting, Vehicles } from '../../src/ports/vehicles.ts';
import { InMemoryInventory } from '../support/fakes/in-memory-inventory.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const NOW = Date.UTC(2026, 10, 20);
const demoOf = (listings: number): DemoInventory => generateInventory({ listings, now: NOW });

interface Opened {
  readonly writing: InventoryWriting;
  readonly vehicles: Vehicles;
}

interface Store {
  /** The same inventory, as another server sees it. */
  open(): Promise<Opened>;
  close(): Promise<void>;
}

const inMemory = (): Store => {
  const inventory = new InMemoryInventory();
  return { open: () => Promise.resolve({ writing: inventory, vehicles: inventory }), close: () => Promise.resolve() };
};

const sqlite = (): Store => {
  const folder = temporaryFolder();
  const opened: InventoryStorage[] = [];
  return {
    open: async () => {
      const storage = await openSqlite(folder.path);
      opened.push(storage);
      return { writing: kyselyInventoryWriting(storage), vehicles: new KyselyVehicles(storage.db) };
    },
    close: async () => {
      await Promise.all(opened.map((storage) => storage.close()));
      folder.remove();
    },
  };
};

for (const [name, make] of [
  ['memory', inMemory],
  ['SQLite', sqlite],
] as const)
  describe(`Seeding the demo inventory into ${name}`, () => {
    let store: Store;
    let writing: InventoryWriting;
    let vehicles: Vehicles;
    beforeEach(async () => {
      store = make();
      ({ writing, vehicles } = await store.open());
    });
    afterEach(() => store.close());

    const listings = async (): Promise<Listing[]> => {
      const all: Listing[] = [];
      for await (const batch of vehicles.changedSince(0)) all.push(...batch);
      return all;
    };

    it('writes every vehicle, marked as demo, with its past', async () => {
      const demo = demoOf(120);
      const steps: number[] = [];
      const outcome = await seedInventory(writing, demo, NOW, { onProgress: (done) => steps.push(done) });
      expect(outcome).to.deep.equal({ kind: 'seeded', added: 120, alreadyThere: 0, dealers: demo.dealers.length });
      expect(steps).to.deep.equal([120]);
      const stored = await listings();
      expect(stored).to.have.lengthOf(120);
      for (const [k, { facts, firstSeen, priceHistory }] of [...demo.vehicles()].entries()) {
        const listing = stored.find(({ vehicle }) => vehicle.id === k + 1);
        expect(listing?.vehicle).to.deep.include({
          ...facts,
          sources: defaultSources(facts.type),
          firstSeen,
          demo: true,
        });
        expect(await vehicles.priceHistory(k + 1)).to.deep.equal(priceHistory);
      }
    });

    it("gives the first two dealers the ids that the demo's dealer site names", async () => {
      await seedInventory(writing, demoOf(1), NOW);
      const [site] = loadSites('sites').filter(({ key }) => key === 'dealer');
      const shown = (await vehicles.dealers()).filter(({ id }) => site?.companyIds.includes(id));
      expect(shown.map((dealer) => dealer.name)).to.deep.equal(['Rivemont Toyota', 'Rivemont Hyundai']);
      await seedInventory(writing, demoOf(400), NOW);
      expect((await listings()).filter(({ dealer }) => dealer.id <= 2)).to.not.be.empty;
    });

    it('grows a smaller demo, and leaves a larger one as it is', async () => {
      await seedInventory(writing, demoOf(50), NOW);
      const before = await listings();
      const later = NOW + 400 * 86_400_000;
      const grown = await seedInventory(writing, generateInventory({ listings: 80, now: later }), later);
      expect(grown).to.include({ added: 30, alreadyThere: 50 });
      expect((await listings()).slice(0, 50)).to.deep.equal(before);
      expect(await seedInventory(writing, demoOf(20), NOW)).to.include({ added: 0, alreadyThere: 20 });
      expect(await listings()).to.have.lengthOf(80);
    });

    it('does not mix invented vehicles with real ones, unless told to', async () => {
      const [dealer] = demoOf(1).dealers;
      const [vehicle] = demoOf(1).vehicles();
      await writing.transaction(async (inventory) => {
        const dealerId = await inventory.saveDealer({ ...dealer!, key: 'real', demo: false });
        await inventory.add([{ ...vehicle!.facts, dealerId, sources: ['AUTO123'], demo: false, fingerprint: '1' }], NOW);
      });
      expect(await seedInventory(writing, demoOf(10), NOW)).to.deep.equal({ kind: 'refused' });
      expect(await seedWhenEmpty(writing, () => Promise.resolve(demoOf(10)), NOW)).to.equal(null);
      expect(await listings()).to.have.lengthOf(1);
      expect(await seedInventory(writing, demoOf(10), NOW, { force: true })).to.include({ added: 10 });
      expect((await listings()).filter((listing) => listing.vehicle.demo)).to.have.lengthOf(10);
    });

    it('happens once when two servers start at once on a new folder', async () => {
      const other = await store.open();
      const outcomes = await Promise.all([
        seedWhenEmpty(writing, () => Promise.resolve(demoOf(60)), NOW),
        seedWhenEmpty(other.writing, () => Promise.resolve(demoOf(60)), NOW),
      ]);
      expect(outcomes.map((outcome) => outcome?.kind ?? null)).to.have.members(['seeded', null]);
      expect(await listings()).to.have.lengthOf(60);
    });

    it('leaves nothing behind when it fails half-way', async () => {
      const demo = demoOf(1500);
      const broken: DemoInventory = {
        ...demo,
        *vehicles() {
          yield* demo.vehicles();
          throw new Error('The power went off');
        },
      };
      const error: unknown = await seedInventory(writing, broken, NOW).catch((cause: unknown) => cause);
      expect(error).to.have.property('message', 'The power went off');
      expect(await listings()).to.deep.equal([]);
      expect(await writing.isEmpty()).to.be.true;
      expect(await vehicles.dealers()).to.deep.equal([]);
    });
  });
