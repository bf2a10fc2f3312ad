import type { OpenPayment } from '@pasarela/contracts/payment-links/link-replacement-schema';
import { linkFields, type TypedLink } from '@pasarela/contracts/payment-links/payment-link-fields';
import { expect, test } from 'vitest';
import { isOfAnother } from '#features/payment-links/open-payments.ts';
import { referencesOf, replacementsOf, withAnswer } from './line-replacements.ts';

const nothing = Object.fromEntries(linkFields.map((field) => [field, ''])) as TypedLink;
const line = (key: number, referenceNumber: string) => ({ key, typed: { ...nothing, referenceNumber } });
const open = (idTransaction: number, referenceNumber: string): OpenPayment => ({
  idTransaction,
  referenceNumber,
  email: 'luis.ruiz@example.com',
  amount: 120,
  currency: 'MXN',
  kind: 'link',
});

test('each reference is asked for once, as it is kept; what no link can have is not', () => {
  const lines = [
    line(1, ' A '),
    line(2, 'A'),
    line(3, 'a'),
    line(4, ''),
    line(5, ' '),
    line(6, 'x'.repeat(31)),
  ];
  expect(referencesOf(lines)).toEqual(['A', 'a']);
});

test('a line shows what it would replace, and nothing once that is gone', () => {
  const lines = [line(1, 'A'), line(2, 'B'), line(3, ' A ')];
  const known = withAnswer(new Map(), ['A', 'B'], [open(7, 'A'), open(8, 'A')]);
  expect(
    [...replacementsOf(lines, known)].map(([key, found]) => [key, found.map((one) => one.idTransaction)]),
  ).toEqual([
    [1, [7, 8]],
    [3, [7, 8]],
  ]);
  expect(replacementsOf(lines, withAnswer(known, ['A'], [])).size).toBe(0);
});

test.each([
  ['luis.ruiz@example.com', false],
  [' Luis.Ruiz@Example.com ', false],
  ['ana@example.com', true],
])('a payment of luis.ruiz@example.com is another customer’s than %s: %s', (email, expected) => {
  expect(isOfAnother(open(7, 'A'), email)).toBe(expected);
});
