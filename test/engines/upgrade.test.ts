/** Upgrades over PostgreSQL, and the release before over what this one has made of the tables. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import BetterSqlite from 'better-sqlite3';
import { expect } from 'chai';
import { PARTS } from '../../src/adapters/storage/parts.ts';
import { copyFromSqlite } from '../../src/adapters/storage/postgres/copy-from-sqlite.ts';
import { connectPostgres } from '../../src/adapters/storage/postgres/postgres-database.ts';
import { openFile } from '../../src/adapters/storage/sqlite.ts';
import { appliedMigrations } from '../../src/adapters/storage/sqlite-schema.ts';
import { readConfig } from '../../src/composition/config.ts';
import { createServerContainer } from '../../src/composition/container.ts';
import { KEPT_RELEASES, layOut, schemaOf } from '../support/kept-releases.ts';
import { postedLead } from '../support/posted-lead.ts';
import { needsPostgres, sharedPostgres } from '../support/servers/postgres-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const root = join(import.meta.dirname, '../..');
const OPENED = ['vehicles', 'leads', 'catalogueStorage', 'consentStorage'] as const;
const newest = KEPT_RELEASES.at(-1)!;
/** Later releases can be used with tables that a newer one has added to. */
const REFUSES_EVERY_NEWER = '2026-11-25-be5bd25e';

/** None where the release did not have the file. */
const appliedIn = (file: string): readonly string[] => {
  if (!existsSync(file)) return [];
  const database = new BetterSqlite(file, { readonly: true });
  const applied = appliedMigrations(database);
  database.close();
  return applied;
};

describe('Upgrades over PostgreSQL', function () {
  this.timeout(120_000);
  needsPostgres();
  let folder: ReturnType<typeof temporaryFolder>;
  let dataDir: string;
  beforeEach(() => {
    folder = temporaryFolder();
    dataDir = join(folder.path, 'data');
  });
  afterEach(() => folder.remove());

  const columnsIn = async (url: string): Promise<string> => {
    const schema = new URL(url).searchParams.get('options')!.replace('-csearch_path=', '');
    const columns = `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
      where table_schema = '${schema}' order by 1, 2`;
    const indexes = `select tablename, replace(indexdef, '${schema}.', '') from pg_indexes where schemaname = '${schema}' order by 1, 2`;
    return (await sharedPostgres())!.sql(columns, indexes);
  };

  /** The tables and rows of a release in a new database. */
  const installed = async (release: string): Promise<string> => {
    layOut(release, dataDir);
    const url = await (await sharedPostgres())!.newInstall();
    const target = await connectPostgres({ url, connections: 5, timeoutMs: 10_000 });
    for (const { part, file, migrations } of PARTS) {
      const applied = appliedIn(join(dataDir, file));
      const had = Object.fromEntries(Object.entries(migrations).filter(([name]) => applied.includes(name)));
      await target.open(part, had);
      // An empty file where the release had none.
      (await openFile(dataDir, file, had)).reader.close();
    }
    await copyFromSqlite({ dataDir, target });
    await target.close();
    return url;
  };

  for (const release of KEPT_RELEASES)
    it(`from ${release}: everything is there, the tables are those of a new install, and a copy was kept before`, async () => {
      const url = await installed(release);
      const container = createServerContainer({ config: readConfig('/', { DATA_DIR: dataDir, DATABASE_URL: url }) });
      const { vehicles, leads } = await container.open(...OPENED);
      expect((await vehicles.ofId(1))?.vehicle.id).to.equal(1);
      const [kept] = await leads.list({ state: 'all', limit: 10 });
      expect((await leads.ofId(kept!.id))?.lead).to.deep.include({ message: 'About kept' });
      await container.close();

      const fresh = await (await sharedPostgres())!.newInstall();
      const other = createServerContainer({
        config: readConfig('/', { DATA_DIR: join(folder.path, 'fresh'), DATABASE_URL: fresh }),
      });
      await other.open(...OPENED);
      await other.close();
      expect(await columnsIn(url)).to.equal(await columnsIn(fresh));

      // As it was: the same tables and rows as the file that they came from.
      const copies = join(dataDir, 'before-upgrade');
      for (const { part, file, migrations, counted } of PARTS) {
        const before = join(dataDir, file);
        const had = appliedIn(before).length;
        if (had === 0 || had === Object.keys(migrations).length) continue;
        const copy = join(
          copies,
          readdirSync(copies).find((name) => name.startsWith(file.slice(0, -3)))!,
        );
        expect(schemaOf(copy), part).to.deep.equal(schemaOf(before));
        const [one, two] = [before, copy].map((path) => {
          const database = new BetterSqlite(path, { readonly: true });
          const rows = database.prepare(`select * from ${counted} order by 1`).all();
          database.close();
          return rows;
        });
        expect(two).to.deep.equal(one);
      }
    });

  it('several nodes that start at once upgrade it once', async () => {
    const url = await installed(KEPT_RELEASES[0]!);
    const nodes = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const node = createServerContainer({ config: readConfig('/', { DATA_DIR: dataDir, DATABASE_URL: url }) });
        await node.open(...OPENED);
        return node;
      }),
    );
    for (const node of nodes) await node.close();
    expect(
      readdirSync(join(dataDir, 'before-upgrade'))
        .map((name) => name.split('-')[0])
        .sort(),
    ).to.deep.equal(['forecourt', 'leads']);
  });
});

describe('The release before this one', function () {
  this.timeout(300_000);
  const folder = temporaryFolder();
  const project = join(folder.path, 'before');
  before(function () {
    const commit = newest.startsWith('v') ? newest : newest.split('-').at(-1)!;
    const archive = spawnSync('git', ['archive', commit], { cwd: root, maxBuffer: 1 << 30 });
    if (archive.status !== 0) {
      console.log(`not run: git does not have ${commit} here`);
      this.skip();
    }
    mkdirSync(project);
    expect(spawnSync('tar', ['-x'], { cwd: project, input: archive.stdout }).status).to.equal(0);
    symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
    const built = spawnSync(process.execPath, ['-e', "import('./scripts/build.mjs').then(({ build }) => build())"], {
      cwd: project,
      encoding: 'utf8',
    });
    expect(built.status, built.stderr).to.equal(0);
  });
  after(() => folder.remove());

  const storages: readonly (readonly [string, () => Promise<Record<string, string>>])[] = [
    ['SQLite', () => Promise.resolve({})],
    ['PostgreSQL', async () => ({ DATABASE_URL: await (await sharedPostgres())!.newInstall() })],
  ];
  for (const [name, settingsOf] of storages)
    it(`serves vehicles and takes leads over what this one has made of its tables, and this one goes on after it: ${name}`, async function () {
      if (name === 'PostgreSQL' && !(await sharedPostgres())) this.skip();
      const dataDir = join(folder.path, name);
      const database = await settingsOf();
      layOut(newest, dataDir);
      const isNewer = PARTS.some(
        ({ file, migrations }) => appliedIn(join(dataDir, file)).length < Object.keys(migrations).length,
      );
      for (const { file, migrations } of PARTS) (await openFile(dataDir, file, migrations)).reader.close();
      if (database.DATABASE_URL !== undefined) {
        const target = await connectPostgres({ url: database.DATABASE_URL, connections: 5, timeoutMs: 10_000 });
        for (const { part, migrations } of PARTS) await target.open(part, migrations);
        await copyFromSqlite({ dataDir, target });
        await target.close();
      }

      const settings = { DATA_DIR: dataDir, ...database };
      const server = spawn(process.execPath, ['dist/server/main.js'], {
        cwd: project,
        env: { ...process.env, NODE_ENV: 'production', RESERVE_MB: '1', PORT: '0', METRICS_PORT: '0', ...settings },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const exited = once(server, 'exit');
      let said = '';
      server.stderr.on('data', (chunk: Buffer) => (said += String(chunk)));
      let port: string | undefined;
      for await (const line of createInterface(server.stdout)) {
        said += `${line}\n`;
        port = /"port":(\d+).*"msg":"Ready"/.exec(line)?.[1];
        if (port !== undefined) break;
      }
      if (newest === REFUSES_EVERY_NEWER && isNewer) {
        expect(said).to.include('a newer Forecourt');
        return;
      }
      expect(port, said).to.not.equal(undefined);
      const at = (path: string): string => `http://localhost:${port!}${path}`;
      const { Total: total } = (await (await fetch(at('/api/search'))).json()) as { readonly Total: number };
      expect(total).to.be.above(0);
      expect((await fetch(at('/en-ca/cars'))).status).to.equal(200);
      expect((await fetch(at('/api/leads'), postedLead('before'))).status).to.equal(201);
      server.kill();
      await exited;

      const container = createServerContainer({ config: readConfig('/', settings) });
      const { leads } = await container.open('leads');
      const texts = await Promise.all(
        (await leads.list({ state: 'all', limit: 10 })).map(async ({ id }) => (await leads.ofId(id))?.lead.message),
      );
      await container.close();
      expect(texts).to.have.members(['About before', 'About kept']);
    });
});
