/** npm run leads as an operator runs it: a process with its exit code and its words. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect } from 'chai';
import { openConsents } from '../../src/adapters/storage/consents/consents-storage.ts';
import { kyselyConsentProofs } from '../../src/adapters/storage/consents/kysely-consent-proofs.ts';
import { readConfig } from '../../src/composition/config.ts';
import { createServerContainer } from '../../src/composition/container.ts';
import { aDealer } from '../support/builders/a-dealer.ts';
import { aLead, aNewLead } from '../support/builders/a-lead.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

describe('The leads command', function () {
  const folder = temporaryFolder();
  after(() => folder.remove());
  const lead = aLead({ id: 'b1ab9f2e-0000-4000-8000-000000000001' });

  before(async () => {
    const container = createServerContainer({ config: readConfig('/', { DATA_DIR: folder.path }) });
    const { writing, leads } = await container.open('writing', 'leads');
    await writing.transaction(async (write) => {
      await write.saveDealer(aDealer().record());
    });
    const other = aLead({ id: 'b1ab9f2e-0000-4000-8000-000000000002' });
    await leads.add(aNewLead(other, { suspicions: ['rate'], visitorMails: [] }));
    await leads.add(aNewLead(lead, { suspicions: ['rate'], visitorMails: [] }));
    await container.close();
  });

  const run = (line: string): { code: number | null; out: string } => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/server/cli/leads.js', ...line.split(' ')], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: folder.path },
    });
    return { code: status, out: stdout + stderr };
  };

  for (const [line, words] of [
    ['show unknown', 'There is no such lead.'],
    ['release unknown', 'No quarantined lead has this id.'],
    ['retry unknown', 'There is no such lead.'],
    ['erase unknown', 'There is no such lead.'],
    ['webhook 999 --url https://dealer.example/', 'There is no such dealer.'],
    ['webhook 999 --remove', 'This dealer has none.'],
  ] as const)
    it(`says so where nothing has the id: ${line}`, () => {
      expect(run(line)).to.deep.equal({ code: 1, out: `${words}\n` });
    });

  it('takes one id, and none beside --all', () => {
    for (const line of [`show ${lead.id} other`, `retry --all ${lead.id}`, `list ${lead.id}`])
      expect(run(line).code, line).to.equal(2);
  });

  it('releases what was quarantined, tries it again, and says that nothing is kept of a stranger', () => {
    expect(run(`retry ${lead.id}`)).to.deep.equal({ code: 1, out: 'Nothing of this lead is waiting or was given up.\n' });
    expect(run(`release ${lead.id}`)).to.deep.equal({ code: 0, out: 'Released.\n' });
    expect(run(`retry ${lead.id}`)).to.deep.equal({ code: 0, out: '1 delivery is tried at once.\n' });
    expect(run('release --all')).to.deep.equal({ code: 0, out: '1 lead released.\n' });
    expect(run('release --all')).to.deep.equal({ code: 0, out: '0 leads released.\n' });
    expect(run('erase --email nobody@example.com')).to.deep.equal({ code: 0, out: 'Nothing is kept of this address.\n' });
  });

  it('shows the proof of a choice of consent by its id, and of no other', () => {
    const receipts = ['one-a1', 'two-b2'].map((id) => ({
      at: '2026-11-01T00:00:00.000Z',
      id,
      purposes: ['analytics'],
      site: 'main',
    }));
    writeFileSync(join(folder.path, 'consents.ndjson'), receipts.map((receipt) => `${JSON.stringify(receipt)}\n`).join(''));
    expect(JSON.parse(run('export --consent two-b2').out)).to.deep.equal([receipts[1]]);
    expect(JSON.parse(run('export --consent two').out)).to.deep.equal([]);
  });

  it('takes the id of a choice of consent out of its proof', async () => {
    const storage = await openConsents(folder.path);
    const proofs = kyselyConsentProofs(storage, { mostBytes: 1024 ** 2 });
    const proof = { at: 0, purposes: [], site: 'main', law: 'FR', version: '1', languageId: 3 } as const;
    for (const id of ['three-c3', 'four-d4']) await proofs.record({ ...proof, id });
    expect(run('erase --consent four-d4').out).to.equal('The id is erased from 1 proof of consent. Backups still have it.\n');
    expect(run('erase --consent four-d4').code).to.equal(1);
    expect(await proofs.ofChoice('three-c3')).to.have.length(1);
    expect(await proofs.ofChoice('four-d4')).to.deep.equal([]);
    await storage.close();
    for (const name of readdirSync(folder.path).filter((each) => each.startsWith('consents.db')))
      expect(readFileSync(join(folder.path, name), 'latin1'), name).not.to.contain('four-d4');
  });

  it('exports and erases by telephone number, however it is written', () => {
    expect(run('erase --phone +33612345678')).to.deep.equal({ code: 0, out: 'Nothing is kept of this number.\n' });
    expect(JSON.parse(run('export --phone 450-555-0199').out)).to.have.length(2);
    expect(run('export --phone 12').code).to.equal(2);
    expect(run('export --phone +14505550199 --email zoe@example.org').code).to.equal(2);
    expect(run('erase --phone (450)5550199').out).to.contain('2 leads erased.');
    expect(run('export --email zoe@example.org').out).to.equal('[]\n');
  });

  it('says whose leads go to a webhook, and its secret once', () => {
    expect(run('webhook 1 --url https://dealer.example/leads').out).to.match(
      /^Leads of .+ \(1\) go to https:\/\/dealer\.example\/leads from now on\.\nSecret, shown this once: \S{40,}\n$/,
    );
    expect(run('webhook').out).to.equal('1  https://dealer.example/leads\n');
  });

  it('says and sets where a dealer’s leads go, by type, with copies to their group', () => {
    expect(run('route').out).to.equal('Every lead goes to its dealer’s own address.\n');
    const routed =
      '     1  Autos du Pont-Viau: Appointment drive@a.example, desk@a.example; * ventes@pontviau.example | copies to Rivemont: all@r.example | ADF body\n';
    const set = 'route 1 --to Appointment,drive@a.example,desk@a.example --group Rivemont --copies all@r.example --adf body';
    expect(run(set)).to.deep.equal({ code: 0, out: routed });
    expect(run('route').out).to.equal(routed);
    // What is not named stays.
    expect(run('route 1 --adf attached').out).to.equal(routed.replace('ADF body', 'ADF attached'));
    expect(run('route 1 --copies two@r.example').out).to.include('copies to Rivemont: two@r.example | ADF attached');
    expect(run('route 1 --adf body --remove').code).to.equal(2);
    expect(run('route 1 --remove').out).to.equal('     1  Autos du Pont-Viau: * ventes@pontviau.example | ADF attached\n');
    for (const [line, code] of [
      ['route 999', 1],
      ['route 1 --to nobody', 2],
      ['route 1 --copies all@r.example', 2],
    ] as const)
      expect(run(line).code, line).to.equal(code);
  });
});
