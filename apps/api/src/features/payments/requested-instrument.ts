import { isCashMethod } from '@pasarela/contracts/payment-methods/payment-methods';
import { fundingProblems } from '@pasarela/contracts/payments/card-rules';
import { instrumentKindOf } from '@pasarela/contracts/payments/payment-rules';
import type { CreatePayment } from '@pasarela/contracts/payments/payment-schema';
import type { WriteContext } from '#core/account/write-context.ts';
import type { KeptCard } from '#core/cards/kept-card.ts';
import { cardOfSession, cardOfToken, keepCard } from '#core/cards/kept-cards.ts';
import type { PaymentInstrument } from '#core/payments/payment-instrument.ts';
import { invalidFields } from '#errors/refusal.ts';
import type { Secrets } from '#security/secrets.ts';

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
