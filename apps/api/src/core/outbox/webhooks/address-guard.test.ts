import { describe, expect, it } from 'vitest';
import { createAddressGuard, isPrivateAddress } from './address-guard.ts';

/** Resolves no name; tests that need one pass their own function. */
const nowhere = () => Promise.reject(Object.assign(new Error('not found'), { code: 'ENOTFOUND' }));
const guard = createAddressGuard(false, nowhere);

const privateSpellings = [
  'http://127.0.0.1/',
  'http://127.0.0.1:8080/hook',
  'https://127.1/',
  'http://127.0.1/',
  'http://127.255.255.254/',
  'http://2130706433/',
  'http://017700000001/',
  'http://0x7f000001/',
  'http://0x7f.0.0.1/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://0177.0.0.01/',
  'http://127.0.0.1./',
  'http://127.0.0.0x1/',
  'http://①②⑦.⓪.⓪.①/',
  'http://127。0。0。1/',
  'http://%31%32%37.0.0.1/',
  'http://0/',
  'http://0.0.0.0/',
  'http://0x0/',
  'http://00000/',
  'http://10.0.0.1/',
  'http://10.255.255.255/',
  'http://167772161/',
  'http://012.0.0.1/',
  'http://100.64.0.1/',
  'http://100.100.100.200/latest/meta-data/',
  'http://168.63.129.16/',
  'http://169.254.169.254/latest/meta-data/',
  'http://2852039166/latest/meta-data/',
  'http://0xa9fea9fe/',
  'http://0251.0376.0251.0376/',
  'http://169.254.43518/',
  'http://172.16.0.1/',
  'http://172.31.255.254/',
  'http://192.0.0.192/',
  'http://192.0.2.1/',
  'http://192.168.0.1/',
  'http://192.168.1/',
  'http://3232235521/',
  'http://0xc0a80001/',
  'http://198.18.0.1/',
  'http://198.51.100.7/',
  'http://203.0.113.7/',
  'http://224.0.0.1/',
  'http://239.255.255.250/',
  'http://255.255.255.255/',
  'http://4294967295/',
  'http://[::]/',
  'http://[::1]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[0000:0000::0001]:80/',
  'http://[::127.0.0.1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[0:0:0:0:0:ffff:10.0.0.1]/',
  'http://[::ffff:a9fe:a9fe]/',
  'http://[::ffff:0:127.0.0.1]/',
  'http://[::ffff:8.8.8.8]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[64:ff9b:1::a00:1]/',
  'http://[100::1]/',
  'http://[2001::1]/',
  'http://[2001:db8::1]/',
  'http://[2002:7f00:1::]/',
  'http://[2002:c0a8:101::1]/',
  'http://[3fff::1]/',
  'http://[fc00::1]/',
  'http://[fd00:ec2::254]/latest/meta-data/',
  'http://[fe80::1]/',
  'http://[febf::1]/',
  'http://[fec0::1]/',
  'http://[ff02::1]/',
  'http://localhost/',
  'http://localhost:3000/',
  'http://LOCALHOST/',
  'http://localhost./',
  'http://ｌｏｃａｌｈｏｓｔ/',
  'http://api.localhost/',
  'http://localhost.localdomain/',
  'http://printer.local/',
  'http://metadata.google.internal/computeMetadata/v1/',
  'http://db.internal/',
  'http://vault.corp/',
  'http://nas.lan/',
  'http://router.home.arpa/',
  'http://intranet/',
  'http://metadata/',
  'http://kubernetes/',
];

describe('an address on a private network', () => {
  it('has more than sixty spellings', () => expect(new Set(privateSpellings).size).toBeGreaterThan(60));

  it.each(privateSpellings)('%s may not be saved, nor be connected to', async (spelling) => {
    expect(await guard.mayDeliverTo(spelling)).toBe(false);
    expect(() => guard.judgeHost(new URL(spelling))).toThrow('');
    expect(await createAddressGuard(true, nowhere).mayDeliverTo(spelling)).toBe(true);
  });
});

it.each([
  'https://tienda.example/hook',
  'http://8.8.8.8/',
  'https://1.1.1.1:8443/',
  'http://172.15.0.1/',
  'http://172.32.0.1/',
  'http://100.63.0.1/',
  'http://[2606:4700:4700::1111]/',
  'http://[2a00:1450::200e]/',
])('%s may be saved, though its name is found only later', async (spelling) => {
  expect(await guard.mayDeliverTo(spelling)).toBe(true);
});

describe('a name', () => {
  const leadingTo = (...addresses: readonly string[]) =>
    createAddressGuard(false, async () => addresses.map((address) => ({ address, family: 4 })));

  it('that leads to a private address may not be saved, whatever else it leads to', async () => {
    expect(await leadingTo('8.8.8.8').mayDeliverTo('https://tienda.example/')).toBe(true);
    expect(await leadingTo('10.0.0.1').mayDeliverTo('https://tienda.example/')).toBe(false);
    expect(await leadingTo('8.8.8.8', '127.0.0.1').mayDeliverTo('https://tienda.example/')).toBe(false);
    expect(await leadingTo('fe80::1%eth0').mayDeliverTo('https://tienda.example/')).toBe(false);
  });

  it('is judged again by every connection, and led to the addresses that were judged', async () => {
    const answers = [['8.8.8.8'], ['127.0.0.1']];
    const rebinding = createAddressGuard(false, async () =>
      (answers.shift() ?? []).map((address) => ({ address, family: 4 })),
    );
    expect(await rebinding.mayDeliverTo('https://tienda.example/')).toBe(true);
    const error = await new Promise((done) => {
      rebinding.lookup('tienda.example', { all: true }, (problem) => done(problem));
    });
    expect(error).toMatchObject({ name: 'PrivateAddress' });
    const found = await new Promise((done) => {
      leadingTo('8.8.8.8', '9.9.9.9').lookup('tienda.example', { all: true }, (_, addresses) =>
        done(addresses),
      );
    });
    expect(found).toEqual([
      { address: '8.8.8.8', family: 4 },
      { address: '9.9.9.9', family: 4 },
    ]);
  });
});

it('takes what is no address for a private one', () => {
  for (const text of ['', 'x', '1.2.3', '1.2.3.4.5', '::g']) expect(isPrivateAddress(text)).toBe(true);
});
