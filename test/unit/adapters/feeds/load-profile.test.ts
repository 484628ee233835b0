import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import schema from '../../../../feeds/profile.schema.json' with { type: 'json' };
import { loadProfile, parseProfile, profileNames } from '../../../../src/adapters/feeds/load-profile.ts';
import { FaultyFile } from '../../../../src/adapters/yaml/faulty-file.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';
import { DEALER_FIELDS, VEHICLE_FIELDS } from '../../../../src/domain/feeds/profile.ts';

const MINIMAL = 'format: csv\nfeed: full\nmarket: CA\ncurrency: CAD\nfields: { make: Make, model: Model }\n';

const faultsOf = (text: string): readonly string[] => {
  try {
    parseProfile('mine', 'feeds/mine.yaml', text);
  } catch (error) {
    if (error instanceof FaultyFile) return error.problems;
    throw error;
  }
  return [];
};

describe('Feed profiles', () => {
  for (const name of profileNames('feeds')) it(`${name} is sound`, () => expect(loadProfile('feeds', name).name).to.equal(name));

  it('may fill every field that the product knows, and no other', () => {
    expect(Object.keys(schema.properties.fields.properties)).to.have.members([...VEHICLE_FIELDS]);
    expect(Object.keys(schema.properties.dealer.properties)).to.have.members([...DEALER_FIELDS]);
  });

  it('need little more than the names of columns', () => {
    expect(parseProfile('mine', 'feeds/mine.yaml', MINIMAL)).to.deep.include({
      name: 'mine',
      records: [],
      sources: null,
      type: 'car',
      units: { mileage: 'km', power: 'kW', engine: 'l', length: 'm' },
      decimal: '.',
      identity: null,
      fields: { make: 'Make', model: 'Model' },
    });
  });

  it('that are unknown are answered with the known ones', () => {
    expect(() => loadProfile('feeds', 'gtx')).to.throw(FaultyFile, /There is no profile "gtx".*Known are: .*gtx-dms-xml/);
    expect(() => loadProfile('feeds', '../package')).to.throw(FaultyFile, /There is no profile/);
  });

  for (const [what, text, message] of [
    ['an unknown field', `${MINIMAL}fieldz: 1\n`, /feeds\/mine\.yaml:6 fieldz = 1: no such field\. Did you mean fields\?/],
    ['a missing field', MINIMAL.replace('market: CA\n', ''), /market: is missing\. Which country's sites/],
    ['an unknown value', MINIMAL.replace('CAD', 'CHF'), /:4 currency = "CHF": must be one of CAD, EUR/],
    [
      'an unknown field of a vehicle',
      MINIMAL.replace('model: Model', 'model: Model, colours: C'),
      /fields\.colours = "C": no such field/,
    ],
    ['no name of the vehicle', MINIMAL.replace(', model: Model', ''), /fields = .*must have make and model, or makeAndModel/],
    [
      'a rule without a source',
      MINIMAL.replace('Model }', "{ pattern: '.' } }"),
      /fields\.model = .*must have exactly one of from, value, template and join/,
    ],
    [
      'an unknown part of a rule',
      MINIMAL.replace('Model }', '{ from: M, regex: x } }'),
      /fields\.model\.regex = "x": no such field/,
    ],
    [
      'an expression that is none',
      MINIMAL.replace('Model }', "{ from: M, pattern: '(' } }"),
      /fields\.model\.pattern = "\(": is not a usable expression/,
    ],
    [
      'an expression that never ends',
      MINIMAL.replace('Model }', "{ from: M, pattern: '(a+)+b' } }"),
      /repeats a group that repeats inside/,
    ],
    [
      'a group that is not there',
      `${MINIMAL}extract: { slug: { from: url, pattern: '(?<a>.)' } }\n`.replace('Model }', 'slug.b }'),
      /fields\.model = "slug\.b": names a group that extract\.slug lacks/,
    ],
    ['an XML format without a path', MINIMAL.replace('csv', 'xml'), /records: is missing/],
    ['an unknown encoding', `${MINIMAL}encoding: klingon\n`, /encoding = "klingon": is not a known encoding/],
    ['a dealer without a name', `${MINIMAL}dealer: { key: id }\n`, /dealer/],
    ['broken YAML', 'format: [csv\n', /is not readable YAML/],
    ['an empty file', '', /feeds\/mine\.yaml:1/],
  ] as const)
    it(`with ${what} say where and what`, () => expect(faultsOf(text).join('\n')).to.match(message));

  it('may have a table of dealers beside them', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder.path, 'dealers.csv'), '\ufeffaddress;key;name;city\n"12, rue X";7;Garage X;Lyon\n;8;Nobody;\n');
    const write = (dealers: string) => {
      writeFileSync(join(folder.path, 'mine.yaml'), `${MINIMAL}dealers: ${dealers}\n`);
      return loadProfile(folder.path, 'mine');
    };
    try {
      expect([...(write('{ table: dealers.csv, column: address, from: where }').dealers?.rows ?? [])]).to.deep.equal([
        ['12 rue x', { key: '7', name: 'Garage X', city: 'Lyon' }],
      ]);
      expect(() => write('{ table: none.csv, column: address, from: where }')).to.throw(
        FaultyFile,
        /dealers\.table .*cannot be read/,
      );
      expect(() => write('{ table: dealers.csv, column: place, from: where }')).to.throw(
        FaultyFile,
        /no rows with a column place/,
      );
    } finally {
      folder.remove();
    }
  });

  it('name what stands around records only where something can', () => {
    const around = `${MINIMAL}leaveOut: [{ from: ../state, pattern: closed, reason: closed }]\n`;
    expect(() => parseProfile('p', 'p.yaml', around)).to.throw(
      FaultyFile,
      /format .*has nothing around its records, but \.\.\/state/,
    );
    const json = parseProfile('p', 'p.yaml', around.replace('format: csv', 'format: json'));
    expect(json.around).to.deep.equal(['../state']);
  });

  it('say what is for full feeds and what for partial ones', () => {
    expect(() => parseProfile('p', 'p.yaml', `${MINIMAL}expires: 30\n`)).to.throw(FaultyFile, /expires .*is for partial feeds/);
    const partial = MINIMAL.replace('feed: full', 'feed: partial');
    expect(() => parseProfile('p', 'p.yaml', `${partial}covers: source\n`)).to.throw(FaultyFile, /covers .*is for full feeds/);
    expect(parseProfile('p', 'p.yaml', `${partial}expires: 30\nremovals: { usual: 0.2 }\n`)).to.deep.include({
      expires: 30,
      removals: { usual: 0.2, atLeast: 1 },
    });
  });
});
