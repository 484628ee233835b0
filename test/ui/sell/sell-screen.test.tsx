import { expect } from 'chai';
import { loadSell } from '../../../src/adapters/ssr/loaders/load-sell.ts';
import { LANGUAGES, type LanguageId } from '../../../src/domain/language/language.ts';
import { pathOf } from '../../../src/domain/routing/path-table.ts';
import { sellPage } from '../../../src/ui/sell/sell.route.tsx';
import type { SellView } from '../../../src/ui/sell/present-sell.ts';
import { aFrame } from '../../support/builders/a-frame.ts';
import { aVehicle } from '../../support/builders/a-vehicle.ts';
import { portsWith, requestFor } from '../../support/page-ports.ts';
import { hrefsOf, renderUi, textOf } from '../../support/render-ui.tsx';

/** A market in which a model loses 1,500 a year and 0.05 a kilometre. */
const RAV4S = Array.from({ length: 24 }, (_, at) => {
  const year = 2017 + (at % 5);
  const mileageKm = 40_000 + at * 3500;
  return aVehicle()
    .stock(String(at))
    .named('Toyota', 'RAV4', year)
    .with({ vin: null, condition: 'used' })
    .driven(mileageKm)
    .priced(Math.round(38_000 - (2022 - year) * 1500 - mileageKm * 0.05));
});
const STOCK = [...RAV4S, aVehicle().stock('gone').sold()];
const MINE = 'Make=toyota&Model=rav4&Year=2019&Mileage=82000&Version=Hybrid+XLE';

const viewOf = async (query: string, languageId: LanguageId = 1, cookies: Record<string, string> = {}): Promise<SellView> => {
  const path = pathOf('Public_SellTrade', languageId);
  const loaded = await loadSell({ ...requestFor(query === '' ? path : `${path}?${query}`), cookies }, await portsWith(STOCK));
  if (loaded.kind !== 'page') throw new Error(loaded.kind);
  return loaded.view;
};

const render = (view: SellView, languageId: LanguageId = 1): Document => {
  const frame = aFrame({ languageId });
  return renderUi(<sellPage.Screen view={view} frame={frame} />, frame);
};

describe('the page to sell or trade in a vehicle', () => {
  it('is a form that works without JavaScript, with the names on offer to choose from', async () => {
    const page = render(await viewOf(''));
    const form = page.querySelector('.sell-form');
    expect(form?.getAttribute('action')).to.equal('/en-ca/sell-trade');
    expect([...(form?.querySelectorAll('input[name]') ?? [])].map((field) => field.getAttribute('name'))).to.deep.equal([
      'Make',
      'Model',
      'Year',
      'Mileage',
      'Version',
    ]);
    expect([...page.querySelectorAll('#sell-makes option')].map((option) => option.getAttribute('value'))).to.deep.equal([
      'Toyota',
    ]);
    expect(page.querySelector('.sell-worth')).to.equal(null);
  });

  it('gives a range from vehicles like it, says from how many, and shows the closest', async () => {
    const view = await viewOf(MINE);
    const worth = view.worth;
    if (worth?.kind !== 'range') throw new Error('no range');
    const amount = (text: string): number => Number(text.replace(/\D/g, ''));
    expect(amount(worth.asked.low)).to.be.below(29_400);
    expect(amount(worth.asked.high)).to.be.above(29_400);
    expect(amount(worth.tradeIn.high)).to.be.below(amount(worth.asked.high));
    const page = render(view);
    expect(textOf(page.querySelector('.sell-worth'))).to.include(`From ${String(worth.sample)} vehicles like it.`);
    expect(page.querySelectorAll('.sell-worth__closest a')).to.have.length(5);
  });

  it('carries the trade-in to the financing page as the down payment', async () => {
    const view = await viewOf(MINE);
    const low = view.worth?.kind === 'range' ? view.worth.tradeIn.low.replace(/\D/g, '') : '';
    expect(hrefsOf(render(view), '.sell-worth > p a')).to.deep.equal([`/en-ca/financing?DownPayment=${low}`]);
  });

  it('writes its estimate into the message, and the vehicle into the form', async () => {
    const page = render(await viewOf(MINE));
    expect(textOf(page.querySelector('textarea[name="Message"]'))).to.include(
      'my 2019 Toyota RAV4 Hybrid XLE, 82,000 km, as a trade-in: $',
    );
    const said = ['OfferedMake', 'OfferedModel', 'OfferedYear', 'OfferedVersion', 'OfferedMileage'].map((name) =>
      page.querySelector(`#trade-in [name="${name}"]`)?.getAttribute('value'),
    );
    expect(said).to.deep.equal(['Toyota', 'RAV4', '2019', 'Hybrid XLE', '82000']);
  });

  it('has no form before the vehicle is described, and one if its value cannot be estimated', async () => {
    expect(render(await viewOf('')).querySelector('.lead-form')).to.equal(null);
    const page = render(await viewOf('Make=Lada&Model=Niva&Year=1995&Mileage=120000'));
    expect(textOf(page.querySelector('.sell-worth'))).to.include('Not enough comparables');
    expect(textOf(page.querySelector('textarea[name="Message"]'))).to.equal('');
  });

  const chosenIn = (page: Document): string[] => [...page.querySelectorAll('#trade-in [aria-current] strong')].map(textOf);

  it('offers the vehicle to the site unless a dealer is chosen, by links that keep what was said', async () => {
    const page = render(await viewOf(MINE));
    expect(chosenIn(page)).to.deep.equal(['Forecourt']);
    const [, dealer] = hrefsOf(page, '.sell-offer__choices a');
    expect(dealer).to.equal(
      '/en-ca/sell-trade?Make=toyota&Model=rav4&Year=2019&Mileage=82000&Version=Hybrid+XLE&Dealer=1#trade-in',
    );
    const chosen = render(await viewOf(`${MINE}&Dealer=1`));
    expect(chosenIn(chosen)).to.deep.equal(['Autos du Pont-Viau']);
    expect(textOf(chosen.querySelector('#trade-in .lead-box'))).to.include('to Autos du Pont-Viau');
    expect(chosen.querySelector('.sell-form [name="Dealer"]')?.getAttribute('value')).to.equal('1');
  });

  it('offers it in exchange for the vehicle that the visitor came from, and for their favourites', async () => {
    const page = render(await viewOf(`${MINE}&ProductId=3`, 1, { Favorites: '3,5' }));
    expect(textOf(page.querySelector('.sell__wanted'))).to.include('2019 Toyota RAV4');
    expect(page.querySelector('#trade-in [name="ProductId"]')?.getAttribute('value')).to.equal('3');
    expect(chosenIn(page)).to.have.length(1);
    expect(hrefsOf(page, '.sell-offer__choices:last-child li a').map((link) => /ProductId=\d+/.exec(link)?.[0])).to.deep.equal([
      'ProductId=3',
      'ProductId=5',
    ]);
    expect(hrefsOf(page, '.sell__wanted a')[1]).to.not.include('ProductId');
  });

  it('says so if that vehicle is gone, and offers no exchange for it', async () => {
    const page = render(await viewOf(`${MINE}&ProductId=25`));
    expect(textOf(page.querySelector('.sell__wanted'))).to.include('not on offer any more');
    expect(page.querySelector('#trade-in [name="ProductId"]')?.getAttribute('value')).to.equal('');
  });

  it('links each mistake to its field and keeps what was typed', async () => {
    const page = render(await viewOf('Make=Toyota&Year=19&Mileage=many'));
    expect(hrefsOf(page, '.sell-form [role="alert"] a')).to.deep.equal(['#sell-model', '#sell-year', '#sell-mileageKm']);
    expect(page.querySelector('#sell-mileageKm')?.getAttribute('value')).to.equal('many');
    expect(page.querySelector('#sell-year')?.getAttribute('aria-invalid')).to.equal('true');
    expect(textOf(page.querySelector('#sell-year-problem'))).to.equal('Enter a year from 1900 to 2027.');
  });

  for (const { id, slug } of LANGUAGES) {
    it(`has all its words in ${slug}`, async () => {
      for (const query of [MINE, 'Make=Lada&Model=Niva&Year=1995&Mileage=1', 'Make=x'])
        expect(textOf(render(await viewOf(query, id), id).body)).not.to.match(
          /\b(field|worth|none|missing|wrong|offer|wanted|message|conditions|help)\.\w|[{}]/,
        );
    });
  }
});
