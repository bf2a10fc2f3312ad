import { expect, test } from 'vitest';
import { z } from 'zod';
import { limits } from '../limits/limits.ts';
import { linkProblems } from '../payment-links/payment-link-rules.ts';
import { ReturnUrlSchema } from '../payments/return-url.ts';
import { settingProblem } from '../settings/setting-properties.ts';
import { passwordProblem } from '../users/password-rules.ts';
import { isLongerThan } from './text-length.ts';
import { requiredText } from './text-schema.ts';

test('a character is a code point, as in the schemas', () => {
  for (const [text, max] of [
    ['', 0],
    ['ñandú', 5],
    ['ñandú', 4],
    ['😀😀😀', 3],
    ['😀😀😀', 2],
    ['a😀', 2],
    ['a😀', 1],
    ['👩‍👧', 3],
  ] as const)
    expect([text, max, isLongerThan(text, max)]).toEqual([
      text,
      max,
      !z.string().max(max).safeParse(text).success,
    ]);
});

test('a text that only its units make longer than the limit is searched for card numbers', () => {
  const text = `${'😀'.repeat(14)}4111111111111111`;
  expect([...text]).toHaveLength(limits.referenceLength);
  expect(requiredText(limits.referenceLength).safeParse(text).error?.issues).toMatchObject([
    { params: { code: 'card_number_in_text' } },
  ]);
});

test('a return URL is judged whatever its units', () => {
  const long = '😀'.repeat(limits.returnUrlLength / 2 + 1);
  expect(ReturnUrlSchema.safeParse(`javascript:alert(1)//${long}`).success).toBe(false);
});

test('the rules of links, settings and passwords count likewise', () => {
  const codes = (reference: string) =>
    linkProblems({ referenceNumber: reference, typeFrequency: 'isNone' }, '2026/11/20').filter(
      ({ field }) => field === 'referenceNumber',
    );
  expect(codes('😀'.repeat(limits.referenceLength))).toEqual([]);
  expect(codes('😀'.repeat(limits.referenceLength + 1))).toMatchObject([{ code: 'too_long' }]);
  expect(settingProblem('NotificationText', '😀'.repeat(600))).toBeUndefined();
  expect(settingProblem('NotificationText', '😀'.repeat(601))).toMatchObject({ code: 'too_long' });
  const { max } = limits.passwordLength;
  const password = [...'Lluvia 😀 verde 47 😀 en la ventana '.repeat(max)].slice(0, max).join('');
  expect(passwordProblem(password)).toBeUndefined();
  expect(passwordProblem(`${password}x`)).toMatchObject({ code: 'too_long' });
});
