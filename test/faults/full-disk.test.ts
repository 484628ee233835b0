import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { FileCache } from '../../src/adapters/media/file-cache.ts';
import { diskReserve } from '../../src/adapters/storage/disk-reserve.ts';
import { kyselyInventoryWriting } from '../../src/adapters/storage/inventory/inventory-writing.ts';
import { KyselyVehicles } from '../../src/adapters/storage/inventory/kysely-vehicles.ts';
import { openSqlite } from '../../src/adapters/storage/sqlite.ts';
import { LEAD_FIELDS, WIRE_NAMES } from '../../src/domain/leads/lead-form.ts';
import { StorageUnwritable, type InventoryWriting } from '../../src/ports/vehicles.ts';
import { importDealerTable } from '../../src/application/dealers/import-dealer-table.ts';
import { importFeed } from '../../src/application/inventory/import-feed.ts';
import { feedOf } from '../support/feeds/a-feed.ts';
import { aProfile } from '../support/feeds/a-profile.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aLeadForm } from '../support/builders/a-lead.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { FixedClock } from '../support/fakes/fixed-clock.ts';
import type { Answer } from '../support/requests.ts';
import { diskForEach } from '../support/disk-for-each.ts';
import { smallDisk } from '../support/small-disk.ts';
import { testApp, type TestApp } from '../support/test-app.ts';
import { FakeLocationProvider } from '../support/fakes/fake-location-provider.ts';

const MB = 1024 ** 2;
/** Leads that fit into a reserve of 2 MB in any case. */
const IN_RESERVE = 30;

describe('A full disk', function () {
  const disk = diskForEach(() => smallDisk(12));

  describe('for leads', () => {
    let app: TestApp;
    const clock = new FixedClock();
    beforeEach(async () => {
      app = await testApp(
        { vehicles: [{ vehicle: aVehicle() }] },
        { clock },
        { dataDir: disk().path, reserveBytes: 2 * MB, trustedProxies: ['loopback'] },
      );
      const { diskReserve } = await app.container.open('diskReserve');
      expect(await diskReserve.hold()).to.equal(true);
    });
    afterEach(() => app.container.close());

    const form = aLeadForm({ message: 'It is a long story. '.repeat(90) });
    const payload = JSON.stringify(Object.fromEntries(LEAD_FIELDS.map((field) => [WIRE_NAMES[field], form[field]])));
    let sent = 0;
    const submit = (key: string): Promise<Answer> =>
      app.send({
        method: 'POST',
        url: '/api/leads',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          // Each from an address of its own, or they would be too many for one.
          'x-forwarded-for': `10.${String((sent += 1) >> 8)}.${String(sent & 255)}.1`,
        },
        payload,
      });
    const notReady = async (): Promise<string | null> => {
      clock.advance(60_000);
      return (await app.container.open('serverReadiness')).serverReadiness.reason();
    };

    it('gives up its reserve for them, then says 503 and when to come back, and stores them once there is space', async () => {
      const { serverReadiness, leads, diskReserve } = await app.container.open('serverReadiness', 'leads', 'diskReserve');
      serverReadiness.loaded();
      expect((await submit('before')).statusCode).to.equal(201);
      expect(await notReady()).to.equal(null);

      disk().fill();
      const accepted: string[] = [];
      for (let n = 0; n < IN_RESERVE; n += 1)
        if ((await submit(`reserve-${String(n)}`)).statusCode === 201) accepted.push(String(n));
      expect(accepted, 'stored in the reserve').to.have.length(IN_RESERVE);
      expect(await notReady()).to.equal(null);

      let refused: Answer;
      let last = 0;
      do {
        disk().fill();
        refused = await submit(`full-${String(last++)}`);
        clock.advance(60_000);
      } while (refused.statusCode === 201 && last < 2000);
      expect(refused.statusCode).to.equal(503);
      expect(refused.headers['retry-after']).to.equal('60');
      expect(refused.json()).to.include({ Status: 0 });
      expect(await notReady()).to.equal('leads cannot be stored: see the log');

      disk().empty();
      expect(await notReady()).to.equal(null);
      expect((await submit(`full-${String(last - 1)}`)).statusCode).to.equal(201);
      expect((await leads.counts()).leads).to.equal(1 + IN_RESERVE + last);
      expect(await diskReserve.hold(), 'the reserve is made again').to.equal(true);
    });
  });

  it('stops an import, which leaves nothing behind and gives back the space that it took', async () => {
    const storage = await openSqlite(disk().path);
    const server = await openSqlite(disk().path);
    const free = disk().freeBytes();
    const failure: unknown = await kyselyInventoryWriting(storage)
      .transaction(async (inventory) => {
        const dealerId = await inventory.saveDealer(aDealer().record());
        for (let batch = 0; batch < 200; batch += 1) {
          const vehicles = Array.from({ length: 500 }, (_, n) =>
            aVehicle()
              .ofDealer(dealerId)
              .stock(`A${String(batch * 500 + n)}`)
              .stored(),
          );
          await inventory.add(vehicles, 1);
        }
      })
      .catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(StorageUnwritable);
    expect(String(failure)).to.contain('the disk is full');
    expect(statSync(join(disk().path, 'forecourt.db-wal')).size).to.equal(0);
    expect(disk().freeBytes()).to.be.above(free - MB);
    expect(await new KyselyVehicles(server.db).revision()).to.equal(0);
    await server.close();
    await storage.close();
  });

  const importVehicles = (inventory: InventoryWriting) =>
    importFeed(
      { inventory, places: new FakeLocationProvider(), clock: new FixedClock() },
      { profile: aProfile(), feed: feedOf([{}]), dealerId: null, dryRun: false, allowRemovals: false },
    );
  for (const [what, begin] of [
    ['vehicles', importVehicles],
    ['dealers’ hours and routes', (inventory: InventoryWriting) => importDealerTable(inventory, feedOf([{}]))],
  ] as const)
    it(`is not what an import of ${what} makes of one that is nearly full: it does not begin, and says how much has to be free`, async () => {
      const storage = await openSqlite(disk().path);
      const free = disk().freeBytes();
      const failure: unknown = await begin(kyselyInventoryWriting(storage)).catch((error: unknown) => error);
      expect(failure).to.be.instanceOf(StorageUnwritable);
      expect(String(failure)).to.match(/forecourt\.db: \d+ MB of the disk are free, and 256 MB have to be/);
      expect(disk().freeBytes()).to.equal(free);
      await storage.close();
    });

  it('lets no photo be copied where little is left', async () => {
    const cache = new FileCache(join(disk().path, 'media'), 100 * MB, 4 * MB);
    await cache.write('one', Buffer.alloc(1000), 1);
    disk().fill(2 * MB);
    await cache.write('two', Buffer.alloc(1000), 1);
    expect(await cache.read('one', 2)).to.have.length(1000);
    expect(await cache.read('two', 2)).to.equal(null);
  });

  it('holds no reserve that would itself fill the disk', async () => {
    expect(await diskReserve(disk().path, 8 * MB).hold()).to.equal(false);
    expect(await diskReserve(disk().path, 4 * MB).hold()).to.equal(true);
    expect(disk().freeBytes()).to.be.above(7 * MB);
  });
});
