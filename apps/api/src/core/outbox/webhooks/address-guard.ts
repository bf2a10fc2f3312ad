import { lookup as systemLookup } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** IPv4 networks that are not public (IANA special-purpose registry), and a cloud metadata service outside the registry. */
const privateV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** In IPv6 only 2000::/3 is public, except these reserved ranges and those that tunnel IPv4 (Teredo, 6to4). */
const privateV6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [network, prefix] of privateV4) closed.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of privateV6) closed.addSubnet(network, prefix, 'ipv6');
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is not public. Text that is not an IP address counts as private. */
export const isPrivateAddress = (address: string): boolean => {
  const plain = address.split('%', 1)[0] ?? '';
  switch (isIP(plain)) {
    case 4:
      return closed.check(plain, 'ipv4');
    case 6:
      return !open.check(plain, 'ipv6') || closed.check(plain, 'ipv6');
    default:
      return true;
  }
};

const privateNames =
  /(^|\.)(localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa|invalid|test|onion)$/;

/** The host of a URL for a DNS lookup, without brackets and without a trailing dot. */
const hostOf = (url: URL): string =>
  url.hostname
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
    .toLowerCase();

/** Whether a host is private by its spelling: a private IP address, a local or internal name, or a name without a dot. */
const isPrivateHost = (host: string): boolean =>
  isIP(host) ? isPrivateAddress(host) : !host.includes('.') || privateNames.test(host);

export type Resolved = { readonly address: string; readonly family: number };
/** Resolves a host name to its addresses; tests pass their own function. */
type Resolve = (host: string) => Promise<readonly Resolved[]>;

const systemResolve: Resolve = (host) => systemLookup(host, { all: true });

/** Thrown if an address is on a private network and the deployment delivers to public addresses only. */
export class PrivateAddress extends Error {
  override name = 'PrivateAddress';
}

/** How long the DNS lookup may take when an address is saved, in milliseconds. */
const lookUpWithin = 2_000;

export type AddressGuard = {
  readonly allowsPrivate: boolean;
  /** Whether an address may be saved. An unresolved name is allowed, since every connection checks it again. */
  mayDeliverTo(url: string): Promise<boolean>;
  /** Throws if the host is private by its spelling. Needed because IP addresses in the URL are never looked up. */
  judgeHost(url: URL): void;
  /**
   * Resolves a host name for a connection and checks all its addresses. The connection uses one of the checked addresses, so a
   * later DNS change cannot redirect it.
   */
  readonly lookup: LookupFunction;
};

export const createAddressGuard = (
  allowsPrivate: boolean,
  resolve: Resolve = systemResolve,
): AddressGuard => {
  const judged = async (host: string): Promise<readonly Resolved[]> => {
    const addresses = await resolve(host);
    if (!allowsPrivate && addresses.some(({ address }) => isPrivateAddress(address)))
      throw new PrivateAddress(host);
    return addresses;
  };
  const judgeHost = (url: URL): void => {
    if (!allowsPrivate && isPrivateHost(hostOf(url))) throw new PrivateAddress(url.host);
  };
  return {
    allowsPrivate,
    judgeHost,
    mayDeliverTo: async (text) => {
      if (allowsPrivate) return true;
      const url = new URL(text);
      const waited = new AbortController();
      try {
        judgeHost(url);
        await Promise.race([
          judged(hostOf(url)),
          new Promise<void>((done) => {
            const timer = setTimeout(done, lookUpWithin);
            waited.signal.addEventListener('abort', () => clearTimeout(timer));
          }),
        ]);
        return true;
      } catch (error) {
        return !(error instanceof PrivateAddress);
      } finally {
        waited.abort();
      }
    },
    lookup: (host, options, callback) => {
      judged(host).then(
        (addresses) => {
          const [first] = addresses;
          if (options.all) callback(null, [...addresses]);
          else if (first) callback(null, first.address, first.family);
          else callback(Object.assign(new Error('no address'), { code: 'ENOTFOUND' }), '');
        },
        (error: Error) => callback(error, ''),
      );
    },
  };
};
