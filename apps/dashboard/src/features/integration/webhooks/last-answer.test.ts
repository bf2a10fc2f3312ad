import { webhookFailures } from '@pasarela/contracts/webhooks/webhook-states';
import { expect, test } from 'vitest';
import { lastAnswerText, lastSentTo } from './last-answer.ts';

test('an answer is its status, and what failed where that does not say it', () => {
  expect(lastAnswerText({ lastStatusCode: null, lastFailure: null }, 'es')).toBeNull();
  expect(lastAnswerText({ lastStatusCode: 200, lastFailure: null }, 'es')).toBe('HTTP 200');
  expect(lastAnswerText({ lastStatusCode: 500, lastFailure: 'status' }, 'en')).toBe('HTTP 500');
  expect(lastAnswerText({ lastStatusCode: null, lastFailure: 'timeout' }, 'en')).toBe(
    webhookFailures.timeout.en,
  );
});

const [before, now] = ['2026-11-20T18:00:00.000Z', '2026-11-20T18:00:01.000Z'];
const url = 'https://tienda.example/ok';
const address = { destination: 'Success', url } as const;
const sent = { destination: 'Success', lastUrl: url, lastAttemptAt: before } as const;

test('what an address was sent last, whenever it was written', () => {
  const again = { ...sent, id: 1, lastAttemptAt: now };
  const others = [
    { ...sent, id: 5, lastUrl: null, lastAttemptAt: null },
    // It failed at the address that was there before, and waits for this one.
    { ...sent, id: 4, lastUrl: 'https://otra.example', lastAttemptAt: now },
    { ...sent, id: 3, destination: 'Error', lastAttemptAt: now },
  ] as const;
  expect(lastSentTo([...others, { ...sent, id: 2 }, again], address)).toBe(again);
  expect(lastSentTo(others, address)).toBeUndefined();
});
