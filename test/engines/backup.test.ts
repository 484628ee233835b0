/** npm run backup and npm run restore of an install in PostgreSQL. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import BetterSqlite from 'better-sqlite3';
import { expect } from 'chai';
import { PARTS } from '../../src/adapters/storage/parts.ts';
import { copyLine, parseLine } from '../../src/adapters/storage/postgres/copy-text.ts';
import { connectPostgres } from '../../src/adapters/storage/postgres/postgres-database.ts';
import { copyFromSqlite } from '../../src/adapters/storage/postgres/copy-from-sqlite.ts';
import { openFile } from '../../src/adapters/storage/sqlite.ts';
import fc from 'fast-check';
import { KEPT_RELEASES, layOut } from '../support/kept-releases.ts';
import { needsPostgres, sharedPostgres } from '../support/servers/postgres-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const root = join(import.meta.dirname, '../..');
const SECRET = 'k'.repeat(43) + '=';

describe('Lines of COPY', () => {
  const TYPES = ['text', 'bigint', 'double precision', 'bytea'];
  it('are read as they were written', () => {
    const row = fc.tuple(
      fc.option(fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\0', ''))),
      fc.option(fc.maxSafeInteger().filter((number) => !Object.is(number, -0))),
      fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }).filter((number) => !Object.is(number, -0))),
      fc.option(fc.uint8Array().map((bytes) => Buffer.from(bytes))),
    );
    fc.assert(
      fc.property(row, (values) => {
        const line = copyLine(values, TYPES);
        expect(line.indexOf('\n')).to.equal(line.length - 1);
        expect(parseLine(line.slice(0, -1), TYPES)).to.deep.equal(values);
      }),
    );
    expect(parseLine('a\\\\N\\tb\t\\N\t1e-05\t\\\\x00ff', TYPES)).to.deep.equal(['a\\N\tb', null, 1e-5, Buffer.from([0, 255])]);
  });
});

describe('A backup of PostgreSQL', function () {
  this.timeout(120_000);
  needsPostgres();
  const folder = temporaryFolder();
  const dataDir = join(folder.path, 'data');
  const target = join(folder.path, 'backups');
  let url: string;
  let schema: string;

  const command = (name: string, args: readonly string[], settings: Record<string, string>) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, `dist/server/cli/${name}.js`), ...args], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, BACKUP_KEY: SECRET, ...settings },
    });
    return { status, said: stdout + stderr };
  };
  const schemaIn = (address: string): string => new URL(address).searchParams.get('options')!.replace('-csearch_path=', '');
  /** Every row of every table, as text. */
  const contentOf = async (name: string): Promise<string> => {
    const server = (await sharedPostgres())!;
    const tables = (
      await server.sql(
        `select tablename from pg_tables where schemaname = '${name}' and tablename not like '%migration%' order by 1`,
      )
    )
      .split('\n')
      .filter(Boolean);
    return server.sql(...tables.map((table) => `select '${table}', t.*::text from ${name}.${table} t order by 2`));
  };

  before(async () => {
    layOut(KEPT_RELEASES.at(-1)!, dataDir);
    for (const { file, migrations } of PARTS) (await openFile(dataDir, file, migrations)).reader.close();
    const consents = new BetterSqlite(join(dataDir, 'consents.db'));
    consents.exec(`insert into consents (choice, line) values ('chosen', '{"at":"2026-11-25"}')`);
    consents.close();
    url = await (await sharedPostgres())!.newInstall();
    schema = schemaIn(url);
    const database = await connectPostgres({ url, connections: 5, timeoutMs: 10_000 });
    for (const { part, migrations } of PARTS) await database.open(part, migrations);
    await copyFromSqlite({ dataDir, target: database });
    await database.close();
  });
  after(() => folder.remove());

  it('is encrypted, proved by restoring it, and comes back into an empty PostgreSQL row by row', async () => {
    // The first host is away.
    const { host } = new URL(url);
    const hosts = url.replace(host, `127.0.0.1:1,${host}`);
    const made = command('backup', ['--to', target], { DATA_DIR: dataDir, DATABASE_URL: hosts });
    expect(made.status, made.said).to.equal(0);
    expect(made.said)
      .to.match(/1 leads, 1 consents, 1[2-9] vehicles, 3 styles, .* encrypted/)
      .and.include('Restored into a scratch folder and opened');

    const restored = join(folder.path, 'restored');
    const other = await (await sharedPostgres())!.newInstall();
    const [backup] = readdirSync(target);
    const settings = { DATA_DIR: restored, DATABASE_URL: other };
    const back = command('restore', [join(target, backup!)], settings);
    expect(back.status, back.said).to.equal(0);
    expect(back.said).to.include('npm run db -- copy');
    copyFileSync(join(dataDir, 'leads.key'), join(restored, 'leads.key'));
    const copied = command('db', ['copy'], settings);
    expect(copied.status, copied.said).to.equal(0);
    const content = await contentOf(schema);
    expect(content.length).to.be.above(5000);
    expect(await contentOf(schemaIn(other))).to.equal(content);
  });

  it('is refused by a release that does not know all of the tables', async () => {
    await (await sharedPostgres())!.sql(`insert into ${schema}.leads_migration (name, timestamp) values ('9999-teleport', '')`);
    const { status, said } = command('backup', ['--to', target], { DATA_DIR: dataDir, DATABASE_URL: url });
    expect(status).to.equal(1);
    expect(said).to.include('A newer Forecourt made the tables (9999-teleport)');
  });
});
