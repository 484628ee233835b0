import { expect } from 'chai';
import { loadFinancing } from '../../../src/adapters/ssr/loaders/load-financing.ts';
import { LANGUAGES, type LanguageId } from '../../../src/domain/language/language.ts';
import type { Site } from '../../../src/domain/site/site.ts';
import type { FinancingView } from '../../../src/ui/finance/present-financing.ts';
import { financingPage } from '../../../src/ui/finance/financing.route.tsx';
import { aDealer } from '../../support/builders/a-dealer.ts';
import { aFrame, aSite } from '../../support/builders/a-frame.ts';
import { aVehicle } from '../../support/builders/a-vehicle.ts';
import { portsWith, requestFor } from '../../support/page-ports.ts';
import { hrefsOf, metaOf, renderUi, textOf } from '../../support/render-ui.tsx';

const FRANCE = aSite({ country: 'FR', province: 'IDF', currency: 'EUR' });

const viewOf = async (address: string, site: Site = aSite()): Promise<FinancingView> => {
  const inFrance = site.country === 'FR';
  const stock = [20_000, 25_000, 40_000].map((price, at) =>
    aVehicle()
      .stock(String(at))
      .priced(price, inFrance ? 'EUR' : 'CAD'),
  );
  const loaded = await loadFinancing(
    requestFor(address, site),
    await portsWith(stock, inFrance ? aDealer().inFrance() : aDealer()),
  );
  if (loaded.kind !== 'page') throw new Error(loaded.kind);
  return loaded.view;
};

const render = (view: FinancingView, languageId: LanguageId = 1, site: Site = aSite()): Document => {
  const frame = aFrame({ languageId, site, carried: 'Menu=0' });
  return renderUi(<financingPage.Screen view={view} frame={frame} />, frame);
};

const headline = (page: Document): string[] => [...page.querySelectorAll('.cars-fin__big strong')].map(textOf);

describe('the financing page', () => {
  it('shows the payment for a price, with the price first and ‘Estimate only’ beside the payment', async () => {
    const page = render(await viewOf('/en-ca/financing?PriceMax=25000'));
    expect(headline(page)).to.deep.equal(['$25,000', '$84.12']);
    expect(textOf(page.querySelector('.cars-fin__big > :last-child'))).to.equal('Weekly payment$84.12Estimate only');
    expect(textOf(page.querySelector('.cars-fin__dl'))).to.include('363 weekly payments of $84.12 and a last one of $85.29');
    expect(textOf(page.querySelector('.cars-stack__key')))
      .to.include('$25,000.00')
      .and.to.include('$5,620.85');
  });

  it('leads to as many vehicles as are within the price, and none without a price', async () => {
    const page = render(await viewOf('/en-ca/financing?PriceMax=25000'));
    const link = page.querySelector('.cars-fin__out > a');
    expect(textOf(link)).to.equal('Show 2 vehicles within this budget');
    expect(link?.getAttribute('href')).to.equal('/en-ca/cars?PriceMax=25000&PriceNone=0&Menu=0');
  });

  it('shows the price range for a payment', async () => {
    const page = render(await viewOf('/en-ca/financing?Mode=Payment&PaymentMin=80&PaymentMax=100'));
    expect(headline(page)).to.deep.equal(['$29,718.51', '$100.00']);
    expect(textOf(page.querySelector('.cars-fin__big'))).to.include('from $23,774.81');
    const link = page.querySelector('.cars-fin__out > a');
    expect(textOf(link)).to.equal('Show 1 vehicle within this budget');
    expect(link?.getAttribute('href')).to.equal('/en-ca/cars?PriceMin=23775&PriceMax=29718&PriceNone=0&Menu=0');
  });

  it('adds the taxes of a province, line by line', async () => {
    const page = render(await viewOf('/en-ca/financing?PriceMax=28995&Taxes=1&TaxProvince=QC'));
    expect(headline(page)[0]).to.equal('$33,337.00');
    expect(textOf(page.querySelector('.cars-fin__dl')))
      .to.include('GST, 5%$1,449.75')
      .and.to.include('QST, 9.975%$2,892.25')
      .and.to.include('Price with taxes in Quebec$33,337.00');
    expect(page.querySelector('select[name="TaxProvince"] option[selected]')?.getAttribute('value')).to.equal('QC');
  });

  it('offers the visitor’s own province first', async () => {
    const place = { provinceIso: 'ON', countryIso: 'CA' };
    const request = requestFor('/en-ca/financing?Taxes=1');
    const view = await loadFinancing({ ...request, place: { ...PLACE, ...place } }, await portsWith([]));
    expect(view.kind === 'page' && view.view.inputs.province).to.equal('ON');
  });

  it('starts from a vehicle, and leads back to it', async () => {
    const page = render(await viewOf('/en-ca/financing?ProductId=3'));
    expect(headline(page)[0]).to.equal('$40,000');
    expect(hrefsOf(page, '.cars-fin__head a')).to.deep.equal(['/en-ca/car-for-sale/toyota/rav4/2019-hybrid-xle-awd-3?Menu=0']);
    expect(page.querySelector('input[name="ProductId"]')?.getAttribute('value')).to.equal('3');
  });

  it('ignores an unknown vehicle', async () => {
    for (const id of ['99', 'x', '-1', '1e9', ''])
      expect((await viewOf(`/en-ca/financing?ProductId=${id}`)).vehicle, id).to.equal(null);
  });

  it('lists years, or every payment on request; the balance ends at zero', async () => {
    const years = render(await viewOf('/en-ca/financing?PriceMax=25000'));
    expect(years.querySelectorAll('tbody tr')).to.have.length(7);
    expect(hrefsOf(years, '.cars-fin__every')).to.deep.equal(['/en-ca/financing?Schedule=Payments&Menu=0#schedule']);
    const payments = render(await viewOf('/en-ca/financing?PriceMax=25000&Schedule=Payments&Frequency=Month&Term=24'));
    expect(payments.querySelectorAll('tbody tr.is-payment')).to.have.length(24);
    expect(textOf([...payments.querySelectorAll('tbody tr')].at(-1))).to.match(/\$0\.00$/);
    expect(textOf(payments.querySelector('tfoot'))).to.include('$25,000.00');
  });

  it('is a form that works without JavaScript, by the names of the specification', async () => {
    const form = render(await viewOf('/en-ca/financing')).querySelector('form');
    expect(form?.getAttribute('action')).to.equal('/en-ca/financing');
    const names = new Set([...(form?.querySelectorAll('[name]') ?? [])].map((field) => field.getAttribute('name')));
    expect([...names]).to.have.members([
      'Menu',
      'Mode',
      'PriceMax',
      'PaymentMax',
      'PaymentMin',
      'DownPayment',
      'InterestRate',
      'Term',
      'Frequency',
      'Taxes',
      'TaxProvince',
    ]);
    expect(form?.querySelector('button[type="submit"]')).not.to.equal(null);
    expect(form?.querySelector('input[type="range"]')).to.equal(null);
  });

  it('names what it could not use, and keeps what was typed in its field', async () => {
    const page = render(await viewOf('/en-ca/financing?InterestRate=free&Term=7.5'));
    expect(textOf(page.querySelector('[role="alert"]')))
      .to.include('InterestRate=free Enter a rate from 0% to 35%.')
      .and.to.include('Term=7.5 Choose a term from 6 to 120 months.');
    const rate = page.querySelector('input[name="InterestRate"]');
    expect(rate?.getAttribute('value')).to.equal('free');
    expect(rate?.getAttribute('aria-invalid')).to.equal('true');
  });

  it('says that nothing is borrowed where the down payment covers the price', async () => {
    const page = render(await viewOf('/en-ca/financing?PriceMax=3000&DownPayment=5000'));
    expect(textOf(page.querySelector('.cars-fin__out'))).to.include('nothing to borrow');
    expect(page.querySelector('table')).to.equal(null);
  });

  it('in France has months only, no taxes to add, and the whole example of the law', async () => {
    const page = render(await viewOf('/fr-fr/financement?PriceMax=25000', FRANCE), 3, FRANCE);
    expect(page.querySelector('[name="Frequency"], [name="Taxes"]')).to.equal(null);
    expect(textOf(page.querySelector('.cars-law')))
      .to.include(
        '83 mensualités de 365,09 € et une dernière de 365,50 €. TAEG fixe : 6,16 %. Montant total dû par l’emprunteur : 30 667,97 €.',
      )
      .and.not.to.include('Un crédit');
    expect(textOf(page.querySelector('.cars-fin__out'))).to.match(/Un crédit coûte de l’argent et doit être remboursé\s!/);
  });

  it('is indexed without a visitor’s figures', async () => {
    const view = await viewOf('/en-ca/financing');
    expect(metaOf(financingPage, view, aFrame({ url: '/en-ca/financing' }))).to.include({
      canonical: '/en-ca/financing',
      index: true,
    });
    expect(metaOf(financingPage, view, aFrame({ url: '/en-ca/financing?Term=60' }))).to.include({ index: false });
  });

  for (const { id, slug } of LANGUAGES) {
    it(`has all its words in ${slug}, in Canada and in France`, async () => {
      const path = { 1: 'financing', 2: 'financement', 3: 'financement', 4: 'financiacion', 5: 'financiacion' }[id];
      for (const site of [aSite(), FRANCE]) {
        const asked = 'Mode=Payment&PaymentMin=90&Taxes=1&TaxProvince=MB&DownPayment=100&Schedule=Payments&Term=x&Frequency=y';
        const page = render(await viewOf(`/${slug}/${path}?${asked}`, site), id, site);
        expect(textOf(page.body)).not.to.match(
          /\b(field|mode|law|tax|owe|schedule|found|small|problem|payments|every|paymentOf)\.\w|[{}]/,
        );
      }
    });
  }
});

const PLACE = {
  postalCode: '',
  city: 'Ottawa',
  province: 'Ontario',
  provinceIso: 'ON',
  country: 'Canada',
  countryIso: 'CA',
  latitude: 45.4,
  longitude: -75.7,
  source: 'Server Cookies',
  valid: true,
} as const;
