/** npm run feeds, what npm run doctor says of it, and npm run tokens, as an operator runs them: processes with exit codes and words. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { expect } from 'chai';
import { eventually } from '../support/eventually.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const HEADER = 'stock_number,vin,make,model,year,price,dealer_id,dealer_name,description\n';
const STOCK = `${HEADER}A1,,Kia,Rio,2019,8995,D1,Autos Laval,nice\nA2,,VW,Golf,2020,12995,D1,Autos Laval,nice\n`;

describe('The sources of feeds', function () {
  const folder = temporaryFolder();
  after(() => folder.remove());
  const stock = join(folder.path, 'stock.csv');
  const file = join(folder.path, 'sources.yaml');

  const run = (command: string, ...args: readonly string[]): { code: number | null; out: string } => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [`dist/server/cli/${command}.js`, ...args], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: join(folder.path, 'var'), SOURCES_FILE: file, PORT: '0' },
    });
    return { code: status, out: stdout + stderr };
  };

  before(() => {
    const sources = { garage: { profile: 'forecourt-csv', address: stock, schedule: '0 3 * * *' } };
    writeFileSync(file, JSON.stringify({ sources }));
    writeFileSync(stock, STOCK);
  });

  it('are run by name, stand with what came of it, and doctor finds them in time', () => {
    const ran = run('feeds', 'run', 'garage');
    expect(ran.out).to.match(/garage: imported\.\n\s+2 {2}records of Autos Laval/);
    expect(ran.code).to.equal(0);
    const stands = run('feeds', 'status');
    expect(stands.out).to.match(/^garage: ok\n {2}last success \d{4}-.* UTC; next run \d{4}-.* UTC\n {2}last run .*: imported\n/);
    expect(stands.out).to.include('  2 records: 2 new, 0 changed, 0 unchanged, 0 gone, 0 rejected\n  filled: ');
    expect(stands.code).to.equal(0);
    const examined = run('doctor').out;
    expect(examined).to.match(/^feeds +1 source in time; ALARM_MAIL is unset/m);
    expect(examined).to.match(
      /^dealers +placed by their feed \(0\), postal code \(0\) or town \(0\); 1 in no search by distance/m,
    );
    expect(examined).to.match(/^lists +FAULT: moto \(MOTO123\): no vehicle is published under the source of this site/m);
  });

  it('that could not be fetched are said to be tried again, not to be well', () => {
    rmSync(stock);
    expect(run('feeds', 'run', 'garage').code).to.equal(1);
    const stands = run('feeds', 'status', 'garage');
    expect(stands.out)
      .to.match(/^garage: trying again\n/)
      .and.to.match(/last run .*: failed\. /);
    expect(stands.code).to.equal(0);
  });

  it('stop at what cannot be imported, which status and doctor say until one goes in', () => {
    writeFileSync(stock, HEADER);
    const ran = run('feeds', 'run', 'garage');
    expect(ran.out).to.include('garage').and.include('the file has no records');
    expect(ran.code).to.equal(1);
    const stands = run('feeds', 'status', 'garage');
    expect(stands.out)
      .to.match(/^garage: STOPPED\n/)
      .and.to.match(/last run .*: STOPPED\. .*the file has no records/);
    expect(stands.code).to.equal(1);
    const examined = run('doctor');
    expect(examined.out).to.match(/^feeds +FAULT: garage is stopped: see npm run feeds -- status\./m);
    expect(examined.code).to.equal(1);
  });

  it('are known by their names', () => {
    const { code, out } = run('feeds', 'run', 'lot');
    expect(out).to.include('There is no source lot in ').and.include('known are: garage.');
    expect(code).to.equal(2);
  });

  it('are read behind servers of the machine, which answer first', async () => {
    const byHand = join(folder.path, 'by-hand.yaml');
    writeFileSync(byHand, JSON.stringify({ sources: { 'by-hand': { profile: 'forecourt-csv', address: '-' } } }));
    const reading = spawn(process.execPath, ['dist/server/cli/feeds.js', 'run', 'by-hand'], {
      env: { ...process.env, DATA_DIR: join(folder.path, 'other'), SOURCES_FILE: byHand },
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    const ended = once(reading, 'exit');
    try {
      await eventually(() => expect(getPriority(reading.pid)).to.equal(Math.min(19, getPriority() + 10)));
    } finally {
      reading.stdin.end(STOCK);
      expect(await ended).to.deep.equal([0, null]);
    }
  });

  it('stand beside the write API, whose tokens are made for a dealer, listed without themselves, and revoked once', () => {
    const made = run('tokens', 'create', '--dealer', '1', '--name', 'DMS of Laval');
    const [token = ''] = /forecourt_[\w-]{43}/.exec(made.out) ?? [];
    expect(made.out).to.include(`Token for the vehicles of Autos Laval, shown only now:\n${token}\n`);
    const listed = run('tokens', 'list').out;
    expect(listed).to.match(/^ {3}1 {2}dealer 1 {2}DMS of Laval {2}since \d{4}-\d\d-\d\d\n$/);
    expect(run('tokens', 'revoke', '1')).to.deep.equal({ code: 0, out: 'Token 1 is revoked.\n' });
    expect(run('tokens', 'revoke', '1')).to.deep.equal({ code: 1, out: 'There is no valid token 1.\n' });
  });
});
