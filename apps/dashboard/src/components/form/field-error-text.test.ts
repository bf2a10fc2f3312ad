import { expect, test } from 'vitest';
import { fieldErrorText } from '#components/form/field-error-text.ts';

test("a field's error has the contract's words, filled in", () => {
  expect(fieldErrorText('too_long', 'en', { maximum: 600 })).toBe('It must have at most 600 characters.');
  expect(fieldErrorText('too_big', 'es', { maximum: 1_000_000 })).toBe('Debe ser 1,000,000 o menos.');
  expect(fieldErrorText('too_big', 'en', { maximum: 9_999.5 })).toBe('It must be 9,999.5 or less.');
  expect(fieldErrorText('too_long', 'en')).toBe('It must have at most {maximum} characters.');
});

test('what is missing has the specified words, and a day the form of the screens', () => {
  expect(fieldErrorText('required', 'es')).toBe('Este campo es obligatorio');
  expect(fieldErrorText('required', 'en')).toBe('This field is required');
  const tooLate = { maximum: '8999/12/31' };
  expect(fieldErrorText('too_big', 'es', tooLate)).toBe('Debe ser el 31/12/8999 a más tardar.');
  expect(fieldErrorText('too_big', 'en', tooLate)).toBe('It must be 31/12/8999 at the latest.');
});
