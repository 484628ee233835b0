import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import iconv from 'iconv-lite';
import { openFeedText } from '../../../../src/adapters/feeds/feed-text.ts';
import { FeedBroken } from '../../../../src/ports/feed-reader.ts';

describe('The encoding of a feed file', () => {
  let folder: string;
  before(() => (folder = mkdtempSync(join(tmpdir(), 'feed-text-'))));
  after(() => rmSync(folder, { recursive: true }));

  const read = async (
    bytes: Uint8Array | string,
    encoding: string | null = null,
  ): Promise<{ encoding: string; text: string }> => {
    const path = join(folder, 'feed');
    writeFileSync(path, bytes);
    const opened = await openFeedText(path, { encoding });
    return { encoding: opened.encoding, text: (await Array.fromAsync(opened.chunks)).join('') };
  };
  const refused = async (bytes: Uint8Array | string, encoding: string | null = null): Promise<FeedBroken> => {
    try {
      await read(bytes, encoding);
    } catch (error) {
      if (error instanceof FeedBroken) return error;
      throw error;
    }
    throw new Error('the file was read');
  };

  const TEXT = 'marque;modèle\nŠkoda;Élégance à 20 000 €\n';

  it('is read from a byte order mark, which is not part of the text', async () => {
    expect(await read(iconv.encode(TEXT, 'utf-8', { addBOM: true }))).to.deep.equal({ encoding: 'utf-8', text: TEXT });
    expect(await read(iconv.encode(TEXT, 'utf-16le', { addBOM: true }), 'windows-1252')).to.deep.equal({
      encoding: 'utf-16le',
      text: TEXT,
    });
    expect(await read(iconv.encode(TEXT, 'utf-16be', { addBOM: true }))).to.deep.equal({ encoding: 'utf-16be', text: TEXT });
  });

  it('is told by the bytes', async () => {
    expect(await read(TEXT)).to.deep.equal({ encoding: 'utf-8', text: TEXT });
    expect(await read(iconv.encode(TEXT, 'windows-1252'))).to.deep.equal({ encoding: 'windows-1252', text: TEXT });
    expect(await read(iconv.encode(TEXT, 'utf-16le'))).to.deep.equal({ encoding: 'utf-16le', text: TEXT });
  });

  it('is told by the profile, or by the XML declaration', async () => {
    expect(await read(iconv.encode('Škoda', 'iso-8859-2'), 'iso-8859-2')).to.deep.equal({
      encoding: 'iso-8859-2',
      text: 'Škoda',
    });
    const xml = '<?xml version="1.0" encoding="ISO-8859-15"?><a>€</a>';
    expect(await read(iconv.encode(xml, 'iso-8859-15'))).to.deep.equal({ encoding: 'iso-8859-15', text: xml });
  });

  it('stays UTF-8 where a row of it is not, and stops where both are mixed', async () => {
    const row = iconv.encode('Élégance\n', 'windows-1252');
    expect(await read(Buffer.concat([Buffer.from(TEXT), row]))).to.deep.equal({
      encoding: 'utf-8',
      text: `${TEXT}\ufffdl\ufffdgance\n`,
    });
    expect((await refused(Buffer.concat([Buffer.from('é\n'), row, row]))).message).to.match(/some rows of the file are UTF-8/);
  });

  it('is not what it declares where the bytes are UTF-8', async () => {
    const xml = '<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>';
    expect((await refused(xml)).message).to.equal('the file is iso-8859-1 by its XML declaration, but its bytes are UTF-8');
    expect((await refused('a;é\n', 'windows-1252')).message).to.match(/windows-1252 by its profile, but its bytes are UTF-8/);
    expect((await refused('<?xml version="1.0" encoding="utf-16"?><a/>')).message).to.match(/its bytes are not/);
    expect((await read('<?xml version="1.0" encoding="ISO-8859-1"?><a>e</a>')).encoding).to.equal('iso-8859-1');
  });

  it('is not guessed where bytes contradict what is said', async () => {
    const broken = Buffer.concat([Buffer.from('a,b\n1,2\n3,'), Buffer.from([0xe9]), Buffer.from('t\n')]);
    expect(await refused(broken, 'utf-8')).to.include({
      line: 3,
      message: 'the file is UTF-8 by its profile, but holds bytes that are not',
    });
    expect(
      (
        await refused(
          Buffer.concat([Buffer.from('<?xml version="1.0" encoding="utf-8"?><a>'), Buffer.from([0xe9]), Buffer.from('</a>')]),
        )
      ).message,
    ).to.match(/by its XML declaration/);
    expect(await refused(Buffer.from([0x61, 0x0a, 0xe9, 0x81, 0x0a]))).to.include({
      line: 2,
      message: 'these bytes are neither UTF-8 nor Windows-1252',
    });
    expect((await refused(Buffer.from([0x61, 0xc3]), 'utf-8')).line).to.equal(1);
    expect((await refused('a', 'klingon')).message).to.equal('unknown encoding klingon');
  });

  for (const [encoding, from, word] of [
    ['macintosh', 'a Mac', 'mŽtallis'],
    ['cp850', 'DOS', 'm‚tallis'],
  ] as const)
    it(`stops where the bytes are from ${from}, until the profile says so`, async () => {
      const text = 'Couleur;Marque\nBleu métallisé;Mégane\n';
      const bytes = iconv.encode(text, encoding);
      const fault = await refused(bytes);
      expect(fault.message).to.equal(`these bytes are neither UTF-8 nor Windows-1252, as which they would say ${word}`);
      expect(fault.hint).to.contain(`encoding: ${encoding}`);
      expect((await read(bytes, encoding)).text).to.equal(text);
    });

  it('is Windows-1252 with apostrophes, trade marks and points between letters', async () => {
    const text = 'L’été d’or, modèle Citroën®plus métallisé…neuf à 12 000 €';
    expect(await read(iconv.encode(text, 'windows-1252'))).to.deep.equal({ encoding: 'windows-1252', text });
  });

  it('does not matter where there is no text', async () => {
    expect((await refused('')).message).to.equal('the file is empty');
    expect((await refused(gzipSync('%PDF-1.4'))).message).to.equal('this is a PDF document, not text');
    expect((await refused(Buffer.from('PK\u0003\u0004 and so on'))).message).to.match(/the archive cannot be read/);
    expect((await refused(Buffer.from('a,b\n1,\u00002\n'))).message).to.match(/zero bytes/);
    expect(await openFeedText(join(folder, 'nowhere'), { encoding: null }).catch((error: unknown) => error)).to.have.property(
      'message',
      'there is no such file',
    );
    expect(await openFeedText(folder, { encoding: null }).catch((error: unknown) => error)).to.have.property(
      'message',
      'this is not a file',
    );
  });
});
