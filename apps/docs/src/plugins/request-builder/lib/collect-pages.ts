import { day } from '@pasarela/contracts/dates';
import { limits } from '@pasarela/contracts/limits';
import { type OperationName, operations } from '@pasarela/contracts/operations';
import { PaymentMethod } from '@pasarela/contracts/payment-methods/payment-methods';
import { authenticate } from '@pasarela/contracts/payments/payment-operations';
import { refundTerms } from '@pasarela/contracts/refunds/refund-rules';
import {
  type TransactionStatus,
  transactionStatuses,
  transactionStatusIds,
} from '@pasarela/contracts/transactions/transaction-status';
import type { Locale } from '../../../site/locales.ts';
import type { Credentials } from './build-request.ts';
import { describeOperation } from './describe-operation.ts';
import type { BuilderSettings, OperationPage, OperationSummary, SampleCall } from './operation-page.ts';

/** The pages' data of the operations that are documented. */
export const collectPages = (names: readonly OperationName[], locale: Locale): OperationPage[] =>
  names.map((name) => describeOperation(name, operations[name], locale));

export const summaryOf = ({ name, method, path, summary }: OperationPage): OperationSummary => ({
  name,
  method,
  path,
  summary,
});

/** The first sample of an operation that has one. */
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
  responseCodes: Object.fromEntries(
    transactionStatusIds.map((id) => {
      const status = transactionStatuses[id];
      return [
        status.responseCode,
        {
          colour: status.colour,
          isRefundable: isRefundable(id),
          status: status.name,
          label: status.label[locale],
          meaning: status.meaning[locale],
          holdsReference: status.holdsReference,
        },
      ];
    }),
  ),
});
