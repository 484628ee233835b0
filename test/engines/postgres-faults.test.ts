/** What visitors and operators see while PostgreSQL fails, and that all goes on by itself afterwards. */
import { expect } from 'chai';
import { Client } from 'pg';
import { startServer, type RunningServer } from '../support/running-server.ts';
import { needsPostgres, startPostgres, type PostgresServer } from '../support/servers/postgres-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { postedLead } from '../support/posted-lead.ts';

const TIMEOUT_MS = 500;
const RECOVERS_WITHIN_MS = 10_000;

describe('A server whose PostgreSQL fails', function () {
  this.timeout(120_000);
  needsPostgres();
  const folder = temporaryFolder();
  let postgres: PostgresServer;
  let server: RunningServer;
  let vehiclePath: string;
  let sent = 0;

  before(async () => {
    // One that waits for the disk, as PostgreSQL does unless it is told otherwise.
    postgres = (await startPostgres(['max_connections=20']))!;
    server = await startServer(folder.path, {
      DATABASE_URL: postgres.url(),
      DATABASE_POOL: '3',
      DATABASE_TIMEOUT_MS: String(TIMEOUT_MS),
      METRICS_PORT: 'off',
    });
    const list = await (await fetch(server.url('/en-ca/cars'))).text();
    vehiclePath = /class="cars-card[^>]*>.*?href="(\/en-ca\/[^"?]*)[?"]/s.exec(list)?.[1] ?? '';
    expect(await statusOf(vehiclePath)).to.equal(200);
  });
  after(async () => {
    await server.stop('SIGKILL');
    postgres.remove();
    folder.remove();
  });

  const statusOf = async (path: string): Promise<number> => {
    const answer = await fetch(server.url(path), { redirect: 'manual' });
    await answer.arrayBuffer();
    return answer.status;
  };
  const readiness = async (): Promise<string> => (await fetch(server.url('/readyz'))).text();
  const sendLead = async (key: string): Promise<number> => {
    const { status } = await fetch(server.url('/api/leads'), postedLead(key));
    sent += Number(status === 201);
    return status;
  };
  const consent = async (): Promise<number> => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    const answer = await fetch(server.url('/consent'), { method: 'POST', headers, body: 'choice=none', redirect: 'manual' });
    return answer.status;
  };
  const consentsStored = async (): Promise<number> => Number(await postgres.sql('select count(*) from consents'));
  const stored = async (): Promise<number> => Number(await postgres.sql('select count(*) from leads'));
  /** All is as before, and what was acknowledged is there. */
  const recovers = async (): Promise<void> => {
    const deadline = Date.now() + RECOVERS_WITHIN_MS;
    while ((await statusOf('/readyz')) !== 200) expect(Date.now()).to.be.below(deadline);
    expect(await statusOf(vehiclePath)).to.equal(200);
    expect(await statusOf('/en-ca/cars')).to.equal(200);
    expect(await sendLead(`after-${String(sent)}`)).to.equal(201);
    expect(await stored()).to.equal(sent);
  };

  it('says so while it is away, stores nothing, and goes on when it is back', async () => {
    expect(await sendLead('before')).to.equal(201);
    await postgres.stop('immediate');
    try {
      expect(await statusOf(vehiclePath)).to.equal(503);
      expect(await sendLead('meanwhile')).to.equal(503);
      expect(await consent()).to.equal(503);
      expect(await readiness()).to.include('the database does not answer');
      expect(await statusOf('/livez')).to.equal(200);
    } finally {
      await postgres.start();
    }
    await recovers();
    expect(await sendLead('meanwhile')).to.equal(201);
    expect(await consent()).to.equal(303);
    expect(await consentsStored()).to.equal(1);
  });

  it('shows vehicles while it is read-only, refuses leads for later, and is not ready for them', async () => {
    await postgres.sql('alter system set default_transaction_read_only = on', 'select pg_reload_conf()');
    try {
      const deadline = Date.now() + RECOVERS_WITHIN_MS;
      while (!(await readiness()).includes('leads cannot be stored')) expect(Date.now()).to.be.below(deadline);
      expect(await statusOf(vehiclePath)).to.equal(200);
      expect(await sendLead('read-only')).to.equal(503);
    } finally {
      await postgres.sql(
        'set default_transaction_read_only = off',
        'alter system reset default_transaction_read_only',
        'select pg_reload_conf()',
      );
    }
    await recovers();
  });

  it('gives up what takes too long, and keeps no connection for it', async () => {
    const holding = postgres.sql('begin; lock table vehicles in access exclusive mode; select pg_sleep(6); commit');
    const begun = Date.now();
    while ((await statusOf(vehiclePath)) === 200) expect(Date.now() - begun).to.be.below(5000);
    const asked = Date.now();
    const statuses = await Promise.all(Array.from({ length: 12 }, () => statusOf(vehiclePath)));
    expect(statuses.every((status) => status === 503)).to.equal(true);
    // Each waits for one of three connections, and then for PostgreSQL, no longer than the limit.
    expect(Date.now() - asked).to.be.below(3000);
    await holding;
    await recovers();
  });

  it('says so while others have every connection, and goes on when there is one', async () => {
    const held: Client[] = [];
    const hold = async (): Promise<boolean> => {
      const client = new Client({ connectionString: postgres.url() });
      client.on('error', () => undefined);
      const isConnected = await client.connect().then(
        () => true,
        () => false,
      );
      if (isConnected) held.push(client);
      return isConnected;
    };
    try {
      await hold();
      const ofServer = async (sql: string): Promise<number> =>
        (await held[0]!.query(`select ${sql} from pg_stat_activity where application_name = 'forecourt'`)).rowCount ?? 0;
      const deadline = Date.now() + RECOVERS_WITHIN_MS;
      // The server takes one again whenever it can.
      do {
        expect(Date.now()).to.be.below(deadline);
        await ofServer('pg_terminate_backend(pid)');
        while (await hold());
      } while ((await ofServer('pid')) > 0);
      expect(await statusOf(vehiclePath)).to.equal(503);
      expect(await sendLead('exhausted')).to.equal(503);
      expect(await statusOf('/readyz')).to.equal(503);
      expect(await statusOf('/livez')).to.equal(200);
      expect(server.printed.join('\n')).to.include('PostgreSQL has no connection left: lower DATABASE_POOL');
    } finally {
      await Promise.all(held.map((client) => client.end()));
    }
    await recovers();
  });

  it('replaces connections that PostgreSQL has ended', async () => {
    for (let n = 0; n < 3; n += 1) {
      await postgres.sql("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'forecourt'");
      await recovers();
    }
  });
});
