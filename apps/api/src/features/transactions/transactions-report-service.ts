import { toWireDay } from '@pasarela/contracts/dates';
import {
  type TransactionFilter,
  type TransactionReportColumn,
  transactionReportColumns,
} from '@pasarela/contracts/transactions/transaction-schema';
import { flatten } from '#database/sql.ts';
import type { CallAccount, FileAnswer } from '#http/call.ts';
import type { Dependencies } from '#http/dependencies.ts';
import type { Language } from '#http/language.ts';
import { csvLine, textCell } from '#reports/csv.ts';
import type { Reports } from '#reports/reports-service.ts';
import { transactionsReportSelection } from '#reports/transactions-line.ts';
import { accountNow } from '#time/account-clock.ts';
import { searchOf } from './transaction-filter.ts';
import { reportStatement } from './transactions-list-repository.ts';

type Translations = Partial<Record<TransactionReportColumn, string | undefined>>;

const plainValue = (value: unknown): string | number | null => {
  if (value instanceof Date) return value.getTime();
  return typeof value === 'string' || typeof value === 'number' ? value : null;
};

/** The report of all that the filters find. */
export const createTransactionsReportService = ({ clock, database }: Dependencies, reports: Reports) => ({
  create: async (
    account: CallAccount,
    filter: TransactionFilter,
    translations: Translations = {},
    language: Language,
  ): Promise<FileAnswer> => {
    const { text, values } = flatten(
      reportStatement(account.id, searchOf(filter), transactionsReportSelection),
    );
    const day = toWireDay(accountNow(clock, account).getTime()).replaceAll('/', '-');
    return reports.csv(`transactions-${account.businessId}-${day}.csv`, {
      format: 'transactions',
      url: database.url,
      statement: { text, values: values.map(plainValue) },
      headings: csvLine(transactionReportColumns.map((column) => textCell(translations[column] ?? column))),
      language,
    });
  },
});

export type TransactionsReportService = ReturnType<typeof createTransactionsReportService>;
