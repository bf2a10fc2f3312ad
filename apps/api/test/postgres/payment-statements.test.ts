import { afterAll, beforeAll, expect, it } from 'vitest';
import { findKey } from '#core/access/access-repository.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { paymentOf } from '../factories/payments-factory.ts';
import { demoKey } from '../operation-calls.ts';
import { noteStatements } from '../test-database.ts';

let app: TestApp;
const statements = noteStatements();

beforeAll(async () => {
  app = await buildTestApp({ scale: 0 });
});
afterAll(() => app.close());

const pay = (): Promise<unknown> =>
  app.calls.answered('createPayment', { body: paymentOf(), headers: demoKey });

it('makes a payment with prepared statements alone: planning one costs more than most of them', async () => {
  await pay();
  statements.clear();
  await pay();
  expect(statements.texts().filter((text) => text.includes('from api_keys'))).toHaveLength(1);
  expect(statements.unprepared()).toEqual([]);
});

it('reads the keys of calls that come together in one statement', async () => {
  statements.clear();
  const keys = await Promise.all([1, 2].map((id) => findKey(app.database.read, id, id)));
  expect(keys.map((key) => key?.id)).toEqual([1, undefined]);
  expect(statements.texts().filter((text) => text.includes('from api_keys'))).toHaveLength(1);
});
