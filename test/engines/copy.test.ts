/** npm run db -- copy: an install moves from SQLite to PostgreSQL. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { expect } from 'chai';
import { sql } from 'kysely';
import pg from 'pg';
import { readConfig } from '../../src/composition/config.ts';
import { createServerContainer, type ServerContainer } from '../../src/composition/container.ts';
import { floatText } from '../../src/adapters/storage/postgres/copy-text.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aLead, aNewLead } from '../support/builders/a-lead.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { eventually } from '../support/eventually.ts';
import { needsPostgres, sharedPostgres } from '../support/servers/postgres-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const root = join(import.meta.dirname, '../..');
const choice = (n: number) =>
  ({ id: `choice ${String(n)}`, purposes: [], at: 0, site: 'main', law: 'FR', version: '1', languageId: 3 }) as const;
const AWKWARD = 'tab\tbreak\nreturn\rback\\slash \\N \b\f\v é 🚗 "quoted" \'single\' \\. end';

describe('Copying an install into PostgreSQL', function () {
  this.timeout(120_000);
  needsPostgres();
  const folder = temporaryFolder();
  const dataDir = join(folder.path, 'data');
  let url: string;
  const opened: ServerContainer[] = [];

  const open = (settings: Record<string, string>): ServerContainer => {
    const container = createServerContainer({ config: readConfig('/', { DATA_DIR: dataDir, ...settings }) });
    opened.push(container);
    return container;
  };
  const command = (...args: readonly string[]) => ({
    program: [join(root, 'dist/server/cli/db.js'), ...args],
    options: { cwd: root, encoding: 'utf8', env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: url } } as const,
  });
  const copy = (...args: readonly string[]): { readonly code: number | null; readonly said: string } => {
    const { program, options } = command(...args);
    const { status, output } = spawnSync(process.execPath, program, options);
    return { code: status, said: output.join('') };
  };
  const rowsIn = async (table: string): Promise<number> =>
    Number(await (await sharedPostgres())!.sql(`select count(*) from ${schema()}.${table}`));
  const schema = (): string => new URL(url).searchParams.get('options')!.replace('-csearch_path=', '');

  before(async () => {
    const container = open({});
    const { writing, leads, consentProofs } = await container.open('writing', 'leads', 'catalogueStorage', 'consentProofs');
    await writing.transaction(async (inventory) => {
      const dealerId = await inventory.saveDealer(aDealer().record());
      const vehicles = Array.from({ length: 2000 }, (_, n) =>
        aVehicle()
          .ofDealer(dealerId)
          .with({ stockNumber: `S${String(n)}`, description: n === 7 ? AWKWARD : `number ${String(n)}`, engineLitres: n / 7 })
          .stored(),
      );
      await inventory.add(vehicles, 1);
    });
    for (let n = 0; n < 3; n += 1) await leads.add(aNewLead(aLead({ id: `lead ${String(n)}` }), { key: String(n) }));
    for (let n = 0; n < 3; n += 1) await consentProofs.record(choice(n));
    await container.close();
  });
  beforeEach(async () => {
    url = await (await sharedPostgres())!.newInstall();
  });
  afterEach(async () => {
    for (const container of opened.splice(0)) await container.close();
  });
  after(() => folder.remove());

  it('brings over vehicles, their texts and numbers, histories and leads as they are, and goes on from there', async () => {
    const { code, said } = copy('copy');
    expect(said)
      .to.match(/vehicles +2000/)
      .and.include('the same checksums');
    expect(code).to.equal(0);

    const before = await open({}).open('vehicles', 'leads', 'writing');
    const after = await open({ DATABASE_URL: url }).open('vehicles', 'leads', 'outbox', 'writing', 'consentProofs');
    for (const id of [1, 8, 1234]) {
      expect(await after.vehicles.ofId(id)).to.deep.equal(await before.vehicles.ofId(id));
      expect(await after.vehicles.priceHistory(id)).to.deep.equal(await before.vehicles.priceHistory(id));
    }
    expect((await after.vehicles.ofId(8))?.vehicle.description).to.equal(AWKWARD);
    expect(await after.vehicles.revision()).to.equal(await before.vehicles.revision());
    expect(await after.leads.ofId('lead 1')).to.deep.equal(await before.leads.ofId('lead 1'));
    await after.consentProofs.record(choice(4));
    expect(await after.consentProofs.check()).to.deep.include({ proofs: 4, faults: [] });
    expect(await after.consentProofs.ofChoice('choice 1')).to.have.length(1);
    // Numbers go on after those that were copied.
    expect((await after.leads.add(aNewLead(aLead({ id: 'new' }), { key: 'new' }))).kind).to.equal('new');
    await after.writing.transaction(async (inventory) => {
      await inventory.add([aVehicle().ofDealer(1).with({ stockNumber: 'new' }).stored()], 1);
    });
    expect((await after.vehicles.ofId(2001))?.vehicle.stockNumber).to.equal('new');
  });

  it('refuses a database that is not empty, and leaves it as it is', async () => {
    const { writing } = await open({ DATABASE_URL: url }).open('writing');
    await writing.transaction((inventory) => inventory.saveDealer(aDealer().record()));
    const { code, said } = copy('copy');
    expect(said).to.include('is not empty').and.include('dealers');
    expect(code).to.equal(1);
    expect(await rowsIn('vehicles')).to.equal(0);
  });

  it('refuses while a server has the folder open', async () => {
    await open({}).open('vehicles', 'leads');
    const { code, said } = copy('copy');
    expect(said).to.include('is in use: stop the server');
    expect(code).to.equal(1);
    expect(await rowsIn('vehicles')).to.equal(0);
  });

  it('leaves nothing when it is killed in the middle, and copies everything when it is started again', async () => {
    const server = await sharedPostgres();
    await open({ DATABASE_URL: url }).open('writing', 'leads', 'catalogueStorage');
    const { program, options } = command('copy');
    // Held up after the vehicles: the lock lets others read.
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query('begin');
    await holder.query('lock table price_history in share mode');
    const child = spawn(process.execPath, program, { ...options, stdio: 'ignore' });
    const copying =
      "select count(*) from pg_stat_activity where wait_event_type = 'Lock' and query like 'copy \"price_history\"%'";
    await eventually(async () => expect(Number(await server!.sql(copying))).to.equal(1));
    child.kill('SIGKILL');
    await once(child, 'exit');
    await holder.end();
    await eventually(async () => expect(await rowsIn('vehicles')).to.equal(0));
    expect(copy('copy')).to.have.property('code', 0);
    expect(await rowsIn('vehicles')).to.equal(2000);
  });

  it('notices a row that is not stored as it was sent, and copies nothing', async () => {
    const { inventoryStorage } = await open({ DATABASE_URL: url }).open('inventoryStorage');
    await sql`
      create function ${sql.raw(schema())}.blur() returns trigger language plpgsql as
      $$ begin if new.id = 1999 then new.price_cents := 1; end if; return new; end $$`.execute(inventoryStorage.db);
    await sql`create trigger blur before insert on vehicles for each row execute function ${sql.raw(schema())}.blur()`.execute(
      inventoryStorage.db,
    );
    const { code, said } = copy('copy');
    expect(said).to.include('The table vehicles is not in PostgreSQL as it is in SQLite');
    expect(code).to.equal(1);
    expect(await rowsIn('dealers')).to.equal(0);
  });

  it('only helps when it is asked for help, and does nothing without a word', async () => {
    expect(copy('--help')).to.have.property('code', 0);
    expect(copy('copy', '--help').said).to.include('npm run db -- copy');
    expect(copy()).to.have.property('code', 2);
    const tables = await (await sharedPostgres())!.sql(`select count(*) from pg_tables where schemaname = '${schema()}'`);
    expect(Number(tables)).to.equal(0);
  });

  it('writes numbers as PostgreSQL does', async () => {
    const numbers = [
      0,
      1,
      -1.5,
      0.1,
      1 / 3,
      45.5017,
      1e-4,
      9.9e-5,
      1e-7,
      1e15,
      123456789012345680,
      1e21,
      5e-324,
      1.7976931348623157e308,
    ];
    const said = await (await sharedPostgres())!.sql(
      `select string_agg(n::text, ' ' order by k) from unnest(array[${numbers.join()}]::float8[]) with ordinality as t(n, k)`,
    );
    expect(numbers.map(floatText).join(' ')).to.equal(said.trim());
  });
});
