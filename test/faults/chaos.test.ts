/** The built server as visitors reach it, stopped and killed while leads, pages and imports go on. `npm run chaos` does it 200 times. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { expect } from 'chai';
import { readConfig } from '../../src/composition/config.ts';
import { createServerContainer } from '../../src/composition/container.ts';
import { startServer, type RunningServer } from '../support/running-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const KILLS = Number(process.env.CHAOS_KILLS ?? '2');
const CLIENTS = 6;
const IMPORTED = 300;

interface Reply {
  readonly status: number;
  readonly body: string;
}

const root = join(import.meta.dirname, '../..');

describe(`A server under load that is stopped ${String(KILLS)} times and killed ${String(KILLS)} times`, function () {
  this.timeout(KILLS * 60_000);
  const folder = temporaryFolder();
  const sites = 'localhost';
  let keys = 0;
  /** Key and id of every lead that was answered with 201. */
  const acknowledged = new Map<string, string>();

  after(() => folder.remove());

  const ask = (server: RunningServer, agent: Agent, path: string, lead?: { key: string; body: string }): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const outgoing = request(
        {
          host: '127.0.0.1',
          port: server.port,
          path,
          agent,
          method: lead ? 'POST' : 'GET',
          headers: {
            host: sites,
            // Each from an address of its own: a flood from one address is refused.
            'x-forwarded-for': `10.${String((keys >> 16) & 255)}.${String((keys >> 8) & 255)}.${String(keys & 255)}`,
            ...(lead && { 'content-type': 'application/json', 'idempotency-key': lead.key }),
          },
        },
        (answer) => {
          let body = '';
          answer.on('data', (chunk: Buffer) => (body += String(chunk)));
          answer.once('end', () => resolve({ status: answer.statusCode ?? 0, body }));
          answer.once('error', reject);
        },
      );
      outgoing.once('error', reject);
      outgoing.end(lead?.body);
    });

  const leadBody = (key: string): string =>
    JSON.stringify({
      Type: 'Contact',
      Name: 'Zoé Tremblay',
      Email: `${key}@example.org`,
      Message: `It is about ${key}.`,
      Consent: true,
    });

  /** Sends leads and reads pages until the server is gone; repeats leads that a death left unanswered, under the same key. */
  const visit = async (
    server: RunningServer,
    unanswered: Set<string>,
  ): Promise<{ readonly bad: string[]; readonly cut: number }> => {
    const bad: string[] = [];
    let cut = 0;
    const client = async (): Promise<void> => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (;;) {
        const [old] = unanswered;
        if (old !== undefined) unanswered.delete(old);
        const key = old ?? `lead-${String((keys += 1))}`;
        const isReused = Object.keys(agent.freeSockets).length > 0;
        try {
          const { status, body } = await ask(server, agent, '/api/leads', { key, body: leadBody(key) });
          if (status === 201) {
            const { ID } = JSON.parse(body) as { ID: string };
            if (acknowledged.has(key) && acknowledged.get(key) !== ID) bad.push(`${key} has two ids`);
            acknowledged.set(key, ID);
          } else {
            unanswered.add(key);
            if (status !== 503 && status !== 429) bad.push(`a lead was answered with ${String(status)}: ${body.slice(0, 200)}`);
          }
          const page = await ask(server, agent, '/en-ca/cars');
          if (page.status !== 200 && page.status !== 503) bad.push(`a page was answered with ${String(page.status)}`);
        } catch (error) {
          unanswered.add(key);
          const { code } = error as NodeJS.ErrnoException;
          // A connection that was never taken is no request in flight.
          if (isReused && code !== 'ECONNREFUSED') cut += 1;
          agent.destroy();
          return;
        }
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    return { bad, cut };
  };

  const start = (): Promise<RunningServer> =>
    startServer(folder.path, { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'info', LEADS_DELIVERY: 'worker' });

  const importAgain = (round: number) => {
    const feed = join(folder.path, 'feed.csv');
    const head = 'dealer_id,dealer_name,stock_number,make,model,year,price,mileage,body';
    const rows = Array.from(
      { length: IMPORTED },
      (_, n) => `d1,Garage Taiga,A-${String(n)},Lada,Niva,2019,${String(9000 + round)},61000,SUV`,
    );
    writeFileSync(feed, `${[head, ...rows].join('\n')}\n`);
    return spawn(process.execPath, [join(root, 'dist/server/cli/import.js'), feed, '--profile', 'forecourt-csv'], {
      cwd: root,
      stdio: 'ignore',
      env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production', DATA_DIR: folder.path },
    });
  };

  it('finishes what it began at SIGTERM, and ends with 0', async () => {
    const unanswered = new Set<string>();
    for (let round = 0; round < KILLS; round += 1) {
      const server = await start();
      const visits = visit(server, unanswered);
      await new Promise((done) => setTimeout(done, 300 + Math.random() * 700));
      const code = await server.stop('SIGTERM');
      expect(await visits).to.deep.equal({ bad: [], cut: 0 });
      expect(code).to.equal(0);
    }
  });

  it('loses no lead that it acknowledged, and no import, at SIGKILL', async () => {
    const unanswered = new Set<string>();
    for (let round = 0; round < KILLS; round += 1) {
      const server = await start();
      const visits = visit(server, unanswered);
      const importing = importAgain(round);
      const imported = once(importing, 'exit');
      await new Promise((done) => setTimeout(done, 300 + Math.random() * 1200));
      if (round % 2 === 1) importing.kill('SIGKILL');
      await server.stop('SIGKILL');
      expect((await visits).bad).to.deep.equal([]);
      await imported;

      const file = new BetterSqlite(join(folder.path, 'forecourt.db'));
      expect(file.pragma('integrity_check', { simple: true })).to.equal('ok');
      const prices = file.prepare("select distinct price_cents from vehicles where make = 'Lada'").pluck().all();
      file.close();
      expect(prices, 'all of an import or nothing').to.have.length.at.most(1);
    }

    const container = createServerContainer({ config: readConfig('/', { DATA_DIR: folder.path, LOG_LEVEL: 'silent' }) });
    const { leads } = await container.open('leads');
    const kept = new Set<string>();
    for (const { id } of await leads.list({ state: 'all', limit: 1_000_000 })) kept.add(id);
    const lost = [...acknowledged].filter(([, id]) => !kept.has(id));
    const { waiting, quarantined } = await leads.counts();
    await container.close();
    console.log(
      `      ${JSON.stringify({ kills: KILLS, acknowledged: acknowledged.size, kept: kept.size, waiting, quarantined, lost: lost.length })}`,
    );
    expect(lost).to.deep.equal([]);
    expect(new Set(acknowledged.values()).size, 'one id for each key').to.equal(acknowledged.size);
    expect(acknowledged.size).to.be.above(10);
  });
});
