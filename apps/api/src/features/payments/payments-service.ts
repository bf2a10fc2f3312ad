import type { CreatePayment, CreateTransaction } from '@pasarela/contracts/payments/payment-schema';
import type { MadePayment, ReplacedTransaction } from '@pasarela/contracts/payments/replaced-payment-schema';
import type { Language } from '@pasarela/contracts/words/words';
import type { Actor, CallAccount } from '#core/account/caller.ts';
import type { WriteContext } from '#core/account/write-context.ts';
import { openAttempts, openCheckout } from '#core/checkouts/hosted-pages.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { beginWrite } from '#core/due-work/begin-write.ts';
import { beginPayment } from '#core/payments/attempts.ts';
import { paymentAnswer, replacedTransactions } from '#core/transactions/payment-answer.ts';
import {
  freeReference,
  transactionByNumber,
  transactionByReference,
} from '#core/transactions/transaction-lookup.ts';
import type { Unit } from '#database/queries.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';
import { orderOf, processOf, requestedInstrument } from './payment-request.ts';

/** A created payment, and the transactions that it replaced. */
export type Made = { readonly row: TransactionRow; readonly replaced: readonly ReplacedTransaction[] };
/** Frees the reference; returns the attempts to replace and how the answer lists them. */
const takeReference = async ({ unit, accountId, now }: WriteContext, reference: string) => {
  const attempts = await freeReference(unit, accountId, reference);
  return {
    attempts,
    replaced: replacedTransactions(attempts, await openAttempts(unit, accountId, attempts, now)),
  };
};

/** Payments that the merchant's server makes directly or on the hosted page. */
export const createPaymentsService = (dependencies: Dependencies) => {
  const { identifiers, secrets, database, site } = dependencies;

  return {
    /** Charges or authorizes the payment, or issues a cash reference. A declined payment is stored as a transaction too. */
    create: async (unit: Unit, account: CallAccount, actor: Actor, payment: CreatePayment): Promise<Made> => {
      const context = await beginWrite(unit, dependencies, account.id, actor);
      const { instrument, payerIp } = await requestedInstrument(context, secrets, payment);
      const process = processOf(payment, context);
      const taken = await takeReference(context, payment.ReferenceNumber);
      const order = orderOf(payment);
      const row = await beginPayment(context, {
        // The payer address that the merchant sends takes precedence over the address of the form session.
        order: { ...order, payerIp: order.payerIp ?? payerIp ?? null },
        process,
        instrument,
        replaced: taken.attempts,
        returnUrl: payment.ReturnUrl,
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
      const page = { kind: 'web', returnUrl: payment.ReturnUrl } as const;
      return { row: await openCheckout(context, row, page), replaced: taken.replaced };
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
