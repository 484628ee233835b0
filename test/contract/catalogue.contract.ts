import { expect } from 'chai';
import { EMPTY_CATALOGUE_QUERY, type CatalogueQuery } from '../../src/domain/catalogue/catalogue-query.ts';
import type { StyleRecord } from '../../src/domain/catalogue/style-record.ts';
import type { Catalogue, CatalogueScope, CatalogueWriting } from '../../src/ports/catalogue.ts';
import { aStyleRecord, inCanadaFor } from '../support/builders/a-style-record.ts';
import { failure } from '../support/stored-inventory.ts';

export interface OpenCatalogue {
  readonly catalogue: Catalogue;
  readonly writing: CatalogueWriting;
  /** Brings the catalogue up to date with what was written. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

const CANADA = { country: 'CA', currency: 'CAD' } as const;
const FRANCE = { country: 'FR', currency: 'EUR' } as const;

const STYLES: readonly StyleRecord[] = [
  aStyleRecord({ ...inCanadaFor(42_000) }),
  aStyleRecord({ name: 'LE', facts: { fuel: 'gas', drivetrain: 'fwd', consumptionCombined: 7.9 }, ...inCanadaFor(35_000) }),
  aStyleRecord({ name: 'Hybrid LE', facts: { fuel: 'hybrid', drivetrain: 'awd', consumptionCombined: 6, power: 163 } }),
  aStyleRecord({ year: 2024, ...inCanadaFor(40_000) }),
  aStyleRecord({
    model: 'Corolla',
    name: 'L',
    body: 'sedan',
    facts: { fuel: 'gas', consumptionCombined: 6.8, length: 4630, seats: 5 },
    ...inCanadaFor(25_000),
  }),
  aStyleRecord({
    make: 'Honda',
    model: 'CR-V',
    name: 'LX',
    facts: { fuel: 'gas', power: 142, drivetrain: 'awd', seats: 5, length: 4694 },
    ...inCanadaFor(39_000),
  }),
  aStyleRecord({
    make: 'Renault',
    model: 'Clio',
    name: 'TCe 90',
    body: 'hatchback',
    markets: ['FR'],
    facts: { fuel: 'gas', consumptionWltp: [5.2, 5.4] },
    prices: [{ country: 'FR', price: { amount: 20_300, currency: 'EUR' }, delivery: null }],
  }),
  aStyleRecord({
    make: 'Tesla',
    model: 'Model 3',
    name: 'RWD',
    body: 'sedan',
    markets: [],
    facts: { fuel: 'electric', rangeEpa: 438, energyCombined: 15.8 },
  }),
];

const ask = (change: Partial<CatalogueQuery>): CatalogueQuery => ({ ...EMPTY_CATALOGUE_QUERY, ...change });
const names = (styles: readonly { readonly year: number; readonly model: string; readonly name: string }[]): string[] =>
  styles.map(({ year, model, name }) => `${year} ${model} ${name}`);

export const describeCatalogue = (title: string, open: () => Promise<OpenCatalogue>): void => {
  describe(`The catalogue in ${title}`, () => {
    let opened: OpenCatalogue;
    let catalogue: Catalogue;
    const save = async (...records: readonly StyleRecord[]): Promise<readonly number[]> => {
      const ids = await opened.writing.transaction((transaction) =>
        transaction.save(records.map((record) => ({ record, fingerprint: JSON.stringify(record), styleId: null }))),
      );
      await opened.refresh();
      return ids;
    };
    beforeEach(async () => {
      opened = await open();
      catalogue = opened.catalogue;
    });
    afterEach(() => opened.close());

    it('is empty at first', async () => {
      expect(await opened.writing.isEmpty()).to.equal(true);
      expect(await catalogue.revision()).to.equal(0);
      expect(await catalogue.makes(CANADA)).to.deep.equal([]);
      expect(await catalogue.ofId(1)).to.equal(null);
      const { total, styles, facets, histograms } = await catalogue.search(ask({}), CANADA);
      expect({ total, styles, makes: facets.make, prices: histograms.price }).to.deep.equal({
        total: 0,
        styles: [],
        makes: [],
        prices: null,
      });
    });

    it('lists makes and models of a country, and what is sold everywhere', async () => {
      await save(...STYLES);
      expect(
        (await catalogue.makes(CANADA)).map(({ slug, models, styles, latestYear }) => [slug, models, styles, latestYear]),
      ).to.deep.equal([
        ['honda', 1, 1, 2025],
        ['tesla', 1, 1, 2025],
        ['toyota', 2, 5, 2025],
      ]);
      expect((await catalogue.makes(FRANCE)).map(({ name }) => name)).to.deep.equal(['Renault', 'Tesla']);
      const [corolla, rav4] = await catalogue.modelsOf('toyota', CANADA);
      expect([corolla?.name, rav4?.name]).to.deep.equal(['Corolla', 'RAV4']);
      expect(rav4).to.deep.include({
        makeSlug: 'toyota',
        slug: 'rav4',
        body: 'suv',
        styles: 4,
        price: { min: 35_000, max: 42_000 },
        years: [
          { year: 2025, styles: 3, price: { min: 35_000, max: 42_000 } },
          { year: 2024, styles: 1, price: { min: 40_000, max: 40_000 } },
        ],
      });
      expect(await catalogue.modelOf('toyota', 'rav4', CANADA)).to.deep.equal(rav4);
      expect(await catalogue.modelOf('toyota', 'yaris', CANADA)).to.equal(null);
      expect(await catalogue.modelsOf('lada', CANADA)).to.deep.equal([]);
    });

    it('lists the models of all makes, newest first, with the figures of their latest year', async () => {
      await save(...STYLES);
      const models = await catalogue.models(CANADA);
      expect(models.map(({ make, name }) => `${make} ${name}`)).to.deep.equal([
        'Honda CR-V',
        'Tesla Model 3',
        'Toyota Corolla',
        'Toyota RAV4',
      ]);
      const [honda, tesla, corolla, rav4] = models;
      expect(rav4).to.deep.equal(await catalogue.modelOf('toyota', 'rav4', CANADA));
      expect(rav4?.figures.consumption).to.deep.equal({ min: 6, max: 8.1 });
      expect(tesla?.figures).to.deep.equal({
        power: null,
        consumption: null,
        energy: { min: 15.8, max: 15.8 },
        range: { min: 438, max: 438 },
        length: null,
      });
      expect([honda?.figures.power, corolla?.figures.length?.min]).to.deep.equal([{ min: 142, max: 142 }, 4630]);
      expect((await catalogue.models(FRANCE)).map(({ name }) => name)).to.deep.equal(['Clio', 'Model 3']);
    });

    it('gives each scope its own, whoever asked before', async () => {
      await save(...STYLES);
      const offered = async (scope: CatalogueScope) => {
        const { total, histograms } = await catalogue.search(ask({}), scope);
        return [total, histograms.price === null];
      };
      for (const times of ['first', 'second']) {
        expect(await offered(CANADA), times).to.deep.equal([7, false]);
        expect(await offered({ ...CANADA, currency: 'EUR' }), times).to.deep.equal([7, true]);
        expect(await offered({ ...CANADA, country: 'FR' }), times).to.deep.equal([2, true]);
        expect(await offered({ ...CANADA, types: ['boat'] }), times).to.deep.equal([0, true]);
        expect((await catalogue.modelsOf('honda', CANADA)).map(({ slug }) => slug)).to.deep.equal(['cr-v']);
        expect((await catalogue.modelsOf('toyota', CANADA)).map(({ slug }) => slug)).to.deep.equal(['corolla', 'rav4']);
      }
      await save(aStyleRecord({ make: 'Lada', model: 'Niva' }));
      expect((await offered(CANADA))[0], 'after an import').to.equal(8);
    });

    it('says of a model which style shows it: the newest that has a photo', async () => {
      const images = [{ url: 'https://photos.example/rav4.jpg', type: 'photo', language: null }] as const;
      await save(...STYLES);
      const [older] = await save(aStyleRecord({ year: 2023, images: [...images, ...images] }));
      expect((await catalogue.modelOf('toyota', 'rav4', CANADA))?.picturedId).to.equal(older);
      expect((await catalogue.stylesOf('toyota', 'rav4', 2023, CANADA)).map(({ photos }) => photos)).to.deep.equal([2]);
      const [newer] = await save(aStyleRecord({ year: 2024, name: 'SE', images }));
      expect((await catalogue.modelOf('toyota', 'rav4', CANADA))?.picturedId).to.equal(newer);
      expect((await catalogue.modelOf('toyota', 'corolla', CANADA))?.picturedId).to.equal(null);
    });

    it('lists the styles of a model year, the cheapest first and those without a price last', async () => {
      await save(...STYLES);
      expect(names(await catalogue.stylesOf('toyota', 'rav4', 2025, CANADA))).to.deep.equal([
        '2025 RAV4 LE',
        '2025 RAV4 XLE AWD',
        '2025 RAV4 Hybrid LE',
      ]);
      expect(await catalogue.stylesOf('toyota', 'rav4', 1999, CANADA)).to.deep.equal([]);
    });

    it('gives a whole style by its id, and several in the order that was asked', async () => {
      const ids = await save(...STYLES);
      const style = await catalogue.ofId(ids[0]!);
      expect(style).to.deep.include({
        id: ids[0],
        make: 'Toyota',
        model: 'RAV4',
        year: 2025,
        name: 'XLE AWD',
        powerKw: 151,
        consumption: 8.1,
      });
      expect(style?.facts.power).to.deep.equal({ value: 151, source: 0, others: [] });
      expect(style?.sources[0]?.name).to.equal('Toyota Canada');
      expect((await catalogue.ofIds([ids[5]!, 9999, ids[1]!])).map(({ id }) => id)).to.deep.equal([ids[5], ids[1]]);
    });

    it('finds by words, lists and ranges, and counts each field as if nothing of it were chosen', async () => {
      await save(...STYLES);
      const { total, styles, facets } = await catalogue.search(
        ask({ makes: ['toyota'], fuels: ['hybrid'], text: 'rav le' }),
        CANADA,
      );
      expect(total).to.equal(1);
      expect(names(styles)).to.deep.equal(['2025 RAV4 Hybrid LE']);
      expect(facets.fuel).to.deep.equal([
        { value: 'gas', name: 'gas', count: 1 },
        { value: 'hybrid', name: 'hybrid', count: 1 },
      ]);
      expect(facets.make).to.deep.equal([{ value: 'toyota', name: 'Toyota', count: 1 }]);
      expect(facets.model).to.deep.equal([{ value: 'rav4', name: 'RAV4', count: 1 }]);

      const { ranges } = EMPTY_CATALOGUE_QUERY;
      const cheap = await catalogue.search(
        ask({ bodies: ['suv'], ranges: { ...ranges, price: { min: null, max: 39_000 } } }),
        CANADA,
      );
      expect(names(cheap.styles)).to.deep.equal(['2025 CR-V LX', '2025 RAV4 LE']);
      expect(cheap.facets.body).to.deep.equal([
        { value: 'suv', name: 'suv', count: 2 },
        { value: 'sedan', name: 'sedan', count: 1 },
      ]);
      expect(cheap.histograms.price).to.deep.include({ min: 35_000, max: 42_000 });
      expect(cheap.histograms.price?.counts.reduce((sum, count) => sum + count, 0)).to.equal(4);
      expect(cheap.facets.model).to.deep.equal([]);
    });

    it('keeps a chosen value that nothing has, with a count of 0', async () => {
      await save(...STYLES);
      const { total, facets } = await catalogue.search(ask({ makes: ['lada'] }), CANADA);
      expect(total).to.equal(0);
      expect(facets.make).to.deep.include({ value: 'lada', name: 'lada', count: 0 });
    });

    it('sorts both ways, with what lacks the value last, and cuts pages', async () => {
      await save(...STYLES);
      const byPrice = await catalogue.search(ask({ sort: 'Price', descending: true, pageSize: 2, pageIndex: 2 }), CANADA);
      expect(byPrice.total).to.equal(7);
      expect(names(byPrice.styles)).to.deep.equal(['2025 CR-V LX', '2025 RAV4 LE']);
      const all = await catalogue.search(ask({ sort: 'Consumption' }), CANADA);
      expect(names(all.styles).slice(0, 2)).to.deep.equal(['2025 RAV4 Hybrid LE', '2025 Corolla L']);
      expect(names(all.styles).slice(-2)).to.deep.equal(['2025 CR-V LX', '2025 Model 3 RWD']);
      expect(names((await catalogue.search(ask({}), CANADA)).styles)[0]).to.equal('2025 CR-V LX');
      expect((await catalogue.search(ask({ pageIndex: 9 }), CANADA)).styles).to.deep.equal([]);
    });

    it('names what a wrong path may have meant', async () => {
      await save(...STYLES);
      const makes = await catalogue.nearest(['toyotta'], CANADA);
      expect(makes.map(({ make }) => make.slug)).to.include('toyota');
      expect((await catalogue.nearest(['toyota', 'rav'], CANADA)).map(({ model }) => model?.slug)).to.include('rav4');
      expect((await catalogue.nearest(['toyota', 'rav4', '1999'], CANADA)).map(({ year }) => year)).to.have.members([2025, 2024]);
      expect((await catalogue.nearest(['toyota', 'rav4', '2025', 'xle'], CANADA)).map(({ style }) => style?.name)).to.include(
        'XLE AWD',
      );
    });

    it('finds what resembles a style among other models', async () => {
      const ids = await save(...STYLES);
      const similar = await catalogue.similar(ids[0]!, 3, CANADA);
      expect(names(similar)).to.deep.equal(['2025 CR-V LX']);
      expect(await catalogue.similar(9999, 3, CANADA)).to.deep.equal([]);
    });

    it('puts a style together from what several feeds say, each value with its source', async () => {
      const [id] = await save(
        aStyleRecord({
          feed: 'epa',
          key: '1',
          facts: { consumptionCombined: 8.4, co2: 190 },
          sources: [{ key: 'epa', name: 'EPA', url: null, licence: null, date: '2025-01-01' }],
        }),
      );
      const own = aStyleRecord({ facts: { consumptionCombined: 8.1, power: 151 } });
      const before = await catalogue.revision();
      await opened.writing.transaction((transaction) => transaction.save([{ record: own, fingerprint: 'own', styleId: id! }]));
      await opened.refresh();
      expect(await catalogue.revision()).to.equal(before + 1);
      const style = await catalogue.ofId(id!);
      expect(style?.sources.map(({ key }) => key)).to.deep.equal(['own', 'epa']);
      expect(style?.facts.consumptionCombined).to.deep.equal({ value: 8.1, source: 0, others: [{ value: 8.4, source: 1 }] });
      expect(style?.facts.co2).to.deep.equal({ value: 190, source: 1, others: [] });
      const [summary] = await catalogue.stylesOf('toyota', 'rav4', 2025, CANADA);
      expect(summary).to.deep.include({ consumption: 8.1, powerKw: 151 });
    });

    it('tells an import what is there', async () => {
      const [id] = await save(aStyleRecord());
      await opened.writing.transaction(async (transaction) => {
        const known = [];
        for await (const styles of transaction.styles()) known.push(...styles);
        expect(known).to.have.length(1);
        expect(known[0]).to.deep.include({ id, make: 'Toyota', model: 'RAV4', feeds: ['own'] });
        const records = await transaction.recordsOf('own');
        expect([...records.values()].map(({ styleId }) => styleId)).to.deep.equal([id]);
        expect(await transaction.recordsOfStyle(id!)).to.deep.equal([aStyleRecord()]);
        expect(await transaction.recordsOf('epa')).to.have.property('size', 0);
      });
    });

    it('keeps nothing of a transaction that fails', async () => {
      await failure(
        opened.writing.transaction(async (transaction) => {
          await transaction.save([{ record: aStyleRecord(), fingerprint: '', styleId: null }]);
          throw new Error('enough');
        }),
      );
      await opened.refresh();
      expect(await opened.writing.isEmpty()).to.equal(true);
      expect(await catalogue.revision()).to.equal(0);
    });
  });
};
