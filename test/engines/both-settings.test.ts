/** What an operator does who sets DATABASE_URL and SEARCH_URL: the built server and commands, as they are run. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { expect } from 'chai';
import { openSearchSuite } from '../support/opensearch-suite.ts';
import { startServer, type RunningServer } from '../support/running-server.ts';
import { needsPostgres } from '../support/servers/postgres-server.ts';
import { urlOf } from '../support/storages.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { postedLead } from '../support/posted-lead.ts';

const root = join(import.meta.dirname, '../..');

describe('An install with DATABASE_URL and SEARCH_URL', function () {
  this.timeout(180_000);
  needsPostgres();
  const opensearch = openSearchSuite();
  const folder = temporaryFolder();
  let settings: Record<string, string>;
  let server: RunningServer | null = null;

  before(async () => {
    settings = { DATABASE_URL: await urlOf(folder.path), SEARCH_URL: opensearch.server.url, METRICS_PORT: 'off' };
    server = await startServer(folder.path, settings);
  });
  after(async () => {
    await server?.stop();
    folder.remove();
  });

  const command = (name: string, ...args: readonly string[]): { readonly code: number | null; readonly said: string } => {
    const { status, output } = spawnSync(process.execPath, [join(root, `dist/server/cli/${name}.js`), ...args], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ...settings, DATA_DIR: folder.path, PORT: '0', DEMO: 'on' },
    });
    return { code: status, said: output.join('') };
  };
  const totalOf = async (query: string): Promise<number> => {
    const answer = await fetch(server!.url(`/api/search?${query}`));
    return ((await answer.json()) as { Total: number }).Total;
  };
  const sendLead = (key: string): Promise<Response> => fetch(server!.url('/api/leads'), postedLead(key));

  it('fills itself with the demo, and shows lists', async () => {
    const answer = await fetch(server!.url('/en-ca/cars'));
    expect(answer.status).to.equal(200);
    expect(await answer.text()).to.include('cars-card');
    expect(await totalOf('Make=toyota')).to.be.above(50);
  });

  it('takes a lead, and the same one when it is started again', async () => {
    const first = await sendLead('one');
    expect(first.status).to.equal(201);
    const total = await totalOf('');
    expect(await server!.stop()).to.equal(0);
    server = await startServer(folder.path, settings);
    expect(await totalOf('')).to.equal(total);
    const again = await sendLead('one');
    expect(await again.json()).to.deep.equal(await first.json());
    expect(command('leads', 'list').said).to.match(/^1 leads?/m);
  });

  it('is examined by the doctor, PostgreSQL and OpenSearch included', () => {
    const { code, said } = command('doctor');
    expect(said)
      .to.match(/databases +postgres:\S+: PostgreSQL \d+\S* answers in \d+ ms/)
      .and.match(/search +OpenSearch \S+: \d+ listings at change \d+, 1 nodes/);
    expect(code).to.equal(0);
  });

  it('backs up the tables of PostgreSQL too, and proves it by opening the backup', () => {
    const { code, said } = command('backup', '--to', join(folder.path, 'backups'));
    expect(said)
      .to.match(/\b6000 vehicles, /)
      .and.match(/\b1 leads, /)
      .and.include('it is whole');
    expect(code).to.equal(0);
  });
});
