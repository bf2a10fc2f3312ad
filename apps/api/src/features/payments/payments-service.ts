import { toWireDay } from '@pasarela/contracts/dates';
import { toCentavos } from '@pasarela/contracts/money';
import { PaymentMethod } from '@pasarela/contracts/payment-methods/payment-methods';
import { fundingProblems } from '@pasarela/contracts/payments/card-rules';
import { wayOf } from '@pasarela/contracts/payments/payment-rules';
import type { CreatePayment, CreateTransaction } from '@pasarela/contracts/payments/payment-schema';
import type { Unit } from '#database/queries.ts';
import type { TransactionRow } from '#database/stored-rows.ts';
import { cardOfSession, cardOfToken, keepCard } from '#features/card-tokens/kept-cards-service.ts';
import { openCheckout } from '#features/checkouts/checkout-address-service.ts';
import { type AccountMoment, accountMoment } from '#features/clock/account-moment-service.ts';
import { paymentAnswer } from '#features/transactions/payment-answer-service.ts';
import {
  freeReference,
  transactionByNumber,
  transactionByReference,
} from '#features/transactions/transaction-lookup-service.ts';
import type { KeptCard, TransactionProcess } from '#features/transactions/transaction-process-service.ts';
import type { Actor, CallAccount } from '#http/call.ts';
import type { Dependencies } from '#http/dependencies.ts';
import type { Language } from '#http/language.ts';
import { invalidFields } from '#http/refusal.ts';
import type { Acquirer } from '#sandbox/acquirer.ts';
import { canonicalAddress } from '#security/network-addresses.ts';
import { createAcquirers } from './acquirers-service.ts';
import { createAttempts, type Order, type Way } from './attempt-service.ts';

type Sent = CreatePayment | CreateTransaction;
/** The card that is paid with, and where a page of the merchant's sent it from. */
type PayersCard = { readonly card: KeptCard; readonly payerIp?: string | null };

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

/** What the merchant sent besides the payment itself; no card data is among it. */
const detailsOf = (payment: Sent): string | null => {
  const text = JSON.stringify(Object.fromEntries(addressFields.map((field) => [field, payment[field]])));
  return text === '{}' ? null : text;
};

const orderOf = (payment: Sent): Order => ({
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

/** What is to be done once it is accepted. */
const processOf = (payment: Sent, { now }: AccountMoment): TransactionProcess => {
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

/** Payments that the merchant's server makes, and those that it hands to the hosted page. */
export const createPaymentsService = (dependencies: Dependencies) => {
  const { identifiers, secrets, database, site } = dependencies;
  const acquirerOf = createAcquirers(identifiers);
  const attempts = createAttempts(identifiers);

  const cardOf = async (
    unit: Unit,
    { accountId, realNow }: AccountMoment,
    acquirer: Acquirer,
    payment: CreatePayment,
  ): Promise<PayersCard> => {
    switch (wayOf(payment)) {
      case 'token':
        return { card: await cardOfToken(unit, accountId, payment.customerCardIdentifier?.Id ?? '') };
      case 'session':
        return cardOfSession(unit, accountId, payment.PaymentProcess?.sessionId ?? '', realNow);
      default:
        return { card: keepCard(acquirer, secrets, accountId, payment) };
    }
  };

  const wayOfPayment = async (
    unit: Unit,
    moment: AccountMoment,
    acquirer: Acquirer,
    payment: CreatePayment,
  ): Promise<{ readonly way: Way; readonly payerIp?: string | null }> => {
    const kind = wayOf(payment);
    if (kind === 'aplazo') return { way: { kind: 'aplazo' } };
    if (kind === 'cash') {
      const oxxo = payment.IdPaymentMethod === PaymentMethod.oxxo;
      return { way: { kind: 'cash', method: oxxo ? PaymentMethod.oxxo : PaymentMethod.paynet } };
    }
    const { card, payerIp } = await cardOf(unit, moment, acquirer, payment);
    const offer = payment.SpecialOffer;
    const months = offer?.IsInstallment ? offer.InstallmentCount : undefined;
    const problems = fundingProblems({ ...payment, months }, card);
    if (problems.length > 0) throw invalidFields(problems);
    return { way: { kind: 'card', card, months, holder: kind === 'token' ? 'stored' : 'present' }, payerIp };
  };

  return {
    /** Pays at once, authorizes, or gives out what the payer has to bring. A decline is a transaction too. */
    create: async (
      unit: Unit,
      account: CallAccount,
      actor: Actor,
      payment: CreatePayment,
    ): Promise<TransactionRow> => {
      const moment = await accountMoment(unit, dependencies, account.id, actor);
      const acquirer = acquirerOf(account.environment);
      const { way, payerIp } = await wayOfPayment(unit, moment, acquirer, payment);
      const process = processOf(payment, moment);
      const replaced = await freeReference(unit, account.id, payment.ReferenceNumber);
      const order = orderOf(payment);
      // What the merchant says of the payer's address comes before where a page of theirs was sent from.
      const from = { payerIp: order.payerIp ?? payerIp ?? null };
      return attempts.begin(unit, moment, acquirer, { ...order, ...from }, process, way, replaced);
    },

    /** Opens the hosted form; its payer chooses how to pay. */
    open: async (
      unit: Unit,
      account: CallAccount,
      actor: Actor,
      payment: CreateTransaction,
    ): Promise<TransactionRow> => {
      const moment = await accountMoment(unit, dependencies, account.id, actor);
      const process = {
        ...processOf(payment, moment),
        ...(payment.IdPaymentMethod === undefined ? {} : { method: payment.IdPaymentMethod }),
      };
      const replaced = await freeReference(unit, account.id, payment.ReferenceNumber);
      const acquirer = acquirerOf(account.environment);
      const order = { ...orderOf(payment), checkoutToken: `chk_${identifiers.token()}` };
      const row = await attempts.begin(unit, moment, acquirer, order, process, undefined, replaced);
      return openCheckout(unit, moment, row, 'web');
    },

    /** A transaction as the payment API answers it. */
    answer: (row: TransactionRow, language: Language) => paymentAnswer(row, language, site.url),

    byNumber: (account: CallAccount, number: string): Promise<TransactionRow> =>
      transactionByNumber(database.read, account.id, Number(number)),

    byReference: (account: CallAccount, reference: string): Promise<TransactionRow> =>
      transactionByReference(database.read, account.id, reference),
  };
};

export type PaymentsService = ReturnType<typeof createPaymentsService>;
