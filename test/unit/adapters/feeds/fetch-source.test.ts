import { spawnSync } from 'node:child_process';
import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { expect } from 'chai';
import { sourceFiles } from '../../../../src/adapters/feeds/sources/fetch-source.ts';
import type { FeedSource } from '../../../../src/domain/feeds/feed-source.ts';
import type { Validators } from '../../../../src/ports/feeds/feed-runs.ts';
import { aSource } from '../../../support/feeds/a-source.ts';
import { FixedClock } from '../../../support/fakes/fixed-clock.ts';
import { startLocalServer, type LocalServer } from '../../../support/servers/local-server.ts';
import { startSftpServer, type SftpServer } from '../../../support/servers/sftp-server.ts';
import { failure } from '../../../support/stored-inventory.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

/** A key and a certificate for this machine, made for one test; null where there is no OpenSSL. */
const selfSigned = (folder: string): { readonly key: string; readonly cert: string } | null => {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=test',
  ];
  const made = spawnSync('openssl', [...request, '-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', cert]);
  return made.status === 0 ? { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') } : null;
};

const STOCK = 'stock,make,model\nA1,Honda,Civic\n';
const SECRETS = { FEED_ACME_USER: 'zoé', FEED_ACME_PASSWORD: 'pässword', FEED_TOKEN_TOKEN: 'abc' };

describe('Fetching the file of a source', () => {
  const folder = temporaryFolder();
  const incoming = join(folder.path, 'incoming');
  const clock = new FixedClock();
  let server: LocalServer;
  let respond: (request: IncomingMessage, response: ServerResponse) => void;
  let requests: IncomingMessage[];

  before(async () => {
    server = await startLocalServer((request, response) => {
      requests.push(request);
      respond(request, response);
    });
  });
  beforeEach(() => {
    requests = [];
    respond = (_request, response) => response.end(STOCK);
  });
  after(async () => {
    await server.close();
    folder.remove();
  });

  const fetch = (
    source: Partial<FeedSource>,
    {
      validators = null,
      signal = AbortSignal.timeout(20_000),
      input = Readable.from([]),
    }: { validators?: Validators | null; signal?: AbortSignal; input?: Readable } = {},
  ) =>
    sourceFiles({
      folder: incoming,
      secrets: SECRETS,
      clock,
      input,
      // The server of this test, but no other address of this machine.
      allows: (address) => address === '127.0.0.1',
    }).fetch(aSource(source), validators, signal);
  const http = (path = '/stock.csv'): FeedSource['address'] => ({ kind: 'http', url: `${server.url}${path}` });
  const textOf = async (fetching: ReturnType<typeof fetch>): Promise<string> => {
    const fetched = await fetching;
    if (fetched.kind !== 'fetched') return fetched.kind;
    const text = readFileSync(fetched.path, 'utf8');
    await fetched.release();
    return text;
  };
  const problem = async (fetching: ReturnType<typeof fetch>): Promise<string> => {
    const error = await failure(fetching);
    expect(readdirSync(folder.path).includes('incoming') ? readdirSync(incoming) : []).to.deep.equal([]);
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  };

  describe('over HTTP', () => {
    it('copies it, and deletes the copy after the import', async () => {
      const fetched = await fetch({ address: http() });
      if (fetched.kind !== 'fetched') throw new Error(fetched.kind);
      expect(fetched.bytes).to.equal(STOCK.length);
      expect(readFileSync(fetched.path, 'utf8')).to.equal(STOCK);
      await fetched.release();
      expect(readdirSync(incoming)).to.deep.equal([]);
    });

    it('asks for a newer file than the last one by its ETag and date', async () => {
      const validators = { etag: '"v1"', lastModified: 'Fri, 20 Nov 2026 03:00:00 GMT' };
      respond = (request, response) => {
        const known = request.headers['if-none-match'] === '"v1"' && request.headers['if-modified-since'] !== undefined;
        response.writeHead(known ? 304 : 200, { etag: '"v1"', 'last-modified': validators.lastModified });
        response.end(known ? undefined : STOCK);
      };
      const first = await fetch({ address: http() });
      expect(first).to.deep.include({ kind: 'fetched', validators });
      expect(await fetch({ address: http() }, { validators })).to.deep.equal({ kind: 'not-modified' });
    });

    it('sends user and password, or a token, and not to another server', async () => {
      const other = await startLocalServer((request, response) => {
        requests.push(request);
        response.end(STOCK);
      });
      respond = (_request, response) => void response.writeHead(302, { location: other.url }).end();
      expect(await textOf(fetch({ address: http(), credentials: 'ACME' }))).to.equal(STOCK);
      const basic = `Basic ${Buffer.from('zoé:pässword').toString('base64')}`;
      expect(requests.map(({ headers }) => headers.authorization)).to.deep.equal([basic, undefined]);
      await textOf(fetch({ address: http(), credentials: 'TOKEN' }));
      expect(requests[2]?.headers.authorization).to.equal('Bearer abc');
      await other.close();
    });

    it('follows no redirect from an address with TLS to one without', async function () {
      const credentials = selfSigned(folder.path);
      if (!credentials) return this.skip();
      const secure = createSecureServer(credentials, (_request, response) => {
        response.writeHead(302, { location: `${server.url}/stock.csv` }).end();
      });
      await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve));
      const trusted = getCACertificates();
      setDefaultCACertificates([...trusted, credentials.cert]);
      try {
        const url = `https://127.0.0.1:${String((secure.address() as AddressInfo).port)}/`;
        expect(await problem(fetch({ address: { kind: 'http', url } }))).to.contain('redirects to an address without TLS');
        expect(requests).to.deep.equal([]);
      } finally {
        setDefaultCACertificates(trusted);
        secure.close();
      }
    });

    it('refuses private addresses, also those that a redirect or a name leads to', async () => {
      const private2 = `http://127.0.0.2:${String(server.port)}/`;
      expect(await problem(fetch({ address: { kind: 'http', url: private2 } }))).to.contain('127.0.0.2 is not a public address');
      respond = (_request, response) => void response.writeHead(301, { location: private2 }).end();
      expect(await problem(fetch({ address: http() }))).to.contain('127.0.0.2 is not a public address');
      expect(requests).to.have.length(1);
      const files = sourceFiles({ folder: incoming, secrets: {}, clock });
      const named = { kind: 'http', url: `http://localhost:${String(server.port)}/` } as const;
      const error = await failure(files.fetch(aSource({ address: named }), null, AbortSignal.timeout(20_000)));
      expect(String(error)).to.contain('localhost has no public address');
      expect(requests).to.have.length(1);
    });

    it('fetches from private addresses where the source allows it', async () => {
      const files = sourceFiles({ folder: incoming, secrets: {}, clock });
      const fetched = files.fetch(aSource({ address: http(), privateAddresses: true }), null, AbortSignal.timeout(20_000));
      expect(await textOf(fetched)).to.equal(STOCK);
    });

    it('breaks off a file that is too large, announced or not', async () => {
      respond = (_request, response) => {
        for (let k = 0; k < 100; k++) response.write('x'.repeat(1000));
        response.end();
      };
      expect(await problem(fetch({ address: http(), sizeLimitBytes: 5000 }))).to.contain('larger than 0.005 MB');
    });

    it('breaks off a slow server at the time limit', async () => {
      respond = (_request, response) => void response.write('stock,make');
      const signal = AbortSignal.timeout(100);
      expect(await problem(fetch({ address: http() }, { signal }))).to.match(/Timeout|aborted/i);
    });

    it('refuses a file that ends too soon', async () => {
      respond = (request, response) => {
        response.writeHead(200, { 'content-length': '1000' });
        response.write(STOCK);
        setTimeout(() => request.socket.destroy(), 20);
      };
      expect(await problem(fetch({ address: http() }))).to.contain('SourceUnreachable');
    });

    it('says what to do about a refusal', async () => {
      respond = (_request, response) => void response.writeHead(401).end('<html>');
      expect(await problem(fetch({ address: http() }))).to.contain('answered 401: check the credentials');
      respond = (_request, response) => void response.writeHead(500).end();
      expect(await problem(fetch({ address: http() }))).to.contain('answered 500');
      respond = (_request, response) => void response.writeHead(302, { location: '/stock.csv' }).end();
      expect(await problem(fetch({ address: http() }))).to.contain('redirects more than 5 times');
    });
  });

  describe('over SFTP', () => {
    let sftp: SftpServer;
    const address = (path: string, hostKey = sftp.hostKey): FeedSource['address'] => ({
      kind: 'sftp',
      url: `sftp://zo%C3%A9@127.0.0.1:${String(sftp.port)}${path}`,
      hostKey,
    });
    const ACME = { credentials: 'ACME' } as const;

    before(async () => {
      sftp = await startSftpServer({
        user: 'zoé',
        password: 'pässword',
        files: {
          '/out/old.csv': { text: 'old', modifiedAt: clock.now() - 86_400_000 },
          '/out/stock.csv': { text: STOCK, modifiedAt: clock.now() - 3_600_000 },
          '/out/coming.csv': { text: 'half', modifiedAt: clock.now() - 1000 },
        },
      });
    });
    after(() => sftp.close());

    it('copies a file', async () => {
      expect(await textOf(fetch({ address: address('/out/old.csv'), ...ACME }))).to.equal('old');
    });

    it('copies the newest file of a folder that is not being written to', async () => {
      expect(await textOf(fetch({ address: address('/out/'), ...ACME }))).to.equal(STOCK);
    });

    it('sends no password to a server with another key, and says which key it showed', async () => {
      const { publicKey } = generateKeyPairSync('ed25519');
      const other = `SHA256:${createHash('sha256')
        .update(publicKey.export({ type: 'spki', format: 'der' }))
        .digest('base64')
        .slice(0, 43)}`;
      const asked = sftp.passwordsAsked();
      expect(await problem(fetch({ address: address('/out/stock.csv', other), ...ACME }))).to.contain(sftp.hostKey);
      expect(sftp.passwordsAsked()).to.equal(asked);
    });

    it('fails on a wrong password, a missing file and a private address', async () => {
      expect(await problem(fetch({ address: address('/out/stock.csv') }))).to.contain('SourceUnreachable');
      expect(await problem(fetch({ address: address('/out/none.csv'), ...ACME }))).to.contain('SourceUnreachable');
      const url = `sftp://zoe@127.0.0.3:${String(sftp.port)}/out/stock.csv`;
      expect(await problem(fetch({ address: { kind: 'sftp', url, hostKey: sftp.hostKey } }))).to.contain(
        '127.0.0.3 is not a public address',
      );
    });

    it('breaks off a file that is too large', async () => {
      const limited = { address: address('/out/stock.csv'), sizeLimitBytes: 10, ...ACME };
      expect(await problem(fetch(limited))).to.contain('larger than');
    });
  });

  describe('on this machine', () => {
    it('reads a file where it is, and leaves it there', async () => {
      const path = join(folder.path, 'stock.csv');
      writeFileSync(path, STOCK);
      expect(await textOf(fetch({ address: { kind: 'file', path } }))).to.equal(STOCK);
      expect(readFileSync(path, 'utf8')).to.equal(STOCK);
    });

    it('takes the newest file of a folder that is not being written to', async () => {
      const path = join(folder.path, 'drop');
      mkdirSync(path);
      expect(await problem(fetch({ address: { kind: 'folder', path } }))).to.contain('There is no file');
      for (const [name, age] of [
        ['a.csv', 7200],
        ['b.csv', 3600],
        ['.c.csv', 1800],
        ['d.csv', 1],
      ] as const) {
        writeFileSync(join(path, name), name);
        utimesSync(join(path, name), clock.now() / 1000 - age, clock.now() / 1000 - age);
      }
      expect(await textOf(fetch({ address: { kind: 'folder', path } }))).to.equal('b.csv');
    });

    it('reads standard input', async () => {
      expect(await textOf(fetch({ address: { kind: 'input' } }, { input: Readable.from([Buffer.from(STOCK)]) }))).to.equal(STOCK);
    });
  });
});
