import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'chai';
import { KyselyFeedRuns } from '../../src/adapters/storage/inventory/kysely-feed-runs.ts';
import { openConsents } from '../../src/adapters/storage/consents/consents-storage.ts';
import { openSqlite } from '../../src/adapters/storage/sqlite.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

describe('npm run doctor', function () {
  let folder: ReturnType<typeof temporaryFolder>;
  beforeEach(() => void (folder = temporaryFolder()));
  afterEach(() => folder.remove());

  const examine = (settings: Readonly<Record<string, string>> = {}) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('dist/server/cli/doctor.js')], {
      env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: folder.path, PORT: '0', ...settings },
      encoding: 'utf8',
    });
    return { status, said: stdout, complained: stderr };
  };

  /** A settings file of one source of feeds, which is to come every hour. */
  const hourly = (): string => {
    const file = join(folder.path, 'sources.yaml');
    writeFileSync(file, `sources:\n  garage: { profile: forecourt-csv, address: ./stock.csv, schedule: '0 * * * *' }\n`);
    return file;
  };

  it('finds an install in order', () => {
    const { status, said } = examine({ SOURCES_FILE: hourly() });
    expect(said)
      .to.contain('leads.db is whole. consents.db is whole. forecourt.db is whole.')
      .and.contain('All is well.')
      .and.not.contain('FAULT');
    expect(said).to.match(/^build +[0-9a-f]{12}$/m);
    expect(said).to.match(/^feeds +1 source in time; ALARM_MAIL is unset/m);
    expect(said).to.match(/^consents +0 proofs of consent in 1 of at most 1024 MB/m);
    expect(status).to.equal(0);
  });

  it('says which database is damaged and what to do, and goes on looking', () => {
    writeFileSync(join(folder.path, 'forecourt.db'), 'not a database, but long enough to be read as the head of one'.repeat(20));
    const { status, said } = examine();
    expect(said)
      .to.match(/inventory\s+FAULT: .*damaged.*backup/)
      .and.to.match(/leads\s+the leads open/);
    expect(status).to.equal(1);
  });

  it('says what an install for real visitors lacks, and goes on looking', () => {
    const { status, said } = examine({ NODE_ENV: 'production', DEMO: 'off' });
    expect(said)
      .to.match(/operation +FAULT: SMTP_URL is unset/)
      .and.match(/^port +/m);
    expect(status).to.equal(1);
  });

  it('says where a proof of consent was changed', () => {
    const lines = [
      { writer: 'one', previous: '' },
      { writer: 'one', previous: 'not the hash of the first' },
    ];
    writeFileSync(join(folder.path, 'consents.ndjson'), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    const { status, said } = examine();
    expect(said).to.match(/consents\s+FAULT: 1 of 2 proofs .*number 2 does not follow/);
    expect(status).to.equal(1);
  });

  it('says when the room for proofs of consent is nearly used up, and what happens then', async () => {
    const storage = await openConsents(folder.path);
    const line = JSON.stringify({ purposes: 'x'.repeat(1024 ** 2) });
    for (let mb = 0; mb < 27; mb += 1)
      await storage.write((db) => db.insertInto('consents').values({ choice: null, line }).execute());
    await storage.close();
    expect(examine({ CONSENTS_MB: '32' }).said).to.match(
      /consents\s+FAULT: proofs of consent take 2[789] of at most 32 MB, .* refused: raise CONSENTS_MB/,
    );
  });

  it('says which source of feeds is overdue, and where to look', async () => {
    const storage = await openSqlite(folder.path);
    await new KyselyFeedRuns(storage).remember(['garage'], Date.now() - 4 * 3_600_000);
    await storage.close();
    const { status, said } = examine({ SOURCES_FILE: hourly() });
    expect(said).to.match(/^feeds +FAULT: garage is overdue: see npm run feeds -- status\.$/m);
    expect(status).to.equal(1);
  });

  it('says which profile of a source is missing, and where it was looked for', () => {
    const file = join(folder.path, 'sources.yaml');
    writeFileSync(file, `sources:\n  garage: { profile: of-the-garage, address: ./stock.csv, schedule: '0 * * * *' }\n`);
    const { status, said } = examine({ SOURCES_FILE: file });
    expect(said).to.match(/^feeds +FAULT: There is no profile "of-the-garage" in .*Known are: .*forecourt-csv/m);
    expect(status).to.equal(1);
  });

  it('tries the mail relay, the store of photos and the location provider, and keeps the password to itself', () => {
    const { status, said } = examine({
      SMTP_URL: 'smtp://user:s3cret@127.0.0.1:1',
      PHOTOS_URL: 'http://key:s3cret@127.0.0.1:1/photos',
      LOCATION_PROVIDER: 'http',
      LOCATION_URL: 'http://127.0.0.1:1',
    });
    expect(said)
      .to.match(/mail\s+FAULT: .*SMTP_URL/)
      .and.to.match(/photos\s+FAULT: 127\.0\.0\.1:1\/photos cannot be reached/)
      .and.to.match(/places\s+FAULT: .*LOCATION_URL/)
      .and.not.contain('s3cret');
    expect(status).to.equal(1);
  });

  it('names every faulty setting and ends with 78', () => {
    const { status, complained } = examine({ PORT: 'eighty', LOG_LEVEL: 'loud' });
    expect(complained).to.contain('PORT="eighty"').and.contain('LOG_LEVEL="loud"');
    expect(status).to.equal(78);
  });
});
