import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createAddressGuard, type Resolved } from '#core/outbox/webhooks/address-guard.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf } from '../factories/accounts-factory.ts';
import { setAddresses } from '../factories/webhooks-factory.ts';
import { bearer } from '../operation-calls.ts';
import { createReceiver, type Receiver } from '../receivers.ts';

/** What each name leads to, one look-up after the other; the last answer stays. */
const names = new Map<string, (readonly string[])[]>();
const resolve = async (host: string): Promise<readonly Resolved[]> => {
  const answers = names.get(host);
  const addresses = (answers && answers.length > 1 ? answers.shift() : answers?.[0]) ?? [];
  if (addresses.length === 0) throw Object.assign(new Error(`${host} not found`), { code: 'ENOTFOUND' });
  return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
};

let app: TestApp;
let account: number;
let headers: Record<string, string>;
let receiver: Receiver;

beforeAll(async () => {
  app = await buildTestApp({
    scale: 0,
    addressGuard: createAddressGuard(false, resolve),
    deliverWithin: 1_000,
  });
  account = await accountIdOf(app, 1);
  headers = { ...bearer(await app.signIn('admin')), company: '1' };
  receiver = await createReceiver();
});
afterAll(async () => {
  await receiver.close();
  await app.close();
});
beforeEach(() => names.clear());

const save = (Value: string) =>
  app.calls.send('updateSetting', { body: { Property: 'Success', Value }, headers });
const refusedToSave = async (Value: string) => {
  const { errors } = await app.calls.refused('updateSetting', {
    body: { Property: 'Success', Value },
    headers,
  });
  return errors.map(({ field, code }) => `${field} ${code}`);
};
const deliver = async () => {
  const sent = { body: { Property: 'Success' }, headers };
  const { idWebhook } = (await app.calls.answered('sendWebhookSample', sent)).data;
  await app.deliverer.deliverDue();
  const { data } = await app.calls.answered('getWebhook', { params: { idWebhook }, headers });
  return [data.state, data.lastFailure];
};

it('says that it delivers to public networks alone', async () => {
  const { data } = await app.calls.answered('getSettings', { headers });
  expect(data.allowsPrivateAddresses).toBe(false);
});

it('refuses to save private addresses, and names that lead to them', async () => {
  names.set('rebound.example', [['127.0.0.1']]);
  names.set('mixed.example', [['8.8.8.8', 'fd00::1']]);
  for (const url of [receiver.url, 'http://localhost:3000/', 'http://0x7f.1/', 'http://[::1]/'])
    expect([url, await refusedToSave(url)]).toEqual([url, ['Value private_address']]);
  for (const host of ['rebound.example', 'mixed.example'])
    expect([host, await refusedToSave(`https://${host}/`)]).toEqual([host, ['Value private_address']]);
  names.set('tienda.example', [['8.8.8.8']]);
  for (const url of ['https://tienda.example/', 'https://not-yet.example/'])
    expect([url, (await save(url)).status]).toEqual([url, 200]);
});

it('refuses again when it connects, whatever was saved before', async () => {
  for (const url of [
    receiver.url,
    receiver.url.replace('127.0.0.1', 'localhost'),
    'http://[::ffff:127.0.0.1]/',
  ]) {
    await setAddresses(app, account, url);
    expect([url, await deliver()]).toEqual([url, ['waiting', 'private_address']]);
  }
  expect(receiver.arrived).toEqual([]);
});

it('is not led astray by a name that leads elsewhere once it is saved', async () => {
  const { port } = new URL(receiver.url);
  names.set('rebinding.example', [['8.8.8.8'], ['127.0.0.1']]);
  expect((await save(`http://rebinding.example:${port}/`)).status).toBe(200);
  expect(await deliver()).toEqual(['waiting', 'private_address']);
  expect(receiver.arrived).toEqual([]);
});

it('delivers to the own inbox all the same: it is no network', async () => {
  const { data } = await app.calls.answered('getSettings', { headers });
  expect((await save(data.urlInbox ?? '')).status).toBe(200);
  expect(await deliver()).toEqual(['delivered', null]);
  // Another account's inbox is an address like any other.
  const other = await app.calls.answered('getSettings', { headers: { ...headers, company: '2' } });
  expect(await refusedToSave(other.data.urlInbox ?? '')).toEqual(['Value private_address']);
});
