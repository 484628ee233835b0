import { expect } from 'chai';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { EmbeddedLocationProvider } from '../../../../src/adapters/location/embedded/embedded-location-provider.ts';
import { NoPostalFile, readGeoNames, type GeoNamesRow } from '../../../../src/adapters/location/embedded/geonames-file.ts';
import { readPostalFile, writePostalFile } from '../../../../src/adapters/location/embedded/imported-postal-file.ts';
import { IN_PARIS, IN_QUEBEC } from '../../../support/lookup-context.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const line = (country: string, code: string, place: string, latitude: string, longitude: string): string =>
  [country, code, place, 'Somewhere', '99', '', '', '', '', latitude, longitude, '6'].join('\t');

const CANADIAN = [
  line('CA', 'H0X 1A1', 'Sainte-Invention', '45.5', '-73.6'),
  line('CA', 'H0X 1A2', 'Sainte-Invention', '45.52', '-73.62'),
].join('\n');

/** A zip file of one entry, by hand (APPNOTE.TXT, sections 4.3.7 to 4.3.16). */
const zipOf = (name: string, text: string): Buffer => {
  const data = deflateRawSync(text);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(crc32(Buffer.from(text)), 10);
  common.writeUInt32LE(data.length, 14);
  common.writeUInt32LE(Buffer.byteLength(text), 18);
  common.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), data]);
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, Buffer.alloc(14), Buffer.from(name)]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, central, Buffer.from('PK\x05\x06'), end]);
};

const crc32 = (data: Buffer): number => {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
};

describe("An operator's postal file", () => {
  let folder: ReturnType<typeof temporaryFolder>;
  beforeEach(() => (folder = temporaryFolder()));
  afterEach(() => folder.remove());

  const read = async (name: string, content: string | Buffer): Promise<GeoNamesRow[]> => {
    const file = join(folder.path, name);
    writeFileSync(file, content);
    return Array.fromAsync(readGeoNames(file, () => {}));
  };
  const failure = async (name: string, content: string | Buffer): Promise<string> => {
    try {
      await read(name, content);
    } catch (error) {
      expect(error).to.be.instanceOf(NoPostalFile);
      return (error as Error).message;
    }
    throw new Error('It was read');
  };

  const entry = { code: 'H0X1A1', city: 'Sainte-Invention', provinceIso: 'QC', latitude: 45.5, longitude: -73.6 };

  for (const [name, pack] of [
    ['CA.txt', (text: string) => text],
    ['CA.txt.gz', (text: string) => gzipSync(text)],
    ['CA.zip', (text: string) => zipOf('CA.txt', text)],
  ] as const) {
    it(`is read as ${name}`, async () => {
      const rows = await read(name, pack(`${CANADIAN}\r\n\n`));
      expect(rows).to.have.lengthOf(2);
      expect(rows[0]).to.deep.equal({ kind: 'place', country: 'CA', entry });
    });
  }

  it('is read with commas and a header too', async () => {
    const csv = 'country_code,zipcode,place,latitude,longitude\nCA,H0X 1A1,"Sainte-Invention (Nord, Sud)",45.5,-73.6\n';
    expect(await read('ca.csv', csv)).to.deep.equal([{ kind: 'place', country: 'CA', entry }]);
  });

  it('tells each line that cannot be used, and why', async () => {
    const rows = await read(
      'mixed.txt',
      [
        line('US', '90210', 'Beverly Hills', '34', '-118'),
        line('CA', 'ZZZ', 'Nowhere', '45', '-73'),
        line('FR', '75999 CEDEX 07', 'Ville', '48,8', '2,3'),
        line('FR', '75999', 'Ville', 'north', '2.3'),
        line('FR', '75999', '', '48.8', '2.3'),
        'FR\t75999',
      ].join('\n'),
    );
    const told = rows.map((row) => (row.kind === 'bad' ? `${row.line}: ${row.problem}` : row.entry.code));
    expect(told).to.deep.equal([
      '1: country "US" is neither CA nor FR',
      '2: "ZZZ" is not a postal code of CA',
      '75999',
      '4: 75999 has no readable coordinates',
      '5: 75999 has no place',
      '6: 75999 has no readable coordinates',
    ]);
  });

  for (const [fault, name, content] of [
    ['an empty file', 'empty.txt', ''],
    ['a file of something else', 'cars.csv', 'make,model\nToyota,Corolla\n'],
    ['a truncated gzip file', 'cut.gz', gzipSync(CANADIAN.repeat(500)).subarray(0, 60)],
    ['a file that is no zip file', 'text.zip', CANADIAN],
    ['a zip file of something else', 'other.zip', zipOf('readme.txt', 'Hello')],
  ] as const) {
    it(`${fault} is refused as a whole`, async () => {
      expect(await failure(name, content)).to.include(
        fault.includes('something else') && name.endsWith('csv') ? 'GeoNames' : name,
      );
    });
  }

  it('a file that is not there is refused', async () => {
    try {
      await Array.fromAsync(readGeoNames(join(folder.path, 'nothing.txt'), () => {}));
      expect.fail('It was read');
    } catch (error) {
      expect(error).to.be.instanceOf(NoPostalFile);
    }
  });

  it('is replaced whole or not at all', async () => {
    await writePostalFile(folder.path, 'CA', [entry]);
    const interrupted = (async function* () {
      yield { ...entry, city: 'Half' };
      throw new Error('interrupted');
    })();
    await writePostalFile(folder.path, 'CA', interrupted).then(
      () => expect.fail('It was written'),
      () => undefined,
    );
    expect(await readPostalFile(folder.path, 'CA')).to.deep.equal([entry]);
    expect(readdirSync(folder.path)).to.deep.equal(['CA.tsv']);
  });

  it('takes the place of the data that comes along, for its country alone', async () => {
    await writePostalFile(folder.path, 'CA', [
      entry,
      { ...entry, code: 'H0X1A2', latitude: 45.52 },
      { ...entry, code: 'H3A0G4', city: 'Montréal' },
    ]);
    const provider = new EmbeddedLocationProvider(folder.path);
    const found = async (code: string, context = IN_QUEBEC) => {
      const answer = await provider.find({ by: 'postal code', postalCode: code }, context);
      return answer.kind === 'found' ? answer.place : answer.kind;
    };
    expect(await found('H0X 1A2')).to.include({
      postalCode: 'H0X 1A2',
      city: 'Sainte-Invention',
      provinceIso: 'QC',
      latitude: 45.52,
    });
    expect(await found('H0X')).to.include({ postalCode: 'H0X', latitude: 45.51 });
    expect(await found('V5K 0A1')).to.equal('none');
    expect(await found('75015', IN_PARIS)).to.include({ city: 'Paris' });
    expect(await provider.find({ by: 'keyword', keyword: 'sainte invention' }, IN_QUEBEC)).to.deep.include({ kind: 'found' });
  });
});
