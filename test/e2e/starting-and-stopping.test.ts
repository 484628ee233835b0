import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import { platform } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { eventually } from '../support/eventually.ts';
import { startServer } from '../support/running-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const root = join(import.meta.dirname, '../..');

describe('Starting and stopping the server', function () {
  this.timeout(180_000);
  let folder: ReturnType<typeof temporaryFolder>;
  beforeEach(() => (folder = temporaryFolder()));
  afterEach(() => folder.remove());

  /** Runs a built program to its end. */
  const run = async (program: string, args: readonly string[], settings: Record<string, string> = {}) => {
    const child = spawn(process.execPath, [join(root, 'dist/server', program), ...args], {
      cwd: root,
      env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: folder.path, ...settings },
    });
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => (printed += String(chunk)));
    child.stderr.on('data', (chunk: Buffer) => (printed += String(chunk)));
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, printed };
  };

  it('reports every faulty setting and site at once, and ends with code 78', async () => {
    const sites = join(folder.path, 'sites');
    mkdirSync(sites);
    writeFileSync(join(sites, 'broken.yaml'), 'hosts: [localhost]\nsiteId: many\n');
    const { code, printed } = await run('main.js', [], {
      PORT: 'http',
      LOG_LEVEL: 'loud',
      SITES_DIR: sites,
      TRUSTED_PROXIES: 'everybody',
    });
    expect(code).to.equal(78);
    for (const part of ['PORT="http"', 'LOG_LEVEL="loud"', 'TRUSTED_PROXIES', 'broken.yaml:2', 'siteId'])
      expect(printed).to.contain(part);
  });

  it('says what to do when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { code, printed } = await run('main.js', [], { PORT: String(port) });
    other.close();
    expect(code).to.equal(1);
    expect(printed)
      .to.contain(`Port ${String(port)} of 127.0.0.1 is taken`)
      .and.contain('set PORT');
  });

  it('says what to do when the data folder is no folder', async () => {
    const file = join(folder.path, 'file');
    writeFileSync(file, '');
    const { code, printed } = await run('main.js', [], { DATA_DIR: file, PORT: '0' });
    expect(code).to.equal(1);
    expect(printed).to.contain(file).and.not.contain('    at ');
  });

  it('fills a new data folder once when two servers start on it together', async () => {
    const [one, two] = await Promise.all([startServer(folder.path), startServer(folder.path)]);
    const totals = await Promise.all(
      [one, two].map(async (server) => {
        const answer = (await (await fetch(server.url('/api/search'))).json()) as { Total: number };
        return answer.Total;
      }),
    );
    await Promise.all([one.stop(), two.stop()]);
    expect(totals[0]).to.equal(totals[1]).and.be.greaterThan(3000).and.below(6001);
  });

  it('shows nothing invented with DEMO=off, and ends rather than begin anew where a database is lost', async () => {
    const server = await startServer(folder.path, { DEMO: 'off' });
    const { Total } = (await (await fetch(server.url('/api/search'))).json()) as { Total: number };
    const page = await fetch(server.url('/en-ca/cars'));
    await server.stop();
    expect(Total).to.equal(0);
    expect(page.status).to.equal(200);
    for (const DEMO of ['on', 'off']) {
      rmSync(join(folder.path, 'forecourt.db'), { force: true });
      const { code, printed } = await run('main.js', [], { DEMO, PORT: '0' });
      expect(code).to.equal(1);
      expect(printed).to.contain('forecourt.db is missing').and.contain('npm run restore').and.not.contain('    at ');
    }
  });

  it('closes what one address opens beyond CONNECTIONS_PER_ADDRESS, unless it is a proxy that TRUSTED_PROXIES names', async () => {
    const trusted = platform() === 'linux' ? ['127.0.0.2'] : [];
    const server = await startServer(folder.path, {
      DEMO: 'off',
      CONNECTIONS_PER_ADDRESS: '2',
      TRUSTED_PROXIES: trusted.join(),
    });
    const opened: Socket[] = [];
    const silentOf = (localAddress: string): Promise<Socket[]> =>
      Promise.all(
        Array.from({ length: 4 }, async () => {
          const socket = connect({ port: server.port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
          opened.push(socket);
          await once(socket, 'connect');
          return socket;
        }),
      );
    try {
      const [visitors, proxies] = await Promise.all([silentOf('127.0.0.1'), Promise.all(trusted.map(silentOf))]);
      // One more, which takes the place of a silent one.
      expect((await fetch(server.url('/livez'))).status).to.equal(200);
      await eventually(() => expect(visitors.filter(({ closed }) => closed)).to.have.length(3));
      expect(proxies.flat().filter(({ closed }) => closed)).to.have.length(0);
    } finally {
      for (const socket of opened) socket.destroy();
      await server.stop();
    }
  });

  it('finishes what it was asked, turns /readyz to 503 and ends with code 0 on SIGTERM', async () => {
    const server = await startServer(folder.path);
    // A request whose headers are sent but whose end is not: in flight until the last byte.
    const slow = request({
      host: '127.0.0.1',
      port: server.port,
      path: '/theme',
      method: 'POST',
      headers: {
        host: 'localhost',
        origin: 'http://localhost',
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': 10,
      },
    });
    const answered = once(slow, 'response') as Promise<[{ statusCode: number }]>;
    await new Promise((done) => slow.write('theme=', done));
    // Its connection is kept for the next: a new one would be refused soon after the signal.
    const readiness = async (): Promise<number> => {
      const answer = await fetch(server.url('/readyz'));
      await answer.text();
      return answer.status;
    };
    expect(await readiness()).to.equal(200);
    const stopped = server.stop();
    let status = 200;
    while (status === 200) status = await readiness();
    expect(status).to.equal(503);
    slow.end('dark');
    expect((await answered)[0].statusCode).to.equal(303);
    expect(await stopped).to.equal(0);
  });

  it('shows an imported vehicle without a restart', async () => {
    const feed = join(folder.path, 'feed.csv');
    writeFileSync(
      feed,
      'dealer_id,dealer_name,stock_number,make,model,year,price,mileage,body\nd1,Garage Taiga,A-1,Lada,Niva,2019,9500,61000,SUV\n',
    );
    const server = await startServer(folder.path);
    const imported = await run('cli/import.js', [feed, '--profile', 'forecourt-csv']);
    expect(imported.code, imported.printed).to.equal(0);
    const shown = async (): Promise<boolean> =>
      (await (await fetch(server.url('/en-ca/cars?Make=lada'))).text()).includes('Niva');
    while (!(await shown())) await new Promise((done) => setTimeout(done, 200));
    await server.stop();
  });
});
