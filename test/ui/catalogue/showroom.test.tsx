import { expect } from 'chai';
import { LANGUAGES } from '../../../src/domain/language/language.ts';
import { pathOf } from '../../../src/domain/routing/path-table.ts';
import { aSite } from '../../support/builders/a-frame.ts';
import { aStyleRecord, inCanadaFor } from '../../support/builders/a-style-record.ts';
import { aVehicle } from '../../support/builders/a-vehicle.ts';
import { hrefsOf, textOf } from '../../support/render-ui.tsx';
import { visit } from './visit.tsx';

const XLE = aStyleRecord({
  name: 'XLE AWD',
  prices: [{ country: 'CA', price: { amount: 40_000, currency: 'CAD' }, delivery: { amount: 2000, currency: 'CAD' } }],
  colours: [
    { colour: 'white', name: 'Ice Cap', prices: {} },
    { colour: 'pearl', name: 'Wind Chill Pearl', prices: { CA: { amount: 255, currency: 'CAD' } } },
  ],
  options: [{ id: 'block-heater', name: null, items: ['block-heater'], prices: { CA: { amount: 460, currency: 'CAD' } } }],
  equipment: [
    { id: 'sunroof', optional: true },
    { id: 'abs', optional: false },
  ],
});
const STYLES = [
  XLE,
  aStyleRecord({ name: 'LE AWD', ...inCanadaFor(36_600) }),
  aStyleRecord({ name: 'LE AWD', year: 2024, ...inCanadaFor(35_000) }),
  aStyleRecord({ make: 'Honda', model: 'CR-V', name: 'Touring', ...inCanadaFor(45_000) }),
];
const RAV4S = [aVehicle().with({ year: 2025, version: 'XLE AWD', fuel: 'gas' }), aVehicle().stock('B').with({ year: 2024 })];

describe('the showroom', () => {
  it('shows every make with its models', async () => {
    const { document } = await visit('/en-ca/showroom', { styles: STYLES });
    expect([...document.querySelectorAll('.cars-makegrid li')].map(textOf)).to.deep.equal(['Honda1 model', 'Toyota1 model']);
    expect(hrefsOf(document, '.cars-makegrid a')[1]).to.equal('/en-ca/showroom/toyota');
  });

  it('says so where the catalogue is empty', async () => {
    const { document } = await visit('/en-ca/showroom', { styles: [] });
    expect(textOf(document.querySelector('h1'))).to.equal('The catalogue is empty so far');
    expect(hrefsOf(document, '.cars-empty__acts a')).to.deep.equal(['/en-ca']);
  });

  it('shows a make’s models with years and prices', async () => {
    const { document } = await visit('/en-ca/showroom/toyota', { styles: STYLES });
    expect(textOf(document.querySelector('.cars-modelgrid'))).to.equal(
      'RAV4SUV2024–2025From $36,600$123/weekEstimate only1 in stock',
    );
  });

  it('sets out the models of each body: prices, payments, and how many are for sale, with the most of these first', async () => {
    const others = ['Highlander', 'Venza', '4Runner', 'bZ4X'].map((model) => aStyleRecord({ model, ...inCanadaFor(50_000) }));
    const styles = [...STYLES, ...others, aStyleRecord({ model: 'Corolla', body: 'sedan', name: 'L' })];
    const { document } = await visit('/en-ca/showroom', { styles, vehicles: RAV4S });
    expect([...document.querySelectorAll('.cars-tabs a')].map(textOf)).to.deep.equal(['All', 'SUV 6', 'Sedan 1']);
    const [suvs, rest] = [...document.querySelectorAll('.cars-sr--row')];
    expect(textOf(suvs?.querySelector('h2'))).to.equal('SUV');
    expect([...suvs!.querySelectorAll('h3')].map(textOf)).to.deep.equal([
      'Toyota RAV4',
      'Honda CR-V',
      'Toyota 4Runner',
      'Toyota bZ4X',
    ]);
    expect(hrefsOf(document, '.cars-section-head a')).to.deep.equal(['/en-ca/showroom?Body=suv']);
    expect([...suvs!.querySelectorAll('.cars-card__dealer')].map(textOf).slice(0, 2)).to.deep.equal([
      '2 in stock',
      'None in stock nearby',
    ]);
    expect(hrefsOf(document, '.cars-card__dealer a')).to.deep.equal(['/en-ca/cars?Type=car&Make=toyota&Model=rav4']);
    // A body with few models has no row of its own.
    expect(textOf(rest?.querySelector('h2'))).to.equal('Other bodies');
    expect(textOf(rest)).to.contain('Toyota CorollaSedan2025No price published');
  });

  it('shows all models of one body, page by page, each at its own address', async () => {
    const styles = Array.from({ length: 30 }, (_, k) => aStyleRecord({ model: `M${String(k)}`, ...inCanadaFor(50_000) }));
    const first = await visit('/en-ca/showroom?Body=suv', { styles });
    expect(textOf(first.document.querySelector('h1'))).to.equal('SUV');
    expect(first.document.querySelectorAll('.cars-card')).to.have.length(24);
    expect(first.meta.canonical).to.equal('/en-ca/showroom?Body=suv');
    expect(first.meta.title).to.match(/^SUV – /);
    const second = await visit('/en-ca/showroom?Body=suv&PageIndex=2', { styles });
    expect(second.document.querySelectorAll('.cars-card')).to.have.length(6);
    expect(second.meta.canonical).to.equal('/en-ca/showroom?Body=suv&PageIndex=2');
  });

  it('does not set out what is no longer made, and still has it under its make', async () => {
    const styles = [...STYLES, aStyleRecord({ model: 'Matrix', year: 2014, body: 'wagon' })];
    expect(textOf((await visit('/en-ca/showroom', { styles })).document.querySelector('main, body'))).not.to.contain('Matrix');
    expect(textOf((await visit('/en-ca/showroom/toyota', { styles })).document.querySelector('.cars-modelgrid'))).to.contain(
      'Matrix',
    );
  });

  it('paints a model always the same, and not all alike', async () => {
    const styles = ['A', 'B', 'C', 'D', 'E'].map((model) => aStyleRecord({ model }));
    const pictures = async () =>
      [...(await visit('/en-ca/showroom/toyota', { styles })).document.querySelectorAll('.cars-modelgrid img')].map((image) =>
        image.getAttribute('src'),
      );
    const once = await pictures();
    expect(new Set(once.map((address) => address?.slice(-10))).size).to.be.above(2);
    expect(await pictures()).to.deep.equal(once);
  });

  it('shows the latest year of a model, cheapest style first with its payment, and the way to its other years', async () => {
    const { document, meta } = await visit('/en-ca/showroom/toyota/rav4', { styles: STYLES, vehicles: RAV4S });
    expect([...document.querySelectorAll('.cars-trims > li')].map(textOf)).to.deep.equal([
      'LE AWDGasoline · All-wheel drive$36,600$123/week Estimate only',
      'XLE AWDGasoline · All-wheel drive$40,000$135/week Estimate only',
    ]);
    expect(hrefsOf(document, '.cars-years a')).to.deep.equal([
      '/en-ca/showroom/toyota/rav4/2024',
      '/en-ca/showroom/toyota/rav4/2025',
    ]);
    expect(meta.canonical).to.equal('/en-ca/showroom/toyota/rav4/2025');
    expect(textOf(document.querySelector('.cars-modelnav'))).to.contain('In stock · 1');
  });

  it('opens a model on the newest year with prices, and leads there from a newer one', async () => {
    const styles = [...STYLES, aStyleRecord({ year: 2026 })];
    const { meta } = await visit('/en-ca/showroom/toyota/rav4', { styles });
    expect(meta.canonical).to.equal('/en-ca/showroom/toyota/rav4/2025');
    const { document } = await visit('/en-ca/showroom/toyota/rav4/2026', { styles });
    expect(textOf(document.querySelector('.cars-model__price'))).to.equal(
      'The manufacturer’s prices for 2026 are not known here yet. 2025: from $36,600',
    );
    expect(hrefsOf(document, '.cars-model__price a')).to.deep.equal(['/en-ca/showroom/toyota/rav4/2025']);
    const facts = await visit('/en/specs/toyota/rav4', { styles });
    expect(facts.meta.canonical).to.equal('/en/specs/toyota/rav4/2026');
  });

  it('leads from a model year of the specifications to a comparison with a form that needs no JavaScript', async () => {
    const { document } = await visit('/en/specs/toyota/rav4/2025', { styles: STYLES });
    const form = document.querySelector<HTMLFormElement>('form:has(.cars-styles)');
    expect(form?.getAttribute('action')).to.equal('/en/specs-compare');
    expect([...form!.querySelectorAll<HTMLInputElement>('[name=styles]:checked')].map(({ value }) => value)).to.deep.equal([
      '2',
      '1',
    ]);
  });

  describe('builds a price', () => {
    const PATH = '/en-ca/showroom/toyota/rav4/2025/xle-awd-1';
    const sums = async (query: string) => {
      const { document } = await visit(PATH + query, { styles: STYLES });
      return [...document.querySelectorAll('.cars-build__sums > div')].map(textOf);
    };

    it('of the suggested price, delivery and the taxes of the site’s province', async () => {
      expect(await sums('')).to.deep.equal([
        'Suggested price$40,000',
        'Freight and preparation+ $2,000',
        'Before taxes$42,000',
        'GST, 5%+ $2,100.00',
        'QST, 9.975%+ $4,189.50',
        'Price with taxes$48,289.50',
      ]);
    });

    it('with the paint, the options and the province of its address', async () => {
      expect(await sums('?Colour=wind-chill-pearl&Option=block-heater&TaxProvince=ON')).to.deep.equal([
        'Suggested price$40,000',
        'Freight and preparation+ $2,000',
        'Wind Chill Pearl+ $255',
        'Engine block heater+ $460',
        'Before taxes$42,715',
        'HST, 13%+ $5,552.95',
        'Price with taxes$48,267.95',
      ]);
    });

    it('leaves out what is not offered, and names figures that it cannot read', async () => {
      expect((await sums('?Colour=gold&Option=rocket'))[2]).to.equal('Before taxes$42,000');
      const { document } = await visit(`${PATH}?InterestRate=lots`, { styles: STYLES });
      expect(textOf(document.querySelector('.cars-build'))).to.contain('InterestRate=lots');
    });

    it('shows the chosen paint on the picture', async () => {
      const { document } = await visit(`${PATH}?Colour=wind-chill-pearl`, { styles: STYLES });
      expect(document.querySelector('.cars-model__art img')?.getAttribute('src')).to.equal('/art/suv~460x169x269-e9e7e1.svg');
      expect(textOf(document.querySelector('.cars-swatches > span'))).to.equal('Wind Chill Pearl + $255');
    });

    it('carries the price to the financing page', async () => {
      const { document } = await visit(`${PATH}?Option=block-heater`, { styles: STYLES });
      const [href = ''] = hrefsOf(document, '.cars-calc__link');
      expect(href).to.equal('/en-ca/financing?PriceMax=42460&Taxes=1&TaxProvince=QC');
    });

    it('has one canonical address whatever is ordered', async () => {
      expect((await visit(`${PATH}?Option=block-heater`, { styles: STYLES })).meta.canonical).to.equal(PATH);
    });

    it('says so where no price is published for the country', async () => {
      const { document } = await visit('/en-ca/showroom/toyota/rav4/2025/xle-awd-1', { styles: [aStyleRecord()] });
      expect(document.querySelector('.cars-build')).to.equal(null);
      expect(textOf(document.querySelector('.cars-notice'))).to.match(
        /^The manufacturer’s price of the 2025 Toyota RAV4 XLE AWD/,
      );
    });

    it('leads from a style without a price to the dealers’ stock, and to the same style in the newest year that has one', async () => {
      const styles = [
        aStyleRecord({ year: 2026 }),
        aStyleRecord({ year: 2026, name: 'LE AWD', ...inCanadaFor(38_000) }),
        ...STYLES,
      ];
      const { document } = await visit('/en-ca/showroom/toyota/rav4/2026/xle-awd-1', { styles, vehicles: RAV4S });
      const links = [...document.querySelectorAll('.cars-notice a')].map(textOf);
      expect(links[0]).to.match(/in stock, with the dealers’ prices$/);
      expect(links[1]).to.equal('Build the 2025 XLE AWD instead, $40,000');
      expect(hrefsOf(document, '.cars-notice a')[1]).to.match(/\/showroom\/toyota\/rav4\/2025\/xle-awd-\d+$/);
    });

    it('shows the source and date of the price', async () => {
      const { document } = await visit('/en-ca/showroom/toyota/rav4/2025/xle-awd-1', { styles: STYLES });
      expect(textOf(document.querySelector('.cars-model__price'))).to.contain('before delivery and taxes (');
    });
  });

  it('leads to the vehicles for sale of the style, or of its model where there is none', async () => {
    const stock = async (style: string) =>
      textOf(
        (await visit(`/en-ca/showroom/toyota/rav4/2025/${style}`, { styles: STYLES, vehicles: RAV4S })).document.querySelector(
          '.cars-onward .cars-btn--primary',
        ),
      );
    expect(await stock('xle-awd-1')).to.equal('2025 Toyota RAV4 XLE AWD: 1 in stock');
    expect(await stock('le-awd-2')).to.equal('2025 Toyota RAV4: 1 in stock');
  });

  it('suggests the nearest names for an unknown one', async () => {
    const { status, document, meta } = await visit('/en-ca/showroom/toyota/rav5', { styles: STYLES });
    expect(status).to.equal(404);
    expect(meta.index).to.be.false;
    expect(hrefsOf(document, '.cars-suggestions a')).to.deep.equal(['/en-ca/showroom/toyota/rav4']);
  });

  it('of a site that is not a main one has only makes that its own dealers sell', async () => {
    const site = aSite({ main: false, companyIds: [1] });
    const makes = async (section: string, own = site) =>
      [...(await visit(section, { styles: STYLES, site: own })).document.querySelectorAll('.cars-makegrid strong')].map(textOf);
    expect(await makes('/en-ca/showroom')).to.deep.equal(['Toyota']);
    expect(await makes('/en/specs')).to.deep.equal(['Honda', 'Toyota']);
    expect(await makes('/en-ca/showroom', aSite({ main: false, specs: true }))).to.deep.equal(['Honda', 'Toyota']);
    const ofDealers = aSite({ main: false, specs: true, companyIds: [1] });
    expect(await makes('/en-ca/showroom', ofDealers), 'specifications of certain dealers').to.deep.equal(['Toyota']);
    expect(await makes('/en/specs', ofDealers)).to.deep.equal(['Honda', 'Toyota']);
    expect((await visit('/en-ca/showroom/honda', { styles: STYLES, site })).status).to.equal(404);
  });

  describe('shows the photos of the catalogue', () => {
    const photo = (name: string) => ({ url: `https://photos.example/${name}.jpg`, type: 'photo', language: null }) as const;
    const PICTURED = [{ ...XLE, images: [photo('front'), photo('rear')] }, ...STYLES.slice(1)];
    const pictures = async (address: string, selector: string) =>
      [...(await visit(address, { styles: PICTURED })).document.querySelectorAll<HTMLImageElement>(`${selector} img`)].map(
        (image) => [image.getAttribute('src'), image.alt, image.width / image.height],
      );
    const FRONT = ['/media/style-1/0-640.webp', '2025 Toyota RAV4 XLE AWD', 1.5];

    it('of a model, of a style, on its cards, its sheet and in a comparison', async () => {
      expect(await pictures('/en-ca/showroom/toyota', '.cars-modelgrid')).to.deep.equal([[FRONT[0], 'Toyota RAV4', 1.5]]);
      expect(await pictures('/en-ca/showroom/toyota/rav4/2025', '.cars-model__art')).to.deep.equal([
        [FRONT[0], '2025 Toyota RAV4', 1.5],
      ]);
      expect(await pictures('/en/specs/toyota/rav4/2025/xle-awd-1', '.cars-model__art')).to.deep.equal([FRONT]);
      expect(await pictures('/en/specs-technical-sheet?styles=1', '.cars-sheet')).to.deep.equal([FRONT]);
      expect(await pictures('/en/specs-compare?styles=1,2', '.cars-cmp')).to.deep.equal([
        FRONT,
        ['/art/suv~460x169x269-aeb4b9.svg', '', 2],
      ]);
      expect(await pictures('/en/specs-search?Keyword=rav4+xle', '.cars-styles--found')).to.deep.equal([FRONT]);
    });

    it('all of a style’s on its own page, each a link to the large one', async () => {
      const { document } = await visit('/en/specs/toyota/rav4/2025/xle-awd-1', { styles: PICTURED });
      expect(hrefsOf(document, '.cars-photogrid a')).to.deep.equal(['/media/style-1/1-1280.webp']);
      expect(document.querySelector('.cars-photogrid img')?.getAttribute('alt')).to.equal('2025 Toyota RAV4 XLE AWD (2)');
    });

    it('and the drawing for a paint that they do not show', async () => {
      const path = '/en-ca/showroom/toyota/rav4/2025/xle-awd-1';
      expect(await pictures(path, '.cars-model__art')).to.deep.equal([FRONT]);
      expect(await pictures(`${path}?Colour=wind-chill-pearl`, '.cars-model__art')).to.deep.equal([
        ['/art/suv~460x169x269-e9e7e1.svg', '', 2],
      ]);
    });
  });

  it('has its words in five languages, with none missing', async () => {
    for (const { id } of LANGUAGES)
      for (const code of ['Showroom_Index', 'Specs_Index'] as const)
        for (const segments of [
          [],
          ['toyota'],
          ['toyota', 'rav4', '2025'],
          ['toyota', 'rav4', '2025', 'xle-awd-1'],
          ['toyoda'],
        ]) {
          const { document, meta } = await visit(pathOf(code, id, segments), { styles: STYLES, vehicles: RAV4S });
          expect(
            textOf(document.body) + meta.title + meta.description,
            `${code} ${String(id)} ${segments.join('/')}`,
          ).not.to.match(
            /\b(?:section|makes|models|styles|price|figure|nav|column|stock|build|equipment|unknown|find|meta)\.[a-z]|\{\{/,
          );
        }
  });
});
