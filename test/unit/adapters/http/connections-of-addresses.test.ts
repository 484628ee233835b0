/** One address cannot hold all connections that the server has. */
import { once } from 'node:events';
import { createServer, request, type RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { platform } from 'node:os';
import { expect } from 'chai';
import { eventually } from '../../../support/eventually.ts';
import { serve, type RunningServer } from '../../../../src/adapters/http/serve.ts';

const MOST = 5;
const CLIENT = '127.0.0.1';
/** Other addresses of this machine; macOS has but one. */
const OTHER = '127.0.0.2';
const BODY = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4000\r\n\r\n';
const HEADERS = 'GET / HTTP/1.1\r\nHost: a\r\nX: ';

const hasOthers = async (): Promise<boolean> => {
  const server = createServer().listen(0, OTHER);
  return once(server, 'listening').then(
    () => {
      server.close();
      return true;
    },
    () => false,
  );
};

describe('A client that holds a thousand connections by sending a byte now and then', function () {
  let server: RunningServer;
  let cut: number;
  let begun: number;
  const sockets: Socket[] = [];

  before(async function () {
    if (await hasOthers()) return;
    console.log(`      not run: ${platform()} has no second address`);
    this.skip();
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await server.stop();
  });

  /** Answers once a body has come. */
  const answer: RequestListener = (incoming, response) => {
    begun += 1;
    incoming.resume().once('end', () => response.end('here'));
  };
  const start = async (app = answer, trusted: string | null = null): Promise<void> => {
    [cut, begun] = [0, 0];
    const addresses = { most: MOST, isTrusted: (address: string) => address === trusted, onCut: () => (cut += 1) };
    server = await serve(app, '127.0.0.1', 0, { addresses });
  };
  const holding = async (text: string, howMany: number, localAddress = CLIENT): Promise<void> => {
    for (let n = 0; n < howMany; n += 1) {
      const socket = connect({ port: server.port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
      sockets.push(socket);
      await once(socket, 'connect');
      socket.write(text);
    }
  };
  /** What a visitor at the address is answered; null if the connection was closed. */
  const visit = (localAddress: string): Promise<string | null> =>
    new Promise((resolve) => {
      request({ port: server.port, host: '127.0.0.1', localAddress, agent: false }, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString())).once('end', () => resolve(text));
      })
        .once('error', () => resolve(null))
        .end();
    });
  const open = (): number => sockets.filter((socket) => !socket.destroyed).length;
  const untilOpen = (howMany: number): Promise<void> => eventually(() => expect(open()).to.equal(howMany));

  it('has no more of them than its address may have, and others are answered', async () => {
    await start();
    await holding(BODY, 4 * MOST);
    expect(await visit(OTHER)).to.equal('here');
    await untilOpen(MOST);
    expect(cut).to.equal(3 * MOST);
  });

  it('and has not sent its headers, loses them to others behind the same address', async () => {
    await start();
    await holding(HEADERS, 4 * MOST);
    expect(await visit(CLIENT)).to.equal('here');
    await untilOpen(MOST - 1);
  });

  it('may have them again once they are closed', async () => {
    await start();
    await holding(BODY, MOST);
    await eventually(() => expect(begun).to.equal(MOST));
    expect(await visit(CLIENT)).to.equal(null);
    for (const socket of sockets.splice(0)) socket.destroy();
    await eventually(async () => expect(await visit(CLIENT)).to.equal('here'));
  });

  it('is not taken for a trusted proxy, which may have as many as it needs', async () => {
    await start(answer, OTHER);
    await holding(BODY, 4 * MOST, OTHER);
    expect(await visit(OTHER)).to.equal('here');
    await eventually(() => expect(begun).to.equal(4 * MOST + 1));
    expect(open()).to.equal(4 * MOST);
  });

  it('does not take the place of a visitor who is waiting for an answer', async () => {
    const waiting: (() => void)[] = [];
    await start((_incoming, response) => void waiting.push(() => response.end('late')));
    const visitor = visit(CLIENT);
    await eventually(() => expect(waiting).to.have.length(1));
    await holding(HEADERS, 4 * MOST);
    await untilOpen(MOST - 1);
    for (const respond of waiting) respond();
    expect(await visitor).to.equal('late');
  });
});
