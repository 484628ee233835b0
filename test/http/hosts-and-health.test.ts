import { expect } from 'chai';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { testApp } from '../support/test-app.ts';

describe('Hosts', () => {
  it('answers 421 and nothing of a site for a host that no site has', async () => {
    const { get } = await testApp();
    const answer = await get('/en-ca/cars', { headers: { host: 'evil.example' } });
    expect(answer.statusCode).to.equal(421);
    expect(answer.body).not.to.match(/forecourt|<html/i);
    expect(answer.headers['set-cookie']).to.equal(undefined);
  });

  it('says so to a browser as a page in the visitor’s language, which repeats nothing of the name', async () => {
    const { get } = await testApp();
    const headers = { host: 'evil.example', accept: 'text/html,*/*;q=0.8', 'accept-language': 'fr-CA' };
    const answer = await get('/en-ca/cars', { headers });
    expect([answer.statusCode, answer.headers['content-type']]).to.deep.equal([421, 'text/html; charset=utf-8']);
    expect(answer.body).to.include('lang="fr-CA"').and.include('Aucun site ne répond à ce nom').and.not.include('evil');
    expect(answer.headers['content-security-policy']).to.include("default-src 'none'");
  });

  for (const host of ['localhost', 'fr.localhost', 'media.localhost', 'dealer.localhost', 'moto.localhost']) {
    it(`${host} shows a home page`, async () => {
      const { get } = await testApp();
      const answer = await get('/', { headers: { host } });
      expect(answer.statusCode).to.equal(200);
      expect(answer.headers['content-type']).to.match(/^text\/html/);
    });
  }

  it('specs.localhost leads from its address to the catalogue', async () => {
    const { get } = await testApp();
    const answer = await get('/', { headers: { host: 'specs.localhost' } });
    expect(answer.statusCode).to.equal(302);
    expect((await get(String(answer.headers.location), { headers: { host: 'specs.localhost' } })).statusCode).to.equal(200);
  });

  it('shows Canadian dealers in Canada and French dealers in France', async () => {
    const { get } = await testApp({
      dealers: [aDealer(), aDealer().inFrance()],
      vehicles: [
        { vehicle: aVehicle().named('Honda', 'Civic') },
        { vehicle: aVehicle().named('Renault', 'Clio').priced(9000, 'EUR'), dealer: 1 },
      ],
    });
    const canada = await get('/en-ca/cars');
    expect(canada.body).to.contain('Civic').and.not.contain('Clio');
    const france = await get('/fr-fr/autos', { headers: { host: 'fr.localhost' } });
    expect(france.body).to.contain('Clio').and.not.contain('Civic');
  });
});

describe('Health', () => {
  it('is live while it loads, is ready only afterwards, and shows no pages before', async () => {
    const { get } = await testApp({}, { readiness: { reason: () => Promise.resolve('the inventory is loading') } });
    expect((await get('/livez')).statusCode).to.equal(200);
    const ready = await get('/readyz');
    expect(ready.statusCode).to.equal(503);
    expect(ready.json()).to.include({ reason: 'the inventory is loading' });
    expect((await get('/en-ca/cars')).statusCode).to.equal(503);
  });

  it('stays ready without its search, and says so', async () => {
    const { get } = await testApp(
      {},
      { readiness: { reason: () => Promise.resolve(null), degraded: () => Promise.resolve('no search') } },
    );
    const ready = await get('/readyz');
    expect(ready.statusCode).to.equal(200);
    expect(ready.json()).to.deep.equal({ status: 'ready', degraded: 'no search' });
  });

  it('answers the manifest and the icons of a site while it loads', async () => {
    const { get } = await testApp({}, { readiness: { reason: () => Promise.resolve('the inventory is loading') } });
    for (const path of ['/manifest.webmanifest', '/_icons/any-192.png']) expect((await get(path)).statusCode, path).to.equal(200);
  });

  it('says ready when the inventory is loaded and the database answers', async () => {
    const { get } = await testApp();
    expect((await get('/readyz')).statusCode).to.equal(200);
  });
});
