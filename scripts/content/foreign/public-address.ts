import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIP } from 'node:net';

/** Special-purpose addresses (IANA): loopback, private, carrier, documentation. */
const NOT_PUBLIC = new BlockList();
for (const range of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]) {
  const [network = '', bits] = range.split('/');
  NOT_PUBLIC.addSubnet(network, Number(bits));
}
/** The only IPv6 in public use; tunnels, which hide an IPv4 address, and documentation are excluded. */
const PUBLIC_V6 = new BlockList();
PUBLIC_V6.addSubnet('2000::', 3, 'ipv6');
NOT_PUBLIC.addSubnet('2001::', 23, 'ipv6');
NOT_PUBLIC.addSubnet('2001:db8::', 32, 'ipv6');
NOT_PUBLIC.addSubnet('2002::', 16, 'ipv6');
NOT_PUBLIC.addSubnet('3fff::', 20, 'ipv6');

/** Whether an address is globally reachable. */
export function isPublicAddress(address: string): boolean {
  return isIP(address) === 6
    ? PUBLIC_V6.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6')
    : isIP(address) === 4 && !NOT_PUBLIC.check(address);
}

/** The host of a URL that is an IP address, for which no lookup runs. */
export function addressOf({ hostname }: URL): string | undefined {
  const address = hostname.replace(/^\[|\]$/g, '');
  return isIP(address) ? address : undefined;
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/**
 * node:dns's `lookup` for a connection: the connection uses what it finds, so no second answer can differ (DNS
 * rebinding).
 */
export function publicLookup(host: string, options: LookupOptions, found: Found): void {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, []);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
      return found(new Error(NO_PUBLIC_HOST), []);
    }
    if (options.all) found(null, addresses);
    else found(null, first.address, first.family);
  });
}

export const NO_PUBLIC_HOST = 'its host is not public, and not the one that --site names';
