import { expect } from 'chai';
import { countedFacets, presentSections, wholeFacets, type SectionContext } from '../../../src/ui/filters/present-sections.ts';
import { FACETS, type Histogram } from '../../../src/domain/inventory/facets.ts';
import { EMPTY_QUERY, type InventoryQuery } from '../../../src/domain/inventory/inventory-query.ts';
import { defaultTerms } from '../../../src/domain/finance/payment.ts';
import type { SectionView } from '../../../src/ui/filters/present-sections.ts';

const NAMES: Readonly<Record<string, string>> = { '7': 'Bellerose', '8': 'Autos Rive-Nord' };

const sections = (
  facets: SectionContext['facets'],
  query: Partial<InventoryQuery> = {},
  histograms: SectionContext['histograms'] = {},
  whole: SectionContext['whole'] = [],
): readonly SectionView[] =>
  presentSections({
    query: { ...EMPTY_QUERY, ...query },
    facets,
    histograms,
    flags: { certified: 3 },
    whole,
    hrefOfWhole: (shown) => `?ShowAll=${shown.join(',')}`,
    languageId: 1,
    currency: 'CAD',
    terms: defaultTerms('CAD'),
    nameOf: (_facet, value) => NAMES[value] ?? value,
  });

const TWO_DEALERS = [
  { value: '7', name: '7', count: 9 },
  { value: '8', name: '8', count: 4 },
];

const twoOf = (first: string, second: string) => [
  { value: first, name: first, count: 9 },
  { value: second, name: second, count: 4 },
];

describe('the sections of the filters', () => {
  it('start with Price, Year, Mileage and Dealer open, and every other one closed (specification, section 4)', () => {
    const shown = sections({
      company: TWO_DEALERS,
      type: twoOf('car', 'boat'),
      condition: twoOf('new', 'used'),
      make: twoOf('kia', 'honda'),
      body: twoOf('suv', 'sedan'),
      transmission: twoOf('cvt', 'manual'),
      fuel: twoOf('gas', 'diesel'),
      drivetrain: twoOf('awd', 'fwd'),
      colour: twoOf('red', 'blue'),
    });
    const open = shown.filter((section) => section.open).map(({ key }) => key);
    const closed = shown.filter((section) => !section.open).map(({ key }) => key);
    expect(open).to.have.members(['company', 'price', 'year', 'mileage']);
    expect(closed).to.have.members(['type', 'condition', 'make', 'body', 'transmission', 'fuel', 'drivetrain', 'colour', 'more']);
  });

  it('stand in the order of use, with the dealer last', () => {
    const two = [
      { value: 'a', name: 'a', count: 2 },
      { value: 'b', name: 'b', count: 1 },
    ];
    const shown = sections(Object.fromEntries(FACETS.filter((facet) => facet !== 'year').map((facet) => [facet, two])));
    expect(shown.map(({ key }) => key).join(' ')).to.equal(
      'price rating make model year mileage body fuel condition type transmission drivetrain colour company more',
    );
  });

  it('leave out a field in which all vehicles are alike, unless it is chosen', () => {
    const alike = { fuel: [{ value: 'gas', name: 'gas', count: 9 }] };
    expect(sections(alike).map(({ key }) => key)).not.to.include('fuel');
    expect(sections(alike, { fuels: ['gas'] }).map(({ key }) => key)).to.include('fuel');
  });

  describe('of many values', () => {
    const makes = Array.from('zyxwvutsqp', (value, place) => ({ value, name: value, count: 20 - place }));
    const makeSection = (query: Partial<InventoryQuery>, whole: SectionContext['whole'] = []) => {
      const section = sections({ make: makes }, query, {}, whole).find(({ key }) => key === 'make');
      if (section?.kind !== 'options') throw new Error('There is no section of makes');
      return { ...section, values: section.options.map(({ value }) => value).join('') };
    };

    it('show the most frequent ones, those that are chosen, and the way to all', () => {
      expect(makeSection({}).values).to.equal('zyxwvuts');
      expect(makeSection({ makes: ['p'] }).values).to.equal('zyxwvutsp');
      expect(makeSection({}).long).to.deep.equal({ total: '10', whole: false, href: '?ShowAll=make' });
    });

    it('show all of them where the address asks for it, the others by name', () => {
      expect(makeSection({}, ['colour', 'make'])).to.deep.include({
        open: true,
        values: 'zyxwvutspq',
        long: { total: '10', whole: true, href: '?ShowAll=colour' },
      });
      expect(wholeFacets(new URLSearchParams('ShowAll=make,nonsense,colour'))).to.deep.equal(['make', 'colour']);
    });
  });

  it('ask for models only once a make is chosen', () => {
    expect(countedFacets(EMPTY_QUERY)).not.to.include('model');
    expect(countedFacets({ ...EMPTY_QUERY, makes: ['kia'] })).to.include('model');
  });

  it('leave vehicles without a price in until the visitor wants them out, or wants nothing else', () => {
    const offered = (priceNone: boolean | null): string[] | undefined =>
      sections({}, { priceNone })[0]?.options.map(({ name, value, chosen }) => `${name}=${value}${chosen ? ' chosen' : ''}`);
    expect(offered(null)).to.deep.equal(['PriceNone=0', 'PriceNone=1', 'PriceHigh=1']);
    expect(offered(false)).to.deep.equal(['PriceNone=0 chosen', 'PriceHigh=1']);
    expect(offered(true)).to.deep.equal(['PriceNone=1 chosen', 'PriceHigh=1']);
  });

  it('do not call vehicles that have a price in another currency ones without a price', () => {
    const [price] = presentSections({
      query: EMPTY_QUERY,
      facets: {},
      histograms: {},
      flags: {},
      whole: [],
      hrefOfWhole: () => '',
      languageId: 1,
      currency: 'CAD',
      otherCurrencies: true,
      terms: defaultTerms('CAD'),
      nameOf: (_facet, value) => value,
    });
    expect(price?.options.slice(0, 2).map(({ label }) => label)).to.deep.equal([
      { key: 'option.withPriceIn', values: { currency: 'CAD' } },
      { key: 'option.withoutPriceIn', values: { currency: 'CAD' } },
    ]);
  });

  it('ask for no mileage where none of the vehicles has one, as with boats', () => {
    const keys = (histogram: Partial<Histogram>, query: Partial<InventoryQuery> = {}) =>
      sections({}, query, { mileage: { min: null, max: null, edges: [0, 10_000], counts: [0, 0], none: 7, ...histogram } }).map(
        ({ key }) => key,
      );
    expect(keys({})).not.to.include('mileage');
    expect(keys({}, { mileageMax: 50_000 }), 'to be taken back').to.include('mileage');
    expect(keys({ min: 5, max: 5, counts: [1, 0] })).to.include('mileage');
    expect(keys({ none: 0 }), 'nothing found').to.include('mileage');
  });

  it('offer one upper bound of the owners, with the vehicles that have no more of them', () => {
    const owners: Histogram = { min: 1, max: 4, edges: [0, 1, 2, 3, 4], counts: [0, 5, 3, 0, 2], none: 7 };
    const offered = (ownersMax: number | null) =>
      sections({}, { ownersMax }, { owners })
        .find(({ key }) => key === 'owners')
        ?.options.map(({ name, value, count, chosen }) => `${name}=${value}: ${count}${chosen ? ' chosen' : ''}`);
    expect(offered(null)).to.deep.equal(['OwnersMax=1: 5', 'OwnersMax=2: 8', 'OwnersMax=3: 8']);
    expect(offered(2)).to.deep.equal(['OwnersMax=2: 8 chosen']);
    expect(offered(4)).to.deep.equal(['OwnersMax=4: 10 chosen']);
  });

  it('have no owners if no vehicle states them', () => {
    const owners: Histogram = { min: null, max: null, edges: [0, 1], counts: [0, 0], none: 7 };
    expect(sections({}, {}, { owners }).map(({ key }) => key)).not.to.include('owners');
  });

  it('count the special values and the switches', () => {
    const histogram = (edges: readonly number[], counts: readonly number[], none = 0): Histogram => ({
      min: null,
      max: null,
      edges,
      counts,
      none,
    });
    const histograms = {
      price: histogram([0, 50_000, 100_000], [5, 6, 7], 8),
      year: histogram([0, 1999, 2000], [1, 2, 3]),
      mileage: histogram([0, 300_001], [9, 4]),
    };
    const counts = sections({}, {}, histograms).map(({ options }) => options.map(({ count }) => count));
    expect(counts).to.deep.equal([['18', '8', '7'], ['3'], ['4'], [null, '3', null, null, null]]);
  });
});
