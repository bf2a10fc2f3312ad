import { expect, test } from 'vitest';
import { missingSignInFields, readSignInFields } from './sign-in-form.tsx';

const formOf = (entries: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return form;
};

test('all three are required', { tags: ['LOGIN-3'] }, () => {
  expect(missingSignInFields(readSignInFields(formOf({})))).toEqual(['userName', 'password', 'environment']);
  expect(
    missingSignInFields(
      readSignInFields(formOf({ userName: '  ', password: ' x ', environment: 'Elsewhere' })),
    ),
  ).toEqual(['userName', 'environment']);
});

test('a user name is trimmed, a password is not', () => {
  expect(
    readSignInFields(formOf({ userName: ' admin ', password: ' p ', environment: 'Production' })),
  ).toEqual({ userName: 'admin', password: ' p ', environment: 'Production' });
});
