/** What the server answers before any page: odd targets, foreign hosts, proxies, methods, headers. */
import { expect } from 'chai';
import { pino } from 'pino';
import { createLogger } from '../../src/adapters/system/logger.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { testApp } from '../support/test-app.ts';

const STOCK = { vehicles: [{ vehicle: aVehicle() }] };

describe('A path that begins with two slashes', () => {
  for (const path of [
    '//',
    '//evil.example',
    '//evil.example/en-ca',
    '///',
    '/\\evil.example',
    '//localhost:3000/en-ca/cars?a=//b',
  ])
    it(`${path} leads to this host or nowhere`, async () => {
      const app = await testApp();
      const answer = await app.get(path);
      expect(answer.statusCode).to.equal(308);
      const location = String(answer.headers.location);
      expect(location).to.match(/^\/(?![/\\])/);
      expect(new URL(location, 'http://localhost:3000').host).to.equal('localhost:3000');
      expect((await app.get(location)).statusCode).to.be.below(500);
    });

  it('is answered by a proxy’s way of asking too: the target may be a whole address', async () => {
    const app = await testApp();
    expect((await app.get('http://localhost:3000/en-ca')).statusCode).to.equal(200);
    expect((await app.get('http://evil.example/en-ca')).statusCode).to.equal(421);
    expect((await app.get('ftp://localhost/en-ca')).statusCode).to.equal(400);
  });
});

describe('A proxy', () => {
  const warned = async (trustedProxies: readonly string[], headers: Record<string, string>[]) => {
    const lines: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const app = await testApp({}, { logger }, { trustedProxies });
    for (const each of headers) await app.get('/livez', { headers: each });
    return lines.filter((line) => line.includes('TRUSTED_PROXIES'));
  };

  it('that is not trusted is named in the log, once', async () => {
    const forwarded = { 'x-forwarded-for': '203.0.113.7' };
    const lines = await warned([], [forwarded, forwarded, forwarded]);
    expect(lines).to.have.length(1);
    expect(lines[0]).to.contain('127.0.0.1').and.not.contain('203.0.113.7');
    expect(await warned(['loopback'], [forwarded])).to.deep.equal([]);
    expect(await warned([], [{}])).to.deep.equal([]);
  });

  for (const proto of ['javascript', 'https://evil.example/?', 'HTTPS, javascript', 'data'])
    it(`that passes on X-Forwarded-Proto: ${proto} puts it into no answer that others may get`, async () => {
      const app = await testApp(STOCK, {}, { trustedProxies: ['loopback'] });
      for (const path of ['/sitemap.xml', '/robots.txt', '/en-ca/cars', '/api/search', '/manifest.webmanifest', '/en-ca'])
        expect((await app.get(path, { headers: { 'x-forwarded-proto': proto } })).body, path).not.to.match(
          /javascript:|evil|data:\/\//,
        );
    });

  it('that passes on its client’s X-Forwarded-Host or a made-up port does not change what is public', async () => {
    const app = await testApp(STOCK, {}, { trustedProxies: ['loopback'] });
    for (const path of ['/sitemap.xml', '/robots.txt', '/en-ca/cars', '/api/search', '/rss/en-ca/cars']) {
      const answer = await app.get(path, { headers: { 'x-forwarded-host': 'evil.example' } });
      expect(answer.body, path).not.to.contain('evil');
      expect((await app.get(path, { headers: { host: 'localhost:1"><script>' } })).statusCode).to.be.oneOf([400, 421]);
    }
  });

  it('changes no address where the site has an origin', async () => {
    const app = await testApp(STOCK, {});
    const sites = app.container
      .get('sites')
      .map((site) => (site.key === 'main' ? { ...site, origin: 'https://cars.example' } : site));
    const own = await testApp(STOCK, { sites });
    for (const path of ['/sitemap.xml', '/robots.txt', '/en-ca/cars', '/api/search'])
      expect((await own.get(path, { headers: { host: 'localhost:666' } })).body, path)
        .to.contain('https://cars.example')
        .and.not.contain('localhost:666');
  });
});

describe('A method that a path does not have', () => {
  for (const [method, path, allow] of [
    ['GET', '/consent', 'POST'],
    ['GET', '/theme', 'POST'],
    ['DELETE', '/api/search', 'GET, HEAD'],
    ['POST', '/api/search', 'GET, HEAD'],
    ['GET', '/api/leads', 'POST'],
    ['PUT', '/api/leads', 'POST'],
    ['GET', '/api/products/views', 'POST'],
    ['PATCH', '/en-ca/cars', 'GET, HEAD'],
  ] as const)
    it(`${method} ${path} is 405, with what it has`, async () => {
      const answer = await (await testApp()).send({ method, url: path });
      expect(answer.statusCode).to.equal(405);
      expect(answer.headers.allow).to.equal(allow);
      if (path.startsWith('/api/')) expect(answer.headers['content-type']).to.contain('problem+json');
    });

  it('TRACE, which would echo a request with its cookies, is no path’s', async () => {
    const app = await testApp();
    for (const url of ['/', '/en-ca/cars', '/api/search', '/api/leads', '/consent', '/livez', '/robots.txt', '/nothing']) {
      const answer = await app.send({ method: 'TRACE', url, headers: { cookie: 'Consent=secret' } });
      expect(answer.statusCode, url).to.be.oneOf([404, 405, 501]);
      expect(answer.body, url).not.to.contain('secret');
    }
  });

  it('is 404 where there is no such path at all', async () => {
    expect((await (await testApp()).send({ method: 'DELETE', url: '/api/nothing' })).statusCode).to.equal(404);
  });
});

describe('Words of the interface', () => {
  it('are kept for good under the address of their own build, and are 404 under another’s', async () => {
    const app = await testApp();
    const own = await app.get('/_messages/test/en-ca/common.json');
    expect(own.statusCode).to.equal(200);
    expect(own.headers['cache-control']).to.contain('immutable');
    const foreign = await app.get('/_messages/0123456789ab/en-ca/common.json');
    expect(foreign.statusCode).to.equal(404);
    expect(foreign.headers['cache-control'] ?? '').not.to.contain('immutable');
  });
});

describe('An answer that is no page', () => {
  it('is not guessed at, and loads nothing', async () => {
    const app = await testApp();
    for (const [path, host] of [
      ['/en-ca', 'evil.example'],
      ['/livez', 'localhost'],
      ['/readyz', 'localhost'],
      [`/?${'x'.repeat(13_000)}`, 'localhost'],
    ] as const) {
      const { headers } = await app.get(path, { headers: { host } });
      expect(headers['x-content-type-options'], path).to.equal('nosniff');
      expect(headers['content-security-policy'], path).to.equal("default-src 'none'; frame-ancestors 'none'");
    }
  });
});

describe('An answer of text', () => {
  it('names its charset, whatever it is', async () => {
    const app = await testApp(STOCK);
    const addresses =
      '/ /en-ca/cars /en-ca/nothing /_data/en-ca/cars /api/search /api/nothing /robots.txt /sitemap.xml /manifest.webmanifest ' +
      '/art/suv-a91d2a.svg /livez /readyz /consent /api/leads /llms.txt /en-ca/cars.rss /opensearch.xml';
    const kinds = new Set<string>();
    for (const path of addresses.split(' ')) {
      const type = (await app.get(path)).headers['content-type'] ?? '';
      kinds.add(type);
      // JSON is UTF-8 always (RFC 8259, section 8.1).
      if (/^text\/|xml/.test(type)) expect(type, path).to.match(/; ?charset=utf-8$/i);
    }
    expect([...kinds].join())
      .to.contain('text/html')
      .and.contain('text/plain')
      .and.contain('xml')
      .and.contain('svg');
  });
});

describe('The log', () => {
  /** The statuses of the requests that have a line. */
  const statusesOf = async (logOneIn: number, paths: readonly string[]): Promise<number[]> => {
    const lines: string[] = [];
    const logger = createLogger('info', { write: (line) => void lines.push(line) });
    const readiness = { reason: () => Promise.resolve('the database does not answer') };
    const { get } = await testApp({}, { logger, readiness }, { logOneIn });
    for (const [n, path] of paths.entries()) await get(path, { headers: { 'x-request-id': `request-${String(n)}` } });
    return lines.flatMap((line) => (JSON.parse(line) as { res?: { status: number } }).res?.status ?? []);
  };

  it('has a line of every request', async () => {
    expect(await statusesOf(1, ['/livez', '/livez', '/readyz'])).to.deep.equal([200, 200, 503]);
  });

  it('has one of ten requests where the settings say so, and all that fail', async () => {
    const paths = Array.from({ length: 200 }, (_, n) => (n % 10 === 0 ? '/readyz' : '/livez'));
    const statuses = await statusesOf(10, paths);
    expect(statuses.filter((status) => status === 503)).to.have.length(20);
    expect(statuses.filter((status) => status === 200).length).to.be.within(9, 36);
  });

  it('has nothing of what a client sent, also where Node could not parse it', () => {
    const lines: string[] = [];
    const logger = createLogger('info', { write: (line) => void lines.push(line) });
    const err = Object.assign(new Error('Parse Error'), { rawPacket: Buffer.from('Cookie: Consent=secret') });
    logger.error({ err }, 'Request failed');
    logger.error(err);
    expect(lines).to.have.length(2);
    expect(lines.join(''))
      .to.contain('Parse Error')
      .and.not.match(/rawPacket|secret|67,111,111/);
  });
});
