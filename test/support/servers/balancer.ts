/** A reverse proxy as nginx is with its usual settings: asks ready nodes in turn, and tries another where that is safe. */
import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import process from 'node:process';
import { startLocalServer, type LocalServer } from './local-server.ts';

const CHECK_MS = 100;

export interface Balancer extends LocalServer {
  /** Ports of the nodes; those that do not answer `/readyz` with 200 get no request. */
  nodes: number[];
  /** Requests that the node on this port is answering now. */
  inFlight(port: number): readonly IncomingMessage[];
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${String(port)}/readyz`, { signal: AbortSignal.timeout(1000) }).then(
    ({ ok }) => ok,
    () => false,
  );

export const startBalancer = async (nodes: readonly number[]): Promise<Balancer> => {
  const ready = new Set<number>();
  const inFlight = new Map<number, Set<IncomingMessage>>();
  let turn = 0;

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer, tried: readonly number[]): void => {
    const untried = balancer.nodes.filter((port) => !tried.includes(port));
    const isAnyReady = untried.some((port) => ready.has(port));
    // Where none seems to be, each is tried.
    const choice = untried.filter((port) => ready.has(port) || !isAnyReady);
    const port = choice[turn++ % choice.length];
    if (port === undefined) {
      outgoing.writeHead(502).end('no node is ready');
      return;
    }
    const answering = inFlight.get(port) ?? new Set();
    inFlight.set(port, answering.add(incoming));
    const asked = request({
      host: '127.0.0.1',
      port,
      method: incoming.method,
      path: incoming.url,
      headers: { ...incoming.headers, connection: 'close' },
      agent: false,
    });
    const done = (): void => void answering.delete(incoming);
    asked.once('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.once('close', done);
      answer.once('error', () => outgoing.destroy());
    });
    asked.once('error', (error: NodeJS.ErrnoException) => {
      done();
      // A request that nobody has seen can go to another node; one that was perhaps done can only if it changes nothing.
      const isSafe = error.code === 'ECONNREFUSED' || incoming.method === 'GET';
      if (outgoing.headersSent) outgoing.destroy();
      else if (isSafe) forward(incoming, outgoing, body, [...tried, port]);
      else outgoing.writeHead(502).end(String(error.code));
    });
    asked.end(body);
  };

  const server = await startLocalServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.once('end', () => forward(incoming, outgoing, Buffer.concat(chunks), []));
  });
  const check = async (): Promise<void> => {
    await Promise.all(balancer.nodes.map(async (port) => ((await isReady(port)) ? ready.add(port) : ready.delete(port))));
  };
  const balancer: Balancer = { ...server, nodes: [...nodes], inFlight: (port) => [...(inFlight.get(port) ?? [])] };
  await check();
  const timer = setInterval(() => void check(), CHECK_MS).unref();
  process.once('exit', () => clearInterval(timer));
  return {
    ...balancer,
    get nodes() {
      return balancer.nodes;
    },
    set nodes(ports) {
      balancer.nodes = ports;
    },
    async close() {
      clearInterval(timer);
      await server.close();
    },
  };
};
