/** What visitors and operators see while OpenSearch fails, and that all goes on by itself afterwards. */
import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { readConfig } from '../../src/composition/config.ts';
import { createServerContainer, type ServerContainer } from '../../src/composition/container.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { openSearchSuite } from '../support/opensearch-suite.ts';
import { postedLead } from '../support/posted-lead.ts';
import { startServer, type RunningServer } from '../support/running-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const WITHIN_MS = 60_000;

describe('A server whose OpenSearch fails', function () {
  this.timeout(240_000);
  const suite = openSearchSuite();
  const folder = temporaryFolder();
  let server: RunningServer;
  let container: ServerContainer;
  /** None where there is no OpenSearch. */
  const ends: (() => Promise<unknown>)[] = [];
  let price = 20_000;
  let leads = 0;
  let vehiclePath: string;

  const vehicle = () =>
    aVehicle()
      .ofDealer(1)
      .with({ price: { amount: price, currency: 'CAD' } })
      .stored();

  before(async () => {
    const settings = { SEARCH_URL: suite.server.url, DEMO: 'off', METRICS_PORT: 'off' };
    container = createServerContainer({
      config: readConfig(join(import.meta.dirname, '../..'), { DATA_DIR: folder.path, ...settings }),
    });
    ends.push(() => container.close());
    const { writing } = await container.open('writing');
    await writing.transaction(async (inventory) => {
      await inventory.saveDealer(aDealer().record());
      await inventory.add([vehicle()], 1);
    });
    server = await startServer(folder.path, settings);
    ends.push(() => server.stop('SIGKILL'));
    const found = JSON.parse((await ask('/api/search')).text) as { Items: { UrlRegularEn: string }[] };
    vehiclePath = new URL(found.Items[0]!.UrlRegularEn).pathname;
  });
  after(async () => {
    for (const end of ends.reverse()) await end();
    folder.remove();
  });

  const ask = async (path: string) => {
    const answer = await fetch(server.url(path), { redirect: 'manual' });
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() };
  };
  const shown = async (): Promise<number | undefined> => {
    const { status, text } = await ask('/api/search');
    return status === 200 ? (JSON.parse(text) as { Items: { Price: number }[] }).Items[0]?.Price : undefined;
  };
  const until = async (what: string, holds: () => Promise<boolean>): Promise<void> => {
    const deadline = Date.now() + WITHIN_MS;
    while (!(await holds())) {
      expect(Date.now(), what).to.be.below(deadline);
      await sleep(100);
    }
  };
  const change = async (): Promise<void> => {
    price += 1;
    const { writing } = await container.open('writing');
    await writing.transaction((inventory) => inventory.replace([{ ...vehicle(), id: 1 }], price));
  };
  const clusterSettings = (settings: object): Promise<unknown> =>
    suite.connection.call('PUT', '/_cluster/settings', { persistent: settings }, { limitMs: 30_000 });

  /** Lists say that they cannot be shown, all else is there, and a balancer is told the truth. */
  const isWithoutSearch = async (): Promise<void> => {
    await until('lists are refused', async () => (await ask('/en-ca/cars')).status === 503);
    const list = await ask('/en-ca/cars');
    expect(list).to.deep.include({ status: 503, retryAfter: '5' });
    expect(list.text).to.include('<html').and.not.include('OpenSearch');
    expect((await ask('/api/search')).status).to.equal(503);
    expect((await ask(vehiclePath)).status).to.equal(200);
    expect(JSON.parse((await ask('/readyz')).text)).to.deep.equal({
      status: 'ready',
      degraded: 'the search does not answer: lists cannot be shown',
    });
    expect((await fetch(server.url('/api/leads'), postedLead(`lead-${String(leads++)}`))).status).to.equal(201);
  };
  /** By itself, with what changed meanwhile. */
  const recovers = async (): Promise<void> => {
    await until('the change that was made meanwhile', async () => (await shown()) === price);
    expect((await ask('/en-ca/cars')).status).to.equal(200);
    await until('ready', async () => (await ask('/readyz')).text === '{"status":"ready"}');
  };

  it('while it is slow, gives up after its time limit', async () => {
    const [node] = suite.server.nodes;
    node!.pause();
    try {
      const begun = Date.now();
      expect((await ask('/en-ca/cars')).status).to.equal(503);
      expect(Date.now() - begun).to.be.below(10_000);
      await change();
      await isWithoutSearch();
    } finally {
      node!.resume();
    }
    await recovers();
  });

  it('while its index is red', async () => {
    const [node] = suite.server.nodes;
    const indexes = join(node!.data, 'nodes/0/indices');
    const aside = join(node!.data, 'aside');
    /** With shards whose files are not there an index stays red; one that is only not to be allocated comes back with its node. */
    const restartHaving = async (isThere: boolean): Promise<void> => {
      await node!.kill();
      for (const index of readdirSync(indexes)) {
        const [shard, away] = [join(indexes, index, '0'), join(aside, index)];
        renameSync(isThere ? away : shard, isThere ? shard : away);
      }
      await node!.restart();
    };
    mkdirSync(aside);
    await restartHaving(false);
    try {
      await change();
      await isWithoutSearch();
    } finally {
      await restartHaving(true);
    }
    await recovers();
  });

  it('while its disk is full, shows what it has, and says that it is behind', async () => {
    // What it asks to be free: more than there is.
    const levels = ['low', 'high', 'flood_stage'].map((level) => `cluster.routing.allocation.disk.watermark.${level}`);
    const of = (value: string | null) => Object.fromEntries(levels.map((level) => [level, value]));
    await clusterSettings({
      'cluster.routing.allocation.disk.threshold_enabled': true,
      'cluster.info.update.interval': '10s',
      ...of('999999gb'),
    });
    const isBlocked = async (): Promise<boolean> =>
      JSON.stringify(await suite.connection.call('GET', '/_all/_settings')).includes('read_only_allow_delete');
    try {
      await until('the index takes nothing', isBlocked);
      const before = price;
      await change();
      await until('it is behind', async () => (await ask('/readyz')).text.includes('lists are behind the inventory'));
      expect(await shown(), 'the listing is found, and its price is of the database').to.equal(price);
      expect((await ask('/en-ca/cars')).status).to.equal(200);
      expect((await ask(`/api/search?PriceMax=${String(before)}`)).text).to.include('"Total":1');
      expect(server.printed.join('\n')).to.include('Changes of the inventory could not be loaded');
    } finally {
      await clusterSettings(of('1b'));
    }
    await until('it takes changes again', async () =>
      (await ask(`/api/search?PriceMin=${String(price)}`)).text.includes('"Total":1'),
    );
    // OpenSearch forbids new indexes as well, and allows them again by itself only a minute or more after there is room.
    await clusterSettings({ 'cluster.blocks.create_index': null });
    await clusterSettings({ 'cluster.routing.allocation.disk.threshold_enabled': null, ...of(null) });
    await recovers();
  });

  it('after its data is lost, is filled anew', async () => {
    await suite.connection.call('DELETE', '/forecourt-*', undefined, { limitMs: 30_000 });
    await recovers();
  });
});
