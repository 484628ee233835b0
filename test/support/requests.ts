/** Requests to an app over the loopback: exactly the path, host and body that a test names, which `fetch` would tidy up. */
import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RequestOptions {
  readonly url: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
  /** The caller's address, of this machine: 127.0.0.1 to 127.255.255.254. */
  readonly from?: string;
}

export interface Answer {
  readonly statusCode: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** The body as JSON, taken for what the test says that it is. */
  json<T = ReturnType<JSON['parse']>>(): T;
}

export type Send = (options: RequestOptions) => Promise<Answer>;

/** The app on a free port of this machine. It keeps no process alive, so a test need not stop it. */
export const requestsTo = (app: RequestListener): Send => {
  const server = createServer(app).listen(0, '127.0.0.1');
  server.unref();
  const listening = once(server, 'listening');
  return async ({ url, method = 'GET', headers, payload, from = '127.0.0.1' }) => {
    await listening;
    const { port } = server.address() as AddressInfo;
    const host = headers?.host ?? 'localhost:3000';
    const outgoing = request({
      host: '127.0.0.1',
      port,
      path: url,
      method,
      agent: false,
      localAddress: from,
      headers: {
        host,
        // As browsers do; a test of another sender says so.
        ...(method === 'POST' ? { origin: `http://${host}` } : {}),
        ...(payload === undefined ? {} : { 'content-length': Buffer.byteLength(payload) }),
        ...headers,
      },
    });
    if (headers?.origin === '') outgoing.removeHeader('origin');
    outgoing.end(payload);
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    return { statusCode: incoming.statusCode ?? 0, headers: incoming.headers, body, json: <T>() => JSON.parse(body) as T };
  };
};
