import { expect, test } from 'vitest';
import { passwordErrors, refusedPassword } from './password-errors.ts';

const owner = { userName: 'general', email: 'general@pasarela.example' };
const judged = (current: string, next: string) => passwordErrors({ current, next }, owner, 'required', 'en');

test('a change is judged before it is sent', () => {
  expect(judged('Pasarela-2026', 'cuatro-nubes-y-un-faro')).toEqual({});
  expect(judged('', '')).toEqual({ current: 'required', next: 'required' });
  expect(judged('Pasarela-2026', 'Pasarela-2026')).toEqual({
    next: 'It is your current password.',
  });
  expect(judged('Pasarela-2026', 'corta')).toEqual({ next: 'It must have at least 12 characters.' });
  expect(judged('Pasarela-2026', 'general-2026-06')).toEqual({
    next: 'It cannot be the username or the e-mail.',
  });
});

test("the server's words stand at their fields", () => {
  const named = ['currentPassword', 'newPassword', 'id'].map((field) => ({
    field,
    code: 'required' as const,
    message: field,
  }));
  expect(refusedPassword(named)).toEqual({ current: 'currentPassword', next: 'newPassword' });
});
