/** Every release that was shipped is brought up to this one: docs/decisions/0071-upgrades-expand-then-contract.md. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { expect } from 'chai';
import { PARTS } from '../../src/adapters/storage/parts.ts';
import { openFile } from '../../src/adapters/storage/sqlite.ts';
import { isContract } from '../../src/adapters/storage/upgrade/schema-state.ts';
import { copySqlite, keepSnapshot, removeOldSnapshots } from '../../src/adapters/storage/upgrade/snapshots.ts';
import { planOfFolder } from '../../src/adapters/storage/upgrade/upgrade-plan.ts';
import { readConfig } from '../../src/composition/config.ts';
import { createServerContainer } from '../../src/composition/container.ts';
import { aLead, aNewLead } from '../support/builders/a-lead.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { KEPT_RELEASES, layOut, schemaOf } from '../support/kept-releases.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const root = join(import.meta.dirname, '../..');

describe('Upgrades', function () {
  let folder: ReturnType<typeof temporaryFolder>;
  let dataDir: string;
  beforeEach(() => {
    folder = temporaryFolder();
    dataDir = join(folder.path, 'data');
  });
  afterEach(() => folder.remove());

  const upgrade = async (): Promise<void> => {
    for (const { file, migrations } of PARTS) (await openFile(dataDir, file, migrations)).reader.close();
  };
  const snapshots = (): readonly string[] => readdirSync(join(dataDir, 'before-upgrade')).sort();

  it('there is what each tagged release stored: node --import=tsx scripts/keep-release.ts TAG', function () {
    const { status, stdout } = spawnSync('git', ['tag', '--list', 'v*'], { cwd: root, encoding: 'utf8' });
    if (status !== 0) this.skip();
    expect(KEPT_RELEASES).to.include.members(stdout.split('\n').filter(Boolean));
  });

  for (const release of KEPT_RELEASES)
    describe(`from ${release}`, () => {
      beforeEach(() => layOut(release, dataDir));

      it('everything is there, leads too, and more can be stored', async () => {
        const container = createServerContainer({ config: readConfig('/', { DATA_DIR: dataDir }) });
        try {
          const { vehicles, leads, writing, catalogueStorage, consentProofs } = await container.open(
            'vehicles',
            'leads',
            'writing',
            'catalogueStorage',
            'consentProofs',
          );
          const raw = new BetterSqlite(join(dataDir, 'forecourt.db'), { readonly: true });
          const ids = raw.prepare<[], number>('select id from vehicles').pluck().all();
          raw.close();
          expect(ids.length).to.be.within(12, 24);
          for (const id of ids) expect((await vehicles.ofId(id))?.vehicle.id).to.equal(id);
          const [kept] = await leads.list({ state: 'all', limit: 10 });
          expect((await leads.ofId(kept!.id))?.lead).to.deep.include({ message: 'About kept' });
          expect(await catalogueStorage.db.selectFrom('styles').selectAll().execute()).to.have.length(3);

          expect((await consentProofs.check()).faults).to.deep.equal([]);

          await leads.add(aNewLead(aLead({ id: 'new' })));
          expect(await leads.list({ state: 'all', limit: 10 })).to.have.length(2);
          const [known] = await vehicles.ofIds(ids);
          await writing.transaction(async (inventory) => {
            await inventory.add([aVehicle().ofDealer(known!.dealer.id).with({ stockNumber: 'new' }).stored()], 1);
          });
        } finally {
          await container.close();
        }
      });

      it('its tables become those of a new install', async () => {
        await upgrade();
        const fresh = join(folder.path, 'fresh');
        for (const { file, migrations } of PARTS) {
          (await openFile(fresh, file, migrations)).reader.close();
          expect(schemaOf(join(dataDir, file)), file).to.deep.equal(schemaOf(join(fresh, file)));
        }
      });

      it('nothing is taken away that it reads or writes, unless a migration is called a contract', async () => {
        const present = PARTS.filter(({ file }) => existsSync(join(dataDir, file)));
        const before = present.map(({ file }) => schemaOf(join(dataDir, file)).tables);
        const contracts = planOfFolder(dataDir).flatMap(({ missing }) => missing.filter(isContract));
        await upgrade();
        if (contracts.length > 0) return;
        for (const [k, { file }] of present.entries()) {
          const { tables } = schemaOf(join(dataDir, file));
          for (const [table, columns] of Object.entries(before[k]!)) {
            const names = columns.map(({ name }) => name);
            const now = tables[table] ?? [];
            expect(
              now.filter(({ name }) => names.includes(name)),
              `${table} has what it had`,
            ).to.deep.equal(columns);
            const needed = now.filter(
              ({ name, notnull, dflt_value }) => !names.includes(name) && notnull === 1 && dflt_value === null,
            );
            expect(needed, `${table} takes rows of the release before`).to.deep.equal([]);
          }
        }
      });

      it('each database that changes is copied before, as it was', async () => {
        const plans = planOfFolder(dataDir).filter(({ missing }) => missing.length > 0);
        const before = new Map(plans.map(({ file }) => [file, schemaOf(join(dataDir, file))]));
        await upgrade();
        const kept = plans.length === 0 ? [] : snapshots();
        expect(kept).to.have.length(plans.length);
        for (const { file, applied } of plans) {
          const name = kept.find((each) => each.startsWith(`${file.slice(0, -3)}-${applied.at(-1)!}-`));
          const copy = join(dataDir, 'before-upgrade', name!);
          expect(schemaOf(copy)).to.deep.equal(before.get(file));
          expect(statSync(copy).mode & 0o777).to.equal(0o600);
        }
      });
    });

  describe('the copies', () => {
    const [oldest] = KEPT_RELEASES;
    beforeEach(() => layOut(oldest!, dataDir));

    it('are the newest three of each database, none of a new one, and none older than asked', async () => {
      const folderOf = join(dataDir, 'before-upgrade');
      mkdirSync(folderOf);
      for (const n of [1, 2, 3, 4]) writeFileSync(join(folderOf, `forecourt-0001-${String(n)}.db`), '');
      writeFileSync(join(folderOf, 'leads-0001.db'), '');
      await upgrade();
      const names = snapshots();
      expect(names.filter((name) => name.startsWith('forecourt-'))).to.have.length(3);
      expect(names).to.include('leads-0001.db').and.not.include('forecourt-0001-1.db');
      expect(removeOldSnapshots(dataDir, Date.now() - 60_000)).to.deep.equal([]);
      expect(removeOldSnapshots(dataDir, Date.now() + 60_000)).to.have.length(names.length);

      const fresh = join(folder.path, 'fresh');
      for (const { file, migrations } of PARTS) (await openFile(fresh, file, migrations)).reader.close();
      expect(readdirSync(fresh)).to.not.include('before-upgrade');
      expect(removeOldSnapshots(fresh, Date.now())).to.deep.equal([]);
    });

    it('have to be whole, and of the state that is to be kept', async () => {
      const kept = { folder: join(dataDir, 'before-upgrade'), file: 'leads.db', state: '0001-leads', bytes: 0 };
      const refusal = (copy: (to: string) => Promise<void>): Promise<string> =>
        keepSnapshot(kept, copy).then(
          () => 'kept',
          (error: unknown) => (error as Error).message,
        );
      const copyLeads = (to: string): Promise<void> => copySqlite(join(dataDir, 'leads.db'), to);
      expect(await refusal((to) => writeFile(to, 'no database'))).to.include('was not changed');
      expect(await refusal(copyLeads)).to.include('instead of 0001-leads');
      expect(
        await refusal(async (to) => {
          await copyLeads(to);
          const bytes = readFileSync(to);
          writeFileSync(to, bytes.fill(0xff, bytes.length - 8192));
        }),
      ).to.include('was not changed');
      expect(snapshots()).to.deep.equal([]);
    });

    it('have to be there: without one nothing is changed, and the operator is told what to do', async () => {
      writeFileSync(join(dataDir, 'before-upgrade'), 'a file in the way');
      const before = schemaOf(join(dataDir, 'forecourt.db'));
      const error = await upgrade().then(
        () => null,
        (thrown: unknown) => thrown as Error,
      );
      expect(error).to.include({ name: 'StorageUnusable' });
      expect(error?.message).to.include('was not changed').and.include('npm run upgrade -- --without-snapshot');
      expect(schemaOf(join(dataDir, 'forecourt.db'))).to.deep.equal(before);
    });
  });
});
