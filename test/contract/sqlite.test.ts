/** What SQLite alone promises, beyond the contract: several processes, crashes, damage, and history that stays. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import BetterSqlite from 'better-sqlite3';
import { expect } from 'chai';
import { sql } from 'kysely';
import { kyselyInventoryWriting } from '../../src/adapters/storage/inventory/inventory-writing.ts';
import { KyselyVehicles } from '../../src/adapters/storage/inventory/kysely-vehicles.ts';
import type { InventoryStorage } from '../../src/adapters/storage/inventory/inventory-tables.ts';
import { openSqlite } from '../../src/adapters/storage/sqlite.ts';
import { StorageUnusable } from '../../src/adapters/storage/storage-unusable.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { eventually } from '../support/eventually.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const SCRIPT = fileURLToPath(new URL('../support/inventory-process.ts', import.meta.url));

describe('SQLite storage', function () {
  let folder: ReturnType<typeof temporaryFolder>;
  let file: string;
  let closing: (() => unknown)[];

  beforeEach(() => {
    folder = temporaryFolder();
    file = join(folder.path, 'forecourt.db');
    closing = [() => folder.remove()];
  });
  afterEach(async () => {
    for (const close of closing.reverse()) await close();
  });

  const open = async (): Promise<InventoryStorage> => {
    const storage = await openSqlite(folder.path);
    closing.push(() => storage.close());
    return storage;
  };
  const openRaw = (): BetterSqlite.Database => {
    const raw = new BetterSqlite(file);
    closing.push(() => raw.close());
    return raw;
  };
  const start = (task: 'open' | 'write'): ChildProcess => {
    const child = fork(SCRIPT, [folder.path, task], { execArgv: ['--import=tsx'] });
    closing.push(async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    });
    return child;
  };
  const says = async (child: ChildProcess, message: string): Promise<void> => {
    for (;;) if ((await once(child, 'message'))[0] === message) return;
  };
  const addOne = async (storage: InventoryStorage, options?: { waitMs?: number; onWait: () => void }): Promise<void> => {
    await kyselyInventoryWriting(storage).transaction(async (inventory) => {
      const dealerId = await inventory.saveDealer(aDealer().record());
      await inventory.add([aVehicle().ofDealer(dealerId).stored()], 1);
    }, options);
  };

  it('makes the folder and survives a restart', async () => {
    const deep = join(folder.path, 'a', 'b');
    const first = await openSqlite(deep);
    await addOne(first);
    await first.close();
    const second = await openSqlite(deep);
    expect(await new KyselyVehicles(second.db).ofId(1)).to.not.equal(null);
    await second.close();
  });

  it('makes folder and files that their owner alone may read', async function () {
    if (process.platform === 'win32') {
      console.log('      not run: Windows has no modes of files');
      this.skip();
    }
    const deep = join(folder.path, 'new');
    const storage = await openSqlite(deep);
    await addOne(storage);
    expect(statSync(deep).mode & 0o777).to.equal(0o700);
    for (const name of readdirSync(deep)) expect(statSync(join(deep, name)).mode & 0o777, name).to.equal(0o600);
    await storage.close();
  });

  it('writes ahead and waits for the disk', async () => {
    const { db, writeAlone } = await open();
    const settings = (await sql<{ journal_mode: string }>`pragma journal_mode`.execute(db)).rows;
    expect(settings).to.deep.equal([{ journalMode: 'wal' }]);
    await writeAlone(async (writer) => {
      expect((await sql`pragma synchronous`.execute(writer)).rows).to.deep.equal([{ synchronous: 2 }]);
      expect((await sql`pragma foreign_keys`.execute(writer)).rows).to.deep.equal([{ foreignKeys: 1 }]);
    });
  });

  it('lets nothing be written outside a transaction', async () => {
    const { db } = await open();
    const refused = await db
      .updateTable('inventory')
      .set({ revision: 7 })
      .execute()
      .catch((error: unknown) => error);
    expect(refused).to.have.property('code', 'SQLITE_READONLY');
  });

  it('can be opened by several processes at once when it is new', async () => {
    const children = [start('open'), start('open'), start('open')];
    const codes = await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0] as unknown));
    expect(codes).to.deep.equal([0, 0, 0]);
    expect(openRaw().pragma('integrity_check', { simple: true })).to.equal('ok');
  });

  it('opens, reads and keeps the event loop free while another process writes, then writes in its turn', async () => {
    const child = start('write');
    await says(child, 'writing');
    const storage = await open();
    const vehicles = new KyselyVehicles(storage.db);

    let waits = 0;
    let ticks = 0;
    const ticking = setInterval(() => ticks++, 10);
    const writing = addOne(storage, { onWait: () => waits++ });
    await eventually(() => {
      expect(waits).to.equal(1);
      expect(ticks).to.be.above(5);
    });
    expect(await vehicles.revision()).to.equal(0);
    child.send('go on');
    await writing;
    clearInterval(ticking);

    expect(waits).to.equal(1);
    expect(await vehicles.revision()).to.equal(2);
    expect((await vehicles.ofIds([1, 3000, 3001])).length).to.equal(3);
  });

  it('keeps the old state, whole, when a process is killed in the middle of a transaction', async () => {
    const storage = await open();
    await addOne(storage);
    const child = start('write');
    await says(child, 'writing');
    expect(statSync(`${file}-wal`).size, 'uncommitted pages on disk').to.be.above(1_000_000);
    child.kill('SIGKILL');
    await once(child, 'exit');

    const vehicles = new KyselyVehicles(storage.db);
    expect(await vehicles.revision()).to.equal(1);
    expect(await vehicles.ofId(2)).to.equal(null);
    expect(openRaw().pragma('integrity_check', { simple: true })).to.equal('ok');
    await addOne(storage);
    expect(await vehicles.ofId(2)).to.not.equal(null);
  });

  it('never changes or deletes history', async () => {
    await addOne(await open());
    const raw = openRaw();
    for (const table of ['price_history', 'availability_history']) {
      expect(() => raw.exec(`update ${table} set at = 0`)).to.throw(`${table} is append-only`);
      expect(() => raw.exec(`delete from ${table}`)).to.throw(`${table} is append-only`);
    }
  });

  describe('says what is wrong', () => {
    const reason = async (dataDir = folder.path): Promise<string> => {
      const error = await openSqlite(dataDir).then(
        async (storage) => {
          await storage.close();
          expect.fail('It should not open');
        },
        (error: unknown) => error,
      );
      expect(error).to.be.instanceOf(StorageUnusable);
      return (error as StorageUnusable).message;
    };

    it('when the data folder is a file', async () => {
      const path = join(folder.path, 'file');
      writeFileSync(path, '');
      expect(await reason(path)).to.include('the data folder is a file');
      expect(await reason(join(path, 'below'))).to.include('the data folder is a file');
    });

    it('when the folder is not writable', async function () {
      if (process.platform !== 'linux') {
        console.log('not run: needs a folder that nobody may write to');
        this.skip();
      }
      expect(await reason('/sys/forecourt')).to.include('not writable');
    });

    it('when the file is not a database', async () => {
      writeFileSync(file, 'stock,make,model\n'.repeat(1000));
      expect(await reason())
        .to.include(file)
        .and.to.include('damaged');
    });

    it('when the file is damaged', async () => {
      const storage = await openSqlite(folder.path);
      await addOne(storage);
      await storage.close();
      const bytes = new Uint8Array(statSync(file).size - 100);
      bytes.set(new TextEncoder().encode('SQLite format 3\0'));
      writeFileSync(file, bytes);
      expect(await reason()).to.include('damaged');
    });

    it('when the database was there and is lost, rather than beginning anew without a word', async () => {
      await (await openSqlite(folder.path)).close();
      for (const lose of [() => rmSync(file), () => writeFileSync(file, '')]) {
        lose();
        expect(await reason())
          .to.include('is missing or empty')
          .and.include('npm run restore')
          .and.include('forecourt.db.made');
      }
      rmSync(`${file}.made`);
      await (await openSqlite(folder.path)).close();
    });

    it('when a newer Forecourt changed what this one needs, but not when it only added to it', async () => {
      await (await openSqlite(folder.path)).close();
      const add = (name: string): void =>
        void openRaw().exec(`insert into kysely_migration (name, timestamp) values ('${name}', '')`);
      add('9998-teleport');
      await (await openSqlite(folder.path)).close();
      add('9999-contract-teleport');
      expect(await reason()).to.include('a newer Forecourt changed what this one needs (9999-contract-teleport)');
    });

    it('when migrations are missing that a newer Forecourt was to build on', async () => {
      await (await openSqlite(folder.path)).close();
      openRaw().exec("update kysely_migration set name = '9999-teleport' where name = '0016-row-marks'");
      expect(await reason()).to.include('(9999-teleport)');
    });
  });
});
