import { passwordProblem } from '@pasarela/contracts/users/password-rules';
import { expect, test } from 'vitest';
import { suggestedPassword } from './suggested-password.ts';

test('a password that is suggested can be read out, is taken, and is never the same', () => {
  const suggested = Array.from({ length: 500 }, suggestedPassword);
  for (const password of suggested) {
    expect(password).toMatch(/^[a-hjkmnp-z2-9]{5}(-[a-hjkmnp-z2-9]{5}){3}$/);
    expect([password, passwordProblem(password, { userName: 'caja', email: 'caja@tienda.example' })]).toEqual(
      [password, undefined],
    );
  }
  expect(new Set(suggested).size).toBe(suggested.length);
});
