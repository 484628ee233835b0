import { expect } from 'chai';
import { LANGUAGES } from '../../../src/domain/language/language.ts';
import type { StyleRecord } from '../../../src/domain/catalogue/style-record.ts';
import { pathOf } from '../../../src/domain/routing/path-table.ts';
import { addressOfForm } from '../../../src/ui/catalogue/search/search-form.ts';
import { aSite } from '../../support/builders/a-frame.ts';
import { aStyleRecord, inCanadaFor } from '../../support/builders/a-style-record.ts';
import { hrefsOf, textOf } from '../../support/render-ui.tsx';
import { visit } from './visit.tsx';

const FACTS = { fuel: 'gas', power: 151, consumptionCombined: 8, length: 4595, seats: 5 } as const;
const STYLES = [
  aStyleRecord({ name: 'LE AWD', facts: FACTS, ...inCanadaFor(36_600), equipment: [{ id: 'abs', optional: false }] }),
  aStyleRecord({
    name: 'Hybrid XLE AWD',
    facts: { ...FACTS, fuel: 'hybrid', power: 163, consumptionCombined: 6 },
    ...inCanadaFor(42_200),
    equipment: [
      { id: 'abs', optional: false },
      { id: 'sunroof', optional: false },
    ],
  }),
  aStyleRecord({ make: 'Honda', model: 'CR-V', name: 'Touring', facts: { ...FACTS, power: 142 }, ...inCanadaFor(45_000) }),
  aStyleRecord({ make: 'Mazda', model: 'CX-5', name: 'GT', facts: FACTS }),
  aStyleRecord({ make: 'Kia', model: 'EV6', name: 'Wind', facts: { fuel: 'electric', rangeEpa: 499, energyCombined: 18 } }),
];

describe('a technical sheet', () => {
  it('gives each value with its source and date', async () => {
    const { document } = await visit('/en/specs-technical-sheet?styles=2', { styles: STYLES });
    const power = [...document.querySelectorAll('.cars-sheet dl > div')].map(textOf).find((line) => line.startsWith('Power'));
    expect(power).to.equal('Power219 hp (163 kW)1');
    expect(textOf(document.querySelector('#source-1'))).to.equal('Toyota Canada, February 10, 2026');
  });

  it('writes length, wheelbase and height on the drawing of a car, as far as they are known', async () => {
    const drawn = async (facts: StyleRecord['facts'], change: Partial<StyleRecord> = {}) => {
      const styles = [aStyleRecord({ facts, ...change })];
      const { document } = await visit('/en/specs-technical-sheet?styles=1', { styles });
      return [...document.querySelectorAll('#group-dimensions .cars-dims text')].map(textOf);
    };
    const size = { length: 4595, wheelbase: 2690, height: 1702 };
    expect(await drawn(size)).to.deep.equal(['4,595 mm', '2,690 mm', '1,702 mm']);
    expect(await drawn({ length: 4595 })).to.deep.equal(['4,595 mm']);
    expect(await drawn({ wheelbase: 2690 })).to.deep.equal([]);
    expect(await drawn({ length: 2200 }, { type: 'motorcycle', body: 'motorcycle' })).to.deep.equal([]);
  });

  it('lists what another source says, where it differs', async () => {
    const { document } = await visit('/en/specs-technical-sheet?styles=1', {
      styles: [aStyleRecord({ facts: FACTS })],
      alsoSaid: aStyleRecord({
        feed: 'epa',
        facts: { ...FACTS, consumptionCombined: 8.4 },
        sources: [{ key: 'epa', name: 'EPA', url: null, licence: null, date: '2025' }],
      }),
    });
    const combined = [...document.querySelectorAll('.cars-sheet dl > div')]
      .map(textOf)
      .find((line) => line.startsWith('Combined'));
    expect(combined).to.equal('Combined8.0 L/100 km1Elsewhere: 8.4 L/100 km2');
    expect(textOf(document.querySelector('#source-2'))).to.equal('EPA, 2025');
  });

  it('leads to the other styles of the model with a form that needs no JavaScript', async () => {
    const { document } = await visit('/en/specs-technical-sheet?styles=2', { styles: STYLES });
    expect([...document.querySelectorAll('#style option')].map(textOf)).to.deep.equal([
      'LE AWD – $36,600',
      'Hybrid XLE AWD – $42,200',
    ]);
  });
});

describe('a comparison of styles', () => {
  const columns = (document: Document) => [...document.querySelectorAll('.cars-cmp__name')].map(textOf);

  it('shows them side by side, with the best of each row', async () => {
    const { document, meta } = await visit('/en/specs-compare?styles=1,2', { styles: STYLES });
    expect(columns(document)).to.deep.equal(['LE AWD', 'Hybrid XLE AWD']);
    const row = (title: string) =>
      [...document.querySelectorAll('.cars-cmp tbody tr')].find((line) => textOf(line.querySelector('th')) === title);
    expect(textOf(row('Suggested price'))).to.equal('Suggested price$36,600 (best of these)$42,200');
    expect(textOf(row('Power'))).to.equal('Power202 hp (151 kW)219 hp (163 kW) (best of these)');
    expect(row('Power')?.className).to.equal('is-diff');
    expect(row('Length')?.className).to.equal('is-same');
    expect(textOf(row('Sunroof'))).to.equal('SunroofNoYes');
    expect(meta.canonical).to.equal('/en/specs-compare?styles=1,2');
  });

  it('shows four at most, and says which it left out and why', async () => {
    const { document, meta } = await visit('/en/specs-compare?styles=1,2,2,3,99,x,4,5', { styles: STYLES });
    expect(columns(document)).to.deep.equal(['LE AWD', 'Hybrid XLE AWD', 'Touring', 'GT']);
    expect([...document.querySelectorAll('.cars-compare__out li')].map(textOf)).to.deep.equal([
      'Only four fit side by side. Left out: 2025 Kia EV6 Wind',
      'Named more than once: 2025 Toyota RAV4 Hybrid XLE AWD',
      'The catalogue has no style with the number 99',
      'Not the number of a style: x',
    ]);
    expect(meta.canonical).to.equal('/en/specs-compare?styles=1,2,3,4');
  });

  it('can be narrowed to differences by its address, and keeps that when a style is removed', async () => {
    const { document } = await visit('/en/specs-compare?styles=1,2,3&differences=1', { styles: STYLES });
    expect(document.querySelector<HTMLInputElement>('#differences-only')?.checked).to.be.true;
    expect(hrefsOf(document, 'thead .cars-iconbtn')[0]).to.equal('/en/specs-compare?styles=2,3&differences=1');
  });

  it('offers the other styles of the model, and the search for any other', async () => {
    const { document } = await visit('/en/specs-compare?styles=1', { styles: STYLES });
    expect([...document.querySelectorAll('#add-style option')].map(textOf)).to.deep.equal(['Hybrid XLE AWD']);
    expect(hrefsOf(document, '.cars-specs__add > a')).to.deep.equal(['/en/specs-search?styles=1']);
  });

  it('says what to do where there is nothing to compare', async () => {
    for (const query of ['', '?styles=', '?styles=99']) {
      const { document } = await visit(`/en/specs-compare${query}`, { styles: STYLES });
      expect(textOf(document.querySelector('h1'))).to.equal('Nothing to compare yet');
    }
  });
});

describe('the reference', () => {
  it('says who holds the records, by one style of each model, with the way to all others', async () => {
    const styles = [
      ...STYLES,
      aStyleRecord({ model: 'Prius', body: 'hatchback', facts: { fuel: 'hybrid', consumptionCombined: 4.8 } }),
      aStyleRecord({ model: 'Prius', name: 'AWD', body: 'hatchback', facts: { fuel: 'hybrid', consumptionCombined: 5 } }),
      aStyleRecord({ make: 'Honda', model: 'Rebel', body: 'motorcycle', facts: { consumptionCombined: 3 } }),
    ];
    const { document } = await visit('/en/specs', { styles });
    const [consumption] = [...document.querySelectorAll('.cars-records > li')];
    expect(textOf(consumption?.querySelector('h3'))).to.equal('Lowest consumption');
    const holders = [...consumption!.querySelectorAll('ol > li')].map(textOf);
    // Cars are compared with cars, and a model has one place.
    expect(holders[0]).to.equal('2025 Toyota PriusXLE AWD4.8 L/100 km');
    expect(holders.filter((holder) => holder.includes('Prius'))).to.have.length(1);
    expect(holders.join()).not.to.contain('Rebel');
    expect(consumption?.querySelector(':scope > a')?.getAttribute('href')).to.match(
      /^\/en\/specs-search\?Year=\d.*SortExpression=Consumption/,
    );
  });

  it('leads to filters, to a comparison, to the sources, to each body and each make', async () => {
    const { document } = await visit('/en/specs', { styles: [...STYLES, aStyleRecord({ model: 'Corolla', body: 'sedan' })] });
    expect(hrefsOf(document, '.cars-reference__ways a')).to.deep.equal([
      '/en/specs-search',
      '/en/specs-compare',
      '/en-ca/credits',
    ]);
    expect(hrefsOf(document, '.cars-tabs a')).to.include('/en/specs-search?Body=suv');
    expect(hrefsOf(document, '.cars-makegrid a')).to.include('/en/specs/toyota');
  });

  it('has the models of a make in a table, with the figures of their latest year and no payments', async () => {
    const { document } = await visit('/en/specs/toyota', { styles: STYLES });
    const [row] = [...document.querySelectorAll('.cars-styles tbody tr')];
    expect(textOf(row?.querySelector('th'))).to.equal('RAV4');
    expect(textOf(row)).to.match(/SUV.*hp.*L\/100 km/);
    expect(textOf(document.querySelector('.cars-styles'))).not.to.match(/week|\$/);
    expect(hrefsOf(document, '.cars-onward a')).to.deep.equal(['/en/specs-search?Make=toyota', '/en-ca/showroom/toyota']);
  });

  it('of a site that sells nothing leads to no showroom of its own', async () => {
    const { document } = await visit('/en/specs/toyota', { styles: STYLES, site: aSite({ main: false, specs: true }) });
    expect(hrefsOf(document, '.cars-onward a')).to.deep.equal(['/en/specs-search?Make=toyota']);
  });
});

describe('the search of specifications', () => {
  const found = (document: Document) => [...document.querySelectorAll('.cars-styles--found th small')].map(textOf);

  it('finds styles by what they can do', async () => {
    const names = async (query: string) => found((await visit(`/en/specs-search?${query}`, { styles: STYLES })).document);
    expect(await names('Fuel=electric')).to.deep.equal(['Wind']);
    expect(await names('PriceMax=43000')).to.have.members(['LE AWD', 'Hybrid XLE AWD']);
    expect(await names('Keyword=rav4+hyb')).to.deep.equal(['Hybrid XLE AWD']);
    expect(await names('RangeMin=400')).to.deep.equal(['Wind']);
  });

  it('counts the values of a field without its own choice', async () => {
    const { document } = await visit('/en/specs-search?Fuel=electric', { styles: STYLES });
    const fuels = [...document.querySelectorAll('[data-filter=fuel] .cars-check')].map(textOf);
    expect(fuels).to.deep.equal(['Gasoline3', 'Electric1', 'Hybrid1']);
  });

  it('is answered at the address that a form leads to, also where a part of it cannot be read', async () => {
    const address = addressOfForm(
      '/en/specs-search',
      [
        ['Fuel', 'gas'],
        ['Fuel', 'plutonium'],
      ],
      1,
    );
    expect(address).to.equal('/en/specs-search?Fuel=gas');
    expect(found((await visit(address, { styles: STYLES })).document)).to.not.be.empty;
  });

  it('takes power in the language’s horsepower, and writes kilowatts into its address', () => {
    expect(
      addressOfForm(
        '/en/specs-search',
        [
          ['HorsepowerMin', '200'],
          ['Keyword', ''],
          ['Sort', 'Power-1'],
        ],
        1,
      ),
    ).to.equal('/en/specs-search?SortExpression=Power&SortDirection=1&PowerMin=149.14');
    expect(addressOfForm('/fr-fr/specs-recherche', [['HorsepowerMin', '200']], 3)).to.contain('PowerMin=147.1');
  });

  it('shows the power of its address in horsepower', async () => {
    const { document } = await visit('/en/specs-search?PowerMin=149.14', { styles: STYLES });
    expect(document.querySelector('[name=HorsepowerMin]')?.getAttribute('value')).to.equal('200');
  });

  it('names what of its address it could not read', async () => {
    const { document } = await visit('/en/specs-search?PriceMin=abc&Fuel=water', { styles: STYLES });
    expect(textOf(document.querySelector('.cars-list__unread code'))).to.equal('Fuel=water, PriceMin=abc');
  });

  it('adds results to the comparison that it was reached from', async () => {
    const { document } = await visit('/en/specs-search?styles=1&Fuel=electric', { styles: STYLES });
    expect(hrefsOf(document, '.cars-styles__compare a')).to.deep.equal(['/en/specs-compare?styles=1,5']);
    expect(document.querySelector<HTMLInputElement>('form [name=styles]')?.value).to.equal('1');
  });

  it('says that nothing has all of this, and that a page is beyond the last', async () => {
    const heading = async (query: string) =>
      textOf((await visit(`/en/specs-search?${query}`, { styles: STYLES })).document.querySelector('.cars-empty h2'));
    expect(await heading('Fuel=diesel')).to.equal('No style has all of this');
    expect(await heading('PageIndex=9')).to.equal('There are not that many pages');
  });
});

it('The specifications have their words in five languages, with none missing', async () => {
  for (const { id } of LANGUAGES)
    for (const [code, query] of [
      ['Specs_Search', ''],
      ['Specs_Search', '?styles=1&Fuel=gas&PriceMax=99999&PowerMin=x'],
      ['Specs_TechnicalSheet', '?styles=2'],
      ['Specs_Compare', '?styles=1,2,3,4,5,5,99,x'],
      ['Specs_Compare', ''],
    ] as const) {
      const { document, meta } = await visit(pathOf(code, id) + query, { styles: STYLES });
      expect(textOf(document.body) + meta.title + meta.description, `${code}${query} ${String(id)}`).not.to.match(
        /\b(?:sheet|compare|sort|field|none|leftOut|equipment|nav|stock|filter)\.[a-z]|\{\{/,
      );
    }
});
