/** npm run import as an operator runs it: a process with its exit code and its words. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect } from 'chai';
import { temporaryFolder } from '../support/temporary-folder.ts';

const HEADER = 'stock_number,vin,make,model,year,price,dealer_id,dealer_name,description\n';
const GOOD = `${HEADER}A1,,Kia,Rio,2019,"$8,995",D1,Autos Laval,nice\nA2,,VW,Golf,2020,12995,D1,Autos Laval,nice\nA3,,Opel,Corsa,2018,6995,D1,Autos Laval,nice\n`;

describe('The import command', function () {
  const folder = temporaryFolder();
  after(() => folder.remove());

  const run = (...args: string[]): { code: number | null; out: string } => runWith({}, ...args);
  const runWith = (settings: Record<string, string>, ...args: string[]): { code: number | null; out: string } => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/server/cli/import.js', ...args], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: join(folder.path, 'var'), ...settings },
    });
    return { code: status, out: stdout + stderr };
  };
  const feed = (text: string | Uint8Array, name = 'feed.csv'): string => {
    const path = join(folder.path, name);
    writeFileSync(path, text);
    return path;
  };

  it('imports files one after the other and reports each', () => {
    const { code, out } = run(
      feed(GOOD, 'one.csv'),
      feed(`${HEADER}B1,,Audi,A4,2021,25995,D2,Autos Québec,nice\n,,Audi,A3,2021,1,D2,Autos Québec,=\n`, 'two.csv'),
      '--profile',
      'forecourt-csv',
    );
    expect(out).to.match(/one\.csv: imported\.\n\s+3 {2}records of Autos Laval\n\s+3 {2}new/);
    expect(out).to.match(/two\.csv: imported\.\n\s+2 {2}records of Autos Québec\n\s+1 {2}new/);
    expect(out).to.match(/1 {2}rejected/);
    expect(code).to.equal(0);
    const reports = join(folder.path, 'var', 'import-reports');
    const [file = ''] = readdirSync(reports);
    expect(file).to.match(/two\.csv-rejected\.csv$/);
    expect(readFileSync(join(reports, file), 'utf8')).to.equal(
      'line,field,value,reason\r\n3,vin,,It has neither a stock number nor a valid VIN: it could not be recognised next time\r\n',
    );
  });

  it('tells the difference without making it', () => {
    const { code, out } = run(
      feed(GOOD.replace('12995', '11995').replace(/A3.*\n/, '')),
      '--profile',
      'forecourt-csv',
      '--dry-run',
    );
    expect(out)
      .to.match(/a dry run, nothing was changed/)
      .and.to.match(/1 {2}gone/)
      .and.to.include('2020 Volkswagen Golf (A2): 12,995 CAD → 11,995 CAD')
      .and.to.match(
        /The first vehicles, as they were understood:\n +line +stock +vehicle +year +price +condition\n +2 +A1 +Kia Rio +2019 +8,995 CAD +used/,
      );
    expect(code).to.equal(0);
    expect(run(feed(GOOD), '--profile', 'forecourt-csv').out).to.match(/3 {2}unchanged/);
  });

  it('changes nothing for a feed that is not what it should be', () => {
    const broken: readonly (readonly [name: string, text: string | Uint8Array, message: RegExp])[] = [
      ['empty', '', /: the file is empty\. Nothing was changed/],
      ['header-only', HEADER, /: the file has no records\. Nothing was changed/],
      ['truncated', `${GOOD}A4,,Kia`, /, line 5: the file ends in the middle of a row: 3 cells of 9/],
      ['formula', `${GOOD}A4,,Kia,Rio,2019,1,D1,x,"=cmd|' /C calc'!A0"\n`, /, line 5: description holds a spreadsheet formula/],
      ['ten-million-columns', 'a,'.repeat(10_000_000), /, line 1: a row is longer than 1048576 characters/],
      [
        'no-encoding',
        Buffer.concat([Buffer.from(GOOD), Buffer.from([0xe9, 0x41, 0x81])]),
        /, line 5: these bytes are neither UTF-8 nor Windows-1252/,
      ],
      [
        'web-page',
        '<html><body>Not found</body></html>\n<p>x</p>\n',
        /: stopped, nothing was changed\. No record of the file can be used/,
      ],
      [
        'nearly-empty',
        GOOD.replace(/A[23].*\n/g, ''),
        /: stopped, nothing was changed\. The feed lacks more vehicles than[^]*dealer 1, Autos Laval: 2 of 3 vehicles/,
      ],
    ];
    const { code, out } = run(...broken.map(([name, text]) => feed(text, name)), '--profile', 'forecourt-csv');
    for (const [name, , message] of broken) expect(out).to.match(new RegExp(`${name}${message.source}`));
    expect(out).to.include('8 of 8 files did not go in.');
    expect(code).to.equal(1);
    expect(run(feed(GOOD), '--profile', 'forecourt-csv').out).to.match(/3 {2}unchanged/);
  });

  it('reads profiles of a folder outside the project', () => {
    const profiles = join(folder.path, 'profiles');
    mkdirSync(profiles);
    const yaml = 'format: csv\nfeed: partial\nmarket: CA\ncurrency: CAD\nfields: { make: a, model: b, stockNumber: c }\n';
    writeFileSync(join(profiles, 'mine.yaml'), yaml);
    const args = [feed('a,b,c\nKia,Rio,Z1\n', 'mine.csv'), '--profile', 'mine', '--dealer', '1'];
    const { code, out } = runWith({ FEEDS_DIR: profiles }, ...args);
    expect(out).to.match(/mine\.csv: imported\.\n +1 {2}records of Autos Laval/);
    expect(code).to.equal(0);
    expect(runWith({ FEEDS_DIR: '' }, ...args).out).to.match(/There is no profile "mine"/);
    expect(runWith({ FEEDS_DIR: join(folder.path, 'none') }, ...args).out).to.match(
      /There is no profile|there is no such folder/,
    );
  });

  it('helps with what it does not understand', () => {
    const unknown = run('x.csv', '--profile', 'nope');
    expect(unknown.out).to.match(/There is no profile "nope".*Known are: .*gtx-dms-xml/);
    expect(unknown.code).to.equal(2);
    const stranger = run(feed(GOOD), '--profile', 'forecourt-csv', '--dealer', '99');
    expect(stranger.out).to.match(/There is no dealer 99[^]*--dealers lists/);
    expect(stranger.code).to.equal(1);
    expect(run('--dealers').out).to.match(/1 {2}Autos Laval \(CA\)\n\s+2 {2}Autos Québec \(CA\)/);
    expect(existsSync(join(folder.path, 'var', 'forecourt.db'))).to.be.true;
  });

  it('brings in when dealers are open, or says which rows it cannot read', () => {
    run(feed(GOOD, 'stock.csv'), '--profile', 'forecourt-csv');
    const told = run(feed('id;hours;time_zone\n1;"Mo-Fr 09:00-18:00; Sa-Su off";America/Toronto\n', 'hours.csv'), '--dealers');
    expect(told).to.deep.include({ code: 0 });
    expect(told.out).to.include('hours.csv: what it says of 1 dealer is in.');
    const routed = run(
      feed(
        'id,lead_routes,lead_group,lead_copies,adf\n1,Appointment drive@laval.example; * leads@laval.example,Groupe Rivemont,all@rivemont.example,body\n',
        'routes.csv',
      ),
      '--dealers',
    );
    expect(routed.out).to.include('routes.csv: what it says of 1 dealer is in.');
    const misrouted = run(feed('id,lead_routes,adf\n1,nobody,\n1,,fax\n', 'misrouted.csv'), '--dealers');
    expect(misrouted.out)
      .to.match(/line 2: "nobody" is no list of addresses by type/)
      .and.to.match(/line 3: "fax" is not attached, body or none/);
    const faulty = run(
      feed('id;hours;time_zone\n1;whenever;\n77;Mo 09:00-18:00;\n1;Mo 09:00-18:00;Mars/Olympus\n', 'faulty.csv'),
      '--dealers',
    );
    expect(faulty.out)
      .to.include('faulty.csv: stopped, nothing was changed.')
      .and.to.match(/line 2: "whenever" is not a week of opening hours/)
      .and.to.match(/line 3: "77" is not a dealer/)
      .and.to.match(/line 4: "Mars\/Olympus" is not a time zone/);
    expect(faulty.code).to.equal(1);
  });
});
