import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect } from 'chai';
import { billOfMaterials, type InstalledPackage } from '../../../scripts/supply/bill-of-materials.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

type Bill = ReturnType<typeof billOfMaterials>;
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const MADE = { at: new Date(0), id: '3e671687-395b-41f5-a30f-a58921a69b79' };
const LOCK: Readonly<Record<string, InstalledPackage>> = {
  '': { name: 'shop', version: '1.0.0', license: 'MIT', dependencies: { a: '1', b: '1' }, optionalDependencies: { c: '1' } },
  'node_modules/a': {
    version: '1.2.0',
    license: '(MIT OR CC0-1.0)',
    integrity: 'sha512-AAE=',
    dependencies: { b: '2' },
    peerDependencies: { p: '1', q: '1' },
    peerDependenciesMeta: { q: { optional: true } },
  },
  'node_modules/a/node_modules/b': { version: '2.0.0', license: 'ISC', integrity: 'sha512-AAI=', dependencies: { d: '2' } },
  'node_modules/a/node_modules/d': { version: '2.0.0', license: 'MIT' },
  'node_modules/d': { version: '1.0.0', license: 'MIT', dev: true },
  'node_modules/p': { version: '1.0.0', license: 'MIT' },
  'node_modules/q': { version: '1.0.0', license: 'MIT', dev: true },
  'node_modules/b': { version: '1.0.0', license: 'BSD', integrity: 'sha512-AAM=' },
  'node_modules/@x/tool': { version: '1.0.0', license: 'MIT', dev: true, dependencies: { b: '1' } },
  'node_modules/c': { version: '1.0.0', license: 'MIT', optional: true, integrity: 'sha512-AAQ=' },
};

describe('The bill of materials', () => {
  it('has what the server is installed with, in the version that each finds, and no tools', () => {
    const { components, dependencies } = billOfMaterials(LOCK, MADE);
    expect(components.map((each) => `${each['bom-ref']} ${each.scope}`)).to.deep.equal([
      'a@1.2.0 required',
      'b@1.0.0 required',
      'c@1.0.0 optional',
      'b@2.0.0 required',
      'p@1.0.0 required',
      'd@2.0.0 required',
    ]);
    expect(dependencies).to.deep.include({ ref: 'shop@1.0.0', dependsOn: ['a@1.2.0', 'b@1.0.0', 'c@1.0.0'] });
    expect(dependencies).to.deep.include({ ref: 'a@1.2.0', dependsOn: ['b@2.0.0', 'p@1.0.0'] });
  });

  it('names licences by their id, as an expression, or in the words of the package', () =>
    expect(billOfMaterials(LOCK, MADE).components.map(({ licenses }) => licenses[0])).to.deep.equal([
      { expression: 'MIT OR CC0-1.0' },
      { license: { name: 'BSD' } },
      { license: { id: 'MIT' } },
      { license: { id: 'ISC' } },
      { license: { id: 'MIT' } },
      { license: { id: 'MIT' } },
    ]));

  it('is written by npm run sbom with every package that is installed without the tools', () => {
    const folder = temporaryFolder();
    try {
      const file = join(folder.path, 'bom.json');
      const { status, stderr } = spawnSync(process.execPath, ['scripts/bootstrap.mjs', 'sbom', '--to', file], {
        encoding: 'utf8',
      });
      expect(status, stderr).to.equal(0);
      const bill = readJson(file) as Bill;
      expect(bill).to.include({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
      expect(bill.serialNumber).to.match(/^urn:uuid:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
      expect(bill.metadata.component).to.include({ type: 'application', name: 'forecourt' });

      const { dependencies, optionalDependencies } = readJson('package.json') as Record<string, Record<string, string>>;
      const names = new Set(bill.components.map(({ name }) => name));
      expect(names).to.include.keys(...Object.keys({ ...dependencies, ...optionalDependencies }));
      expect(names).to.not.include('mocha').and.not.include('typescript');

      for (const each of bill.components) {
        expect(each.purl, each.name).to.match(/^pkg:npm\/(?:%40[^/]+\/)?[^/@]+@\d/);
        expect(each.licenses, each.name).to.have.length(1);
        expect(each.hashes[0]?.alg, each.name).to.equal('SHA-512');
        expect(each.hashes[0]?.content, each.name).to.match(/^[\da-f]{128}$/);
      }
      const refs = bill.components.map((each) => each['bom-ref']);
      expect(new Set(refs), 'each once').to.have.property('size', refs.length);
      const asked = bill.dependencies.flatMap(({ dependsOn }) => dependsOn);
      expect(refs, 'each dependency is in it').to.include.members(asked);
    } finally {
      folder.remove();
    }
  });
});
