import type { Random } from '#seed/seeded-random.ts';
import { orderOf, paymentOf } from './factories/payments-factory.ts';
import { bearer, demoKey } from './operation-calls.ts';

/** A change that was acknowledged: from then on it must be in the database. */
export type Acknowledged =
  | {
      readonly kind: 'create';
      readonly number: number;
      readonly key: string;
      readonly body: string;
      readonly text: string;
    }
  | { readonly kind: 'capture' | 'reverse' | 'refund'; readonly number: number; readonly amount: number }
  | { readonly kind: 'clock'; readonly offsetSeconds: number };

export type ChangesLoad = {
  readonly acknowledged: Acknowledged[];
  /** Unexpected answers, which no call of the load should get. */
  readonly strange: string[];
};

/** Refusals that are expected because another call or the clock was faster. */
const refusals = ['status_not_allowed', 'refund_too_early', 'refund_method_not_allowed'];

type Answer = {
  readonly status: number;
  readonly text: string;
  readonly body: Readonly<Record<string, unknown>>;
};

const post = async (
  url: string,
  path: string,
  headers: Record<string, string>,
  body: string,
): Promise<Answer> => {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const text = await response.text();
  return { status: response.status, text, body: JSON.parse(text) };
};

export const signInTo = async (url: string): Promise<Record<string, string>> => {
  const body = { UserName: 'admin', Password: 'Pasarela-2026', Environment: 'Sandbox' };
  const answer = await post(url, '/account/login', {}, JSON.stringify(body));
  const { token } = answer.body.data as { token: string };
  return { ...bearer(token), company: '1' };
};

const newPayment = (random: Random) =>
  random.pick([
    () => paymentOf(),
    () => paymentOf({ PaymentProcess: { IsTwoStepPay: true } }),
    () => paymentOf({ PaymentProcess: { IsTwoStepPay: true } }),
    () => paymentOf({ cardNumber: '4000000000000259' }),
    () => paymentOf({ PaymentProcess: { Subscription: { Frequency: 'Biweekly' } } }),
    () => orderOf({ IdPaymentMethod: 5, Email: 'ana+pagado-luego@example.com' }),
    () => orderOf({ IdPaymentMethod: 13 }),
  ])();

/**
 * Pays, captures, cancels, refunds and moves the clock over some connections until the server is gone; `each` is told how many
 * changes were answered.
 */
export const streamChanges = async (
  url: string,
  random: Random,
  connections: number,
  each: (answered: number) => void,
): Promise<ChangesLoad> => {
  const acknowledged: Acknowledged[] = [];
  const strange: string[] = [];
  const dashboard = await signInTo(url);
  const note = ({ status, text, body }: Answer, change: () => Acknowledged): void => {
    if (status === 200) {
      acknowledged.push(change());
      each(acknowledged.length);
    } else if (!refusals.includes(String(body.code))) strange.push(`${status} ${text}`);
  };
  const create = async (): Promise<{ number: number; authorized: boolean }> => {
    const payment = newPayment(random);
    const key = `load-${payment.ReferenceNumber}`;
    const body = JSON.stringify(payment);
    const answer = await post(url, '/pay/create', { ...demoKey, 'idempotency-key': key }, body);
    const number = Number(answer.body.transactionNumber);
    note(answer, () => ({ kind: 'create', number, key, body, text: answer.text }));
    return { number, authorized: answer.body.responseCode === '008' };
  };
  const change = async (number: number, authorized: boolean): Promise<void> => {
    const TransactionNumber = String(number);
    const cents = random.whole(100, 35_050);
    const Amount = cents / 100;
    if (!authorized) {
      const sent = JSON.stringify({ transactionCode: TransactionNumber, amount: 350.5 });
      note(await post(url, '/pay/refund', demoKey, sent), () => ({ kind: 'refund', number, amount: 35_050 }));
    } else if (random.next() < 0.3) {
      const sent = JSON.stringify({ TransactionNumber, Reason: 'Sin existencias' });
      note(await post(url, '/pay/cancel', demoKey, sent), () => ({ kind: 'reverse', number, amount: 0 }));
    } else {
      const sent = JSON.stringify({ TransactionNumber, Amount });
      note(await post(url, '/pay/capture', demoKey, sent), () => ({
        kind: 'capture',
        number,
        amount: cents,
      }));
    }
  };
  /** Repeats the work until the connection is lost or refused. */
  const untilGone = async (work: () => Promise<void>): Promise<void> => {
    for (;;)
      try {
        await work();
      } catch {
        return;
      }
  };
  const pay = () =>
    untilGone(async () => {
      const { number, authorized } = await create();
      if (Number.isInteger(number) && random.next() < 0.6) await change(number, authorized);
    });
  const moveClock = () =>
    untilGone(async () => {
      const body = JSON.stringify({ hours: random.whole(1, 60), seconds: random.whole(0, 3_600) });
      const answer = await post(url, '/sandbox/clock', dashboard, body);
      const { offsetSeconds } = (answer.body.data ?? {}) as { offsetSeconds: number };
      note(answer, () => ({ kind: 'clock', offsetSeconds }));
    });
  await Promise.all([moveClock(), ...Array.from({ length: connections }, pay)]);
  return { acknowledged, strange };
};

/** Repeats a payment with its idempotency key; returns the answer and whether it is marked as replayed. */
export const repeatCreate = async (
  url: string,
  { key, body }: { readonly key: string; readonly body: string },
) => {
  const response = await fetch(`${url}/api/pay/create`, {
    method: 'POST',
    headers: { ...demoKey, 'content-type': 'application/json', 'idempotency-key': key },
    body,
  });
  return { text: await response.text(), replayed: response.headers.get('idempotent-replayed') };
};
