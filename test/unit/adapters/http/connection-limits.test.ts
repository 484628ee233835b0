/** What a client can hold of the server's connections: nothing for long. */
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'chai';
import express, { type ErrorRequestHandler } from 'express';
import { limitBody } from '../../../../src/adapters/http/middleware/limit-body.ts';
import { CONNECTION_LIMITS, serve, type ConnectionLimits, type RunningServer } from '../../../../src/adapters/http/serve.ts';

const LIMITS: ConnectionLimits = { connections: 6, headers: 300, request: 600, silence: 500, keepAlive: 5000, unreadBody: 100 };

describe('A connection to the server', function () {
  let server: RunningServer;
  const sockets: Socket[] = [];
  const open = async (): Promise<Socket> => {
    const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
    sockets.push(socket);
    await once(socket, 'connect');
    return socket;
  };
  /** What was answered until the server closed. */
  const untilClosed = async (socket: Socket): Promise<string> => {
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    // Not events.once: a connection that is cut off has an error first.
    if (!socket.closed) await new Promise((done) => socket.once('close', done));
    return text;
  };
  const start = async (app: RequestListener, limits = LIMITS): Promise<void> => {
    server = await serve(app, '127.0.0.1', 0, { limits });
  };
  const form = (): RequestListener =>
    express()
      .post('/', limitBody, express.urlencoded({ limit: '4kb' }), (_request, response) => response.end('read'))
      .use(((error: { status: number }, _request, response, _next) => {
        response.status(error.status).end();
      }) as ErrorRequestHandler);

  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await server.stop();
  });

  it('that says nothing is closed', async () => {
    await start(form());
    expect(await untilClosed(await open())).to.not.contain('200');
  });

  it('that sends its headers a byte at a time is cut off', async () => {
    await start(form());
    const socket = await open();
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nX: ');
    const drip = setInterval(() => socket.write('x'), 50);
    expect(await untilClosed(socket)).to.match(/^(HTTP\/1\.1 408.*)?$/s);
    clearInterval(drip);
  });

  it('that sends its body a byte at a time is cut off', async () => {
    await start(form());
    const socket = await open();
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 4000\r\n\r\n');
    const drip = setInterval(() => socket.write('x'), 50);
    expect(await untilClosed(socket)).to.not.contain('200');
    clearInterval(drip);
  });

  for (const [what, header] of [
    ['is too long', 'Content-Length: 2000000000'],
    ['does not say how long it is, and never ends', 'Transfer-Encoding: chunked'],
  ] as const)
    it(`whose body ${what} is not read to the end`, async () => {
      await start(form(), { ...LIMITS, request: 20_000, silence: 20_000 });
      const socket = await open();
      socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\n${header}\r\n\r\n`);
      const closed = untilClosed(socket);
      const text = 'x'.repeat(8192);
      while (!socket.destroyed) {
        socket.write(header.startsWith('Content') ? text : `2000\r\n${text}\r\n`);
        await wait(5);
      }
      const answer = await closed;
      if (header.startsWith('Content')) expect(answer).to.contain('413');
      else expect(answer).not.to.contain('200');
      expect(socket.bytesWritten).to.be.below(10_000_000);
    });

  for (const [what, headers] of [
    ['has a length and comes in chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked'],
    ['has two lengths', 'Content-Length: 5\r\nContent-Length: 6'],
    ['is sent in another way than chunks', 'Transfer-Encoding: xchunked'],
  ] as const)
    it(`whose body ${what} is refused and closed: a proxy might see two requests in it`, async () => {
      await start(form());
      const socket = await open();
      const second = 'GET /second HTTP/1.1\r\nHost: a\r\n\r\n';
      socket.write(`POST / HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n0\r\n\r\n${second}`);
      const answers = (await untilClosed(socket)).match(/^HTTP\/1\.1 \d+/gm);
      expect(answers).to.deep.equal(['HTTP/1.1 400']);
    });

  it('finds room where the others are idle', async () => {
    await start((_request, response) => response.end('here'));
    const idle = await Promise.all(Array.from({ length: LIMITS.connections }, () => open()));
    for (const socket of idle) {
      socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
      await once(socket, 'data');
    }
    for (let tries = 0; tries < 20; tries += 1) {
      const answer = await fetch(`http://127.0.0.1:${String(server.port)}/`).then(
        (response) => response.text(),
        () => null,
      );
      if (answer === 'here') return;
      await wait(50);
    }
    expect.fail('no connection found room');
  });

  it('is kept longer than nginx and Caddy keep theirs, so that none of their requests meets a closing one', async () => {
    await start(form());
    expect(CONNECTION_LIMITS.keepAlive).to.be.above(120_000);
    expect(CONNECTION_LIMITS.request).to.equal(15_000);
  });
});
