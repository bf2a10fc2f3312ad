import { lookup as systemLookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { hostOf, isPrivateAddress, isPrivateHost } from './private-addresses.ts';

export type Resolved = { readonly address: string; readonly family: number };
/** Resolves a host name to its addresses; tests pass their own function. */
export type Resolve = (host: string) => Promise<readonly Resolved[]>;

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
   * Looks a name up for a connection, and judges every address that it has: the connection is made to one of those and no
   * other, so that a name that leads elsewhere the next moment gains nothing.
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
