import { expect } from 'chai';
import { setTimeout as sleep } from 'node:timers/promises';
import { guardedLocationProvider, LOOKUP_BUDGET_MS } from '../../../../src/adapters/location/guarded-location-provider.ts';
import { httpLocationProvider } from '../../../../src/adapters/location/http/http-location-provider.ts';
import { resolveLocation, type ResolveLocation } from '../../../../src/application/location/resolve-location.ts';
import type { LocationProvider, LookupContext } from '../../../../src/ports/location-provider.ts';
import { FixedClock } from '../../../support/fakes/fixed-clock.ts';
import {
  FAULTS,
  startFaultyLocationServer,
  type Fault,
  type FaultyLocationServer,
} from '../../../support/servers/faulty-location-server.ts';
import { startLocalServer } from '../../../support/servers/local-server.ts';
import { IN_QUEBEC } from '../../../support/lookup-context.ts';

const clock = new FixedClock();

describe('The location API of another server', () => {
  let server: FaultyLocationServer;
  let provider: LocationProvider;
  before(async () => {
    server = await startFaultyLocationServer();
    provider = httpLocationProvider(server.url, clock);
  });
  beforeEach(() => {
    server.fault = null;
    server.calls.length = 0;
  });
  after(() => server.close());

  it('is called with the parameters and the session of the specification (section 7)', async () => {
    await provider.find({ by: 'postal code', postalCode: 'H7S 0A3' }, IN_QUEBEC);
    await provider.find({ by: 'keyword', keyword: 'Laval QC' }, IN_QUEBEC);
    await provider.find({ by: 'coordinates', coordinates: { latitude: 45.57001, longitude: -73.7404 } }, IN_QUEBEC);
    await provider.find({ by: 'ip', ip: '::ffff:24.48.0.1' }, IN_QUEBEC);
    await provider.find({ by: 'default province' }, IN_QUEBEC);
    await provider.find({ by: 'default province' }, { ...IN_QUEBEC, country: 'FR', province: 'IDF' });
    const own = server.calls.map(({ pathname, searchParams }) => [
      pathname,
      Object.fromEntries([...searchParams].filter(([name]) => !name.startsWith('Session.'))),
    ]);
    expect(own).to.deep.equal([
      ['/api/location/get/postalcode', { PostalCode: 'H7S 0A3', Country: 'CA', Province: 'QC' }],
      ['/api/location/get/keyword', { Keyword: 'Laval QC', Country: 'CA', Province: 'QC' }],
      ['/api/location/get/coordinates', { Latitude: '45.57', Longitude: '-73.74', Country: 'CA', Province: 'QC' }],
      ['/api/location/get/ip', { IP: '24.48.0.1', Country: 'CA', Province: 'QC' }],
      ['/api/location/province/default', { Country: 'CA', Province: 'QC' }],
      ['/api/location/province/default', { Country: 'FR', Province: '' }],
    ]);
    for (const { searchParams } of server.calls) {
      expect([...searchParams.keys()].slice(0, 5)).to.deep.equal([
        'Session.Language',
        'Session.Date',
        'Session.Time',
        'Session.Host',
        'Session.Url',
      ]);
      expect(searchParams.get('Session.Url')).to.equal(IN_QUEBEC.session.url);
    }
    expect(server.headers).to.include({ 'content-type': 'application/json', 'cache-control': 'no-cache' });
  });

  it('answers a place whose decimal commas became dots', async () => {
    const answer = await provider.find({ by: 'postal code', postalCode: 'H7S' }, IN_QUEBEC);
    expect(answer).to.deep.include({ kind: 'found' });
    expect(answer.kind === 'found' && answer.place).to.include({ city: 'Laval', latitude: 45.57, longitude: -73.74 });
  });

  const outcomes: Readonly<Record<Exclude<Fault, 'slow'>, string>> = {
    'broken JSON': 'unavailable',
    'Status 2': 'none',
    'another country': 'found',
    'a 10 MB body': 'unavailable',
    'a redirect elsewhere': 'unavailable',
    'HTTP 500': 'unavailable',
    'hangs up': 'unavailable',
    'half an answer': 'unavailable',
    'garbage instead of HTTP': 'unavailable',
  };
  for (const [fault, kind] of Object.entries(outcomes) as [Fault, string][]) {
    it(`with ${fault} is ${kind}`, async () => {
      server.fault = fault;
      expect((await provider.find({ by: 'keyword', keyword: 'Laval' }, IN_QUEBEC)).kind).to.equal(kind);
    });
  }

  it('is unavailable when it is slower than the lookup may be', async () => {
    server.fault = 'slow';
    const answer = await provider.find({ by: 'keyword', keyword: 'Laval' }, { ...IN_QUEBEC, signal: AbortSignal.timeout(100) });
    expect(answer).to.deep.equal({ kind: 'unavailable', cause: 'it took too long' });
  });

  it('is unavailable when nothing listens there', async () => {
    const gone = await startFaultyLocationServer();
    await gone.close();
    expect(await httpLocationProvider(gone.url, clock).find({ by: 'keyword', keyword: 'Laval' }, IN_QUEBEC)).to.deep.equal({
      kind: 'unavailable',
      cause: 'ECONNREFUSED',
    });
  });

  it('does not follow a redirect: no other server receives the visitor’s data', async () => {
    let visits = 0;
    const elsewhere = await startLocalServer((_request, response) => {
      visits += 1;
      response.end('{"Status": 1}');
    });
    const redirecting = await startFaultyLocationServer(elsewhere.url);
    redirecting.fault = 'a redirect elsewhere';
    await httpLocationProvider(redirecting.url, clock).find({ by: 'ip', ip: '24.48.0.1' }, IN_QUEBEC);
    await Promise.all([elsewhere.close(), redirecting.close()]);
    expect(visits).to.equal(0);
  });

  it('says why it is unavailable without saying of whom', async () => {
    server.fault = 'broken JSON';
    const answer = await provider.find({ by: 'ip', ip: '24.48.0.1' }, IN_QUEBEC);
    expect(JSON.stringify(answer)).to.not.match(/24\.48|http|localhost/);
  });
});

describe('A page goes on whatever the other server does', function () {
  /** Below the ten seconds that the slow server takes to answer: who waits for it fails. */
  this.timeout(8_000);
  let server: FaultyLocationServer;
  beforeEach(async () => {
    server = await startFaultyLocationServer();
  });
  afterEach(() => server.close());

  const chain = (postalCode: string): ResolveLocation => ({
    existing: null,
    requested: { postalCode, latitude: '45.5', longitude: '-73.6' },
    cookies: {},
    ip: '24.48.0.1',
    context: IN_QUEBEC,
  });
  const inBudget = (): LookupContext => ({ ...IN_QUEBEC, signal: AbortSignal.timeout(LOOKUP_BUDGET_MS) });

  /** Each chain asks for codes of its own, so that no cache answers. */
  const walk = (guarded: LocationProvider, code: string) => {
    return resolveLocation({ ...chain(code), context: inBudget() }, { provider: guarded, clock });
  };

  const expected: Readonly<Partial<Record<Fault, readonly string[]>>> = {
    'Status 2': ['none', 'none', 'none'],
    'another country': ['found'],
  };

  for (const fault of FAULTS) {
    it(`with ${fault}: the order is kept and nobody waits for it`, async () => {
      server.fault = fault;
      const guarded = guardedLocationProvider(httpLocationProvider(server.url, clock), { failures: 100 });
      const { attempts } = await walk(guarded, 'H7S 0A3');
      expect(attempts.map(({ outcome }) => outcome)).to.deep.equal(
        expected[fault] ?? ['unavailable', 'unavailable', 'unavailable'],
      );
      if (fault !== 'another country') expect(attempts.map(({ by }) => by)).to.deep.equal(['postal code', 'coordinates', 'ip']);
    });
  }

  it('the place by IP in another country is discarded', async () => {
    server.fault = 'another country';
    const guarded = guardedLocationProvider(httpLocationProvider(server.url, clock));
    const { location, attempts } = await resolveLocation({ ...chain(''), requested: {} }, { provider: guarded, clock });
    expect(location).to.equal(null);
    expect(attempts).to.deep.equal([{ by: 'ip', source: 'Server IP', outcome: 'other country' }]);
  });

  it('once the breaker is open no page waits, and when the server is back it is used again', async () => {
    server.fault = 'slow';
    const guarded = guardedLocationProvider(httpLocationProvider(server.url, clock), {
      failures: 3,
      failingForMs: 100,
      timeLimitMs: 60,
      restMs: 150,
    });
    for (let k = 0; !guarded.resting() && k < 10; k += 1) await walk(guarded, `H7S 0A${k}`);
    expect(guarded.resting()).to.equal(true);

    server.calls.length = 0;
    const pages = 200;
    const began = performance.now();
    for (let k = 0; k < pages; k += 1) {
      await walk(guarded, `J7Z 0A${k}`);
      // Longer than a rest in all: lookups that try the server again are among them.
      await sleep(2);
    }
    const rests = Math.ceil((performance.now() - began) / 150);
    expect(server.calls.length).to.be.within(1, rests);

    server.fault = null;
    while (guarded.resting()) {
      await walk(guarded, 'H1A 1A1');
      await sleep(20);
    }
    expect((await walk(guarded, 'H1A 1A2')).location).to.include({ city: 'Laval', source: 'Server Keyword' });
  });
});
