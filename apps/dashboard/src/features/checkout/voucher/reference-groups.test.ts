import { expect, test } from 'vitest';
import { groupReference } from '#features/checkout/voucher/reference-groups.ts';

test.each([
  ['1234567890123456', '1234 5678 9012 3456'],
  ['12345678901234', '1234 5678 9012 34'],
])('%s is read %s', (digits, read) => {
  expect(groupReference(digits)).toBe(read);
});
