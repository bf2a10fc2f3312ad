import { toWireDay } from '@pasarela/contracts/dates/dates';
import { toCentavos } from '@pasarela/contracts/money/money';
import { isCashMethod } from '@pasarela/contracts/payment-methods/payment-methods';
import { fundingProblems } from '@pasarela/contracts/payments/card-rules';
import { instrumentKindOf } from '@pasarela/contracts/payments/payment-rules';
import type { CreatePayment, CreateTransaction } from '@pasarela/contracts/payments/payment-schema';
import type { MadePayment, ReplacedTransaction } from '@pasarela/contracts/payments/replaced-payment-schema';
import type { Language } from '@pasarela/contracts/words/words';
import type { Actor, CallAccount } from '#core/account/caller.ts';
import type { WriteContext } from '#core/account/write-context.ts';
import type { KeptCard } from '#core/cards/kept-card.ts';
import { cardOfSession, cardOfToken, keepCard } from '#core/cards/kept-cards.ts';
import { openCheckout } from '#core/checkouts/checkout-address.ts';
import { openAttempts } from '#core/checkouts/open-attempts.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { beginWrite } from '#core/due-work/begin-write.ts';
import { beginPayment } from '#core/payments/attempts.ts';
import type { PaymentInstrument } from '#core/payments/payment-instrument.ts';
import type { Order } from '#core/payments/payment-order.ts';
import { paymentAnswer } from '#core/transactions/payment-answer.ts';
import { replacedTransactions } from '#core/transactions/replaced-transactions.ts';
import {
  freeReference,
  transactionByNumber,
  transactionByReference,
} from '#core/transactions/transaction-lookup.ts';
import type { TransactionProcess } from '#core/transactions/transaction-process.ts';
import type { Unit } from '#database/queries.ts';
import { invalidFields } from '#errors/refusal.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';
import { canonicalAddress } from '#security/network-addresses.ts';

type Sent = CreatePayment | CreateTransaction;
/** A created payment, and the transactions that it replaced. */
export type Made = { readonly row: TransactionRow; readonly replaced: readonly ReplacedTransaction[] };
/** The card to charge, and the network address of the merchant's page that sent it, if any. */
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

/** The further fields that the merchant sent, as JSON. They contain no card data. */
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

/** Returns what must be done once the payment is accepted: two steps, a subscription, a card to store. */
const processOf = (payment: Sent, { now }: WriteContext): TransactionProcess => {
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

/** Payments that the merchant's server makes directly or on the hosted page. */
export const createPaymentsService = (dependencies: Dependencies) => {
  const { identifiers, secrets, database, site } = dependencies;

  /** Frees the reference; returns the attempts to replace and how the answer lists them. */
  const takeReference = async ({ unit, accountId, now }: WriteContext, reference: string) => {
    const attempts = await freeReference(unit, accountId, reference);
    return {
      attempts,
      replaced: replacedTransactions(attempts, await openAttempts(unit, accountId, attempts, now)),
    };
  };

  const cardOf = async (
    { unit, accountId, realNow, acquirer }: WriteContext,
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

  const instrumentOf = async (
    context: WriteContext,
    payment: CreatePayment,
  ): Promise<{ readonly instrument: PaymentInstrument; readonly payerIp?: string | null }> => {
    const kind = instrumentKindOf(payment);
    if (kind === 'aplazo') return { instrument: { kind: 'aplazo' } };
    const { IdPaymentMethod: method } = payment;
    if (isCashMethod(method)) return { instrument: { kind: 'cash', method } };
    const { card, payerIp } = await cardOf(context, payment);
    const offer = payment.SpecialOffer;
    const months = offer?.IsInstallment ? offer.InstallmentCount : undefined;
    const problems = fundingProblems({ ...payment, months }, card);
    if (problems.length > 0) throw invalidFields(problems);
    return {
      instrument: { kind: 'card', card, months, holder: kind === 'token' ? 'stored' : 'present' },
      payerIp,
    };
  };

  return {
    /** Charges or authorizes the payment, or issues a cash reference. A declined payment is stored as a transaction too. */
    create: async (unit: Unit, account: CallAccount, actor: Actor, payment: CreatePayment): Promise<Made> => {
      const context = await beginWrite(unit, dependencies, account.id, actor);
      const { instrument, payerIp } = await instrumentOf(context, payment);
      const process = processOf(payment, context);
      const taken = await takeReference(context, payment.ReferenceNumber);
      const order = orderOf(payment);
      // The payer address that the merchant sends takes precedence over the address of the form session.
      const from = { payerIp: order.payerIp ?? payerIp ?? null };
      const paid = { ...order, ...from };
      const row = await beginPayment(context, {
        order: paid,
        process,
        instrument,
        replaced: taken.attempts,
      });
      return { row, replaced: taken.replaced };
    },

    /** Opens a hosted page, on which the payer chooses the payment method. */
    open: async (
      unit: Unit,
      account: CallAccount,
      actor: Actor,
      payment: CreateTransaction,
    ): Promise<Made> => {
      const context = await beginWrite(unit, dependencies, account.id, actor);
      const process = {
        ...processOf(payment, context),
        ...(payment.IdPaymentMethod === undefined ? {} : { method: payment.IdPaymentMethod }),
      };
      const taken = await takeReference(context, payment.ReferenceNumber);
      const order = { ...orderOf(payment), checkoutToken: `chk_${identifiers.token()}` };
      const row = await beginPayment(context, { order, process, replaced: taken.attempts });
      return { row: await openCheckout(context, row, 'web'), replaced: taken.replaced };
    },

    /** Maps a transaction to the answer of the payment API. */
    answer: (row: TransactionRow, language: Language) => paymentAnswer(row, language, site.url),

    /** Maps a new payment to the answer of the payment API. */
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
