import { expect } from 'chai';
import { loadVehicle } from '../../../src/adapters/ssr/loaders/vehicle.ts';
import { vehiclePath, type VehiclePageKind } from '../../../src/domain/vehicle/vehicle-url.ts';
import { LANGUAGES, type LanguageId } from '../../../src/domain/language/language.ts';
import { AVAILABILITIES } from '../../../src/domain/vehicle/availability.ts';
import { vehiclePage } from '../../../src/ui/vehicle/vehicle.route.tsx';
import type { BridgeView, VehicleView } from '../../../src/ui/vehicle/vehicle-view.ts';
import { aDealer, type DealerBuilder } from '../../support/builders/a-dealer.ts';
import { aFrame, aSite } from '../../support/builders/a-frame.ts';
import { aVehicle, type VehicleBuilder } from '../../support/builders/a-vehicle.ts';
import { portsWith, requestFor } from '../../support/page-ports.ts';
import { hrefsOf, metaOf, renderUi, textOf } from '../../support/render-ui.tsx';

interface Visit {
  readonly kind?: VehiclePageKind;
  readonly languageId?: LanguageId;
  readonly dealer?: DealerBuilder;
}

const viewOf = async (vehicle: VehicleBuilder, { kind = 'plain', languageId = 1, dealer = aDealer() }: Visit = {}) => {
  const loaded = await loadVehicle(
    requestFor(vehiclePath(vehicle.build(), languageId, kind), aSite({ searchTarget: 'BLANK' })),
    await portsWith([vehicle, aVehicle().stock('another')], dealer),
  );
  if (loaded.kind !== 'page') throw new Error(JSON.stringify(loaded));
  return loaded.view;
};

const render = (view: VehicleView | BridgeView, languageId: LanguageId = 1, carried = ''): Document => {
  const frame = aFrame({ languageId, carried, site: aSite({ searchTarget: 'BLANK' }) });
  return renderUi(<vehiclePage.Screen view={view} frame={frame} />, frame);
};

describe('the page of a vehicle on the screen', () => {
  it('names the vehicle and shows where it stands, with links back to wider lists', async () => {
    const page = render(await viewOf(aVehicle()), 1, 'Menu=0');
    expect(textOf(page.querySelector('h1'))).to.equal('2019 Toyota RAV4');
    expect(hrefsOf(page, '.cars-crumbs a')).to.deep.equal([
      '/en-ca/cars?Type=car&Menu=0',
      '/en-ca/cars?Type=car&Make=toyota&Menu=0',
      '/en-ca/cars?Type=car&Make=toyota&Model=rav4&Menu=0',
    ]);
  });

  it('has every photo in a strip that works without JavaScript, and links to each', async () => {
    const page = render(await viewOf(aVehicle()));
    expect(page.querySelectorAll('.cars-gallery__strip img')).to.have.length(2);
    expect(hrefsOf(page, '.cars-gallery__thumbs a')).to.deep.equal(['#photo-1', '#photo-2']);
    expect(page.querySelector('.cars-gallery button')).to.equal(null);
  });

  it('shows a drawing in the vehicle’s colour where there is no photo', async () => {
    const page = render(await viewOf(aVehicle().withoutImages()));
    expect(page.querySelector('.cars-gallery img')?.getAttribute('src')).to.equal('/art/suv-a91d2a.svg');
    expect(textOf(page.querySelector('.cars-gallery'))).to.equal('Photos to come');
  });

  it('says ‘Estimate only’ beside the payment, with what the credit costs', async () => {
    const panel = render(await viewOf(aVehicle().priced(25_000))).querySelector('.cars-buy');
    expect(textOf(panel?.querySelector('.cars-calc'))).to.include('$84.12 / weekEstimate onlyCost of credit$5,619.68');
    expect(textOf(panel?.querySelector('details')))
      .to.include('84 months at 5.99% a year')
      .and.to.include('$365.09');
  });

  it('offers the ways to the dealer that there are, and nothing dead', async () => {
    const hrefs = async (changes: object): Promise<string[]> =>
      hrefsOf(render(await viewOf(aVehicle(), { dealer: aDealer().with(changes) })), '.cars-buy__cta a');
    expect(await hrefs({})).to.deep.equal(['tel:+14505550123', 'mailto:ventes@pontviau.example', 'https://pontviau.example/']);
    expect(await hrefs({ phone: null, email: null, website: null })).to.deep.equal([]);
  });

  it('of a sold vehicle sends the visitor to similar ones, which come before the facts', async () => {
    const page = render(await viewOf(aVehicle().sold()));
    expect(hrefsOf(page, '.cars-buy__cta a')).to.deep.equal(['#similar']);
    expect(page.querySelector('.cars-buybar')).to.equal(null);
    const headings = [...page.querySelectorAll('h2')].map(textOf);
    expect(headings.indexOf('Similar vehicles')).to.be.lessThan(headings.indexOf('Key facts'));
  });

  it('embedded shows no way back into the site’s lists', async () => {
    expect(render(await viewOf(aVehicle(), { kind: 'partial' })).querySelector('.cars-crumbs')).to.equal(null);
  });

  it('is offered to search engines while it can be found, under its one address', async () => {
    const path = '/en-ca/car-for-sale/toyota/rav4/2019-hybrid-xle-awd-1';
    const meta = async (vehicle: VehicleBuilder, kind: VehiclePageKind = 'plain') =>
      metaOf(vehiclePage, await viewOf(vehicle, { kind }), aFrame());
    expect(await meta(aVehicle())).to.include({
      title: '2019 Toyota RAV4 Hybrid XLE AWD – $28,995 – Forecourt',
      canonical: path,
      index: true,
    });
    expect(await meta(aVehicle(), 'regular')).to.include({ canonical: path, index: true });
    expect(await meta(aVehicle(), 'partial')).to.include({ canonical: path, index: false });
    expect(await meta(aVehicle().sold())).to.include({ index: false });
  });

  for (const { id, slug } of LANGUAGES) {
    it(`has all its words in ${slug}, in every state`, async () => {
      for (const availability of AVAILABILITIES) {
        const page = render(await viewOf(aVehicle().in(availability), { languageId: id }), id);
        expect(textOf(page.body)).not.to.match(
          /\b(facts|price|payment|contact|history|dealer|similar|equipment|gallery|badge|card)\.\w/,
        );
      }
    });
  }
});

describe('the bridge page on the screen', () => {
  it('names the dealer and leads to his site by a link of ours that counts the click, without JavaScript too', async () => {
    const view = await viewOf(aVehicle().with({ bridge: true, outboundUrl: 'https://dealer.example/v/1' }), { kind: 'bridge' });
    const page = render(view);
    expect(textOf(page.querySelector('h1'))).to.equal('You are going to Autos du Pont-Viau');
    const link = page.querySelector('.cars-btn');
    expect(link?.getAttribute('href')).to.equal('/bridge/1');
    expect(textOf(link)).to.equal('Continue to dealer.example');
    expect(link?.getAttribute('rel')).to.include('noopener');
    expect(link?.getAttribute('target')).to.equal('_blank');
    expect(metaOf(vehiclePage, view, aFrame()).index).to.equal(false);
  });
});
