import { kyselyDealerLogos } from '../../src/adapters/storage/inventory/kysely-dealer-logos.ts';
import { KyselyInventoryWriting } from '../../src/adapters/storage/inventory/inventory-writing.ts';
import { kyselyListedVehicles } from '../../src/adapters/storage/inventory/kysely-listed-vehicles.ts';
import { KyselyVehicles } from '../../src/adapters/storage/inventory/kysely-vehicles.ts';
import { cachedVehicles } from '../../src/adapters/storage/cached-vehicles.ts';
import { openSqlite } from '../../src/adapters/storage/sqlite.ts';
import { InMemoryInventory } from '../support/fakes/in-memory-inventory.ts';
import type { InventoryStorage } from '../support/stored-inventory.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { describeInventoryWriting } from './inventory-writing.contract.ts';
import { describeListedVehicles } from './listed-vehicles.contract.ts';
import { describeOperatorsDecisions } from './operators-decisions.contract.ts';
import { describeVehicles } from './vehicles.contract.ts';

const inMemory = (): Promise<InventoryStorage> => {
  const inventory = new InMemoryInventory();
  return Promise.resolve({
    vehicles: inventory,
    writing: inventory,
    listed: inventory,
    logos: inventory,
    close: () => Promise.resolve(),
  });
};

const inSqlite = async (): Promise<InventoryStorage> => {
  const folder = temporaryFolder();
  const storage = await openSqlite(folder.path);
  return {
    vehicles: new KyselyVehicles(storage.db),
    writing: new KyselyInventoryWriting(storage),
    listed: kyselyListedVehicles(storage.db),
    logos: kyselyDealerLogos(storage.db),
    async close() {
      await storage.close();
      folder.remove();
    },
  };
};

const remembered = async (): Promise<InventoryStorage> => {
  const storage = await inSqlite();
  return { ...storage, vehicles: cachedVehicles(storage.vehicles, () => storage.vehicles.revision()) };
};

describeVehicles('memory', inMemory);
describeInventoryWriting('memory', inMemory);
describeListedVehicles('memory', inMemory);
describeOperatorsDecisions('memory', inMemory);
describeVehicles('SQLite', inSqlite);
describeVehicles('SQLite with a memory', remembered);
describeInventoryWriting('SQLite', inSqlite);
describeListedVehicles('SQLite', inSqlite);
describeOperatorsDecisions('SQLite', inSqlite);
