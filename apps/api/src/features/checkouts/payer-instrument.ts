import type { PayCheckout } from '@pasarela/contracts/checkouts/checkout-schema';
import { toAmount } from '@pasarela/contracts/money/money';
import { isCashMethod, paymentMethods } from '@pasarela/contracts/payment-methods/payment-methods';
import { fundingProblems } from '@pasarela/contracts/payments/card-rules';
import { cardFieldProblems } from '@pasarela/contracts/payments/payment-rules';
import type { WriteContext } from '#core/account/write-context.ts';
import { keepCard } from '#core/cards/kept-cards.ts';
import type { PaymentInstrument } from '#core/payments/payment-instrument.ts';
import { invalidFields } from '#errors/refusal.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';
import type { Secrets } from '#security/secrets.ts';
import { methodsOf, monthsFor } from './checkout-mapper.ts';

/** What the payer chose to pay with. Throws `invalid_fields` if the page does not offer it or the card's data is wrong. */
export const payerInstrument = (
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
  const refused = fundingProblems({ Amount: toAmount(row.amount), months }, kept);
  if (refused.length > 0 || (months !== undefined && !monthsFor(row).includes(months)))
    throw invalidFields([{ field: 'installmentCount', code: 'installments_not_allowed' }]);
  return { kind: 'card', card: kept, holder: 'present', ...(months === undefined ? {} : { months }) };
};
