import { expect } from 'chai';
import { importFeed } from '../../src/application/inventory/import-feed.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { keepByApi, TOKEN, tokensOf } from '../support/fakes/dealer-tokens.ts';
import { FixedClock } from '../support/fakes/fixed-clock.ts';
import { feedOf } from '../support/feeds/a-feed.ts';
import { aProfile } from '../support/feeds/a-profile.ts';
import { testApp, type TestApp } from '../support/test-app.ts';
import { FakeLocationProvider } from '../support/fakes/fake-location-provider.ts';

const CIVIC = { make: 'Honda', model: 'Civic', year: 2020, price: 18995, mileage: '62310 km' };

describe('The write API', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await testApp({ dealers: [aDealer(), aDealer().named('Another')] }, { dealerTokens: tokensOf(1) });
  });

  const call = (method: string, path: string, body?: unknown, token = TOKEN) =>
    app.send({
      method,
      url: `/api/dealer/vehicles${path}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
  const vehicles = async () => (await Array.fromAsync(app.inventory.changedSince(0))).flat().map(({ vehicle }) => vehicle);
  const importing = (records: readonly Readonly<Record<string, string>>[]) =>
    importFeed(
      { inventory: app.inventory, places: new FakeLocationProvider(), clock: new FixedClock() },
      { profile: aProfile(), feed: feedOf(records), dealerId: 1, dryRun: false, allowRemovals: true },
    );

  it('adds a vehicle of the token’s dealer, and changes nothing when it is told the same again', async () => {
    const first = await call('PUT', '/A1', CIVIC);
    expect(first.statusCode).to.equal(201);
    expect(first.json()).to.deep.equal({ StockNumber: 'A1', Id: 1, Outcome: 'added', Unrecognised: [] });
    const revision = await app.inventory.revision();
    const again = await call('PUT', '/A1', CIVIC);
    expect([again.statusCode, again.json<{ Outcome: string }>().Outcome]).to.deep.equal([200, 'unchanged']);
    expect(await app.inventory.revision()).to.equal(revision);
    const [vehicle] = await vehicles();
    expect(vehicle).to.deep.include({
      dealerId: 1,
      stockNumber: 'A1',
      mileageKm: 62_310,
      price: { amount: 18_995, currency: 'CAD' },
    });
  });

  it('changes fields, and takes away those that are null', async () => {
    await call('PUT', '/A1', { ...CIVIC, description: 'One owner' });
    for (const outcome of ['changed', 'unchanged']) {
      const answer = await call('PATCH', '/A1', { price: 17995, description: null });
      expect(answer.json<{ Outcome: string }>().Outcome).to.equal(outcome);
    }
    const [vehicle] = await vehicles();
    expect(vehicle).to.deep.include({ price: { amount: 17_995, currency: 'CAD' }, description: null, mileageKm: 62_310 });
  });

  it('takes a vehicle off the lists, as often as it is told to', async () => {
    await call('PUT', '/A1', CIVIC);
    expect((await call('DELETE', '/A1')).statusCode).to.equal(204);
    expect((await call('DELETE', '/A1')).statusCode).to.equal(204);
    expect((await vehicles())[0]?.availability).to.equal('unavailable');
    await call('PUT', '/A1', CIVIC);
    const back = await vehicles();
    expect(back.map(({ id, availability }) => [id, availability])).to.deep.equal([[1, 'available']]);
  });

  it('never stores what it cannot read: it says which field, and what to do', async () => {
    for (const [field, value, problem] of [
      ['price', 'CHF 12,000', 'other-currency'],
      ['year', 1066, 'out-of-range'],
      ['vin', '1HGCM82633A004353', 'vin-check-digit'],
      ['mileage', '12.345', 'unclear-marks'],
      ['images', ['ftp://x'], 'no-web-address'],
      ['wheels', 4, 'unknown-field'],
      ['model', '', 'missing'],
      ['version', '=HYPERLINK("x")', 'formula'],
      ['stockNumber', 'B2', 'other-stock-number'],
    ] as const) {
      const answer = await call('PUT', '/A1', { ...CIVIC, [field]: value });
      expect(answer.statusCode, field).to.equal(422);
      const [fault] = answer.json<{ faults: { name: string; problem: string; hint: string }[] }>().faults;
      expect(fault, field).to.include({ name: field, problem });
      expect(fault?.hint, field).to.be.a('string').and.not.equal('');
    }
    expect(await vehicles()).to.deep.equal([]);
  });

  it('takes a batch, with a result for each row: what is refused keeps nothing back', async () => {
    await keepByApi(app.inventory);
    const answer = await call('POST', '', {
      Vehicles: [
        { Method: 'PUT', StockNumber: 'B1', Vehicle: CIVIC },
        { Method: 'PUT', StockNumber: 'B2', Vehicle: { make: 'Kia' } },
        { Method: 'PATCH', StockNumber: 'A1', Vehicle: { price: 17000 } },
        { Method: 'PUT', StockNumber: 'B1', Vehicle: CIVIC },
        { Method: 'DELETE', StockNumber: 'FEED' },
        { Method: 'DELETE', StockNumber: 'NONE' },
        { Method: 'PUT', StockNumber: 'B3', Vehicle: { ...CIVIC, model: 'Fit' } },
      ],
    });
    expect(answer.statusCode).to.equal(207);
    const { Results } = answer.json<{ Results: { Index: number; Status: number; Id?: number }[] }>();
    expect(Results.map(({ Status }) => Status)).to.deep.equal([201, 422, 200, 409, 409, 404, 201]);
    expect(Results.map(({ Index }) => Index)).to.deep.equal([0, 1, 2, 3, 4, 5, 6]);
    const stored = await vehicles();
    expect(stored.find(({ id }) => id === Results[6]?.Id)).to.include({ stockNumber: 'B3', model: 'Fit' });
    const tooMany = Array.from({ length: 501 }, (_, k) => ({ Method: 'DELETE', StockNumber: String(k) }));
    expect((await call('POST', '', { Vehicles: tooMany })).statusCode).to.equal(400);
  });

  it('knows a vehicle by its VIN: the same stock number with another one is another vehicle, and a batch names each once', async () => {
    const [first, second] = [
      { ...CIVIC, vin: '1HGCM82633A004352' },
      { ...CIVIC, vin: '1M8GDM9AXKP042788' },
    ];
    await call('PUT', '/A1', first);
    expect((await call('PUT', '/A1', second)).json<{ Outcome: string }>().Outcome).to.equal('added');
    expect((await vehicles()).map(({ vin, availability }) => [vin, availability])).to.deep.equal([
      [first.vin, 'unavailable'],
      [second.vin, 'available'],
    ]);
    const answer = await call('POST', '', {
      Vehicles: ['B1', 'B2'].map((StockNumber) => ({ Method: 'PUT', StockNumber, Vehicle: second })),
    });
    const { Results } = answer.json<{ Results: { Status: number }[] }>();
    expect(Results.map(({ Status }) => Status)).to.deep.equal([200, 409]);
  });

  it('takes 500 vehicles with long descriptions at once', async () => {
    const Vehicles = Array.from({ length: 500 }, (_, k) => ({
      Method: 'PUT',
      StockNumber: `S${String(k)}`,
      Vehicle: { ...CIVIC, description: 'x'.repeat(5000) },
    }));
    expect((await call('POST', '', { Vehicles })).statusCode).to.equal(207);
    expect(await vehicles()).to.have.length(500);
  });

  it('is for the token’s dealer alone, and for nobody without a token', async () => {
    app = await testApp({ dealers: [aDealer(), aDealer().named('Another')] }, { dealerTokens: tokensOf(2) });
    await keepByApi(app.inventory);
    expect((await call('DELETE', '/A1')).statusCode).to.equal(404);
    expect((await call('PUT', '/A1', CIVIC)).statusCode).to.equal(201);
    expect((await vehicles()).filter(({ stockNumber }) => stockNumber === 'A1').map(({ dealerId }) => dealerId)).to.have.members([
      1, 2,
    ]);
    const refused = await call('PUT', '/A1', CIVIC, 'wrong');
    expect([refused.statusCode, refused.headers['www-authenticate']]).to.deep.equal([401, 'Bearer']);
  });

  it('lets a token make 120 calls a minute, each for itself, and an address 600, whatever its tokens', async () => {
    const tokens = { ...tokensOf(1), find: (token: string) => Promise.resolve(tokenOf(token)) };
    const tokenOf = (token: string) =>
      token === 'none' ? null : { id: Number(token), dealerId: 1, name: 'a test', createdAt: 0, revokedAt: null };
    app = await testApp({}, { dealerTokens: tokens });
    const calls = async (token: string, count: number): Promise<ReadonlyMap<number, number>> => {
      const answers = new Map<number, number>();
      for (let k = 0; k < count; k++) {
        const { statusCode } = await call('DELETE', '/A1', undefined, token);
        answers.set(statusCode, (answers.get(statusCode) ?? 0) + 1);
      }
      return answers;
    };
    expect(await calls('1', 121)).to.deep.equal(new Map([[404, 120], [429, 1]])); // prettier-ignore
    expect(await calls('2', 1)).to.deep.equal(new Map([[404, 1]]));
    const refused = await call('DELETE', '/A1', undefined, '1');
    expect(refused.headers['retry-after']).to.match(/^\d+$/);
    expect(refused.json<{ title: string }>().title).to.equal('Too many calls with this token');
    expect(await calls('none', 478)).to.deep.equal(new Map([[401, 477], [429, 1]])); // prettier-ignore
    expect(await calls('2', 1)).to.deep.equal(new Map([[429, 1]]));
  });

  it('and feeds leave each other’s vehicles as they are, until PUT takes one over or DELETE gives it back', async () => {
    await importing([
      { stock: 'F1', make: 'Kia', model: 'Soul', price: '9000' },
      { stock: 'F2', make: 'Kia', model: 'Rio', price: '8000' },
    ]);
    await call('PUT', '/A1', CIVIC);
    await call('PUT', '/F2', { make: 'Kia', model: 'Rio', price: 7500 });
    const report = await importing([
      { stock: 'F1', make: 'Kia', model: 'Soul', price: '9000' },
      { stock: 'F2', make: 'Kia', model: 'Rio', price: '8000' },
    ]);
    expect('report' in report && report.report).to.include({ ofApi: 1, gone: 0, changed: 0 });
    const state = async () =>
      Object.fromEntries((await vehicles()).map((each) => [each.stockNumber, [each.price?.amount, each.availability]]));
    expect(await state()).to.deep.equal({
      F1: [9000, 'available'],
      F2: [7500, 'available'],
      A1: [18_995, 'available'],
    });
    expect((await call('PATCH', '/F1', { price: 1 })).statusCode).to.equal(409);
    await call('DELETE', '/F2');
    await importing([
      { stock: 'F1', make: 'Kia', model: 'Soul', price: '9000' },
      { stock: 'F2', make: 'Kia', model: 'Rio', price: '8000' },
    ]);
    expect((await state()).F2).to.deep.equal([8000, 'available']);
  });
});
