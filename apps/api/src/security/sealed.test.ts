import { expect, it } from 'vitest';
import { seal, unseal } from './sealed.ts';
import { deriveSecrets } from './secrets.ts';

const { sealed: key } = deriveSecrets('a secret of the tests, thirty-two bytes or more');
const { sealed: otherKey } = deriveSecrets('another secret of the tests, just as long');

it('opens what it sealed, and seals it differently each time', () => {
  const [one, other] = [seal(key, 'account 1', 'whsec_ñ'), seal(key, 'account 1', 'whsec_ñ')];
  expect(one).not.toBe(other);
  expect(one).not.toContain('whsec');
  expect([unseal(key, 'account 1', one), unseal(key, 'account 1', other)]).toEqual(['whsec_ñ', 'whsec_ñ']);
});

it('opens nothing with another key, for something else, or that was altered', () => {
  const kept = seal(key, 'account 1', 'whsec_x');
  expect(unseal(otherKey, 'account 1', kept)).toBeUndefined();
  expect(unseal(key, 'account 2', kept)).toBeUndefined();
  const bytes = Buffer.from(kept, 'base64');
  for (let at = 0; at < bytes.length; at += 1) {
    const altered = Buffer.from(bytes);
    altered[at] = (altered[at] ?? 0) ^ 1;
    expect(unseal(key, 'account 1', altered.toString('base64'))).toBeUndefined();
  }
  for (const text of ['', 'AAAA', 'no base64 ¡', kept.slice(0, 30)])
    expect(unseal(key, 'account 1', text)).toBeUndefined();
});
