import type { Operation } from '@pasarela/contracts/http/define-operation';
import { limits } from '@pasarela/contracts/limits/limits';
import { type OperationName, operations } from '@pasarela/contracts/operations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { sql } from '#database/sql.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf } from '../factories/accounts-factory.ts';
import { paymentOf } from '../factories/payments-factory.ts';
import { setAddresses } from '../factories/webhooks-factory.ts';
import { bearer, demoKey } from '../operation-calls.ts';

type Query = Readonly<Record<string, string | number>>;

/** The columns that a list can be ordered by; none where it is no list that can be. */
const sortsOf = ({ query, answerKind }: Operation): readonly string[] => {
  const sortBy = answerKind === 'envelope' && query ? query.shape.sortBy : undefined;
  const choices = sortBy instanceof z.ZodOptional ? sortBy.unwrap() : undefined;
  return choices instanceof z.ZodEnum ? choices.options.map(String) : [];
};

const lists = (Object.keys(operations) as OperationName[]).flatMap((name) =>
  sortsOf(operations[name]).map((sortBy) => ({ name, sortBy })),
);

let app: TestApp;
let headers: Record<string, string>;
/** What a list needs besides its order. */
let filters: Partial<Record<OperationName, Query>>;

beforeAll(async () => {
  app = await buildTestApp();
  const account = await accountIdOf(app, 1);
  headers = { ...bearer(await app.signIn('admin')), company: '1' };
  await setAddresses(app, account);
  for (let made = 0; made < 3; made += 1) {
    await app.calls.answered('createPayment', { body: paymentOf(), headers: demoKey });
    app.time.now += 1_000;
  }
  await app.deliverer.deliverDue();
  const [charged] = await app.database.read.all<{ id: number }>(sql`
    select subscription_id as id from transactions where account_id = ${account} and subscription_id is not null
    group by subscription_id order by count(*) desc limit 1`);
  filters = {
    listChargebacks: { idStatus: 17, statusChargeBack: '2,17,18' },
    listSubscriptions: { status: 'active' },
    listSubscriptionPayments: { idSubscription: charged?.id ?? 0 },
  };
});
afterAll(() => app.close());

/** Every row of a list, page by page, as they were answered. */
const rowsOf = async (name: OperationName, query: Query): Promise<readonly string[]> => {
  const { query: schema }: Operation = operations[name];
  const [page, rows] = schema && 'page' in schema.shape ? ['page', 'rows'] : ['pageNumber', 'rowsOfPage'];
  const found: string[] = [];
  for (let number = 1; ; number += 1) {
    const asked = { ...filters[name], ...query, [page]: number, [rows]: limits.maxRowsOfPage };
    const { data } = await app.calls.answered(name, { query: asked, headers });
    if (!Array.isArray(data)) throw new Error(`${name} is no list`);
    found.push(...data.map((row) => JSON.stringify(row)));
    if (data.length < limits.maxRowsOfPage) return found;
  }
};

it('is a table of lists', () => {
  expect(lists.length).toBeGreaterThan(10);
});

it.each(lists)(
  '$name is put in the order of $sortBy: one way is the other read backwards',
  async ({ name, sortBy }) => {
    const ascending = await rowsOf(name, { sortBy, sortDirection: 'asc' });
    const descending = await rowsOf(name, { sortBy, sortDirection: 'desc' });
    const own = await rowsOf(name, {});
    expect(ascending.length).toBeGreaterThan(1);
    expect(new Set(ascending).size).toBe(ascending.length);
    expect(descending).toEqual(ascending.toReversed());
    expect(own.toSorted()).toEqual(ascending.toSorted());
  },
);
