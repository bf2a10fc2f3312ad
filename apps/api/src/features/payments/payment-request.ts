import { toWireDay } from '@pasarela/contracts/dates/dates';
import { toCentavos } from '@pasarela/contracts/money/money';
import type { CreatePayment, CreateTransaction } from '@pasarela/contracts/payments/payment-schema';
import type { WriteContext } from '#core/account/write-context.ts';
import type { Order } from '#core/payments/payment-order.ts';
import type { TransactionProcess } from '#core/transactions/transaction-process.ts';
import { invalidFields } from '#errors/refusal.ts';
import { canonicalAddress } from '#security/network-addresses.ts';

type PaymentRequest = CreatePayment | CreateTransaction;
const addressFields = [
  'Street',
  'StreetNumber',
  'StreetNumber2',
  'Street2Col',
  'Street2Del',
  'City',
  'State',
  'Country',
  'PostalCode',
  'OrderInformation',
  'ShipTo',
  'Device',
  'SessionId',
] as const satisfies readonly (keyof CreatePayment & keyof CreateTransaction)[];

/** The further fields that the merchant sent, as JSON. They contain no card data. */
const detailsOf = (payment: PaymentRequest): string | null => {
  const text = JSON.stringify(Object.fromEntries(addressFields.map((field) => [field, payment[field]])));
  return text === '{}' ? null : text;
};

/** The order that a merchant's server sent. Amounts are in centavos. */
export const orderOf = (payment: PaymentRequest): Order => ({
  referenceNumber: payment.ReferenceNumber,
  amount: toCentavos(payment.Amount),
  currency: payment.Currency,
  customerName: `${payment.FirstName} ${payment.LastName}`,
  customerEmail: payment.Email,
  customerPhone: payment.PhoneNumber ?? null,
  description: payment.Description ?? null,
  details: detailsOf(payment),
  payerIp: canonicalAddress(payment.Device?.IP),
});

/**
 * Returns what must be done once the payment is accepted: two steps, a subscription, a card to store. Throws `invalid_fields` if the
 * subscription would begin on a day that is past.
 */
export const processOf = (payment: PaymentRequest, { now }: WriteContext): TransactionProcess => {
  const { IsTwoStepPay, Subscription } = payment.PaymentProcess ?? {};
  const today = toWireDay(now.getTime());
  if (Subscription?.FirstPaymentDate !== undefined && Subscription.FirstPaymentDate < today)
    throw invalidFields([{ field: 'PaymentProcess.Subscription.FirstPaymentDate', code: 'day_past' }]);
  const keep = 'customerCardIdentifier' in payment && payment.customerCardIdentifier?.create === true;
  return {
    ...(IsTwoStepPay ? { twoSteps: true } : {}),
    ...(Subscription
      ? {
          subscription: {
            frequency: Subscription.Frequency,
            amount: toCentavos(payment.Amount),
            ...(Subscription.FirstPaymentDate ? { firstPaymentDate: Subscription.FirstPaymentDate } : {}),
          },
        }
      : {}),
    ...(keep ? { keepCard: true } : {}),
  };
};
