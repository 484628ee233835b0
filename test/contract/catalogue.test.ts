import { expect } from 'chai';
import fc from 'fast-check';
import { sql } from 'kysely';
import { openCatalogue } from '../../src/adapters/storage/catalogue/catalogue-storage.ts';
import { kyselyCatalogueWriting } from '../../src/adapters/storage/catalogue/kysely-catalogue-writing.ts';
import { CATALOGUE_SORTS, EMPTY_CATALOGUE_QUERY, type CatalogueQuery } from '../../src/domain/catalogue/catalogue-query.ts';
import type { StyleRecord } from '../../src/domain/catalogue/style-record.ts';
import { aStyleRecord } from '../support/builders/a-style-record.ts';
import { InMemoryCatalogue } from '../support/fakes/in-memory-catalogue.ts';
import { catalogueOf, SQLITE } from '../support/storages.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { describeCatalogue, type OpenCatalogue } from './catalogue.contract.ts';

const inMemory = (): OpenCatalogue => {
  const catalogue = new InMemoryCatalogue();
  return { catalogue, writing: catalogue, refresh: () => Promise.resolve(), close: () => Promise.resolve() };
};

const inSqlite = (folder = temporaryFolder()): Promise<OpenCatalogue> => catalogueOf(SQLITE, folder);

describeCatalogue('memory', () => Promise.resolve(inMemory()));
describeCatalogue('SQLite with its index', () => inSqlite());

describe('A catalogue of before styles knew their photos', () => {
  it('knows them once it is opened', async () => {
    const folder = temporaryFolder();
    const before = await openCatalogue(folder.path);
    const image = { url: 'https://photos.example/1.jpg', type: 'photo', language: null } as const;
    await kyselyCatalogueWriting(before).transaction((catalogue) =>
      catalogue.save(
        [aStyleRecord({ images: [image] }), aStyleRecord({ name: 'LE' })].map((record) => ({
          record,
          fingerprint: record.key,
          styleId: null,
        })),
      ),
    );
    await before.writeAlone(async (db) => {
      await sql`update styles set summary = json_remove(summary, '$.photos')`.execute(db);
      await sql`delete from kysely_migration where name = '0002-photos-of-styles'`.execute(db);
    });
    await before.close();

    const { catalogue, close } = await inSqlite(folder);
    const { styles } = await catalogue.search(EMPTY_CATALOGUE_QUERY, { country: 'CA', currency: 'CAD' });
    expect(styles.map(({ name, photos }) => [name, photos])).to.deep.equal([
      ['LE', 0],
      ['XLE AWD', 1],
    ]);
    await close();
  });
});

const records = fc
  .array(
    fc.record({
      make: fc.constantFrom('Toyota', 'Honda', 'Kia'),
      model: fc.constantFrom('A', 'B'),
      year: fc.integer({ min: 2023, max: 2026 }),
      body: fc.constantFrom('suv', 'sedan', null),
      markets: fc.constantFrom(['CA'], ['FR'], []),
      fuel: fc.constantFrom('gas', 'electric'),
      power: fc.option(fc.integer({ min: 50, max: 400 }), { nil: undefined }),
      price: fc.option(fc.integer({ min: 20_000, max: 90_000 }), { nil: undefined }),
    }),
    { maxLength: 25 },
  )
  .map((list) =>
    list.map(({ fuel, power, price, markets, ...rest }, k): StyleRecord =>
      aStyleRecord({
        ...rest,
        markets,
        name: `Trim ${String(k % 7)}`,
        key: String(k),
        facts: { fuel, ...(power === undefined ? {} : { power }) },
        prices: price === undefined ? [] : [{ country: 'CA', price: { amount: price, currency: 'CAD' }, delivery: null }],
      }),
    ),
  );

const queries = fc
  .record({
    makes: fc.constantFrom([], ['toyota'], ['honda', 'kia']),
    years: fc.constantFrom([], [2024], [2025, 2026]),
    bodies: fc.constantFrom<CatalogueQuery['bodies']>([], ['suv']),
    fuels: fc.constantFrom<CatalogueQuery['fuels']>([], ['electric']),
    text: fc.constantFrom(null, 'trim 3', 'toy'),
    sort: fc.constantFrom(...CATALOGUE_SORTS),
    descending: fc.boolean(),
    pageIndex: fc.integer({ min: 1, max: 3 }),
    power: fc.constantFrom(null, 150),
    price: fc.constantFrom(null, 50_000),
  })
  .map(({ power, price, ...rest }): CatalogueQuery => ({
    ...EMPTY_CATALOGUE_QUERY,
    ...rest,
    pageSize: 5,
    ranges: { ...EMPTY_CATALOGUE_QUERY.ranges, power: { min: power, max: null }, price: { min: null, max: price } },
  }));

describe('The index of the catalogue', function () {
  it('answers every search as going through all styles does', async () => {
    await fc.assert(
      fc.asyncProperty(records, fc.array(queries, { minLength: 1, maxLength: 8 }), async (styles, asked) => {
        const naive = new InMemoryCatalogue();
        await naive.add(...styles);
        const real = await inSqlite();
        try {
          await real.writing.transaction((transaction) =>
            transaction.save(styles.map((record) => ({ record, fingerprint: record.key, styleId: null }))),
          );
          for (const country of ['CA', 'FR', null])
            for (const query of asked) {
              const scope = { country, currency: 'CAD' } as const;
              expect(await real.catalogue.search(query, scope)).to.deep.equal(await naive.search(query, scope));
            }
        } finally {
          await real.close();
        }
      }),
      { numRuns: 25 },
    );
  });
});
