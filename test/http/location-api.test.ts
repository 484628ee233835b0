import { expect } from 'chai';
import { LAVAL_ON_THE_WIRE } from '../support/builders/laval.ts';
import { FakeLocationProvider } from '../support/fakes/fake-location-provider.ts';
import { ScriptedLocationProvider } from '../support/fakes/scripted-location-provider.ts';
import type { LocalServer } from '../support/servers/local-server.ts';
import { startLocationServer, type LocationServerOptions } from '../support/servers/location-server.ts';

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

describe('The location calls of this server (section 7)', () => {
  const servers: LocalServer[] = [];
  const serve = async (
    provider = new FakeLocationProvider() as Parameters<typeof startLocationServer>[0],
    options: LocationServerOptions = {},
  ) => {
    const server = await startLocationServer(provider, options);
    servers.push(server);
    return async (path: string, headers: Record<string, string> = {}): Promise<Answer> => {
      const response = await fetch(`${server.url}/api/location/${path}`, { headers });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    };
  };
  afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

  it('answer Status 1 and the Location by postal code', async () => {
    const get = await serve();
    expect(await get('get/postalcode?PostalCode=H7S%200A3&Country=CA&Province=QC')).to.deep.equal({
      status: 200,
      body: {
        Status: 1,
        Location: { ...LAVAL_ON_THE_WIRE, PostalCode: 'H7S 0A3' },
      },
    });
  });

  it('take Canada and Quebec where no country is said, and no province for France', async () => {
    const get = await serve();
    expect((await get('get/keyword?Keyword=laval')).body.Status).to.equal(1);
    expect((await get('province/default')).body.Location).to.include({ ProvinceIso: 'QC' });
    expect((await get('province/default?Country=FR&Province=')).body.Location).to.include({ ProvinceIso: 'IDF' });
  });

  it('take decimal commas in coordinates', async () => {
    const get = await serve();
    expect((await get('get/coordinates?Latitude=45,57&Longitude=-73,74')).body.Location).to.include({
      City: 'Laval',
      Latitude: 45.57,
    });
  });

  it('answer Status 2 when there is no such place', async () => {
    const get = await serve();
    expect(await get('get/keyword?Keyword=nowhere')).to.deep.equal({ status: 200, body: { Status: 2 } });
  });

  it('answer Status -1 when places cannot be looked up', async () => {
    const get = await serve(new ScriptedLocationProvider({ keyword: { kind: 'unavailable', cause: 'down' } }));
    const { status, body } = await get('get/keyword?Keyword=laval');
    expect(status).to.equal(503);
    expect(body).to.include({ Status: -1 });
    expect(JSON.stringify(body)).to.not.include('down');
  });

  for (const path of [
    'get/postalcode',
    'get/postalcode?PostalCode=a&PostalCode=b',
    'get/keyword?Keyword=',
    `get/keyword?Keyword=${'x'.repeat(101)}`,
    'get/coordinates?Latitude=45.5',
    'get/coordinates?Latitude=95&Longitude=1',
    'get/coordinates?Latitude=north&Longitude=1',
  ]) {
    it(`answer 400 to ${path.slice(0, 40)}`, async () => {
      const { status, body } = await (await serve())(path);
      expect(status).to.equal(400);
      expect(body).to.include({ Status: 0 });
    });
  }

  describe('by IP', () => {
    const asked = async (options: LocationServerOptions, query: string, headers: Record<string, string> = {}) => {
      const provider = new ScriptedLocationProvider({});
      await (
        await serve(provider, options)
      )(`get/ip${query}`, headers);
      const [lookup] = provider.asked;
      return lookup?.by === 'ip' ? lookup.ip : undefined;
    };

    it('a visitor gets their own address looked up, whatever they write into IP or headers', async () => {
      const headers = { 'X-Forwarded-For': '90.63.1.1', 'X-Real-IP': '90.63.1.1', Forwarded: 'for=90.63.1.1' };
      expect(await asked({ trusted: [] }, '?IP=90.63.1.1', headers)).to.equal('127.0.0.1');
    });

    it('another install in TRUSTED_PROXIES says whose address it asks for', async () => {
      expect(await asked({ trusted: ['127.0.0.1'] }, '?IP=90.63.1.1')).to.equal('90.63.1.1');
      expect(await asked({ trusted: ['127.0.0.1'] }, '?IP=nonsense')).to.equal('nonsense');
    });

    it('a visitor behind a trusted proxy does not', async () => {
      expect(await asked({ trusted: ['127.0.0.1'] }, '?IP=90.63.1.1', { 'X-Forwarded-For': '24.48.0.1' })).to.equal('24.48.0.1');
      expect(await asked({ trusted: ['127.0.0.1'] }, '?IP=90.63.1.1', { 'X-Forwarded-For': '127.0.0.1, 24.48.0.1' })).to.equal(
        '24.48.0.1',
      );
    });
  });

  it('refuse a call that another install passed on, where they pass calls on themselves', async () => {
    const get = await serve(new FakeLocationProvider(), { relayed: true });
    expect((await get('province/default')).status).to.equal(200);
    expect((await get('province/default', { 'X-Forecourt-Relay': '1' })).status).to.equal(508);
  });

  it('refuse an address that calls too often, but not another install', async () => {
    const visitor = await serve(new FakeLocationProvider(), { trusted: [] });
    const install = await serve(new FakeLocationProvider());
    const statuses = async (get: typeof visitor) => {
      const answers: number[] = [];
      for (let k = 0; k < 130; k += 1) answers.push((await get('province/default')).status);
      return new Set(answers);
    };
    expect([...(await statuses(visitor))]).to.deep.equal([200, 429]);
    expect([...(await statuses(install))]).to.deep.equal([200]);
  });
});
