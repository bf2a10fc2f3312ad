import { toWireDay } from '@pasarela/contracts/dates';
import { toCentavos } from '@pasarela/contracts/money';
import { PaymentMethod } from '@pasarela/contracts/payment-methods/payment-methods';
import { fundingProblems } from '@pasarela/contracts/payments/card-rules';
import { wayOf } from '@pasarela/contracts/payments/payment-rules';
import type { CreatePayment, CreateTransaction } from '@pasarela/contracts/payments/payment-schema';
import type { MadePayment, ReplacedTransaction } from '@pasarela/contracts/payments/replaced-payment-schema';
import type { Unit } from '#database/queries.ts';
import type { TransactionRow } from '#database/stored-rows.ts';
import { cardOfSession, cardOfToken, keepCard } from '#features/card-tokens/kept-cards-service.ts';
import { openCheckout } from '#features/checkouts/checkout-address-service.ts';
import { openAttempts } from '#features/checkouts/open-attempts-service.ts';
import { type AccountMoment, accountMoment } from '#features/clock/account-moment-service.ts';
import { paymentAnswer } from '#features/transactions/payment-answer-service.ts';
import { replacedTransactions } from '#features/transactions/replaced-transactions-service.ts';
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
/** A payment that was made, and what it took the place of. */
export type Made = { readonly row: TransactionRow; readonly replaced: readonly ReplacedTransaction[] };
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

  /** Makes the reference free; answers the attempts that are to be replaced, and how the answer names them. */
  const takeReference = async (unit: Unit, { accountId, now }: AccountMoment, reference: string) => {
    const attempts = await freeReference(unit, accountId, reference);
    return {
      attempts,
      replaced: replacedTransactions(attempts, await openAttempts(unit, accountId, attempts, now)),
    };
  };

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
    create: async (unit: Unit, account: CallAccount, actor: Actor, payment: CreatePayment): Promise<Made> => {
      const moment = await accountMoment(unit, dependencies, account.id, actor);
      const acquirer = acquirerOf(account.environment);
      const { way, payerIp } = await wayOfPayment(unit, moment, acquirer, payment);
      const process = processOf(payment, moment);
      const taken = await takeReference(unit, moment, payment.ReferenceNumber);
      const order = orderOf(payment);
      // What the merchant says of the payer's address comes before where a page of theirs was sent from.
      const from = { payerIp: order.payerIp ?? payerIp ?? null };
      const paid = { ...order, ...from };
      const row = await attempts.begin(unit, moment, acquirer, paid, process, way, taken.attempts);
      return { row, replaced: taken.replaced };
    },

    /** Opens the hosted form; its payer chooses how to pay. */
    open: async (
      unit: Unit,
      account: CallAccount,
      actor: Actor,
      payment: CreateTransaction,
    ): Promise<Made> => {
      const moment = await accountMoment(unit, dependencies, account.id, actor);
      const process = {
        ...processOf(payment, moment),
        ...(payment.IdPaymentMethod === undefined ? {} : { method: payment.IdPaymentMethod }),
      };
      const taken = await takeReference(unit, moment, payment.ReferenceNumber);
      const acquirer = acquirerOf(account.environment);
      const order = { ...orderOf(payment), checkoutToken: `chk_${identifiers.token()}` };
      const row = await attempts.begin(unit, moment, acquirer, order, process, undefined, taken.attempts);
      return { row: await openCheckout(unit, moment, row, 'web'), replaced: taken.replaced };
    },

    /** A transaction as the payment API answers it. */
    answer: (row: TransactionRow, language: Language) => paymentAnswer(row, language, site.url),

    /** A payment that was just made, as the payment API answers it. */
    madeAnswer: ({ row, replaced }: Made, language: Language): MadePayment => ({
      ...paymentAnswer(row, language, site.url),
      replaced: replaced.map(({ idTransaction, ...named }) => ({
        transactionNumber: String(idTransaction),
        ...named,
      })),
    }),

    byNumber: (account: CallAccount, number: string): Promise<TransactionRow> =>
      transactionByNumber(database.read, account.id, Number(number)),

    byReference: (account: CallAccount, reference: string): Promise<TransactionRow> =>
      transactionByReference(database.read, account.id, reference),
  };
};

export type PaymentsService = ReturnType<typeof createPaymentsService>;
