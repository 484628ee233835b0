import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { Server as NetServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { limitAddresses, type AddressConnections } from './connections-of-addresses.ts';

/** Longest that a stop waits for requests in flight, in milliseconds: SIGTERM ends the process within 10 s. */
const DRAIN_MS = 8000;
/** How long new requests are still taken after the stop began, so that a load balancer sees /readyz turn 503 first. */
const GRACE_MS = 300;

/**
 * Connections are cut once nothing was in flight for so long: a client that was told before the stop that it may keep its connection
 * can be slow to send its next request on it.
 */
const QUIET_MS = 500;
const POLL_MS = 20;

/** What clients may take of the server's time and connections, in milliseconds but for the first. */
export interface ConnectionLimits {
  /** Open at once. At the limit idle ones are closed, and new ones refused until there is room. */
  readonly connections: number;
  /** Until the headers of a request are complete, and until all of it is: then 408. */
  readonly headers: number;
  readonly request: number;
  /** Without a byte in either direction, also before the first. */
  readonly silence: number;
  /** Between two requests: longer than proxies keep theirs (nginx 60 s, Caddy 120 s), or they send into a closing connection. */
  readonly keepAlive: number;
  /** How long a body is still read that its answer did not wait for, so that the client sees the answer; then it is cut off. */
  readonly unreadBody: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  connections: 4000,
  headers: 10_000,
  request: 15_000,
  silence: 20_000,
  keepAlive: 125_000,
  unreadBody: 500,
};

const limit = (server: Server, limits: ConnectionLimits): void => {
  server.maxConnections = limits.connections;
  server.headersTimeout = limits.headers;
  server.requestTimeout = limits.request;
  server.timeout = limits.silence;
  server.keepAliveTimeout = limits.keepAlive;
  server.on('drop', () => server.closeIdleConnections());
  server.on('request', (request, response) => {
    response.once('finish', () => {
      if (!request.complete) setTimeout(() => request.complete || request.socket.destroy(), limits.unreadBody).unref();
    });
  });
};

export interface RunningServer {
  readonly port: number;
  /** Finishes requests in flight, then closes; requests not finished after 8 s are cut off. */
  stop(): Promise<void>;
}

interface ServeOptions {
  readonly onConnection?: () => void;
  readonly limits?: ConnectionLimits;
  /** Each address may have as many connections as there are when it is left out. */
  readonly addresses?: AddressConnections;
}

/** Rejects with the system's error (EADDRINUSE, EACCES, …) when it cannot listen. */
export const serve = async (
  app: RequestListener,
  host: string,
  port: number,
  { onConnection = () => undefined, limits = CONNECTION_LIMITS, addresses }: ServeOptions = {},
): Promise<RunningServer> => {
  const server = createServer({ connectionsCheckingInterval: Math.min(1000, limits.headers) }, app);
  limit(server, limits);
  if (addresses) limitAddresses(server, addresses);
  server.on('connection', onConnection);
  let inFlight = 0;
  let isStopping = false;
  server.on('request', (_request, response) => {
    inFlight += 1;
    // Or a client would send its next request on a connection that is about to be closed.
    if (isStopping) response.setHeader('Connection', 'close');
    response.once('close', () => (inFlight -= 1));
  });
  server.listen(port, host);
  // Rejects when the server emits 'error'.
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      const deadline = Date.now() + DRAIN_MS;
      isStopping = true;
      await wait(GRACE_MS);
      const closed = once(server, 'close');
      // Takes no new connection, and leaves those that there are: the HTTP server's own close() would cut one on which the next request
      // has been sent, but not been read yet.
      NetServer.prototype.close.call(server);
      for (let quietMs = 0; quietMs < QUIET_MS && Date.now() < deadline; quietMs = inFlight > 0 ? 0 : quietMs + POLL_MS)
        await wait(POLL_MS);
      server.closeAllConnections();
      await closed;
    },
  };
};
