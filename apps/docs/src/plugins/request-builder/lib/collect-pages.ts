import { day } from '@pasarela/contracts/dates/dates';
import { fieldErrorCodes } from '@pasarela/contracts/errors/error-codes';
import { valueKinds } from '@pasarela/contracts/errors/value-kinds';
import { limits } from '@pasarela/contracts/limits/limits';
import { operations } from '@pasarela/contracts/operations';
import { PaymentMethod } from '@pasarela/contracts/payment-methods/payment-methods';
import { authenticate } from '@pasarela/contracts/payments/payment-operations';
import { refundTerms } from '@pasarela/contracts/refunds/refund-rules';
import { sandboxScenarios } from '@pasarela/contracts/sandbox/scenarios';
import { transactionMoves } from '@pasarela/contracts/statuses/transaction-moves';
import {
  type TransactionStatus,
  transactionStatuses,
  transactionStatusIds,
} from '@pasarela/contracts/statuses/transaction-status';
import { documentedMethods } from '../../../site/documented-methods.ts';
import type { Locale } from '../../../site/locales.ts';
import type { Credentials } from './build-request.ts';
import { checkedCodes } from './check-request.ts';
import { describeMethod } from './describe-method.ts';
import type { BuilderSettings, MethodSummary, OperationPage, SampleCall } from './operation-page.ts';

/** The pages' data of the methods that are documented. */
export const collectPages = (locale: Locale): OperationPage[] =>
  documentedMethods.map((method) => describeMethod(method, locale));

export const collectSummaries = (locale: Locale): MethodSummary[] =>
  documentedMethods.map(({ name, title, operation, page }) => {
    const { method, path } = operations[operation];
    return { name, title: title[locale], method, path: `/api${path}`, page };
  });

/** The first sample of a method. */
export const sampleCallOf = (page: OperationPage): SampleCall[] => {
  const { method, path, secured, answerSample, groups } = page;
  const sample = groups[0]?.samples[0];
  return sample ? [{ method, path, secured, sample, answer: answerSample }] : [];
};

/** The published credentials of the demo account. */
export const collectDemo = (): Credentials => {
  const [{ body: demo }] = authenticate.examples;
  return { apiKey: demo.UserId, password: demo.Password };
};

const isRefundable = (statusId: TransactionStatus): boolean => {
  const payment = {
    statusId,
    idPaymentMethod: PaymentMethod.creditCard,
    amount: 100,
    refundedAmount: 0,
    paidAt: 0,
  };
  return refundTerms(payment, day).refusal === undefined;
};

export const collectSettings = (locale: Locale): BuilderSettings => ({
  toast: limits.toast,
  scenarios: Object.fromEntries(
    Object.entries(sandboxScenarios).map(([name, { label, happens }]) => [
      name,
      { label: label[locale], happens: happens[locale] },
    ]),
  ),
  problems: {
    messages: Object.fromEntries(checkedCodes.map((code) => [code, fieldErrorCodes[code][locale]])),
    kinds: Object.fromEntries(Object.entries(valueKinds).map(([kind, words]) => [kind, words[locale]])),
  },
  responseCodes: Object.fromEntries(
    transactionStatusIds.map((id) => {
      const status = transactionStatuses[id];
      return [
        status.responseCode,
        {
          colour: status.colour,
          isRefundable: isRefundable(id),
          isCapturable: transactionMoves.capture.from.some((from) => from === id),
          status: status.name,
          label: status.label[locale],
          meaning: status.meaning[locale],
          holdsReference: status.holdsReference,
        },
      ];
    }),
  ),
});
