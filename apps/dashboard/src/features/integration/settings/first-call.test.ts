import { createTransaction } from '@pasarela/contracts/payments/payment-operations';
import { expect, test } from 'vitest';
import { firstCall } from './first-call.ts';

test('the first call is one for a shell, with a body that the operation takes', () => {
  const caller = { origin: 'https://pasarela.example', identifier: 'key_1', password: 'secret' };
  const text = firstCall(caller);
  expect(text.split('\n').slice(0, 4)).toEqual([
    "curl 'https://pasarela.example/api/pay/createtransaction' \\",
    "  --user 'key_1:secret' \\",
    "  --header 'Content-Type: application/json' \\",
    "  --data '{",
  ]);
  const [, body = ''] = /--data '([^']+)'$/.exec(text) ?? [];
  const { path, body: schema } = createTransaction;
  expect(path).toBe('/pay/createtransaction');
  expect(schema?.safeParse(JSON.parse(body)).success).toBe(true);
});
