/** Which addresses belong to the public internet. */
import { BlockList, isIP } from 'node:net';

/** Not of the public internet (IANA's special-purpose registries). */
const special = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(network, bits, 'ipv4');
// Inside global unicast: Teredo and 6to4 carry IPv4 addresses in them, and documentation.
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  special.addSubnet(network, bits, 'ipv6');

/** Global unicast: everything else of IPv6 is local, multicast or a wrapper around IPv4. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one of the public internet. False for what is not an address. */
export const isPublicAddress = (address: string): boolean => {
  switch (isIP(address)) {
    case 4:
      return !special.check(address, 'ipv4');
    case 6:
      return globalUnicast.check(address, 'ipv6') && !special.check(address, 'ipv6');
    default:
      return false;
  }
};
