import {
  addDays,
  businessDayNumber,
  startOfDay,
  toWireDay,
  type WireDay,
} from '@pasarela/contracts/dates/dates';
import type { LedgerTransferKind } from '@pasarela/contracts/ledger/ledger-accounts';
import { type Centavos, toAmount } from '@pasarela/contracts/money/money';
import { type StatusOutcome, transactionStatuses } from '@pasarela/contracts/statuses/transaction-status';
import { type SummaryPeriod, summaryDays } from '@pasarela/contracts/transactions/summary-periods';
import type { Summary } from '@pasarela/contracts/transactions/transaction-schema';
import type { DayTotal } from '#core/ledger/ledger-repository.ts';
import { netOf } from '#core/ledger/merchant-figures.ts';
import type { NextSettlement } from '#core/ledger/settlements.ts';
import type { DayCount } from '#core/transactions/transaction-counts-repository.ts';
import { statusOf } from '#core/transactions/transaction-fields.ts';

/** Returns the first and last day of a period that ends at `now`. */
export const daysOf = (period: SummaryPeriod, now: Date): ReturnType<typeof summaryDays> =>
  summaryDays(period, toWireDay(now.getTime()));

/** Returns every day from `first` to `last`, both included. */
export const daysBetween = (first: WireDay, last: WireDay): readonly WireDay[] => {
  const days: WireDay[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
};

type Totals = readonly { readonly kind: LedgerTransferKind; readonly amount: Centavos }[];

const charges: readonly LedgerTransferKind[] = ['fee', 'tax', 'chargebackFee', 'chargebackTax'];

/** Sums the fees and the IVA (VAT) of the ledger totals, in centavos. */
export const commissionOf = (totals: Totals): Centavos =>
  totals.reduce((sum, { kind, amount }) => sum + (charges.includes(kind) ? amount : 0), 0);

const outcomeOf = ({ status }: DayCount): StatusOutcome => transactionStatuses[statusOf(status)].outcome;

/** Counts the transactions of each outcome. */
const countOutcomes = (counts: readonly DayCount[]): Readonly<Record<StatusOutcome, number>> => {
  const outcomes = { success: 0, process: 0, cancellation: 0 };
  for (const count of counts) outcomes[outcomeOf(count)] += count.transactions;
  return outcomes;
};

/** Sums the amounts of the transactions in process, in centavos. */
const amountInProcess = (counts: readonly DayCount[]): Centavos =>
  counts.reduce((sum, count) => sum + (outcomeOf(count) === 'process' ? count.amount : 0), 0);

/** Counts the transactions created on a day; `number` is the day number. */
const transactionsOn = (counts: readonly DayCount[], number: number): number =>
  counts.reduce((sum, count) => sum + (count.day === number ? count.transactions : 0), 0);

/** Returns percentages with one decimal that add up to 100 (largest remainder method); all zero if the total is zero. */
export const percentagesOf = (parts: readonly number[]): readonly number[] => {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  if (whole === 0) return parts.map(() => 0);
  const exact = parts.map((part) => (part * 1_000) / whole);
  const floors = exact.map(Math.floor);
  const missing = 1_000 - floors.reduce((sum, floor) => sum + floor, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index)
    .slice(0, missing)
    .map(({ index }) => index);
  return floors.map((floor, index) => (floor + (byRemainder.includes(index) ? 1 : 0)) / 10);
};

type Figures = {
  readonly counted: readonly DayCount[];
  readonly booked: readonly DayTotal[];
  readonly next: NextSettlement;
};

/** The figures of a period: of its transactions by day and status, and of what the ledger has booked on its days. */
export const summaryOf = (
  { first, last }: ReturnType<typeof daysOf>,
  { counted, booked, next }: Figures,
): Summary => {
  const counts = countOutcomes(counted);
  const [success = 0, cancellation = 0, processing = 0] = percentagesOf([
    counts.success,
    counts.cancellation,
    counts.process,
  ]);
  return {
    currentBalance: toAmount(netOf(booked)),
    currentBalanceCommission: toAmount(commissionOf(booked)),
    balanceProcess: toAmount(amountInProcess(counted)),
    transactionsProcess: counts.process,
    completedTransactions: counts.success,
    percentageSuccess: success,
    percentageCancellation: cancellation,
    percentageProcess: processing,
    nextSettlement: {
      date: next.at.toISOString(),
      toDeposit: toAmount(Math.max(0, next.amount)),
      toDeduct: toAmount(Math.max(0, -next.amount)),
    },
    initDate: first,
    endDate: last,
    days: daysBetween(first, last).map((day) => {
      const number = businessDayNumber(startOfDay(day));
      const net = netOf(booked.filter((total) => total.day === number));
      return { day, net: toAmount(net), transactions: transactionsOn(counted, number) };
    }),
  };
};
