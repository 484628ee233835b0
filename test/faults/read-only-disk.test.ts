import { expect } from 'chai';
import { kyselyInventoryWriting } from '../../src/adapters/storage/inventory/inventory-writing.ts';
import { openSqlite } from '../../src/adapters/storage/sqlite.ts';
import { LEAD_FIELDS, WIRE_NAMES } from '../../src/domain/leads/lead-form.ts';
import { StorageUnwritable } from '../../src/ports/vehicles.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aLeadForm } from '../support/builders/a-lead.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { FixedClock } from '../support/fakes/fixed-clock.ts';
import type { Answer } from '../support/requests.ts';
import { testApp, type TestApp } from '../support/test-app.ts';
import { diskForEach } from '../support/disk-for-each.ts';
import { unsyncedDisk } from '../support/unsynced-disk.ts';

describe('A disk that fails, and can only be read', function () {
  const disk = diskForEach(() => unsyncedDisk(24));

  describe('for visitors', () => {
    let app: TestApp;
    const clock = new FixedClock();
    beforeEach(async () => {
      app = await testApp({ vehicles: [{ vehicle: aVehicle() }] }, { clock }, { dataDir: disk().path });
    });
    afterEach(() => app.container.close());

    const submit = (): Promise<Answer> => {
      const form = aLeadForm();
      return app.send({
        method: 'POST',
        url: '/api/leads',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'the-same' },
        payload: JSON.stringify(Object.fromEntries(LEAD_FIELDS.map((field) => [WIRE_NAMES[field], form[field]]))),
      });
    };

    it('still shows pages, and says 503 and when to come back instead of thanking for a lead that it cannot keep', async () => {
      const { serverReadiness, leads } = await app.container.open('serverReadiness', 'leads');
      serverReadiness.loaded();
      disk().fail();
      const refused = await submit();
      expect(refused.statusCode).to.equal(503);
      expect(refused.headers['retry-after']).to.equal('60');
      expect((await leads.counts()).leads).to.equal(0);
      clock.advance(60_000);
      expect(await serverReadiness.reason()).to.equal('leads cannot be stored: see the log');
      expect((await app.get('/en-ca/cars')).statusCode).to.equal(200);
    });
  });

  it('stops an import, which changes nothing', async () => {
    const storage = await openSqlite(disk().path);
    disk().fail();
    const failure: unknown = await kyselyInventoryWriting(storage)
      .transaction((inventory) => inventory.saveDealer(aDealer().record()))
      .catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(StorageUnwritable);
    expect(String(failure)).to.match(/read-only|cannot be written/);
    await storage.close();
  });
});
