/** Prevents fetches of a feed's addresses from reaching the server's own network. */
import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from '../system/public-address.ts';

/**
 * A resolver that answers public addresses only. Given to the connection itself: checking the name beforehand would
 * leave a moment in which it may come to mean another address.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const allowed = error ? [] : addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = allowed;
    if (!first) callback(error ?? new Error(`${hostname} has no public address`), []);
    else if (options.all) callback(null, allowed);
    else callback(null, first.address, first.family);
  });
};
