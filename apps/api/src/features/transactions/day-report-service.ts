import { businessDayNumber, endOfDay, startOfDay } from '@pasarela/contracts/dates/dates';
import { acceptedAnswer } from '@pasarela/contracts/payments/accepted-answer';
import type { DayReport } from '@pasarela/contracts/payments/day-report-operations';
import { doneMessages } from '@pasarela/contracts/payments/done-messages';
import type { Language } from '@pasarela/contracts/words/words';
import type { CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { paymentAnswer } from '#core/transactions/payment-answer.ts';
import { findPage } from './transactions-list-repository.ts';

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
    const { rows, total } = await findPage(
      database.read,
      account.id,
      { days: { first: day, last: day }, from: new Date(start), until: new Date(endOfDay(transactionDate)) },
      { offset: (pageNumber - 1) * rowsOfPage, rows: rowsOfPage },
    );
    return {
      ...acceptedAnswer,
      message: doneMessages.dayReported[language],
      transactionDate,
      pageNumber,
      pages: Math.ceil(total / rowsOfPage),
      total,
      transactions: rows.map((row) => paymentAnswer(row, language, site.url)),
    };
  },
});

export type DayReportService = ReturnType<typeof createDayReportService>;
