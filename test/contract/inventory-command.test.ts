/** npm run inventory as an operator runs it: a process with its exit code and its words. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect } from 'chai';
import sharp from 'sharp';
import { readConfig } from '../../src/composition/config.ts';
import { createServerContainer } from '../../src/composition/container.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aLead, aNewLead } from '../support/builders/a-lead.ts';
import { aVehicle } from '../support/builders/a-vehicle.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

describe('The inventory command', function () {
  const folder = temporaryFolder();
  after(() => folder.remove());
  const lead = aLead({ id: 'b1ab9f2e-0000-4000-8000-000000000001' });

  const used = async <T>(work: (services: ReturnType<typeof createServerContainer>) => Promise<T>): Promise<T> => {
    const container = createServerContainer({ config: readConfig('/', { DATA_DIR: folder.path }) });
    const result = await work(container);
    await container.close();
    return result;
  };
  const inventory = () =>
    used(async (container) => {
      const { vehicles, leads } = await container.open('vehicles', 'leads');
      const listings = await vehicles.ofIds([1, 2]);
      const dealer = await vehicles.dealerOfId(1);
      return { hidden: listings.map(({ vehicle }) => vehicle.hidden), dealer: dealer!, lead: await leads.ofId(lead.id) };
    });

  before(() =>
    used(async (container) => {
      const { writing, leads } = await container.open('writing', 'leads');
      await writing.transaction(async (write) => {
        await write.saveDealer(aDealer().record());
        await write.add([aVehicle().stored(), aVehicle().stock('A1002').stored()], 0);
      });
      await leads.add(aNewLead(lead, { suspicions: [], visitorMails: [] }));
    }),
  );

  const run = (...args: readonly string[]): { code: number | null; out: string } => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/server/cli/inventory.js', ...args], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: folder.path },
    });
    return { code: status, out: stdout + stderr };
  };

  it('hides a vehicle by its id or the address of its page, and shows it again', async () => {
    const { code, out } = run('hide', 'https://cars.example/en-ca/car-for-sale/toyota/rav4/2019-hybrid-xle-awd-1?Menu=0');
    expect(out).to.equal('       1  2019 Toyota RAV4, no. A1001, Autos du Pont-Viau: hidden\n');
    expect(code).to.equal(0);
    expect((await inventory()).hidden).to.deep.equal([true, false]);
    expect(run('list').out).to.include('Hidden vehicles:\n       1  2019 Toyota RAV4');
    expect(run('show', '1').out).to.include(': shown\n');
    expect((await inventory()).hidden).to.deep.equal([false, false]);
  });

  it('removes a dealer with all vehicles and restores them, and keeps their leads', async () => {
    const before = await inventory();
    expect(run('remove-dealer', '1')).to.include({ code: 0 });
    const removed = await inventory();
    expect(removed.hidden).to.deep.equal([true, true]);
    expect(removed.dealer.removed).to.equal(true);
    expect(before.lead?.lead.email).to.equal(lead.email);
    expect(removed.lead).to.deep.equal(before.lead);
    expect(run('list').out).to.include('Removed dealers:\n     1  Autos du Pont-Viau, Laval (CA)');
    expect(run('restore-dealer', '1').out).to.include(': restored\n');
    expect((await inventory()).hidden).to.deep.equal([false, false]);
  });

  it('gives a dealer the logo in a file, and takes it away', async () => {
    const file = join(folder.path, 'logo.png');
    writeFileSync(
      file,
      await sharp({ create: { width: 900, height: 300, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    );
    expect(run('logo', '1', file)).to.deep.equal({ code: 0, out: 'Logo of Autos du Pont-Viau (1): as in the file.\n' });
    expect((await inventory()).dealer.logo).to.match(/^[\da-f]{32}\.webp$/);
    expect(run('logo', '1', '--none')).to.include({ code: 0 });
    expect((await inventory()).dealer.logo).to.equal(null);
  });

  for (const [args, code, words] of [
    [['hide', '99'], 1, 'There is no vehicle 99. Nothing was changed.'],
    [['remove-dealer', '99'], 1, 'There is no dealer 99. Nothing was changed.'],
    [
      ['logo', '1', 'package.json'],
      1,
      'package.json is no logo: it is no PNG, JPEG, WebP, GIF or SVG picture. Nothing was changed.',
    ],
    [['logo', '1', 'missing.png'], 1, 'missing.png cannot be read'],
    [['hide', 'A1001'], 2, 'A1001: give the id of a vehicle, or the address of its page.'],
    [['logo', '1'], 2, 'logo needs a dealer, and a file or --none or --feed.'],
    [['delete', '1'], 2, 'There is no command delete.'],
  ] as const)
    it(`says what is wrong with ${args.join(' ')}`, () => {
      const done = run(...args);
      expect(done.out).to.include(words);
      expect(done.code).to.equal(code);
    });
});
