import { expect } from 'chai';
import { LANGUAGES } from '../../src/domain/language/language.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { testApp } from '../support/test-app.ts';
import { messages } from '../support/words.ts';

const cookiesOf = (answer: { readonly headers: Readonly<Record<string, unknown>> }): string[] =>
  [answer.headers['set-cookie'] ?? []].flat().map(String);

describe('Pages', () => {
  for (const { slug, locale } of LANGUAGES) {
    it(`home speaks ${locale}`, async () => {
      const { get } = await testApp();
      const { body, statusCode } = await get(`/${slug}`);
      expect(statusCode).to.equal(200);
      expect(body).to.contain(`<html lang="${locale}"`);
    });
  }

  it('has the messages of its own screen in its own language for the browser, whichever page was shown before', async () => {
    const { get } = await testApp();
    const sentIn = async (path: string): Promise<Record<string, unknown>> => {
      const [, json = '{}'] =
        /<script type="application\/json" id="messages">(.*?)<\/script>/s.exec((await get(path)).body) ?? [];
      return JSON.parse(json) as Record<string, unknown>;
    };
    for (const path of ['/fr-ca', '/en-ca', '/fr-ca/autos', '/en-ca/cars']) {
      const { slug } = LANGUAGES.find((language) => path.startsWith(`/${language.slug}`)) ?? expect.fail(path);
      const sent = await sentIn(path);
      expect(sent, path).to.include.keys(path === `/${slug}` ? 'home' : 'inventory');
      for (const [namespace, texts] of Object.entries(sent))
        expect(texts, `${path} ${namespace}`).to.deep.equal(messages[slug][namespace]);
    }
  });

  it('an unknown page is a 404 with a link home', async () => {
    const { get } = await testApp();
    const { body, statusCode } = await get('/en-ca/no-such-page');
    expect(statusCode).to.equal(404);
    const [, main = ''] = body.split('<main');
    expect(main)
      .to.contain('This page could not be found')
      .and.match(/<a [^>]*href="\/en-ca"[^>]*>Home</);
  });

  it('an unknown page under a French path says so in French', async () => {
    const { get } = await testApp();
    expect((await get('/fr-ca/rien')).body).to.contain('<html lang="fr-CA"');
  });

  it('a path in the wrong case leads to its own, with its query', async () => {
    const { get } = await testApp();
    const answer = await get('/EN-ca/Cars?Make=honda');
    expect(answer.statusCode).to.equal(301);
    expect(answer.headers.location).to.equal('/en-ca/cars?Make=honda');
  });

  it('never redirects to another host', async () => {
    const { get } = await testApp();
    for (const path of ['//evil.example/', '//evil.example/EN-CA/CARS', '/\\evil.example', '/%2F/evil.example/EN-ca']) {
      const { headers } = await get(path);
      expect(headers.location ?? '/').to.match(/^\/(?![/\\])/, path);
    }
  });

  it('survives paths that are not well formed', async () => {
    const { get } = await testApp();
    for (const path of ['/%E0%A4%A', '/en-ca/%00', `/en-ca/${'x'.repeat(5000)}`, '/_data/%E0', '/en-ca/car-for-sale/a/b/%ff']) {
      expect((await get(path)).statusCode, path).to.equal(404);
    }
  });

  it('a link with a wrong slug leads to the vehicle by its number', async () => {
    const { get } = await testApp({ vehicles: [{ vehicle: aVehicle().named('Honda', 'Civic', 2020).with({ version: 'EX' }) }] });
    const answer = await get('/en-ca/car-for-sale/ford/focus/1');
    expect(answer.statusCode).to.equal(301);
    expect(answer.headers.location).to.equal('/en-ca/car-for-sale/honda/civic/2020-ex-1');
    expect((await get('/en-ca/car-for-sale/honda/civic/2020-ex-1')).statusCode).to.equal(200);
  });

  it('a dealer host shows no vehicle of another dealer, on any route', async () => {
    const { get } = await testApp({
      dealers: [aDealer(), aDealer().named('Same group'), aDealer().named('Somebody else')],
      vehicles: [{ vehicle: aVehicle().named('Honda', 'Civic') }, { vehicle: aVehicle().named('Kia', 'Soul', 2021), dealer: 2 }],
    });
    const headers = { host: 'dealer.localhost' };
    const stranger = (await get('/api/search?Make=kia')).json().Items[0].UrlRegularEn as string;
    expect((await get('/en-ca/cars', { headers })).body).not.to.contain('Soul');
    expect((await get('/en-ca/cars?CompanyId=3', { headers })).body).not.to.contain('Soul');
    expect((await get(new URL(stranger, 'http://x').pathname, { headers })).statusCode).to.equal(404);
    expect((await get('/api/search', { headers })).json().IdList).to.deep.equal([1]);
    expect((await get('/_data/en-ca/cars', { headers })).body).not.to.contain('Soul');
  });

  it('says which values of a query it could not read, and shows them as text only', async () => {
    const { get } = await testApp({ vehicles: [{ vehicle: aVehicle() }] });
    const { body, statusCode } = await get('/en-ca/cars?YearMin=%3Cscript%3Ealert(1)%3C/script%3E&PriceMax=20000');
    expect(statusCode).to.equal(200);
    expect(body).to.contain('YearMin').and.not.contain('<script>alert');
  });

  it('stores the language of the page in a cookie until 2050, for this host only', async () => {
    const { get } = await testApp();
    const cookie = cookiesOf(await get('/fr-ca/autos')).find((line) => line.startsWith('LanguageId='));
    expect(cookie).to.contain('LanguageId=2').and.contain('Path=/').and.contain('SameSite=Lax').and.contain('01 Jan 2050');
  });

  it('does not set a cookie to the value that it has', async () => {
    const { get } = await testApp();
    const languageOf = async (path: string, cookie: string): Promise<string | undefined> =>
      cookiesOf(await get(path, { headers: { cookie } })).find((line) => line.startsWith('LanguageId='));
    expect(await languageOf('/_data/fr-ca/autos', 'LanguageId=2')).to.equal(undefined);
    expect(await languageOf('/_data/fr-ca/autos', 'LanguageId=1')).to.contain('LanguageId=2');
    expect(await languageOf('/fr-ca/autos', 'LanguageId=2')).to.contain('LanguageId=2');
  });

  it('stores how a form shows prices, and redirects to an address without it', async () => {
    const { get } = await testApp();
    for (const prefix of ['', '/_data']) {
      const sent = await get(`${prefix}/en-ca/cars?PriceMode=total&PaymentMax=100&Make=`);
      expect(cookiesOf(sent).find((line) => line.startsWith('PriceMode=')))
        .to.contain('PriceMode=total')
        .and.contain('Lax');
      expect(prefix === '' ? sent.headers.location : sent.json()).to.deep.equal(
        prefix === '' ? '/en-ca/cars?PriceMax=29718' : { redirect: '/en-ca/cars?PriceMax=29718' },
      );
    }
    expect(cookiesOf(await get('/en-ca/cars?PriceMode=%3Cb%3E')).join()).not.to.contain('PriceMode');
    const total = await get('/en-ca/cars?PriceMax=29718', { headers: { cookie: 'PriceMode=total' } });
    expect(total.body).to.contain('name="PriceMax"').and.not.contain('name="PaymentMax"');
    expect((await get('/en-ca/cars', { headers: { cookie: 'PriceMode=x' } })).body).to.contain('name="PaymentMax"');
  });

  it('stores the terms of a form for every payment, the note and the sentence field, and drops the default ones', async () => {
    const { get } = await testApp({ vehicles: [{ vehicle: aVehicle().priced(25_000) }] });
    const send = (terms: string) => get(`/en-ca/cars?PriceMode=payment&PaymentMax=100&PriceMax=29718&${terms}`);
    const sent = await send('Term=60&InterestRate=4.5&DownPayment=2000');
    const cookie = cookiesOf(sent).find((line) => line.startsWith('FinanceTerms='));
    expect(cookie).to.contain('FinanceTerms=60%7C4.5%7C2000;').and.contain('Lax');
    expect(sent.headers.location).to.equal('/en-ca/cars?PriceMax=25273');

    const headers = { cookie: 'FinanceTerms=60%7C4.5%7C2000' };
    const list = (await get('/en-ca/cars?PriceMax=25273', { headers })).body;
    expect(list).to.contain('60 months at 4.50%, $2,000 down').and.contain('≤\u00a0$100/week').and.contain('name="Term"');
    const sentence = await get('/en-ca/cars?Keyword=under+100+a+week&KeywordRead=', { headers });
    expect(sentence.headers.location).to.equal('/en-ca/cars?PriceMax=25273');

    const forgotten = cookiesOf(await send('Term=84&InterestRate=5.99&DownPayment=0'));
    expect(forgotten.find((line) => line.startsWith('FinanceTerms='))).to.contain('1970');
    expect(cookiesOf(await get('/en-ca/financing?Term=60')).join()).not.to.contain('FinanceTerms');
    expect((await get('/en-ca/cars', { headers: { cookie: 'FinanceTerms=9e9%7C-1%7C%3Cb%3E' } })).body).to.contain('84 months');
  });

  it('/ speaks the language of the cookie, else the browser’s, else the site’s', async () => {
    const { get } = await testApp();
    const langOf = async (headers: Record<string, string>): Promise<string | undefined> => {
      const { statusCode, body } = await get('/', { headers });
      expect(statusCode).to.equal(200);
      return /<html lang="([^"]+)"/.exec(body)?.[1];
    };
    expect(await langOf({ cookie: 'LanguageId=4', 'accept-language': 'fr-CA' })).to.equal('es-ES');
    expect(await langOf({ 'accept-language': 'de, fr-CA;q=0.8, en;q=0.5' })).to.equal('fr-CA');
    expect(await langOf({ 'accept-language': 'de' })).to.equal('en-CA');
    expect(await langOf({ host: 'fr.localhost' })).to.equal('fr-FR');
  });

  it('every page links to itself in each language', async () => {
    const { get } = await testApp({ vehicles: [{ vehicle: aVehicle() }] });
    const { body } = await get('/en-ca/cars');
    for (const address of ['localhost:3000/en-ca/cars', 'localhost:3000/fr-ca/autos', 'fr.localhost:3000/es-es/carros'])
      expect(body).to.contain(`href="http://${address}"`);
  });

  it('keeps Menu, Header and Footer on the way', async () => {
    const { get } = await testApp({ vehicles: [{ vehicle: aVehicle() }] });
    const { body } = await get('/en-ca/cars?Header=0&Menu=0');
    expect(body).not.to.contain('<header');
    expect(body).to.match(/href="\/en-ca\/car-for-sale\/[^"]*\?Menu=0&amp;Header=0"/);
  });

  it('has no inline script, and only the partial page may be framed', async () => {
    const { get } = await testApp({ vehicles: [{ vehicle: aVehicle().named('Honda', 'Civic', 2020).with({ version: null }) }] });
    const ordinary = await get('/en-ca/cars');
    expect(ordinary.headers['content-security-policy']).to.contain("script-src 'self'").and.contain("frame-ancestors 'self'");
    expect(ordinary.body).not.to.match(/<script(?![^>]*(?:type="application\/(?:ld\+)?json"|src=))/);
    const partial = await get('/en-ca/car-for-sale/p/honda/civic/2020-1');
    expect(partial.statusCode).to.equal(200);
    expect(partial.headers['content-security-policy']).to.contain('frame-ancestors *');
  });

  it('answers only GET and HEAD on pages', async () => {
    const { send } = await testApp();
    expect((await send({ method: 'POST', url: '/en-ca/cars' })).statusCode).to.equal(405);
    const head = await send({ method: 'HEAD', url: '/en-ca/cars' });
    expect(head.statusCode).to.equal(200);
    expect(head.body).to.equal('');
  });

  it('keeps the choice of colours and comes back to this host only', async () => {
    const { send } = await testApp();
    const post = (body: string) =>
      send({ method: 'POST', url: '/theme', headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: body });
    const dark = await post('theme=dark&back=%2Ffr-ca%2Fautos%3FMake%3Dkia');
    expect(dark.statusCode).to.equal(303);
    expect(dark.headers.location).to.equal('/fr-ca/autos?Make=kia');
    expect(cookiesOf(dark)[0]).to.contain('Theme=dark');
    expect((await post('theme=dark&back=%2F%2Fevil.example')).headers.location).to.equal('/');
    expect((await post(`theme=dark&back=${'x'.repeat(9000)}`)).statusCode).to.equal(413);
  });
});
