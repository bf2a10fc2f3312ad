import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInTo } from '../changes-load.ts';
import { orderOf } from '../factories/payments-factory.ts';
import { demoKey } from '../operation-calls.ts';
import { prepareDatabase, preparedSecret } from '../prepared-database.ts';
import { apiFolder, type RunningServer, startServer } from '../start-server.ts';

// The types of this process know five methods: the calls are made as a merchant's program makes them.
const folder = mkdtempSync(join(tmpdir(), 'pasarela-sixth-'));
const register = new URL('../sixth-payment-method/register.ts', import.meta.url);
let server: RunningServer;
beforeAll(async () => {
  await prepareDatabase(folder, 'http://127.0.0.1:9/');
  const environment = { PASARELA_SECRET: preparedSecret, NODE_OPTIONS: `--import=${register}` };
  server = await startServer(folder, environment, apiFolder);
});
afterAll(async () => {
  server.signal('SIGKILL');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

const call = async (path: string, headers: Record<string, string>, body?: object) => {
  const response = await fetch(`${server.url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: await response.json() };
};
const sixth = (Amount: number) => ({ ...orderOf({ Amount }), IdPaymentMethod: 21 });

it('works from the API to the voucher, with its fee and its limit, once it is entered in the contract', async () => {
  const made = await call('/pay/create', demoKey, sixth(1_000));
  expect(made.body).toMatchObject({
    responseCode: '005',
    idPaymentMethod: 21,
    cashReference: expect.stringMatching(/^\d{12}$/),
  });
  const { transactionNumber, url, cashReference } = made.body;
  const token = url.slice(url.lastIndexOf('/') + 1);
  expect((await call(`/checkout/${token}`, {})).body.data).toMatchObject({
    state: 'voucher',
    idPaymentMethod: 21,
    voucher: { reference: cashReference },
  });

  // 1,000.00: 1 % + 5.00 = 15.00, IVA 2.40.
  const headers = await signInTo(server.url);
  await call(`/transaction/simulatecashpayment/${transactionNumber}`, headers, {});
  expect((await call(`/transaction/detail/${transactionNumber}`, headers)).body.data).toMatchObject({
    statusId: 2,
    paymentMethod: 'Farmacia',
    companyCommission: 15,
    commission: 17.4,
    canRefund: false,
  });
});

it('is what a payer can choose last, up to its limit', async () => {
  const choices = async (Amount: number): Promise<readonly number[]> => {
    const opened = await call('/pay/createtransaction', demoKey, orderOf({ Amount }));
    const token = opened.body.url.slice(opened.body.url.lastIndexOf('/') + 1);
    return (await call(`/checkout/${token}`, {})).body.data.methods;
  };
  expect(await choices(5_000)).toEqual([8, 5, 11, 13, 21]);
  expect(await choices(5_000.01)).toEqual([8, 5, 11, 13]);
  expect(await call('/pay/create', demoKey, sixth(5_000.01))).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'Amount' }] },
  });
});
