import { crc32, deflateRawSync } from 'node:zlib';

/** A zip archive of these files (APPNOTE.TXT 4.3). */
export const zipOf = (files: Readonly<Record<string, string | Buffer>>): Buffer => {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    centrals.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), common, place, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(centrals.length, 4);
  end.writeUInt16LE(centrals.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\u0005\u0006'), end]);
};

interface SheetCell {
  readonly value: string | number;
  /** Of the number, such as `#,##0 "km"`. */
  readonly format?: string;
}

/** An Excel workbook whose first sheet has these cells; null is a cell that does not exist. */
export const workbookOf = (rows: readonly (readonly (string | number | SheetCell | null)[])[]): Buffer => {
  const texts: string[] = [];
  const formats: string[] = [];
  const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const cellOf = (cell: string | number | SheetCell | null, place: string): string => {
    if (cell === null) return '';
    const { value, format = null } = typeof cell === 'object' ? cell : { value: cell };
    if (typeof value === 'string') return `<c r="${place}" t="s"><v>${String(texts.push(value) - 1)}</v></c>`;
    return `<c r="${place}" s="${String(format === null ? 0 : formats.push(format))}"><v>${String(value)}</v></c>`;
  };
  const lines = rows.map((row, k) => {
    const cells = row.map((cell, column) => cellOf(cell, `${String.fromCharCode(65 + column)}${String(k + 1)}`)).join('');
    return cells === '' ? '' : `<row r="${String(k + 1)}">${cells}</row>`;
  });
  const numFmts = formats.map((code, k) => `<numFmt numFmtId="${String(200 + k)}" formatCode="${escaped(code)}"/>`);
  const xfs = ['<xf numFmtId="0"/>', ...formats.map((_, k) => `<xf numFmtId="${String(200 + k)}"/>`)];
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="old" state="hidden" r:id="rId9"/><sheet name="Stock" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/styles.xml': `<styleSheet><numFmts>${numFmts.join('')}</numFmts><cellXfs>${xfs.join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst>${texts.map((text) => `<si><t>${escaped(text)}</t><rPh><t>x</t></rPh></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`,
  });
};
