import { expect } from 'chai';
import { JSDOM } from 'jsdom';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { testApp, type TestApp } from '../support/test-app.ts';

const priced = (amount: number, make = 'Toyota') =>
  aVehicle().with({ stockNumber: `P${String(amount)}`, make, price: { amount, currency: 'CAD' } });

/** Toyotas at 10,000, 20,000 and 30,000; a Kia between them. */
const VEHICLES = [priced(20_000), priced(10_000), priced(30_000), priced(15_000, 'Kia')].map((vehicle) => ({ vehicle }));
const toyota = (id: number): string => `/en-ca/car-for-sale/toyota/rav4/2019-hybrid-xle-awd-${String(id)}`;
const BY_PRICE = '/en-ca/cars?Make=toyota&SortExpression=Price&SortDirection=0';
const from = (list: string): string => `?From=${encodeURIComponent(list)}`;

describe('The page of a vehicle that was found in a list', () => {
  let app: TestApp;
  before(async () => (app = await testApp({ vehicles: VEHICLES })));

  const pageAt = async (path: string, headers: Record<string, string> = {}): Promise<Document> => {
    const { statusCode, body } = await app.get(path, { headers: { host: 'localhost', ...headers } });
    expect(statusCode, path).to.equal(200);
    return new JSDOM(body).window.document;
  };
  const trailOf = (page: Document) => ({
    text: page.querySelector('.cars-trail')?.textContent ?? null,
    links: [...page.querySelectorAll('.cars-trail a')].map((link) => link.getAttribute('href')),
  });

  it('says its place among the results, and leads to those before and after it, and back to its card', async () => {
    const list = '/en-ca/cars%3FMake=toyota%26SortExpression=Price%26SortDirection=0';
    expect(trailOf(await pageAt(toyota(1) + from(BY_PRICE)))).to.deep.equal({
      text: 'Back to results2 of 3PreviousNext',
      links: [`${BY_PRICE}#v1`, `${toyota(2)}?From=${list}`, `${toyota(3)}?From=${list}`],
    });
    expect(trailOf(await pageAt(toyota(3) + from(BY_PRICE))).links, 'the last').to.deep.equal([
      `${BY_PRICE}#v3`,
      `${toyota(1)}?From=${list}`,
    ]);
  });

  it('leads back to the page of the list that has it now, and the list has an anchor for it', async () => {
    const { links } = trailOf(await pageAt(toyota(3) + from(`${BY_PRICE}&PageSize=2`)));
    expect(links[0]).to.equal('/en-ca/cars?Make=toyota&PageIndex=2&PageSize=2&SortExpression=Price&SortDirection=0#v3');
    const list = await pageAt(links[0]?.split('#')[0] ?? '');
    expect(list.querySelector('#v3 .cars-card__link')?.getAttribute('href')).to.equal(toyota(3));
    expect((await pageAt('/en-ca/cars-3?Make=toyota')).querySelector('tr#v1 a')?.getAttribute('href')).to.equal(toyota(1));
  });

  it('knows the list from the browser where a link does not say it: without JavaScript, and in a new tab', async () => {
    const page = await pageAt(toyota(1), { referer: `http://localhost${BY_PRICE}` });
    expect(trailOf(page).text).to.equal('Back to results2 of 3PreviousNext');
    expect(JSON.parse(page.querySelector('#state')?.textContent ?? '')).to.have.nested.property(
      'frame.url',
      `${toyota(1)}?From=/en-ca/cars%3FMake=toyota%26SortExpression=Price%26SortDirection=0`,
    );
  });

  it('leads back to the list, without a place in it, once the list does not have it any more', async () => {
    expect(trailOf(await pageAt(toyota(1) + from('/en-ca/cars?Make=kia')))).to.deep.equal({
      text: 'Back to results',
      links: ['/en-ca/cars?Make=kia#v1'],
    });
  });

  it('speaks of the same list in another language', async () => {
    const path = `/fr-ca/auto-a-vendre/toyota/rav4/2019-hybrid-xle-awd-1${from(BY_PRICE)}`;
    const { text, links } = trailOf(await pageAt(path));
    expect(text).to.equal('Retour aux résultats2 sur 3PrécédentSuivant');
    expect(links[0]).to.equal('/fr-ca/autos?Make=toyota&SortExpression=Price&SortDirection=0#v1');
  });

  it('has one address for search engines, and says nothing of lists to those who come from elsewhere', async () => {
    const page = await pageAt(toyota(1) + from(BY_PRICE));
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).to.equal(`http://localhost${toyota(1)}`);
    expect((await pageAt('/en-ca/cars')).querySelector('a[href*="From="]'), 'in the links of a list').to.equal(null);
    expect(trailOf(await pageAt(toyota(1))).text).to.equal(null);
    for (const referer of [
      'http://elsewhere.example/en-ca/cars',
      'http://localhost.evil.example/en-ca/cars',
      'http://localhost/en-ca',
    ])
      expect(trailOf(await pageAt(toyota(1), { referer })).text, referer).to.equal(null);
    for (const list of [
      'https://evil.example/en-ca/cars',
      '//evil.example/en-ca/cars',
      '/en-ca/about',
      'javascript:alert(1)',
      '',
    ])
      expect(trailOf(await pageAt(toyota(1) + from(list))).text, list).to.equal(null);
    const partial = toyota(1).replace('/car-for-sale/', '/car-for-sale/p/');
    expect(trailOf(await pageAt(partial + from(BY_PRICE))).text, 'embedded').to.equal(null);
  });
});
