import { frequencies, frequencyNames } from '@pasarela/contracts/subscriptions/frequencies';
import type { SubscriptionReportColumn } from '@pasarela/contracts/subscriptions/subscription-list-schema';
import {
  allPaymentsMade,
  type SubscriptionStatus,
  subscriptionStatuses,
} from '@pasarela/contracts/subscriptions/subscription-status';
import type { Language } from '@pasarela/contracts/words';
import { sql } from '#database/sql.ts';
import { accountCell } from './account-cell.ts';
import { amountCell, csvLine, momentCell, textCell } from './csv.ts';

/** What the report reads of each subscription `s` and its card `c`, in this order. */
export const subscriptionsReportSelection = sql`
  s.id, s.reference_number, s.customer_name, s.customer_email, s.amount, s.currency, s.frequency, s.status, s.created_at,
  s.next_payment_at, s.modified_at, s.number_of_pays, s.payments_made, s.total_charged, s.attempt_number, c.brand, c.first_six,
  c.last_four, s.end_reason, s.origin_transaction_id`;

type Selected = readonly [
  id: number,
  reference: string,
  name: string,
  email: string,
  amount: number,
  currency: string,
  frequency: string,
  status: string,
  createdAt: number,
  nextPaymentAt: number | null,
  modifiedAt: number,
  numberOfPays: number | null,
  paymentsMade: number,
  totalCharged: number,
  attemptNumber: number,
  brand: string | null,
  firstSix: string | null,
  lastFour: string | null,
  endReason: string | null,
  originId: number,
];

/** A subscription as a line of the report, in the order of the contract's columns. */
export const subscriptionsLine = (language: Language) => {
  const statuses: Readonly<Record<string, string>> = Object.fromEntries(
    (Object.keys(subscriptionStatuses) as SubscriptionStatus[]).map((status) => [
      status,
      textCell(subscriptionStatuses[status].label[language]),
    ]),
  );
  const frequencyCells: Readonly<Record<string, string>> = Object.fromEntries(
    frequencyNames.map((name) => [name, textCell(frequencies[name].label[language])]),
  );

  return (row: readonly unknown[]): string => {
    const [
      id,
      reference,
      name,
      email,
      amount,
      currency,
      frequency,
      status,
      createdAt,
      nextPaymentAt,
      modifiedAt,
      numberOfPays,
      paymentsMade,
      totalCharged,
      attemptNumber,
      brand,
      firstSix,
      lastFour,
      endReason,
      originId,
    ] = row as Selected;
    const line = {
      idSubscription: String(id),
      referenceNumber: textCell(reference),
      customerName: textCell(name),
      email: textCell(email),
      amount: amountCell(amount),
      currency,
      frequency: frequencyCells[frequency] ?? '',
      status: statuses[status] ?? '',
      date: momentCell(createdAt),
      nextPaymentDate: momentCell(nextPaymentAt),
      modificationDate: momentCell(modifiedAt),
      numberOfPayments: numberOfPays === null ? '' : String(numberOfPays),
      paymentsMade: String(paymentsMade),
      totalAmount: amountCell(totalCharged),
      nowAttemptNumber: String(attemptNumber),
      account: accountCell(brand, firstSix, lastFour),
      cancellationReason: textCell(status === 'completed' ? allPaymentsMade[language] : endReason),
      idOriginTransaction: String(originId),
    } satisfies Record<SubscriptionReportColumn, string>;
    return csvLine(Object.values(line));
  };
};
