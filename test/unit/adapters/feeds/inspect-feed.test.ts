import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { inspectFeed } from '../../../../src/adapters/feeds/inspect-feed.ts';
import { parseProfile } from '../../../../src/adapters/feeds/load-profile.ts';
import type { FeedProfile } from '../../../../src/domain/feeds/profile.ts';

describe('Inspecting a file of an unknown format', () => {
  let folder: string;
  before(() => (folder = mkdtempSync(join(tmpdir(), 'inspect-'))));
  after(() => rmSync(folder, { recursive: true }));

  const inspect = async (text: string): Promise<{ lines: string[]; draft: FeedProfile }> => {
    const path = join(folder, 'feed');
    writeFileSync(path, text);
    const lines = await inspectFeed(path);
    const from = lines.findIndex((line) => line.startsWith('# yaml'));
    return { lines, draft: parseProfile('draft', 'draft.yaml', lines.slice(from).join('\n')) };
  };

  it('shows columns with samples and drafts a profile', async () => {
    const { lines, draft } = await inspect('Stock No;Marque;Modèle;Prix;Année;x\nA1;Kia;Rio;5000;2019;\nA2;VW;Golf;7000;2020;\n');
    expect(lines[0]).to.match(/: csv, utf-8, 2 records$/);
    expect(lines.find((line) => line.includes('Marque'))).to.match(/^\s+Marque +100 % +2 {2}make +"Kia", "VW"$/);
    expect(lines.find((line) => /^\s+x\s/.test(line))).to.match(/0 % +0/);
    expect(draft.fields).to.deep.equal({
      stockNumber: 'Stock No',
      make: 'Marque',
      model: 'Modèle',
      price: 'Prix',
      year: 'Année',
    });
  });

  it('finds the records of XML', async () => {
    const { draft } = await inspect(
      '<feed><date>x</date><list><car id="1"><make>VW</make><model>Golf</model><vin>x</vin><price>1</price></car></list></feed>',
    );
    expect(draft).to.deep.include({ format: 'xml', records: ['feed/list/car'] });
    expect(draft.fields).to.deep.include({ stockNumber: '@id', make: 'make', model: 'model' });
  });

  it('finds the records of JSON and their dealers', async () => {
    const { draft } = await inspect(
      '{"count": 1, "cars": [{"name": "VW Golf", "vin": "x", "dealer": {"id": 7, "name": "Laval"}}]}',
    );
    expect(draft).to.deep.include({ format: 'json', records: ['cars'], fields: { makeAndModel: 'name', vin: 'vin' } });
    expect(draft.dealer).to.deep.equal({ key: 'dealer/id', name: 'dealer/name' });
  });

  it('recognises blocks of key: value lines, and proposes an identity when there is no number', async () => {
    const { draft } = await inspect('Name: 2005 Kenworth K104\nYear: 2005\n\nName: 2006 Mack\nYear: 2006\n');
    expect(draft).to.deep.include({ format: 'text', fields: { makeAndModel: 'Name', year: 'Year' } });
    expect(draft.identity).to.deep.equal({ from: ['Name', 'Year'], equals: 'count' });
  });

  it('drafts something for a file that it does not understand at all', async () => {
    expect((await inspect('a,b\n1,Foo Bar\n2,Baz Qux\n')).draft.fields).to.deep.equal({ makeAndModel: 'b' });
  });
});
