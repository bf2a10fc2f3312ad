import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operations } from '@pasarela/contracts/operations';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '#database/database.ts';
import { DatabaseUnavailable } from '#database/database-errors.ts';
import { openDatabase } from '#database/engine/open-database.ts';
import { sql } from '#database/sql.ts';
import type { RequestLogRow } from '#generated/stored-tables.ts';
import { insertBusiness } from '#seed/demo-repository.ts';
import type { RecordedCall } from './recorded-call.ts';
import { createRequestRecorder } from './request-recorder.ts';

const folder = mkdtempSync(join(tmpdir(), 'pasarela-recorder-'));
let database: Database;
beforeAll(async () => {
  database = await openDatabase(`file:${join(folder, 'recorder.db')}`);
  const business = { name: 'Tienda', businessActivity: '', paymentType: '', taxId: '' };
  await database.unit({ outside: 'installation' }, (unit) => insertBusiness(unit, business, new Date(0)));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

type Problem = { readonly lost: number; readonly err?: unknown };
let problems: Problem[];
beforeEach(async () => {
  problems = [];
  await database.unit({ outside: 'installation' }, (unit) => unit.run(sql`delete from request_logs`));
});

const recorderWith = (unit: Database['unit']) =>
  createRequestRecorder({ database: { ...database, unit } }, (problem) => problems.push(problem));
const kept = () => database.read.all<RequestLogRow>(sql`select * from request_logs order by id`);

const call = (requestId: string, changes: Partial<RecordedCall> = {}): RecordedCall => ({
  operation: operations.createPayment,
  requestId,
  caller: {
    apiKey: { identifier: 'key' },
    account: { id: 1, businessId: 1, environment: 'Sandbox', clockOffset: 0 },
  },
  params: {},
  body: { ReferenceNumber: 'A-1' },
  idempotencyKey: undefined,
  httpStatus: 200,
  answer: { responseCode: '002', transactionNumber: '7', referenceNumber: 'A-1' },
  replayed: false,
  milliseconds: 1.4,
  receivedAt: 1_795_000_000_000,
  ...changes,
});

it('writes what has gathered together, in the order in which it was answered', async () => {
  let units = 0;
  const recorder = recorderWith((scope, work) => {
    units += 1;
    return database.unit(scope, work);
  });
  for (const name of ['first', 'second', 'third']) recorder.record(call(name));
  await recorder.flush();
  expect((await kept()).map(({ requestId }) => requestId)).toEqual(['first', 'second', 'third']);
  expect([units, problems]).toEqual([1, []]);
});

it('tells of a write that fails, and goes on with the next', async () => {
  let broken = true;
  const recorder = recorderWith((scope, work) =>
    broken ? Promise.reject(new DatabaseUnavailable('the disk is full')) : database.unit(scope, work),
  );
  recorder.record(call('lost'));
  await recorder.flush();
  broken = false;
  recorder.record(call('kept'));
  await recorder.flush();
  expect(problems).toMatchObject([{ lost: 1, err: { message: 'the disk is full' } }]);
  expect((await kept()).map(({ requestId }) => requestId)).toEqual(['kept']);
});

it('takes a call whose account is found out later, and none whose is not', async () => {
  const recorder = recorderWith(database.unit);
  recorder.recordOnceKnown(Promise.resolve(call('known')));
  recorder.recordOnceKnown(Promise.resolve(undefined));
  recorder.recordOnceKnown(Promise.reject(new Error('unreadable')));
  await recorder.flush();
  expect((await kept()).map(({ requestId }) => requestId)).toEqual(['known']);
  expect(problems).toMatchObject([{ lost: 1 }]);
});

it('keeps only so much in memory while nothing can be written', async () => {
  const held = Promise.withResolvers<void>();
  const recorder = recorderWith(async (scope, work) => {
    await held.promise;
    return database.unit(scope, work);
  });
  for (let number = 0; number < 20_010; number += 1) recorder.record(call(String(number)));
  expect(problems).toHaveLength(10);
  held.resolve();
  await recorder.flush();
  expect(await kept()).toHaveLength(20_000);
});

it('is not disturbed by a call that it cannot read', async () => {
  const recorder = recorderWith(database.unit);
  const unreadable = new Proxy({}, { ownKeys: () => Reflect.ownKeys(JSON.parse('{')) });
  recorder.record(call('unreadable', { body: unreadable }));
  recorder.record(call('readable'));
  await recorder.flush();
  expect((await kept()).map(({ requestId }) => requestId)).toEqual(['readable']);
  expect(problems).toMatchObject([{ lost: 1 }]);
});

it('drops quietly what happened in an account that is gone', async () => {
  const recorder = recorderWith(database.unit);
  const account = { id: 99, businessId: 99, environment: 'Sandbox', clockOffset: 0 } as const;
  recorder.record(call('gone', { caller: { apiKey: { identifier: 'key' }, account } }));
  recorder.record(call('there'));
  await recorder.flush();
  expect((await kept()).map(({ requestId }) => requestId)).toEqual(['there']);
  expect(problems).toEqual([]);
});
