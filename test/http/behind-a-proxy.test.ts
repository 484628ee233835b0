/** The example configurations of docs/proxies, in the real nginx and the real Caddy where they are installed. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'chai';
import { serve, type RunningServer } from '../../src/adapters/http/serve.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { testApp } from '../support/test-app.ts';

const docs = join(import.meta.dirname, '../../docs/proxies');

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

/** The example without TLS, which needs a name that the world knows, from `port` to the server at `upstream`. */
const nginxConfig = (port: number, upstream: number, folder: string): string => {
  const example = readFileSync(join(docs, 'nginx.conf'), 'utf8')
    .replace('127.0.0.1:3000', `127.0.0.1:${String(upstream)}`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${String(port)};`)
    .replace(/\n *(?:http2|ssl_)[^\n]*/g, '')
    .replace('cars.example.com', 'localhost')
    .replace(/\nserver \{\n {2}listen 80;[^}]*\}/, '');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  return `daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${paths} ${example} }`;
};
const caddyConfig = (port: number, upstream: number): string =>
  `{\n\tadmin off\n\tauto_https off\n}\n${readFileSync(join(docs, 'Caddyfile'), 'utf8')
    .replace('127.0.0.1:3000', `127.0.0.1:${String(upstream)}`)
    .replace(/^cars\.example\.com/m, `http://localhost:${String(port)}`)}`;

const PROXIES = {
  nginx: (file: string) => ['nginx', '-c', file],
  caddy: (file: string) => ['caddy', 'run', '--adapter', 'caddyfile', '--config', file],
} as const;

for (const [name, command] of Object.entries(PROXIES))
  describe(`Behind ${name}, as docs/proxies says`, function () {
    let folder: ReturnType<typeof temporaryFolder>;
    let server: RunningServer;
    let proxy: ChildProcess | null = null;
    let port = 0;

    const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET', payload = '') => {
      const outgoing = request({
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: { host: `localhost:${String(port)}`, ...headers },
      });
      outgoing.on('error', () => undefined).end(payload);
      const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
      let body = '';
      for await (const chunk of incoming) body += String(chunk);
      return { status: incoming.statusCode ?? 0, headers: incoming.headers, body };
    };

    before(async function () {
      if (spawnSync(name, ['version']).error) {
        console.log(`      not run: ${name} is not installed`);
        this.skip();
      }
      folder = temporaryFolder();
      const { app } = await (
        await testApp({ vehicles: [{ vehicle: aVehicle() }] }, {}, { trustedProxies: ['127.0.0.1'] })
      ).container.open('app');
      server = await serve(app, '127.0.0.1', 0);
      port = await freePort();
      const file = join(folder.path, 'proxy.conf');
      writeFileSync(file, name === 'nginx' ? nginxConfig(port, server.port, folder.path) : caddyConfig(port, server.port));
      const [program = '', ...args] = command(file);
      const started = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: folder.path } });
      let said = '';
      started.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
      proxy = started;
      for (let tries = 0; tries < 100; tries += 1) {
        if (started.exitCode !== null) throw new Error(`${name} ended: ${said}`);
        if (
          await ask('/livez').then(
            ({ status }) => status === 200,
            () => false,
          )
        )
          return;
        await wait(100);
      }
      throw new Error(`${name} does not answer: ${said}`);
    });
    after(async () => {
      if (!proxy) return;
      const ended = once(proxy, 'exit');
      proxy.kill('SIGTERM');
      await ended;
      await server.stop();
      folder.remove();
    });

    it('pages, sitemaps and calls are answered under the name that the visitor asked for', async () => {
      expect((await ask('/en-ca/cars')).body).to.contain(`http://localhost:${String(port)}/en-ca/cars`);
      expect((await ask('/sitemap.xml')).body).to.contain(`http://localhost:${String(port)}/sitemaps/`);
      expect((await ask('/api/search')).status).to.equal(200);
    });

    it('what a client says of itself reaches no answer', async () => {
      const lies = {
        'x-forwarded-proto': 'javascript',
        'x-forwarded-host': 'evil.example',
        forwarded: 'host=evil.example',
        'x-forwarded-for': '1.2.3.4',
      };
      for (const path of ['/sitemap.xml', '/robots.txt', '/en-ca/cars', '/api/search'])
        expect((await ask(path, lies)).body, path).not.to.match(/evil|javascript:\/\//);
    });

    it('each visitor has their own pace, whatever X-Forwarded-For they send', async () => {
      const statuses = await Promise.all(
        Array.from({ length: 40 }, async (_, n) => {
          const headers = {
            origin: `http://localhost:${String(port)}`,
            'content-type': 'application/x-www-form-urlencoded',
            'x-forwarded-for': `10.0.0.${String(n)}`,
          };
          return (await ask('/consent', headers, 'POST', 'choice=none')).status;
        }),
      );
      expect(statuses).to.include(303).and.to.include(429);
    });

    it('a body that is too long is 413', async () => {
      expect((await ask('/api/leads', { 'content-type': 'application/json' }, 'POST', 'x'.repeat(40_000))).status).to.equal(413);
    });
  });
