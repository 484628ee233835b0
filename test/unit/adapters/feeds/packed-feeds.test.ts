import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { leavesOf } from '../../../../src/domain/feeds/feed-record.ts';
import { FileFeed, type FileFormat } from '../../../../src/adapters/feeds/file-feed.ts';
import { FeedBroken } from '../../../../src/ports/feed-reader.ts';
import { workbookOf, zipOf } from '../../../support/feeds/a-zip.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const TEXT = 'make;price\nŠkoda;12 500 €\nKia;9 900 €\n';
const ROWS = [
  [2, { make: 'Škoda', price: '12 500 €' }],
  [3, { make: 'Kia', price: '9 900 €' }],
];

describe('A packed feed', () => {
  const folder = temporaryFolder();
  after(() => folder.remove());

  const read = async (bytes: Buffer, format: FileFormat = { format: 'csv' }): Promise<unknown[]> => {
    const path = join(folder.path, 'feed');
    writeFileSync(path, bytes);
    const rows = await Array.fromAsync(new FileFeed(path, format).rows());
    return rows.map((row) =>
      row.kind === 'record' ? [row.line, Object.fromEntries(leavesOf(row.record))] : [row.line, row.problem],
    );
  };
  const refused = async (bytes: Buffer, format?: FileFormat): Promise<FeedBroken> => {
    const error: unknown = await read(bytes, format).catch((thrown: unknown) => thrown);
    if (error instanceof FeedBroken) return error;
    throw new Error(`the feed was read: ${JSON.stringify(error)}`);
  };

  it('is read from gzip, whatever its encoding', async () => {
    expect(await read(gzipSync(TEXT))).to.deep.equal(ROWS);
    expect(await read(gzipSync(Buffer.from('make\nCitro\u00ebn\n', 'latin1')))).to.deep.equal([[2, { make: 'Citroën' }]]);
  });

  it('is read from a zip archive with one file, whatever else a Mac puts into it', async () => {
    expect(await read(zipOf({ 'stock.csv': TEXT }))).to.deep.equal(ROWS);
    expect(await read(zipOf({ 'out/': '', 'out/stock.csv': TEXT, '__MACOSX/out/._stock.csv': 'x' }))).to.deep.equal(ROWS);
  });

  it('stops where the archive holds several files, and names them', async () => {
    expect((await refused(zipOf({ 'a.csv': TEXT, 'b.csv': TEXT }))).message).to.equal('the archive holds 2 files: a.csv, b.csv');
    expect((await refused(zipOf({ 'a.csv.gz': gzipSync(TEXT) }))).message).to.match(/a gzip archive within another/);
  });

  it('stops where it was cut off, changed on its way, or goes on after its end', async () => {
    const gzip = gzipSync(TEXT.repeat(50));
    expect((await refused(gzip.subarray(0, gzip.length - 20))).message).to.match(/the archive cannot be read/);
    expect((await refused(Buffer.concat([gzip, Buffer.from('garbage')]))).message).to.match(/the archive cannot be read/);
    const zip = zipOf({ 'a.csv': TEXT });
    const wrongSum = Buffer.from(zip);
    for (const mark of ['PK\u0003\u0004', 'PK\u0001\u0002']) {
      const at = wrongSum.indexOf(mark) + (mark.endsWith('\u0004') ? 14 : 16);
      wrongSum.writeUInt32LE((wrongSum.readUInt32LE(at) ^ 1) >>> 0, at);
    }
    expect((await refused(wrongSum)).message).to.match(/the checksum of a\.csv is wrong/);
    expect((await refused(zip.subarray(0, zip.length - 30))).message).to.match(/the archive cannot be read/);
  });

  it('that unpacks to hundreds of times its size is not unpacked', async () => {
    const bomb = Buffer.alloc(80_000_000, 'make,price\n');
    expect((await refused(gzipSync(bomb))).message).to.equal('the archive unpacks to more than 200 times its size');
    expect((await refused(zipOf({ 'a.csv': bomb }))).message).to.equal('the archive unpacks to more than 200 times its size');
  });

  it('is read from the first visible sheet of an Excel workbook, as one sees it there', async () => {
    const rows = workbookOf([
      ['make', 'price', 'km', 'since', 'note', 'left'],
      ['Škoda & Co', { value: 12500, format: '#,##0 [$€-40C]' }, { value: 62310, format: '#,##0" km"' }, { value: 45_967, format: 'dd/mm/yyyy' }, 'two\nlines', { value: 0.85, format: '0%' }],
      [null, null],
      ['Kia', 9900.000000000002],
    ]); // prettier-ignore
    expect(await read(rows)).to.deep.equal([
      [2, { make: 'Škoda & Co', price: '12500 €', km: '62310 km', since: '2025-11-06', note: 'two\nlines', left: '85 %' }],
      [4, { make: 'Kia', price: '9900', km: '', since: '', note: '', left: '' }],
    ]);
    expect((await refused(rows, { format: 'xml', records: ['a'] })).message).to.equal('this is an Excel workbook, not xml');
    expect((await refused(zipOf({ 'xl/workbook.xml': '<workbook/>' }))).message).to.match(/no sheet that can be read/);
  });
});

describe('A feed file with rows in another encoding', () => {
  const folder = temporaryFolder();
  after(() => folder.remove());

  it('rejects those rows, and keeps the others as they are', async () => {
    const path = join(folder.path, 'feed.csv');
    const latin = Buffer.from('A2,Citro\u00ebn\n', 'latin1');
    writeFileSync(path, Buffer.concat([Buffer.from('stock,make\nA1,Škoda é\n'), latin, Buffer.from('A3,Kia\n')]));
    const rows = await Array.fromAsync(new FileFeed(path, { format: 'csv' }).rows());
    expect(rows.map((row) => [row.kind, row.line])).to.deep.equal([
      ['record', 2],
      ['broken', 3],
      ['record', 4],
    ]);
    expect(rows[1]).to.include({ problem: 'It holds bytes that are not UTF-8, as the rest of the file is' });
  });

  it('stops where the names of columns are such', async () => {
    const path = join(folder.path, 'header.csv');
    writeFileSync(
      path,
      Buffer.concat([Buffer.from('stock,modèle é,'), Buffer.from('ann\u00e9e\n', 'latin1'), Buffer.from('1,2,3\n')]),
    );
    const error: unknown = await Array.fromAsync(new FileFeed(path, { format: 'csv' }).rows()).catch((thrown: unknown) => thrown);
    expect(error).to.be.instanceOf(FeedBroken).with.property('message', 'the names of columns hold bytes that are not UTF-8');
  });
});
