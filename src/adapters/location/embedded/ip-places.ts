/**
 * Where the IP addresses of our countries are, roughly: DB-IP City Lite (CC BY 4.0), of which `scripts/ip-places.ts` keeps Canada and
 * France in `ip-places.bin`: 1 MB in place of 129. Of an IPv6 network smaller than /64 it keeps the place of the first address.
 *
 * The file is compressed by Brotli: a line of JSON (`IpPlacesHeader`), then columns of little-endian numbers. Of each place its latitude
 * and longitude (float32), its city and its region (uint16, numbers of the header's names); then, for IPv4 and for IPv6, in order, where
 * each range begins (uint64: an IPv4 address, or the first half of an IPv6 one), as the distance from the one before, and its place
 * (uint16), counted from 1: 0 is anywhere else. A range ends where the next one begins.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import ipaddr from 'ipaddr.js';
import type { MarketCountry } from '../../../domain/location/expected-place.ts';
import { firstFrom } from '../../../domain/text/first-from.ts';
import { projectRoot } from '../../system/project-root.ts';
import { isPublicAddress } from '../../system/public-address.ts';
import { plainAddress } from '../plain-address.ts';

export const IP_PLACES_FILE = join('src', 'adapters', 'location', 'embedded', 'ip-places.bin');

export interface IpPlace {
  readonly countryIso: MarketCountry;
  /** In English, as the city. */
  readonly region: string;
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
}

export interface IpPlacesHeader {
  /** The package, with its version. */
  readonly source: string;
  readonly regions: readonly (readonly [MarketCountry, name: string])[];
  readonly cities: readonly string[];
  readonly counts: { readonly places: number; readonly ipv4: number; readonly ipv6: number };
}

interface Ranges {
  readonly starts: BigUint64Array;
  readonly places: Uint16Array;
}

/** Holds 6 MB. Throws when the file is not there or is damaged. */
export class IpPlaces {
  readonly header: IpPlacesHeader;
  readonly #latitudes: Float32Array;
  readonly #longitudes: Float32Array;
  readonly #cities: Uint16Array;
  readonly #regions: Uint16Array;
  readonly #ranges: { readonly ipv4: Ranges; readonly ipv6: Ranges };

  constructor(file = join(projectRoot(), IP_PLACES_FILE)) {
    const bytes = brotliDecompressSync(readFileSync(file));
    let at = bytes.indexOf('\n') + 1;
    this.header = JSON.parse(bytes.toString('utf8', 0, at)) as IpPlacesHeader;
    /** Copied: an array of numbers has to begin at a multiple of their size. */
    const next = (size: number, count: number): ArrayBuffer => Uint8Array.from(bytes.subarray(at, (at += count * size))).buffer;
    const { places, ipv4, ipv6 } = this.header.counts;
    this.#latitudes = new Float32Array(next(4, places));
    this.#longitudes = new Float32Array(next(4, places));
    this.#cities = new Uint16Array(next(2, places));
    this.#regions = new Uint16Array(next(2, places));
    const ranges = (count: number): Ranges => {
      let start = 0n;
      const starts = new BigUint64Array(next(8, count)).map((distance) => (start += distance));
      return { starts, places: new Uint16Array(next(2, count)) };
    };
    this.#ranges = { ipv4: ranges(ipv4), ipv6: ranges(ipv6) };
  }

  /** Null for addresses that are private, in another country, or not listed. */
  lookup(ip: string): IpPlace | null {
    const address = plainAddress(ip);
    if (!isPublicAddress(address)) return null;
    const parsed = ipaddr.parse(address);
    const bytes = Buffer.from(parsed.toByteArray());
    const { starts, places } = this.#ranges[parsed.kind()];
    const first = bytes.length === 4 ? BigInt(bytes.readUInt32BE()) : bytes.readBigUInt64BE();
    const place = (places[firstFrom(starts, first + 1n) - 1] ?? 0) - 1;
    const region = this.header.regions[this.#regions[place] ?? -1];
    if (!region) return null;
    return {
      countryIso: region[0],
      region: region[1],
      city: this.header.cities[this.#cities[place] ?? -1] ?? '',
      latitude: this.#latitudes[place] ?? 0,
      longitude: this.#longitudes[place] ?? 0,
    };
  }
}
