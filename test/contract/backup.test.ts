/** npm run backup and npm run restore, while a server writes. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { expect } from 'chai';
import { BackupError } from '../../src/adapters/backup/backup-manifest.ts';
import { restoreBackup, unpackBackup } from '../../src/adapters/backup/restore-backup.ts';
import { writeBackup } from '../../src/adapters/backup/write-backup.ts';
import { readConfig } from '../../src/composition/config.ts';
import { createServerContainer, type ServerContainer } from '../../src/composition/container.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aLead, aNewLead } from '../support/builders/a-lead.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const SECRET = randomBytes(32);

describe('A backup', function () {
  let folder: ReturnType<typeof temporaryFolder>;
  let dataDir: string;
  let target: string;
  let server: ServerContainer;

  beforeEach(async () => {
    folder = temporaryFolder();
    dataDir = join(folder.path, 'data');
    target = join(folder.path, 'backups');
    server = createServerContainer({ config: readConfig('/', { DATA_DIR: dataDir }) });
    const { writing } = await server.open('writing', 'catalogueStorage');
    await writing.transaction(async (inventory) => {
      const dealerId = await inventory.saveDealer(aDealer().record());
      await inventory.add([aVehicle().ofDealer(dealerId).stored()], 1);
    });
    await add('first');
    const { consentProofs } = await server.open('consentProofs');
    await consentProofs.record({ id: 'one', purposes: [], at: 0, site: 'main', law: 'FR', version: '1', languageId: 3 });
    mkdirSync(join(dataDir, 'media/ab'), { recursive: true });
    writeFileSync(join(dataDir, 'media/ab/photo'), 'a photo');
    writeFileSync(join(dataDir, 'media/ab/empty'), '');
  });
  afterEach(async () => {
    await server.close();
    folder.remove();
  });

  const add = async (id: string): Promise<void> => {
    const { leads } = await server.open('leads');
    await leads.add(aNewLead(aLead({ id })));
  };
  const backUp = (changes: { secret?: Buffer | null; photos?: boolean } = {}) =>
    writeBackup({ dataDir, target, secret: null, photos: true, now: NOW, ...changes });
  const restore = (backup: string, to: string, changes: { secret?: Buffer | null; force?: boolean } = {}) =>
    restoreBackup({ backup, dataDir: to, secret: null, force: false, now: NOW, ...changes });
  const refusal = async (work: Promise<unknown>): Promise<string> => {
    const error: unknown = await work.catch((cause: unknown) => cause);
    expect(error).to.be.instanceOf(BackupError);
    return (error as BackupError).message;
  };
  /** The ids of the leads that an install over this folder can read, and the number of vehicles. */
  const contentOf = async (restored: string) => {
    const container = createServerContainer({ config: readConfig('/', { DATA_DIR: restored }) });
    try {
      const { leads, vehicles } = await container.open('leads', 'vehicles');
      const ids = (await leads.list({ state: 'all', limit: 10_000 })).map(({ id }) => id);
      for (const id of ids) expect((await leads.ofId(id))?.lead.id).to.equal(id);
      return { ids, vehicle: (await vehicles.ofId(1))?.vehicle.id };
    } finally {
      await container.close();
    }
  };
  const withKey = (to: string): string => {
    mkdirSync(to, { recursive: true });
    writeFileSync(join(to, 'leads.key'), readFileSync(join(dataDir, 'leads.key')));
    return to;
  };

  it('has what is still in the write-ahead log, photos and the proof of consent, and never the keys', async () => {
    const { folder: backup, manifest } = await backUp();
    expect(manifest.counts).to.deep.equal({ leads: 1, consents: 1, vehicles: 1, styles: 0 });
    expect(readdirSync(backup).sort()).to.deep.equal([
      ...['catalogue.db', 'consents.db', 'forecourt.db', 'leads.db', 'manifest.json', 'media'],
    ]);
    const restored = withKey(join(folder.path, 'restored'));
    await restore(backup, restored);
    expect(await contentOf(restored)).to.deep.equal({ ids: ['first'], vehicle: 1 });
    expect(readFileSync(join(restored, 'media/ab/photo'), 'utf8')).to.equal('a photo');
    expect(readdirSync(dataDir).filter((name) => name.startsWith('.'))).to.deep.equal([]);
  });

  it('has every lead that was acknowledged before it began, and whole ones of those that came meanwhile', async () => {
    const stop = new AbortController();
    let acknowledged = 0;
    const writer = (async () => {
      while (!stop.signal.aborted) {
        await add(`live ${String(acknowledged)}`);
        acknowledged += 1;
        await new Promise((done) => setImmediate(done));
      }
    })();
    for (let round = 0; round < 3; round += 1) {
      const before = acknowledged;
      const { folder: backup } = await writeBackup({ dataDir, target, secret: null, photos: true, now: NOW + round * 1000 });
      const restored = withKey(join(folder.path, `restored ${String(round)}`));
      await restore(backup, restored);
      const { ids } = await contentOf(restored);
      for (let n = 0; n < before; n += 1) expect(ids).to.include(`live ${String(n)}`);
    }
    stop.abort();
    await writer;
    expect(acknowledged).to.be.above(3);
  });

  it('with a key is readable with it alone, and shows nothing of its content', async () => {
    const { folder: backup } = await backUp({ secret: SECRET });
    for (const name of ['forecourt.db', 'leads.db', 'media/ab/photo']) {
      const bytes = readFileSync(join(backup, name), 'latin1');
      expect(bytes).not.to.contain('SQLite format').and.not.to.contain('a photo');
    }
    const restored = withKey(join(folder.path, 'restored'));
    expect(await refusal(restore(backup, restored))).to.contain('set BACKUP_KEY');
    expect(await refusal(restore(backup, restored, { secret: randomBytes(32) }))).to.contain('another BACKUP_KEY');
    await restore(backup, restored, { secret: SECRET });
    expect((await contentOf(restored)).ids).to.deep.equal(['first']);
    expect(existsSync(join(restored, 'media/ab/empty')), 'an empty file').to.equal(true);
  });

  it('of which one byte has changed, or a file is gone, changes nothing', async () => {
    for (const secret of [null, SECRET]) {
      const { folder: backup } = await writeBackup({ dataDir, target, secret, photos: true, now: NOW + (secret ? 1000 : 0) });
      const restored = join(folder.path, `restored ${String(secret !== null)}`);
      const whole = readFileSync(join(backup, 'leads.db'));
      const changed = Buffer.from(whole);
      changed[Math.floor(whole.length / 2)]! ^= 1;
      writeFileSync(join(backup, 'leads.db'), changed);
      expect(await refusal(restore(backup, restored, { secret }))).to.contain('leads.db of the backup');
      writeFileSync(join(backup, 'leads.db'), whole.subarray(0, whole.length - 100));
      expect(await refusal(restore(backup, restored, { secret }))).to.contain('leads.db of the backup');
      expect(readdirSync(restored)).to.deep.equal([]);
    }
    const { folder: backup } = await writeBackup({ dataDir, target, secret: null, photos: true, now: NOW + 2000 });
    writeFileSync(join(backup, 'media/ab/photo'), 'A photo');
    expect(await refusal(restore(backup, join(folder.path, 'restored')))).to.contain('media/ab/photo of the backup is damaged');
    expect(await refusal(restore(target, join(folder.path, 'none')))).to.contain('holds no backup');
  });

  it('cannot write outside the data folder, whatever its list of files says', async () => {
    const { folder: backup } = await backUp();
    const file = join(backup, 'manifest.json');
    const outer = JSON.parse(readFileSync(file, 'utf8')) as { manifest: string };
    for (const path of ['../evil', '/etc/evil', 'media/../../evil', '..']) {
      const manifest = { ...(JSON.parse(outer.manifest) as object), files: [{ path, bytes: 0, sha256: '' }] };
      writeFileSync(file, JSON.stringify({ manifest: JSON.stringify(manifest), mac: null }));
      expect(await refusal(unpackBackup({ backup, secret: null }, join(folder.path, 'scratch')))).to.contain(
        'outside the data folder',
      );
    }
  });

  it('is not restored over a folder that holds something, unless told to, nor ever over a running server', async () => {
    const { folder: backup } = await backUp();
    await add('since');
    expect(await refusal(restore(backup, dataDir)))
      .to.contain('is not empty')
      .and.contain('--force');
    expect(await refusal(restore(backup, dataDir, { force: true })))
      .to.contain('is in use')
      .and.contain('stop the server');
    expect((await (await server.open('leads')).leads.counts()).leads).to.equal(2);

    await server.close();
    const { aside } = await restore(backup, dataDir, { force: true });
    expect((await contentOf(dataDir)).ids).to.deep.equal(['first']);
    expect((await contentOf(withKey(aside!))).ids).to.have.members(['first', 'since']);
  });

  it('is made and brought back by the two commands, which say where it is and what is missing', () => {
    const run = (command: string, args: readonly string[], to = dataDir): { code: number | null; out: string } => {
      const env = { ...process.env, DATA_DIR: to, BACKUP_KEY: SECRET.toString('base64') };
      const program = ['--import=tsx', `src/cli/${command}.ts`, ...args];
      const { status, stdout, stderr } = spawnSync(process.execPath, program, { encoding: 'utf8', env });
      return { code: status, out: stdout + stderr };
    };
    const keys = join(folder.path, 'keys');
    const made = run('backup', ['--to', target, '--keys', keys]);
    expect(made.out)
      .to.contain('1 leads, 1 consents, 1 vehicles')
      .and.contain('encrypted')
      .and.contain('it is whole')
      .and.contain(keys);
    expect(made.code).to.equal(0);
    expect(readFileSync(keys, 'utf8')).to.equal(readFileSync(join(dataDir, 'leads.key'), 'utf8'));
    expect(readdirSync(dataDir).filter((name) => name.startsWith('.'))).to.deep.equal([]);

    const [name = ''] = readdirSync(target);
    const restored = join(folder.path, 'restored');
    const back = run('restore', [join(target, name)], restored);
    expect(back.out)
      .to.contain('1 leads, 1 consents, 1 vehicles')
      .and.contain('Put leads.key back')
      .and.contain('erase them again');
    expect(back.code).to.equal(0);
    const again = run('restore', [join(target, name)], restored);
    expect(again.out).to.contain('is not empty').and.not.contain('    at ');
    expect(again.code).to.equal(1);
    expect(run('backup', []).code).to.equal(2);
  });

  it('leaves nothing behind when it fails, and says what is wrong with an empty data folder', async () => {
    const empty = join(folder.path, 'empty');
    mkdirSync(empty);
    expect(await refusal(writeBackup({ dataDir: empty, target, secret: null, photos: true, now: NOW }))).to.contain(
      'no database',
    );
    writeFileSync(join(folder.path, 'file'), '');
    const failed: unknown = await writeBackup({
      dataDir,
      target: join(folder.path, 'file'),
      secret: null,
      photos: true,
      now: NOW,
    }).catch((error: unknown) => error);
    expect(failed).to.be.instanceOf(Error);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('.'))).to.deep.equal([]);
  });
});
