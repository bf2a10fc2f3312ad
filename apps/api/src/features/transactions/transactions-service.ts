import { businessDayNumber, endOfDay, startOfDay } from '@pasarela/contracts/dates/dates';
import { toAmount } from '@pasarela/contracts/money/money';
import { Status } from '@pasarela/contracts/statuses/transaction-status';
import { previousDays, type SummaryPeriod } from '@pasarela/contracts/transactions/summary-periods';
import type {
  ListTransactions,
  StoryEntry,
  Summary,
  TransactionDetail,
  TransactionRow as WireRow,
} from '@pasarela/contracts/transactions/transaction-schema';
import type { Language } from '@pasarela/contracts/words/words';
import type { CallAccount } from '#core/account/caller.ts';
import { findReturnUrl } from '#core/checkouts/checkouts-repository.ts';
import { shownAttempts } from '#core/checkouts/hosted-pages.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { findTransfers, totalsBetween, totalsOfDays } from '#core/ledger/ledger-repository.ts';
import { nextSettlement } from '#core/ledger/settlements.ts';
import { findSettledParts } from '#core/ledger/settlements-repository.ts';
import { findOpenChargeback } from '#core/transactions/open-chargebacks-repository.ts';
import { countsOfDays } from '#core/transactions/transaction-counts-repository.ts';
import { transactionByNumber } from '#core/transactions/transaction-lookup.ts';
import { findEvents, findRefundWords } from '#core/transactions/transactions-repository.ts';
import { pageOf, totalsOf } from '#http/list-page.ts';
import { accountNow } from '#time/real-clock.ts';
import { countDeclines } from './declines-repository.ts';
import { salesOfDays } from './sales-of-days.ts';
import { daysOf, restOfComparedDay, summaryOf } from './summary.ts';
import { searchOf } from './transaction-filter.ts';
import { storyOf } from './transaction-story-mapper.ts';
import { detailOf, listRow } from './transactions-mapper.ts';
import { shownPage } from './transactions-pages.ts';
import { withTypedCode } from './typed-code.ts';

/** The transactions on the dashboard: list, detail, timeline and summary. */
export const createTransactionsService = ({ database, clock, site }: Dependencies) => ({
  list: async (
    account: CallAccount,
    { pageNumber, rowsOfPage, sortBy, sortDirection, ...filter }: ListTransactions,
  ): Promise<WireRow[]> => {
    const order = { sortBy, sortDirection };
    const search = searchOf(await withTypedCode(database.read, account.id, filter));
    const page = { ...pageOf(pageNumber, rowsOfPage), order };
    const { rows, total, amount, isPartial } = await shownPage(database.read, account.id, search, page);
    const totals = {
      ...totalsOf(total, rowsOfPage),
      ...(amount !== undefined && { totalAmount: toAmount(amount) }),
      ...(isPartial && { isPartial: true as const }),
    };
    const now = accountNow(clock, account);
    return rows.map((row) => listRow(row, now, totals));
  },

  detail: async (account: CallAccount, id: number, language: Language): Promise<TransactionDetail> => {
    const row = await transactionByNumber(database.read, account.id, id);
    const page = (await shownAttempts(database.read, account.id, [row])).get(id);
    const returnUrl = await findReturnUrl(database.read, row);
    const settled = await findSettledParts(database.read, account.id, id);
    const chargeback =
      row.status === Status.chargebackInProcess
        ? await findOpenChargeback(database.read, account.id, id)
        : undefined;
    return detailOf(
      row,
      { page, returnUrl, settled, chargeback },
      { now: accountNow(clock, account), language, site: site.url },
    );
  },

  story: async (account: CallAccount, id: number, language: Language): Promise<StoryEntry[]> => {
    const row = await transactionByNumber(database.read, account.id, id);
    const told = {
      row,
      events: await findEvents(database.read, account.id, id),
      transfers: await findTransfers(database.read, account.id, id),
      settled: await findSettledParts(database.read, account.id, id),
      refunds: row.refundedAmount > 0 ? await findRefundWords(database.read, account.id, id) : [],
    };
    return [...storyOf(told, language)];
  },

  /** Returns the figures of a period, computed from the ledger and the transaction statuses. */
  summary: async (account: CallAccount, period: SummaryPeriod): Promise<Summary> => {
    const now = accountNow(clock, account);
    const days = daysOf(period, now);
    const range = {
      first: businessDayNumber(startOfDay(days.first)),
      last: businessDayNumber(startOfDay(days.last)),
    };
    const span = { from: new Date(startOfDay(days.first)), until: new Date(endOfDay(days.last)) };
    const compared = businessDayNumber(startOfDay(previousDays(days).first));
    const booked = await totalsOfDays(database.read, account.id, { first: compared, last: range.last });
    return summaryOf(days, {
      counted: await countsOfDays(database.read, account.id, range),
      booked,
      bookedLater: await totalsBetween(database.read, account.id, restOfComparedDay(days, now)),
      sold: await salesOfDays(database.read, account.id, days, booked),
      declined: await countDeclines(database.read, account.id, span),
      next: await nextSettlement(database.read, account.id, now),
    });
  },
});

export type TransactionsService = ReturnType<typeof createTransactionsService>;
