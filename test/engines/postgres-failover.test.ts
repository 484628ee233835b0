/** A primary dies while leads are sent, mailed and vehicles imported; its standby, which each commit waited for, takes its place. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { postedLead } from '../support/posted-lead.ts';
import { startServer, type RunningServer } from '../support/running-server.ts';
import { headerOf, openMailbox, type Mailbox } from '../support/servers/mailbox.ts';
import {
  needsPostgres,
  startPostgres,
  startStandby,
  type PostgresServer,
  type PostgresStandby,
} from '../support/servers/postgres-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const root = join(import.meta.dirname, '../..');
const NODES = 2;
const SENDERS = 4;
const VEHICLES = 5000;
/** Transactions that write vehicles: all others are shorter. */
const IN_THE_MIDDLE =
  "select count(*) from pg_stat_activity where application_name = 'forecourt' and xact_start < now() - interval '300 ms'";
/** Before the fail-over, and after it. */
const LEADS = 60;
const GOES_ON_WITHIN_MS = 60_000;

describe('A fail-over of PostgreSQL', function () {
  this.timeout(240_000);
  needsPostgres();
  const folder = temporaryFolder();
  const nodes: RunningServer[] = [];
  let [primary, standby]: [PostgresServer, PostgresStandby] = [null!, null!];
  let mailbox: Mailbox;
  let settings: Record<string, string>;

  before(async () => {
    primary = (await startPostgres())!;
    standby = await startStandby(primary);
    mailbox = await openMailbox();
    settings = {
      DATABASE_URL: `postgres://forecourt@127.0.0.1:${String(primary.port)},127.0.0.1:${String(standby.port)}/forecourt`,
      DATABASE_TIMEOUT_MS: '2000',
      LEADS_KEY: randomBytes(32).toString('base64'),
      SMTP_URL: mailbox.url,
      DEMO: 'off',
      METRICS_PORT: 'off',
      TRUSTED_PROXIES: '127.0.0.1',
    };
    for (let n = 0; n < NODES; n += 1) nodes.push(await startServer(join(folder.path, `node-${String(n)}`), settings));
  });
  after(async () => {
    await Promise.all(nodes.map((node) => node.stop('SIGKILL')));
    await mailbox.close();
    for (const server of [standby, primary]) server.remove();
    folder.remove();
  });

  /** All vehicles of one dealer at one price. */
  const importAt = async (price: number): Promise<{ readonly code: number; readonly said: string }> => {
    const feed = join(folder.path, 'feed.csv');
    const rows = Array.from({ length: VEHICLES }, (_, n) => `A${String(n)},Kia,Rio,2019,${String(price)},D1,Autos Laval`);
    writeFileSync(feed, ['stock_number,make,model,year,price,dealer_id,dealer_name', ...rows].join('\n'));
    const child = spawn(process.execPath, [join(root, 'dist/server/cli/import.js'), feed, '--profile', 'forecourt-csv'], {
      cwd: root,
      env: { ...process.env, ...settings, DATA_DIR: join(folder.path, 'imports') },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    return { code: child.exitCode ?? -1, said: out + err };
  };
  const pricesStored = (): Promise<string> => standby.sql('select distinct price_cents from vehicles');

  it('loses nothing that was acknowledged, mails nothing twice, and ends an import as a whole or not at all', async () => {
    /** Ids by key. */
    const acknowledged = new Map<string, string>();
    const imports: { price: number; code: number; said: string }[] = [];
    let [sent, over, lastAt, longestGap] = [0, false, Date.now(), 0];

    const send = async (sender: number): Promise<void> => {
      for (let n = 0; !over; n += 1) {
        const key = `lead-${String(sender)}-${String(n)}`;
        // As a browser does: again, under the same key, until there is an answer.
        while (!acknowledged.has(key)) {
          const node = nodes[sent++ % NODES]!;
          const { headers, ...lead } = postedLead(key);
          const address = { 'x-forwarded-for': `10.0.${String((sent >> 8) & 255)}.${String(sent & 255)}` };
          const answer = await fetch(node.url('/api/leads'), { ...lead, headers: { ...headers, ...address } });
          const body = (await answer.json()) as { ID: string };
          if (answer.status === 201) acknowledged.set(key, body.ID);
          else expect(answer.status, JSON.stringify(body)).to.equal(503);
        }
        longestGap = Math.max(longestGap, Date.now() - lastAt);
        lastAt = Date.now();
        await sleep(20);
      }
    };
    const importing = async (): Promise<void> => {
      for (let price = 10_000; !over; price += 1) imports.push({ price, ...(await importAt(price)) });
    };
    const work = [importing(), ...Array.from({ length: SENDERS }, (_, sender) => send(sender))];

    const more = async (leads: number): Promise<void> => {
      const [enough, deadline] = [acknowledged.size + leads, Date.now() + GOES_ON_WITHIN_MS];
      while (acknowledged.size < enough) {
        expect(Date.now()).to.be.below(deadline);
        await sleep(50);
      }
    };

    const inTheMiddleOfAnImport = async (): Promise<void> => {
      const deadline = Date.now() + GOES_ON_WITHIN_MS;
      while (Number(await primary.sql(IN_THE_MIDDLE)) === 0) {
        expect(Date.now()).to.be.below(deadline);
        await sleep(20);
      }
    };

    try {
      await more(LEADS);
      await inTheMiddleOfAnImport();
      await primary.stop('immediate');
      await sleep(1000);
      await standby.promote();
      await more(LEADS);
    } finally {
      over = true;
    }
    await Promise.all(work);

    const stored = new Set((await standby.sql('select id from leads')).trim().split('\n'));
    expect(
      [...acknowledged.values()].filter((id) => !stored.has(id)),
      'leads that were acknowledged',
    ).to.deep.equal([]);
    expect(stored.size, 'one for each key').to.equal(acknowledged.size);

    const failed = imports.filter(({ code }) => code !== 0);
    expect(failed, 'imports that were in the middle').to.have.length.above(0);
    for (const { code, said } of failed) {
      expect(said, 'words for the operator').to.match(/PostgreSQL.* not imported: try again/);
      expect(said).not.to.match(/\n +at /);
      expect(code).to.be.above(0);
    }
    const last = 20_000;
    expect((await importAt(last)).code, 'an import afterwards').to.equal(0);
    expect((await pricesStored()).trim()).to.equal(String(last * 100));
    expect(await standby.sql('select count(*) from vehicles')).to.equal(`${String(VEHICLES)}\n`);

    // Claimed by a process that does not know of it: due when its lease has ended.
    const leased = Number(await standby.sql("select count(*) from outbox where status <> 'sent' and holder is not null"));
    const waiting = async (): Promise<number> =>
      Number(await standby.sql("select count(*) from outbox where status <> 'sent' and holder is null"));
    while ((await waiting()) > 0) await sleep(200);
    const ids = mailbox.received.map((mail) => headerOf(mail, 'Message-ID'));
    expect(
      ids.filter((id, k) => ids.indexOf(id) !== k),
      'mails that came twice',
    ).to.deep.equal([]);
    console.log(
      `      ${String(acknowledged.size)} leads, ${String(ids.length)} mails, ${String(leased)} claims of unknown fate, ` +
        `${String(longestGap)} ms without a lead, ${String(failed.length)} of ${String(imports.length)} imports failed`,
    );
  });

  it('is over when both nodes are ready again', async () => {
    for (const node of nodes) expect((await fetch(node.url('/readyz'))).status).to.equal(200);
  });
});
