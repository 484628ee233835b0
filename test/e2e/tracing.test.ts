/** Traces of the built server, as a collector gets them: OTLP over HTTP, in JSON. */
import { spawnSync } from 'node:child_process';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import process from 'node:process';
import { expect } from 'chai';
import { postedLead } from '../support/posted-lead.ts';
import { startServer, type RunningServer } from '../support/running-server.ts';
import { startLocalServer, type LocalServer } from '../support/servers/local-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

type Value = Readonly<Record<string, unknown>>;
interface Attribute {
  readonly key: string;
  readonly value: Value;
}
interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
  readonly status: { readonly code?: number };
}
interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

const root = join(import.meta.dirname, '../..');
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const parent = { traceparent: `00-${TRACE}-b7ad6b7169203331-01` };

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

describe('Traces', function () {
  this.timeout(120_000);
  const folder = temporaryFolder();
  let collector: LocalServer;
  let server: RunningServer;
  const bodies: string[] = [];
  const paths = new Set<string>();
  let spans: readonly Span[] = [];

  const SENDING = (): Record<string, string> => ({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20t',
    OTEL_SERVICE_NAME: 'cars',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
  });
  const attributesOf = ({ attributes }: Span): Readonly<Record<string, unknown>> =>
    Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
  const named = (name: string): readonly Span[] => spans.filter((span) => span.name === name);
  const below = (span: Span): readonly Span[] => {
    const children = spans.filter(({ parentSpanId }) => parentSpanId === span.spanId);
    return [...children, ...children.flatMap(below)];
  };

  before(async () => {
    collector = await startLocalServer((request, response) => {
      paths.add(
        `${request.method ?? ''} ${request.url ?? ''} ${request.headers['content-type'] ?? ''} ${String(request.headers.authorization)}`,
      );
      void bodyOf(request).then((body) => {
        bodies.push(body);
        response.setHeader('content-type', 'application/json').end('{}');
      });
    });
    server = await startServer(folder.path, { ...SENDING(), TRUSTED_PROXIES: '127.0.0.2' });
    await fetch(server.url('/en-ca/cars?Make=toyota&Keyword=secret'), { headers: parent });
    await fetch(server.url('/api/search?PriceMax=20000'));
    await fetch(server.url('/livez'));
    await fetch(server.url('/api/leads'), postedLead('traced'));
    await fetch(server.url('/nowhere/secret'));
    // Sends what is left, the delivery of the lead included.
    await new Promise((resolve) => setTimeout(resolve, 3000));
    expect(await server.stop()).to.equal(0);
    spans = bodies.flatMap((body) =>
      (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    );
  });
  after(async () => {
    await server.stop();
    await collector.close();
    folder.remove();
  });

  it('are sent to the collector under the name and with the headers that OpenTelemetry’s settings say', () => {
    expect([...paths]).to.deep.equal(['POST /v1/traces application/json Bearer t']);
    const [{ resource }] = (JSON.parse(bodies[0]!) as Sent).resourceSpans as [Sent['resourceSpans'][number]];
    const texts = resource.attributes.map(({ key, value }) => `${key}=${String(Object.values(value)[0])}`);
    expect(texts).to.include.members(['service.name=cars', 'deployment.environment.name=test']);
  });

  it('show a page from its request to its search, its statements and its markup', () => {
    const [page] = named('GET Public_Cars');
    expect(attributesOf(page!)).to.include({ 'http.request.method': 'GET', 'http.route': 'Public_Cars' });
    const names = below(page!).map(({ name }) => name);
    expect(names).to.include.members(['load page', 'render page', 'sqlite select']);
    expect(names.some((name) => name.startsWith('search.'))).to.equal(true);
    const load = below(page!).find(({ name }) => name === 'load page')!;
    expect(load.parentSpanId).to.equal(page!.spanId);
    expect(below(load).map(({ name }) => name)).to.include('sqlite select');
    const [api] = named('GET /api/search');
    expect(below(api!).some(({ name }) => name.startsWith('search.'))).to.equal(true);
  });

  it('show a lead until it is stored, and its delivery', () => {
    const [sent] = named('POST /api/leads');
    const names = below(sent!).map(({ name }) => name);
    expect(names).to.include.members(['send lead', 'sqlite insert']);
    const [delivery] = named('deliver by mail');
    expect(delivery!.parentSpanId ?? '').to.equal('');
    expect(attributesOf(delivery!)).to.include({ 'forecourt.delivery': 'sent' });
  });

  it('have no question of balancers, nothing that a visitor wrote, and no trace of a visitor’s choosing', () => {
    expect(spans.map(({ name }) => name)).to.not.include('GET /livez');
    const all = bodies.join('');
    for (const secret of ['secret', 'visitor.example', 'Tremblay', 'About traced', '127.0.0.1'])
      expect(all).to.not.include(secret);
    expect(all).to.not.include(TRACE);
    expect(named('GET none').every(({ status }) => status.code !== 2)).to.equal(true);
  });

  it('go on with the trace of a proxy that TRUSTED_PROXIES names', async () => {
    const other = temporaryFolder();
    const behind = await startServer(other.path, { ...SENDING(), DEMO: 'off', TRUSTED_PROXIES: '127.0.0.1' });
    await fetch(behind.url('/en-ca'), { headers: parent });
    expect(await behind.stop()).to.equal(0);
    other.remove();
    expect(bodies.at(-1)).to.include(`"traceId":"${TRACE}"`);
  });

  it('do not hold up visitors when the collector is away, which the log says once a minute and the doctor too', async () => {
    const other = temporaryFolder();
    const away = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
      OTEL_EXPORTER_OTLP_TIMEOUT: '500',
      OTEL_BSP_SCHEDULE_DELAY: '100',
      DEMO: 'off',
    };
    const alone = await startServer(other.path, away);
    for (let n = 0; n < 5; n += 1) {
      expect((await fetch(alone.url('/en-ca'))).status).to.equal(200);
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    expect(await alone.stop()).to.equal(0);
    expect(alone.printed.filter((line) => line.includes('Traces could not be sent'))).to.have.length(1);
    const doctor = (settings: Readonly<Record<string, string>>): string =>
      spawnSync(process.execPath, [join(root, 'dist/server/cli/doctor.js')], {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, DATA_DIR: other.path, PORT: '0', ...settings },
      }).stdout;
    expect(doctor(away)).to.match(/^traces +FAULT: http:\/\/127\.0\.0\.1:1\/v1\/traces takes no traces/m);
    expect(doctor({})).to.not.match(/^traces/m);
    other.remove();
  });
});
