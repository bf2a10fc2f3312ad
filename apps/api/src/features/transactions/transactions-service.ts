import { businessDayNumber, startOfDay } from '@pasarela/contracts/dates';
import { toAmount } from '@pasarela/contracts/money';
import type { SummaryPeriod } from '@pasarela/contracts/transactions/summary-periods';
import type {
  ListTransactions,
  StoryEntry,
  Summary,
  TransactionDetail,
  TransactionRow as WireRow,
} from '@pasarela/contracts/transactions/transaction-schema';
import type { CallAccount } from '#http/call.ts';
import type { Dependencies } from '#http/dependencies.ts';
import type { Language } from '#http/language.ts';
import { findTransfers, totalsByKind } from '#ledger/ledger-repository.ts';
import { accountNow } from '#time/account-clock.ts';
import {
  amountInProcess,
  commissionOf,
  countOutcomes,
  daysOf,
  netOf,
  percentagesOf,
  spansOf,
  transactionsOn,
} from './summary.ts';
import { countsOfDays } from './transaction-counts-repository.ts';
import { searchOf } from './transaction-filter.ts';
import { transactionByNumber } from './transaction-lookup-service.ts';
import { findPage } from './transactions-list-repository.ts';
import { detailOf, listRow, storyOf } from './transactions-mapper.ts';
import { findEvents } from './transactions-repository.ts';

/** What the dashboard shows of transactions. */
export const createTransactionsService = ({ database, clock }: Dependencies) => ({
  list: async (
    account: CallAccount,
    { pageNumber, rowsOfPage, ...filter }: ListTransactions,
  ): Promise<WireRow[]> => {
    const page = { offset: (pageNumber - 1) * rowsOfPage, rows: rowsOfPage };
    const { rows, total } = await findPage(database.read, account.id, searchOf(filter), page);
    const totals = { maxRows: total, maxPages: Math.ceil(total / rowsOfPage) };
    const now = accountNow(clock, account);
    return rows.map((row) => listRow(row, now, totals));
  },

  detail: async (account: CallAccount, id: number, language: Language): Promise<TransactionDetail> =>
    detailOf(await transactionByNumber(database.read, account.id, id), accountNow(clock, account), language),

  story: async (account: CallAccount, id: number, language: Language): Promise<StoryEntry[]> => {
    await transactionByNumber(database.read, account.id, id);
    const events = await findEvents(database.read, account.id, id);
    return storyOf(events, await findTransfers(database.read, account.id, id), language);
  },

  /** The figures of a period, read from the ledger and the statuses. */
  summary: async (account: CallAccount, period: SummaryPeriod): Promise<Summary> => {
    const { first, last } = daysOf(period, accountNow(clock, account));
    const counted = await countsOfDays(database.read, account.id, {
      first: businessDayNumber(startOfDay(first)),
      last: businessDayNumber(startOfDay(last)),
    });
    const counts = countOutcomes(counted);
    const days = [];
    let net = 0;
    let commission = 0;
    for (const { day, number, from, until } of spansOf({ first, last })) {
      const totals = await totalsByKind(database.read, account.id, from, until);
      net += netOf(totals);
      commission += commissionOf(totals);
      days.push({ day, net: toAmount(netOf(totals)), transactions: transactionsOn(counted, number) });
    }
    const [success = 0, cancellation = 0, processing = 0] = percentagesOf([
      counts.success,
      counts.cancellation,
      counts.process,
    ]);
    return {
      currentBalance: toAmount(net),
      currentBalanceCommission: toAmount(commission),
      balanceProcess: toAmount(amountInProcess(counted)),
      transactionsProcess: counts.process,
      completedTransactions: counts.success,
      percentageSuccess: success,
      percentageCancellation: cancellation,
      percentageProcess: processing,
      initDate: first,
      endDate: last,
      days,
    };
  },
});

export type TransactionsService = ReturnType<typeof createTransactionsService>;
