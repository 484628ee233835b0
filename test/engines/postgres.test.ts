/** What PostgreSQL alone promises, beyond the contract: several processes at once, its words, and what it stores otherwise. */
import { expect } from 'chai';
import { sql } from 'kysely';
import { kyselyInventoryWriting } from '../../src/adapters/storage/inventory/inventory-writing.ts';
import { KyselyVehicles } from '../../src/adapters/storage/inventory/kysely-vehicles.ts';
import { KyselyLeads } from '../../src/adapters/storage/leads/kysely-leads.ts';
import { kyselyOutbox } from '../../src/adapters/storage/leads/kysely-outbox.ts';
import { LeadKeyFile } from '../../src/adapters/storage/leads/lead-keys.ts';
import type { LeadsStorage } from '../../src/adapters/storage/leads/leads-storage.ts';
import { connectPostgres } from '../../src/adapters/storage/postgres/postgres-database.ts';
import { inventoryInPostgres } from '../../src/adapters/storage/postgres/postgres-storages.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aLead, aNewLead } from '../support/builders/a-lead.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { needsPostgres, sharedPostgres } from '../support/servers/postgres-server.ts';
import { POSTGRES, urlOf } from '../support/storages.ts';
import { failure } from '../support/stored-inventory.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

describe('PostgreSQL storage', function () {
  needsPostgres();

  let folder: ReturnType<typeof temporaryFolder>;
  let closing: (() => unknown)[];

  beforeEach(() => {
    folder = temporaryFolder();
    closing = [() => folder.remove()];
  });
  afterEach(async () => {
    for (const close of closing.reverse()) await close();
  });

  const opened = async <T extends { close(): Promise<void> }>(opening: Promise<T>): Promise<T> => {
    const storage = await opening;
    closing.push(() => storage.close());
    return storage;
  };
  const inventory = () => opened(POSTGRES.inventory(folder.path));
  const node = (): Promise<LeadsStorage> => opened(POSTGRES.leads(folder.path, new LeadKeyFile(folder.path)));

  it('can be opened by several nodes at once when it is new', async () => {
    const nodes = await Promise.all([inventory(), inventory(), inventory()]);
    for (const { db } of nodes) expect(await new KyselyVehicles(db).revision()).to.equal(0);
  });

  it('stores one lead for a key that two nodes get at the same time', async () => {
    const nodes = [await node(), await node()];
    const answers = await Promise.all(
      nodes.flatMap((storage, n) =>
        Array.from({ length: 20 }, (_, k) =>
          new KyselyLeads(storage).add(aNewLead(aLead({ id: `${String(n)} ${String(k)}` }), { key: `key ${String(k)}` })),
        ),
      ),
    );
    const kinds = (kind: string): number => answers.filter((answer) => answer.kind === kind).length;
    expect([kinds('new'), kinds('known')]).to.deep.equal([20, 20]);
    expect(await new KyselyLeads(nodes[0]!).counts()).to.deep.include({ leads: 20 });
  });

  it('hands each delivery to one of several workers that ask at the same time', async () => {
    const nodes = [await node(), await node(), await node()];
    const now = aLead().at;
    const deliveries = [{ channel: 'dealer', destination: 'mail' }];
    const leads = new KyselyLeads(nodes[0]!);
    for (let k = 0; k < 60; k += 1)
      await leads.add(aNewLead(aLead({ id: String(k) }), { key: String(k), deliveries, visitorMails: [] }));
    const claims = await Promise.all(
      Array.from({ length: 30 }, (_, k) =>
        kyselyOutbox(nodes[k % 3]!).claim({ now, limit: 2, leaseMs: 60_000, holder: String(k), except: [] }),
      ),
    );
    const ids = claims.flat().map(({ id }) => id);
    expect(new Set(ids).size).to.equal(ids.length);
    expect(ids).to.have.length(60);
  });

  it('lets a worker claim deliveries while a lead is being stored', async () => {
    const storage = await node();
    await new KyselyLeads(storage).add(aNewLead());
    const claimed = await storage.write(() =>
      kyselyOutbox(storage).claim({ now: aLead().at, limit: 9, leaseMs: 1, holder: 'one', except: [] }),
    );
    expect(claimed).to.have.length(2);
  });

  it('orders texts by their bytes, whatever the language of the database', async () => {
    const { db } = await inventory();
    const { rows } = await sql<{ collation: string; columns: number }>`
      select collation_name as collation, count(*) as columns from information_schema.columns
      where table_schema = current_schema() and data_type = 'text' group by 1`.execute(db);
    expect(rows.map(({ collation }) => collation)).to.deep.equal(['C']);
    expect(rows[0]!.columns).to.be.above(50);
  });

  it('stores a text without the NUL that a feed has by mistake', async () => {
    const storage = await inventory();
    await kyselyInventoryWriting(storage).transaction(async (transaction) => {
      const dealerId = await transaction.saveDealer(aDealer().record());
      await transaction.add([aVehicle().ofDealer(dealerId).with({ description: 'as\0 new' }).stored()], 1);
    });
    expect((await new KyselyVehicles(storage.db).ofId(1))?.vehicle.description).to.equal('as new');
  });

  it('never changes or deletes history', async () => {
    const { db } = await inventory();
    for (const table of ['price_history', 'availability_history']) {
      const refusal = `${table} is append-only`;
      expect(String(await failure(sql`update ${sql.table(table)} set at = 0`.execute(db)))).to.include(refusal);
      expect(String(await failure(sql`delete from ${sql.table(table)}`.execute(db)))).to.include(refusal);
    }
  });

  it('gives up the turn of a process that was cut off in the middle of writing', async () => {
    const one = await inventory();
    const two = await inventory();
    await failure(
      one.writeAlone(async (db) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
        await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(two.db);
        await sql`select 1`.execute(db);
      }),
    );
    expect(await two.writeAlone(() => Promise.resolve('written'), { waitMs: 2000 })).to.equal('written');
    expect(await one.writeAlone(() => Promise.resolve('written'), { waitMs: 2000 })).to.equal('written');
  });

  describe('says what is wrong', () => {
    const reason = async (change: (url: URL) => void): Promise<string> => {
      const url = new URL(await urlOf(folder.path));
      change(url);
      const database = await connectPostgres({ url: url.href, connections: 2, timeoutMs: 2000 });
      closing.push(() => database.close());
      const error = await failure(inventoryInPostgres(database));
      expect(error).to.have.property('name', 'StorageUnusable');
      return (error as Error).message;
    };

    it('when nobody listens, without showing the password', async () => {
      const said = await reason((url) => {
        url.port = '1';
        url.password = 'geheim';
      });
      expect(said).to.include('no answer (ECONNREFUSED)').and.include('DATABASE_URL').and.not.include('geheim');
    });

    it('when there is no such database', async () => {
      expect(await reason((url) => (url.pathname = '/elsewhere')))
        .to.include('no such database')
        .and.include('createdb');
    });

    it('when there is no schema, or the user may not make tables in it', async () => {
      expect(await reason((url) => url.searchParams.set('options', '-csearch_path=nowhere'))).to.include('no schema');
      const server = await sharedPostgres();
      await server!.sql('drop role if exists visitor', 'create role visitor login');
      expect(
        await reason((url) => {
          url.username = 'visitor';
          url.searchParams.set('options', '-csearch_path=public');
        }),
      ).to.include('may not make tables');
    });

    it('when a newer Forecourt changed what this one needs, but not when it only added to it', async () => {
      const { db } = await inventory();
      const add = (name: string) => sql`insert into inventory_migration (name, timestamp) values (${name}, '')`.execute(db);
      await add('9998-teleport');
      await inventory();
      await add('9999-contract-teleport');
      expect(await reason(() => undefined)).to.include('a newer Forecourt changed what this one needs (9999-contract-teleport)');
    });
  });
});
