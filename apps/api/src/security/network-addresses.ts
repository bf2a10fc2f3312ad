import { isIPv4, isIPv6 } from 'node:net';

const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

const ofMapped = (high: string, low: string): string => {
  const [h, l] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [h >> 8, h & 255, l >> 8, l & 255].join('.');
};

/**
 * The one spelling of an address under which it is kept and found again: IPv4 in four numbers, also where it came wrapped in
 * IPv6; IPv6 in its shortest form. Null where it is none.
 */
export const canonicalAddress = (text: string | undefined): string | null => {
  const [address = ''] = (text ?? '').split('%');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = mapped.exec(shortest) ?? [];
  return high !== undefined && low !== undefined ? ofMapped(high, low) : shortest;
};

/** An IPv6 subscriber usually gets a /64 network (four groups) and can call from any address in it. */
const groupsOfAddress = 8;
const groupsOfNetwork = 4;

/**
 * What stands for a caller's address where calls and failures are counted: an IPv4 address itself, and of an IPv6 address its
 * network of 64 bits, because whoever has one address of it has all of them.
 */
export const addressBlock = (text: string): string => {
  const address = canonicalAddress(text) ?? text;
  if (!address.includes(':')) return address;
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: groupsOfAddress - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, groupsOfNetwork).join(':')}::/64`;
};
