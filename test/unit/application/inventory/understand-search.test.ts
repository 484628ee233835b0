import { expect } from 'chai';
import {
  searchOfSentence,
  searchUnderstanding,
  type SentenceContext,
} from '../../../../src/application/sentence-search/understand-search.ts';
import { defaultTerms } from '../../../../src/domain/finance/payment.ts';
import { EMPTY_QUERY, type InventoryQuery } from '../../../../src/domain/inventory/inventory-query.ts';
import { encodeQuery } from '../../../../src/domain/inventory/query-codec.ts';
import type { Site } from '../../../../src/domain/site/site.ts';
import { aDealer } from '../../../support/builders/a-dealer.ts';
import { aSite } from '../../../support/builders/a-frame.ts';
import { aVehicle } from '../../../support/builders/a-vehicle.ts';
import { IN_QUEBEC } from '../../../support/lookup-context.ts';
import { eventually } from '../../../support/eventually.ts';
import { portsWith } from '../../../support/page-ports.ts';
import { FakeLocationProvider } from '../../../support/fakes/fake-location-provider.ts';

const STOCK = [
  aVehicle().named('Toyota', 'RAV4').with({ body: 'suv', colour: 'red' }),
  aVehicle().stock('B').named('Sea-Doo', 'Spark').with({ type: 'boat', body: 'pwc' }),
  aVehicle().stock('C').named('Sea-Doo', 'Spark').with({ type: 'boat', body: 'pwc' }),
];
const CONTEXT: SentenceContext = { site: aSite(), languageId: 1, visitor: null, terms: defaultTerms('CAD'), lookup: IN_QUEBEC };
const LAVAL = { latitude: 45.57, longitude: -73.74 };

describe('a sentence in the keyword field', () => {
  it('becomes filters, with its place as a circle of 100 km', async () => {
    const { understandSearch } = await portsWith(STOCK);
    const understood = await understandSearch('red rav4 near Laval', CONTEXT);
    expect(understood.query).to.deep.equal({
      makes: ['toyota'],
      models: ['rav4'],
      colours: ['red'],
      near: LAVAL,
      distanceKm: 100,
    });
    expect(understood.place).to.deep.equal({ city: 'Laval', distanceKm: 100, ...LAVAL });
    expect(understood.unused).to.be.empty;
  });

  it('returns the words after a place that are not part of its name, and unknown places', async () => {
    const { understandSearch } = await portsWith(STOCK);
    const followed = await understandSearch('toyota near laval limited', CONTEXT);
    expect(followed.place?.city).to.equal('Laval');
    expect(followed.unused).to.deep.equal(['limited']);
    const unknown = await understandSearch('toyota near Atlantis', CONTEXT);
    expect(unknown.query).to.deep.equal({ makes: ['toyota'] });
    expect(unknown.unused).to.deep.equal(['Atlantis']);
  });

  it('looks around the visitor when they ask for it, and says when their place is not known', async () => {
    const { understandSearch } = await portsWith(STOCK);
    const known = await understandSearch('boats within 30 km of me, near me', { ...CONTEXT, visitor: LAVAL });
    expect(known.query).to.deep.include({ near: LAVAL, distanceKm: 30 });
    const unknown = await understandSearch('boats near me', CONTEXT);
    expect(unknown).to.deep.include({ place: null, lacksVisitor: true });
    expect(unknown.query).to.deep.equal({ types: ['boat'], near: null, distanceKm: 100 });
  });

  it('is read with the makes and models of the site’s own country, whoever asked before', async () => {
    const clio = await portsWith([aVehicle().named('Renault', 'Clio').priced(9000, 'EUR')], aDealer().inFrance());
    const france = { ...CONTEXT, site: aSite({ country: 'FR', currency: 'EUR' }) };
    expect((await clio.understandSearch('clio', CONTEXT)).unused).to.deep.equal(['clio']);
    expect((await clio.understandSearch('clio', france)).query).to.deep.equal({ makes: ['renault'], models: ['clio'] });
    expect((await clio.understandSearch('clio', CONTEXT)).unused).to.deep.equal(['clio']);
  });

  it('asks for no place where none is named', async () => {
    const ports = await portsWith(STOCK);
    const locationProvider = new FakeLocationProvider();
    locationProvider.find = () => Promise.reject(new Error('Nobody asked for a place'));
    const understood = await searchUnderstanding({ ...ports, locationProvider })('red toyota', CONTEXT);
    expect(understood.place).to.equal(null);
  });

  it('knows a model seconds after somebody began to sell one', async () => {
    const ports = await portsWith([]);
    const before = await ports.understandSearch('zephyr', CONTEXT);
    expect(before.unused).to.deep.equal(['zephyr']);
    await ports.inventory.transaction(async (transaction) => {
      await transaction.add([aVehicle().named('Lincoln', 'Zephyr').stored()], ports.clock.now());
    });
    for await (const listings of ports.inventory.changedSince(0)) await ports.search.apply(listings);
    await ports.understandSearch('zephyr', CONTEXT);
    ports.clock.advance(5000);
    await eventually(async () => {
      const after = await ports.understandSearch('zephyr', CONTEXT);
      expect(after.query).to.deep.equal({ makes: ['lincoln'], models: ['zephyr'] });
    });
  });
});

describe('a form with a sentence', () => {
  const searchOf = async (
    keyword: string | null,
    { list = 'Automotive', ...base }: Partial<InventoryQuery> & { readonly list?: Site['division'] } = {},
  ) => {
    const found = await searchOfSentence({ ...EMPTY_QUERY, ...base, keyword }, CONTEXT, list, await portsWith(STOCK));
    return found && { ...found, query: encodeQuery(found.query) };
  };

  it('searches by its filters, and by the rest as the keyword', async () => {
    expect(await searchOf('red suv xle under 30k', { bodies: ['sedan'] })).to.deep.equal({
      division: 'Automotive',
      query: 'Body=suv&PriceMax=30000&Color=red&Keyword=xle',
      unused: [],
    });
  });

  it('says which words are in neither', async () => {
    expect(await searchOf('red suv, not toyota')).to.deep.equal({
      division: 'Automotive',
      query: 'Body=suv&Color=red',
      unused: ['not toyota'],
    });
  });

  it('stays in the list that it was typed in as long as there are vehicles in it', async () => {
    expect((await searchOf('under 40k'))?.division).to.equal('Automotive');
    expect((await searchOf('under 40k', { list: 'Recreative' }))?.division).to.equal('Recreative');
  });

  it('leads to the other list where only that has the vehicles', async () => {
    expect(await searchOf('sea doo spark')).to.deep.equal({
      division: 'Recreative',
      query: 'Make=sea-doo&Model=spark',
      unused: [],
    });
  });

  it('stays as it is where the sentence asks for no filter', async () => {
    expect(await searchOf('limited')).to.equal(null);
    expect(await searchOf(null)).to.equal(null);
  });
});
