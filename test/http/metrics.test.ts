import { expect } from 'chai';
import { pino } from 'pino';
import { metricsApp } from '../../src/adapters/http/metrics-page.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { requestsTo } from '../support/requests.ts';
import { testApp, type TestApp } from '../support/test-app.ts';

describe('GET /metrics', () => {
  const seriesOf = (text: string, name: string): string[] =>
    text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));

  const metricsOf = (app: TestApp) => requestsTo(metricsApp(app.container.get('metrics')))({ url: '/metrics' });

  it('measures requests by route and status, and tells of inventory, leads and the process', async () => {
    const app = await testApp({ vehicles: [{ vehicle: aVehicle() }, { vehicle: aVehicle().stock('A2').sold() }] });
    await app.get('/en-ca/car-for-sale/toyota/rav4/2019-hybrid-xle-awd-1?Menu=0');
    await app.get('/_data/en-ca/cars?Make=toyota');
    await app.get('/API/search?PriceMax=1');
    const { statusCode, headers, body } = await metricsOf(app);
    expect(statusCode).to.equal(200);
    expect(headers['content-type']).to.match(/^text\/plain; version=0\.0\.4/);
    const requests = seriesOf(body, 'forecourt_http_request_duration_seconds_count').map((line) =>
      line.replace(/^\S+?\{|\} \d+$/g, ''),
    );
    expect(requests).to.include.members([
      'method="GET",route="Public_Car",status="200"',
      'method="GET",route="/_data Public_Cars",status="200"',
      'method="GET",route="/api/search",status="200"',
    ]);
    expect(seriesOf(body, 'forecourt_vehicles_listed')).to.deep.equal(['forecourt_vehicles_listed 1']);
    expect(seriesOf(body, 'forecourt_outbox_oldest_seconds')).to.deep.equal(['forecourt_outbox_oldest_seconds 0']);
    expect(body).to.include('process_resident_memory_bytes');
  });

  it('has as many series as there are routes, whatever is asked for, and nothing of it in a label', async () => {
    const app = await testApp();
    for (let n = 0; n < 30; n += 1) {
      await app.get(`/secret-${String(n)}/x?Email=zoe@example.org`);
      await app.get(`/api/secret-${String(n)}`);
      await app.get(`/assets/secret-${String(n)}.js`);
      await app.send({ url: '/en-ca', method: n % 2 === 0 ? 'PROPFIND' : 'PATCH' });
    }
    const { body } = await metricsOf(app);
    expect(body).to.not.match(/secret|zoe|localhost|PROPFIND|127\.0\.0\.1/);
    expect(seriesOf(body, 'forecourt_http_request_duration_seconds_count')).to.have.length.below(10);
  });

  it('is not where the pages are', async () => {
    const app = await testApp();
    expect((await app.get('/metrics')).statusCode).to.equal(404);
  });

  it('counts and logs by its route a request that held up all others, and nothing of its address', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const afterWork = <T>(answer: T): Promise<T> => {
      const began = process.threadCpuUsage().user;
      while (process.threadCpuUsage().user - began < 80_000);
      return Promise.resolve(answer);
    };
    const app = await testApp(
      {},
      {
        logger,
        sendLead: () => afterWork({ kind: 'busy', retryAfter: 1 } as const),
        placeSuggestions: { suggest: () => afterWork([]) },
      },
    );
    await app.get('/api/location/suggest?Text=secret');
    await app.send({
      method: 'POST',
      url: '/api/leads',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'a' },
      payload: '{"Name":"secret"}',
    });
    await app.get('/en-ca');
    expect(seriesOf((await app.container.get('metrics').text()).body, 'forecourt_http_held_up_total').sort()).to.include.members([
      'forecourt_http_held_up_total{route="/api/leads"} 1',
      'forecourt_http_held_up_total{route="/api/location/suggest"} 1',
    ]);
    const named = lines
      .filter((line) => line.includes('held up'))
      .map((line) => JSON.parse(line) as { route: string; processorMs: number });
    expect(named.map(({ route }) => route)).to.include.members(['/api/location/suggest', '/api/leads']);
    expect(named.every(({ processorMs }) => processorMs > 50)).to.equal(true);
    expect(lines.filter((line) => line.includes('held up')).join('')).not.to.contain('secret');
  });
});
