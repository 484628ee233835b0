import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressBlock } from './middleware/address-limit.ts';

/** How many connections one address may hold, so that no client takes all that the server has. */
export interface AddressConnections {
  /** Open at once from one address (IPv4) or block of addresses (IPv6); 0 for no limit. */
  readonly most: number;
  /** Whether an address is a proxy's, which brings the connections of many visitors and has no limit. */
  readonly isTrusted: (address: string) => boolean;
  /** Called for each connection that is closed because its address has too many. */
  readonly onCut: () => void;
}

/**
 * At the limit of an address, a new connection takes the place of the one of that address that has been without a request for the longest
 * time; where each of them has one that is not answered yet, the new one is closed. A client that sends its headers slowly has no request
 * so far, and loses its place to others behind the same address.
 */
export const limitAddresses = (server: Server, { most, isTrusted, onCut }: AddressConnections): void => {
  if (most === 0) return;
  /** Of each address, its open connections with the number of their unanswered requests; the last used one is the last. */
  const addresses = new Map<string, Map<Socket, number>>();
  const openOf = new WeakMap<Socket, Map<Socket, number>>();

  server.on('connection', (socket) => {
    const address = socket.remoteAddress;
    if (address === undefined || isTrusted(address)) return;
    const block = addressBlock(address);
    const open = addresses.get(block) ?? new Map<Socket, number>();
    if (open.size >= most) {
      onCut();
      const unused = [...open].find(([, requests]) => requests === 0)?.[0];
      (unused ?? socket).destroy();
      if (!unused) return;
      open.delete(unused);
    }
    addresses.set(block, open.set(socket, 0));
    openOf.set(socket, open);
    socket.once('close', () => {
      open.delete(socket);
      if (open.size === 0 && addresses.get(block) === open) addresses.delete(block);
    });
  });

  server.on('request', ({ socket }, response) => {
    const open = openOf.get(socket);
    if (!open?.has(socket)) return;
    const add = (by: number): void => {
      const requests = open.get(socket);
      if (requests === undefined) return;
      open.delete(socket);
      open.set(socket, requests + by);
    };
    add(1);
    response.once('close', () => add(-1));
  });
};
