/** What every search engine must do, by example. `inventory-search.test.ts` compares engines in general. */
import { expect } from 'chai';
import { FACETS, HISTOGRAMS } from '../../src/domain/inventory/facets.ts';
import { EMPTY_QUERY, type InventoryQuery, type InventoryScope } from '../../src/domain/inventory/inventory-query.ts';
import type { Grade, PriceRating } from '../../src/domain/rating/grade.ts';
import type { Vehicle } from '../../src/domain/vehicle/vehicle.ts';
import type { InventoryIndexing, InventorySearch, SearchAnswer } from '../../src/ports/inventory-search.ts';
import { aDealer, type DealerBuilder } from '../support/builders/a-dealer.ts';
import { aListing } from '../support/builders/a-listing.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';

const CANADA: InventoryScope = { market: 'CA', companyIds: null, types: null, currency: 'CAD', source: null };
const MONTREAL = { latitude: 45.508, longitude: -73.554 };
const inMontreal = aDealer().withId(2).named('Élan Motors').at(MONTREAL.latitude, MONTREAL.longitude);

export const inventorySearchContract = (name: string, create: () => InventorySearch & InventoryIndexing): void => {
  describe(`Searching the inventory: ${name}`, () => {
    let search: InventorySearch & InventoryIndexing;
    beforeEach(() => (search = create()));

    const add = async (changes: Partial<Vehicle> & { readonly id: number }, dealer: DealerBuilder = aDealer()): Promise<void> =>
      search.apply([aListing().of(aVehicle().with(changes)).by(dealer).build()]);

    const ask = (query: Partial<InventoryQuery> = {}, scope: Partial<InventoryScope> = {}): Promise<SearchAnswer> =>
      search.search({
        query: { ...EMPTY_QUERY, ...query },
        scope: { ...CANADA, ...scope },
        facets: FACETS,
        histograms: HISTOGRAMS,
      });

    const idsOf = async (query: Partial<InventoryQuery>, scope: Partial<InventoryScope> = {}): Promise<readonly number[]> =>
      (await ask(query, scope)).ids;

    it('finds nothing in an empty inventory', async () => {
      expect(await ask({ makes: ['toyota'] })).to.deep.include({ total: 0, ids: [] });
      expect((await ask({ makes: ['toyota'] })).facets.make).to.deep.equal([{ value: 'toyota', name: 'Toyota', count: 0 }]);
      expect((await ask()).histograms.price).to.deep.include({ min: null, max: null, none: 0 });
      expect(await search.size()).to.equal(0);
    });

    it('computes only the facets and histograms that are asked for', async () => {
      await add({ id: 1 });
      const answer = await search.search({ query: EMPTY_QUERY, scope: CANADA, facets: ['fuel'] });
      expect(answer.facets).to.deep.equal({ fuel: [{ value: 'hybrid', name: 'hybrid', count: 1 }] });
      expect(answer.histograms).to.deep.equal({});
    });

    it('lists reserved and coming vehicles, never sold or unavailable ones', async () => {
      for (const [k, availability] of (['reserved', 'coming', 'sold', 'unavailable'] as const).entries()) {
        await add({ id: k + 1, availability });
      }
      expect(await idsOf({ sort: 'Newest' })).to.deep.equal([1, 2]);
    });

    it('replaces a vehicle that changed and drops one that was sold', async () => {
      await add({ id: 1, make: 'Ford' });
      await add({ id: 1, make: 'Mazda' });
      expect(await idsOf({ makes: ['ford'] })).to.deep.equal([]);
      expect(await idsOf({ makes: ['mazda'] })).to.deep.equal([1]);
      await add({ id: 1, make: 'Mazda', availability: 'sold' });
      expect(await idsOf({})).to.deep.equal([]);
      expect(await search.size()).to.equal(0);
    });

    it('moves a vehicle to another dealer', async () => {
      await add({ id: 1 });
      await add({ id: 1 }, inMontreal);
      expect((await ask()).facets.company).to.deep.equal([{ value: '2', name: 'Élan Motors', count: 1 }]);
    });

    it("takes a dealer's new record for all their vehicles", async () => {
      await add({ id: 1 });
      await add({ id: 2 }, aDealer().named('Novo Autos'));
      expect(await idsOf({ companyName: 'novo' })).to.deep.equal([1, 2]);
    });

    it('shows a site only its market, its dealers and its kinds, in every count', async () => {
      await add({ id: 1 });
      await add({ id: 2, type: 'boat' }, inMontreal);
      await add({ id: 3 }, aDealer().withId(3).inFrance());
      expect(await idsOf({}, { market: 'FR' })).to.deep.equal([3]);
      expect(await idsOf({}, { companyIds: [1, 3] })).to.deep.equal([1]);
      const boats = await ask({ types: ['car'] }, { types: ['boat'] });
      expect(boats.total).to.equal(0);
      expect(boats.facets.type).to.deep.equal([
        { value: 'boat', name: 'boat', count: 1 },
        { value: 'car', name: 'car', count: 0 },
      ]);
    });

    it("ignores a field's own choice in its counts, and heeds all others", async () => {
      await add({ id: 1, make: 'Ford', colour: 'red' });
      await add({ id: 2, make: 'Mazda', colour: 'red' });
      await add({ id: 3, make: 'Mazda', colour: 'blue' });
      const { total, facets } = await ask({ makes: ['ford'], colours: ['red'] });
      expect(total).to.equal(1);
      expect(facets.make).to.deep.equal([
        { value: 'ford', name: 'Ford', count: 1 },
        { value: 'mazda', name: 'Mazda', count: 1 },
      ]);
      expect(facets.colour).to.deep.equal([{ value: 'red', name: 'red', count: 1 }]);
      expect(facets.model).to.deep.equal([{ value: 'rav4', name: 'RAV4', count: 1 }]);
    });

    it('puts facet values with most vehicles first, then years and companies as numbers', async () => {
      for (const [k, year] of [2020, 998, 2020, 2019].entries()) await add({ id: k + 1, year });
      expect((await ask({ years: [1000] })).facets.year?.map(({ value }) => value)).to.deep.equal([
        '2020',
        '998',
        '2019',
        '1000',
      ]);
    });

    it('knows a make by its name without accents, case and surplus space', async () => {
      await add({ id: 1, make: 'Citroën' });
      await add({ id: 2, make: ' CITROEN' });
      const { ids, facets } = await ask({ makes: ['citroën'] });
      expect(ids).to.deep.equal([1, 2]);
      expect(facets.make).to.deep.equal([{ value: 'citroen', name: 'Citroën', count: 2 }]);
    });

    it('names what it counts: dealers by their names, makes and models as vehicles spell them', async () => {
      await add({ id: 1, make: 'Citroën', model: 'ë-C4' }, inMontreal);
      const { facets } = await ask({ makes: ['citroen', 'land rover'], models: ["all'road"], companyIds: [2, 9] });
      expect(facets.company).to.deep.equal([
        { value: '2', name: 'Élan Motors', count: 0 },
        { value: '9', name: '9', count: 0 },
      ]);
      expect(facets.make?.map(({ name }) => name)).to.deep.equal(['Citroën', 'Land Rover']);
      expect(facets.model?.map(({ name }) => name)).to.deep.equal(['ë-C4', "All'road"]);
      await add({ id: 1, make: 'CITROËN', model: 'C3' }, inMontreal);
      expect((await ask()).facets.make).to.deep.equal([{ value: 'citroen', name: 'CITROËN', count: 1 }]);
    });

    it('joins the parts of the year by or, and leaves unknown years out', async () => {
      for (const [k, year] of [1998, 2005, 2012, 2020, null].entries()) await add({ id: k + 1, year });
      expect(await idsOf({ years: [2020], yearMin: 2004, yearMax: 2006, yearLow: true })).to.deep.equal([2, 4, 1].toSorted());
      expect(await idsOf({ yearMin: 2010, yearMax: 2000 })).to.deep.equal([]);
    });

    it('leaves vehicles without a price out of a range unless they are asked for beside it', async () => {
      await add({ id: 1, price: { amount: 9000, currency: 'CAD' } });
      await add({ id: 2, price: { amount: 30_000, currency: 'CAD' } });
      await add({ id: 3, price: null });
      expect(await idsOf({ priceMax: 10_000 })).to.deep.equal([1]);
      expect((await idsOf({ priceMax: 10_000, priceNone: true })).toSorted()).to.deep.equal([1, 3]);
      expect(await idsOf({ priceLow: true })).to.deep.equal([]);
      expect(await idsOf({})).to.have.length(3);
      expect(await idsOf({ priceMax: 10_000, priceNone: false })).to.deep.equal([1]);
      expect((await idsOf({ priceNone: false })).toSorted()).to.deep.equal([1, 2]);
      expect(await idsOf({ priceNone: true })).to.deep.equal([3]);
      expect(await idsOf({ priceMin: 20_000, priceMax: 10_000 })).to.deep.equal([]);
    });

    it('takes under 1,000 and 100,000 and above to the cent', async () => {
      for (const [k, amount] of [999.99, 1000, 99_999.99, 100_000].entries()) {
        await add({ id: k + 1, price: { amount, currency: 'CAD' } });
      }
      expect((await idsOf({ priceLow: true, priceHigh: true })).toSorted()).to.deep.equal([1, 4]);
    });

    it('calls a year before 2000 low, and a mileage of more than 300,000 km high', async () => {
      await add({ id: 1, year: 1999, mileageKm: 300_000 });
      await add({ id: 2, year: 2000, mileageKm: 300_001 });
      expect(await idsOf({ yearLow: true })).to.deep.equal([1]);
      expect(await idsOf({ mileageHigh: true })).to.deep.equal([2]);
    });

    it('never compares a price in another currency', async () => {
      await add({ id: 1, price: { amount: 5000, currency: 'EUR' } });
      await add({ id: 2, price: { amount: 9000, currency: 'CAD' } });
      const { ids, histograms } = await ask({ sort: 'Price', descending: false });
      expect(ids).to.deep.equal([2, 1]);
      expect(histograms.price).to.deep.include({ min: 9000, max: 9000, none: 1 });
      expect(await idsOf({ priceMin: 0, priceNone: false }, { currency: 'EUR' })).to.deep.equal([1]);
    });

    describe('with ratings of prices', () => {
      const rated = async (id: number, rating: PriceRating | null): Promise<void> =>
        search.apply([{ ...aListing().of(aVehicle().withId(id)).build(), rating }]);
      const grade = (grade: Grade, difference: number): PriceRating => ({ grade, expected: 20_000, difference });
      beforeEach(async () => {
        await rated(1, grade('fair', -0.03));
        await rated(2, null);
        await rated(3, grade('great', -0.2));
        await rated(4, grade('good', -0.08));
        await rated(5, grade('good', -0.12));
      });

      it('finds and counts grades, past the choice of grades; a vehicle without a rating has none', async () => {
        expect(await idsOf({ ratings: ['great', 'good'], sort: 'Newest' })).to.deep.equal([3, 4, 5]);
        expect((await ask({ ratings: ['great', 'high'] })).facets.rating).to.deep.equal([
          { value: 'good', name: 'good', count: 2 },
          { value: 'fair', name: 'fair', count: 1 },
          { value: 'great', name: 'great', count: 1 },
          { value: 'high', name: 'high', count: 0 },
        ]);
      });

      it('sorts by grade, then by how far the price is below the expected one', async () => {
        expect(await idsOf({ sort: 'Rating', descending: true })).to.deep.equal([3, 5, 4, 1, 2]);
        expect(await idsOf({ sort: 'Rating', descending: false })).to.deep.equal([1, 4, 5, 3, 2]);
      });

      it('takes a new rating of a vehicle that did not change', async () => {
        await rated(2, grade('great', -0.3));
        await rated(3, null);
        expect(await idsOf({ ratings: ['great'] })).to.deep.equal([2]);
        expect(await idsOf({ sort: 'Rating' })).to.deep.equal([2, 5, 4, 1, 3]);
      });
    });

    it('counts histograms past their own field only', async () => {
      await add({ id: 1, mileageKm: 9_999, price: { amount: 4_999, currency: 'CAD' } });
      await add({ id: 2, mileageKm: 10_000, price: { amount: 250_000, currency: 'CAD' } });
      await add({ id: 3, mileageKm: null, price: { amount: 7_000, currency: 'CAD' } });
      const { histograms } = await ask({ mileageMax: 9_999, priceMax: 100_000 });
      expect(histograms.mileage).to.deep.include({ min: 9_999, max: 9_999, none: 1 });
      expect(histograms.price).to.deep.include({ min: 4_999, max: 4_999, none: 0 });
      expect((await ask({ mileageMax: 20_000 })).histograms.price?.counts.at(-1)).to.equal(1);
    });

    it('finds what lies within the circle, its edge included', async () => {
      await add({ id: 1 });
      await add({ id: 2 }, inMontreal);
      await add({ id: 3 }, aDealer().withId(3).withoutCoordinates());
      expect((await idsOf({ near: MONTREAL, distanceKm: 20 })).toSorted()).to.deep.equal([1, 2]);
      expect(await idsOf({ near: MONTREAL, distanceKm: 0.01 })).to.deep.equal([2]);
      expect(await idsOf({ near: MONTREAL, distanceKm: 20, sort: 'Distance', descending: false })).to.deep.equal([2, 1]);
    });

    it('finds a keyword at the start of any word of the vehicle and its dealer', async () => {
      await add({ id: 1, make: 'Toyota', model: 'RAV4', version: 'Hybrid XLE', year: 2019, stockNumber: 'UA-1234' }, inMontreal);
      for (const keyword of ['toy', 'rav', 'XLE hyb', '201', 'ua', '1234', 'elan', 'toyota 2019 élan']) {
        expect(await idsOf({ keyword }), keyword).to.deep.equal([1]);
      }
      for (const keyword of ['oyota', 'toyota ford', '234']) expect(await idsOf({ keyword }), keyword).to.deep.equal([]);
    });

    it('finds a VIN as a keyword, whole and beside other words', async () => {
      await add({ id: 1, make: 'Mazda', vin: '3MZBPACL2KM123456' }, inMontreal);
      await add({ id: 2, make: 'Mazda', vin: '3MZBPACL2KM123457' }, inMontreal);
      for (const keyword of ['3MZBPACL2KM123456', 'mazda 3mzbpacl2km123456']) expect(await idsOf({ keyword })).to.deep.equal([1]);
      // Whoever looks for a Mazda 3 does not mean all that were built in Mexico.
      for (const keyword of ['mazda 3', '3mzbpacl2km12345', 'ford 3mzbpacl2km123456'])
        expect(await idsOf({ keyword })).to.deep.equal([]);
      await add({ id: 1, make: 'Mazda', vin: null }, inMontreal);
      expect(await idsOf({ keyword: '3mzbpacl2km123456' })).to.deep.equal([]);
    });

    describe('a vehicle that two dealers list', () => {
      const [vin, later] = ['JTMRWRFV1KD000001', Date.UTC(2026, 9, 1)];
      beforeEach(async () => {
        await add({ id: 2, vin, price: { amount: 20_000, currency: 'CAD' } });
        await add({ id: 1, vin, price: { amount: 18_000, currency: 'CAD' }, firstSeen: later }, inMontreal);
      });

      it('is shown once, by the listing that came first, and counted once', async () => {
        const { total, ids, facets, histograms } = await ask();
        expect({ total, ids }).to.deep.equal({ total: 1, ids: [2] });
        expect(facets.company?.map(({ value, count }) => [value, count])).to.deep.equal([['1', 1]]);
        expect(facets.make).to.deep.equal([{ value: 'toyota', name: 'Toyota', count: 1 }]);
        expect(histograms.price).to.deep.include({ min: 20_000, max: 20_000 });
        expect(await search.size()).to.equal(2);
        expect((await search.places({ query: EMPTY_QUERY, scope: CANADA })).map(({ companyId }) => companyId)).to.deep.equal([1]);
      });

      it('is shown by the next listing once the first has left', async () => {
        await add({ id: 2, vin, availability: 'sold' });
        expect(await idsOf({})).to.deep.equal([1]);
        await add({ id: 2, vin });
        expect(await idsOf({})).to.deep.equal([2]);
        await add({ id: 2, vin: null });
        expect(await idsOf({ sort: 'Newest' })).to.deep.equal([1, 2]);
      });

      it("is shown on each dealer's own site, and by whichever listing a search allows", async () => {
        expect(await idsOf({}, { companyIds: [1] })).to.deep.equal([2]);
        expect(await idsOf({}, { companyIds: [2] })).to.deep.equal([1]);
        expect(await idsOf({}, { companyIds: [1, 2] })).to.deep.equal([2]);
        expect(await idsOf({ companyIds: [2] })).to.deep.equal([1]);
        expect(await idsOf({ priceMax: 19_000 })).to.deep.equal([1]);
        expect(await idsOf({ near: MONTREAL, distanceKm: 0.01 })).to.deep.equal([1]);
        expect(await idsOf({ ids: [1] })).to.deep.equal([1]);
        expect(await idsOf({ keyword: 'élan' })).to.deep.equal([1]);
      });

      it('is counted as the listing that is found, and beside it nowhere else', async () => {
        const { facets, histograms } = await ask({ companyIds: [2], priceMax: 19_000 });
        expect(facets.company?.map(({ value, count }) => [value, count])).to.deep.equal([['2', 1]]);
        expect(histograms.price).to.deep.include({ min: 18_000, max: 18_000 });
        // Both fail the price alone: the first of them counts.
        expect((await ask({ priceMax: 1000 })).histograms.price).to.deep.include({ min: 20_000, max: 20_000 });
      });

      it('is two where the makes differ, or the number says nothing', async () => {
        await add({ id: 1, vin, make: 'Ford' }, inMontreal);
        expect(await idsOf({ sort: 'Newest' })).to.deep.equal([1, 2]);
        for (const id of [1, 2]) await add({ id, vin: 'JTMRWRFV1KDXXXXXX' }, aDealer().withId(id));
        expect(await idsOf({ sort: 'Newest' })).to.deep.equal([1, 2]);
      });

      it('of three is shown by the first of those that are left', async () => {
        await add({ id: 3, vin, firstSeen: Date.UTC(2026, 7, 1) }, aDealer().withId(3));
        expect(await idsOf({})).to.deep.equal([3]);
        expect(await idsOf({ companyIds: [1, 2] })).to.deep.equal([2]);
        await add({ id: 2, vin, hidden: true });
        expect(await idsOf({})).to.deep.equal([3]);
        await add({ id: 3, vin, hidden: true }, aDealer().withId(3));
        expect(await idsOf({})).to.deep.equal([1]);
      });
    });

    it('finds a stock number and a group as a whole', async () => {
      await add({ id: 1, stockNumber: 'UA-1234', group: 'Élite' });
      expect(await idsOf({ stockNumber: ' ua-1234', group: 'elite' })).to.deep.equal([1]);
      expect(await idsOf({ stockNumber: 'ua' })).to.deep.equal([]);
      expect(await idsOf({ group: 'elit' })).to.deep.equal([]);
    });

    it('finds what is published under the source of the query, else of the scope, else everything', async () => {
      await add({ id: 1, sources: ['AUTO123'] });
      await add({ id: 2, sources: ['AUTO123', 'MOTO123'] });
      await add({ id: 3, sources: ['ÉLITE'] });
      expect(await idsOf({}, { source: null })).to.have.members([1, 2, 3]);
      expect(await idsOf({}, { source: 'AUTO123' })).to.have.members([1, 2]);
      expect(await idsOf({ source: 'moto123' }, { source: 'AUTO123' })).to.deep.equal([2]);
      expect(await idsOf({ source: 'elite' }, { source: 'AUTO123' })).to.deep.equal([3]);
      expect(await idsOf({ source: 'auto' })).to.deep.equal([]);
    });

    it('counts the flags of what is found', async () => {
      await add({ id: 1, make: 'Ford', certified: true, promotion: true });
      await add({ id: 2, make: 'Ford', certified: true, promotion: false });
      await add({ id: 3, make: 'Mazda', certified: true, promotion: true });
      const query = { ...EMPTY_QUERY, makes: ['ford'] };
      const flags = ['certified', 'promotion', 'viral'] as const;
      const counted = await search.search({ query, scope: CANADA, flags });
      expect(counted.flags).to.deep.equal({ certified: 2, promotion: 1, viral: 0 });
      expect((await ask()).flags).to.deep.equal({});
    });

    it('asks for every flag at once', async () => {
      await add({ id: 1, certified: true });
      await add({ id: 2, certified: true, promotion: true });
      expect(await idsOf({ flags: ['certified', 'promotion'] })).to.deep.equal([2]);
    });

    it('sorts unknown values last in both directions and ties by id', async () => {
      for (const [k, year] of [null, 2020, 2021, 2020].entries()) await add({ id: k + 1, year });
      expect(await idsOf({ sort: 'Year', descending: true })).to.deep.equal([3, 2, 4, 1]);
      expect(await idsOf({ sort: 'Year', descending: false })).to.deep.equal([2, 4, 3, 1]);
    });

    it('prefers complete, fresh and near vehicles', async () => {
      const day = 86_400_000;
      await add({ id: 1, price: null, firstSeen: 0 });
      await add({ id: 2, firstSeen: 0 });
      await add({ id: 3, firstSeen: 10 * day });
      await add({ id: 4, firstSeen: 10 * day }, inMontreal);
      expect(await idsOf({})).to.deep.equal([3, 4, 2, 1]);
      expect(await idsOf({ near: MONTREAL, distanceKm: 100 })).to.deep.equal([4, 3, 2, 1]);
    });

    it('tells the place of a vehicle among all that it finds, whatever the page, with its neighbours', async () => {
      for (const [k, year] of [2018, 2020, null, 2020].entries()) await add({ id: k + 1, year });
      const standing = (id: number, asked: Partial<InventoryQuery> = {}) =>
        search.standing({ query: { ...EMPTY_QUERY, sort: 'Year', pageIndex: 9, pageSize: 1, ...asked }, scope: CANADA }, id);
      expect(await standing(2)).to.deep.equal({ place: 1, total: 4, previous: null, next: 4 });
      expect(await standing(1)).to.deep.equal({ place: 3, total: 4, previous: 4, next: 3 });
      expect(await standing(3), 'an unknown value comes last').to.deep.equal({ place: 4, total: 4, previous: 1, next: null });
      expect(await standing(3, { descending: false })).to.deep.equal({ place: 4, total: 4, previous: 4, next: null });
      expect(await standing(1, { yearMin: 2019 }), 'not found').to.equal(null);
      expect(await standing(7)).to.equal(null);
    });

    it('tells where everything is that it finds, dealer by dealer, whatever the page', async () => {
      await add({ id: 1, price: { amount: 9000, currency: 'CAD' } }, inMontreal);
      await add({ id: 2, price: { amount: 7000, currency: 'CAD' } }, inMontreal);
      await add({ id: 3, price: { amount: 100, currency: 'EUR' } });
      await add({ id: 4 }, aDealer().withId(3).withoutCoordinates());
      await add({ id: 5, make: 'Ford', price: { amount: 1, currency: 'CAD' } }, inMontreal);
      const query = { ...EMPTY_QUERY, makes: ['toyota'], pageIndex: 9, pageSize: 1 };
      const places = await search.places({ query, scope: CANADA });
      expect(places.map(({ companyId, count, lowest, highest }) => ({ companyId, count, lowest, highest }))).to.deep.equal([
        { companyId: 1, count: 1, lowest: null, highest: null },
        { companyId: 2, count: 2, lowest: 7000, highest: 9000 },
      ]);
      expect(places[1]).to.deep.include({ name: 'Élan Motors', coordinates: MONTREAL });
      expect(await search.places({ query: { ...EMPTY_QUERY, makes: ['lada'] }, scope: CANADA })).to.deep.equal([]);
      const window = { bounds: { west: -80, south: 40, east: -60, north: 50 }, zoom: 4 };
      const [cluster, ...others] = await search.clusters({ query, scope: CANADA }, window);
      expect(others).to.deep.equal([]);
      expect(cluster).to.include({ count: 3, lowest: 7000, highest: 9000 });
      expect(cluster?.companyIds).to.have.members([1, 2]);
    });

    it('gives each page once and nothing beyond the last', async () => {
      for (let id = 1; id <= 7; id++) await add({ id });
      const pages = await Promise.all([1, 2, 3, 4].map((pageIndex) => idsOf({ pageIndex, pageSize: 3 })));
      expect(pages).to.deep.equal([[1, 2, 3], [4, 5, 6], [7], []]);
    });
  });
};
