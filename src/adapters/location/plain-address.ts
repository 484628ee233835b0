const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** An IP address as it is looked up: an IPv4 one that came over an IPv6 socket is IPv4's, and the zone of a link is left off. */
export const plainAddress = (ip: string): string => MAPPED.exec(ip)?.[1] ?? ip.replace(/%.*/s, '');
