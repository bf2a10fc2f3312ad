import type { Operation } from '@pasarela/contracts/http/define-operation';
import { type OperationName, operations } from '@pasarela/contracts/operations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { paymentOf } from '../factories/payments-factory.ts';
import { bearer, demoKey } from '../operation-calls.ts';

// PostgreSQL keeps no text with this character: on either engine it is the caller's mistake, said at its field.
type Problem = { readonly field: string; readonly code: string };

let app: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp({ scale: 0.02 });
  headers = { ...bearer(await app.signIn('admin')), company: '1' };
});
afterAll(() => app.close());

const asked = Object.entries<Operation>(operations).flatMap(([name, { method, access, query, examples }]) =>
  method === 'GET' && access.kind === 'role' && query
    ? Object.keys(query.shape).map((field) => ({
        name: name as OperationName,
        field,
        params: examples[0]?.params,
      }))
    : [],
);

it('is refused in every filter of every list', async () => {
  expect(asked.length).toBeGreaterThan(60);
  for (const { name, field, params } of asked) {
    const { status, body } = await app.calls.send(name, { params, query: { [field]: 'a\u0000' }, headers });
    expect([name, field, status, body.errors.map(({ field: named }: Problem) => named)]).toEqual([
      name,
      field,
      422,
      expect.arrayContaining([field]),
    ]);
  }
});

it('is refused in a payment, wherever it stands', async () => {
  for (const [field, body] of [
    ['Description', paymentOf({ Description: 'a\u0000b' })],
    // It would show what stands behind it reversed.
    ['FirstName', paymentOf({ FirstName: '\u202elive' })],
    [
      'OrderInformation.Products.0.Name',
      { ...paymentOf(), OrderInformation: { Products: [{ Name: '\u0000' }] } },
    ],
  ] as const) {
    const { status, body: answer } = await app.calls.send('createPayment', { body, headers: demoKey });
    expect([field, status, answer.errors.map((error: Problem) => [error.field, error.code])]).toEqual([
      field,
      422,
      expect.arrayContaining([[field, 'invalid_text']]),
    ]);
  }
});
