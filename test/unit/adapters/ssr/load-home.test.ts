import { expect } from 'chai';
import { loadHome } from '../../../../src/adapters/ssr/loaders/load-home.ts';
import type { HomeView } from '../../../../src/ui/home/present-home.ts';
import { aSite } from '../../../support/builders/a-frame.ts';
import { aVehicle } from '../../../support/builders/a-vehicle.ts';
import { LAVAL } from '../../../support/builders/laval.ts';
import { portsWith, requestFor } from '../../../support/page-ports.ts';

const shown = async (...args: Parameters<typeof loadHome>): Promise<HomeView> => {
  const loaded = await loadHome(...args);
  if (loaded.kind !== 'page') throw new Error(`Got ${loaded.kind}`);
  return loaded.view;
};

const STOCK = [
  aVehicle().stock('1'),
  aVehicle().stock('2').named('Citroën', 'C4').with({ body: 'hatchback' }).priced(12_000),
  aVehicle().stock('3').named('Toyota', 'Corolla').with({ body: 'sedan' }).priced(18_000),
  aVehicle().stock('4').named('Bayliner', 'VR5').with({ type: 'boat', body: 'boat' }),
  aVehicle().stock('5').sold(),
];

describe('the home page', () => {
  it('counts what can be bought now', async () => {
    const view = await shown(requestFor('/en-ca'), await portsWith(STOCK));
    expect(view.vehicles).to.deep.equal({ count: 4, text: '4' });
    expect(view.dealers.count).to.equal(1);
    expect(view.kinds).to.deep.equal([
      { type: 'car', count: '3', path: '/en-ca?Type=car' },
      { type: 'boat', count: '1', path: '/en-ca?Type=boat' },
    ]);
  });

  it('links bodies and makes to their lists, under the names that people write', async () => {
    const view = await shown(requestFor('/en-ca'), await portsWith(STOCK));
    expect(view.bodies.map(({ path }) => path)).to.have.members([
      '/en-ca/cars?Type=car&Body=suv',
      '/en-ca/cars?Type=car&Body=hatchback',
      '/en-ca/cars?Type=car&Body=sedan',
      '/en-ca/recreative?Type=boat&Body=boat',
    ]);
    expect(view.makes).to.deep.equal([
      { label: 'Toyota', count: '2', path: '/en-ca/cars?Type=car&Make=toyota' },
      { label: 'Citroën', count: '1', path: '/en-ca/cars?Type=car&Make=citroen' },
    ]);
  });

  it('searches among the kind that its address names', async () => {
    const view = await shown(requestFor('/en-ca?Type=boat'), await portsWith(STOCK));
    expect(view.kind).to.equal('boat');
    expect(view.search).to.deep.include({ action: '/en-ca/recreative', found: { count: 1, text: '1' } });
    expect(view.newest.map(({ name }) => name)).to.deep.equal(['Bayliner VR5']);
  });

  it('offers the models of a chosen make and counts what the search would find', async () => {
    const ports = await portsWith(STOCK);
    const untouched = (await shown(requestFor('/en-ca'), ports)).search;
    expect(untouched).to.deep.include({ make: '', models: [], found: { count: 3, text: '3' } });
    const { search } = await shown(requestFor('/en-ca?Type=car&Make=toyota&PriceMax=20%20000'), ports);
    expect(search).to.deep.include({ make: 'toyota', priceMax: '20000', found: { count: 1, text: '1' } });
    expect(search.models.map(({ label }) => label)).to.deep.equal(['Corolla']);
  });

  it('begins on a motorbike site with motorbikes, and keeps to the site’s own division', async () => {
    const moto = aSite({ division: 'Recreative', main: false });
    const view = await shown(requestFor('/en-ca', moto), await portsWith(STOCK));
    expect(view.kind).to.equal('motorcycle');
    expect(view.bodies.map(({ label }) => label)).to.deep.equal(['Motorboat']);
  });

  it('counts around the place that the visitor has chosen, as the lists do, and everywhere where nothing is near', async () => {
    const at = (latitude: number, longitude: number, valid = true) => ({
      ...requestFor('/en-ca'),
      place: { ...LAVAL, source: 'Server Cookies' as const, latitude, longitude, valid },
    });
    const near = await shown(at(45.5, -73.6), await portsWith(STOCK));
    expect([near.around, near.vehicles.count, near.search.everywhere]).to.deep.equal(['Laval, QC', 4, false]);
    const far = await shown(at(49.28, -123.12), await portsWith(STOCK));
    expect([far.around, far.vehicles.count, far.search.found.count]).to.deep.equal([null, 4, 3]);
    expect(far.search.everywhere).to.equal(true);
    expect(far.makes[0]?.path).to.contain('Distance=0');
    expect((await shown(at(49.28, -123.12, false), await portsWith(STOCK))).search.everywhere).to.equal(false);
  });

  it('shows what the site offers, in the language of the page', async () => {
    const texts = { 2: { title: 'Prêts', text: 'Pour l’hiver.', action: 'Voir' } };
    const site = aSite({
      key: 'main',
      offers: [
        { link: 'Inspected=1', image: null, picture: { body: 'suv', colour: 'teal' }, texts },
        { link: 'https://offers.example/', image: 'winter.webp', picture: null, texts },
      ],
    });
    const { offers } = await shown(requestFor('/fr-ca', site), await portsWith(STOCK));
    expect(offers.map(({ href, external, picture }) => [href, external, picture?.split('-')[0]])).to.deep.equal([
      ['/fr-ca/autos?Inspected=1', false, '/art/suv'],
      ['https://offers.example/', true, '/site/winter.webp'],
    ]);
    expect((await shown(requestFor('/en-ca', site), await portsWith(STOCK))).offers).to.deep.equal([]);
  });

  it('stands even where there is nothing to sell', async () => {
    const view = await shown(requestFor('/en-ca'), await portsWith([]));
    expect(view).to.deep.include({ vehicles: { count: 0, text: '0' }, bodies: [], makes: [], newest: [] });
  });

  it('has the headline, the picture, the kinds and the parts that the site chose', async () => {
    const home = {
      headlines: { 1: 'Open water.' },
      picture: { body: 'boat', colour: 'navy' },
      scene: 'night',
      blocks: ['newest', 'search'],
    } as const;
    const site = aSite({ home, kinds: ['boat'] });
    const view = await shown(requestFor('/en-ca', site), await portsWith(STOCK));
    expect([view.headline, view.drawing, view.scene, view.blocks]).to.deep.equal([
      'Open water.',
      '/art/boat-24344f.svg',
      'night',
      ['newest', 'search'],
    ]);
    expect(view.kinds.map(({ type }) => type)).to.deep.equal(['boat']);
    expect((await shown(requestFor('/en-ca'), await portsWith(STOCK))).headline).to.equal(null);
  });

  it('shows the dealers of a dealer’s own site, and none on the others', async () => {
    const ports = await portsWith(STOCK);
    const [dealer] = await ports.vehicles.dealers();
    const site = aSite({ main: false, companyIds: [dealer?.id ?? 0] });
    const own = (await shown(requestFor('/en-ca', site), ports)).ownDealers;
    expect(own.map((shownDealer) => shownDealer.dealer.name)).to.deep.equal([dealer?.name]);
    expect((await shown(requestFor('/en-ca'), ports)).ownDealers).to.deep.equal([]);
  });
});
