import { testCards } from '@pasarela/contracts/test-cards/test-cards';
import { expect, test } from 'vitest';
import { cardDraftProblems, codeDigitsOf, isCompleteNumber } from '#features/checkout/card/card-draft.ts';

const visa = { number: '4242424242424242', expiry: '12/30', code: '123' };
const amex = { number: '378282246310005', expiry: '01/26', code: '1234' };

test('a card of each brand is complete with its own digits and code', () => {
  expect(cardDraftProblems(visa)).toEqual({});
  expect(cardDraftProblems(amex)).toEqual({});
  expect(cardDraftProblems({ ...visa, number: '5105105105105100' })).toEqual({});
});

test.each(testCards)('the test card $number can be sent', ({ number, expiry }) => {
  const written = expiry ? `${expiry.month}/${expiry.year.slice(2)}` : '12/30';
  expect(cardDraftProblems({ number, expiry: written, code: '1234'.slice(0, codeDigitsOf(number)) })).toEqual(
    {},
  );
});

test('nothing filled in: every field is required', () => {
  expect(cardDraftProblems({ number: '', expiry: '', code: '' })).toEqual({
    number: 'numberRequired',
    expiry: 'expiryRequired',
    code: 'codeRequired',
  });
});

test.each([
  ['4242', 'numberIncomplete'],
  ['424242424242424', 'numberIncomplete'],
  ['4242424242424241', 'numberInvalid'],
  ['6', 'numberIncomplete'],
  ['6011111111111117', 'brandUnknown'],
  ['222100', 'numberIncomplete'],
  ['222000', 'brandUnknown'],
])('the number %s is %s', (number, problem) => {
  expect(cardDraftProblems({ ...visa, number })).toEqual({ number: problem });
});

test.each([
  ['12', 'expiryIncomplete'],
  ['12/3', 'expiryIncomplete'],
  ['13/30', 'monthInvalid'],
  ['00/30', 'monthInvalid'],
])('the expiry %s is %s', (expiry, problem) => {
  expect(cardDraftProblems({ ...visa, expiry })).toEqual({ expiry: problem });
});

test("a code has the length of its brand's, and one of both while the brand is not known", () => {
  expect(cardDraftProblems({ ...visa, code: '12' })).toEqual({ code: 'codeIncomplete' });
  expect(cardDraftProblems({ ...visa, code: '1234' })).toEqual({ code: 'codeIncomplete' });
  expect(cardDraftProblems({ ...amex, code: '123' })).toEqual({ code: 'codeIncomplete' });
  expect(cardDraftProblems({ ...visa, number: '', code: '123' })).toEqual({ number: 'numberRequired' });
  expect([codeDigitsOf(''), codeDigitsOf('4'), codeDigitsOf('37')]).toEqual([4, 3, 4]);
});

test('a number is complete when its brand has no room for more', () => {
  expect(isCompleteNumber('4242424242424241')).toBe(true);
  expect(isCompleteNumber('378282246310005')).toBe(true);
  expect(isCompleteNumber('37828224631000')).toBe(false);
  expect(isCompleteNumber('6011111111111117')).toBe(false);
});
