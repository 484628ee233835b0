import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { checkReceipts } from '../../../../src/adapters/storage/consent-receipts.ts';
import { fileConsentLog } from '../../../../src/adapters/storage/file-consent-log.ts';
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

  const write = async (count: number, log = fileConsentLog(file)): Promise<void> => {
    for (let n = 0; n < count; n += 1) await log.record(choice(n));
  };

  it('follow one another, also when they come at once and after a restart', async () => {
    const log = fileConsentLog(file);
    await Promise.all(Array.from({ length: 20 }, (_, n) => log.record(choice(n))));
    await write(5);
    expect(await checkReceipts(file)).to.deep.equal({ receipts: 25, faults: [] });
  });

  it('of two servers are two chains in one file', async () => {
    const logs = [fileConsentLog(file), fileConsentLog(file)];
    for (let n = 0; n < 10; n += 1) await logs[n % 2]!.record(choice(n));
    expect((await checkReceipts(file)).faults).to.deep.equal([]);
  });

  it('go on in the next file when one is full', async () => {
    await write(40, fileConsentLog(file, 1000));
    expect(readdirSync(folder.path).length).to.be.above(5);
    expect(await checkReceipts(file)).to.deep.equal({ receipts: 40, faults: [] });
  });

  for (const [what, tamper] of [
    ['is changed', (lines: string[]) => lines.with(2, lines[2]!.replace('"main"', '"other"'))],
    ['is removed', (lines: string[]) => lines.toSpliced(2, 1)],
    ['is added', (lines: string[]) => lines.toSpliced(2, 0, lines[0]!)],
  ] as const)
    it(`show it when one ${what} later`, async () => {
      await write(6);
      writeFileSync(file, `${tamper(readFileSync(file, 'utf8').trim().split('\n')).join('\n')}\n`);
      expect((await checkReceipts(file)).faults).to.have.length.above(0);
    });

  it('of earlier versions, without a link, are no fault', async () => {
    writeFileSync(file, '{"at":"2026-01-01T00:00:00.000Z","id":"a","purposes":[]}\n');
    await write(2);
    expect(await checkReceipts(file)).to.deep.equal({ receipts: 3, faults: [] });
  });
});
