import { expect } from 'chai';
import fc from 'fast-check';
import { readCsv } from '../../../../src/adapters/feeds/read-csv.ts';
import { readJson } from '../../../../src/adapters/feeds/read-json.ts';
import { readNdjson } from '../../../../src/adapters/feeds/read-ndjson.ts';
import { readText } from '../../../../src/adapters/feeds/text.ts';
import { readXml } from '../../../../src/adapters/feeds/read-xml.ts';
import { compilePath, isList, type FeedNode } from '../../../../src/domain/feeds/feed-record.ts';
import { FeedBroken, type FeedRow } from '../../../../src/ports/feed-reader.ts';

/** As decoders hand text out: never half a surrogate pair. */
async function* inChunks(text: string, size = 7): AsyncGenerator<string> {
  const letters = Array.from(text);
  for (let from = 0; from < letters.length; from += size) yield await Promise.resolve(letters.slice(from, from + size).join(''));
}

const plain = (node: FeedNode): unknown => {
  if (typeof node === 'string') return node;
  return isList(node) ? node.map(plain) : Object.fromEntries([...node.keys()].map((name) => [name, plain(node.get(name) ?? '')]));
};
const shown = (row: FeedRow): unknown => (row.kind === 'record' ? [row.line, plain(row.record)] : [row.line, row.problem]);
const rowsOf = async (rows: AsyncIterable<FeedRow>): Promise<unknown[]> => (await Array.fromAsync(rows)).map(shown);

const brokenBy = async (rows: AsyncIterable<FeedRow>): Promise<FeedBroken> => {
  try {
    await Array.fromAsync(rows);
  } catch (error) {
    if (error instanceof FeedBroken) return error;
    throw error;
  }
  throw new Error('the feed was read');
};

const csv = (text: string, size?: number) => readCsv(inChunks(text, size), null);
const xml = (text: string, ...paths: string[]) => readXml(inChunks(text), paths);
const json = (text: string, ...paths: string[]) => readJson(inChunks(text), paths);

/** What stands around the records, which all chunks of a text must tell alike. */
const AROUND = ['../name', '../phones/phone[type=work]/number', '../../made', '../silent'];

describe('What stands around the records', () => {
  const cars = (...stocks: readonly string[]): object[] => stocks.map((stock) => ({ stock, list: [{ name: 'no dealer' }] }));
  const phones = {
    phone: [
      { type: 'home', number: 1 },
      { type: 'work', number: 2 },
    ],
  };
  const EXPECTED = [
    ['A1', 'Laval "Nord" [1]', '2', 'today'],
    ['A2', 'Laval "Nord" [1]', '2', 'today'],
    ['B1', 'Québec', undefined, 'today'],
  ]; // prettier-ignore

  const JSON_TEXT = JSON.stringify({
    made: 'today',
    dealers: [
      { name: 'Laval "Nord" [1]', phones, cars: cars('A1', 'A2'), later: 'unknown' },
      { name: 'Québec', cars: [null, ...cars('B1')] },
    ],
  });
  const carElement = (stock: string): string => `<car stock="${stock}"><list><name>no dealer</name></list></car>\n`;
  const XML_TEXT =
    `<f made="x"><made>today</made><d><name>Laval "Nord" [1]</name>` +
    `<phones><phone><type>home</type><number>1</number></phone><phone><type>work</type><number>2</number></phone></phones>` +
    `${carElement('A1')}<other>x</other>${carElement('A2')}<later/></d><d><name>Québec</name>${carElement('B1')}</d></f>`;

  for (const [format, read] of [
    ['JSON', (size: number, around: readonly string[]) => readJson(inChunks(JSON_TEXT, size), ['dealers/cars'], around)],
    ['XML', (size: number, around: readonly string[]) => readXml(inChunks(XML_TEXT, size), ['f/d/car'], around)],
  ] as const)
    for (const size of [1, 7, 10_000])
      it(`is added to each record of ${format} in chunks of ${size.toLocaleString('en')}`, async () => {
        const records = (await Array.fromAsync(read(size, AROUND))).map((row) => (row.kind === 'record' ? row.record : null));
        const paths = [format === 'XML' ? '@stock' : 'stock', ...AROUND.slice(0, 3)].map(compilePath);
        const found = records.map((record) => record && paths.map((path) => path(record)[0]));
        expect(found).to.deep.equal(EXPECTED);
        expect(records.some((record) => record?.has('../silent'))).to.equal(false);
      });

  it('is not kept where no source names it', async () => {
    for (const rows of [readJson(inChunks(JSON_TEXT), ['dealers/cars']), readXml(inChunks(XML_TEXT), ['f/d/car'])])
      for await (const row of rows)
        if (row.kind === 'record') expect([...row.record.keys()].filter((name) => name.startsWith('..'))).to.deep.equal([]);
  });

  it('is everything before the record for an inspection, without other records', async () => {
    const names = async (rows: AsyncIterable<FeedRow>): Promise<unknown> => {
      const [, , last] = await Array.fromAsync(rows);
      return last?.kind === 'record' && [...last.record.keys()].filter((name) => name.startsWith('..'));
    };
    expect(await names(readJson(inChunks(JSON_TEXT), ['dealers/cars'], 'all'))).to.deep.equal(['../name', '../../made']);
    expect(await names(readXml(inChunks(XML_TEXT), ['f/d/car'], 'all'))).to.deep.equal(['../name', '../../@made', '../../made']);
  });

  it('is told by the objects around an object by key', async () => {
    const text = '{"name": "Laval", "stock": {"1": {"make": "Kia"}, "2": {"make": "VW"}}}';
    expect(await rowsOf(readJson(inChunks(text), ['stock/*'], ['../../name']))).to.deep.equal([
      [1, { '@key': '1', make: 'Kia', '../../name': ['Laval'] }],
      [1, { '@key': '2', make: 'VW', '../../name': ['Laval'] }],
    ]);
  });

  it('may not be beyond all measure in XML', async () => {
    const text = `<f>${'<log/>'.repeat(20_001)}<car/></f>`;
    expect((await brokenBy(readXml(inChunks(text, 65_536), ['f/car'], ['../log']))).message).to.match(/more than 20000 elements/);
    expect(await rowsOf(readXml(inChunks(text, 65_536), ['f/car']))).to.have.length(1);
  });
});

describe('CSV feeds', () => {
  it('have rows with the line they begin in', async () => {
    expect(await rowsOf(csv('make,model\r\nKia,"Rio, LX"\r\n\r\n"Opel","two\r\nlines"\r\nVW,Golf'))).to.deep.equal([
      [2, { make: 'Kia', model: 'Rio, LX' }],
      [4, { make: 'Opel', model: 'two\r\nlines' }],
      [6, { make: 'VW', model: 'Golf' }],
    ]);
  });

  for (const [name, mark] of [
    ['semicolons', ';'],
    ['tabs', '\t'],
    ['bars', '|'],
  ] as const)
    it(`tell by their header that they use ${name}`, async () => {
      expect(await rowsOf(csv(`make${mark}"mo,del"\nKia${mark}1,5\n`))).to.deep.equal([[2, { make: 'Kia', 'mo,del': '1,5' }]]);
    });

  it('keep quotes inside cells, and columns without or with the same name apart', async () => {
    expect(await rowsOf(csv('a,,a\n5" pipe,x,y\n'))).to.deep.equal([[2, { a: '5" pipe', 'Column 2': 'x', 'a (2)': 'y' }]]);
  });

  it('have their header where the profile finds it, below a title in any delimiter', async () => {
    const rows = 'Inventory, of Laval, | 2026\nPrinted today\n\n"Stock";Make\nA1;Kia\nStock;again\n';
    for (const size of [1, 7, 1_000])
      expect(await rowsOf(readCsv(inChunks(rows, size), null, { header: '^"?stock"?;' }))).to.deep.equal([
        [5, { Stock: 'A1', Make: 'Kia' }],
        [6, { Stock: 'Stock', Make: 'again' }],
      ]);
    const fault = await brokenBy(readCsv(inChunks(rows), null, { header: '^VIN;' }));
    expect(fault.message).to.equal('no line of the file is the header that the profile describes: ^VIN;');
  });

  it('skip rows of empty cells and cells beyond the header that are empty', async () => {
    expect(await rowsOf(csv('a,b\n,\n1,2,,\n'))).to.deep.equal([[3, { a: '1', b: '2' }]]);
  });

  it('report rows that do not fit the header', async () => {
    expect(await rowsOf(csv('a,b\n1\n1,2,3\n1,2\n'))).to.deep.equal([
      [2, '1 cell where the header has 2'],
      [3, '3 cells where the header has 2'],
      [4, { a: '1', b: '2' }],
    ]);
  });

  it('that end in the middle of a row were cut off', async () => {
    expect(await brokenBy(csv('a,b,c\n1,2,3\n4,5'))).to.include({
      line: 3,
      message: 'the file ends in the middle of a row: 2 cells of 3',
    });
    expect(await rowsOf(csv('a,b,c\n1,2,3\n4,5\n'))).to.have.length(2);
  });

  it('with something else behind the last row are broken, unless the profile knows it', async () => {
    const rows = 'stock,make,price\nA1,Kia,4000\nA2,VW,5000\n';
    for (const end of ['</html>\n', 'Total: 2\n', '\n\nTotal: 2\nMade by DealerSoft\n', '\u001a\n'])
      expect((await brokenBy(csv(rows + end))).message, end).to.match(/^the rows end, but "[^"]+" follows$/);
    expect(await brokenBy(csv(`${rows}\nTotal: 2\n`))).to.include({ line: 5, message: 'the rows end, but "Total: 2" follows' });
    for (const end of ['Total: 2\nMade by DealerSoft\n', 'Made by DealerSoft, on 2026-11-25\n', '\nTotal: 2'])
      expect(await rowsOf(readCsv(inChunks(rows + end), null, { footer: '^total|^made by' })), end).to.have.length(2);
    expect((await brokenBy(readCsv(inChunks(`${rows}Total: 2\n</html>\n`), null, { footer: '^total' }))).line).to.equal(5);
    const many = 'Terms apply\n'.repeat(40);
    expect(await brokenBy(csv(rows + many))).to.include({ line: 4 });
  });

  it('with a line of one cell among the rows have a broken row there', async () => {
    expect(await rowsOf(csv('stock,make,price\nA1\n\nA2\nA3,VW,5000\n'))).to.deep.equal([
      [2, '1 cell where the header has 3'],
      [4, '1 cell where the header has 3'],
      [5, { stock: 'A3', make: 'VW', price: '5000' }],
    ]);
  });

  for (const [name, cells, cut] of [
    ['all of one length at least', Array.from({ length: 24 }, (_, k) => `2026-11-${String(k + 10)}`), '2026-1'],
    ['all ending alike', ['a/1.jpg', '', 'b/22.jpg', 'c/333.jpg'], 'a/4444.jp'],
    ['one of few', ['Gas', 'Gasoline', 'Diesel'], 'Gasol'],
    ['never empty', ['a red one', 'b', 'two'], ''],
  ] as const)
    it(`that end within a last cell that is elsewhere ${name} were cut off there`, async () => {
      const rows = Array.from({ length: 24 }, (_, k) => `S${String(k)},${cells[k % cells.length] ?? ''}`);
      const text = ['stock,last', ...rows, `X,${cut}`].join('\n');
      const read = await rowsOf(csv(text));
      expect(read).to.have.length(25);
      expect(read.at(-1)).to.deep.equal([
        26,
        'The file ends without a line end, and its last cell is unlike those of the other rows: it was cut off on its way',
      ]);
      expect((await rowsOf(csv(`${text}\n`))).at(-1)).to.deep.equal([26, { stock: 'X', last: cut }]);
      const whole = ['stock,last', ...rows, `X,${cells[0]}`].join('\n');
      expect((await rowsOf(csv(whole))).at(-1)).to.deep.equal([26, { stock: 'X', last: cells[0] }]);
    });

  it('that end within a quoted last cell are broken', async () => {
    expect((await brokenBy(csv('a,b\n1,"two"\n3,"fo'))).message).to.equal('a quote is opened and never closed');
  });

  it('of few rows, or with numbers last, may end without a line end', async () => {
    expect(await rowsOf(csv('a,b\n1,red\n2,b'))).to.have.length(2);
    const rows = Array.from({ length: 24 }, (_, k) => `S${String(k)},${String(900 + 50 * k)}`);
    expect((await rowsOf(csv(['a,b', ...rows, 'X,1899'].join('\n')))).at(-1)).to.deep.equal([26, { a: 'X', b: '1899' }]);
  });

  it('with many different texts last may end with the beginning of one of them', async () => {
    const rows = Array.from({ length: 24 }, (_, k) => `S${String(k)},${k === 0 ? 'B' : `Alpha${String(100 + k)}`}`);
    expect((await rowsOf(csv(['a,b', ...rows, 'X,Alpha10'].join('\n')))).at(-1)).to.deep.equal([26, { a: 'X', b: 'Alpha10' }]);
  });

  it('that were made of a workbook, whose rows need no line ends, are whole', async () => {
    const rows = Array.from({ length: 24 }, (_, k) => `S${String(k)},a/${String(k)}.jpg`);
    const text = ['a,b', ...rows, 'X,a/99.jp'].join('\n');
    expect((await rowsOf(readCsv(inChunks(text), null, { lineIsRow: true }))).at(-1)).to.deep.equal([
      26,
      { a: 'X', b: 'a/99.jp' },
    ]);
  });

  it('with a quote that is never closed are broken', async () => {
    expect((await brokenBy(csv('a,b\n1,"2\n3,4\n'))).message).to.equal('a quote is opened and never closed');
    expect((await brokenBy(csv(`a,b\n1,"${'2,3\n'.repeat(400_000)}`, 65_536))).message).to.match(/^a row is longer than/);
  });

  it('with two stray quotes that leave the right number of cells are not taken for one vehicle', async () => {
    const rows =
      'stock,note,price\nA0,"a note\non two lines, of course",4000\nA1,"big,5000\nA2,nice,6000\nA3,small",7000\nA4,x,8000\n';
    expect(await rowsOf(csv(rows))).to.deep.equal([
      [2, { stock: 'A0', note: 'a note\non two lines, of course', price: '4000' }],
      [4, 'A stray quote joins it with the next rows'],
      [7, { stock: 'A4', note: 'x', price: '8000' }],
    ]);
  });

  it('keep a note of several lines with commas, where no rows can be in it', async () => {
    for (const note of ['big,car\nred,small', 'big,5\nseen 2 times\nA3,small'])
      expect((await rowsOf(csv(`stock,note,price\nA0,x,4000\nA1,"${note}",5000\n`))).at(-1)).to.deep.equal([
        3,
        { stock: 'A1', note, price: '5000' },
      ]);
  });

  it('with ten million columns are refused', async () => {
    const columns = async function* (): AsyncGenerator<string> {
      for (let k = 0; k < 1_000; k++) yield await Promise.resolve('a,'.repeat(10_000));
    };
    expect((await brokenBy(readCsv(columns(), null))).message).to.match(/^a row is longer than/);
    expect((await brokenBy(csv(`${'a,'.repeat(5_000)}\n1\n`, 65_536))).message).to.equal(
      'the header has 5001 columns; 1000 are the most',
    );
  });

  it('give back whatever was written, in chunks of any size', async () => {
    const cell = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((text) => !/[\0\ufeff]/.test(text));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 30 }),
        async (rows, size) => {
          const filled = rows.filter(([a, b]) => a !== '' || b !== '');
          const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
          const text = `a,b\n${filled.map((row) => row.map(quoted).join(',')).join('\n')}\n`;
          const read = (await rowsOf(csv(text, size))) as [number, { a: string; b: string }][];
          expect(read.map(([, { a, b }]) => [a, b])).to.deep.equal(filled);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('XML feeds', () => {
  it('have records with attributes, lists and mixed text, whatever the prefixes', async () => {
    const text = `<?xml version="1.0"?>
<s:stock xmlns:s="urn:s" xmlns="urn:d">
  <s:car id="1"><make key="VW"/><price currency="EUR">5000</price><f>ABS</f><f><![CDATA[A & B]]></f></s:car>
  <unknown:car><make>Kia &amp; Co</make></unknown:car>
  <other/>
</s:stock>`;
    expect(await rowsOf(xml(text, 'stock/car'))).to.deep.equal([
      [3, { '@id': '1', make: { '@key': 'VW' }, price: { '@currency': 'EUR', '#text': '5000' }, f: ['ABS', 'A & B'] }],
      [4, { make: 'Kia & Co' }],
    ]);
  });

  it('may be one record, at one of several paths', async () => {
    expect(await rowsOf(xml('<ad><make>VW</make></ad>', 'ad', 'ads/ad'))).to.deep.equal([[1, { make: 'VW' }]]);
    expect(await rowsOf(xml('<ads><ad><make>VW</make></ad></ads>', 'ad', 'ads/ad'))).to.deep.equal([[1, { make: 'VW' }]]);
  });

  it('with a document type declaration are refused, so no entity is ever expanded', async () => {
    const bomb = '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><a><car><make>&c;</make></car></a>';
    expect((await brokenBy(xml(bomb, 'a/car'))).message).to.equal('document type declarations are not allowed');
    expect((await brokenBy(xml('<a><car><make>&c;</make></car></a>', 'a/car'))).message).to.match(/entity/);
  });

  it('that end too early, or do not close what they open, are broken', async () => {
    expect(await brokenBy(xml('<a>\n<car><make>VW</make></car>\n<car><make>V', 'a/car'))).to.include({
      line: 3,
      message: 'the file ends inside <a/car/make>',
    });
    await brokenBy(xml('<a><car></a></car>', 'a/car'));
    await brokenBy(xml('no xml', 'a/car'));
    await brokenBy(xml('<a></a><b></b>', 'a'));
  });

  it('with what XML does not allow are broken, and say in which element, in which line, and why', async () => {
    const inLine3 = (comments: string) => brokenBy(xml(`<a>\n<c><Make>Kia</Make></c>\n<c><Comments>${comments}</Comments></c>\n</a>`, 'a/c'));
    for (const comments of ['Black & white', 'A&W', 'fish &', '&&amp;', 'A & B in all of this long text, with a semicolon; somewhere'])
      expect(await inLine3(comments), comments).to.include({ line: 3, message: 'unescaped & in <Comments>' });
    expect((await inLine3('Black & white')).hint).to.match(/&amp;/);
    expect((await inLine3('5 < 6')).message).to.equal('unescaped < in <Comments>');
    expect((await inLine3('x&nbsp;y')).message).to.match(/an entity that XML does not know, such as &nbsp;, in <Comments>/);
    expect((await inLine3('x</b>')).message).to.match(/closing tag without its opening tag in/);
    expect(await rowsOf(xml('<a><c>A&amp;W<![CDATA[ & Co]]><!-- & --></c></a>', 'a/c'))).to.deep.equal([[1, { '#text': 'A&W & Co' }]]);
    expect((await brokenBy(xml('<a><c>x</c></a>\ngarbage', 'a/c'))).message).to.match(/something follows the end of the document/);
    expect((await brokenBy(xml('<a><c>x</c></a><a/>', 'a/c'))).message).to.match(/something follows the end of the document/);
  }); // prettier-ignore

  it('without such records say what they are instead', async () => {
    expect((await brokenBy(xml('<adf><prospect/></adf>', 'stock/car'))).message).to.equal(
      'there is no stock/car in the file; its outermost element is adf',
    );
  });

  it('that are nested or crowded beyond measure are refused', async () => {
    expect((await brokenBy(readXml(inChunks('<a>'.repeat(100), 65_536), ['a']))).message).to.match(/nested more than 64 deep/);
    expect((await brokenBy(readXml(inChunks(`<a><car>${'<b/>'.repeat(30_000)}</car></a>`, 65_536), ['a/car']))).message).to.match(
      /more than 20000 elements/,
    );
    const endless = async function* (): AsyncGenerator<string> {
      yield '<a><car><make>';
      for (let k = 0; k < 300; k++) yield await Promise.resolve('x'.repeat(65_536));
    };
    expect((await brokenBy(readXml(endless(), ['a/car']))).message).to.match(/^no record ends within/);
  });
});

describe('JSON feeds', () => {
  it('are a list of objects', async () => {
    expect(
      await rowsOf(
        json(
          '[\n {"a": "x", "n": 12345678901234567890, "ok": true, "none": null},\n {"a": ["1", 2], "b": {"c": "{\\"}]"}}\n]',
          '',
        ),
      ),
    ).to.deep.equal([
      [2, { a: 'x', n: '12345678901234567890', ok: 'true', none: '' }],
      [3, { a: ['1', '2'], b: { c: '{"}]' } }],
    ]);
  });

  it('may have their list somewhere inside', async () => {
    const text = '{"total": 1, "skip": [{"a": 0}], "data": {"cars": [{"a": 1, "cars": [{"a": 2}]}], "other": [{"a": 3}]}}';
    expect(await rowsOf(json(text, 'data/cars'))).to.deep.equal([[1, { a: '1', cars: [{ a: '2' }] }]]);
  });

  it('may be an object whose members are the records, each with its key', async () => {
    const cars =
      '{"count": 2, "cars": {"A\\u00e91": {"make": "Kia"}, "A2": {"make": "VW", "@x": {"y": [{"z": "1"}]}}, "more": 3}}';
    expect(await rowsOf(json(cars, 'cars/*'))).to.deep.equal([
      [1, { '@key': 'Aé1', make: 'Kia' }],
      [1, { '@key': 'A2', make: 'VW', '@x': { y: [{ z: '1' }] } }],
    ]);
    expect(await rowsOf(json('{"7": {"make": "Kia"}}', '*'))).to.deep.equal([[1, { '@key': '7', make: 'Kia' }]]);
    expect((await brokenBy(json('{"cars": []}', 'cars/*'))).message).to.equal('there is no list cars/* in the file');
  });

  it('that go on after their end are broken', async () => {
    for (const text of ['[{"a": 1}] x', '[{"a": 1}]\n[{"a": 2}]', '[{"a": 1}]"x"', '[{"a": 1}] 5', '[{"a": 1}],', 'x[{"a": 1}]', '"x"[{"a": 1}]'])
      expect((await brokenBy(json(text, ''))).message, text).to.match(/the document has ended|this is not JSON/);
  }); // prettier-ignore

  it('that end too early, or are not JSON, are broken', async () => {
    expect(await brokenBy(json('[{"a": 1},\n{"a": 2', ''))).to.include({ line: 2, message: 'the file ends inside a value' });
    expect((await brokenBy(json('[{"a": 1},', ''))).message).to.equal('the file ends inside a value');
    expect(await brokenBy(json('[{"a": 1},\n{"a": oops}]', ''))).to.include({ line: 2 });
    expect((await brokenBy(json('<html></html>', ''))).message).to.match(/this is not JSON: it begins with "<html/);
    expect((await brokenBy(json('[{"a": 1}}', ''))).message).to.equal('a bracket closes what was not opened');
    expect((await brokenBy(json('{"cars": []}', ''))).message).to.equal('there is no list at the top in the file');
    expect((await brokenBy(json('{"autos": []}', 'cars'))).message).to.equal('there is no list cars in the file');
  });

  it('beyond measure are refused', async () => {
    expect((await brokenBy(readJson(inChunks('['.repeat(100), 65_536), ['']))).message).to.match(/nested more than 64 deep/);
    expect((await brokenBy(readJson(inChunks(`[{"a": "${'x'.repeat(2_000_000)}"}]`, 65_536), ['']))).message).to.match(
      /^a record is longer than/,
    );
  });

  it('give back whatever was written, in chunks of any size', async () => {
    const member = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.constant(['a', 'b'])), {
      maxKeys: 5,
      noNullPrototype: true,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(member, { maxLength: 5 }),
        fc.integer({ min: 1, max: 20 }),
        fc.boolean(),
        async (records, size, pretty) => {
          const text = JSON.stringify({ noise: [[], 'x'], cars: records }, null, pretty ? 2 : 0);
          const read = (await rowsOf(readJson(inChunks(text, size), ['cars']))) as [number, unknown][];
          expect(read.map(([, record]) => record)).to.deep.equal(records);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('Feeds of key: value lines', () => {
  it('have blocks, quoted lines and values over several lines', async () => {
    expect(
      await rowsOf(readText(inChunks('Name: 2005 Kenworth\n"Odometer: 750,000 km"\n\n\nName: Mack\r\nNotes: one\r\n  two\r\n'))),
    ).to.deep.equal([
      [1, { Name: '2005 Kenworth', Odometer: '750,000 km' }],
      [5, { Name: 'Mack', Notes: 'one\ntwo' }],
    ]);
  });

  it('that do not begin with a key are broken', async () => {
    expect(await brokenBy(readText(inChunks('PK\u0003 binary\nName: x\n')))).to.include({ line: 1 });
  });
});

describe('Feeds of one JSON object a line', () => {
  const ndjson = (text: string) => readNdjson(inChunks(text));

  it('are read line by line, whatever a single line holds', async () => {
    expect(
      await rowsOf(ndjson('{"id": 12345678901234567890, "make": "Kia"}\r\n\n[1]\n{"make": "V\n{"make": "VW"}')),
    ).to.deep.equal([
      [1, { id: '12345678901234567890', make: 'Kia' }],
      [3, 'The line is not an object'],
      [4, 'The line is not JSON (Unterminated string in JSON at position 11 (line 1 column 12))'],
      [5, { make: 'VW' }],
    ]);
  });

  it('that end in the middle of a line were cut off', async () => {
    expect((await brokenBy(ndjson('{"make": "Kia"}\n{"make": "V'))).message).to.equal('the file ends in the middle of a record');
  });
});
