import { brandOf } from '@pasarela/contracts/card-numbers/card-brands';
import type { CardOptionsSchema, Checkout, PayCheckout } from '@pasarela/contracts/checkouts/checkout-schema';
import { day } from '@pasarela/contracts/dates/dates';
import { toAmount } from '@pasarela/contracts/money/money';
import { allowsInstallments } from '@pasarela/contracts/payment-methods/installments';
import {
  isCashMethod,
  PaymentMethod,
  paymentMethods,
} from '@pasarela/contracts/payment-methods/payment-methods';
import { fundingProblems } from '@pasarela/contracts/payments/card-rules';
import { cardFieldProblems } from '@pasarela/contracts/payments/payment-rules';
import { Status } from '@pasarela/contracts/statuses/transaction-status';
import type { Language } from '@pasarela/contracts/words/words';
import type { z } from 'zod';
import type { CallAccount } from '#core/account/caller.ts';
import type { WriteContext } from '#core/account/write-context.ts';
import { keepCard } from '#core/cards/kept-cards.ts';
import { findCheckout, findMerchant, prolongCheckout } from '#core/checkouts/checkouts-repository.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { beginWrite } from '#core/due-work/begin-write.ts';
import { beginPayment, continuePayment } from '#core/payments/attempts.ts';
import type { PaymentInstrument } from '#core/payments/payment-instrument.ts';
import { saleStep } from '#core/transactions/sale.ts';
import { moveTransaction, type Step } from '#core/transactions/transaction-life.ts';
import { freeReference, transactionByNumber } from '#core/transactions/transaction-lookup.ts';
import { processWithoutCard, readProcess, writeProcess } from '#core/transactions/transaction-process.ts';
import { refusedInStatus } from '#core/transactions/transaction-status.ts';
import type { Queries, Unit } from '#database/queries.ts';
import { invalidFields, Refusal } from '#errors/refusal.ts';
import type { CheckoutRow, TransactionRow } from '#generated/stored-tables.ts';
import { canonicalAddress } from '#security/network-addresses.ts';
import { checkoutView, mayRetry, methodsOf, monthsFor } from './checkout-mapper.ts';

type Open = { readonly checkout: CheckoutRow; readonly row: TransactionRow };

/** A call of a hosted page by its payer. */
export type PayerCall = {
  readonly account: CallAccount;
  readonly token: string;
  readonly language: Language;
  readonly requestId: string | null;
  /** The payer's network address, as the server sees it. */
  readonly address?: string;
};

/** The hosted pages: what the payer sees and can do there. */
export const createCheckoutsService = (dependencies: Dependencies) => {
  const { database, clock, acquirers, secrets } = dependencies;

  const found = async (queries: Queries, accountId: number, token: string): Promise<Open> => {
    const checkout = await findCheckout(queries, accountId, token);
    if (!checkout) throw new Refusal('checkout_not_found');
    return { checkout, row: await transactionByNumber(queries, accountId, checkout.transactionId) };
  };

  const shown = async (
    queries: Queries,
    { account, token, language }: PayerCall,
    now: Date,
  ): Promise<Checkout> => {
    const open = await found(queries, account.id, token);
    const merchant = await findMerchant(queries, account.id);
    return checkoutView({ ...open, merchant, account, now }, language);
  };

  /** Runs an action of the payer and returns the updated page. */
  const act = async (
    unit: Unit,
    call: PayerCall,
    work: (context: WriteContext, open: Open) => Promise<unknown>,
  ): Promise<Checkout> => {
    const actor = { kind: 'payer', name: null, requestId: call.requestId } as const;
    const context = await beginWrite(unit, dependencies, call.account.id, actor);
    await work(context, await found(unit, call.account.id, call.token));
    return shown(unit, call, context.now);
  };

  const instrumentOf = (context: WriteContext, row: TransactionRow, sent: PayCheckout): PaymentInstrument => {
    const { idPaymentMethod, installmentCount: months, ...card } = sent;
    if (!methodsOf(row).includes(idPaymentMethod))
      throw invalidFields([
        { field: 'idPaymentMethod', code: 'not_a_choice', values: { choices: methodsOf(row).join(', ') } },
      ]);
    if (isCashMethod(idPaymentMethod)) return { kind: 'cash', method: idPaymentMethod };
    if (paymentMethods[idPaymentMethod].kind === 'installments') return { kind: 'aplazo' };
    const problems = cardFieldProblems(card);
    if (problems.length > 0) throw invalidFields(problems);
    const kept = keepCard(context.acquirer, secrets, context.accountId, card);
    const refused = fundingProblems({ Amount: toAmount(row.amount), months }, kept);
    if (refused.length > 0 || (months !== undefined && !monthsFor(row).includes(months)))
      throw invalidFields([{ field: 'installmentCount', code: 'installments_not_allowed' }]);
    return { kind: 'card', card: kept, holder: 'present', ...(months === undefined ? {} : { months }) };
  };

  return {
    view: async (call: PayerCall): Promise<Checkout> =>
      shown(database.read, call, new Date(clock.now() + call.account.clockOffset)),

    /** Returns the options of a card (brand, funding, installments) by its first eight digits. */
    cardOptions: async (
      { account, token }: PayerCall,
      bin: string,
    ): Promise<z.output<typeof CardOptionsSchema>> => {
      const { row } = await found(database.read, account.id, token);
      const brand = brandOf(bin);
      if (!brand) return { brand: null, funding: null, installmentCounts: [] };
      const funding = acquirers[account.environment].fundingOf(bin);
      return {
        brand,
        funding,
        installmentCounts: monthsFor(row).filter((count) =>
          allowsInstallments({ brand, funding }, row.amount, count),
        ),
      };
    },

    pay: (unit: Unit, call: PayerCall, sent: PayCheckout): Promise<Checkout> =>
      act(unit, call, async (context, { checkout, row }) => {
        const { account } = call;
        // The payer of a direct payment cannot choose another method while it is pending: the merchant chose the method.
        const over = checkout.expiresAt !== null && context.now >= checkout.expiresAt;
        const waiting = row.status === Status.created && checkout.kind !== 'direct' && !over;
        if (!waiting && !mayRetry(checkout, row, context.now)) throw new Refusal('checkout_ended');
        const instrument = instrumentOf(context, row, sent);
        // The card of an earlier attempt must not be used for this one.
        const process = processWithoutCard(row);
        // The address of the caller replaces the payer address that the merchant sent.
        const payerIp = canonicalAddress(call.address);
        const attempt = waiting
          ? await continuePayment(context, { ...row, payerIp }, process, instrument)
          : await beginPayment(context, {
              order: {
                referenceNumber: row.referenceNumber,
                amount: row.amount,
                currency: row.currency,
                customerName: row.customerName,
                customerEmail: row.customerEmail,
                customerPhone: row.customerPhone,
                description: row.description,
                details: row.details,
                payerIp,
                checkoutToken: row.checkoutToken,
              },
              process,
              instrument,
              replaced: await freeReference(unit, account.id, row.referenceNumber),
              // A pending attempt expires no later than its payment link.
              ...(checkout.kind === 'link' && checkout.expiresAt ? { linkDueAt: checkout.expiresAt } : {}),
            });
        // The page stays open one day longer than the cash voucher, so that the payer can then use another method.
        if (attempt.cashDueAt && row.checkoutToken !== null)
          await prolongCheckout(
            unit,
            account.id,
            row.checkoutToken,
            new Date(attempt.cashDueAt.getTime() + day),
          );
      }),

    challenge: (unit: Unit, call: PayerCall, outcome: 'approve' | 'fail' | 'leave'): Promise<Checkout> =>
      act(unit, call, async (context, { row }) => {
        if (row.status !== Status.review) throw refusedInStatus(row.status);
        const { card, ...process } = readProcess(row);
        const without = { process: writeProcess(process) };
        if (outcome === 'leave') return moveTransaction(context, row, { move: 'abandon' }, without);
        if (outcome === 'fail')
          return moveTransaction(
            context,
            row,
            { move: 'decline', reason: 'challenge_failed' },
            { ...without, declineReason: 'challenge_failed' },
          );
        if (!card) throw new Error(`transaction ${row.id} is in review without a card`);
        return continuePayment(context, row, process, {
          kind: 'card',
          card,
          holder: 'challenged',
          ...(row.installments === null ? {} : { months: row.installments }),
        });
      }),

    aplazo: (unit: Unit, call: PayerCall, outcome: 'approve' | 'reject' | 'leave'): Promise<Checkout> =>
      act(unit, call, async (context, { row }) => {
        if (row.status !== Status.created || row.paymentMethod !== PaymentMethod.aplazo)
          throw refusedInStatus(row.status);
        if (outcome === 'approve') {
          const { step, changes } = saleStep(row, { move: 'pay', amount: row.amount, now: context.now });
          return moveTransaction(context, row, step, changes);
        }
        const declined: Step = { move: 'decline', reason: 'aplazo_rejected' };
        return outcome === 'reject'
          ? moveTransaction(context, row, declined, { declineReason: 'aplazo_rejected' })
          : moveTransaction(context, row, { move: 'leave' });
      }),

    /** The payer cancels the payment. After a failed attempt there is nothing left to cancel. */
    leave: (unit: Unit, call: PayerCall): Promise<Checkout> =>
      act(unit, call, async (context, { row }) => {
        if (row.status !== Status.created) throw new Refusal('checkout_ended');
        return moveTransaction(context, row, { move: 'leave' });
      }),
  };
};

export type CheckoutsService = ReturnType<typeof createCheckoutsService>;
