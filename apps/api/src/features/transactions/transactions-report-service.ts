import { toWireDay } from '@pasarela/contracts/dates/dates';
import {
  type TransactionFilter,
  type TransactionReportColumn,
  transactionReportColumns,
} from '@pasarela/contracts/transactions/transaction-schema';
import type { Language } from '@pasarela/contracts/words/words';
import type { CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import type { FileAnswer } from '#core/files/file-answer.ts';
import { csvLine, textCell } from '#reports/csv.ts';
import type { Reports } from '#reports/reports-service.ts';
import { transactionsReportSelection } from '#reports/transactions-line.ts';
import { accountNow } from '#time/real-clock.ts';
import { searchOf } from './transaction-filter.ts';
import { checkOrder, reportStatement, type TransactionOrder } from './transactions-list-repository.ts';

export type ReportRequest = {
  readonly filter: TransactionFilter;
  readonly order: TransactionOrder;
  /** The headings of the columns. */
  readonly translations?: Partial<Record<TransactionReportColumn, string | undefined>>;
  readonly language: Language;
  /** Aborted when the client no longer waits for the report. */
  readonly signal: AbortSignal;
};

/** Creates the report of all transactions that match the filters. */
export const createTransactionsReportService = ({ clock, database }: Dependencies, reports: Reports) => ({
  create: async (
    account: CallAccount,
    { filter, order, translations = {}, language, signal }: ReportRequest,
  ): Promise<FileAnswer> => {
    const day = toWireDay(accountNow(clock, account).getTime()).replaceAll('/', '-');
    const search = searchOf(filter);
    await checkOrder(database.read, account.id, search, order);
    const job = {
      format: 'transactions',
      url: database.url,
      statement: reportStatement(account.id, search, transactionsReportSelection, order),
      headings: csvLine(transactionReportColumns.map((column) => textCell(translations[column] ?? column))),
      language,
    } as const;
    return reports.csv(`transactions-${account.businessId}-${day}.csv`, job, signal);
  },
});

export type TransactionsReportService = ReturnType<typeof createTransactionsReportService>;
