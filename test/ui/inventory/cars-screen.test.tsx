import { expect } from 'chai';
import { LANGUAGES } from '../../../src/domain/language/language.ts';
import { aDealer } from '../../support/builders/a-dealer.ts';
import { aSite } from '../../support/builders/a-frame.ts';
import { aVehicle } from '../../support/builders/a-vehicle.ts';
import { portsWith } from '../../support/page-ports.ts';
import { hrefsOf, textOf } from '../../support/render-ui.tsx';
import { names, visit } from './list-page.ts';

const many = (count: number) => Array.from({ length: count }, (_, n) => aVehicle().stock(String(n)));

describe('the list of vehicles', () => {
  it('says how many there are', async () => {
    const total = async (address: string): Promise<string> =>
      textOf((await visit(address, await portsWith(many(30)))).document.querySelector('[role="status"]'));
    expect(await total('/en-ca/cars')).to.equal('30 vehicles');
    expect(await total('/fr-ca/autos?Color=red')).to.equal('30 véhicules');
    expect(await total('/en-ca/cars?Latitude=45.5&Longitude=-73.6&Distance=50')).to.equal('30 vehicles within 50 km');
  });

  it('names what was searched for, in the heading and the title', async () => {
    const ports = await portsWith([aVehicle().named('Citroën', 'C4').with({ body: 'wagon' })]);
    const heading = async (address: string): Promise<string> =>
      textOf((await visit(address, ports)).document.querySelector('h1'));
    expect(await heading('/en-ca/cars')).to.equal('New and used cars and trucks');
    expect(await heading('/es-co/recreativo?Type=boat')).to.equal('Botes nuevos y usados');
    expect(await heading('/en-ca/cars?Make=citroen&Model=c4&City=laval')).to.equal('Citroën C4 for sale in Laval');
    expect(await heading('/fr-fr/autos?Make=citroen&Body=wagon')).to.equal('Break Citroën à vendre');
    expect((await visit('/en-ca/cars?Make=citroen', ports)).meta.title).to.equal('Citroën for sale | Forecourt');
  });

  it('has the recreational vehicles of its division, and the cars of the other', async () => {
    const ports = await portsWith([aVehicle(), aVehicle().stock('B').named('Lund', '1650').with({ type: 'boat', body: 'boat' })]);
    expect(names(await visit('/en-ca/cars', ports))).to.deep.equal(['Toyota RAV4']);
    expect(names(await visit('/en-ca/recreative', ports))).to.deep.equal(['Lund 1650']);
  });

  it('leads to the same search on a map and as a table, the page included', async () => {
    const { document, meta } = await visit('/en-ca/cars?Make=toyota&PageIndex=2&Menu=0', await portsWith(many(60)));
    expect(hrefsOf(document, '.cars-seg a')).to.deep.equal([
      '/en-ca/cars?Make=toyota&PageIndex=2&Menu=0',
      '/en-ca/cars-2?Make=toyota&PageIndex=2&Menu=0',
      '/en-ca/cars-3?Make=toyota&PageIndex=2&Menu=0',
    ]);
    expect((await visit('/en-ca/cars-3?Make=toyota&PageIndex=2', await portsWith(many(60)))).meta.canonical).to.equal(
      meta.canonical,
    );
  });

  it('has the same vehicles in a table, in the order of the heading that is chosen', async () => {
    const ports = await portsWith([
      aVehicle().priced(28_995),
      aVehicle().stock('B').named('Honda', 'Civic', 2021).priced(22_480),
      aVehicle().stock('C').named('Lada', 'Niva').with({ year: null, mileageKm: null, fuel: null }).withoutPrice(),
    ]);
    const { document } = await visit('/en-ca/cars-3?SortExpression=Price&SortDirection=0', ports);
    const rows = [...document.querySelectorAll('.cars-table tbody tr')].map((row) => [...row.children].map(textOf));
    expect(rows.map(([name]) => name)).to.deep.equal([
      'Honda CivicHybrid XLE AWDListed today · Photos: 2',
      'Toyota RAV4Hybrid XLE AWDListed today · Photos: 2',
      'Lada NivaHybrid XLE AWDListed today · Photos: 2',
    ]);
    expect(rows[2]?.slice(1, 4)).to.deep.equal(['–', '–', 'Price on request']);
    const sorted = document.querySelector('[aria-sort]');
    expect(sorted?.getAttribute('aria-sort')).to.equal('ascending');
    expect(sorted?.querySelector('a')?.getAttribute('href')).to.equal('/en-ca/cars-3?SortExpression=Price');
    expect(textOf(document.querySelector('caption'))).to.equal('3 vehicles');
    const [, rav4] = document.querySelectorAll('.cars-table tbody tr');
    expect(rav4?.querySelector('button[name="id"]')?.getAttribute('aria-label')).to.equal('Save Toyota RAV4');
    expect(rav4?.querySelector('.cars-table__dealer a')?.getAttribute('href')).to.equal(
      '/en-ca/dealer-inventory/autos-du-pont-viau-1',
    );
  });

  it('has a heart for each vehicle and a link to its dealer’s inventory, as cards, beside the map and in the table', async () => {
    const ports = await portsWith(many(3));
    for (const layout of ['', '-2', '-3']) {
      const { document } = await visit(`/en-ca/cars${layout}`, ports);
      expect(document.querySelectorAll('button.cars-heart[name="id"]'), layout).to.have.length(3);
      expect(document.querySelectorAll('a[href="/en-ca/dealer-inventory/autos-du-pont-viau-1"]'), layout).to.have.length(3);
    }
  });

  it('has badges of promotion and transaction and the mark of the dealer, as cards, beside the map and in the table', async () => {
    const offered = aVehicle().with({ promotion: true, buyOnline: true });
    const ports = await portsWith([offered]);
    for (const layout of ['', '-2', '-3']) {
      const { document } = await visit(`/en-ca/cars${layout}`, ports);
      expect([...document.querySelectorAll('.cars-badge')].map(textOf), layout).to.deep.equal(['Promotion', 'Buy online']);
      expect([...document.querySelectorAll('.cars-mono')].map(textOf), layout).to.deep.equal(['AP']);
    }
  });

  it('has the same vehicles beside the map, and tells the map where they are', async () => {
    const { document, view } = await visit(
      '/en-ca/cars-2?Make=toyota&PageIndex=1&SortExpression=Price',
      await portsWith(many(30), aDealer().at(45.5, -73.5)),
    );
    expect(document.querySelectorAll('.cars-card')).to.have.length(24);
    expect(view.map).to.deep.include({
      dataHref: '/api/map?Make=toyota&Division=Automotive&Language=1',
      baseHref: '/static/map/canada.json',
    });
    expect(view.map).to.have.nested.property('openings.wide.centre.latitude').closeTo(45.5, 1e-6);
    expect(view.map).to.have.nested.property('openings.wide.centre.longitude').closeTo(-73.5, 1e-6);
  });

  it('offers the next page below, and says how far it is', async () => {
    const { document } = await visit('/fr-ca/autos?PageIndex=2', await portsWith(many(60)));
    expect(textOf(document.querySelector('.cars-more'))).to.equal('25 à 48 sur 60Afficher plus');
    expect(hrefsOf(document, '.cars-more a')).to.deep.equal(['/fr-ca/autos?PageIndex=3']);
    expect((await visit('/fr-ca/autos?PageIndex=3', await portsWith(many(60)))).document.querySelector('.cars-more')).to.equal(
      null,
    );
  });

  it('leads from page to page and keeps the search', async () => {
    const { document } = await visit('/en-ca/cars?Make=toyota&PageIndex=2&Menu=0', await portsWith(many(60)));
    const pager = document.querySelector('.cars-pager');
    expect(textOf(pager?.querySelector('[aria-current="page"]'))).to.equal('Page 2');
    expect(pager?.querySelector('[rel="prev"]')?.getAttribute('href')).to.equal('/en-ca/cars?Make=toyota&Menu=0');
    expect(pager?.querySelector('[rel="next"]')?.getAttribute('href')).to.equal('/en-ca/cars?Make=toyota&PageIndex=3&Menu=0');
  });

  it('leads back from beyond its last page', async () => {
    const { document, meta } = await visit('/en-ca/cars?PageIndex=9', await portsWith(many(30)));
    expect(textOf(document.querySelector('.cars-zero'))).to.include('There are 2 pages');
    expect(hrefsOf(document, '.cars-zero a')).to.deep.equal(['/en-ca/cars']);
    expect(meta.index).to.equal(false);
  });

  it('says what it could not read, safely, and applies the rest', async () => {
    const page = await visit('/en-ca/cars?YearMin=abc&Color=<b>x</b>&Make=toyota', await portsWith([aVehicle()]));
    expect(textOf(page.document.querySelector('.cars-list__unread'))).to.include('YearMin=abc, Color=<b>x</b>');
    expect(page.document.querySelector('.cars-list__unread b')).to.equal(null);
    expect(names(page)).to.deep.equal(['Toyota RAV4']);
  });

  it('asks for a place where a distance, or the order of distances, waits for one', async () => {
    const ports = await portsWith([aVehicle()]);
    for (const address of ['/en-ca/cars?Distance=50', '/en-ca/cars-2?Distance=50', '/en-ca/cars-3?SortExpression=Distance']) {
      const { document, view } = await visit(address, ports);
      const note = document.querySelector('.cars-list__unread');
      expect(textOf(note)).to.include('starts from your place, and we do not know it yet');
      expect(note?.querySelector('form[method="post"] input[name="back"]')?.getAttribute('value')).to.include('Distance');
      expect(hrefsOf(document, '.cars-list__unread a')).to.deep.equal([view.path]);
      expect(view.unread).to.deep.equal([]);
    }
    // A distance that a partner's links carry along with a dealer is no wish of the visitor.
    for (const address of [
      '/en-ca/cars',
      '/en-ca/cars?Distance=0',
      '/en-ca/cars?CompanyId=1&Distance=50',
      '/en-ca/cars?Latitude=45.5&Longitude=-73.6&Distance=50',
    ]) {
      const { document } = await visit(address, ports);
      expect(document.querySelector('.cars-list__unread')).to.equal(null);
    }
  });

  it('keeps “near me” of a sentence as a distance until it has the place', async () => {
    const page = await visit('/en-ca/cars?Keyword=red+toyota+within+50+km+of+me&KeywordRead=', await portsWith([aVehicle()]));
    expect(page.address).to.equal('/en-ca/cars?Distance=50&Make=toyota&Color=red');
    expect(page.document.querySelector('.cars-list__unread form')).not.to.equal(null);
  });

  it('names the filter to drop when nothing is found, and shows similar vehicles', async () => {
    const ports = await portsWith([aVehicle(), aVehicle().stock('B').with({ colour: 'blue' })]);
    const { document } = await visit('/en-ca/cars?Make=toyota&Color=orange', ports);
    expect(textOf(document.querySelector('.cars-zero'))).to.include('Orange+2 vehicles');
    expect(hrefsOf(document, '.cars-zero a')).to.deep.equal(['/en-ca/cars?Make=toyota']);
    expect(document.querySelectorAll('.cars-similar .cars-card')).to.have.length(2);
  });

  it('offers a wider circle when nothing is near', async () => {
    const ports = await portsWith([aVehicle()], aDealer().at(45.5, -73.7));
    const { document } = await visit('/en-ca/cars?Latitude=46.9&Longitude=-73.7&Distance=25', ports);
    const offers = [...document.querySelectorAll('.cars-zero li')].map(textOf);
    expect(offers).to.deep.equal(['Remove Within 25 km+1 vehicle', 'Within 250 km+1 vehicle']);
    expect(hrefsOf(document, '.cars-zero li:last-child a')).to.deep.equal([
      '/en-ca/cars?Latitude=46.9&Longitude=-73.7&Distance=250',
    ]);
  });

  it('offers filters that would narrow it, with what each leaves', async () => {
    const stock = many(20).map((vehicle, n) =>
      vehicle.with({ body: n < 5 ? 'sedan' : 'suv', certified: n < 8, inspected: true }),
    );
    const { document } = await visit('/en-ca/cars?Menu=0', await portsWith(stock));
    const offers = [...document.querySelectorAll('nav .cars-chip')];
    expect(offers.map(textOf)).to.deep.equal(['Certified8', 'SUV15', 'Sedan5']);
    expect(offers.map((offer) => offer.getAttribute('href'))[0]).to.equal('/en-ca/cars?Certified=1&Menu=0');
  });

  it('names two filters to drop together if no single one brings results', async () => {
    const { document } = await visit('/en-ca/cars?Make=lada&Color=pink', await portsWith([aVehicle()]));
    expect(textOf(document.querySelector('.cars-zero h2'))).to.equal('Two filters stand in the way');
    expect([...document.querySelectorAll('.cars-zero li')].map(textOf)).to.deep.equal(['Remove Lada + Pink+1 vehicle']);
    expect(hrefsOf(document, '.cars-zero a')).to.deep.equal(['/en-ca/cars']);
  });

  it('counts two makes as one filter to drop', async () => {
    const { document } = await visit(
      '/en-ca/cars?Make=lada,yugo&Color=red',
      await portsWith([aVehicle().with({ colour: 'red' })]),
    );
    expect([...document.querySelectorAll('.cars-zero li')].map(textOf)).to.deep.equal(['Remove Lada, Yugo+1 vehicle']);
  });

  it('says so when three filters rule each other out', async () => {
    const { document } = await visit('/en-ca/cars?Make=lada&Color=pink&YearMin=2025', await portsWith([aVehicle()]));
    expect(textOf(document.querySelector('.cars-zero h2'))).to.equal('Nothing matches this search');
  });

  it('sorts by distance only from a place', async () => {
    const sorts = async (address: string): Promise<string[]> =>
      (await visit(address, await portsWith([aVehicle()]))).view.sorts.map(({ value }) => value);
    expect(await sorts('/en-ca/cars')).not.to.include('Distance-0');
    expect(await sorts('/en-ca/cars?Latitude=45.5&Longitude=-73.6')).to.include('Distance-0');
  });

  it('is indexed for a make, a model, a body or a type, and not for finer searches', async () => {
    const meta = async (address: string) => (await visit(address, await portsWith(many(2)))).meta;
    expect(await meta('/en-ca/cars?Model=rav4&Body=suv&Make=toyota&Menu=0')).to.include({
      index: true,
      canonical: '/en-ca/cars?Make=toyota&Model=rav4&Body=suv',
    });
    for (const finer of ['Make=toyota,honda', 'Color=red', 'SortExpression=Price', 'Keyword=rav4', 'YearMin=abc', 'Make=lada']) {
      expect((await meta(`/en-ca/cars?${finer}`)).index, finer).to.equal(false);
    }
  });

  it('shows the whole loan where French law asks for it', async () => {
    const france = aSite({ country: 'FR', currency: 'EUR', defaultLanguage: 3 });
    const page = await visit('/fr-fr/autos', await portsWith([aVehicle().priced(10_000, 'EUR')], aDealer().inFrance()), france);
    const note = textOf(page.document.querySelector('.cars-estimate'));
    for (const part of [
      '83 mensualités de 146,04 € et une dernière de 145,73 €',
      '5,99 %',
      'TAEG fixe 6,16 %',
      '12 267,05 €',
      'Un crédit coûte de l’argent et doit être remboursé',
    ]) {
      expect(note).to.include(part);
    }
  });

  for (const { slug } of LANGUAGES) {
    it(`has all its words in ${slug}`, async () => {
      const word = { 'en-ca': 'cars', 'fr-ca': 'autos', 'fr-fr': 'autos', 'es-es': 'carros', 'es-co': 'carros' }[slug];
      const ports = await portsWith(many(30));
      for (const search of [
        '',
        '-2',
        '-3',
        '-3?Make=lada',
        '?Make=lada&YearMin=abc&PriceMax=1&Certified=1',
        '?PageIndex=9',
        '?ID=1,2&StockNumber=1&Source=auto123&PriceHigh=1',
      ]) {
        const page = await visit(`/${slug}/${word}${search}`, ports);
        expect(textOf(page.document.body) + page.meta.title + page.meta.description).not.to.match(
          /\b(layout|more|table|map|heading|filter|option|chip|zero|beyond|sort|card|pager|range|meta|estimate|keyword)\.\w/,
        );
      }
    });
  }
});
