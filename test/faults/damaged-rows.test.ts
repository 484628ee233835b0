import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { expect } from 'chai';
import { kyselyInventoryWriting } from '../../src/adapters/storage/inventory/inventory-writing.ts';
import { KyselyVehicles, type UnreadableRow } from '../../src/adapters/storage/inventory/kysely-vehicles.ts';
import { kyselyListedVehicles } from '../../src/adapters/storage/inventory/kysely-listed-vehicles.ts';
import type { InventoryStorage } from '../../src/adapters/storage/inventory/inventory-tables.ts';
import { openSqlite } from '../../src/adapters/storage/sqlite.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { collect } from '../support/stored-inventory.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { testApp } from '../support/test-app.ts';

describe('A damaged row of the inventory', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let storage: InventoryStorage;
  let told: UnreadableRow[];
  beforeEach(async () => {
    folder = temporaryFolder();
    storage = await openSqlite(folder.path);
    told = [];
    await kyselyInventoryWriting(storage).transaction(async (inventory) => {
      for (const key of ['one', 'other']) {
        const dealerId = await inventory.saveDealer(aDealer().record(key));
        const stock = [1, 2].map((n) =>
          aVehicle()
            .ofDealer(dealerId)
            .stock(`${key}${String(n)}`)
            .stored(),
        );
        await inventory.add(stock, 1);
      }
    });
  });
  afterEach(async () => {
    await storage.close();
    folder.remove();
  });
  const damage = (statement: string): void => {
    const file = new BetterSqlite(join(folder.path, 'forecourt.db'));
    file.exec(statement);
    file.close();
  };
  const opened = () => new KyselyVehicles(storage.db, (row) => told.push(row));
  const idsFrom = async (vehicles: KyselyVehicles): Promise<readonly number[]> =>
    (await collect(vehicles.changedSince(0))).flat().map(({ vehicle }) => vehicle.id);

  for (const column of ['details', 'equipment', 'unrecognised'])
    it(`with broken JSON in its ${column} costs that vehicle, and the operator is told once`, async () => {
      damage(`update vehicles set ${column} = '{"a":' where id = 2`);
      const vehicles = opened();
      expect(await idsFrom(vehicles)).to.deep.equal([1, 3, 4]);
      expect((await vehicles.ofIds([1, 2, 3])).map(({ vehicle }) => vehicle.id)).to.deep.equal([1, 3]);
      expect(await vehicles.ofId(2)).to.equal(null);
      expect(told).to.deep.equal([{ table: 'vehicles', id: 2 }]);
    });

  for (const column of ['opening_hours', 'lead_routing'])
    it(`with broken JSON in the ${column} of a dealer costs that dealer and their vehicles`, async () => {
      damage(`update dealers set ${column} = '{"a":' where id = 1`);
      const vehicles = opened();
      expect(await idsFrom(vehicles)).to.deep.equal([3, 4]);
      expect((await vehicles.dealers()).map(({ id }) => id)).to.deep.equal([2]);
      expect(await vehicles.dealerOfId(1)).to.equal(null);
      expect(told).to.deep.include({ table: 'dealers', id: 1 });
    });

  it('does not keep the server from starting, nor its page from being shown', async () => {
    damage(`update vehicles set equipment = x'fe' where id = 2`);
    const vehicles = opened();
    const app = await testApp({}, { vehicles, listed: kyselyListedVehicles(storage.db) });
    for await (const listings of vehicles.changedSince(0)) await app.search.apply(listings);
    const list = await app.get('/en-ca/cars');
    expect(list.statusCode).to.equal(200);
    expect(list.body.match(/<article/g)).to.have.length(3);
    const pageOf = async (id: number): Promise<number> =>
      (await app.get(`/en-ca/car-for-sale/toyota/rav4/2019-hybrid-xle-awd-${String(id)}`)).statusCode;
    expect([await pageOf(1), await pageOf(2), await pageOf(3)]).to.deep.equal([200, 404, 200]);
  });
});
