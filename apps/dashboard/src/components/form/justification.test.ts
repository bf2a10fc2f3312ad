import { expect, test } from 'vitest';
import { isJustification, justificationOf, remainingCharacters } from '#components/form/justification.tsx';

test('a reason is sent without blanks round it, in one line', () => {
  expect(justificationOf('  Se agotó.\n Avisamos al cliente. \n')).toBe('Se agotó. Avisamos al cliente.');
  expect(justificationOf('')).toBe('');
});

test.each([
  ['', false, 250],
  ['abcd', false, 246],
  ['   abcd   ', false, 246],
  ['abcde', true, 245],
  [' a\nb  c ', true, 244],
  ['x'.repeat(250), true, 0],
  [`  ${'x'.repeat(250)}  `, true, 0],
  ['x'.repeat(251), false, -1],
])('%j: %s, %i left', { tags: ['PORTAL-44'] }, (text, isTaken, left) => {
  expect(isJustification(text)).toBe(isTaken);
  expect(remainingCharacters(text)).toBe(left);
});
