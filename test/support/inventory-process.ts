/**
 * Run as a separate process: opens the folder, says 'open', and with `write` adds a vehicle in a transaction that it
 * says to be 'writing' and keeps open until it is told to go on.
 */
import { once } from 'node:events';
import { kyselyInventoryWriting } from '../../src/adapters/storage/inventory/inventory-writing.ts';
import { openSqlite } from '../../src/adapters/storage/sqlite.ts';
import { aDealer } from './builders/a-dealer.ts';
import { aVehicle } from './builders/a-vehicle.ts';

const [folder = '', task] = process.argv.slice(2);
const storage = await openSqlite(folder);
process.send?.('open');
if (task === 'write') {
  await kyselyInventoryWriting(storage).transaction(async (inventory) => {
    const dealerId = await inventory.saveDealer(aDealer().record());
    // More than SQLite's page cache holds, so that uncommitted pages are in the file.
    const vehicle = aVehicle()
      .ofDealer(dealerId)
      .with({ description: 'Lorem ipsum '.repeat(1000) })
      .stored();
    await inventory.add(
      Array.from({ length: 3000 }, () => vehicle),
      1,
    );
    process.send?.('writing');
    await once(process, 'message');
  });
}
await storage.close();
process.disconnect();
