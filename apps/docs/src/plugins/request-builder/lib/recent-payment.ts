import { ownName } from './json-tree.ts';
import { isJsonObject, type JsonObject, type JsonValue } from './json-value.ts';

/** A transaction that this browser tab made or asked for. */
export type RecentPayment = {
  readonly transactionNumber: string;
  readonly transactionCode: string;
  readonly referenceNumber: string;
  /** The amount that is not refunded, in MXN (not centavos). */
  readonly remaining: number;
};

/** The recent payment that a sample proposes: the last one, or the last that can be refunded or captured. */
export type PaymentRole = 'latest' | 'refundable' | 'capturable';
export type RecentPayments = Readonly<Record<PaymentRole, RecentPayment | null>>;

export const noPayments: RecentPayments = { latest: null, refundable: null, capturable: null };

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

/** The recent payments after news of a transaction: it takes the roles that it now qualifies for, and loses any other. */
export const afterPayment = (
  payments: RecentPayments,
  payment: RecentPayment,
  can: { readonly isRefundable: boolean; readonly isCapturable: boolean } | undefined,
): RecentPayments => {
  const holder = (role: PaymentRole, takes: boolean | undefined): RecentPayment | null => {
    if (takes) return payment;
    return payments[role]?.transactionNumber === payment.transactionNumber ? null : payments[role];
  };
  return {
    latest: payment,
    refundable: holder('refundable', can?.isRefundable),
    capturable: holder('capturable', can?.isCapturable),
  };
};

const proposedOf = (payment: RecentPayment): [string, JsonValue][] =>
  Object.entries({ ...payment, amount: payment.remaining });

/**
 * A sample's body about a payment: only the properties that the sample has are changed, and an amount only where the
 * payment has less.
 */
export const bodyAbout = (body: JsonObject, payment: RecentPayment, wholeAmount: boolean): JsonObject => {
  const changes = proposedOf(payment).flatMap(([name, value]): [string, JsonValue][] => {
    const own = ownName(body, name);
    if (own === undefined) return [];
    const held = body[own];
    const isPart = name === 'amount' && !wholeAmount && typeof held === 'number' && held < payment.remaining;
    return isPart ? [] : [[own, value]];
  });
  return { ...body, ...Object.fromEntries(changes) };
};

/** The body before another payment is made for it: what was proposed of the last one is the sample's again. */
export const bodyNoLongerAbout = (
  body: JsonObject,
  payment: RecentPayment,
  sample: JsonObject,
): JsonObject => {
  const changes = proposedOf(payment).flatMap(([name, value]): [string, JsonValue][] => {
    const [own, ofSample] = [ownName(body, name), ownName(sample, name)];
    const before = ofSample === undefined ? undefined : sample[ofSample];
    return own !== undefined && before !== undefined && body[own] === value ? [[own, before]] : [];
  });
  return { ...body, ...Object.fromEntries(changes) };
};

export const paramsAbout = (
  params: Readonly<Record<string, string>>,
  { transactionNumber, referenceNumber }: RecentPayment,
): Readonly<Record<string, string>> => ({
  ...params,
  ...('transactionNumber' in params ? { transactionNumber } : {}),
  ...('referenceNumber' in params ? { referenceNumber } : {}),
});
