import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import BetterSqlite from 'better-sqlite3';
import { expect } from 'chai';
import { INVENTORY_MIGRATIONS } from '../../src/adapters/storage/inventory/migrations/inventory-migrations.ts';
import { PARTS } from '../../src/adapters/storage/parts.ts';
import { openFile } from '../../src/adapters/storage/sqlite.ts';
import { planOfFolder } from '../../src/adapters/storage/upgrade/upgrade-plan.ts';
import { KEPT_RELEASES, layOut } from '../support/kept-releases.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const root = join(import.meta.dirname, '../..');

describe('npm run upgrade', function () {
  this.timeout(120_000);
  let folder: ReturnType<typeof temporaryFolder>;
  let dataDir: string;
  beforeEach(() => {
    folder = temporaryFolder();
    dataDir = join(folder.path, 'data');
  });
  afterEach(() => folder.remove());
  const run = (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'dist/server/cli/upgrade.js'), ...args], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: dataDir },
    });
    return { status, said: stdout + stderr };
  };
  const [oldest] = KEPT_RELEASES;

  it('says with --check what it would do, and changes nothing', () => {
    layOut(oldest!, dataDir);
    const { status, said } = run('--check');
    expect(status, said).to.equal(0);
    expect(said)
      .to.match(/forecourt\.db +\d+ MB, \d+ to do: .*0016-row-marks/)
      .and.match(/catalogue\.db +up to date/)
      .and.include('Stop servers of older releases first, none can be used afterwards: 0017-contract-pictures-and-sightings.')
      .and.match(/\d+ MB are copied to .*before-upgrade first; \d+ MB are free/);
    expect(planOfFolder(dataDir).some(({ missing }) => missing.length > 0)).to.equal(true);
  });

  it('says with --check that servers of the release before can go on where nothing is taken away', async () => {
    layOut(oldest!, dataDir);
    (await openFile(dataDir, 'forecourt.db', INVENTORY_MIGRATIONS)).reader.close();
    expect(run('--check').said)
      .to.match(/forecourt\.db +up to date/)
      .and.match(/leads\.db +\d+ MB, \d+ to do/)
      .and.include('Servers of the release before can go on');
  });

  it('brings the databases up to this release, with copies or without', () => {
    layOut(oldest!, dataDir);
    const { status, said } = run('--without-snapshot');
    expect(status, said).to.equal(0);
    expect(said).to.include('The databases are those of this release');
    expect(readdirSync(dataDir)).to.not.include('before-upgrade');
    expect(run('--check').said).to.match(/forecourt\.db +up to date/);
  });

  it('refuses a folder without databases, and one that a newer release changed', async () => {
    expect(run('--check')).to.deep.include({ status: 1 });
    mkdirSync(dataDir);
    expect(run('--check').said).to.include('is empty');
    for (const { file, migrations } of PARTS) (await openFile(dataDir, file, migrations)).reader.close();
    const raw = new BetterSqlite(join(dataDir, 'leads.db'));
    raw.exec("insert into kysely_migration (name, timestamp) values ('9999-contract-teleport', '')");
    raw.close();
    const { status, said } = run('--check');
    expect(status).to.equal(1);
    expect(said).to.include('a newer Forecourt changed what this one needs (9999-contract-teleport)');
  });
});
