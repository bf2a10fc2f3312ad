import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from '#database/sql.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { linkFileOf, linkOf, type SentLink } from '../factories/payment-links-factory.ts';
import { newReference, orderOf, paymentOf } from '../factories/payments-factory.ts';
import { bearer, demoKey } from '../operation-calls.ts';

let app: TestApp;
let headers: Record<string, string>;
let ollin: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp({ scale: 0 });
  const signedIn = { ...bearer(await app.signIn('general')), 'accept-language': 'en' };
  headers = { ...signedIn, company: '1' };
  ollin = { ...signedIn, company: '2' };
});
afterAll(() => app.close());

const ana = 'ana.lopez@example.com';
const luis = 'luis.ruiz@example.com';

const make = async (link: SentLink, by = headers) =>
  (await app.calls.answered('createPaymentLink', { body: link, headers: by })).data;
const check = async (...referenceNumbers: string[]) =>
  (await app.calls.answered('checkLinkReferences', { body: { referenceNumbers }, headers })).data;
const tokenOf = ({ url }: { readonly url: string }) => url.split('/checkout/')[1] ?? '';
const stateOf = async (link: { readonly url: string }) =>
  (await app.calls.answered('getCheckout', { params: { token: tokenOf(link) } })).data.state;
const pay = (link: { readonly url: string }, cardNumber: string) =>
  app.calls.answered('payCheckout', {
    params: { token: tokenOf(link) },
    body: { idPaymentMethod: 8, cardNumber, cardExpirationMonth: '12', cardExpirationYear: '35', cvv: '123' },
  });

/** Everything that a link writes. */
const kept = () =>
  app.database.read.first(sql`
    select (select count(*) from payment_links) as links, (select count(*) from transactions) as transactions,
      (select count(*) from transaction_events) as events, (select count(*) from emails) as emails`);

describe('the open payments that links would replace', () => {
  it('are those that their customers can still make, of whichever customer', async () => {
    const [untouched, declined, left, paid] = [
      newReference(),
      newReference(),
      newReference(),
      newReference(),
    ];
    const link = await make(linkOf({ referenceNumber: untouched, email: luis, amount: 120 }));
    const tried = await make(linkOf({ referenceNumber: declined }));
    await pay(tried, '4000000000009995');
    const canceled = await make(linkOf({ referenceNumber: left }));
    await app.calls.answered('leaveCheckout', { params: { token: tokenOf(canceled) } });
    await pay(await make(linkOf({ referenceNumber: paid })), '4242424242424242');
    const order = orderOf();
    const form = await app.calls.answered('createTransaction', { body: order, headers: demoKey });
    // A card that was declined without a page leaves nothing to be paid.
    const direct = paymentOf({ cardNumber: '4000000000009995' });
    await app.calls.answered('createPayment', { body: direct, headers: demoKey });

    const found = await check(
      untouched,
      declined,
      left,
      paid,
      order.ReferenceNumber,
      direct.ReferenceNumber,
      untouched.toLowerCase(),
      newReference(),
    );
    expect(found).toHaveLength(4);
    expect(found).toEqual(
      expect.arrayContaining([
        {
          idTransaction: link.idTransaction,
          referenceNumber: untouched,
          email: luis,
          amount: 120,
          currency: 'MXN',
          kind: 'link',
        },
        expect.objectContaining({ idTransaction: tried.idTransaction, kind: 'link' }),
        expect.objectContaining({ idTransaction: canceled.idTransaction, kind: 'link' }),
        expect.objectContaining({ idTransaction: Number(form.data.transactionNumber), kind: 'form' }),
      ]),
    );
  });

  it("are none of another business's", async () => {
    const { referenceNumber } = await make(linkOf(), ollin);
    expect(await check(referenceNumber)).toEqual([]);
  });

  it('are asked for by at most 1,000 references', async () => {
    const body = { referenceNumbers: Array.from({ length: 1_001 }, (_, index) => `R-${index}`) };
    const { errors } = await app.calls.refused('checkLinkReferences', { body, headers });
    expect(errors).toMatchObject([{ field: 'referenceNumbers', code: 'too_many' }]);
    body.referenceNumbers.pop();
    expect(await check(...body.referenceNumbers)).toEqual([]);
  });
});

describe('a link whose call says what it replaces', () => {
  const refusalOf = (link: SentLink) => app.calls.refused('createPaymentLink', { body: link, headers });

  it('replaces that and nothing else: what its maker has not seen is refused, and stays open', async () => {
    const first = await make(linkOf({ email: luis }));
    const { referenceNumber } = first;
    const before = await kept();
    expect(await refusalOf(linkOf({ referenceNumber, replaces: [] }))).toMatchObject({
      status: 409,
      code: 'open_payments_replaced',
      message: 'Open payments to confirm in replaces: 1. Nothing was created.',
      errors: [
        {
          field: 'replaces.0',
          code: 'replaces_open_payment',
          message: `It would replace the open payment ${first.idTransaction}, for ${luis}.`,
        },
      ],
    });
    expect(await kept()).toEqual(before);
    expect(await stateOf(first)).toBe('form');

    // Somebody else makes another link between what was seen and what is sent.
    const meanwhile = await make(linkOf({ referenceNumber, email: luis }));
    const agreed = linkOf({ referenceNumber, replaces: [first.idTransaction] });
    expect(await refusalOf(agreed)).toMatchObject({ code: 'open_payments_replaced' });
    expect(await stateOf(meanwhile)).toBe('form');

    const made = await make(linkOf({ referenceNumber, replaces: [meanwhile.idTransaction] }));
    expect(made.replaced).toMatchObject([
      { idTransaction: meanwhile.idTransaction, email: luis, wasOpen: true },
    ]);
    expect([await stateOf(meanwhile), await stateOf(made)]).toEqual(['ended', 'form']);
  });

  it('is made where nothing is open any more', async () => {
    const first = await make(linkOf({ email: luis }));
    const { referenceNumber, idTransaction } = first;
    const body = { idTransaction, Reason: 'Se agotó el producto.' };
    await app.calls.answered('cancelTransaction', { body, headers });
    const made = await make(linkOf({ referenceNumber, replaces: [] }));
    expect(made.replaced).toMatchObject([{ idTransaction, status: 'PaymentCanceled', wasOpen: false }]);
  });

  it('is refused with a reference that a payment holds, whatever it agrees to', async () => {
    const body = paymentOf();
    const paid = await app.calls.answered('createPayment', { body, headers: demoKey });
    const replaces = [Number(paid.data.transactionNumber)];
    const link = linkOf({ referenceNumber: body.ReferenceNumber, replaces });
    expect((await refusalOf(link)).code).toBe('reference_taken');
  });
});

describe('a file whose call says what its links replace', () => {
  const send = (links: readonly SentLink[], replaces: readonly number[]) => ({
    body: { replaces: JSON.stringify(replaces) },
    files: [linkFileOf(links)],
    headers,
  });

  it('replaces that and nothing else: each other line is named, and no link is made', async () => {
    const own = await make(linkOf({ email: ana }));
    const other = await make(linkOf({ email: luis }));
    const links = [
      linkOf(),
      linkOf({ referenceNumber: own.referenceNumber, email: ana }),
      linkOf({ referenceNumber: other.referenceNumber, email: ana }),
    ];
    const before = await kept();
    const { status, body } = await app.calls.send('createPaymentLinkBatch', send(links, [own.idTransaction]));
    expect([status, body.code]).toEqual([409, 'open_payments_replaced']);
    expect(body.data).toEqual([
      {
        file: 'ligas.csv',
        line: 4,
        column: 'referenceNumber',
        code: 'replaces_open_payment',
        message: `It would replace the open payment ${other.idTransaction}, for ${luis}.`,
      },
    ]);
    expect(await kept()).toEqual(before);

    const agreed = send(links, [own.idTransaction, other.idTransaction]);
    const made = await app.calls.answered('createPaymentLinkBatch', agreed);
    expect(made.data.links.map(({ replaced }) => replaced.map(({ email }) => email))).toEqual([
      [],
      [ana],
      [luis],
    ]);
  });

  it('is asked again about what was opened while its lines were looked at', async () => {
    const body = orderOf();
    const links = [linkOf(), linkOf({ referenceNumber: body.ReferenceNumber })];
    const { unit } = app.database;
    const units = vi.spyOn(app.database, 'unit');
    let call: ReturnType<typeof app.calls.send> | undefined;
    // The lines have been looked at: what is to be written waits until somebody else has opened a page.
    const opened = new Promise<string>((resolve, reject) => {
      units.mockImplementationOnce(async (scope, work) => {
        const answer = await app.calls.answered('createTransaction', { body, headers: demoKey });
        resolve(answer.data.transactionNumber);
        return unit(scope, work);
      });
      call = app.calls.send('createPaymentLinkBatch', send(links, []));
      call.then(undefined, reject);
    });
    const number = await opened;
    const answer = await call;
    units.mockRestore();
    const before = await kept();
    expect([answer?.status, answer?.body.code]).toEqual([409, 'open_payments_replaced']);
    expect(answer?.body.data).toMatchObject([{ line: 3, code: 'replaces_open_payment' }]);
    expect(await kept()).toEqual(before);
    const made = await app.calls.answered('createPaymentLinkBatch', send(links, [Number(number)]));
    expect(made.data.links.map(({ replaced }) => replaced.map(({ wasOpen }) => wasOpen))).toEqual([
      [],
      [true],
    ]);
  });

  it.each(['7', '[7', '[0x7]', '["7"]', '[7,]'])('does not take %s for that', async (replaces) => {
    const { errors } = await app.calls.refused('createPaymentLinkBatch', {
      body: { replaces },
      files: [linkFileOf([linkOf()])],
      headers,
    });
    expect(errors).toMatchObject([{ field: 'replaces', code: 'invalid_format' }]);
  });
});
