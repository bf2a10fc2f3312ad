import { expect, test } from 'vitest';
import { passwordErrors } from './password-form.tsx';

const owner = { userName: 'general', email: 'general@pasarela.example' };
const judged = (currentPassword: string, newPassword: string) =>
  passwordErrors({ currentPassword, newPassword }, owner, 'en');

test('a change is judged before it is sent', () => {
  expect(judged('Pasarela-2026', 'cuatro-nubes-y-un-faro')).toEqual({});
  expect(judged('', '')).toEqual({
    currentPassword: 'This field is required',
    newPassword: 'This field is required',
  });
  expect(judged('Pasarela-2026', 'Pasarela-2026')).toEqual({
    newPassword: 'It is your current password.',
  });
  expect(judged('Pasarela-2026', 'corta')).toEqual({ newPassword: 'It must have at least 12 characters.' });
  expect(judged('Pasarela-2026', 'general-2026-06')).toEqual({
    newPassword: 'It cannot be the username or the e-mail.',
  });
});
