import { expect } from 'chai';
import { LANGUAGES } from '../../src/domain/language/language.ts';
import { pathOf } from '../../src/domain/routing/path-table.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { FixedClock } from '../support/fakes/fixed-clock.ts';
import { testApp } from '../support/test-app.ts';

const RAV4 = '/en-ca/car-for-sale/toyota/rav4/2019-hybrid-xle-awd-1';

const NAUGHTY = [
  'NaN',
  '-1',
  '1e309',
  '0x10',
  '99999999999999999999',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '%00',
  '%F0%9F%92%A9',
  '%E2%80%AE84',
  'toString',
  '__proto__',
  'a'.repeat(500),
];
const FIELDS = [
  'Mode',
  'PriceMax',
  'PaymentMin',
  'PaymentMax',
  'DownPayment',
  'InterestRate',
  'Term',
  'Frequency',
  'Taxes',
  'TaxProvince',
];

describe('Financing', () => {
  for (const { id, slug } of LANGUAGES) {
    it(`has its page, and the one to sell or trade in, in ${slug}`, async () => {
      const { get } = await testApp();
      for (const code of ['Public_Financing', 'Public_SellTrade'] as const) {
        const { statusCode, body } = await get(pathOf(code, id));
        expect(statusCode, code).to.equal(200);
        expect(body).to.contain('<h1>');
      }
    });
  }

  it('is there on every site that sells something', async () => {
    const { get } = await testApp();
    for (const host of ['localhost', 'fr.localhost', 'media.localhost', 'dealer.localhost', 'moto.localhost'])
      for (const path of ['/en-ca/financing', '/en-ca/sell-trade'])
        expect((await get(path, { headers: { host } })).statusCode, host + path).to.equal(200);
    const { body } = await get('/en-ca/financing');
    for (const field of ['PriceMax', 'Term', 'Frequency', 'InterestRate', 'DownPayment'])
      expect(body).to.contain(`name="${field}"`);
    expect((await get('/en-ca/financing', { headers: { host: 'specs.localhost' } })).statusCode).to.equal(404);
  });

  it('answers whatever an address says, and writes none of it into the page as markup', async () => {
    const { get } = await testApp({ vehicles: [{ vehicle: aVehicle() }] });
    for (const text of NAUGHTY) {
      const query = FIELDS.map((field) => `${field}=${text.startsWith('%') ? text : encodeURIComponent(text)}`).join('&');
      for (const path of ['/en-ca/financing', RAV4]) {
        const { statusCode, body } = await get(`${path}?${query}&ProductId=${encodeURIComponent(text)}&Schedule=Payments`);
        expect(statusCode, `${path} ${text.slice(0, 30)}`).to.equal(200);
        expect(body).not.to.contain('<script>alert').and.not.to.contain('<img src=x');
      }
    }
  });

  it('names what it could not use', async () => {
    const { get } = await testApp({ vehicles: [{ vehicle: aVehicle() }] });
    for (const path of ['/en-ca/financing', RAV4])
      expect((await get(`${path}?InterestRate=abc`)).body).to.contain('<code>InterestRate=abc</code>');
  });

  it('shows the extremes of every figure', async () => {
    const { get } = await testApp();
    const extreme = 'PriceMax=9999999&InterestRate=35&Term=120&Taxes=1&TaxProvince=BC&Schedule=Payments';
    expect((await get(`/en-ca/financing?${extreme}`)).statusCode).to.equal(200);
    for (const payment of ['1', '99999'])
      expect((await get(`/en-ca/financing?Mode=Payment&PaymentMax=${payment}&InterestRate=0&Term=120`)).statusCode).to.equal(200);
    expect((await get('/en-ca/financing?PriceMax=1&Term=120')).body).to.contain('Payment calculator');
  });

  it('never takes a vehicle of another site', async () => {
    const { get } = await testApp({ vehicles: [{ vehicle: aVehicle() }] });
    const answer = await get('/fr-fr/financement?ProductId=1', { headers: { host: 'fr.localhost' } });
    expect(answer.statusCode).to.equal(200);
    expect(answer.body).not.to.contain('RAV4');
  });
});

describe('The sentence of the law beside a payment or a rate in France', () => {
  const BEFORE = 'Un crédit vous engage et doit être remboursé. Vérifiez vos capacités de remboursement avant de vous engager.';
  const FROM_20_NOVEMBER_2026 = 'Attention\u202f! Un crédit coûte de l’argent et doit être remboursé\u202f!';
  const AUTO = '/fr-fr/auto-a-vendre/toyota/rav4/2019-hybrid-xle-awd-1';
  const shown = async (path: string, at: string, host = 'fr.localhost'): Promise<string> => {
    const inEuro = host === 'fr.localhost';
    const { get } = await testApp(
      {
        dealers: [inEuro ? aDealer().inFrance() : aDealer()],
        vehicles: [99_000, 20_000].map((price, stock) => ({
          vehicle: aVehicle()
            .stock(String(stock))
            .priced(price, inEuro ? 'EUR' : 'CAD'),
        })),
      },
      { clock: new FixedClock(Date.parse(at)) },
    );
    return (await get(path, { headers: { host } })).body.split('<script type="application/json"', 1)[0] ?? '';
  };

  for (const path of [
    '/fr-fr',
    '/fr-fr/autos',
    '/fr-fr/autos-2',
    '/fr-fr/autos-3',
    '/fr-fr/financement?PriceMax=99000',
    '/fr-fr/financement?PriceMax=3000&DownPayment=5000',
    '/fr-fr/comparer?ids=1,2',
    '/fr-fr/favoris?ids=1,2',
    AUTO,
  ])
    it(`changes on 20 November 2026 on ${path}, credits of up to 100,000 euros included`, async () => {
      // Midnight in Paris is 23:00 UTC.
      const last = await shown(path, '2026-11-19T22:59:59Z');
      expect(last).to.include(BEFORE).and.not.to.include(FROM_20_NOVEMBER_2026);
      const first = await shown(path, '2026-11-19T23:00:00Z');
      expect(first).to.include(FROM_20_NOVEMBER_2026).and.not.to.include(BEFORE);
    });

  it('is not shown in Canada', async () => {
    for (const path of ['/fr-ca/autos', '/fr-ca/financement?PriceMax=25000'])
      expect(await shown(path, '2026-11-22T12:00:00Z', 'localhost')).not.to.match(/Un crédit (vous engage|coûte)/);
  });
});

describe('The worth of a vehicle', () => {
  it('answers whatever an address says', async () => {
    const { get } = await testApp({ vehicles: [{ vehicle: aVehicle() }] });
    for (const text of NAUGHTY) {
      const said = text.startsWith('%') ? text : encodeURIComponent(text);
      const { statusCode, body } = await get(
        `/en-ca/sell-trade?Make=${said}&Model=${said}&Year=${said}&Mileage=${said}&Version=${said}`,
      );
      expect(statusCode, text.slice(0, 30)).to.equal(200);
      expect(body).not.to.contain('<script>alert').and.not.to.contain('<img src=x');
    }
  });

  it('says when there are not enough comparables', async () => {
    const { get } = await testApp({ vehicles: [{ vehicle: aVehicle() }] });
    const { body } = await get('/en-ca/sell-trade?Make=Toyota&Model=RAV4&Year=2019&Mileage=80000');
    expect(body).to.contain('Not enough comparables');
  });
});
