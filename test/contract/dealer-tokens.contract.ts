import { expect } from 'chai';
import { recordOf } from '../../src/adapters/feeds/json-values.ts';
import type { InventoryWriting } from '../../src/ports/vehicles.ts';
import { kyselyInventoryWriting } from '../../src/adapters/storage/inventory/inventory-writing.ts';
import { KyselyDealerTokens } from '../../src/adapters/storage/inventory/kysely-dealer-tokens.ts';
import type { InventoryStorage } from '../../src/adapters/storage/inventory/inventory-tables.ts';
import { writeVehicles } from '../../src/application/feeds/write-vehicles.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { FixedClock } from '../support/fakes/fixed-clock.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import type { Storages } from '../support/storages.ts';

export const describeDealerTokens = (storages: Storages): void => {
  describe(`Tokens of the write API in ${storages.name}`, () => {
    let folder: ReturnType<typeof temporaryFolder>;
    let storage: InventoryStorage;
    let writing: InventoryWriting;
    let tokens: KyselyDealerTokens;

    beforeEach(async () => {
      folder = temporaryFolder();
      storage = await storages.inventory(folder.path);
      writing = kyselyInventoryWriting(storage);
      tokens = new KyselyDealerTokens(storage);
      await writing.transaction((inventory) => inventory.saveDealer(aDealer().record()));
    });
    afterEach(async () => {
      await storage.close();
      folder.remove();
    });

    it('are found until they are revoked, and are not stored themselves', async () => {
      const token = await tokens.create(1, 'DMS', 5);
      const other = await tokens.create(1, 'another', 6);
      expect(await tokens.find(token)).to.deep.equal({ id: 1, dealerId: 1, name: 'DMS', createdAt: 5, revokedAt: null });
      expect(await tokens.find(`${token}x`)).to.equal(null);
      expect(await tokens.revoke(1, 7)).to.equal(true);
      expect(await tokens.revoke(1, 8)).to.equal(false);
      expect(await tokens.find(token)).to.equal(null);
      expect((await tokens.find(other))?.id).to.equal(2);
      expect((await tokens.list()).map(({ revokedAt }) => revokedAt)).to.deep.equal([7, null]);
      expect(JSON.stringify(await storage.db.selectFrom('apiTokens').selectAll().execute()).includes(other)).to.equal(false);
    });

    it('write vehicles that do not expire with a partial feed, until they are given back', async () => {
      const write = (method: 'PUT' | 'DELETE') =>
        writeVehicles({ writing, clock: new FixedClock(1000), recordOf }, 1, [
          { method, stockNumber: 'A1', fields: { make: 'Honda', model: 'Civic' } },
        ]);
      const unseen = () => writing.transaction((inventory) => inventory.unseenSince(1, 2000));
      const records = () => writing.transaction(async (inventory) => [...(await inventory.apiRecords(1)).keys()]);
      expect(await write('PUT')).to.deep.equal([{ kind: 'added', id: 1, unrecognised: [] }]);
      expect([await unseen(), await records()]).to.deep.equal([[], [1]]);
      expect(await write('DELETE')).to.deep.equal([{ kind: 'gone', id: 1 }]);
      expect(await records()).to.deep.equal([]);
    });
  });
};
