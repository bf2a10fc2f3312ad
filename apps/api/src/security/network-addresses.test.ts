import { describe, expect, it } from 'vitest';
import { addressBlock, canonicalAddress } from './network-addresses.ts';

describe('the one spelling of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:DB8:0:0::1', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['no address', null],
    [undefined, null],
  ])('of %s is %s', (given, spelled) => {
    expect(canonicalAddress(given)).toBe(spelled);
  });
});

describe('what calls from an address are counted for', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['2001:0DB8:0001::5', '2001:db8:1:0::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001::a:b:c:d:e', '2001:0:0:a::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s: %s', (address, block) => {
    expect(addressBlock(address)).toBe(block);
  });
});
