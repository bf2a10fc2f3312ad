import { feeOf } from '@pasarela/contracts/fees/fees';
import { toCentavos } from '@pasarela/contracts/money';
import { brandOf } from '@pasarela/contracts/payment-methods/card-brands';
import { installmentCounts } from '@pasarela/contracts/payment-methods/installments';
import { PaymentMethod } from '@pasarela/contracts/payment-methods/payment-methods';
import { fundingProblems } from '@pasarela/contracts/payments/card-rules';
import type { CreatePayment } from '@pasarela/contracts/payments/payment-schema';
import type { Unit } from '#database/queries.ts';
import type { TransactionRow } from '#database/stored-rows.ts';
import { accountMoment } from '#features/clock/account-moment-service.ts';
import {
  beginTransaction,
  moveTransaction,
  type Step,
} from '#features/transactions/transaction-life-service.ts';
import {
  freeReference,
  transactionByNumber,
  transactionByReference,
} from '#features/transactions/transaction-lookup-service.ts';
import type { Actor, CallAccount } from '#http/call.ts';
import type { Dependencies } from '#http/dependencies.ts';
import { invalidFields } from '#http/refusal.ts';
import type { Authorization, Card } from '#sandbox/acquirer.ts';
import { createSimulatedAcquirer, noAcquirer } from '#sandbox/simulated-acquirer.ts';
import { keyedHash } from '#security/secrets.ts';
import { paymentAnswer } from './payments-mapper.ts';

/** The card of a payment, whose form the contract has seen to. */
const cardOf = (payment: CreatePayment): Card => {
  const brand = brandOf(payment.cardNumber);
  if (!brand) throw invalidFields([{ field: 'cardNumber', code: 'card_brand_unknown' }]);
  return {
    number: payment.cardNumber,
    brand,
    month: payment.cardExpirationMonth,
    year: payment.cardExpirationYear,
    code: payment.cvv,
  };
};

const monthsOf = ({ SpecialOffer }: CreatePayment) =>
  SpecialOffer?.IsInstallment
    ? installmentCounts.find((count) => count === SpecialOffer.InstallmentCount)
    : undefined;

/** What the merchant sent besides the payment itself; no card data is among it. */
const detailsOf = ({
  OrderInformation,
  ShipTo,
  Device,
  SessionId,
  ...payment
}: CreatePayment): string | null => {
  const { Street, StreetNumber, StreetNumber2, Street2Col, Street2Del, City, State, Country, PostalCode } =
    payment;
  const address = {
    Street,
    StreetNumber,
    StreetNumber2,
    Street2Col,
    Street2Del,
    City,
    State,
    Country,
    PostalCode,
  };
  const text = JSON.stringify({ ...address, OrderInformation, ShipTo, Device, SessionId });
  return text === '{}' ? null : text;
};

/** Direct payments with card data. */
export const createPaymentsService = ({ clock, identifiers, secrets, database }: Dependencies) => {
  const simulated = createSimulatedAcquirer(identifiers);

  const stepOf = (authorization: Authorization, amount: number, fee: { fee: number; tax: number }): Step =>
    authorization.kind === 'approved'
      ? {
          move: 'pay',
          amount,
          transfers: [
            { kind: 'sale', amount },
            { kind: 'fee', amount: fee.fee },
            { kind: 'tax', amount: fee.tax },
          ],
        }
      : { move: 'decline', reason: authorization.reason };

  return {
    /** Charges a card at once. A decline is a transaction too. */
    create: async (
      unit: Unit,
      account: CallAccount,
      actor: Actor,
      payment: CreatePayment,
    ): Promise<TransactionRow> => {
      const acquirer = account.environment === 'Sandbox' ? simulated : noAcquirer;
      const card = cardOf(payment);
      const months = monthsOf(payment);
      const funding = acquirer.fundingOf(card.number);
      const problems = fundingProblems({ ...payment, months }, { brand: card.brand, funding });
      if (problems.length > 0) throw invalidFields(problems);

      const replaced = await freeReference(unit, account.id, payment.ReferenceNumber);
      const now = await accountMoment(unit, clock, account.id);
      const amount = toCentavos(payment.Amount);
      const method = funding === 'credit' ? PaymentMethod.creditCard : PaymentMethod.debitCard;
      const authorization = acquirer.authorize({ card, amount, now });
      const approved = authorization.kind === 'approved';
      const fee = approved ? feeOf(amount, method, months) : { fee: 0, tax: 0 };
      const moment = { accountId: account.id, actor, now };
      const id = await beginTransaction(
        unit,
        moment,
        {
          code: identifiers.transactionCode(),
          referenceNumber: payment.ReferenceNumber,
          amount,
          ...fee,
          currency: payment.Currency,
          paymentMethod: method,
          customerName: `${payment.FirstName} ${payment.LastName}`,
          customerEmail: payment.Email,
          customerPhone: payment.PhoneNumber ?? null,
          description: payment.Description ?? null,
          cardBrand: card.brand,
          cardFirstSix: card.number.slice(0, 6),
          cardLastFour: card.number.slice(-4),
          cardFingerprint: keyedHash(secrets.cardFingerprint, `${account.id} ${card.number}`),
          installments: months ?? null,
          authorizationCode: approved ? authorization.authorizationCode : null,
          declineReason: approved ? null : authorization.reason,
          details: detailsOf(payment),
          paidAt: approved ? now : null,
        },
        [stepOf(authorization, amount, fee)],
      );
      for (const attempt of replaced)
        await moveTransaction(
          unit,
          moment,
          attempt,
          { move: 'replace', relatedId: id },
          { replacedById: id },
        );
      return transactionByNumber(unit, account.id, id);
    },

    /** A transaction as the payment API answers it. */
    answer: paymentAnswer,

    byNumber: (account: CallAccount, number: string): Promise<TransactionRow> =>
      transactionByNumber(database.read, account.id, Number(number)),

    byReference: (account: CallAccount, reference: string): Promise<TransactionRow> =>
      transactionByReference(database.read, account.id, reference),
  };
};

export type PaymentsService = ReturnType<typeof createPaymentsService>;
