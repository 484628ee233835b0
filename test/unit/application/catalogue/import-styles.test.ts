import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { openSpecs, type SpecsProfile } from '../../../../src/adapters/catalogue/feeds/profiles.ts';
import { importStyles, type ImportStylesOutcome } from '../../../../src/application/catalogue/import-styles.ts';
import { seedCatalogueWhenEmpty } from '../../../../src/application/catalogue/seed-catalogue.ts';
import { styleOfListing } from '../../../../src/application/catalogue/style-of-listing.ts';
import type { StyleRow } from '../../../../src/domain/catalogue/import/style-row.ts';
import type { StyleRecord } from '../../../../src/domain/catalogue/style-record.ts';
import { FeedBroken } from '../../../../src/ports/feed-reader.ts';
import type { StyleFeed } from '../../../../src/ports/style-feed.ts';
import { aStyleRecord } from '../../../support/builders/a-style-record.ts';
import { aVehicle } from '../../../support/builders/a-vehicle.ts';
import { InMemoryCatalogue } from '../../../support/fakes/in-memory-catalogue.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const CANADA = { country: 'CA', currency: 'CAD' } as const;

const feedOf = (...records: readonly StyleRecord[]): StyleFeed => ({
  async *rows() {
    for (const record of records) yield { kind: 'style', place: 'line 2', record, issues: [] } satisfies StyleRow;
  },
});

describe('An import of specifications', () => {
  const folder = temporaryFolder();
  after(() => folder.remove());
  let catalogue: InMemoryCatalogue;
  beforeEach(() => (catalogue = new InMemoryCatalogue()));

  const run = (feed: StyleFeed, dryRun = false): Promise<ImportStylesOutcome> => importStyles(catalogue, { feed, dryRun });
  const runFile = (
    profile: SpecsProfile,
    name: string,
    text: string,
    year: number | null = null,
  ): Promise<ImportStylesOutcome> => {
    const path = join(folder.path, name);
    writeFileSync(path, text);
    return run(openSpecs(profile, path, { year }));
  };
  const reportOf = (outcome: ImportStylesOutcome) => {
    if (outcome.kind === 'broken-feed') throw new Error(outcome.problem);
    return outcome.report;
  };

  it('changes nothing the second time', async () => {
    expect(reportOf(await run(feedOf(aStyleRecord(), aStyleRecord({ name: 'LE' }))))).to.deep.include({ added: 2, unchanged: 0 });
    const revision = await catalogue.revision();
    expect(reportOf(await run(feedOf(aStyleRecord(), aStyleRecord({ name: 'LE' }))))).to.deep.include({ added: 0, unchanged: 2 });
    expect(await catalogue.revision()).to.equal(revision);
  });

  it('brings a changed style up to date under its old id', async () => {
    await run(feedOf(aStyleRecord({ key: 'x' })));
    expect(reportOf(await run(feedOf(aStyleRecord({ key: 'x', name: 'XLE AWD 2025' }))))).to.deep.include({
      changed: 1,
      added: 0,
    });
    expect((await catalogue.ofId(1))?.name).to.equal('XLE AWD 2025');
  });

  it('joins what two feeds say of one style, and lists where they differ', async () => {
    await run(feedOf(aStyleRecord({ feed: 'epa', key: '1', facts: { fuel: 'gas', consumptionCombined: 8.4 } })));
    const report = reportOf(
      await run(feedOf(aStyleRecord({ feed: 'nrcan', key: 'n', facts: { fuel: 'gas', consumptionCombined: 8.1 } }))),
    );
    expect(report).to.deep.include({ added: 1, joined: 1 });
    expect(report.conflicts).to.deep.equal([
      {
        count: 1,
        example: {
          style: '2025 Toyota RAV4 XLE AWD',
          title: 'consumptionCombined',
          feed: 'nrcan',
          value: 8.1,
          otherFeed: 'epa',
          other: 8.4,
        },
      },
    ]);
    expect((await catalogue.makes(CANADA))[0]?.styles).to.equal(1);
  });

  it('does nothing in a dry run, and says what it would do', async () => {
    const outcome = await run(feedOf(aStyleRecord()), true);
    expect(outcome.kind).to.equal('previewed');
    expect(reportOf(outcome).added).to.equal(1);
    expect(await catalogue.isEmpty()).to.equal(true);
  });

  it('leaves nothing of a file that breaks on the way', async () => {
    const outcome = await run({
      async *rows() {
        yield { kind: 'style', place: 'line 2', record: aStyleRecord(), issues: [] };
        throw new FeedBroken('the file ends in the middle of a row', { line: 3 });
      },
    });
    expect(outcome).to.deep.include({ kind: 'broken-feed', line: 3 });
    expect(await catalogue.isEmpty()).to.equal(true);
  });

  it('counts a style that is named twice once', async () => {
    expect(reportOf(await run(feedOf(aStyleRecord(), aStyleRecord())))).to.deep.include({ rows: 2, added: 1, duplicates: 1 });
  });

  it('fills an empty catalogue at the first start, and no other', async () => {
    expect((await seedCatalogueWhenEmpty(catalogue, feedOf(aStyleRecord())))?.kind).to.equal('imported');
    expect(await seedCatalogueWhenEmpty(catalogue, feedOf(aStyleRecord({ name: 'LE' })))).to.equal(null);
  });

  const NRCAN =
    'Make,Model,Class,EngineSize,Cylinders,Transmission,FuelType,ConsumptionCity,ConsumptionHwy,ConsumptionComb,CO2_Emissions,CO2_Rating\n';

  it('takes the year of a table without years from its name or from --year', async () => {
    const row = 'Acme,Bolide AWD,SUV: Small,2,4,AS8,X,9.1,7.2,8.2,193,5\n';
    expect((await runFile('nrcan', 'ratings.csv', NRCAN + row)).kind).to.equal('broken-feed');
    expect(reportOf(await runFile('nrcan', 'MY2023_ratings.csv', NRCAN + row)).added).to.equal(1);
    expect(await catalogue.ofId(1)).to.deep.include({
      make: 'Acme',
      model: 'Bolide',
      year: 2023,
      name: 'AWD 2.0 L AT8',
      body: 'suv',
      drivetrain: 'awd',
      consumption: 8.2,
    });
    expect(reportOf(await runFile('nrcan', 'ratings.csv', NRCAN + row, 2024)).added).to.equal(1);
  });

  it('reads two rows of a flex-fuel vehicle as one', async () => {
    const rows = 'Acme,Bolide,SUV: Small,2,4,AS8,X,9.1,7.2,8.2,193,5\nAcme,Bolide,SUV: Small,2,4,AS8,E,12.1,9.2,10.8,180,6\n';
    const report = reportOf(await runFile('nrcan', 'MY2023.csv', NRCAN + rows));
    expect(report).to.deep.include({ rows: 2, added: 1 });
    expect(await catalogue.ofId(1)).to.deep.include({ fuel: 'flex', consumption: 8.2 });
  });

  it('rejects rows that say too little, and takes the others', async () => {
    const rows =
      ',Bolide,SUV: Small,2,4,AS8,X,9,7,8,193,5\nAcme,Bolide,SUV: Small,2,4,AS8,Q,9,7,8,193,5\nAcme,Bolide,SUV: Small,0,0,AS8,X,9,7,8,0,5\n';
    const report = reportOf(await runFile('nrcan', 'MY2023.csv', NRCAN + rows));
    expect(report).to.deep.include({ rows: 3, added: 1, rejected: 2 });
    expect((await catalogue.ofId(1))?.facts).to.not.have.any.keys('engineSize', 'cylinders', 'co2');
  });

  it('ties a vehicle on sale to its style, whatever its dealer calls the model', async () => {
    await run(
      feedOf(
        aStyleRecord({
          make: 'BMW',
          model: '3 Series',
          name: '330i xDrive',
          markets: [],
          body: 'sedan',
          facts: { fuel: 'gas', drivetrain: 'awd' },
        }),
      ),
    );
    const vehicle = aVehicle().build();
    const bmw = {
      ...vehicle,
      make: 'BMW',
      model: 'Série 3',
      year: 2025,
      version: '330i xDrive',
      fuel: 'gas',
      drivetrain: 'awd',
      body: 'sedan',
    } as const;
    expect((await styleOfListing(bmw, catalogue, CANADA))?.style.name).to.equal('330i xDrive');
    expect(await styleOfListing({ ...bmw, year: 2023 }, catalogue, CANADA)).to.equal(null);
    expect(await styleOfListing({ ...bmw, make: 'Lada' }, catalogue, CANADA)).to.equal(null);
  });

  it('ties a vehicle to the same style of a neighbouring year where its own year has none that it can be of', async () => {
    const style = (year: number, name: string, drivetrain: string): StyleRecord =>
      aStyleRecord({
        key: `${String(year)} ${name} ${drivetrain}`,
        make: 'Renault',
        model: 'Clio',
        year,
        name,
        markets: [],
        facts: { fuel: 'gas', drivetrain },
      });
    await run(
      feedOf(
        style(2024, 'V TCe 90 Techno', 'fwd'),
        style(2026, 'V TCe 90 Techno', 'fwd'),
        style(2026, 'VI TCe 115 Evolution', 'fwd'),
        style(2028, 'Initiale', 'fwd'),
        style(2028, 'Initiale', 'awd'),
        style(2027, 'Initiale', 'fwd'),
      ),
    );
    const tied = async (year: number, version: string): Promise<number | null> => {
      const clio = {
        ...aVehicle().build(),
        make: 'Renault',
        model: 'Clio',
        year,
        version,
        fuel: 'gas',
        drivetrain: null,
      } as const;
      return (await styleOfListing(clio, catalogue, CANADA))?.style.year ?? null;
    };
    expect(await tied(2026, 'V TCe 90 Techno')).to.equal(2026);
    expect(await tied(2025, 'V TCe 90 Techno'), 'the year before rather than the year after').to.equal(2024);
    expect(await tied(2027, 'VI TCe 115 Evolution')).to.equal(2026);
    expect(await tied(2023, 'V TCe 90 Techno')).to.equal(2024);
    expect(await tied(2022, 'V TCe 90 Techno'), 'two years away').to.equal(null);
    expect(await tied(2028, 'Initiale'), 'one of two of its own year').to.equal(null);
  });
});
