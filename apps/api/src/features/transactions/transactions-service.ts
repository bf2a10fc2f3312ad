import { businessDayNumber, startOfDay } from '@pasarela/contracts/dates/dates';
import { toAmount } from '@pasarela/contracts/money/money';
import type { SummaryPeriod } from '@pasarela/contracts/transactions/summary-periods';
import type {
  ListTransactions,
  StoryEntry,
  Summary,
  TransactionDetail,
  TransactionRow as WireRow,
} from '@pasarela/contracts/transactions/transaction-schema';
import type { Language } from '@pasarela/contracts/words/words';
import type { CallAccount } from '#core/account/caller.ts';
import { shownAttempts } from '#core/checkouts/open-attempts.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { findTransfers, totalsOfDays } from '#core/ledger/ledger-repository.ts';
import { netOf } from '#core/ledger/merchant-figures.ts';
import { findSettledParts } from '#core/ledger/settled-parts-repository.ts';
import { nextSettlement } from '#core/ledger/settlements.ts';
import { countsOfDays } from '#core/transactions/transaction-counts-repository.ts';
import { transactionByNumber } from '#core/transactions/transaction-lookup.ts';
import { findEvents } from '#core/transactions/transactions-repository.ts';
import { accountNow } from '#time/real-clock.ts';
import {
  amountInProcess,
  commissionOf,
  countOutcomes,
  daysBetween,
  daysOf,
  percentagesOf,
  transactionsOn,
} from './summary.ts';
import { searchOf } from './transaction-filter.ts';
import { storyOf } from './transaction-story-mapper.ts';
import { findPage } from './transactions-list-repository.ts';
import { detailOf, listRow } from './transactions-mapper.ts';

/** The transactions on the dashboard: list, detail, timeline and summary. */
export const createTransactionsService = ({ database, clock, site }: Dependencies) => ({
  list: async (
    account: CallAccount,
    { pageNumber, rowsOfPage, sortBy, sortDirection, ...filter }: ListTransactions,
  ): Promise<WireRow[]> => {
    const { rows, total } = await findPage(database.read, account.id, searchOf(filter), {
      offset: (pageNumber - 1) * rowsOfPage,
      rows: rowsOfPage,
      order: { sortBy, sortDirection },
    });
    const totals = { maxRows: total, maxPages: Math.ceil(total / rowsOfPage) };
    const now = accountNow(clock, account);
    return rows.map((row) => listRow(row, now, totals));
  },

  detail: async (account: CallAccount, id: number, language: Language): Promise<TransactionDetail> => {
    const row = await transactionByNumber(database.read, account.id, id);
    const page = (await shownAttempts(database.read, account.id, [row])).get(id);
    const settled = await findSettledParts(database.read, account.id, id);
    return detailOf(row, { page, settled }, { now: accountNow(clock, account), language, site: site.url });
  },

  story: async (account: CallAccount, id: number, language: Language): Promise<StoryEntry[]> => {
    const row = await transactionByNumber(database.read, account.id, id);
    const told = {
      row,
      events: await findEvents(database.read, account.id, id),
      transfers: await findTransfers(database.read, account.id, id),
      settled: await findSettledParts(database.read, account.id, id),
    };
    return [...storyOf(told, language)];
  },

  /** Returns the figures of a period, computed from the ledger and the transaction statuses. */
  summary: async (account: CallAccount, period: SummaryPeriod): Promise<Summary> => {
    const now = accountNow(clock, account);
    const { first, last } = daysOf(period, now);
    const range = {
      first: businessDayNumber(startOfDay(first)),
      last: businessDayNumber(startOfDay(last)),
    };
    const counted = await countsOfDays(database.read, account.id, range);
    const booked = await totalsOfDays(database.read, account.id, range);
    const next = await nextSettlement(database.read, account.id, now);
    const counts = countOutcomes(counted);
    const days = daysBetween(first, last).map((day) => {
      const number = businessDayNumber(startOfDay(day));
      const net = netOf(booked.filter((total) => total.day === number));
      return { day, net: toAmount(net), transactions: transactionsOn(counted, number) };
    });
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
      days,
    };
  },
});

export type TransactionsService = ReturnType<typeof createTransactionsService>;
