import type { PaymentAnswer } from '@pasarela/contracts/payments/payment-answer-schema';
import { newReference, paymentOf } from './factories/payments-factory.ts';
import { demoKey } from './operation-calls.ts';

export type Acknowledged = {
  readonly reference: string;
  readonly key: string;
  readonly body: string;
  readonly text: string;
  readonly transactionNumber: string;
};

export type Load = {
  readonly acknowledged: readonly Acknowledged[];
  /** References of payments that were sent but not answered. */
  readonly unanswered: readonly string[];
  /** Answers with a status other than 200. */
  readonly refused: readonly { readonly status: number; readonly body: unknown }[];
};

const post = (url: string, key: string, body: string): Promise<Response> =>
  fetch(`${url}/api/pay/create`, {
    method: 'POST',
    headers: { ...demoKey, 'content-type': 'application/json', 'idempotency-key': key },
    body,
  });

/** Sends payments on several connections until the server is gone; calls `each` with the number of answers so far. */
export const streamPayments = async (
  url: string,
  connections: number,
  each: (answered: number) => void,
): Promise<Load> => {
  const acknowledged: Acknowledged[] = [];
  const unanswered: string[] = [];
  const refused: { status: number; body: unknown }[] = [];
  const stream = async (): Promise<void> => {
    for (;;) {
      const reference = newReference();
      const key = `load-${reference}`;
      const body = JSON.stringify(paymentOf({ ReferenceNumber: reference }));
      try {
        const response = await post(url, key, body);
        const text = await response.text();
        if (response.status === 200) {
          const { transactionNumber } = JSON.parse(text) as PaymentAnswer;
          acknowledged.push({ reference, key, body, text, transactionNumber });
          each(acknowledged.length);
        } else refused.push({ status: response.status, body: JSON.parse(text) });
      } catch {
        // The connection was lost or refused.
        unanswered.push(reference);
        return;
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, stream));
  return { acknowledged, unanswered, refused };
};

/** Repeats a payment with its idempotency key; returns the answer and whether it is marked as replayed. */
export const repeat = async (url: string, { key, body }: Acknowledged) => {
  const response = await post(url, key, body);
  return { text: await response.text(), replayed: response.headers.get('idempotent-replayed') };
};
