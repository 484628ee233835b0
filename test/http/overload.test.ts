import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { LANGUAGES } from '../../src/domain/language/language.ts';
import { eventually } from '../support/eventually.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { testApp, type TestApp } from '../support/test-app.ts';

const LIMITS = { delayMs: 100, queue: 3 };
const HTML = { accept: 'text/html' };

describe('A server with more requests than it can answer', () => {
  let delay: number;
  let app: TestApp;
  beforeEach(async () => {
    delay = 0;
    app = await testApp(
      { vehicles: [{ vehicle: aVehicle() }] },
      { requestQueue: { connect: () => undefined, arrive: () => delay, enqueue: (begin) => begin() } },
      { overload: LIMITS },
    );
  });

  const statusOf = async (url: string, headers: Readonly<Record<string, string>> = HTML): Promise<number> =>
    (await app.get(url, { headers })).statusCode;
  /** Whether a form that is sent here was refused because of the load; every other answer has an id. */
  const isShed = async (url: string): Promise<boolean> => {
    const { statusCode, headers } = await app.send({
      url,
      method: 'POST',
      headers: { ...HTML, 'content-type': 'application/json' },
      payload: '{}',
    });
    return statusCode === 503 && headers['x-request-id'] === undefined;
  };

  it('answers all of them as long as none waits too long', async () => {
    delay = 100;
    expect(await statusOf('/en-ca/cars')).to.equal(200);
  });

  it('refuses pages, calls and pictures when they wait too long, and says when to come back', async () => {
    delay = 101;
    for (const url of ['/', '/en-ca/cars', '/_data/en-ca/cars', '/api/search', '/media/1/0', '/favicon.ico', '/robots.txt']) {
      const answer = await app.get(url, { headers: HTML });
      expect(answer.statusCode, url).to.equal(503);
      expect(answer.headers['retry-after'], url).to.equal('5');
      expect(answer.headers['cache-control'], url).to.equal('no-store');
    }
    expect((await app.get('/api/search')).json()).to.deep.include({ status: 503 });
    expect((await app.get('/en-ca/cars')).headers['content-type']).to.equal('text/plain');
  });

  it('goes on answering health checks and the files that pages are made of', async () => {
    delay = 60_000;
    expect(await statusOf('/livez')).to.equal(200);
    expect(await statusOf('/readyz')).to.equal(200);
    expect(await statusOf('/assets/none.js')).to.equal(404);
  });

  it('refuses leads last, with and without JavaScript', async () => {
    delay = 400;
    expect(await statusOf('/en-ca/cars')).to.equal(503);
    for (const path of ['/api/leads', '/leads', '/API/Leads?x=1']) expect(await isShed(path), path).to.equal(false);
    delay = 401;
    for (const path of ['/api/leads', '/leads']) expect(await isShed(path), path).to.equal(true);
  });

  it('does not take a reading of the leads, or a path that only begins like theirs, for a lead', async () => {
    delay = 101;
    expect(await statusOf('/api/leads')).to.equal(503);
    expect(await isShed('/leads-of-others')).to.equal(true);
  });

  for (const { slug, locale } of LANGUAGES)
    it(`shows a page of its own in ${locale}, which needs nothing more from the server`, async () => {
      delay = 101;
      const { body, headers } = await app.get(`/${slug}/x`, { headers: HTML });
      expect(body)
        .to.include(`<html lang="${locale}">`)
        .and.include('href=""')
        .and.not.match(/overload:|<script|src=/);
      const style = /<style>(.*)<\/style>/.exec(body)?.[1] ?? '';
      expect(headers['content-security-policy']).to.include(createHash('sha256').update(style).digest('base64'));
    });

  it('takes the language of the browser where the address has none', async () => {
    delay = 101;
    const { body } = await app.get('/', { headers: { ...HTML, 'accept-language': 'fr-FR' } });
    expect(body).to.include('<html lang="fr-FR">');
  });

  it('refuses what is beyond the queue, and takes requests again once others are answered', async () => {
    let release = (): void => undefined;
    const held = new Promise<null>((resolve) => (release = () => resolve(null)));
    let arrived = 0;
    const reason = (): Promise<null> => {
      arrived += 1;
      return held;
    };
    app = await testApp({}, { readiness: { reason } }, { overload: LIMITS });
    const first = [1, 2, 3].map(() => statusOf('/en-ca/cars'));
    await eventually(() => Promise.resolve(expect(arrived).to.equal(3)));
    expect(await statusOf('/en-ca/cars')).to.equal(503);
    release();
    expect(await Promise.all(first)).to.deep.equal([200, 200, 200]);
    expect(await statusOf('/en-ca/cars')).to.equal(200);
  });

  it('counts what it refused', async () => {
    delay = 5000;
    await statusOf('/en-ca/cars');
    await isShed('/leads');
    const { body } = await app.container.get('metrics').text();
    expect(body)
      .to.include('forecourt_requests_shed_total{kind="other"} 1')
      .and.include('forecourt_requests_shed_total{kind="lead"} 1');
  });

  it('refuses nothing where the operator turned it off', async () => {
    app = await testApp(
      {},
      { requestQueue: { connect: () => undefined, arrive: () => 60_000, enqueue: (begin) => begin() } },
      { overload: { ...LIMITS, delayMs: 0 } },
    );
    expect(await statusOf('/en-ca/cars')).to.equal(200);
  });
});
