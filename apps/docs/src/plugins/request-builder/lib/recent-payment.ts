import { isJsonObject, type JsonObject, type JsonValue } from './json-value.ts';

/** A transaction that this browser tab made or asked for. */
export type RecentPayment = {
  readonly transactionNumber: string;
  readonly transactionCode: string;
  readonly referenceNumber: string;
  /** What of it is not refunded, in MXN. */
  readonly remaining: number;
};

/** What samples are proposed about: queries about the last one, refunds about the last that can be refunded. */
export type RecentPayments = {
  readonly latest: RecentPayment | null;
  readonly refundable: RecentPayment | null;
};

export const noPayments: RecentPayments = { latest: null, refundable: null };

/** The transaction that an answer tells of, or null. */
export const paymentIn = (value: JsonValue | undefined): RecentPayment | null => {
  if (!isJsonObject(value)) return null;
  const { transactionNumber, transactionCode, referenceNumber, amount, refundedAmount } = value;
  return typeof transactionNumber === 'string' &&
    typeof transactionCode === 'string' &&
    typeof referenceNumber === 'string' &&
    typeof amount === 'number' &&
    typeof refundedAmount === 'number'
    ? {
        transactionNumber,
        transactionCode,
        referenceNumber,
        remaining: Math.round((amount - refundedAmount) * 100) / 100,
      }
    : null;
};

/** What is remembered after a transaction was heard of. */
export const afterPayment = (
  { refundable }: RecentPayments,
  payment: RecentPayment,
  canRefund: boolean,
): RecentPayments => {
  const isSame = refundable?.transactionNumber === payment.transactionNumber;
  return { latest: payment, refundable: canRefund ? payment : isSame ? null : refundable };
};

/** A sample's body about a payment: only the properties that the sample has are changed. */
export const bodyAbout = (body: JsonObject, { refundable }: RecentPayments): JsonObject =>
  refundable && 'transactionCode' in body
    ? {
        ...body,
        transactionCode: refundable.transactionCode,
        ...('amount' in body ? { amount: refundable.remaining } : {}),
      }
    : body;

export const paramsAbout = (
  params: Readonly<Record<string, string>>,
  { latest }: RecentPayments,
): Readonly<Record<string, string>> => ({
  ...params,
  ...(latest && 'transactionNumber' in params ? { transactionNumber: latest.transactionNumber } : {}),
  ...(latest && 'referenceNumber' in params ? { referenceNumber: latest.referenceNumber } : {}),
});
