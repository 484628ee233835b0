import { expect } from 'chai';
import { loadVehicle } from '../../../src/adapters/ssr/loaders/load-vehicle.ts';
import { vehiclePath, type VehiclePageKind } from '../../../src/domain/vehicle/vehicle-url.ts';
import { LANGUAGES, type LanguageId } from '../../../src/domain/language/language.ts';
import { AVAILABILITIES } from '../../../src/domain/vehicle/availability.ts';
import { vehiclePage } from '../../../src/ui/vehicle/vehicle.route.tsx';
import type { BridgeView } from '../../../src/ui/vehicle/bridge/present-bridge.ts';
import type { GoneView, VehicleView } from '../../../src/ui/vehicle/present-vehicle.ts';
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

const render = (view: VehicleView | BridgeView | GoneView, languageId: LanguageId = 1, carried = ''): Document => {
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
    expect(hrefsOf(page, '.cars-gallery__strip a')).to.deep.equal(['/media/1/0-1280.webp', '/media/1/1-1280.webp']);
    expect(page.querySelector('.cars-gallery button')).to.equal(null);
  });

  it('shows a drawing in the vehicle’s colour where there is no photo', async () => {
    const page = render(await viewOf(aVehicle().withoutImages()));
    expect(page.querySelector('.cars-gallery img')?.getAttribute('src')).to.equal('/art/suv~460x169x269-a91d2a.svg');
    expect(textOf(page.querySelector('.cars-gallery'))).to.equal('Photos coming soon');
  });

  it('says ‘Estimate only’ beside the payment, with what the credit costs', async () => {
    const panel = render(await viewOf(aVehicle().priced(25_000))).querySelector('.cars-buy');
    expect(textOf(panel?.querySelector('.cars-calc')))
      .to.include('$84.12 / weekEstimate only')
      .and.to.match(/Cost of credit\$5,6\d\d/);
    expect(textOf(panel?.querySelector('details'))).to.include('84 months at 5.99% a year');
  });

  it('offers only the contact links that exist', async () => {
    const hrefs = async (changes: object): Promise<string[]> =>
      hrefsOf(render(await viewOf(aVehicle(), { dealer: aDealer().with(changes) })), '.cars-buy__cta a');
    const tradeIn = '/en-ca/sell-trade?ProductId=1';
    expect(await hrefs({})).to.deep.equal(['#inquiry', '#appointment', 'tel:+14505550123', tradeIn]);
    expect(await hrefs({ phone: null })).to.deep.equal(['#inquiry', '#appointment', tradeIn]);
    const page = render(await viewOf(aVehicle()));
    for (const id of ['inquiry', 'appointment', 'history']) expect(page.getElementById(id), id).to.not.equal(null);
  });

  it('offers an availability alert while another customer is buying', async () => {
    const page = render(await viewOf(aVehicle().in('pending')));
    expect(hrefsOf(page, '.cars-buy__cta a')[0]).to.equal('#availability');
    expect(page.getElementById('availability')).to.not.equal(null);
    expect(hrefsOf(page, '.cars-report a')).to.deep.equal([]);
  });

  it('leads to the pages about buying it online where it can be bought so, and about a trade-in while it is on offer', async () => {
    const page = render(await viewOf(aVehicle().with({ buyOnline: true })), 1, 'Menu=0');
    expect(hrefsOf(page, '.cars-buy__online a')).to.deep.equal([
      '/en-ca/buy-online?ProductId=1&Menu=0',
      '/en-ca/sell-trade?ProductId=1&Menu=0',
    ]);
    expect(render(await viewOf(aVehicle().sold().with({ buyOnline: true }))).querySelector('.cars-buy__online')).to.equal(null);
  });

  it('says prior use and plate in the language of the page, and words of the dealer that no code has as theirs', async () => {
    const facts = async (details: object, languageId: LanguageId) =>
      [...render(await viewOf(aVehicle().with({ details }), { languageId }), languageId).querySelectorAll<HTMLElement>('dd')].map(
        (dd) => [textOf(dd), dd.getAttribute('lang')],
      );
    const coded = { priorUse: 'rental', plateClass: 'historic' };
    expect(await facts(coded, 1)).to.deep.include.members([
      ['Rental', null],
      ['Historic vehicle', null],
    ]);
    expect(await facts(coded, 2)).to.deep.include.members([
      ['Location à court terme', null],
      ['Véhicule antique', null],
    ]);
    expect(await facts({ priorUse: 'Film set' }, 2)).to.deep.include(['Film set', aDealer().build().language]);
  });

  it('says what is checked in the inspection, never that it passed', async () => {
    const page = render(await viewOf(aVehicle().with({ inspected: true })));
    expect(page.querySelectorAll('.cars-inspect li')).to.have.length(150);
    const words = textOf(page.querySelector('section[aria-labelledby=inspection]'));
    expect(words)
      .to.include('Carried out by Autos du Pont-Viau.')
      .and.not.match(/passed|pass\b/i);
    expect(hrefsOf(page, 'section[aria-labelledby=inspection] a')).to.deep.equal(['#inquiry']);
  });

  it('shows the remaining warranty, or that the dealer does not state it', async () => {
    const words = async (warranty: ReturnType<VehicleBuilder['build']>['warranty']): Promise<string> =>
      textOf(render(await viewOf(aVehicle().with({ warranty }))).querySelector('section[aria-labelledby=warranty]'));
    expect(await words({ months: 1, km: null, text: null })).to.include('Manufacturer’s warranty left: 1 month');
    expect(await words({ months: 14, km: 42_000, text: null })).to.include('14 months or 42,000 km, whichever comes first');
    expect(await words({ months: null, km: null, text: 'Powertrain' })).to.include('Powertrain');
    expect(await words(null)).to.include('The dealer does not say');
  });

  it('shows the two plans of extended care side by side', async () => {
    const page = render(await viewOf(aVehicle().with({ extendedCare: true })));
    const [short, long] = [...page.querySelectorAll('.cars-plan')].map(textOf);
    expect(short).to.include('24 months').and.include('90,000 km').and.include('Not covered: Suspension').and.include('$50');
    expect(long).to.include('36 months').and.include('100,000 km').and.not.include('Not covered');
  });

  it('offers the history report where it is, or by its form', async () => {
    const link = async (vehicle: VehicleBuilder): Promise<string[]> => hrefsOf(render(await viewOf(vehicle)), '.cars-report a');
    expect(await link(aVehicle())).to.deep.equal(['#history']);
    expect(await link(aVehicle().with({ historyReportUrl: 'https://reports.example/1' }))).to.deep.equal([
      'https://reports.example/1',
    ]);
    expect(await link(aVehicle().inCondition('new'))).to.deep.equal([]);
  });

  it('collapses a long list of equipment without losing an item', async () => {
    const items = Array.from({ length: 40 }, (_, place) => `Item ${String(place)}`);
    const page = render(await viewOf(aVehicle().with({ equipment: { safety: items, interior: items.slice(0, 15) } })));
    expect(page.querySelectorAll('.cars-equip li')).to.have.length(55);
    expect([...page.querySelectorAll('.cars-equip__more > summary')].map(textOf)).to.deep.equal(['28 more']);
  });

  it('marks the dealer’s words with their language, so that they are read out in it', async () => {
    const page = render(
      await viewOf(aVehicle().with({ equipment: { interior: ['Sièges avant chauffants', 'Tapis d’origine'] } }), {
        dealer: aDealer().with({ language: 'fr-CA' }),
      }),
    );
    expect(
      [...page.querySelectorAll('main [lang], .cars-detail [lang]')].every((each) => each.getAttribute('lang') === 'fr-CA'),
    ).to.equal(true);
    expect(textOf(page.querySelector('.cars-prose [lang=fr-CA]'))).to.equal('One owner, no accident.');
    expect([...page.querySelectorAll('.cars-equip li')].map((item) => [textOf(item), item.getAttribute('lang')])).to.deep.equal([
      ['Heated front seats', null],
      ['Tapis d’origine', 'fr-CA'],
    ]);
    expect(textOf(page.querySelector('.cars-prose'))).to.include('The dealer wrote this in French.');
  });

  it('names the colour of the interior in the language of the page, and the dealer’s own words in theirs', async () => {
    const page = async (interiorColour: string) =>
      render(await viewOf(aVehicle().with({ interiorColour }), { languageId: 3, dealer: aDealer().with({ language: 'en' }) }), 3);
    const factOf = (document: Document) => [...document.querySelectorAll('dt')].find((each) => textOf(each) === 'Intérieur')!;
    const plain = factOf(await page('Brown')).nextElementSibling!;
    const own = factOf(await page('Saddle leather')).nextElementSibling!;
    expect([textOf(plain), plain.getAttribute('lang')]).to.deep.equal(['Marron', null]);
    expect([textOf(own), own.getAttribute('lang')]).to.deep.equal(['Saddle leather', 'en']);
  });

  it('can be shared by e-mail and as an address, without JavaScript', async () => {
    const page = render(await viewOf(aVehicle()));
    const url = 'https://forecourt.example/en-ca/car-for-sale/toyota/rav4/2019-hybrid-xle-awd-1';
    expect(page.querySelector('.cars-share input')?.getAttribute('value')).to.equal(url);
    expect(hrefsOf(page, '.cars-share a')[0]).to.include('mailto:?subject=2019%20Toyota').and.include(encodeURIComponent(url));
    expect(page.querySelector('.cars-share button')).to.equal(null);
  });

  it('says that a vehicle is long gone and shows alternatives', async () => {
    const gone: GoneView = {
      variant: 'gone',
      path: '/en-ca/car-for-sale/toyota/rav4/2019-1',
      name: '2019 Toyota RAV4',
      fullName: '2019 Toyota RAV4',
      version: null,
      type: 'car',
      typePath: '/en-ca/cars?Type=car',
      drawing: '/art/suv-a91d2a.svg',
      label: 'Sold',
      similar: [],
      similarPath: '/en-ca/cars',
      estimate: null,
    };
    const page = render(gone);
    expect(textOf(page.querySelector('h1'))).to.equal('2019 Toyota RAV4');
    expect(hrefsOf(page, 'a')).to.deep.equal(['/en-ca/cars?Type=car']);
    expect(metaOf(vehiclePage, gone, aFrame())).to.include({ index: false });
  });

  it('of a sold vehicle sends the visitor to similar ones, which come before the facts', async () => {
    const page = render(await viewOf(aVehicle().sold()));
    expect(hrefsOf(page, '.cars-buy__cta a')).to.deep.equal(['#similar']);
    expect(page.querySelector('.cars-buybar')).to.equal(null);
    const headings = [...page.querySelectorAll('h2')].map(textOf);
    expect(headings.indexOf('Similar vehicles')).to.be.lessThan(headings.indexOf('Key facts'));
  });

  it('has no links to the site’s lists when embedded', async () => {
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
          /\b(facts|price|payment|contact|bar|history|dealer|similar|equipment|gallery|badge|card|share|print|inspection|warranty|care|report|gone)\.[a-z]/,
        );
      }
    });
  }
});

describe('the bridge page on the screen', () => {
  it('names the dealer and links to their site by a redirect that counts the click, without JavaScript too', async () => {
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
