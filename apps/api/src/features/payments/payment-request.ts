import { toWireDay } from '@pasarela/contracts/dates/dates';
import { toCentavos } from '@pasarela/contracts/money/money';
import { isCashMethod } from '@pasarela/contracts/payment-methods/payment-methods';
import { fundingProblems } from '@pasarela/contracts/payments/card-rules';
import { orderDetailFields } from '@pasarela/contracts/payments/order-detail-fields';
import { instrumentKindOf } from '@pasarela/contracts/payments/payment-rules';
import type { CreatePayment, CreateTransaction } from '@pasarela/contracts/payments/payment-schema';
import type { WriteContext } from '#core/account/write-context.ts';
import type { KeptCard } from '#core/cards/acquirer.ts';
import { cardOfSession, cardOfToken, keepCard } from '#core/cards/kept-cards.ts';
import type { Order, PaymentInstrument } from '#core/payments/payment-attempt.ts';
import type { TransactionProcess } from '#core/transactions/transaction-process.ts';
import { invalidFields } from '#errors/refusal.ts';
import { canonicalAddress } from '#security/network-addresses.ts';
import type { Secrets } from '#security/secrets.ts';

type PaymentRequest = CreatePayment | CreateTransaction;

/** The order details that the merchant sent, as JSON; null if there are none. They contain no card data. */
const detailsOf = (payment: PaymentRequest): string | null => {
  const text = JSON.stringify(Object.fromEntries(orderDetailFields.map((field) => [field, payment[field]])));
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

/** The card to charge, and the network address of the merchant's page that sent it, if any. */
type PayersCard = { readonly card: KeptCard; readonly payerIp?: string | null };

const cardOf = async (
  { unit, accountId, realNow, acquirer }: WriteContext,
  secrets: Secrets,
  payment: CreatePayment,
): Promise<PayersCard> => {
  switch (instrumentKindOf(payment)) {
    case 'token':
      return { card: await cardOfToken(unit, accountId, payment.customerCardIdentifier?.Id ?? '') };
    case 'session':
      return cardOfSession(unit, accountId, payment.PaymentProcess?.sessionId ?? '', realNow);
    default:
      return { card: keepCard(acquirer, secrets, accountId, payment) };
  }
};

/** What the payment is made with. Throws `invalid_fields` if the card cannot pay it so. */
export const requestedInstrument = async (
  context: WriteContext,
  secrets: Secrets,
  payment: CreatePayment,
): Promise<{ readonly instrument: PaymentInstrument; readonly payerIp?: string | null }> => {
  const kind = instrumentKindOf(payment);
  if (kind === 'aplazo') return { instrument: { kind: 'aplazo' } };
  const { IdPaymentMethod: method } = payment;
  if (isCashMethod(method)) return { instrument: { kind: 'cash', method } };
  const { card, payerIp } = await cardOf(context, secrets, payment);
  const offer = payment.SpecialOffer;
  const months = offer?.IsInstallment ? offer.InstallmentCount : undefined;
  const problems = fundingProblems({ ...payment, months }, card);
  if (problems.length > 0) throw invalidFields(problems);
  return {
    instrument: { kind: 'card', card, months, holder: kind === 'token' ? 'stored' : 'present' },
    payerIp,
  };
};
