import { expect } from 'chai';
import { paymentView } from '../../../src/ui/finance/present-payment.ts';
import { defaultTerms } from '../../../src/domain/finance/payment.ts';
import { VehicleCalculator } from '../../../src/ui/finance/calculator.tsx';
import type { CalculatorView } from '../../../src/ui/finance/present-payment.ts';
import { aFrame, aSite } from '../../support/builders/a-frame.ts';
import { aVehicle } from '../../support/builders/a-vehicle.ts';
import { openBrowser, type LiveBrowser } from '../../support/live-ui.tsx';
import { hrefsOf, renderUi, textOf } from '../../support/render-ui.tsx';

const PATH = '/en-ca/car-for-sale/toyota/rav4/2019-hybrid-xle-awd-1';

const viewOf = (query = '', price = 25_000): CalculatorView => {
  const view = paymentView({
    vehicle: aVehicle().priced(price).build(),
    site: aSite(),
    languageId: 1,
    place: null,
    now: Date.UTC(2026, 8, 15),
    asked: { path: PATH, params: new URLSearchParams(query), terms: defaultTerms('CAD') },
  });
  if (!view) throw new Error('not financed');
  return view;
};

const FRAME = aFrame({ carried: 'Menu=0' });
const render = (view: CalculatorView): Document => renderUi(<VehicleCalculator view={view} />, FRAME);

describe('the calculator beside a vehicle', () => {
  it('says the payment, that it is an estimate, and what the credit costs', () => {
    const page = render(viewOf());
    expect(textOf(page.querySelector('.cars-calc__head'))).to.equal('Payment$84.12 / week');
    expect(textOf(page.querySelector('.cars-calc__est'))).to.equal('Estimate only');
    const [terms, cost] = [...page.querySelectorAll('details')].map(textOf);
    expect(terms).to.match(/^84 months at 5\.99% a year, \$0 down, before taxes\./);
    expect(cost).to.include('Cost of credit$5,620.85').and.to.include('363 weekly payments of $84.12 and a last one of $85.29');
  });

  it('shows the terms in a line, and the fields that change them behind it until they have been changed', () => {
    const isOpen = (query?: string): boolean =>
      render(viewOf(query)).querySelector('.cars-calc__fields')?.closest('details')?.hasAttribute('open') === true;
    expect([isOpen(), isOpen('Term=60')]).to.deep.equal([false, true]);
  });

  it('takes other terms from the address, by the names of the specification', () => {
    const page = render(viewOf('Term=60&Frequency=Month&InterestRate=0&DownPayment=1000&PriceMax=1'));
    expect(textOf(page.querySelector('.cars-calc__head'))).to.equal('Payment$400.00 / month');
    const names = [...page.querySelectorAll('form [name]')].map((field) => field.getAttribute('name'));
    expect(names).to.deep.equal(['Menu', 'Term', 'Frequency', 'InterestRate', 'DownPayment']);
    expect(page.querySelector('form')?.getAttribute('action')).to.equal(PATH);
  });

  it('leads to the financing page with the vehicle and the terms', () => {
    expect(hrefsOf(render(viewOf('Term=60')), '.cars-calc__link')).to.deep.equal(['/en-ca/financing?ProductId=1&Term=60&Menu=0']);
  });

  it('names what it could not use', () => {
    const page = render(viewOf('InterestRate=36&Frequency=Daily'));
    expect(textOf(page.querySelector('[role="alert"]')))
      .to.include('InterestRate=36')
      .and.to.include('Frequency=Daily');
    expect(textOf(page.querySelector('.cars-calc__head'))).to.include('$84.12');
  });

  describe('with JavaScript', () => {
    let browser: LiveBrowser;
    beforeEach(() => {
      browser = openBrowser({ url: `https://forecourt.example${PATH}` });
    });
    afterEach(() => browser.close());

    const shown = (): string => textOf(browser.document.querySelector('.cars-calc__head strong'));
    const type = (name: string, value: string): Promise<void> =>
      browser.act(() => {
        const field = browser.document.querySelector<HTMLInputElement>(`[name="${name}"]`);
        const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value') ?? {};
        set?.call(field, value);
        field?.dispatchEvent(new browser.window.Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
      });

    it('updates on each change, and keeps the last result while a field is invalid', async () => {
      await browser.show(<VehicleCalculator view={viewOf()} />, FRAME);
      expect(browser.document.querySelector('button[type="submit"]')).to.equal(null);
      await type('Frequency', 'Biweekly');
      expect(shown()).to.equal('$168.32 every two weeks');
      await type('DownPayment', '5 000');
      expect(shown()).to.equal('$134.66 every two weeks');
      await type('InterestRate', 'x');
      expect(shown()).to.equal('$134.66 every two weeks');
      expect(textOf(browser.document.querySelector('.cars-fin__problem'))).to.equal('Enter a rate from 0% to 35%.');
      await type('DownPayment', '25000');
      expect(textOf(browser.document.querySelector('.cars-calc__note'))).to.include('nothing to borrow');
    });
  });
});
