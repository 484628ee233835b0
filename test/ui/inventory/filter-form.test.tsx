import { expect } from 'chai';
import fc from 'fast-check';
import { defaultTerms } from '../../../src/domain/finance/payment.ts';
import { addressOfForm, isFormQuery } from '../../../src/ui/inventory/filter-form.ts';
import { aVehicle } from '../../support/builders/a-vehicle.ts';
import { aDealer } from '../../support/builders/a-dealer.ts';
import { aSite } from '../../support/builders/a-frame.ts';
import { portsWith } from '../../support/page-ports.ts';
import { hrefsOf, textOf } from '../../support/render-ui.tsx';
import { chip, chips, fill, names, sent, tick, visit } from './list-page.ts';

const STOCK = [
  aVehicle().priced(28_995),
  aVehicle().stock('B').named('Honda', 'Civic', 2021).with({ body: 'sedan', colour: 'blue' }).priced(22_480),
  aVehicle().stock('C').named('Citroën', 'C4', 2015).with({ body: 'hatchback', colour: 'white' }).priced(9_900),
  aVehicle().stock('D').named('Toyota', 'Corolla', 2024).with({ body: 'sedan' }).withoutPrice(),
];

describe('the filters of the list without JavaScript', () => {
  it('send what is ticked and typed, and the visitor ends on a clean address', async () => {
    const ports = await portsWith(STOCK);
    const page = await visit('/en-ca/cars?Menu=0', ports);
    tick(page, 'Make', 'toyota');
    tick(page, 'Make', 'honda');
    fill(page, 'PaymentMax', '84');
    tick(page, 'PriceNone', '0');
    const next = await visit(sent(page), ports);
    expect(next.address).to.equal('/en-ca/cars?Make=honda,toyota&PriceMax=24963&PriceNone=0&Menu=0');
    expect(next.redirects).to.have.length(1);
    expect(names(next)).to.deep.equal(['Honda Civic']);
    expect(next.form.querySelectorAll('input[name="Make"][checked]')).to.have.length(2);
  });

  it('sort by the same form', async () => {
    const ports = await portsWith(STOCK);
    const page = await visit('/en-ca/cars', ports);
    fill(page, 'Sort', 'Price-0');
    const next = await visit(sent(page), ports);
    expect(next.address).to.equal('/en-ca/cars?SortExpression=Price&SortDirection=0');
    expect(names(next)).to.deep.equal(['Citroën C4', 'Honda Civic', 'Toyota RAV4', 'Toyota Corolla']);
    expect(next.document.querySelector<HTMLSelectElement>('#sort')?.value).to.equal('Price-0');
  });

  it('keep the order, the place and everything else that they have no control for', async () => {
    const ports = await portsWith(STOCK);
    const place = 'Latitude=45.5&Longitude=-73.7&Distance=50&City=laval';
    const address = `/en-ca/cars?${place}&Year=2019,2021&Group=a&PageSize=12&SortExpression=Year&Header=0`;
    expect((await visit(sent(await visit(address, ports)), ports)).address).to.equal(address);
  });

  it('restart at the first page', async () => {
    const ports = await portsWith(STOCK);
    expect(sent(await visit('/en-ca/cars?PageSize=2&PageIndex=2', ports))).not.to.include('PageIndex');
  });

  it('offer the models once a make is chosen', async () => {
    const ports = await portsWith(STOCK);
    expect((await visit('/en-ca/cars', ports)).form.querySelector('[name="Model"]')).to.equal(null);
    const models = [...(await visit('/en-ca/cars?Make=toyota', ports)).form.querySelectorAll('[name="Model"]')];
    expect(models.map((model) => model.getAttribute('value'))).to.have.members(['rav4', 'corolla']);
  });

  it('open Price, Year and Mileage, and any other section with a choice', async () => {
    const open = async (address: string): Promise<string[]> => {
      const { form } = await visit(address, await portsWith(STOCK));
      return [...form.querySelectorAll('details[open]')].map((section) => section.getAttribute('data-filter') ?? '');
    };
    expect(await open('/en-ca/cars')).to.deep.equal(['price', 'year', 'mileage']);
    expect(await open('/en-ca/cars?Color=blue&Certified=1')).to.include.members(['colour', 'more']);
  });

  it('have a list each, and the least and the most of numbers, by the names of the specification', async () => {
    const others = { type: 'heavy', condition: 'new', transmission: 'manual', fuel: 'gas', drivetrain: 'fwd' } as const;
    const stock = [
      aVehicle(),
      aVehicle()
        .stock('B')
        .named('Honda', 'Civic', 2021)
        .with({ ...others, body: 'truck', colour: 'blue' }),
    ];
    const { form } = await visit('/en-ca/cars', await portsWith(stock));
    const fields = new Set([...form.querySelectorAll('[name]')].map((field) => field.getAttribute('name')));
    for (const name of ['Type', 'Make', 'Body', 'Condition', 'Transmission', 'Fuel', 'Drivetrain', 'Color'])
      expect([...fields], name).to.include(name);
    for (const name of ['PaymentMin', 'PaymentMax', 'YearMin', 'YearMax', 'MileageMin', 'MileageMax'])
      expect([...fields], name).to.include(name);
    const chosen = await visit('/en-ca/cars?CompanyId=1&Year=2019,2021', await portsWith(stock));
    expect(chosen.form.querySelector('[name="CompanyId"][checked]')?.getAttribute('value')).to.equal('1');
    expect(sent(chosen)).to.include('Year=');
  });

  it('count what each value would bring, and call makes as their dealers spell them', async () => {
    const { form } = await visit('/en-ca/cars?Make=toyota', await portsWith(STOCK));
    const makes = [...form.querySelectorAll('[data-filter="make"] label')].map(textOf);
    expect(makes).to.deep.equal(['Toyota2', 'Citroën1', 'Honda1']);
  });

  it('show eight values and keep the chosen ones in sight', async () => {
    const many = Array.from({ length: 12 }, (_, n) =>
      aVehicle()
        .stock(String(n))
        .named(`Make ${String.fromCharCode(65 + n)}`, 'X'),
    );
    const { form } = await visit('/en-ca/cars?Make=make%20l', await portsWith(many));
    const labels = [...form.querySelectorAll('[data-filter="make"] label')].map(textOf);
    expect(labels).to.have.length(9);
    expect(labels.at(-1)).to.equal('Make L1');
    expect(textOf(form.querySelector('[data-filter="make"] .cars-filter__more'))).to.equal('Show 12');
  });

  it('show all values on a page of their own, which the form and the links stay on', async () => {
    const many = Array.from({ length: 60 }, (_, n) =>
      aVehicle()
        .stock(String(n))
        .named(`Make ${String(n)}`, 'X'),
    );
    const ports = await portsWith(many);
    const first = await visit('/en-ca/cars?PriceMax=90000', ports);
    const [more = ''] = hrefsOf(first.form, '[data-filter="make"] .cars-filter__more');
    expect(more).to.equal('/en-ca/cars?PriceMax=90000&ShowAll=make#filters');
    const whole = await visit(more.replace('#filters', ''), ports);
    expect(whole.form.querySelectorAll('[data-filter="make"] input')).to.have.length(60);
    expect(whole.form.querySelector('[data-filter="make"]')?.hasAttribute('open')).to.equal(true);
    expect(hrefsOf(whole.form, '[data-filter="make"] .cars-filter__more')).to.deep.equal(['/en-ca/cars?PriceMax=90000#filters']);
    expect(hrefsOf(whole.document, '.cars-pager a')[0]).to.include('ShowAll=make');
    expect(whole.meta.canonical).to.equal(first.meta.canonical);
    tick(whole, 'Make', 'make 42');
    expect((await visit(sent(whole), ports)).address).to.equal('/en-ca/cars?Make=make%2042&PriceMax=90000&ShowAll=make');
  });

  it('have sliders only where JavaScript moves them', async () => {
    expect((await visit('/en-ca/cars', await portsWith(STOCK))).form.querySelector('input[type="range"]')).to.equal(null);
  });
});

describe('the price as payments', () => {
  it('is the form’s default, with the total beside it and the terms below', async () => {
    const { form } = await visit('/en-ca/cars?PriceMax=30015', await portsWith(STOCK));
    const price = form.querySelector('[data-filter="price"]');
    expect(price?.querySelector<HTMLInputElement>('[name="PaymentMax"]')?.value).to.equal('101');
    expect(price?.querySelector<HTMLInputElement>('[name="PriceMode"]:checked')?.value).to.equal('payment');
    expect(textOf(price?.querySelector('.cars-filters__total strong'))).to.equal('$9,900 – $30,015');
    expect(textOf(price?.querySelector('.cars-filters__total'))).to.include('84 months at 5.99%');
  });

  it('is by the month in euros, with the whole loan that French law asks for', async () => {
    const france = aSite({ country: 'FR', currency: 'EUR', defaultLanguage: 3 });
    const stock = [aVehicle().priced(10_000, 'EUR'), aVehicle().stock('B').priced(20_000, 'EUR')];
    const { form } = await visit('/fr-fr/autos', await portsWith(stock, aDealer().inFrance()), france);
    expect(textOf(form.querySelector('.cars-seg'))).to.equal('Par moisPrix total');
    expect(textOf(form.querySelector('.cars-filters__total'))).to.include('TAEG fixe 6,16 %');
  });

  it('stays the same price when the form is sent as it is', async () => {
    const ports = await portsWith(STOCK);
    const address = '/en-ca/cars?PriceMin=9999&PriceMax=30000';
    expect((await visit(sent(await visit(address, ports)), ports)).address).to.equal(address);
  });

  it('keeps the budget when the visitor changes the terms', async () => {
    const ports = await portsWith(STOCK);
    const page = await visit('/en-ca/cars?PriceMax=29718', ports);
    const terms = ['Term', 'InterestRate', 'DownPayment'].map((name) =>
      page.form.querySelector<HTMLInputElement>(`[name="${name}"]`),
    );
    expect(terms.map((field) => field?.value)).to.deep.equal(['84', '5.99', '0']);
    fill(page, 'DownPayment', '5000');
    expect((await visit(sent(page), ports)).address).to.equal('/en-ca/cars?PriceMax=34718');
    fill(page, 'DownPayment', '0');
    fill(page, 'Term', 'x');
    expect((await visit(sent(page), ports)).address).to.equal('/en-ca/cars?PriceMax=29718');
  });

  it('is removed by emptying the field, and reported if it is invalid', async () => {
    const ports = await portsWith(STOCK);
    const page = await visit('/en-ca/cars?PriceMax=29718', ports);
    fill(page, 'PaymentMax', '');
    expect((await visit(sent(page), ports)).address).to.equal('/en-ca/cars');
    const unread = await visit('/en-ca/cars?PaymentMax=abc', ports);
    expect(textOf(unread.document.querySelector('.cars-list__unread'))).to.include('PriceMax=abc');
  });
});

describe('a sentence in the form', () => {
  const ask = async (sentence: string, address = '/en-ca/cars') => {
    const ports = await portsWith(STOCK);
    const page = await visit(address, ports);
    fill(page, 'Keyword', sentence);
    return visit(sent(page), ports);
  };

  it('becomes filters that can be dropped, beside those of the form', async () => {
    const page = await ask('honda civic, not red, under $100 a week', '/en-ca/cars?YearMin=2018&Menu=0');
    expect(chips(page)).to.deep.equal(['Honda', 'Civic', 'Not Red', 'Up to $29,718 ≤ $100/week', '2018 and newer']);
    expect(page.address).to.include('Menu=0').and.not.include('Keyword');
    expect(chip(page, 'Not Red')).not.to.include('Color');
    expect(names(page)).to.deep.equal(['Honda Civic']);
  });

  it('keeps words that may be in a vehicle’s name, and reports the others once', async () => {
    const page = await ask('red suv xle, not toyota');
    expect(page.address).to.equal('/en-ca/cars?Body=suv&Color=red&Keyword=xle&Unused=not%20toyota');
    expect(textOf(page.document.querySelector('.cars-list__unread'))).to.equal('Not used from your sentence: not toyota');
    expect(sent(page)).not.to.include('Unused');
    expect(page.document.querySelector('.cars-list__main')?.innerHTML).not.to.include('Unused=');
  });

  it('is interpreted once: its words stay keywords when another filter changes', async () => {
    const ports = await portsWith(STOCK);
    const page = await visit('/en-ca/cars?Keyword=hybrid', ports);
    tick(page, 'Make', 'toyota');
    expect((await visit(sent(page), ports)).address).to.equal('/en-ca/cars?Make=toyota&Keyword=hybrid');
  });

  it('stays in the layout that the visitor looks at', async () => {
    expect((await ask('red suv', '/en-ca/cars-3')).address).to.equal('/en-ca/cars-3?Body=suv&Color=red');
  });
});

describe('the filters in force', () => {
  it('are shown in the headings of their sections too', async () => {
    const { form } = await visit('/en-ca/cars?Make=honda,toyota&YearMin=2018', await portsWith(STOCK));
    const head = (section: string): string => textOf(form.querySelector(`[data-filter="${section}"] summary small`));
    expect([head('make'), head('year'), head('body')]).to.deep.equal(['Honda, Toyota', '2018 and newer', '']);
  });

  const ADDRESS = '/en-ca/cars?Make=honda,toyota&YearMin=2018&Body=suv&PriceMax=30000&Certified=1&Keyword=hybrid&Header=0';

  it('are shown as texts', async () => {
    expect(chips(await visit(ADDRESS, await portsWith(STOCK)))).to.have.members([
      '“hybrid”',
      'Honda',
      'Toyota',
      'SUV',
      'Up to $30,000',
      '2018 and newer',
      'Certified',
    ]);
  });

  it('keep the unit in which the visitor asked: a price stays one, a payment is told beside its price', async () => {
    const price = await visit('/en-ca/cars?PriceMax=30000', await portsWith(STOCK));
    expect(price.form.querySelector<HTMLInputElement>('[name="PriceMax"]')?.value).to.equal('30000');
    expect(price.form.querySelector('[name="PaymentMax"]')).to.equal(null);
    expect(chips(await visit('/en-ca/cars?PriceMax=29718', await portsWith(STOCK)))).to.deep.equal(['Up to $29,718 ≤ $100/week']);
  });

  it('are dropped one by one', async () => {
    const ports = await portsWith(STOCK);
    const page = await visit(ADDRESS, ports);
    expect(chip(page, 'Honda')).to.equal(
      '/en-ca/cars?Make=toyota&YearMin=2018&Body=suv&PriceMax=30000&Certified=1&Keyword=hybrid&Header=0',
    );
    for (const words of chips(page)) {
      const left = chips(await visit(chip(page, words), ports));
      expect(left, words).to.have.members(chips(page).filter((other) => other !== words));
    }
  });

  it('are removed together; sort and page size stay', async () => {
    const { document } = await visit(`${ADDRESS}&SortExpression=Price`, await portsWith(STOCK));
    expect(document.querySelector('.cars-chips__clear')?.getAttribute('href')).to.equal(
      '/en-ca/cars?SortExpression=Price&Header=0',
    );
  });

  it('include the models when the last make is removed', async () => {
    const page = await visit('/en-ca/cars?Make=toyota&Model=rav4', await portsWith(STOCK));
    expect(chip(page, 'Toyota')).to.equal('/en-ca/cars');
    expect(chip(page, 'RAV4')).to.equal('/en-ca/cars?Make=toyota');
  });
});

describe('the address of a filters form', () => {
  const NAMES = [
    'Make',
    'YearMin',
    'YearMax',
    'PriceNone',
    'Keyword',
    'Sort',
    'Menu',
    'Color',
    'utm_source',
    'Distance',
    'Latitude',
    'PaymentMin',
    'PaymentMax',
    'PriceMax',
    'PriceMode',
    'KeywordRead',
    'Term',
    'InterestRate',
  ];
  const values = fc.oneof(
    fc.constantFrom('', '0', '1', 'red', 'toyota', '2018', 'abc', 'Price-0', 'a,b', '%', 'é&='),
    fc.string({ maxLength: 8 }),
  );
  const pairs = fc.array(fc.tuple(fc.constantFrom(...NAMES), values), { maxLength: 12 });

  it('is never a form’s query, so there is no second redirect', () => {
    fc.assert(
      fc.property(pairs, (submitted) => {
        const address = addressOfForm('/en-ca/cars', submitted, defaultTerms('CAD'));
        const again = [...new URL(address, 'https://forecourt.example').searchParams];
        expect(isFormQuery(again), address).to.equal(false);
        expect(addressOfForm('/en-ca/cars', again, defaultTerms('CAD'))).to.equal(address);
      }),
    );
  });
});
