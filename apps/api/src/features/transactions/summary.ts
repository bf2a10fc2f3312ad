import {
  addDays,
  businessDayNumber,
  endOfDay,
  startOfDay,
  toWireDay,
  type WireDay,
} from '@pasarela/contracts/dates/dates';
import { type Centavos, toAmount } from '@pasarela/contracts/money/money';
import { isPaymentMethod, paymentMethods } from '@pasarela/contracts/payment-methods/payment-methods';
import { isDeclineReason } from '@pasarela/contracts/payments/decline-reasons';
import { type StatusOutcome, transactionStatuses } from '@pasarela/contracts/statuses/transaction-status';
import {
  previousDays,
  type SummaryPeriod,
  summaryDays,
} from '@pasarela/contracts/transactions/summary-periods';
import type { Summary } from '@pasarela/contracts/transactions/transaction-schema';
import type { DayTotal } from '#core/ledger/ledger-repository.ts';
import { commissionOf, grossOf, type KindTotal, netOf, returnedOf } from '#core/ledger/merchant-figures.ts';
import type { NextSettlement } from '#core/ledger/settlements.ts';
import type { SaleDay } from '#core/transactions/sale-days-repository.ts';
import type { DayCount } from '#core/transactions/transaction-counts-repository.ts';
import { statusOf } from '#core/transactions/transaction-fields.ts';
import type { DeclineCount } from './declines-repository.ts';

/** Returns the first and last day of a period that ends at `now`. */
export const daysOf = (period: SummaryPeriod, now: Date): ReturnType<typeof summaryDays> =>
  summaryDays(period, toWireDay(now.getTime()));

/**
 * What is left, at `now`, of the day that the last day of a period is compared with: that day from this time of day to its end.
 * Empty where the period's last day is over.
 */
export const restOfComparedDay = (
  { first, last }: ReturnType<typeof daysOf>,
  now: Date,
): { readonly from: Date; readonly until: Date } => {
  const compared = previousDays({ first, last }).last;
  const until = new Date(endOfDay(compared));
  const from = new Date(startOfDay(compared) + (now.getTime() - startOfDay(last)));
  return { from: from < until ? from : until, until };
};

/** Returns every day from `first` to `last`, both included. */
export const daysBetween = (first: WireDay, last: WireDay): readonly WireDay[] => {
  const days: WireDay[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
};

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

/** Counts the payments that were paid on a day. */
const salesOn = (sold: readonly SaleDay[], number: number): number =>
  sold.reduce((sum, { day, sales }) => sum + (day === number ? sales : 0), 0);

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

/** What was sold on the days of a period, by payment method. */
const methodsOf = (sold: readonly SaleDay[]): Summary['methods'] =>
  [...Map.groupBy(sold, ({ paymentMethod }) => paymentMethod)]
    .flatMap(([id, days]) => {
      if (!isPaymentMethod(id)) return [];
      const amount = days.reduce((sum, day) => sum + day.amount, 0);
      const sales = days.reduce((sum, day) => sum + day.sales, 0);
      return [{ idPaymentMethod: id, paymentMethod: paymentMethods[id].name, sales, amount }];
    })
    .sort((one, other) => other.amount - one.amount || one.idPaymentMethod - other.idPaymentMethod)
    .map((method) => ({ ...method, amount: toAmount(method.amount) }));

const declinesOf = (declined: readonly DeclineCount[]): Summary['declines'] =>
  declined
    .flatMap(({ declineReason: reason, transactions }) =>
      isDeclineReason(reason) ? [{ authResult: reason, transactions }] : [],
    )
    .sort(
      (one, other) => other.transactions - one.transactions || one.authResult.localeCompare(other.authResult),
    );

/** The net of each day from `first` to `last`. */
const netsOf = (
  { first, last }: { readonly first: WireDay; readonly last: WireDay },
  booked: readonly DayTotal[],
) => {
  const byDay = Map.groupBy(booked, ({ day }) => day);
  return daysBetween(first, last).map((day) => {
    const number = businessDayNumber(startOfDay(day));
    return { day, number, net: toAmount(netOf(byDay.get(number) ?? [])) };
  });
};

type Figures = {
  readonly counted: readonly DayCount[];
  /** Of the period and of the days that it is compared with. */
  readonly booked: readonly DayTotal[];
  /** Of the last day that it is compared with, what was booked later than it is now. */
  readonly bookedLater: readonly KindTotal[];
  readonly sold: readonly SaleDay[];
  readonly declined: readonly DeclineCount[];
  readonly next: NextSettlement;
};

/** The figures of a period: of its transactions by day and status, and of what the ledger has booked on its days. */
export const summaryOf = (
  { first, last }: ReturnType<typeof daysOf>,
  { counted, booked: allBooked, bookedLater, sold, declined, next }: Figures,
): Summary => {
  const previous = previousDays({ first, last });
  const firstNumber = businessDayNumber(startOfDay(first));
  const booked = allBooked.filter(({ day }) => day >= firstNumber);
  const bookedBefore = allBooked.filter(({ day }) => day < firstNumber);
  const counts = countOutcomes(counted);
  const [success = 0, cancellation = 0, processing = 0] = percentagesOf([
    counts.success,
    counts.cancellation,
    counts.process,
  ]);
  return {
    currentBalance: toAmount(netOf(booked)),
    gross: toAmount(grossOf(booked)),
    returned: toAmount(returnedOf(booked)),
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
    days: netsOf({ first, last }, booked).map(({ day, number, net }) => ({
      day,
      net,
      transactions: transactionsOn(counted, number),
      sales: salesOn(sold, number),
    })),
    previous: {
      initDate: previous.first,
      endDate: previous.last,
      net: toAmount(netOf(bookedBefore)),
      netUntilSameTime: toAmount(netOf(bookedBefore) - netOf(bookedLater)),
      days: netsOf(previous, bookedBefore).map(({ day, net }) => ({ day, net })),
    },
    methods: methodsOf(sold),
    declines: declinesOf(declined),
  };
};
