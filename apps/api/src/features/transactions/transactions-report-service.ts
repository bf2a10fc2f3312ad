import { businessDayNumber, endOfDay, startOfDay } from '@pasarela/contracts/dates/dates';
import { acceptedAnswer } from '@pasarela/contracts/payments/accepted-answer';
import type { DayReport } from '@pasarela/contracts/payments/day-report-operations';
import { doneMessages } from '@pasarela/contracts/payments/done-messages';
import {
  type TransactionFilter,
  type TransactionReportColumn,
  transactionReportColumns,
} from '@pasarela/contracts/transactions/transaction-schema';
import type { Language } from '@pasarela/contracts/words/words';
import type { CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import type { FileAnswer } from '#core/files/file-answer.ts';
import { paymentAnswer } from '#core/transactions/payment-answer.ts';
import { pageOf, refuseLongSort, totalsOf } from '#http/list-page.ts';
import { createAccountReports, type ReportRequest, type Reports } from '#reports/reports-service.ts';
import { transactionsReportSelection } from '#reports/transactions-line.ts';
import { searchOf } from './transaction-filter.ts';
import {
  countMatches,
  findPage,
  isByDate,
  reportStatement,
  type TransactionOrder,
  walked,
} from './transactions-list-repository.ts';
import { isTyped, typedConditions } from './transactions-typed-repository.ts';
import { withTypedCode } from './typed-code.ts';

type TransactionsReport = ReportRequest<TransactionReportColumn> & {
  readonly filter: TransactionFilter;
  readonly order: TransactionOrder;
};

/** Creates the report of all transactions that match the filters. */
export const createTransactionsReportService = (dependencies: Dependencies, reports: Reports) => {
  const reportOf = createAccountReports(dependencies, reports);
  return {
    create: async (
      account: CallAccount,
      { filter, order, ...request }: TransactionsReport,
    ): Promise<FileAnswer> => {
      const { read } = dependencies.database;
      const search = searchOf(await withTypedCode(read, account.id, filter));
      // Rows in the order of their dates are read from an index, so these are not counted.
      if (!isByDate(order)) {
        const { total } = await countMatches(read, await walked(read, account.id, search));
        refuseLongSort(order, 'date', total);
      }
      const typed = isTyped(search)
        ? await typedConditions(read, { accountId: account.id, search, order })
        : [];
      const statement = reportStatement(account.id, search, transactionsReportSelection, { order, typed });
      return reportOf(
        account,
        { format: 'transactions', statement, columns: transactionReportColumns },
        request,
      );
    },
  };
};

export type TransactionsReportService = ReturnType<typeof createTransactionsReportService>;

type Asked = {
  /** The day in Mexico City, as `YYYY-MM-DD`. */
  readonly transactionDate: string;
  readonly pageNumber: number;
  readonly rowsOfPage: number;
};

/** All transactions that an account created on a day, in the form of the payment API. */
export const createDayReportService = ({ database, site }: Pick<Dependencies, 'database' | 'site'>) => ({
  read: async (
    account: CallAccount,
    { transactionDate, pageNumber, rowsOfPage }: Asked,
    language: Language,
  ): Promise<DayReport> => {
    const start = startOfDay(transactionDate);
    const day = businessDayNumber(start);
    const found = await walked(database.read, account.id, {
      days: { first: day, last: day },
      from: new Date(start),
      until: new Date(endOfDay(transactionDate)),
    });
    const [{ total }, rows] = await Promise.all([
      countMatches(database.read, found),
      findPage(database.read, found, pageOf(pageNumber, rowsOfPage)),
    ]);
    return {
      ...acceptedAnswer,
      message: doneMessages.dayReported[language],
      transactionDate,
      pageNumber,
      pages: totalsOf(total, rowsOfPage).maxPages,
      total,
      transactions: rows.map((row) => paymentAnswer(row, language, site.url)),
    };
  },
});

export type DayReportService = ReturnType<typeof createDayReportService>;
