import { limits } from '@pasarela/contracts/limits/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, seededAt, type TestApp } from '../build-test-app.ts';
import { paymentOf } from '../factories/payments-factory.ts';
import { bearer, demoKey, ollinKey } from '../operation-calls.ts';
import { countOf, rowOf } from '../table-rows.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const keyed = (key: string, headers: Record<string, string> = demoKey) => ({
  ...headers,
  'idempotency-key': key,
});
const rowsOf = (referenceNumber: string) => countOf(app.database.read, 'transactions', { referenceNumber });

describe('an Idempotency-Key', () => {
  it('answers the first answer again, to the letter, and says so', async () => {
    const body = paymentOf();
    const first = await app.calls.answered('createPayment', { body, headers: keyed('one') });
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    app.time.now = seededAt + 60_000;
    for (const sent of [body, JSON.stringify(body, null, 2)]) {
      const again = await app.calls.answered('createPayment', { body: sent, headers: keyed('one') });
      expect(again.text).toBe(first.text);
      expect(again.headers['idempotent-replayed']).toBe('true');
    }
    expect(await rowsOf(body.ReferenceNumber)).toBe(1);
    app.time.now = seededAt;
  });

  it('answers in the words of the first answer, whatever language is asked for', async () => {
    const body = paymentOf({ cardNumber: '4000000000009995' });
    const send = (language: string) =>
      app.calls.answered('createPayment', {
        body,
        headers: { ...keyed('language'), 'accept-language': language },
      });
    const first = await send('es');
    expect((await send('en')).text).toBe(first.text);
  });

  it('is refused where the properties come in another order', async () => {
    const { Amount, ...rest } = paymentOf();
    const headers = keyed('order');
    await app.calls.answered('createPayment', { body: { Amount, ...rest }, headers });
    expect((await app.calls.refused('createPayment', { body: { ...rest, Amount }, headers })).code).toBe(
      'idempotency_key_reused',
    );
  });

  it('answers a decline again, without charging the card again', async () => {
    const body = paymentOf({ cardNumber: '4000000000009995' });
    const first = await app.calls.answered('createPayment', { body, headers: keyed('declined') });
    const again = await app.calls.answered('createPayment', { body, headers: keyed('declined') });
    expect(again.text).toBe(first.text);
    expect(first.data.responseCode).toBe('003');
    expect(await rowsOf(body.ReferenceNumber)).toBe(1);
  });

  it('holds for the account, whichever of its credentials are used', async () => {
    const body = paymentOf();
    const first = await app.calls.answered('createPayment', { body, headers: keyed('either') });
    const { data } = await app.calls.answered('authenticate', {
      body: { UserId: 'demo-sandbox-key', Password: 'demo-sandbox-password' },
    });
    const again = await app.calls.answered('createPayment', {
      body,
      headers: keyed('either', bearer(data.token)),
    });
    expect(again.text).toBe(first.text);
  });

  it('lets fifty that come at once make one payment', async () => {
    const body = paymentOf();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => app.calls.send('createPayment', { body, headers: keyed('fifty') })),
    );
    expect(await rowsOf(body.ReferenceNumber)).toBe(1);
    const paid = answers.filter(({ status }) => status === 200);
    expect(new Set(paid.map(({ text }) => text)).size).toBe(1);
    expect(paid.filter(({ headers }) => headers['idempotent-replayed'] === undefined)).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 200);
    for (const { status, body: refusal } of others)
      expect([status, refusal.code]).toEqual([409, 'idempotency_in_progress']);
    const again = await app.calls.answered('createPayment', { body, headers: keyed('fifty') });
    expect(again.text).toBe(paid[0]?.text);
  });

  it('is refused with another body, or for another call', async () => {
    const body = paymentOf();
    const { data } = await app.calls.answered('createPayment', { body, headers: keyed('other') });
    const refused = {
      status: 422,
      code: 'idempotency_key_reused',
      message: 'Esa Idempotency-Key ya se usó con otra petición.',
    };
    const changed = { ...body, Amount: 350.51 };
    expect(
      await app.calls.refused('createPayment', { body: changed, headers: keyed('other') }),
    ).toMatchObject(refused);
    const refund = { transactionCode: data.transactionCode, amount: 350.5 };
    expect(await app.calls.refused('payRefund', { body: refund, headers: keyed('other') })).toMatchObject(
      refused,
    );
    expect(await rowsOf(body.ReferenceNumber)).toBe(1);
  });

  it("is independent of another account's same key", async () => {
    const body = paymentOf();
    const mine = await app.calls.answered('createPayment', { body, headers: keyed('shared') });
    const theirs = await app.calls.answered('createPayment', { body, headers: keyed('shared', ollinKey) });
    expect(theirs.data.transactionNumber).not.toBe(mine.data.transactionNumber);
    expect(theirs.headers['idempotent-replayed']).toBeUndefined();

    // In the same turn of the event loop too: neither is told that the other is still running.
    const together = await Promise.all(
      [demoKey, ollinKey].map((of) =>
        app.app.inject({
          method: 'POST',
          url: '/api/pay/create',
          headers: keyed('together', of),
          payload: paymentOf(),
        }),
      ),
    );
    expect(together.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  it('stays free where the call is refused', async () => {
    const body = paymentOf();
    const headers = keyed('refused');
    expect((await app.calls.refused('createPayment', { body: { ...body, Amount: 0 }, headers })).status).toBe(
      422,
    );
    expect((await app.calls.refused('createPayment', { body: '{', headers })).status).toBe(400);
    const taken = paymentOf();
    await app.calls.answered('createPayment', { body: taken, headers: demoKey });
    expect((await app.calls.refused('createPayment', { body: taken, headers })).code).toBe('reference_taken');
    const paid = await app.calls.answered('createPayment', { body, headers });
    expect(paid.headers['idempotent-replayed']).toBeUndefined();
  });

  it('is kept for 24 hours of real time, and free after them', async () => {
    const body = paymentOf({ cardNumber: '4000000000009995' });
    const headers = keyed('a-day');
    const first = await app.calls.answered('createPayment', { body, headers });
    app.time.now = seededAt + limits.idempotencyLife - 1;
    expect((await app.calls.answered('createPayment', { body, headers })).text).toBe(first.text);
    app.time.now = seededAt + limits.idempotencyLife;
    const next = await app.calls.answered('createPayment', { body, headers });
    expect(next.data.transactionNumber).not.toBe(first.data.transactionNumber);
    expect((await app.calls.answered('createPayment', { body, headers })).text).toBe(next.text);
    app.time.now = seededAt;
  });

  it("is not moved by the account's clock", async () => {
    const body = paymentOf();
    const first = await app.calls.answered('createPayment', { body, headers: keyed('clock') });
    const dashboard = { ...bearer(await app.signIn('admin')), company: '1' };
    await app.calls.answered('moveClock', { body: { days: 2 }, headers: dashboard });
    const again = await app.calls.answered('createPayment', { body, headers: keyed('clock') });
    expect(again.text).toBe(first.text);
  });

  it('has 1 to 255 visible characters', async () => {
    for (const key of ['two words', 'ñ', 'x'.repeat(256)]) {
      const encoded = Buffer.from(key, 'utf8').toString('latin1');
      const { errors } = await app.calls.refused('createPayment', {
        body: paymentOf(),
        headers: keyed(encoded),
      });
      expect(errors).toEqual([
        { field: 'Idempotency-Key', code: 'invalid_format', message: 'El formato no es válido.' },
      ]);
    }
    await app.calls.answered('createPayment', { body: paymentOf(), headers: keyed('x'.repeat(255)) });
    await app.calls.answered('createPayment', { body: paymentOf(), headers: keyed('!~') });
    const card = { body: paymentOf(), headers: keyed('order-4929570203841061') };
    expect((await app.calls.refused('createPayment', card)).errors).toMatchObject([
      { field: 'Idempotency-Key', code: 'card_number_in_text' },
    ]);
    // A UUID is a key, also one whose digits look like a card number.
    await app.calls.answered('createPayment', {
      body: paymentOf(),
      headers: keyed('a6011476-7738-4039-8c0e-d6fee0dedcd2'),
    });
  });

  it('keeps the request as a keyed hash alone', async () => {
    const body = paymentOf({ FirstName: 'Tlacaélel' });
    await app.calls.answered('createPayment', { body, headers: keyed('hash') });
    const record = await rowOf(app.database.read, 'idempotency_records', { key: 'hash' });
    expect(record.requestHash).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(record)).not.toMatch(/Tlacaélel|4242424242424242|"cvv"/);
  });
});
