import { day } from '@pasarela/contracts/dates/dates';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEmailDeliverer } from '#core/outbox/emails/email-deliverer.ts';
import { createSmtpSender } from '#core/outbox/emails/smtp-sender.ts';
import { createHousekeeping } from '#features/system/housekeeping-service.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf } from '../factories/accounts-factory.ts';
import { createEmail } from '../factories/emails-factory.ts';
import { newReference, orderOf, paymentOf } from '../factories/payments-factory.ts';
import { createMailServer, type MailServer } from '../mail-server.ts';
import { bearer, demoKey, ollinKey } from '../operation-calls.ts';
import { rowOf, rowsOf } from '../table-rows.ts';

let app: TestApp;
let headers: Record<string, string>;
let account: number;
beforeAll(async () => {
  app = await buildTestApp({ scale: 0 });
  account = await accountIdOf(app, 1);
});
beforeEach(async () => {
  headers = { ...bearer(await app.signIn('desarrollador')), company: '1' };
});
afterAll(() => app.close());

const set = (Property: string, Value: string) =>
  app.calls.answered('updateSetting', { body: { Property, Value }, headers });
const outbox = async (query: Record<string, unknown> = {}) =>
  (await app.calls.answered('listEmails', { query: { rowsOfPage: 100, ...query }, headers })).data;
const read = async (idEmail: number) =>
  (await app.calls.answered('getEmail', { params: { idEmail }, headers })).data;
const pay = async (changes: Parameters<typeof paymentOf>[0] = {}, key = demoKey) =>
  Number(
    (await app.calls.answered('createPayment', { body: paymentOf(changes), headers: key })).data
      .transactionNumber,
  );
const newest = async () => {
  const [row] = await outbox();
  if (!row) throw new Error('nothing was written');
  return read(row.idEmail);
};

describe('a payment', () => {
  it('is told to the addresses of the settings, with the payment', async () => {
    await set('NotificationEmail', 'caja@example.com; ventas@example.com');
    const idTransaction = await pay({ ReferenceNumber: 'PEDIDO-77' });
    const mail = await newest();
    expect(mail).toMatchObject({
      kind: 'paymentReceived',
      to: ['caja@example.com', 'ventas@example.com'],
      subject: 'Pago recibido: $350.50 MXN · PEDIDO-77',
      idTransaction,
      state: 'kept',
      attempts: 0,
      nextAttemptAt: null,
      failure: null,
      reply: null,
      sentAt: null,
      canSend: false,
    });
    // Spanish first, the same in English below it.
    for (const part of [mail.text, mail.html]) {
      expect(part.indexOf('Recibiste un pago de $350.50 MXN')).toBeGreaterThan(-1);
      expect(part.indexOf('You received a payment of $350.50 MXN')).toBeGreaterThan(
        part.indexOf('Recibiste un pago'),
      );
      expect(part).toContain('Ana López');
      expect(part).toContain('Tarjeta de crédito');
      expect(part).toContain(`${app.url}/transaction-detail?id=${idTransaction}`);
      // The card is nobody's business here.
      expect(part).not.toMatch(/(?<!\d)4242(?!\d)/);
    }
  });

  it('that fails is no news, nor is one that is captured later before it is', async () => {
    await set('NotificationEmail', 'caja@example.com');
    const before = (await outbox()).length;
    await pay({ cardNumber: '4000000000000002' });
    const held = await pay({ PaymentProcess: { IsTwoStepPay: true } });
    expect(await outbox()).toHaveLength(before);
    await app.calls.answered('payCapture', {
      body: { TransactionNumber: String(held), Amount: 100 },
      headers: demoKey,
    });
    expect((await outbox()).length).toBe(before + 1);
    expect(await newest()).toMatchObject({
      subject: expect.stringContaining('$100.00 MXN'),
      idTransaction: held,
    });
  });

  it('is told to nobody where the settings name nobody', async () => {
    const told = async () =>
      (
        await app.calls.answered('listEmails', {
          query: { kind: 'paymentReceived' },
          headers: { ...headers, company: '2' },
        })
      ).data;
    await pay({}, ollinKey);
    expect(await told()).toEqual([]);
  });

  it('of the list is found by its transaction, its kind and its state', async () => {
    const idTransaction = await pay();
    expect(await outbox({ idTransaction })).toMatchObject([{ idTransaction, maxRows: 1, maxPages: 1 }]);
    for (const kind of ['paymentReceived', 'cardReplacement'])
      for (const row of await outbox({ kind })) expect(row.kind).toBe(kind);
    expect(await outbox({ state: 'sent' })).toEqual([]);
    const kept = await outbox({ state: 'kept', kind: 'paymentReceived' });
    expect(kept.map(({ idEmail }) => idEmail)).toEqual(
      kept.map(({ idEmail }) => idEmail).toSorted((one, other) => other - one),
    );
  });
});

it('tells of a chargeback until when the evidence is due', async () => {
  await set('NotificationEmail', 'caja@example.com');
  const idTransaction = await pay({ ReferenceNumber: newReference() });
  await app.calls.answered('openChargeback', {
    body: { idTransaction, reason: 'duplicate', amount: 20 },
    headers: { ...bearer(await app.signIn('admin')), company: '1' },
  });
  const mail = await newest();
  expect(mail).toMatchObject({ kind: 'chargebackOpened', idTransaction });
  expect(mail.subject).toMatch(/^Contracargo por \$20\.00 MXN · PRUEBA-/);
  expect(mail.text).toContain('Se cobró dos veces.');
  // Ten days after noon of 20 November.
  expect(mail.text).toContain('30/11/2026 12:00 p.m., hora de la Ciudad de México');
  expect(mail.text).toContain('30/11/2026 12:00 PM, Mexico City time');
  expect(mail.text).toContain(`${app.url}/chargebacks-detail?id=${idTransaction}`);
});

describe("a customer's e-mail", () => {
  it("has the merchant's name, logo and words, and nothing of them is markup", async () => {
    await set('NotificationText', 'Gracias </p><script>alert(1)</script>\n"segunda" línea');
    await set('Logo', "https://cdn.example/logo.png?a=1&b='2'");
    const mail = await read(await createEmail(app, account, { sendsEmails: false }));
    expect(mail).toMatchObject({
      kind: 'paymentLink',
      to: ['ana@example.com'],
      subject: 'Liga de pago de Librería Jacaranda: $1,500.00 MXN',
      idTransaction: null,
    });
    expect(mail.html).not.toMatch(/<script|<\/p><script|onerror/i);
    expect(mail.html).toContain(
      'Gracias &lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;\n&quot;segunda&quot; línea',
    );
    expect(mail.html).toContain('alt="Librería Jacaranda"');
    expect(mail.html).toMatch(/src="https:\/\/cdn\.example\/logo\.png\?a=1&amp;b=[^"]*"/);
    expect(mail.html).toContain(`href="${app.url}/checkout/chk_1"`);
    expect(mail.text).toContain(`Pagar $1,500.00 MXN: ${app.url}/checkout/chk_1`);
    expect(mail.text).toContain('Gracias </p><script>');
    expect(mail.text).toContain('Pay $1,500.00 MXN');
  });
});

it('is sent again only where the deployment sends', async () => {
  const idEmail = await createEmail(app, account);
  expect(await app.calls.refused('resendEmail', { params: { idEmail }, body: {}, headers })).toMatchObject({
    status: 409,
    code: 'emails_not_sent',
  });
});

describe('e-mails to the customer', () => {
  const kinds = async () => (await outbox()).map(({ kind }) => kind).toReversed();
  const since = async (work: () => Promise<unknown>) => {
    const before = (await kinds()).length;
    await work();
    return (await kinds()).slice(before);
  };
  const withFunds = (ReferenceNumber: string) => pay({ ReferenceNumber, Email: 'beto@example.com' });
  beforeEach(() => set('NotificationEmail', ''));
  afterEach(() => set('Emails', 'userInvitation'));

  it('are not written until the merchant switches them on', async () => {
    expect(await since(() => withFunds(newReference()))).toEqual([]);
    const { data } = await set('Emails', 'refundMade, paymentReceipt');
    expect(data.emailsOn).toBe('paymentReceipt;refundMade');
    expect(await since(() => withFunds(newReference()))).toEqual(['paymentReceipt']);
    await set('Emails', '');
    expect(await since(() => withFunds(newReference()))).toEqual([]);
  });

  it('are a receipt of the payment, in both languages', async () => {
    await set('Emails', 'paymentReceipt');
    const idTransaction = await pay({ ReferenceNumber: 'RECIBO-1' });
    const mail = await newest();
    expect(mail).toMatchObject({
      kind: 'paymentReceipt',
      idTransaction,
      subject: 'Recibo de Librería Jacaranda: $350.50 MXN',
    });
    expect(mail.to).toHaveLength(1);
    for (const text of [
      'Pagaste $350.50 MXN a Librería Jacaranda',
      'You paid $350.50 MXN',
      '···· 4242',
      'RECIBO-1',
    ])
      expect(mail.text).toContain(text);
    // Readable where the reader's client is dark.
    expect(mail.html).toContain('prefers-color-scheme:dark');
  });

  it('are the voucher of a payment in cash', async () => {
    await set('Emails', 'cashVoucher;paymentReceipt');
    const { data } = await app.calls.answered('createTransaction', { body: orderOf(), headers: demoKey });
    const token = `${data.url}`.split('/').at(-1);
    await app.calls.answered('payCheckout', { params: { token }, body: { idPaymentMethod: 11 } });
    const mail = await newest();
    expect(mail).toMatchObject({ kind: 'cashVoucher', idTransaction: Number(data.transactionNumber) });
    const { cashReference } = await rowOf(app.database.read, 'transactions', {
      accountId: account,
      id: Number(data.transactionNumber),
    });
    expect(mail.text).toContain(`Referencia de pago: ${cashReference}`);
  });

  it('are each refund with its own amount', async () => {
    await set('Emails', 'refundMade');
    const idTransaction = await pay();
    const admin = { ...bearer(await app.signIn('admin')), company: '1' };
    await app.calls.answered('moveClock', { body: { days: 2 }, headers: admin });
    for (const amount of [100, 250.5])
      await app.calls.answered('createRefund', {
        body: { transactionCode: String(idTransaction), amount },
        headers: admin,
      });
    const [last, first] = await outbox({ idTransaction });
    expect([first?.subject, last?.subject]).toEqual([
      'Reembolso de Librería Jacaranda: $100.00 MXN',
      'Reembolso de Librería Jacaranda: $250.50 MXN',
    ]);
  });

  it('name only e-mails that can be switched', async () => {
    for (const Value of ['paymentLink', 'passwordReset', 'nada'])
      expect(
        await app.calls.refused('updateSetting', { body: { Property: 'Emails', Value }, headers }),
      ).toMatchObject({ status: 422, errors: [{ field: 'Value', code: 'not_a_choice' }] });
  });
});

describe('a mail server', () => {
  let sending: TestApp;
  let mail: MailServer;
  beforeAll(async () => {
    sending = await buildTestApp({ scale: 0, sendsEmails: true });
  });
  afterAll(() => sending.close());
  beforeEach(async () => {
    mail = await createMailServer();
  });
  afterEach(() => mail.close());

  const delivererOf = (within = 2_000) =>
    createEmailDeliverer({
      database: sending.database,
      clock: { now: () => sending.time.now },
      secrets: sending.secrets,
      site: sending.dependencies.site,
      sender: createSmtpSender(
        { host: '127.0.0.1', port: mail.port, implicitTls: false, credentials: undefined },
        within,
      ),
      from: 'avisos@pasarela.example',
    });
  const made = async (to?: string) => createEmail(sending, await accountIdOf(sending, 1), { to });
  const seen = async (idEmail: number) => {
    const signedIn = { ...bearer(await sending.signIn('admin')), company: '1' };
    return (await sending.calls.answered('getEmail', { params: { idEmail }, headers: signedIn })).data;
  };
  const outcomeOf = (idEmail: number) =>
    seen(idEmail).then(({ state, attempts, failure }) => [state, attempts, failure]);

  it('is handed each e-mail once, by the name that it keeps', async () => {
    const [first, second] = [await made(), await made('beto@example.com')];
    const [one, other] = [delivererOf(), delivererOf()];
    expect(
      (await Promise.all([one.deliverDue(), other.deliverDue()])).reduce((sum, sent) => sum + sent, 0),
    ).toBe(2);
    expect(mail.received.map(({ from, to }) => [from, ...to]).toSorted()).toEqual([
      ['avisos@pasarela.example', 'ana@example.com'],
      ['avisos@pasarela.example', 'beto@example.com'],
    ]);
    for (const id of [first, second]) {
      expect(await seen(id)).toMatchObject({
        state: 'sent',
        attempts: 1,
        sentAt: new Date(sending.time.now).toISOString(),
        nextAttemptAt: null,
      });
    }
    expect(mail.received[0]?.message).toMatch(/^message-id: <[\w.]+@pasarela\.example>/im);
    expect(await one.deliverDue()).toBe(0);
    // At will, the same once more.
    const signedIn = { ...bearer(await sending.signIn('admin')), company: '1' };
    const { data } = await sending.calls.answered('resendEmail', {
      params: { idEmail: first },
      body: {},
      headers: signedIn,
    });
    expect(data).toMatchObject({ state: 'waiting', canSend: true });
    expect(await one.deliverDue()).toBe(1);
    expect(await outcomeOf(first)).toEqual(['sent', 2, null]);
    const names = mail.received.map(({ message }) => /^message-id: (.*)$/im.exec(message)?.[1]);
    expect(new Set(names).size).toBe(2);
  });

  it('that refuses an address for good is not asked again', async () => {
    mail.behave('refusesAll');
    const id = await made();
    expect(await delivererOf().deliverDue()).toBe(1);
    expect(await seen(id)).toMatchObject({
      state: 'failed',
      failure: 'refused',
      reply: '550 5.1.1 The address ana@example.com 5.1.1 is unknown here',
      nextAttemptAt: null,
    });
    mail.behave('takes');
    expect(await delivererOf().deliverDue()).toBe(0);
  });

  it('that takes it for some alone says for whom not, until it takes it for all', async () => {
    mail.behave('refusesOne');
    const id = await made('nobody@Example.com;ana@example.com');
    await delivererOf().deliverDue();
    const reply = '550 5.1.1 The address nobody@example.com 5.1.1 is unknown here';
    expect(await seen(id)).toMatchObject({
      to: ['nobody@Example.com', 'ana@example.com'],
      state: 'sent',
      failure: 'refused',
      reply,
      refused: [{ address: 'nobody@Example.com', reply }],
    });
    mail.behave('takes');
    const signedIn = { ...bearer(await sending.signIn('admin')), company: '1' };
    await sending.calls.answered('resendEmail', { params: { idEmail: id }, body: {}, headers: signedIn });
    await delivererOf().deliverDue();
    expect(await seen(id)).toMatchObject({ state: 'sent', failure: null, reply: null, refused: [] });
  });

  it('is given a mailbox once, however often and in whichever letters it is named', async () => {
    await made('Ana@Example.com;ana@example.com; ANA@EXAMPLE.COM;beto@example.com');
    await delivererOf().deliverDue();
    // The library that sends writes domains in small letters.
    expect(mail.received.map(({ to }) => to)).toEqual([['Ana@example.com', 'beto@example.com']]);
  });

  it('that hangs, hangs up or asks for patience is asked again with growing pauses, and recovers', async () => {
    const id = await made();
    const began = sending.time.now;
    const pauses: number[] = [];
    for (const [manner, failure] of [
      ['hangs', 'timeout'],
      ['hangsAtData', 'timeout'],
      ['hangsUp', 'connection'],
      ['refusesLater', 'later'],
    ] as const) {
      mail.behave(manner);
      expect(await delivererOf(150).deliverDue()).toBe(1);
      const { state, failure: told, nextAttemptAt } = await seen(id);
      expect([manner, state, told]).toEqual([manner, 'waiting', failure]);
      pauses.push(Date.parse(nextAttemptAt ?? '') - sending.time.now);
      expect(await delivererOf().deliverDue()).toBe(0);
      sending.time.now = Date.parse(nextAttemptAt ?? '');
    }
    expect(pauses).toEqual([5_000, 30_000, 120_000, 600_000]);
    mail.behave('takes');
    expect(await delivererOf().deliverDue()).toBe(1);
    expect(await outcomeOf(id)).toEqual(['sent', 5, null]);
    expect(mail.received).toHaveLength(1);
    sending.time.now = began;
  });

  it('that never answers is given up after eight attempts', async () => {
    mail.behave('hangsUp');
    const id = await made();
    const began = sending.time.now;
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      expect(await delivererOf().deliverDue()).toBe(1);
      sending.time.now += 2 * day;
    }
    expect(await delivererOf().deliverDue()).toBe(0);
    sending.time.now = began;
    expect(await outcomeOf(id)).toEqual(['failed', 8, 'connection']);
  });

  it('keeps no payment waiting', async () => {
    mail.behave('hangs');
    const id = await made();
    const stop = delivererOf(60_000).start(() => {});
    await sending.calls.answered('createPayment', { body: paymentOf(), headers: demoKey });
    // The server has not let go of the e-mail yet.
    expect(await outcomeOf(id)).toEqual(['waiting', 0, null]);
    await stop();
  });
});

it('is taken away after ninety days, unless an attempt is still to come', async () => {
  const clock = { now: () => app.time.now };
  const kept = await createEmail(app, account, { sendsEmails: false });
  const waiting = await createEmail(app, account, { sendsEmails: true });
  const sweep = createHousekeeping({ database: app.database, clock }).sweep;
  app.time.now += 90 * day;
  await sweep();
  const ids = async () => (await rowsOf(app.database.read, 'emails')).map(({ id }) => id);
  expect(await ids()).toContain(kept);
  app.time.now += 1;
  await sweep();
  expect(await ids()).toContain(waiting);
  expect(await ids()).not.toContain(kept);
});
