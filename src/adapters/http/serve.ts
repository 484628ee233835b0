import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';

/** Longest that a stop waits for requests in flight, in milliseconds: SIGTERM ends the process within 10 s. */
const DRAIN_MS = 8000;
/** How long new requests are still taken after the stop began, so that a load balancer sees /readyz turn 503 first. */
const GRACE_MS = 300;

export interface RunningServer {
  readonly port: number;
  /** Finishes requests in flight, then closes; requests not finished after 8 s are cut off. */
  stop(): Promise<void>;
}

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const listening = (server: Server, host: string, port: number): Promise<void> =>
  new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => {
      server.removeListener('error', fail);
      done();
    });
  });

/** Rejects with the system's error (EADDRINUSE, EACCES, …) when it cannot listen. */
export const serve = async (app: Express, host: string, port: number): Promise<RunningServer> => {
  const server = createServer(app);
  let inFlight = 0;
  server.on('request', (_request, response) => {
    inFlight += 1;
    response.once('close', () => {
      inFlight -= 1;
    });
  });
  await listening(server, host, port);
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      const deadline = Date.now() + DRAIN_MS;
      await wait(GRACE_MS);
      while (inFlight > 0 && Date.now() < deadline) await wait(20);
      const closed = new Promise<void>((done) =>
        server.close(() => {
          done();
        }),
      );
      server.closeAllConnections();
      await closed;
    },
  };
};
