import { expect, test } from 'vitest';
import { lastAnswered, lastAnswerText } from './last-answer.ts';

test('an answer is its status, and what failed where that does not say it', () => {
  expect(lastAnswerText({ lastStatusCode: null, lastFailure: null }, 'es')).toBeNull();
  expect(lastAnswerText({ lastStatusCode: 200, lastFailure: null }, 'es')).toBe('HTTP 200');
  expect(lastAnswerText({ lastStatusCode: 500, lastFailure: 'status' }, 'en')).toBe('HTTP 500');
  expect(lastAnswerText({ lastStatusCode: null, lastFailure: 'timeout' }, 'en')).toMatch(/^[A-Z]/);
});

const sent = {
  destination: 'Success',
  url: 'https://tienda.example/ok',
  lastStatusCode: 200,
  lastFailure: null,
} as const;
const address = { destination: sent.destination, url: sent.url };

test('the last answer of an address is the newest of its own', () => {
  const waiting = { ...sent, id: 4, lastStatusCode: null };
  const elsewhere = { ...sent, id: 3, url: 'https://otra.example' };
  const ofErrors = { ...sent, id: 2, destination: 'Error' } as const;
  const failed = { ...sent, id: 1, lastStatusCode: null, lastFailure: 'timeout' } as const;
  expect(lastAnswered([waiting, elsewhere, ofErrors, failed, { ...sent, id: 0 }], address)).toBe(failed);
  expect(lastAnswered([waiting, elsewhere, ofErrors], address)).toBeUndefined();
});
