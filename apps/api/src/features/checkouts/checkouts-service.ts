import { brandOf } from '@pasarela/contracts/card-numbers/card-brands';
import type { CardOptionsSchema, Checkout, PayCheckout } from '@pasarela/contracts/checkouts/checkout-schema';
import { toAmount } from '@pasarela/contracts/money/money';
import { allowsInstallments } from '@pasarela/contracts/payment-methods/installments';
import { isCashMethod, paymentMethods } from '@pasarela/contracts/payment-methods/payment-methods';
import { fundingProblems } from '@pasarela/contracts/payments/card-rules';
import { cardFieldProblems } from '@pasarela/contracts/payments/payment-rules';
import type { z } from 'zod';
import type { WriteContext } from '#core/account/write-context.ts';
import { keepCard } from '#core/cards/kept-cards.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { beginWrite } from '#core/due-work/begin-write.ts';
import type { PaymentInstrument } from '#core/payments/payment-attempt.ts';
import type { Unit } from '#database/queries.ts';
import { invalidFields } from '#errors/refusal.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';
import { canonicalAddress } from '#security/network-addresses.ts';
import type { Secrets } from '#security/secrets.ts';
import { accountNow } from '#time/real-clock.ts';
import { cardFundingOf, methodsOf, monthsFor } from './checkout-mapper.ts';
import { type OpenCheckout, openCheckoutOf, type PayerCall, showCheckout } from './checkout-page.ts';
import { answerAplazo, answerChallenge, leavePage, payOnPage, waitsForPayment } from './payer-actions.ts';

/** What the payer chose to pay with. Throws `invalid_fields` if the page does not offer it or the card's data is wrong. */
const payerInstrument = (
  context: WriteContext,
  secrets: Secrets,
  row: TransactionRow,
  sent: PayCheckout,
): PaymentInstrument => {
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
  const funding = cardFundingOf(row);
  if (funding !== null && kept.funding !== funding)
    throw invalidFields([{ field: 'cardNumber', code: `${funding}_card_needed` }]);
  const refused = fundingProblems({ Amount: toAmount(row.amount), months }, kept);
  if (refused.length > 0 || (months !== undefined && !monthsFor(row).includes(months)))
    throw invalidFields([{ field: 'installmentCount', code: 'installments_not_allowed' }]);
  return { kind: 'card', card: kept, holder: 'present', ...(months === undefined ? {} : { months }) };
};

/** The hosted pages: what the payer sees and can do there. */
export const createCheckoutsService = (dependencies: Dependencies) => {
  const { database, clock, acquirers, secrets } = dependencies;

  /** Runs an action of the payer and returns the updated page. */
  const act = async (
    unit: Unit,
    call: PayerCall,
    work: (context: WriteContext, open: OpenCheckout) => Promise<unknown>,
  ): Promise<Checkout> => {
    const { requestId, scenario } = call;
    const actor = { kind: 'payer', name: null, requestId, ...(scenario ? { scenario } : {}) } as const;
    const context = await beginWrite(unit, dependencies, call.account.id, actor);
    await work(context, await openCheckoutOf(unit, call));
    return showCheckout(unit, call, context.now);
  };

  return {
    view: (call: PayerCall): Promise<Checkout> =>
      showCheckout(database.read, call, accountNow(clock, call.account)),

    /** Returns the options of a card (brand, funding, installments) by its first eight digits. */
    cardOptions: async (call: PayerCall, bin: string): Promise<z.output<typeof CardOptionsSchema>> => {
      const { row } = await openCheckoutOf(database.read, call);
      const brand = brandOf(bin);
      if (!brand) return { brand: null, funding: null, installmentCounts: [] };
      const funding = acquirers[call.account.environment].fundingOf(bin);
      const installmentCounts = monthsFor(row).filter((count) =>
        allowsInstallments({ brand, funding }, row.amount, count),
      );
      return { brand, funding, installmentCounts };
    },

    pay: (unit: Unit, call: PayerCall, sent: PayCheckout): Promise<Checkout> =>
      act(unit, call, async (context, open) => {
        const waits = waitsForPayment(open, context.now);
        const instrument = payerInstrument(context, secrets, open.row, sent);
        // The address of the caller replaces the payer address that the merchant sent.
        const payerIp = canonicalAddress(call.address);
        await payOnPage(context, open, { waits, instrument, payerIp });
      }),

    challenge: (unit: Unit, call: PayerCall, outcome: 'approve' | 'fail' | 'leave'): Promise<Checkout> =>
      act(unit, call, (context, { row }) => answerChallenge(context, row, outcome)),

    aplazo: (unit: Unit, call: PayerCall, outcome: 'approve' | 'reject' | 'leave'): Promise<Checkout> =>
      act(unit, call, (context, { row }) => answerAplazo(context, row, outcome)),

    leave: (unit: Unit, call: PayerCall): Promise<Checkout> =>
      act(unit, call, (context, { row }) => leavePage(context, row)),
  };
};

export type CheckoutsService = ReturnType<typeof createCheckoutsService>;
