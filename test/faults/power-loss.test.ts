import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { expect } from 'chai';
import { kyselyInventoryWriting } from '../../src/adapters/storage/inventory/inventory-writing.ts';
import { KyselyLeads } from '../../src/adapters/storage/leads/kysely-leads.ts';
import { LeadKeyFile } from '../../src/adapters/storage/leads/lead-keys.ts';
import { openLeads } from '../../src/adapters/storage/leads/leads-storage.ts';
import { openSqlite } from '../../src/adapters/storage/sqlite.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aLead, aNewLead } from '../support/builders/a-lead.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { diskForEach } from '../support/disk-for-each.ts';
import { unsyncedDisk } from '../support/unsynced-disk.ts';
import { isFull } from './full.ts';

const CUTS = isFull ? 100 : 5;

describe('Power that is cut, with all that was not synced lost', function () {
  this.timeout(isFull ? 900_000 : 60_000);
  const disk = diskForEach(() => unsyncedDisk(24));

  it('takes no lead that was acknowledged, and leaves a database that is whole', async () => {
    const storage = await openLeads(disk().path, new LeadKeyFile(disk().path));
    const leads = new KyselyLeads(storage);
    const acknowledged: string[] = [];
    for (let cut = 0; cut < CUTS; cut += 1) {
      const number = 1 + Math.floor(Math.random() * 20);
      for (let n = 0; n < number; n += 1) {
        const id = `${String(cut)} ${String(n)}`;
        await leads.add(aNewLead(aLead({ id })));
        acknowledged.push(id);
      }
      if (cut % 3 === 2) await leads.erase([acknowledged.shift()!]);
      const left = disk().cutPower();
      const file = new BetterSqlite(join(left, 'leads.db'));
      expect(file.pragma('integrity_check', { simple: true })).to.equal('ok');
      file.close();
      const after = await openLeads(left, new LeadKeyFile(left));
      const kept = await new KyselyLeads(after).list({ state: 'all', limit: 10_000 });
      expect(kept.map(({ id }) => id)).to.have.members(acknowledged);
      for (const { id } of kept) expect((await new KyselyLeads(after).ofId(id))?.lead.id).to.equal(id);
      await after.close();
    }
    await storage.close();
  });

  it('takes no import that was committed, and nothing of one that was not is left', async () => {
    const storage = await openSqlite(disk().path);
    const writing = kyselyInventoryWriting(storage);
    const vehiclesIn = (folder: string): unknown => {
      const file = new BetterSqlite(join(folder, 'forecourt.db'));
      expect(file.pragma('integrity_check', { simple: true })).to.equal('ok');
      const vehicles = file.prepare('select count(*) from vehicles').pluck().get();
      file.close();
      return vehicles;
    };
    await writing.transaction(async (inventory) => {
      const dealerId = await inventory.saveDealer(aDealer().record());
      await inventory.add([aVehicle().ofDealer(dealerId).stored()], 1);
    });
    expect(vehiclesIn(disk().cutPower())).to.equal(1);
    await writing.transaction(async (inventory) => {
      const dealerId = await inventory.saveDealer(aDealer().record());
      const more = Array.from({ length: 500 }, (_, n) =>
        aVehicle()
          .ofDealer(dealerId)
          .stock(`B${String(n)}`)
          .stored(),
      );
      await inventory.add(more, 1);
      expect(vehiclesIn(disk().cutPower())).to.equal(1);
    });
    expect(vehiclesIn(disk().cutPower())).to.equal(501);
    await storage.close();
  });
});
