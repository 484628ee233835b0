/** Three web nodes with an index each on one PostgreSQL, behind a proxy that is as nginx is with its usual settings. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { readConfig } from '../../src/composition/config.ts';
import { createServerContainer, type ServerContainer } from '../../src/composition/container.ts';
import type { InventoryWriting } from '../../src/ports/vehicles.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { eventually } from '../support/eventually.ts';
import { startServer, type RunningServer } from '../support/running-server.ts';
import { startBalancer, type Balancer } from '../support/servers/balancer.ts';
import { needsPostgres } from '../support/servers/postgres-server.ts';
import { urlOf } from '../support/storages.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { postedLead } from '../support/posted-lead.ts';

const NODES = 3;
const CLIENTS = 4;
/** A price is shown by every node this long after it was stored. */
const IN_STEP_MS = 2000;
const CHANGE_EVERY_MS = 300;
const KEY = randomBytes(32).toString('base64');

type Sent = Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> };

interface Price {
  readonly amount: number;
  readonly at: number;
}

describe('Three web nodes on one PostgreSQL', function () {
  this.timeout(240_000);
  needsPostgres();
  const folder = temporaryFolder();
  const nodes: RunningServer[] = [];
  let settings: Record<string, string>;
  let balancer: Balancer;
  let container: ServerContainer;
  let writing: InventoryWriting;

  const start = (n: number): Promise<RunningServer> => startServer(join(folder.path, `node-${String(n)}`), settings);
  const vehicle = (amount: number) =>
    aVehicle()
      .ofDealer(1)
      .with({ price: { amount, currency: 'CAD' } })
      .stored();

  before(async () => {
    settings = {
      DATABASE_URL: await urlOf(folder.path),
      LEADS_KEY: KEY,
      DEMO: 'off',
      METRICS_PORT: 'off',
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'info',
    };
    container = createServerContainer({
      config: readConfig(join(import.meta.dirname, '../..'), { DATA_DIR: folder.path, ...settings }),
    });
    ({ writing } = await container.open('writing'));
    await writing.transaction(async (inventory) => {
      await inventory.saveDealer(aDealer().record());
      await inventory.add([vehicle(20_000)], 1);
    });
    nodes.push(...(await Promise.all(Array.from({ length: NODES }, (_, n) => start(n)))));
    balancer = await startBalancer(nodes.map(({ port }) => port));
  });
  after(async () => {
    await balancer.close();
    await Promise.all(nodes.map((node) => node.stop('SIGKILL')));
    await container.close();
    folder.remove();
  });

  const from = (n: number): Record<string, string> => ({
    host: 'localhost',
    'x-forwarded-for': `10.0.${String((n >> 8) & 255)}.${String(n & 255)}`,
  });
  const askNode = (node: RunningServer, path: string, init: Sent = {}): Promise<Response> =>
    fetch(`http://127.0.0.1:${String(node.port)}${path}`, { ...init, headers: { ...from(1), ...init.headers } });

  it('answer every request but those in flight when one is killed, lose no lead, and show no price for longer than two seconds', async () => {
    const prices: Price[] = [{ amount: 20_000, at: 0 }];
    const acknowledged = new Set<string>();
    /** Requests that a killed node was answering. */
    const cut = new Set<string>();
    const failures: string[] = [];
    const stale: string[] = [];
    let [asked, over] = [0, false];

    const change = async (): Promise<void> => {
      while (!over) {
        const amount = prices.at(-1)!.amount + 1;
        await writing.transaction((inventory) => inventory.replace([{ ...vehicle(amount), id: 1 }], amount));
        prices.push({ amount, at: Date.now() });
        await sleep(CHANGE_EVERY_MS);
      }
    };
    const ask = async (init: Sent = {}, path = '/api/search'): Promise<Response | null> => {
      const id = String(asked++);
      try {
        const answer = await fetch(`${balancer.url}${path}`, {
          ...init,
          headers: { ...from(asked), 'x-number': id, ...init.headers },
        });
        if (answer.status === 200 || answer.status === 201) return answer;
        await sleep(0);
        if (!cut.has(id)) failures.push(`${path} ${String(answer.status)} ${await answer.text()}`);
      } catch (error) {
        if (!cut.has(id)) failures.push(`${path} ${String(error)}`);
      }
      return null;
    };
    const read = async (): Promise<void> => {
      while (!over) {
        const begun = Date.now();
        const answer = await ask();
        const body = await answer?.text().catch(() => null);
        if (typeof body !== 'string') continue;
        const shown = (JSON.parse(body) as { Items: readonly { Price: number }[] }).Items[0]?.Price ?? 0;
        const due = prices.findLast(({ at }) => at <= begun - IN_STEP_MS)?.amount ?? 0;
        if (shown < due) stale.push(`${String(shown)} in place of ${String(due)}`);
        await (await ask({ method: 'GET' }, '/en-ca/cars'))?.text().catch(() => null);
      }
    };
    const send = async (client: number): Promise<void> => {
      for (let n = 0; !over; n += 1) {
        const key = `lead-${String(client)}-${String(n)}`;
        // As a browser does: again, under the same key, until there is an answer.
        while (!(await ask(postedLead(key), '/api/leads'))) await sleep(100);
        acknowledged.add(key);
        await sleep(30);
      }
    };
    const work = [change(), ...Array.from({ length: CLIENTS }, (_, client) => [read(), send(client)]).flat()];

    for (const signal of ['SIGKILL', 'SIGTERM'] as const)
      for (let n = 0; n < NODES; n += 1) {
        await sleep(1500);
        const node = nodes[n]!;
        if (signal === 'SIGKILL') for (const request of balancer.inFlight(node.port)) cut.add(numberOf(request));
        await node.stop(signal);
        nodes[n] = await start(n);
        balancer.nodes = nodes.map(({ port }) => port);
      }
    await sleep(IN_STEP_MS);
    over = true;
    await Promise.all(work);

    expect(failures).to.deep.equal([]);
    expect(stale).to.deep.equal([]);
    expect(acknowledged.size).to.be.above(100);
    const { leads } = await container.open('leads');
    expect(await leads.counts()).to.deep.include({ leads: acknowledged.size, quarantined: 0 });
    console.log(
      `      ${String(asked)} requests, ${String(cut.size)} in flight at a kill, ${String(acknowledged.size)} leads, ${String(prices.length)} prices`,
    );
  });

  it('count the requests of an address together', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 70; n += 1) {
      const answer = await askNode(nodes[n % NODES]!, '/api/leads', {
        ...postedLead(`flood-${String(n)}`),
        headers: { ...postedLead(`flood-${String(n)}`).headers, ...from(65_000) },
      });
      statuses.push(answer.status);
      await answer.text();
    }
    expect(statuses.filter((status) => status === 201)).to.have.length(60);
    expect(statuses.slice(60)).to.deep.equal(Array.from({ length: 10 }, () => 429));
  });

  it('refuse a node that has other keys of leads', async () => {
    const other = randomBytes(32).toString('base64');
    const refused = await startServer(join(folder.path, 'other'), { ...settings, LEADS_KEY: other }).then(
      async (server) => {
        await server.stop('SIGKILL');
        return 'it started';
      },
      (error: unknown) => String(error),
    );
    expect(refused).to.include('LEADS_KEY');
  });

  it('show a vehicle that was taken off nowhere within two seconds', async () => {
    await writing.transaction((inventory) => inventory.setHidden([1], true));
    await eventually(async () => {
      for (const node of nodes) {
        const answer = await askNode(node, '/api/search');
        expect(((await answer.json()) as { Total: number }).Total).to.equal(0);
      }
    });
  });
});

const numberOf = ({ headers }: IncomingMessage): string => String(headers['x-number']);
