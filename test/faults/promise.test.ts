/** What a 201 promises, and what an erasure does, seen from the file that is left. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { expect } from 'chai';
import { sql } from 'kysely';
import { KyselyLeads } from '../../src/adapters/storage/leads/kysely-leads.ts';
import { LeadKeyFile } from '../../src/adapters/storage/leads/lead-keys.ts';
import { openLeads, type LeadsStorage } from '../../src/adapters/storage/leads/leads-storage.ts';
import { aLead, aNewLead } from '../support/builders/a-lead.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

describe('What is promised of a lead', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let storage: LeadsStorage;
  let leads: KyselyLeads;
  beforeEach(async () => {
    folder = temporaryFolder();
    storage = await openLeads(folder.path, new LeadKeyFile(folder.path));
    leads = new KyselyLeads(storage);
  });
  afterEach(async () => {
    await storage.close();
    folder.remove();
  });

  it('it is stored together with its deliveries, or not at all', async () => {
    const raw = new BetterSqlite(join(folder.path, 'leads.db'));
    raw.exec("create trigger no_outbox before insert on outbox begin select raise(abort, 'the process dies here'); end");
    raw.close();
    const failure: unknown = await leads.add(aNewLead()).catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(Error);
    expect((await leads.counts()).leads).to.equal(0);
    expect(await leads.answerTo(aNewLead())).to.deep.equal({ kind: 'new' });
  });

  it('its commit waits for the disk', async () => {
    await storage.write(async (db) => {
      expect((await sql`pragma synchronous`.execute(db)).rows).to.deep.equal([{ synchronous: 2 }]);
    });
  });

  it('once erased, none of its bytes are left in the database or its log', async () => {
    for (let n = 0; n < 20; n += 1) await leads.add(aNewLead(aLead({ id: `lead ${String(n)}` })));
    const rows = await storage.db.selectFrom('leads').select(['id', 'sealed']).execute();
    await leads.erase(rows.filter((_, n) => n % 2 === 0).map(({ id }) => id));
    const left = ['leads.db', 'leads.db-wal']
      .map((name) => join(folder.path, name))
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file));
    for (const [n, { id, sealed }] of rows.entries()) {
      const bytes = Buffer.from(sealed).subarray(0, 64);
      expect(
        left.some((file) => file.includes(bytes)),
        id,
      ).to.equal(n % 2 === 1);
    }
  });
});
