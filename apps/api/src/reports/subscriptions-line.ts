import { frequencies, frequencyNames } from '@pasarela/contracts/frequencies/frequencies';
import {
  type SubscriptionReportColumn,
  subscriptionReportColumns,
} from '@pasarela/contracts/subscriptions/subscription-list-schema';
import {
  allPaymentsMade,
  type SubscriptionStatus,
  subscriptionStatuses,
} from '@pasarela/contracts/subscriptions/subscription-status';
import type { Language } from '@pasarela/contracts/words/words';
import { sql } from '#database/sql.ts';
import { labelCellsOf } from './catalogue-cells.ts';
import { amountCell, csvLine, momentCell, textCell } from './csv.ts';
import { accountCell } from './payment-columns.ts';
import { type RowOf, read, rowReadingOf, selectionOf } from './report-reads.ts';

/** The values that the report reads of each subscription `s` and its card `c`. Amounts in centavos, times in milliseconds. */
const reads = {
  id: read<number>(sql`s.id`),
  reference: read<string>(sql`s.reference_number`),
  name: read<string>(sql`s.customer_name`),
  email: read<string>(sql`s.customer_email`),
  amount: read<number>(sql`s.amount`),
  currency: read<string>(sql`s.currency`),
  frequency: read<string>(sql`s.frequency`),
  status: read<string>(sql`s.status`),
  createdAt: read<number>(sql`s.created_at`),
  nextPaymentAt: read<number | null>(sql`s.next_payment_at`),
  modifiedAt: read<number>(sql`s.modified_at`),
  numberOfPays: read<number | null>(sql`s.number_of_pays`),
  paymentsMade: read<number>(sql`s.payments_made`),
  totalCharged: read<number>(sql`s.total_charged`),
  attemptNumber: read<number>(sql`s.attempt_number`),
  brand: read<string | null>(sql`c.brand`),
  firstSix: read<string | null>(sql`c.first_six`),
  lastFour: read<string | null>(sql`c.last_four`),
  endReason: read<string | null>(sql`s.end_reason`),
  originId: read<number>(sql`s.origin_transaction_id`),
} as const;

export const subscriptionsReportSelection = selectionOf(reads);
const rowOf = rowReadingOf(reads);

/** The catalogue texts that the report uses, as cells. */
const wordsIn = (language: Language) => ({
  language,
  statuses: labelCellsOf(
    Object.keys(subscriptionStatuses) as SubscriptionStatus[],
    subscriptionStatuses,
    language,
  ),
  frequencies: labelCellsOf(frequencyNames, frequencies, language),
});

type Cell = (row: RowOf<typeof reads>, words: ReturnType<typeof wordsIn>) => string;

/** The cell of each column. */
const columns: Readonly<Record<SubscriptionReportColumn, Cell>> = {
  idSubscription: ({ id }) => String(id),
  referenceNumber: ({ reference }) => textCell(reference),
  customerName: ({ name }) => textCell(name),
  email: ({ email }) => textCell(email),
  amount: ({ amount }) => amountCell(amount),
  currency: ({ currency }) => currency,
  frequency: ({ frequency }, words) => words.frequencies[frequency] ?? '',
  status: ({ status }, { statuses }) => statuses[status] ?? '',
  date: ({ createdAt }) => momentCell(createdAt),
  nextPaymentDate: ({ nextPaymentAt }) => momentCell(nextPaymentAt),
  modificationDate: ({ modifiedAt }) => momentCell(modifiedAt),
  numberOfPayments: ({ numberOfPays }) => (numberOfPays === null ? '' : String(numberOfPays)),
  paymentsMade: ({ paymentsMade }) => String(paymentsMade),
  totalAmount: ({ totalCharged }) => amountCell(totalCharged),
  nowAttemptNumber: ({ attemptNumber }) => String(attemptNumber),
  account: ({ brand, firstSix, lastFour }) => accountCell(brand, firstSix, lastFour),
  cancellationReason: ({ status, endReason }, { language }) =>
    textCell(status === 'completed' ? allPaymentsMade[language] : endReason),
  idOriginTransaction: ({ originId }) => String(originId),
};
const everyCell = subscriptionReportColumns.map((name) => columns[name]);

/** Returns the function that formats a subscription as a line of the report. */
export const subscriptionsLine = (language: Language) => {
  const words = wordsIn(language);
  return (values: readonly unknown[]): string => {
    const row = rowOf(values);
    return csvLine(everyCell.map((cell) => cell(row, words)));
  };
};
