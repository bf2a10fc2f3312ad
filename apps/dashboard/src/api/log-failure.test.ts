import { expect, test } from 'vitest';
import { CallError } from './call-error.ts';
import { failureText } from './log-failure.ts';

test('a failed call is logged with its code and its request', { tags: ['PORTAL-38'] }, () => {
  const refusal = { status: 503, code: 'service_unavailable', message: 'The service is not available' };
  expect(failureText('transactions', new CallError({ ...refusal, requestId: 'req_1' }))).toBe(
    'transactions: The service is not available (service_unavailable, req_1)',
  );
  expect(failureText('transactions', new CallError(refusal))).toBe(
    'transactions: The service is not available (service_unavailable)',
  );
  expect(failureText('role', new Error('no'))).toBe('role: no');
});
