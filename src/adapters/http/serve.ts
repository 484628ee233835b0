import { once } from 'node:events';
import { createServer } from 'node:http';
import { Server as NetServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Express } from 'express';

/** Longest that a stop waits for requests in flight, in milliseconds: SIGTERM ends the process within 10 s. */
const DRAIN_MS = 8000;
/** How long new requests are still taken after the stop began, so that a load balancer sees /readyz turn 503 first. */
const GRACE_MS = 300;

/** Connections are cut once nothing was in flight for so long. */
const QUIET_MS = 100;
const POLL_MS = 20;

export interface RunningServer {
  readonly port: number;
  /** Finishes requests in flight, then closes; requests not finished after 8 s are cut off. */
  stop(): Promise<void>;
}

/** Rejects with the system's error (EADDRINUSE, EACCES, …) when it cannot listen. */
export const serve = async (app: Express, host: string, port: number): Promise<RunningServer> => {
  const server = createServer(app);
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
