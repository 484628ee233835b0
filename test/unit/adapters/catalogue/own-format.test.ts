import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'chai';
import catalogueSchema from '../../../../catalogue/catalogue.schema.json' with { type: 'json' };
import { openSpecs, SPECS_PROFILES, type SpecsProfile } from '../../../../src/adapters/catalogue/feeds/profiles.ts';
import { ownFileFeed } from '../../../../src/adapters/catalogue/feeds/own-file-feed.ts';
import { EQUIPMENT_IDS } from '../../../../src/domain/equipment/equipment.ts';
import { TITLE_IDS } from '../../../../src/domain/catalogue/facts/catalogue-facts.ts';
import type { StyleRow } from '../../../../src/domain/catalogue/import/style-row.ts';
import { BODIES, COLOURS } from '../../../../src/domain/vehicle/attributes.ts';
import { FeedBroken } from '../../../../src/ports/feed-reader.ts';
import type { StyleFeed } from '../../../../src/ports/style-feed.ts';
import { failure } from '../../../support/stored-inventory.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const rowsOf = async (feed: StyleFeed): Promise<StyleRow[]> => {
  const rows: StyleRow[] = [];
  for await (const row of feed.rows(() => new Set())) rows.push(row);
  return rows;
};

const styleIn = (row: StyleRow | undefined) => {
  if (row?.kind !== 'style') throw new Error(JSON.stringify(row));
  return row;
};

/** The examples of the manual, as they stand there. */
const manual = readFileSync(resolve('docs/specs.md'), 'utf8');
const example = (language: string): string => new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(manual)?.[1] ?? '';

describe('A file of the operator’s own', () => {
  const folder = temporaryFolder();
  after(() => folder.remove());
  const write = (name: string, text: string): string => {
    const path = join(folder.path, name);
    writeFileSync(path, text);
    return path;
  };
  const broken = async (profile: SpecsProfile, name: string, text: string): Promise<FeedBroken> => {
    const error = await failure(rowsOf(openSpecs(profile, write(name, text), { year: null })));
    expect(error).to.be.instanceOf(FeedBroken);
    return error as FeedBroken;
  };

  it('is read as the manual says: what is said further out holds further in', async () => {
    const [le, hybrid] = await rowsOf(ownFileFeed(write('toyota.yaml', example('yaml'))));
    const { record, issues } = styleIn(hybrid);
    expect(issues).to.deep.equal([]);
    expect(record).to.deep.include({
      feed: 'forecourt',
      make: 'Toyota',
      model: 'RAV4',
      year: 2025,
      name: 'Hybrid XLE AWD',
      body: 'suv',
      markets: ['CA'],
    });
    expect(record.key).to.equal('toyota/rav4/2025/hybrid-xle');
    expect(record.facts).to.deep.include({ seats: 5, length: 4595, height: 1752.6, fuel: 'hybrid', warrantyYears: 3 });
    expect(record.facts).to.not.have.any.keys('gears', 'torque');
    expect(record.prices).to.deep.equal([
      { country: 'CA', price: { amount: 42_950, currency: 'CAD' }, delivery: null, source: record.sources.length - 1 },
    ]);
    expect(record.equipment).to.deep.include({ id: 'sunroof', optional: false });
    expect(record.equipment).to.deep.include({ id: null, group: 'interior', name: 'SofTex seats', optional: false });
    expect(record.options.map(({ id }) => id)).to.deep.equal(['winter-package']);
    expect(record.colours[1]).to.deep.equal({
      colour: 'pearl',
      name: 'Wind Chill Pearl',
      prices: { CA: { amount: 255, currency: 'CAD' } },
    });

    const first = styleIn(le).record;
    expect(first.prices[0]?.delivery).to.deep.equal({ amount: 1930, currency: 'CAD' });
    expect(first.sources.map(({ key, date }) => [key, date])).to.deep.equal([
      ['forecourt', '2026-02-10'],
      ['nrcan', '2025-11-03'],
      ['forecourt', '2025'],
    ]);
    expect(first.prices[0]?.source, 'the prices are of the list of the year').to.equal(2);
    expect(first.factSources).to.deep.equal({ consumptionCity: 1, consumptionHighway: 1, consumptionCombined: 1 });
  });

  it('is refused whole when it has a fault, which is named with its line', async () => {
    const text = example('yaml');
    expect((await broken('forecourt-json', 'a.yaml', text.replace('seats: 5', 'seatz: 5'))).message).to.match(
      /a\.yaml:\d+ models\[0\]\.facts\.seatz.*Did you mean seats\?/,
    );
    expect((await broken('forecourt-json', 'b.yaml', text.replace('source: nrcan', 'source: nobody'))).message).to.include(
      'nobody',
    );
    expect((await broken('forecourt-json', 'c.json', '{"make": "Toyota", "models"')).message).to.include('not readable');
    expect((await broken('forecourt-json', 'd.yaml', 'stock: 17')).message).to.include('no such field');
  });

  it('loses a value that cannot be, and keeps the style', async () => {
    const [le] = await rowsOf(ownFileFeed(write('long.yaml', example('yaml').replace('length: 4595', 'length: 12000'))));
    const { record, issues } = styleIn(le);
    expect(record.facts).to.not.have.property('length');
    expect(issues).to.deep.equal([{ field: 'length', value: '12000', fault: 'out-of-range' }]);
  });

  it('may be a table', async () => {
    const table = example('csv');
    const [clio] = await rowsOf(openSpecs('forecourt-csv', write('clio.csv', table), { year: null }));
    expect(styleIn(clio).record).to.deep.include({
      feed: 'own-csv',
      make: 'Renault',
      model: 'Clio',
      year: 2025,
      body: 'hatchback',
      markets: ['FR'],
    });
    expect(styleIn(clio).record.facts).to.deep.include({ consumptionWltp: [5.2, 5.4], power: 66.1949, gears: 6 });
    const [bad] = await rowsOf(
      openSpecs('forecourt-csv', write('bad.csv', table.replace('|bluetooth', '|jacuzzi')), { year: null }),
    );
    expect(bad).to.deep.include({ kind: 'rejected', field: 'equipment', value: 'jacuzzi' });
    const withPhoto = table.replace('equipment,', 'images,equipment,').replace('abs|', '/pictures/clio.jpg,abs|');
    const [local] = await rowsOf(openSpecs('forecourt-csv', write('photo.csv', withPhoto), { year: null }));
    expect(local).to.deep.include({ kind: 'rejected', field: 'images', value: '/pictures/clio.jpg' });
    expect((await broken('forecourt-csv', 'odd.csv', table.replace('engineSize', 'engine'))).message).to.include('engine');
  });

  it('is not confused with the files of authorities', async () => {
    for (const profile of SPECS_PROFILES) {
      const error = await failure(rowsOf(openSpecs(profile, write('foreign.csv', 'stock,price\n1,2\n'), { year: null })));
      expect(error, profile).to.be.instanceOf(FeedBroken);
    }
  });
});

describe('The schema of the catalogue', () => {
  it('lists every title, item, body and colour, and no other', () => {
    const { facts, equipmentId, colour } = catalogueSchema.definitions;
    expect(Object.keys(facts.properties)).to.have.members([...TITLE_IDS]);
    expect(equipmentId.enum).to.have.members(EQUIPMENT_IDS);
    expect(catalogueSchema.properties.body.enum).to.have.members([...BODIES]);
    expect(colour.anyOf[0]?.enum).to.have.members([...COLOURS]);
  });

  it('is kept by the manual', () => {
    for (const id of [...TITLE_IDS, ...EQUIPMENT_IDS]) expect(manual, id).to.include(`\`${id}\``);
  });
});

describe('The catalogue that ships with the project', () => {
  it('fits the schema and loses no value', async function () {
    const files = readdirSync(resolve('catalogue')).filter((name) => /\.ya?ml$/.test(name));
    if (files.length === 0) this.skip();
    for (const file of files)
      for (const row of await rowsOf(ownFileFeed(resolve('catalogue', file))))
        expect(styleIn(row).issues, `${file} ${styleIn(row).place}`).to.deep.equal([]);
  });
});
