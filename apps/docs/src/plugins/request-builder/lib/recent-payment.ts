import { isJsonObject, type JsonObject, type JsonValue } from './json-value.ts';

/** The payment that this browser tab made last: refunds and status queries are proposed for it. */
export type RecentPayment = {
  readonly transactionNumber: string;
  readonly transactionCode: string;
  readonly referenceNumber: string;
  readonly amount: number;
};

/** The transaction that an answer tells of, or null. */
export const paymentIn = (value: JsonValue | undefined): RecentPayment | null => {
  if (!isJsonObject(value)) return null;
  const { transactionNumber, transactionCode, referenceNumber, amount } = value;
  return typeof transactionNumber === 'string' &&
    typeof transactionCode === 'string' &&
    typeof referenceNumber === 'string' &&
    typeof amount === 'number'
    ? { transactionNumber, transactionCode, referenceNumber, amount }
    : null;
};

/** A sample's body about that payment: only the properties that the sample has are changed. */
export const bodyAbout = (body: JsonObject, payment: RecentPayment): JsonObject =>
  'transactionCode' in body
    ? {
        ...body,
        transactionCode: payment.transactionCode,
        ...('amount' in body ? { amount: payment.amount } : {}),
      }
    : body;

export const paramsAbout = (
  params: Readonly<Record<string, string>>,
  payment: RecentPayment,
): Readonly<Record<string, string>> => ({
  ...params,
  ...('transactionNumber' in params ? { transactionNumber: payment.transactionNumber } : {}),
  ...('referenceNumber' in params ? { referenceNumber: payment.referenceNumber } : {}),
});
