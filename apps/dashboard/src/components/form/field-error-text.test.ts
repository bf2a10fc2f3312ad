import { expect, test } from 'vitest';
import { fieldErrorText } from '#components/form/field-error-text.ts';

test("a field's error has the contract's words, filled in", () => {
  expect(fieldErrorText('required', 'es')).toBe('Es obligatorio.');
  expect(fieldErrorText('too_long', 'en', { maximum: 600 })).toBe('It must have at most 600 characters.');
  expect(fieldErrorText('too_big', 'es', { maximum: 1_000_000 })).toBe('Debe ser 1,000,000 o menos.');
  expect(fieldErrorText('too_big', 'en', { maximum: 9_999.5 })).toBe('It must be 9,999.5 or less.');
  expect(fieldErrorText('too_long', 'en')).toBe('It must have at most {maximum} characters.');
});
