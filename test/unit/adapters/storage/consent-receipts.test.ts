import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { checkReceipts, eraseReceipts, receiptsOf } from '../../../../src/adapters/storage/consent-receipts.ts';
import { consentFilesIn, fileConsentLog } from '../../../../src/adapters/storage/file-consent-log.ts';
import { StorageUnwritable } from '../../../../src/ports/vehicles.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const choice = (n: number) =>
  ({
    id: `id-${String(n)}`,
    purposes: [],
    at: Date.UTC(2026, 10, 1) + n,
    site: 'main',
    law: 'FR',
    version: '1',
    languageId: 3,
  }) as const;

describe('Receipts of consent', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let file: string;
  beforeEach(() => {
    folder = temporaryFolder();
    file = join(folder.path, 'consents.ndjson');
  });
  afterEach(() => folder.remove());

  const openLog = () => fileConsentLog(file, { mostFiles: 100 });
  const write = async (count: number, log = openLog(), from = 0): Promise<void> => {
    for (let n = from; n < from + count; n += 1) await log.record(choice(n));
  };

  it('follow one another, also when they come at once and after a restart', async () => {
    const log = openLog();
    await Promise.all(Array.from({ length: 20 }, (_, n) => log.record(choice(n))));
    await write(5);
    expect(await checkReceipts(file)).to.deep.equal({ receipts: 25, files: 1, faults: [] });
  });

  it('of two servers are two chains in one file', async () => {
    const logs = [openLog(), openLog()];
    for (let n = 0; n < 10; n += 1) await logs[n % 2]!.record(choice(n));
    expect((await checkReceipts(file)).faults).to.deep.equal([]);
  });

  it('go on in the next file when one is full', async () => {
    await write(40, fileConsentLog(file, { largest: 1000, mostFiles: 100 }));
    const files = readdirSync(folder.path).length;
    expect(files).to.be.above(5);
    expect(await checkReceipts(file)).to.deep.equal({ receipts: 40, files, faults: [] });
  });

  it('are refused, and none is removed, when all files that there may be are full; the operator hears of it before', async () => {
    const heard: object[] = [];
    const open = (mostFiles: number) => fileConsentLog(file, { largest: 1000, mostFiles }, (state) => heard.push(state));
    const log = open(6);
    const outcomes: unknown[] = [];
    for (let n = 0; n < 60; n += 1) outcomes.push(await log.record(choice(n)).catch((error: unknown) => error));
    const kept = outcomes.filter((outcome) => outcome === undefined).length;
    expect(outcomes.slice(kept), 'once refused, always refused').to.satisfy((rest: unknown[]) =>
      rest.every((outcome) => outcome instanceof StorageUnwritable && outcome.message.includes('CONSENTS_MB')),
    );
    expect(kept).to.be.within(6 * 3, 54);
    expect(await checkReceipts(file)).to.deep.equal({ receipts: kept, files: 6, faults: [] });
    expect(heard, 'at four fifths').to.deep.equal([
      { files: 5, mostFiles: 6 },
      { files: 6, mostFiles: 6 },
    ]);

    const roomier = open(20);
    for (let n = 0; n < 10; n += 1) await roomier.record(choice(1000 + n));
    expect(await checkReceipts(file), 'the chain goes on where there is more room').to.deep.include({
      receipts: kept + 10,
      faults: [],
    });
  });

  it('have as many files of 16 MB as fit into the room that is given', () => {
    expect([16, 31, 1024].map((mb) => consentFilesIn(mb * 1024 ** 2))).to.deep.equal([1, 1, 64]);
  });

  for (const [what, tamper] of [
    ['is changed', (lines: string[]) => lines.with(2, lines[2]!.replace('"main"', '"other"'))],
    ['is removed', (lines: string[]) => lines.toSpliced(2, 1)],
    ['is added', (lines: string[]) => lines.toSpliced(2, 0, lines[0]!)],
    ['gets the id of another choice', (lines: string[]) => lines.with(2, lines[2]!.replace('id-2', 'id-9'))],
  ] as const)
    it(`show it when one ${what} later`, async () => {
      await write(6);
      writeFileSync(file, `${tamper(readFileSync(file, 'utf8').trim().split('\n')).join('\n')}\n`);
      expect((await checkReceipts(file)).faults).to.have.length.above(0);
    });

  it('name the visitor no longer once their id is erased, while the choices and their chain stay, also of a running server', async () => {
    const log = fileConsentLog(file, { largest: 1000, mostFiles: 100 });
    await write(10, log);
    await log.record({ ...choice(20), id: 'id-3' });
    expect(await receiptsOf(file, 'id-3')).to.have.length(2);
    expect(await eraseReceipts(file, 'id-3')).to.equal(2);
    expect(await receiptsOf(file, 'id-3')).to.deep.equal([]);
    expect(await receiptsOf(file, 'id-4')).to.have.length(1);
    for (const name of readdirSync(folder.path)) expect(readFileSync(join(folder.path, name), 'utf8')).not.to.contain('"id-3"');
    await write(5, log, 30);
    await write(5, openLog(), 40);
    expect(await checkReceipts(file)).to.deep.include({ receipts: 21, faults: [] });
  });

  it('of earlier versions, without a link, are no fault', async () => {
    writeFileSync(file, '{"at":"2026-01-01T00:00:00.000Z","id":"a","purposes":[]}\n');
    await write(2);
    expect(await checkReceipts(file)).to.deep.equal({ receipts: 3, files: 1, faults: [] });
    expect(await eraseReceipts(file, 'a'), 'their id was a part of the chain').to.equal(0);
  });
});
