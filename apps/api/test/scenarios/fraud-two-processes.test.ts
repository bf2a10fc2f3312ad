import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInTo } from '../changes-load.ts';
import { paymentOf } from '../factories/payments-factory.ts';
import { createOperationCalls, demoKey } from '../operation-calls.ts';
import { prepareDatabase, preparedSecret } from '../prepared-database.ts';
import { createReceiver, type Receiver } from '../receivers.ts';
import { type RunningServer, startServer } from '../start-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'pasarela-fraud-'));
let receiver: Receiver;
const servers: RunningServer[] = [];
beforeAll(async () => {
  receiver = await createReceiver();
  await prepareDatabase(folder, receiver.url);
  const start = () => startServer(folder, { PASARELA_SECRET: preparedSecret });
  servers.push(...(await Promise.all([start(), start()])));
});
afterAll(async () => {
  for (const server of servers) server.signal('SIGKILL');
  await Promise.all(servers.map(({ ended }) => ended));
  await receiver.close();
  rmSync(folder, { recursive: true, force: true });
});

it('two servers count each other’s attempts, and know at once what the other was told', async () => {
  const calls = servers.map(({ url }) => createOperationCalls(supertest(url)));
  const [one, other] = calls;
  if (!one || !other) throw new Error('two servers are needed');
  const headers = await signInTo(servers[0]?.url ?? '');
  const set = (active: boolean) =>
    one.answered('updateVelocityRules', {
      body: { rules: [{ fieldRuleTypesId: 1, active, value: 11, timeRangeId: 1 }] },
      headers,
    });
  const Email = 'dos.servidores@example.com';
  const pay = async (by: typeof one) =>
    (await by.answered('createPayment', { body: paymentOf({ Email }), headers: demoKey })).data.responseCode;

  await set(true);
  const codes = await Promise.all(calls.flatMap((by) => Array.from({ length: 25 }, () => pay(by))));
  expect(codes.toSorted()).toEqual([...Array(11).fill('002'), ...Array(39).fill('007')]);
  await set(false);
  expect(await pay(other)).toBe('002');
  await one.answered('saveBlacklistEntry', { body: { fieldRulesId: 1, value: Email }, headers });
  expect(await pay(other)).toBe('003');
});
