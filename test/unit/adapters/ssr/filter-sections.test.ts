import { expect } from 'chai';
import { countedFacets, presentSections, type SectionContext } from '../../../../src/adapters/ssr/presenters/filter-sections.ts';
import { EMPTY_QUERY, type InventoryQuery } from '../../../../src/domain/inventory/inventory-query.ts';
import type { SectionView } from '../../../../src/ui/cars/cars-view.ts';

const NAMES: Readonly<Record<string, string>> = { '7': 'Bellerose', '8': 'Autos Rive-Nord' };

const sections = (facets: SectionContext['facets'], query: Partial<InventoryQuery> = {}): readonly SectionView[] =>
  presentSections({
    query: { ...EMPTY_QUERY, ...query },
    facets,
    histograms: {},
    languageId: 1,
    currency: 'CAD',
    nameOf: (_facet, value) => NAMES[value] ?? value,
  });

const TWO_DEALERS = [
  { value: '7', count: 9 },
  { value: '8', count: 4 },
];

describe('the sections of the filters', () => {
  it('start with Price, Year, Mileage and Dealer open (specification, section 4)', () => {
    const shown = sections({
      company: TWO_DEALERS,
      fuel: [
        { value: 'gas', count: 9 },
        { value: 'diesel', count: 4 },
      ],
    });
    expect(shown.map(({ key, open }) => (open ? key : `(${key})`))).to.deep.equal([
      'price',
      'year',
      'mileage',
      'company',
      '(fuel)',
      '(more)',
    ]);
  });

  it('leave out a field in which all vehicles are alike, unless it is chosen', () => {
    const alike = { fuel: [{ value: 'gas', count: 9 }] };
    expect(sections(alike).map(({ key }) => key)).not.to.include('fuel');
    expect(sections(alike, { fuels: ['gas'] }).map(({ key }) => key)).to.include('fuel');
  });

  it('put the most frequent values first and the others by name', () => {
    const makes = ['z', 'y', 'x', 'w', 'v', 'u', 't', 's', 'q', 'p'].map((value, place) => ({ value, count: 20 - place }));
    const make = sections({ make: makes }).find(({ key }) => key === 'make');
    expect(make?.options.map(({ value }) => value).join('')).to.equal('zyxwvutspq');
    expect(make?.options.filter(({ extra }) => extra).map(({ value }) => value)).to.deep.equal(['p', 'q']);
  });

  it('ask for models only once a make is chosen', () => {
    expect(countedFacets(EMPTY_QUERY)).not.to.include('model');
    expect(countedFacets({ ...EMPTY_QUERY, makes: ['kia'] })).to.include('model');
  });

  it('leave vehicles without a price in until the visitor wants them out', () => {
    const [price] = sections({}, { priceNone: false });
    expect(price?.options.map(({ name, value, chosen }) => `${name}=${value} ${String(chosen === true)}`)).to.deep.equal([
      'PriceNone=0 true',
      'PriceHigh=1 false',
    ]);
  });
});
