import { expect } from 'chai';
import { JSDOM } from 'jsdom';

import { aDealer } from '../support/builders/a-dealer.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import type { Answer } from '../support/requests.ts';
import { testApp, type TestApp } from '../support/test-app.ts';

const DAY = 86_400_000;
const LATER = Date.UTC(2036, 0, 1);

const cookiesOf = (answer: Answer): string[] => [answer.headers['set-cookie'] ?? []].flat().map(String);

/** What a browser would send back. */
const jarOf = (answer: Answer): string =>
  cookiesOf(answer)
    .map((line) => line.split(';', 1)[0])
    .join('; ');

const post = (app: TestApp, fields: Record<string, string>, headers: Record<string, string> = {}, query = ''): Promise<Answer> =>
  app.send({
    method: 'POST',
    url: `/favorites${query}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: 'LanguageId=1', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

const pageOf = async (app: TestApp, url: string, cookie = ''): Promise<Document> =>
  new JSDOM((await app.get(url, { headers: { cookie } })).body).window.document;

const textOf = (element: Element | null): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

const threeCars = () =>
  testApp({
    dealers: [aDealer(), aDealer().named('Lyon').inFrance()],
    vehicles: [
      { vehicle: aVehicle().named('Honda', 'Civic').priced(20_000) },
      { vehicle: aVehicle().named('Kia', 'Soul').priced(15_000) },
      { vehicle: aVehicle().named('Ford', 'Focus').priced(9000) },
      { vehicle: aVehicle().named('Renault', 'Clio').priced(9000, 'EUR'), dealer: 1 },
    ],
  });

describe('Favourites without JavaScript', () => {
  it('are saved by a form, kept in a cookie of this site until 2050, and lead back to the page', async () => {
    const answer = await post(await threeCars(), { id: '2', action: 'add', back: '/fr-ca/autos?Make=kia' });
    expect(answer.statusCode).to.equal(303);
    expect(answer.headers.location).to.equal('/fr-ca/autos?Make=kia');
    const [ids, since] = cookiesOf(answer);
    expect(ids).to.match(/^Favorites=2; Path=\/; Expires=Tue, 01 Jan 2050|^Favorites=2; Path=\/; Expires=\w+, 01 Jan 2050/);
    expect(ids).to.contain('SameSite=Lax').and.not.contain('HttpOnly');
    expect(since)
      .to.match(/^FavoritesSince=2-[\da-z]+; /)
      .and.contain('HttpOnly');
  });

  it('are Secure where the visitor came by https', async () => {
    const { send } = await testApp({}, {}, { trustedProxies: ['127.0.0.1'] });
    const answer = await send({
      method: 'POST',
      url: '/favorites',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-proto': 'https' },
      payload: 'id=2&action=add&back=/',
    });
    for (const line of cookiesOf(answer)) expect(line).to.contain('Secure');
  });

  it('are listed once each, the newest first, and are removed one by one', async () => {
    const app = await threeCars();
    let jar = jarOf(await post(app, { id: '1', action: 'add', back: '/' }));
    jar = jarOf(await post(app, { id: '3', action: 'add', back: '/' }, { cookie: jar }));
    jar = jarOf(await post(app, { id: '1', action: 'add', back: '/' }, { cookie: jar }));
    expect(jar).to.contain('Favorites=3%2C1;');
    jar = jarOf(await post(app, { id: '3', action: 'remove', back: '/' }, { cookie: jar }));
    expect(jar).to.contain('Favorites=1;');
    const none = await post(app, { id: '1', action: 'remove', back: '/' }, { cookie: jar });
    expect(cookiesOf(none)[0]).to.match(/^Favorites=; .*Expires=Thu, 01 Jan 1970/);
  });

  it('show as pressed hearts and as a number in the header', async () => {
    const document = await pageOf(await threeCars(), '/en-ca/cars', 'Favorites=2');
    expect(textOf(document.querySelector('header a[href="/en-ca/favorites"]'))).to.equal('Favourites 1');
    const heart = (id: number) => document.querySelector(`button.cars-heart[value="${String(id)}"]`);
    expect(heart(2)?.getAttribute('aria-pressed')).to.equal('true');
    expect(heart(2)?.getAttribute('formaction')).to.equal('/favorites?action=remove');
    expect(heart(1)?.getAttribute('aria-pressed')).to.equal('false');
    expect(heart(1)?.getAttribute('aria-label')).to.equal('Save Honda Civic');
    const form = document.querySelector('form#favourites-form');
    expect(form?.getAttribute('method')).to.equal('post');
    expect(form?.querySelector('input[name="back"]')?.getAttribute('value')).to.equal('/en-ca/cars');
  });

  it('answer a call that fails with the id under which the log has it', async () => {
    const answer = await post(await threeCars(), { id: '2'.repeat(9000), action: 'add' }, { accept: 'application/json' });
    expect(answer.statusCode).to.equal(413);
    expect(answer.json<{ ID?: string }>().ID).to.match(/^[\w-]{8,}$/);
  });

  it('never lead to another host, and are written by no other site', async () => {
    const app = await threeCars();
    expect((await post(app, { id: '1', action: 'add', back: '//evil.example' })).headers.location).to.equal('/');
    const foreign = await post(app, { id: '1', action: 'add', back: '/' }, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.statusCode).to.equal(403);
    expect(cookiesOf(foreign)).to.deep.equal([]);
  });

  it('say so when nothing was kept: no cookie came back', async () => {
    const app = await threeCars();
    const answer = await app.send({
      method: 'POST',
      url: '/favorites?action=add',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'id=1&back=/en-ca/cars',
    });
    expect(answer.headers.location).to.equal('/en-ca/cars?Unkept=1');
    const told = await pageOf(app, '/en-ca/cars?Unkept=1');
    expect(textOf(told.querySelector('[role="alert"]'))).to.contain('Nothing was saved');
    const kept = await pageOf(app, '/en-ca/cars?Unkept=1', 'Favorites=1');
    expect(kept.querySelector('[role="alert"]')).to.equal(null);
  });

  it('survive any body, any action and any cookie', async () => {
    const app = await threeCars();
    const answers = await Promise.all([
      post(app, {}),
      post(app, { action: 'steal', id: '1', back: '/' }),
      post(app, { action: 'add', id: 'x'.repeat(5000), back: '/' }),
      post(app, { action: 'add', id: '1', back: '/' }, { cookie: 'Favorites=%E0%A4%A; FavoritesSince=%00' }),
      post(app, { action: 'add', id: '1', back: '/' }, { cookie: 'Favorites=j:{"a":1}; FavoritesSince=j:[1]' }),
      app.get('/en-ca/favorites', { headers: { cookie: 'Favorites=j:[1]; FavoritesSince=j:{}; Theme=j:{}' } }),
      post(app, { action: 'restore', id: '<script>', back: '/' }),
      post(app, { action: 'add', id: '9'.repeat(9000), back: '/' }),
      app.send({
        method: 'POST',
        url: '/favorites?action=add&action=remove',
        payload: '{',
        headers: { 'content-type': 'application/json' },
      }),
      app.get('/en-ca/favorites', { headers: { cookie: 'Favorites=%FF,<b>,-1,1e9; FavoritesSince=~~~' } }),
      app.get('/en-ca/favorites?ids=<script>&Undo=<script>'),
    ]);
    for (const { statusCode } of answers) expect(statusCode).to.be.below(500);
    expect(answers.at(-1)?.body).not.to.contain('<script>&');
  });

  it('answer a browser’s call with the page to go on to', async () => {
    const answer = await post(await threeCars(), { id: '1', action: 'add', back: '/en-ca/cars' }, { accept: 'application/json' });
    expect(answer.json()).to.deep.equal({ To: '/en-ca/cars' });
  });
});

describe('The page of favourites', () => {
  const keepAll = async (app: TestApp): Promise<string> => jarOf(await post(app, { id: '1,2,3', action: 'add', back: '/' }));

  it('says what changed since each was saved', async () => {
    const app = await threeCars();
    const jar = await keepAll(app);
    await app.inventory.transaction(async (inventory) => {
      const facts = aVehicle().named('Honda', 'Civic').priced(18_500).ofDealer(1).stored();
      await inventory.replace([{ ...facts, id: 1 }], LATER);
      await inventory.setAvailability([2], 'sold', LATER + DAY);
    });
    const document = await pageOf(app, '/en-ca/favorites', jar);
    const row = (name: string) => [...document.querySelectorAll('.cars-fav')].find((each) => textOf(each).includes(name)) ?? null;
    expect(textOf(row('Honda Civic')))
      .to.contain('Price down $1,500 since you saved it')
      .and.contain('$20,000');
    expect(textOf(row('Kia Soul')))
      .to.contain('Sold on January 1, 2036')
      .and.contain('See similar vehicles')
      .and.not.contain('$15,000');
    expect(textOf(row('Ford Focus'))).to.match(/Saved on \w+ \d+, \d{4}/);
    const headings = [...document.querySelectorAll('main h2')].map(textOf);
    expect(headings).to.deep.equal(['Changed since you saved them', 'Saved']);
  });

  it('offers undo after one or all were removed, with the day each was saved', async () => {
    const app = await threeCars();
    const jar = await keepAll(app);
    const cleared = await post(app, { action: 'clear', back: '/en-ca/favorites' }, { cookie: jar });
    const to = String(cleared.headers.location);
    expect(to).to.match(/^\/en-ca\/favorites\?Undo=/);
    const document = await pageOf(app, to);
    expect(textOf(document.querySelector('.cars-favs__undo'))).to.contain('3 vehicles removed.');
    const undo = document.querySelector('.cars-favs__undo button');
    const restored = await post(
      app,
      { id: undo?.getAttribute('value') ?? '', back: to },
      {},
      String(undo?.getAttribute('formaction')).replace('/favorites', ''),
    );
    expect(restored.headers.location).to.equal('/en-ca/favorites');
    expect(jarOf(restored)).to.equal(jar);
  });

  it('knows no vehicle of another country, and lets the visitor drop its number', async () => {
    const document = await pageOf(await threeCars(), '/en-ca/favorites', 'Favorites=1%2C4%2C999');
    expect(textOf(document.querySelector('main')))
      .to.contain('2 saved numbers are no vehicles of this site')
      .and.not.contain('Clio');
    expect(document.querySelector('.cars-favs__undo button')?.getAttribute('value')).to.equal('4,999');
  });

  it('without favourites leads to the list', async () => {
    const document = await pageOf(await threeCars(), '/es-co/favoritos');
    expect(textOf(document.querySelector('h1'))).to.equal('Todavía no ha guardado nada');
    expect(document.querySelector('main a')?.getAttribute('href')).to.equal('/es-co/carros');
  });

  it('shares the list as an address, where another visitor may save all of it', async () => {
    const app = await threeCars();
    const own = await pageOf(app, '/en-ca/favorites', await keepAll(app));
    const shared = own.querySelector('.cars-favs__acts a')?.getAttribute('href') ?? '';
    expect(shared).to.equal('/en-ca/favorites?ids=1,2,3');
    const page = await pageOf(app, `${shared},4`);
    expect(page.querySelectorAll('.cars-card')).to.have.length(3);
    expect(textOf(page.querySelector('main'))).to.contain('1 number of this list is no vehicle of this site');
    const saveAll = page.querySelector('.cars-favs__acts button');
    expect([saveAll?.getAttribute('formaction'), saveAll?.getAttribute('value')]).to.deep.equal([
      '/favorites?action=add',
      '1,2,3',
    ]);
    expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).to.contain('noindex');
  });
});

describe('The comparison of listings', () => {
  it('puts differences first, marks the best value and has a column for each vehicle', async () => {
    const document = await pageOf(await threeCars(), '/en-ca/compare?ids=1,2');
    expect([...document.querySelectorAll('thead th a.cars-cmp__name')].map(textOf)).to.deep.equal(['Honda Civic', 'Kia Soul']);
    const rows = [...document.querySelectorAll('tbody tr:not(.cars-cmp__group)')].map((row) => row.className);
    expect(rows[0]).to.equal('is-diff');
    expect(rows.lastIndexOf('is-diff')).to.be.below(rows.indexOf('is-same'));
    expect(textOf(document.querySelector('td.is-best'))).to.equal('$15,000 (best of these)');
  });

  it('leaves out what is too much, repeated, unknown, of another country or not a number, and says which', async () => {
    const app = await testApp({
      dealers: [aDealer(), aDealer().named('Lyon').inFrance()],
      vehicles: [
        ...['Civic', 'Fit', 'Accord', 'Pilot', 'Odyssey'].map((model) => ({ vehicle: aVehicle().named('Honda', model) })),
        { vehicle: aVehicle().named('Renault', 'Clio'), dealer: 1 },
      ],
    });
    const document = await pageOf(app, '/en-ca/compare?ids=1,2&ids=2&ids=3,4,5,6,77,x');
    expect(document.querySelectorAll('thead th')).to.have.length(4);
    const said = [...document.querySelectorAll('.cars-compare__out li')].map(textOf);
    expect(said).to.deep.equal([
      'Only four fit side by side. Left out: Honda Odyssey',
      'Named more than once: Honda Fit',
      'No vehicle of this site has the number 6, 77',
      'Not the number of a vehicle: x',
    ]);
  });

  it('has one row for one item of equipment, in whatever languages the dealers list it', async () => {
    const app = await testApp({
      dealers: [aDealer().with({ language: 'en' }), aDealer().named('Rimouski').with({ language: 'fr-CA' })],
      vehicles: [
        {
          vehicle: aVehicle()
            .named('Honda', 'Civic')
            .with({ equipment: { exterior: ['Alloy wheels'] } }),
        },
        {
          vehicle: aVehicle()
            .named('Kia', 'Soul')
            .with({ equipment: { exterior: ['Jantes en alliage', 'Tapis d’origine'] } }),
          dealer: 1,
        },
      ],
    });
    const document = await pageOf(app, '/en-ca/compare?ids=1,2');
    const row = (name: string) =>
      [...document.querySelectorAll('tbody tr')].find((each) => textOf(each.querySelector('th')) === name);
    expect([...(row('Alloy wheels')?.querySelectorAll('td') ?? [])].map(textOf)).to.deep.equal(['Yes', 'Yes']);
    expect(row('Jantes en alliage')).to.equal(undefined);
    expect(row('Tapis d’origine')?.querySelector('th')?.lang).to.equal('fr-CA');
  });

  it('of nothing explains itself', async () => {
    const app = await threeCars();
    expect(textOf((await pageOf(app, '/fr-fr/comparer')).querySelector('h1'))).to.equal('Rien à comparer pour le moment');
    expect((await app.get(`/en-ca/compare?ids=${'9'.repeat(10_000)}`)).statusCode).to.equal(200);
  });
});
