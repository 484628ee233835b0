import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startLocalServer, type LocalServer } from './local-server.ts';

export const FAULTS = [
  'slow',
  'broken JSON',
  'Status 2',
  'another country',
  'a 10 MB body',
  'a redirect elsewhere',
  'HTTP 500',
  'hangs up',
  'half an answer',
  'garbage instead of HTTP',
] as const;
export type Fault = (typeof FAULTS)[number];

export interface FaultyLocationServer extends LocalServer {
  fault: Fault | null;
  /** Addresses that were asked for, with their query. */
  readonly calls: URL[];
  /** Of the last call. */
  headers: IncomingHttpHeaders;
}

const at = (CountryIso: string) => ({
  Status: 1,
  Location: {
    PostalCode: 'H7S',
    City: 'Laval',
    Province: 'Quebec',
    ProvinceIso: 'QC',
    Country: CountryIso === 'CA' ? 'Canada' : 'France',
    CountryIso,
    Latitude: '45,57',
    Longitude: -73.74,
  },
});

const SLOW_MS = 10_000;

/** A server of the specification's location API with one fault at a time. `elsewhere` is where its redirects lead. */
export const startFaultyLocationServer = async (elsewhere = 'http://127.0.0.1:9/'): Promise<FaultyLocationServer> => {
  const state = { fault: null as Fault | null, calls: [] as URL[], headers: {} as IncomingHttpHeaders };
  const server = await startLocalServer((request, response) => {
    state.headers = request.headers;
    state.calls.push(new URL(request.url ?? '/', 'http://127.0.0.1'));
    const send = (body: string): void => void response.setHeader('Content-Type', 'application/json').end(body);
    switch (state.fault) {
      case null:
        send(JSON.stringify(at('CA')));
        break;
      case 'slow':
        void sleep(SLOW_MS, undefined, { ref: false }).then(() => send(JSON.stringify(at('CA'))));
        break;
      case 'broken JSON':
        send('{"Status": 1, "Location": {"City": "Lav');
        break;
      case 'Status 2':
        send('{"Status": 2}');
        break;
      case 'another country':
        send(JSON.stringify(at('FR')));
        break;
      case 'a 10 MB body':
        send(JSON.stringify({ ...at('CA'), Padding: 'x'.repeat(10_000_000) }));
        break;
      case 'a redirect elsewhere':
        response.writeHead(302, { Location: elsewhere }).end();
        break;
      case 'HTTP 500':
        response.writeHead(500).end('<h1>Internal Server Error</h1>');
        break;
      case 'hangs up':
        request.socket.destroy();
        break;
      case 'half an answer':
        response.writeHead(200, { 'Content-Length': '1000' }).write('{"Status": 1');
        void sleep(20).then(() => request.socket.destroy());
        break;
      case 'garbage instead of HTTP':
        request.socket.end(Buffer.alloc(4096, 0xfe));
    }
  });
  return Object.assign(state, server);
};
