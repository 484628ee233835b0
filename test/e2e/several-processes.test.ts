/** One server of several processes over one folder (WEB_CONCURRENCY). */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { platform } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { startServer, type RunningServer } from '../support/running-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

describe('A server of two processes', function () {
  this.timeout(120_000);
  const folder = temporaryFolder();
  let server: RunningServer;

  /** Resolves once so many processes have said that they are. */
  const ready = async (processes: number): Promise<void> => {
    while (server.printed.filter((line) => line.includes('"Ready"')).length < processes) await sleep(100);
  };

  before(async () => {
    server = await startServer(folder.path, { WEB_CONCURRENCY: '2', METRICS_PORT: '0', TRUSTED_PROXIES: '127.0.0.1' });
    await ready(2);
  });
  after(async () => {
    await server.stop('SIGKILL');
    folder.remove();
  });

  /** Each on a connection of its own, so that the processes take turns. */
  const get = (path: string, address = '10.0.0.1'): Promise<Response> =>
    // One that was handed to a process in the moment of its end has no answer.
    fetch(server.url(path), {
      headers: { connection: 'close', 'x-forwarded-for': address },
      signal: AbortSignal.timeout(60_000),
    });
  const workers = (): string[] => {
    const tasks = `/proc/${String(server.process.pid)}/task`;
    return readdirSync(tasks).flatMap((task) =>
      readFileSync(join(tasks, task, 'children'), 'utf8')
        .split(' ')
        .filter((pid) => pid !== ''),
    );
  };
  const metric = async (name: string): Promise<number> => {
    const port = server.printed.map((line) => /"metricsPort":(\d+)/.exec(line)?.[1]).find((found) => found !== undefined);
    const text = await (await fetch(`http://127.0.0.1:${String(port)}/metrics`)).text();
    return text
      .split('\n')
      .filter((line) => line.startsWith(name))
      .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  };

  it('says once where its sites are', () => {
    expect(server.printed.filter((line) => line.includes('http://localhost:'))).to.have.length(1);
  });

  it('counts the requests of an address, and of everybody, together', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 130; n += 1) {
      const answer = await get('/api/location/get/postalcode?PostalCode=H7S0A3', '10.9.9.9');
      await answer.arrayBuffer();
      statuses.push(answer.status);
    }
    expect(statuses.slice(0, 120).every((status) => status === 200)).to.equal(true);
    expect(statuses.slice(120)).to.deep.equal(Array.from({ length: 10 }, () => 429));
    expect(await metric('forecourt_http_request_duration_seconds_count')).to.be.at.least(130);
    expect(await metric('forecourt_vehicles_listed')).to.be.within(5000, 6000);
  });

  it('replaces a process that ends', async function () {
    if (platform() !== 'linux') this.skip();
    const [first] = workers();
    process.kill(Number(first), 'SIGKILL');
    while (!server.printed.some((line) => line.includes('A process of the server ended'))) await sleep(20);
    // The other one answers alone.
    for (let n = 0; n < 4; n += 1) expect((await get('/en-ca/about')).status).to.equal(200);
    await ready(3);
    expect(workers()).to.have.length(2);
    expect(workers()).not.to.include(first);
  });

  it('stops at once, with all its processes', async () => {
    const before = platform() === 'linux' ? workers() : [];
    expect(await server.stop()).to.equal(0);
    for (const pid of before) expect(() => process.kill(Number(pid), 0)).to.throw();
  });

  it('ends with the reason where it cannot start', async () => {
    const file = join(folder.path, 'file');
    writeFileSync(file, '');
    const refused = await startServer(file, { WEB_CONCURRENCY: '2', METRICS_PORT: 'off' }).catch((error: unknown) =>
      String(error),
    );
    expect(refused)
      .to.match(/ended with 1/)
      .and.include('the data folder is a file');
  });
});
