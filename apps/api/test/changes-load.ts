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

export type Answer = {
  readonly status: number;
  readonly text: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Whether it is the stored answer to an `Idempotency-Key`. */
  readonly isReplayed: boolean;
};

/** Sends a call. Throws where its connection is cut or refused. */
export const post = async (
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
  const isReplayed = response.headers.get('idempotent-replayed') === 'true';
  return { status: response.status, text, body: JSON.parse(text), isReplayed };
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

/** How a caller sends a call of the API. */
type Send = (path: string, headers: Record<string, string>, body: string) => Promise<Answer>;
/** Takes an answer: of an accepted call, the change that it acknowledges. */
type Note = (answer: Answer, change: () => Acknowledged) => void;

/** Takes answers, and calls `each` with the number of acknowledged changes so far. */
export const createNote =
  ({ acknowledged, strange }: ChangesLoad, each: (answered: number) => void): Note =>
  (answer, change) => {
    if (answer.status === 200) {
      acknowledged.push(change());
      each(acknowledged.length);
    } else if (!refusals.includes(String(answer.body.code))) strange.push(`${answer.status} ${answer.text}`);
  };

const createPayment = async (
  send: Send,
  note: Note,
  random: Random,
): Promise<{ readonly number: number; readonly isAuthorized: boolean }> => {
  const payment = newPayment(random);
  const key = `load-${payment.ReferenceNumber}`;
  const body = JSON.stringify(payment);
  const answer = await send('/pay/create', { ...demoKey, 'idempotency-key': key }, body);
  const number = Number(answer.body.transactionNumber);
  note(answer, () => ({ kind: 'create', number, key, body, text: answer.text }));
  return { number, isAuthorized: answer.body.responseCode === '008' };
};

/** Pays once, and often captures, cancels or refunds what was paid. */
export const payAndChange = async (send: Send, note: Note, random: Random): Promise<void> => {
  const { number, isAuthorized } = await createPayment(send, note, random);
  if (!Number.isInteger(number) || random.next() >= 0.6) return;
  const TransactionNumber = String(number);
  const cents = random.whole(100, 35_050);
  if (!isAuthorized) {
    const sent = JSON.stringify({ transactionCode: TransactionNumber, amount: 350.5 });
    note(await send('/pay/refund', demoKey, sent), () => ({ kind: 'refund', number, amount: 35_050 }));
  } else if (random.next() < 0.3) {
    const sent = JSON.stringify({ TransactionNumber, Reason: 'Sin existencias' });
    note(await send('/pay/cancel', demoKey, sent), () => ({ kind: 'reverse', number, amount: 0 }));
  } else {
    const sent = JSON.stringify({ TransactionNumber, Amount: cents / 100 });
    note(await send('/pay/capture', demoKey, sent), () => ({ kind: 'capture', number, amount: cents }));
  }
};

/** A move of the clock by some hours, as it is sent, and in seconds. */
export const newMove = (random: Random): { readonly body: string; readonly by: number } => {
  const [hours, seconds] = [random.whole(1, 60), random.whole(0, 3_600)];
  return { body: JSON.stringify({ hours, seconds }), by: hours * 3_600 + seconds };
};

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
  const load: ChangesLoad = { acknowledged: [], strange: [] };
  const dashboard = await signInTo(url);
  const note = createNote(load, each);
  const send: Send = (path, headers, body) => post(url, path, headers, body);
  /** Repeats the work until the connection is lost or refused. */
  const untilGone = async (work: () => Promise<void>): Promise<void> => {
    for (;;)
      try {
        await work();
      } catch {
        return;
      }
  };
  const pay = () => untilGone(() => payAndChange(send, note, random));
  const moveClock = () =>
    untilGone(async () => {
      const answer = await send('/sandbox/clock', dashboard, newMove(random).body);
      const { offsetSeconds } = (answer.body.data ?? {}) as { offsetSeconds: number };
      note(answer, () => ({ kind: 'clock', offsetSeconds }));
    });
  await Promise.all([moveClock(), ...Array.from({ length: connections }, pay)]);
  return load;
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
