/** What mail and webhooks do when the server at the other end is at fault; a place's provider is in test/unit/adapters/location. */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { expect } from 'chai';
import { httpWebhookSender } from '../../src/adapters/leads/http-webhook-sender.ts';
import { SmtpMailer } from '../../src/adapters/leads/smtp-mailer.ts';
import { systemClock } from '../../src/adapters/system/system-clock.ts';
import type { Sending } from '../../src/ports/transport.ts';

/** In milliseconds: how long each may be silent, and how long one message may take. */
const SILENCE_MS = 300;
const LONGEST_MS = 900;

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
  'greets, and is slow from then on': (socket) => {
    socket.write('220 relay.example ESMTP\r\n');
    socket.once('data', () => drip(socket, '250-relay.example\r\n'));
  },
};

describe('A faulty dependency', function () {
  this.timeout(20_000);
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

  const mail = (): Promise<Sending> => {
    const mailer = new SmtpMailer(`smtp://127.0.0.1:${String(port)}`, { silenceMs: SILENCE_MS, longestMs: LONGEST_MS });
    const address = { name: 'A', address: 'a@example.org' };
    return mailer
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
      .finally(() => mailer.close());
  };
  const webhook = (): Promise<Sending> =>
    httpWebhookSender(systemClock, LONGEST_MS).send({
      url: `http://127.0.0.1:${String(port)}/`,
      secret: 's',
      deliveryId: 'lead.webhook',
      body: '{}',
    });

  for (const [what, send] of Object.entries({ 'mail relay': mail, webhook })) {
    for (const [how, behaviour] of Object.entries(FAULTS))
      it(`does not hold up deliveries, and the lead is tried again: the ${what} ${how}`, async () => {
        fault = behaviour;
        const taken = once(server, 'connection');
        expect((await send()).kind).to.equal('unreachable');
        await taken;
      });
    it(`does not hold up deliveries, and the lead is tried again: the ${what} is down`, async () => {
      server.close();
      await once(server, 'close');
      expect((await send()).kind).to.equal('unreachable');
    });
  }
});
