import { expect } from 'chai';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { testApp } from '../support/test-app.ts';

describe('GET /metrics', () => {
  const seriesOf = (text: string, name: string): string[] =>
    text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));

  it('measures requests by route and status, and tells of inventory, leads and the process', async () => {
    const app = await testApp({ vehicles: [{ vehicle: aVehicle() }, { vehicle: aVehicle().stock('A2').sold() }] });
    await app.get('/en-ca/car-for-sale/toyota/rav4/2019-hybrid-xle-awd-1?Menu=0');
    await app.get('/_data/en-ca/cars?Make=toyota');
    await app.get('/API/search?PriceMax=1');
    const { statusCode, headers, body } = await app.get('/metrics');
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
    const { body } = await app.get('/metrics');
    expect(body).to.not.match(/secret|zoe|localhost|PROPFIND|127\.0\.0\.1/);
    expect(seriesOf(body, 'forecourt_http_request_duration_seconds_count')).to.have.length.below(10);
  });

  it('is only on its own port if it has one', async () => {
    const app = await testApp({}, {}, { metricsPort: 9100 });
    expect((await app.get('/metrics')).statusCode).to.equal(404);
  });
});
