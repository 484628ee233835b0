/** What is done when the server at the other end is at fault: of mail, webhooks, sources of feeds, photos, their store and places. */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { readdirSync } from 'node:fs';
import { expect } from 'chai';
import { sourceFiles } from '../../src/adapters/feeds/sources/fetch-source.ts';
import { guardedLocationProvider } from '../../src/adapters/location/guarded-location-provider.ts';
import { httpLocationProvider } from '../../src/adapters/location/http/http-location-provider.ts';
import { FileCache } from '../../src/adapters/media/file-cache.ts';
import { PhotoCache } from '../../src/adapters/media/photos.ts';
import { openBucket } from '../../src/adapters/media/store/bucket.ts';
import type { SourceAddress } from '../../src/domain/feeds/feed-source.ts';
import { aSource } from '../support/feeds/a-source.ts';
import { IN_QUEBEC } from '../support/lookup-context.ts';
import { startSftpServer } from '../support/servers/sftp-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { httpWebhookSender } from '../../src/adapters/leads/http-webhook-sender.ts';
import { SmtpMailer } from '../../src/adapters/leads/smtp-mailer.ts';
import { systemClock } from '../../src/adapters/system/system-clock.ts';
import type { Sending } from '../../src/ports/transport.ts';

/** In milliseconds: how long each may be silent, and how long one message may take. */
const SILENCE_MS = 300;
const LONGEST_MS = 600;

const drip = (socket: Socket, text: string): void => {
  let at = 0;
  const timer = setInterval(() => socket.write(text.charAt(at++ % text.length)), 50);
  socket.once('close', () => clearInterval(timer));
};

/** What the server does with a connection. */
const FAULTS: Readonly<Record<string, (socket: Socket) => void>> = {
  'is half-open: it takes the connection and never answers': () => undefined,
  'resets the connection': (socket) => socket.resetAndDestroy(),
  'answers with garbage': (socket) => socket.write(Buffer.alloc(4096, 0xfe)),
  'is slow: a byte at a time, without an end': (socket) => drip(socket, 'x'),
};
const RELAY_FAULTS: typeof FAULTS = {
  ...FAULTS,
  'greets, and is slow from then on': (socket) => {
    socket.write('220 relay.example ESMTP\r\n');
    socket.once('data', () => drip(socket, '250-relay.example\r\n'));
  },
};
const HTTP_FAULTS: typeof FAULTS = {
  ...FAULTS,
  'begins an answer, and is slow from then on': (socket) => {
    socket.once('data', () => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n');
      drip(socket, '{"Status": 1, ');
    });
  },
  'begins an answer, and resets the connection': (socket) => {
    socket.once('data', () => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 9000\r\n\r\n{', () => socket.resetAndDestroy());
    });
  },
};
/** As a name in front of the version says that it is SSH (RFC 4253, section 4.2). */
const SSH_FAULTS: typeof FAULTS = {
  ...FAULTS,
  'greets, and is silent from then on': (socket) => socket.write('SSH-2.0-test\r\n'),
  'greets, and answers with garbage': (socket) => {
    socket.write('SSH-2.0-test\r\n');
    socket.once('data', () => socket.write(Buffer.alloc(4096, 0xfe)));
  },
};

describe('A faulty dependency', function () {
  let server: Server;
  let port: number;
  let fault: (socket: Socket) => void;
  const sockets = new Set<Socket>();

  beforeEach(async () => {
    server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined);
      fault(socket);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  });
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });

  const sentBy = async (sending: Promise<Sending>): Promise<string> => (await sending).kind;
  const mail = (): Promise<string> => {
    const mailer = new SmtpMailer(`smtp://127.0.0.1:${String(port)}`, { silenceMs: SILENCE_MS, longestMs: LONGEST_MS });
    const address = { name: 'A', address: 'a@example.org' };
    return sentBy(
      mailer
        .send({
          name: 'lead.dealer',
          date: 0,
          from: address,
          to: address,
          replyTo: null,
          subject: 'S',
          text: 'T',
          html: '<p>T</p>',
          attachments: [],
          stopUrl: null,
          automatic: true,
        })
        .finally(() => mailer.close()),
    );
  };
  const url = (): string => `http://127.0.0.1:${String(port)}/`;
  const webhook = (): Promise<string> =>
    sentBy(httpWebhookSender(systemClock, LONGEST_MS).send({ url: url(), secret: 's', deliveryId: 'lead.webhook', body: '{}' }));
  /** Rejects at the latest at the time limit, and leaves no part of a file behind. */
  const source = (address: () => SourceAddress) => async (): Promise<string> => {
    const folder = temporaryFolder();
    const files = sourceFiles({
      folder: folder.path,
      secrets: { FEED_ACME_PASSWORD: 's' },
      clock: systemClock,
      allows: () => true,
    });
    const signal = AbortSignal.timeout(LONGEST_MS);
    const fetching = files.fetch(aSource({ address: address(), credentials: 'ACME' }), null, signal);
    const outcome = await fetching.then(
      () => 'fetched',
      () => (readdirSync(folder.path).length === 0 ? 'not fetched' : 'left something behind'),
    );
    folder.remove();
    return outcome;
  };
  const photo = async (): Promise<string> => {
    const folder = temporaryFolder();
    const photos = new PhotoCache(
      { copies: new FileCache(folder.path, 1e6), allowLocal: true, timeoutMs: LONGEST_MS },
      systemClock,
    );
    const { kind } = await photos.photo(`${url()}car.jpg`, 640);
    folder.remove();
    return kind;
  };
  const store = (): Promise<string> => {
    const bucket = openBucket({ address: `${url()}photos`, keyId: 'k', secret: 's', region: null }, LONGEST_MS);
    return bucket.read('a').then(String, (error: unknown) => (error instanceof Error ? 'an error for operators' : 'thrown'));
  };
  const place = async (): Promise<string> => {
    const guarded = guardedLocationProvider(httpLocationProvider(url(), systemClock), { timeLimitMs: SILENCE_MS });
    return (await guarded.find({ by: 'keyword', keyword: 'Laval' }, IN_QUEBEC)).kind;
  };

  interface Dependency {
    readonly what: string;
    /** What a fault of it comes to. */
    readonly behaviour: string;
    readonly faults: typeof FAULTS;
    readonly use: () => Promise<string>;
    readonly outcome: string;
  }
  const tried = { behaviour: 'holds up no deliveries, and the lead is tried again', outcome: 'unreachable' };
  const refetched = { behaviour: 'ends the run, which is tried again, and leaves no half file', outcome: 'not fetched' };
  const hostKey = `SHA256:${'A'.repeat(43)}`;
  const DEPENDENCIES: readonly Dependency[] = [
    { what: 'mail relay', faults: RELAY_FAULTS, use: mail, ...tried },
    { what: 'webhook', faults: FAULTS, use: webhook, ...tried },
    { what: 'source of a feed over HTTP', faults: HTTP_FAULTS, use: source(() => ({ kind: 'http', url: url() })), ...refetched },
    {
      what: 'source of a feed over SFTP',
      faults: SSH_FAULTS,
      use: source(() => ({ kind: 'sftp', url: `sftp://ann@127.0.0.1:${String(port)}/stock.csv`, hostKey })),
      ...refetched,
    },
    { what: 'server of photos', faults: HTTP_FAULTS, use: photo, behaviour: 'shows a drawing instead', outcome: 'missing' },
    {
      what: 'store of photos',
      faults: HTTP_FAULTS,
      use: store,
      behaviour: 'is left out, and says so',
      outcome: 'an error for operators',
    },
    {
      what: 'provider of places',
      faults: HTTP_FAULTS,
      use: place,
      behaviour: 'holds up no page, and the next step is asked',
      outcome: 'unavailable',
    },
  ];

  for (const { what, behaviour, faults, use, outcome } of DEPENDENCIES) {
    for (const [how, act] of Object.entries(faults))
      it(`${behaviour}: the ${what} ${how}`, async () => {
        fault = act;
        const taken = once(server, 'connection');
        expect(await use()).to.equal(outcome);
        await taken;
      });
    it(`${behaviour}: the ${what} is down`, async () => {
      server.close();
      await once(server, 'close');
      expect(await use()).to.equal(outcome);
    });
  }

  it('ends the run, which is tried again: a source over SFTP is silent once it is logged in to', async () => {
    const sftp = await startSftpServer({ user: 'ann', password: 's', files: {}, silent: true });
    try {
      for (const path of ['/', '/stock.csv']) {
        const address = `sftp://ann@127.0.0.1:${String(sftp.port)}${path}`;
        expect(await source(() => ({ kind: 'sftp', url: address, hostKey: sftp.hostKey }))(), path).to.equal('not fetched');
      }
      expect(sftp.passwordsAsked()).to.equal(2);
    } finally {
      await sftp.close();
    }
  });
});
