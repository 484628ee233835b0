import { expect } from 'chai';
import { LANGUAGES } from '../../../src/domain/language/language.ts';
import { loadHome } from '../../../src/adapters/ssr/loaders/load-home.ts';
import { homePage } from '../../../src/ui/home/home.route.tsx';
import type { HomeView } from '../../../src/ui/home/present-home.ts';
import type { Frame } from '../../../src/ui/page.ts';
import { aFrame, aSite } from '../../support/builders/a-frame.ts';
import { aVehicle } from '../../support/builders/a-vehicle.ts';
import { portsWith, requestFor } from '../../support/page-ports.ts';
import { hrefsOf, metaOf, renderUi, textOf } from '../../support/render-ui.tsx';

const viewOf = async (address: string): Promise<HomeView> => {
  const loaded = await loadHome(
    requestFor(address),
    await portsWith([aVehicle(), aVehicle().stock('B').named('Honda', 'Civic')]),
  );
  if (loaded.kind !== 'page') throw new Error(loaded.kind);
  return loaded.view;
};

const render = (view: HomeView, frame: Frame): Document => renderUi(<homePage.Screen view={view} frame={frame} />, frame);

describe('the home page on the screen', () => {
  it('has a search form that leads to the list without JavaScript, with the parameters of a list', async () => {
    const form = render(await viewOf('/en-ca?Make=honda'), aFrame({ carried: 'Menu=0' })).querySelector('form');
    expect(form?.getAttribute('action')).to.equal('/en-ca/cars');
    expect(form?.getAttribute('method') ?? 'get').to.equal('get');
    // The place belongs to a form of its own.
    const names = [...(form?.querySelectorAll('[name]:not([form])') ?? [])].map((field) => field.getAttribute('name'));
    expect(names).to.deep.equal(['Type', 'Menu', 'Make', 'Model', 'PriceMax', 'Keyword', 'KeywordRead']);
    expect(form?.querySelector('select[name="Make"] option[selected]')?.getAttribute('value')).to.equal('honda');
  });

  it('says on the button how many vehicles the search finds', async () => {
    const button = async (address: string): Promise<string> =>
      textOf(render(await viewOf(address), aFrame()).querySelector('.cars-search__go'));
    expect(await button('/en-ca')).to.equal('Show 2 vehicles');
    expect(await button('/en-ca?Make=honda')).to.equal('Show 1 vehicle');
    expect(await button('/en-ca?Make=lada')).to.equal('No vehicles');
  });

  it('leads to kinds, bodies, makes and the newest vehicles', async () => {
    const hrefs = hrefsOf(render(await viewOf('/en-ca'), aFrame({ carried: 'Menu=0' })));
    expect(hrefs).to.include.members([
      '/en-ca?Type=car&Menu=0',
      '/en-ca/cars?Type=car&Body=suv&Menu=0',
      '/en-ca/cars?Type=car&Make=honda&Menu=0',
      '/en-ca/cars?Type=car&SortExpression=Newest&Menu=0',
    ]);
  });

  it('stands under the site’s headline, with its parts in the site’s order', async () => {
    const view = await viewOf('/en-ca');
    const page = render({ ...view, headline: 'Open water.', blocks: ['newest', 'search'] }, aFrame());
    expect(textOf(page.querySelector('h1'))).to.equal('Open water.');
    const [newest, search] = [page.querySelector('#newest'), page.querySelector('form')];
    expect(newest && search && newest.compareDocumentPosition(search)).to.equal(4);
    expect(page.querySelector('#makes')).to.equal(null);
  });

  it('of a dealer says where they are, when they are open and how to call, and counts no dealers', async () => {
    const ports = await portsWith([aVehicle()]);
    const [dealer] = await ports.vehicles.dealers();
    const loaded = await loadHome(requestFor('/en-ca', aSite({ main: false, companyIds: [dealer?.id ?? 0] })), ports);
    if (loaded.kind !== 'page') throw new Error(loaded.kind);
    const own = render(loaded.view, aFrame()).querySelector('.cars-owndealers');
    expect(textOf(own))
      .to.include(dealer?.name)
      .and.to.include(dealer?.street ?? '?');
    expect(own?.querySelector('a[href^="tel:"]')).not.to.equal(null);
    expect(metaOf(homePage, loaded.view, aFrame()).description)
      .to.include('1 vehicle in stock')
      .and.not.to.include('dealer');
  });

  it('is titled after what the site has', async () => {
    const view = await viewOf('/en-ca');
    const titleOn = (site: Parameters<typeof aSite>[0]): string => metaOf(homePage, view, aFrame({ site: aSite(site) })).title;
    expect(titleOn({})).to.equal('Forecourt – new and used vehicles from dealers');
    expect(titleOn({ companyIds: [1] })).to.equal('Forecourt – our new and used vehicles');
    expect(titleOn({ division: 'Recreative' })).to.equal('Forecourt – motorcycles, boats and recreational vehicles');
  });

  it('describes itself with its figures, whatever the search form has', async () => {
    const meta = metaOf(homePage, await viewOf('/en-ca?Make=honda'), aFrame());
    expect(meta).to.include({ canonical: '/en-ca', index: true });
    expect(meta.description).to.include('2 vehicles from 1 dealer');
  });

  for (const { id, slug } of LANGUAGES) {
    it(`has all its words in ${slug}`, async () => {
      const page = render(await viewOf(`/${slug}?Make=honda`), aFrame({ languageId: id }));
      expect(textOf(page.body)).not.to.match(/\b(hero|search|how|types|nav|card)\.\w/);
    });
  }
});
