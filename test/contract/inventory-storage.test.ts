import { cachedVehicles } from '../../src/adapters/storage/cached-vehicles.ts';
import { InMemoryInventory } from '../support/fakes/in-memory-inventory.ts';
import type { InventoryStorage } from '../support/stored-inventory.ts';
import { inventoryOf, SQLITE } from '../support/storages.ts';
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

const inSqlite = (): Promise<InventoryStorage> => inventoryOf(SQLITE);

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
