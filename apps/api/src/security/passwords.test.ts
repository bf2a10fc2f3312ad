import { expect, it } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

it('keeps a password as argon2id, strong enough, with a salt of its own', async () => {
  const [one, other] = await Promise.all([hashPassword('Pasarela-2026'), hashPassword('Pasarela-2026')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(other);
  expect(await isPassword('Pasarela-2026', one)).toBe(true);
  expect(await isPassword('Pasarela-2027', one)).toBe(false);
  expect(await isPassword('', one)).toBe(false);
});

it('is nobody’s where there is no user, whatever is tried', async () => {
  expect(await isPassword('nobody', undefined)).toBe(false);
  expect(await isPassword('', undefined)).toBe(false);
});
