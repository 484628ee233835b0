import { expect } from 'chai';
import { kyselyTraffic } from '../../src/adapters/storage/inventory/kysely-traffic.ts';
import { openSqlite } from '../../src/adapters/storage/sqlite.ts';
import { StorageBusy } from '../../src/ports/vehicles.ts';
import { InMemoryTraffic } from '../support/fakes/in-memory-traffic.ts';
import { failure } from '../support/stored-inventory.ts';
import { SQLITE, trafficOf } from '../support/storages.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { describeTraffic } from './traffic.contract.ts';

describeTraffic('memory', () => Promise.resolve({ traffic: new InMemoryTraffic(), close: () => Promise.resolve() }));

describeTraffic('SQLite', () => trafficOf(SQLITE));

describe('Traffic in SQLite while an import writes', () => {
  it('gives up its turn in time, and nothing is counted', async () => {
    const folder = temporaryFolder();
    const storage = await openSqlite(folder.path);
    const traffic = kyselyTraffic(storage);
    const count = { day: '2026-09-14', siteId: 1402, vehicleId: 7, event: 'view', count: 1 } as const;
    const refused = await storage.writeAlone(() => failure(traffic.add([count], { keepFrom: '2026-01-01', waitMs: 100 })));
    expect(refused).to.be.instanceOf(StorageBusy);
    expect(await traffic.ofPeriod({ from: '2026-01-01', to: '2026-12-31', siteId: null })).to.deep.equal([]);
    await storage.close();
    folder.remove();
  });
});
