import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { checkDatabase } from '../../src/adapters/storage/check-database.ts';
import { checkDatabases } from '../../src/composition/check-databases.ts';
import { readConfig } from '../../src/composition/config.ts';
import { createServerContainer } from '../../src/composition/container.ts';
import { aLead, aNewLead } from '../support/builders/a-lead.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

describe('The check of the databases', function () {
  const folder = temporaryFolder();
  before(async () => {
    const container = createServerContainer({ config: readConfig('/', { DATA_DIR: folder.path }) });
    const { leads } = await container.open('leads', 'vehicles', 'catalogueStorage');
    for (let n = 0; n < 200; n += 1) await leads.add(aNewLead(aLead({ id: String(n) })));
    await container.close();
  });
  after(() => folder.remove());

  it('says of each that it is whole, and of a damaged one what to do', async () => {
    const check = async () => (await Array.fromAsync(checkDatabases(folder.path, 20_000))).map(({ sentence }) => sentence);
    expect(await check()).to.deep.equal(['leads.db is whole.', 'forecourt.db is whole.', 'catalogue.db is whole.']);
    const file = join(folder.path, 'leads.db');
    const bytes = readFileSync(file);
    // A page in the middle: the file opens as before.
    bytes.fill(0x5a, 4096 * 20, 4096 * 21);
    writeFileSync(file, bytes);
    const [leads, ...others] = await check();
    expect(leads).to.match(/^leads\.db is damaged \(.+\): stop the server, and restore a backup with npm run restore\.$/);
    expect(others).to.have.length(2);
  });

  it('ends when its time is over, and says so', async () => {
    expect(await checkDatabase(join(folder.path, 'forecourt.db'), { withinMs: 1 })).to.deep.equal({ kind: 'unchecked' });
  });
});
