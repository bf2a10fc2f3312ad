import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReceiver, type Receiver } from '../../test/receivers.ts';
import { CallRefused, createSandbox, type Sandbox } from './create-sandbox.ts';

let shop: Receiver;
let sandbox: Sandbox;
beforeAll(async () => {
  shop = await createReceiver();
  sandbox = await createSandbox({ webhooks: shop.url, clock: '2026-01-15T18:00:00Z' });
});
afterAll(async () => {
  await sandbox.close();
  await shop.close();
});

let number = 0;
const payment = (changes: object = {}) => {
  number += 1;
  return {
    ReferenceNumber: `PEDIDO-${number}`,
    Amount: 350.5,
    Currency: 'MXN' as const,
    FirstName: 'Ana',
    LastName: 'López',
    Email: 'ana@example.com',
    cardNumber: '4242424242424242',
    cardExpirationMonth: '12',
    cardExpirationYear: '2030',
    cvv: '123',
    ...changes,
  };
};

const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('pasarela-sandbox-'));

describe('a sandbox inside a process', () => {
  it('makes calls by their names, with path, query, body and headers', async () => {
    const order = payment();
    const paid = await sandbox.call('createPayment', order, { idempotencyKey: 'once' });
    expect(paid).toMatchObject({ responseCode: '002', referenceNumber: order.ReferenceNumber });
    const again = await sandbox.call('createPayment', order, { idempotencyKey: 'once' });
    expect(again.transactionNumber).toBe(paid.transactionNumber);
    const read = await sandbox.call('getResponse', { transactionNumber: paid.transactionNumber });
    expect(read.status).toBe('Accepted');
    const declined = await sandbox.call('createPayment', payment(), { scenario: 'insufficient_funds' });
    expect(declined.responseCode).toBe('003');
    const { content, contentType, fileName } = await sandbox.call('exportSnapshot');
    expect([contentType, fileName]).toEqual(['application/json', 'pasarela-snapshot.json']);
    expect(content.length).toBeGreaterThan(1_000);
  });

  it('throws what was refused, with its fields and its page', async () => {
    const refused = await sandbox
      .call('createPayment', payment({ Amount: -1 }))
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(CallRefused);
    expect(refused).toMatchObject({
      status: 422,
      code: 'invalid_fields',
      errors: [{ field: 'Amount', code: expect.any(String), message: expect.any(String) }],
      requestId: expect.stringMatching(/^req_/),
      docUrl: `${sandbox.url}/docs/errors/invalid_fields`,
    });
    const english = await sandbox
      .call('createPayment', payment({ other: 1 }), { language: 'en' })
      .catch((error: unknown) => error);
    expect(String(english)).toContain(
      'createPayment: 422 invalid_fields. Check the fields listed.\n  other: ',
    );
  });

  it('says that there is no such call', async () => {
    const call = sandbox.call as (name: string) => Promise<unknown>;
    for (const name of ['nope', '__proto__', 'toString'])
      await expect(call(name)).rejects.toThrow(
        `There is no call “${name}”. Calls are named as in ${sandbox.url}/api/openapi.json.`,
      );
  });

  it('says that it is closed, to calls after its end and to those that its end interrupts', async () => {
    const inner = await createSandbox();
    const waiting = inner.call('waitFor', { referenceNumber: 'NADA', seconds: 30 }).catch(String);
    await inner.snapshot('empty');
    await inner.close();
    const answers = [
      waiting,
      inner.call('createPayment', payment()),
      inner.reset(),
      inner.restore('empty'),
      inner.clock.now(),
      inner.webhooks.delivered({ reference: 'NADA' }),
    ].map((answer) => answer.catch(String));
    for (const said of await Promise.all(answers)) expect(said).toMatch(/: this sandbox is closed\. A call/);
  });

  it('closes at once although a call was given up', { timeout: 5_000 }, async () => {
    const inner = await createSandbox();
    await inner.call('createPayment', payment());
    const signal = AbortSignal.timeout(50);
    await expect(inner.call('createPayment', payment(), { scenario: 'slow_5s', signal })).rejects.toThrow();
    await inner.snapshot('paid');
    await inner.close();
  });

  it('names an option that a call does not have, and tells the page of an error in its language', async () => {
    const call = sandbox.call as (name: string, input: object, options: object) => Promise<unknown>;
    await expect(call('createPayment', payment(), { idempotenceKey: 'x' })).rejects.toThrow(
      'There is no option “idempotenceKey”. The options are: idempotencyKey, scenario, language, signal.',
    );
    await expect(call('listWebhooks', { idTransacton: 7 }, { language: 'en' })).rejects.toMatchObject({
      code: 'invalid_fields',
      docUrl: `${sandbox.url}/docs/en/errors/invalid_fields`,
    });
  });

  it('has a clock that begins where it was told to, and moves', async () => {
    const [before, paid] = [await sandbox.clock.now(), await sandbox.call('createPayment', payment())];
    expect(paid.paymentDate?.slice(0, 10)).toBe('2026-01-15');
    const after = await sandbox.clock.move({ days: 31 });
    expect(after.getTime() - before.getTime()).toBeGreaterThanOrEqual(31 * 86_400_000);
  });

  it('waits for webhooks, and shows what was delivered', async () => {
    const order = payment();
    await sandbox.call('createPayment', order);
    const [event, ...others] = await sandbox.webhooks.delivered({ reference: order.ReferenceNumber });
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      event: 'transaction.accepted',
      url: shop.url,
      payload: { data: { referenceNumber: order.ReferenceNumber } },
      statusCode: 204,
    });
    const arrived = shop.arrived.find(({ headers }) => headers['webhook-id'] === event?.id);
    expect(arrived?.headers['webhook-signature']).toBe(event?.headers['webhook-signature']);
  });

  it('waits for events that are yet to come, and for those of subscriptions', async () => {
    const order = payment({ PaymentProcess: { Subscription: { Frequency: 'Monthly' } } });
    const reference = order.ReferenceNumber;
    const created = sandbox.webhooks.delivered({ reference, event: 'subscription.created' });
    await sandbox.call('createPayment', order);
    expect((await created).map(({ event }) => event)).toEqual(['subscription.created']);
    const { idSubscription } = await sandbox.call('waitFor', { referenceNumber: reference });
    expect(await sandbox.webhooks.delivered({ idSubscription: idSubscription ?? 0 })).toHaveLength(2);
    await expect(
      sandbox.webhooks.delivered({ reference, event: 'transaction.refunded', seconds: 0 }),
    ).rejects.toMatchObject({ code: 'wait_over' });
  });

  it('returns to what it remembers, and to nothing', async () => {
    const { transactionNumber } = await sandbox.call('createPayment', payment());
    await sandbox.snapshot('paid');
    const standing = await sandbox.clock.now();
    await sandbox.clock.move({ days: 3 });
    await sandbox.call('payRefund', { transactionCode: transactionNumber, amount: 350.5 });
    await sandbox.restore('paid');
    expect((await sandbox.clock.now()).getTime() - standing.getTime()).toBeLessThan(60_000);
    expect((await sandbox.call('getResponse', { transactionNumber })).status).toBe('Accepted');
    await expect(sandbox.restore('unpaid')).rejects.toThrow('there is no snapshot “unpaid”');
    await sandbox.reset();
    expect((await sandbox.call('getSandboxContents')).transactions).toBe(0);
  });
});

describe('sandboxes side by side', () => {
  it('see nothing of each other, and leave nothing behind', async () => {
    const before = folders();
    const eight = await Promise.all(
      Array.from({ length: 8 }, (_, index) => createSandbox({ name: `Tienda ${index}` })),
    );
    const order = payment();
    const paid = await Promise.all(eight.map(({ call }) => call('createPayment', order)));
    expect(new Set(paid.map(({ responseCode }) => responseCode))).toEqual(new Set(['002']));
    expect(
      await Promise.all(eight.map(async ({ call }) => (await call('getSandboxContents')).transactions)),
    ).toEqual(Array.from({ length: 8 }, () => 1));
    expect(folders()).toHaveLength(before.length + 8);
    await Promise.all(eight.map((one) => one.close()));
    await eight[0]?.close();
    expect(folders()).toEqual(before);
  });

  it('end with the block that they were made in', async () => {
    const before = folders();
    {
      await using inner = await createSandbox();
      await inner.call('createPayment', payment());
    }
    expect(folders()).toEqual(before);
  });

  it.each([
    [{ webhook: 'http://127.0.0.1:4000' }, 'webhook: There is no such property.'],
    [
      { webhooks: 'javascript:1' },
      'webhooks: It must be an http or https URL, without spaces, a username or a password.',
    ],
    [{ webhooks: '' }, 'webhooks: It is required.'],
    [{ webhooks: 5 }, 'webhooks: It must be a text.'],
    [{ webhookSecret: 'x' }, 'webhookSecret: It must be whsec_ followed by 24 to 64 bytes in base64.'],
    [{ name: '' }, 'name: It is required.'],
    [{ name: 7 }, 'name: It must be a text.'],
    [{ language: 'fr' }, 'language: It must be one of: es, en.'],
    [{ pages: 'yes' }, 'pages: It must be true or false.'],
    [{ port: -1 }, 'port: It must be 0 or more.'],
    [{ port: 'abc' }, 'port: It must be a number.'],
    [{ clock: 'tomorrow' }, 'clock: It must be a Date or an instant such as 2026-11-20T18:30:00Z.'],
    [{ clock: new Date(Number.NaN) }, 'clock: It must be a Date or an instant such as 2026-11-20T18:30:00Z.'],
    [{ clock: '9999-12-31T00:00:00Z' }, 'clock: It goes 3660 days ahead at most.'],
    [null, 'the options: It must be an object.'],
    ['str', 'the options: It must be an object.'],
  ])('refuse the options %o by name, before anything is made', async (options, problem) => {
    const before = folders();
    const refused = await createSandbox(options as object).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(TypeError);
    expect(String(refused)).toContain(`The options of createSandbox are not valid.\n  ${problem}`);
    expect(folders()).toEqual(before);
  });

  it('name every wrong option at once, and those that there are', async () => {
    await expect(createSandbox({ webhook: 'x', port: 1.5, language: 'fr' } as object)).rejects.toThrow(
      /^The options of createSandbox are not valid\.\n {2}language: .*\n {2}port: It must be a whole number\.\n {2}webhook: .*\n {2}The options are: webhooks, /,
    );
  });

  it('leave nothing behind where they cannot start', async () => {
    const before = folders();
    const port = Number(new URL(sandbox.url).port);
    await expect(createSandbox({ port })).rejects.toThrow(`Port ${port} of 127.0.0.1 is taken.`);
    expect(folders()).toEqual(before);
  });
});
