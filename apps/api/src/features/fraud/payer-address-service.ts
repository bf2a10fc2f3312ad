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
export const payerAddress = (text: string | undefined): string | null => {
  const [address = ''] = (text ?? '').split('%');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = mapped.exec(shortest) ?? [];
  return high !== undefined && low !== undefined ? ofMapped(high, low) : shortest;
};
