import type { PayCheckout } from '@pasarela/contracts/checkouts/checkout-schema';
import { limits } from '@pasarela/contracts/limits/limits';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from '#database/sql.ts';
import { createLinkMailer } from '#features/payment-links/link-mail.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { linkFileOf, linkOf, type SentLink } from '../factories/payment-links-factory.ts';
import { orderOf, typedCardOf } from '../factories/payments-factory.ts';
import { expectLedgerAgrees } from '../ledger-invariants.ts';
import { bearer, demoKey } from '../operation-calls.ts';

let app: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp({ scale: 0 });
  headers = { ...bearer(await app.signIn('general')), company: '1', 'accept-language': 'en' };
});
afterAll(async () => {
  await expectLedgerAgrees(app.database.read);
  await app.close();
});

const minutes = (count: number) => count * 60_000;
const reason = 'Se agotó el producto.';
const visa = typedCardOf('4242424242424242');
const noFunds = typedCardOf('4000000000009995');

const tokenOf = (url: string | null) => url?.split('/checkout/')[1] ?? '';
const make = async (link: SentLink = linkOf()) => {
  const { data } = await app.calls.answered('createPaymentLink', { body: link, headers });
  return { ...data, token: tokenOf(data.url) };
};
const view = async (token: string) => (await app.calls.answered('getCheckout', { params: { token } })).data;
const pay = (token: string, body: PayCheckout) =>
  app.calls.answered('payCheckout', { params: { token }, body });
const rowOf = async (referenceNumber: string) => {
  const { data } = await app.calls.answered('listPaymentLinks', { query: { referenceNumber }, headers });
  expect(data).toHaveLength(1);
  return data[0];
};
const detail = async (idTransaction: number) =>
  (await app.calls.answered('getTransaction', { params: { idTransaction }, headers })).data;
const story = async (idTransaction: number) =>
  (await app.calls.answered('getStory', { params: { idTransaction }, headers })).data;
const cancel = async (idTransaction: number) =>
  (await app.calls.answered('cancelTransaction', { body: { idTransaction, Reason: reason }, headers })).data;
const notCanceled = (idTransaction: number) =>
  app.calls.refused('cancelTransaction', { body: { idTransaction, Reason: reason }, headers });
const waits = (idTransaction: number) =>
  app.database.read.all(sql`select kind from due_work where subject_id = ${idTransaction}`);

describe('a merchant cancels', () => {
  it('a link that nobody has paid: its page says so, and the timeline tells who and why', async () => {
    const { token, referenceNumber, idTransaction } = await make();
    expect(await rowOf(referenceNumber)).toMatchObject({ canCancel: true, canResend: true });
    const { expiresAt: pageDueDate } = await view(token);
    expect(pageDueDate).not.toBeNull();
    expect(await detail(idTransaction)).toMatchObject({ canCancel: true, pageKind: 'link', pageDueDate });
    expect(await cancel(idTransaction)).toMatchObject({ status: 'PaymentCanceled', idTransaction });
    expect(await rowOf(referenceNumber)).toMatchObject({ statusId: 15, canCancel: false, canResend: false });
    expect(await detail(idTransaction)).toMatchObject({ statusId: 15, canCancel: false, pageDueDate: null });
    expect(await view(token)).toMatchObject({ state: 'ended', statusId: 15, mayReturn: false });
    expect((await story(idTransaction)).at(-1)).toMatchObject({
      move: 'cancel',
      reason,
      actor: { kind: 'user', name: 'general' },
      transfers: [],
    });
    expect(await waits(idTransaction)).toEqual([]);
    expect((await notCanceled(idTransaction)).code).toBe('status_not_allowed');
  });

  it('a cash reference: nobody can pay it any more', async () => {
    const { token, referenceNumber, idTransaction } = await make();
    await pay(token, { idPaymentMethod: 5 });
    expect(await rowOf(referenceNumber)).toMatchObject({ statusId: 5, canCancel: true, canResend: true });
    expect(await cancel(idTransaction)).toMatchObject({ status: 'PaymentCanceled' });
    expect((await view(token)).state).toBe('ended');
    const simulated = { params: { id: idTransaction }, headers };
    expect((await app.calls.refused('simulateCashPayment', simulated)).code).toBe('status_not_allowed');
    expect(await waits(idTransaction)).toEqual([]);
  });

  it('a link that is open after an attempt that failed: one more attempt, canceled, takes its place', async () => {
    const { token, referenceNumber, idTransaction } = await make();
    await pay(token, noFunds);
    expect(await rowOf(referenceNumber)).toMatchObject({ statusId: 3, canCancel: true, canResend: true });
    const canceled = await cancel(idTransaction);
    expect(canceled).toMatchObject({ status: 'PaymentCanceled', amount: 350.5 });
    expect(canceled.idTransaction).toBeGreaterThan(idTransaction);
    expect(await rowOf(referenceNumber)).toMatchObject({
      idTransaction: canceled.idTransaction,
      statusId: 15,
      canCancel: false,
    });
    expect(await view(token)).toMatchObject({ state: 'ended', statusId: 15 });
    const refused = await app.calls.refused('payCheckout', { params: { token }, body: visa });
    expect(refused.code).toBe('checkout_ended');
    expect(await detail(idTransaction)).toMatchObject({
      statusId: 11,
      replacedBy: canceled.idTransaction,
      canCancel: false,
      pageKind: null,
    });
    expect((await story(canceled.idTransaction)).map(({ move, reason: said }) => [move, said])).toEqual([
      ['create', null],
      ['cancel', reason],
    ]);
    const told = await app.database.read.all(sql`
      select transaction_id, status from webhook_messages
      where transaction_id in (${idTransaction}, ${canceled.idTransaction}) order by id`);
    expect(told.slice(-2)).toEqual([
      { transactionId: canceled.idTransaction, status: 15 },
      { transactionId: idTransaction, status: 11 },
    ]);
    // Its reference is free again.
    await make(linkOf({ referenceNumber }));
  });

  it('a page of the payment API as well, which its server does with its key only while it waits', async () => {
    const { data } = await app.calls.answered('createTransaction', { body: orderOf(), headers: demoKey });
    const id = Number(data.transactionNumber);
    await pay(tokenOf(data.url), noFunds);
    expect(await detail(id)).toMatchObject({
      statusId: 3,
      canCancel: true,
      pageKind: 'web',
      pageDueDate: new Date(app.time.now + limits.checkoutLife).toISOString(),
    });
    const body = { TransactionNumber: data.transactionNumber, Reason: reason };
    expect((await app.calls.refused('payCancel', { body, headers: demoKey })).code).toBe(
      'status_not_allowed',
    );
    expect((await cancel(id)).status).toBe('PaymentCanceled');
    expect((await view(tokenOf(data.url))).state).toBe('ended');
  });

  it('nothing that is paid, or over', async () => {
    const paid = await make();
    await pay(paid.token, visa);
    expect(await rowOf(paid.referenceNumber)).toMatchObject({ canCancel: false, canResend: false });
    expect((await notCanceled(paid.idTransaction)).code).toBe('status_not_allowed');
    const replaced = await make();
    await make(linkOf({ referenceNumber: replaced.referenceNumber }));
    expect((await notCanceled(replaced.idTransaction)).code).toBe('status_not_allowed');
    const challenged = await make();
    await pay(challenged.token, typedCardOf('4000000000003220'));
    expect((await notCanceled(challenged.idTransaction)).code).toBe('status_not_allowed');
  });
});

describe('the e-mail of a link', () => {
  const resend = (idTransaction: number) =>
    app.calls.answered('resendPaymentLink', { params: { idTransaction }, body: {}, headers });
  const notResent = (idTransaction: number) =>
    app.calls.refused('resendPaymentLink', { params: { idTransaction }, body: {}, headers });
  const emailsTo = (email: string) =>
    app.database.read.all<{ draft: string }>(
      sql`select draft from emails where recipients = ${email} and kind = 'paymentLink' order by id`,
    );

  it('is written again while the link can be paid, 5 minutes after the one before', async () => {
    const email = 'otra.vez@example.com';
    const { idTransaction, token, url } = await make(linkOf({ email }));
    expect(await notResent(idTransaction)).toMatchObject({
      status: 429,
      code: 'link_email_too_soon',
      message: 'The e-mail of this link was already sent. It can be sent again in 5 min.',
    });
    app.time.now += minutes(5);
    expect((await resend(idTransaction)).data).toEqual({ email, state: 'kept' });
    expect((await emailsTo(email)).map(({ draft }) => draft.includes(url))).toEqual([true, true]);
    expect((await notResent(idTransaction)).code).toBe('link_email_too_soon');

    // Another attempt is another transaction of the same link.
    await pay(token, noFunds);
    await pay(token, noFunds);
    app.time.now += minutes(5);
    await resend(idTransaction);
    for (let more = 0; more < 2; more += 1) {
      app.time.now += minutes(5);
      await resend(idTransaction);
    }
    app.time.now += minutes(5);
    // The first of the five has to be a day old.
    expect((await notResent(idTransaction)).message).toContain(' 1,415 min');
    expect(await emailsTo(email)).toHaveLength(5);
  });

  it('is not written of a link that is over, nor of what is no link', async () => {
    const canceled = await make();
    app.time.now += minutes(5);
    await cancel(canceled.idTransaction);
    expect(await notResent(canceled.idTransaction)).toMatchObject({
      status: 409,
      code: 'status_not_allowed',
    });
    const { data } = await app.calls.answered('createTransaction', { body: orderOf(), headers: demoKey });
    expect(await notResent(Number(data.transactionNumber))).toMatchObject({
      status: 404,
      code: 'payment_link_not_found',
    });
    expect((await notResent(2_147_483_647)).code).toBe('transaction_not_found');
  });

  /** Leaves the one link of a file as a process that ended before it wrote the e-mail does. */
  const leaveUnmailed = async (email: string): Promise<number> => {
    const files = [linkFileOf([linkOf({ email })])];
    const { data } = await app.calls.answered('createPaymentLinkBatch', { body: {}, files, headers });
    const [link] = data.links;
    const idTransaction = link?.idTransaction ?? 0;
    await app.database.unit({ outside: 'installation' }, async (unit) => {
      await unit.run(sql`delete from emails where transaction_id = ${idTransaction}`);
      await unit.run(
        sql`update payment_links set mailed = ${false} where token = ${tokenOf(link?.url ?? null)}`,
      );
    });
    return idTransaction;
  };
  const unmailed = () => app.database.read.all(sql`select 1 from payment_links where mailed = ${false}`);

  it('of a file whose e-mails are still to be written is not written twice', async () => {
    const email = 'lote@example.com';
    await resend(await leaveUnmailed(email));
    expect(await emailsTo(email)).toHaveLength(1);
    expect(await unmailed()).toEqual([]);
  });

  it('of links that were made after their process had ended is written within a second', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { database, time, url } = app;
    const mailer = createLinkMailer({
      database,
      clock: { now: () => time.now },
      site: { url, sendsEmails: false, supportEmail: '' },
    });
    const errors: unknown[] = [];
    const stop = mailer.start((error) => errors.push(error));
    try {
      // It has looked and found none, and only then they are made.
      await vi.advanceTimersByTimeAsync(0);
      const email = 'tarde@example.com';
      await leaveUnmailed(email);
      await vi.advanceTimersByTimeAsync(1_000);
      await stop();
      expect(errors).toEqual([]);
      expect(await emailsTo(email)).toHaveLength(1);
      expect(await unmailed()).toEqual([]);
    } finally {
      await stop();
      vi.useRealTimers();
    }
  });
});
