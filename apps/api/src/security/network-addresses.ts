import { isIPv4, isIPv6 } from 'node:net';

const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

const ofMapped = (high: string, low: string): string => {
  const [h, l] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [h >> 8, h & 255, l >> 8, l & 255].join('.');
};

/**
 * The canonical spelling of an IP address, under which it is stored: IPv4 in dotted form, also if it is mapped into IPv6; IPv6 in
 * its shortest form. Null if the text is not an IP address.
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
 * The key by which calls and failures of an address are counted: an IPv4 address, or the /64 network of an IPv6 address, because
 * one customer usually controls a whole /64.
 */
export const addressBlock = (text: string): string => {
  const address = canonicalAddress(text) ?? text;
  if (!address.includes(':')) return address;
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: groupsOfAddress - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, groupsOfNetwork).join(':')}::/64`;
};
