import type { Language } from '@pasarela/contracts/words/words';
import type { PlainStatement } from '#database/sql.ts';
import { chargebacksLine } from './chargebacks-line.ts';
import { settlementsLine } from './settlements-line.ts';
import type { StatementJob } from './statement/statement-job.ts';
import { subscriptionsLine } from './subscriptions-line.ts';
import { transactionsLine } from './transactions-line.ts';

/** The function of each report that formats a row as a line. */
export const reportFormats = {
  transactions: transactionsLine,
  subscriptions: subscriptionsLine,
  chargebacks: chargebacksLine,
  settlements: settlementsLine,
} as const satisfies Record<string, (language: Language) => (row: readonly unknown[]) => string>;

export type CsvJob = {
  readonly format: keyof typeof reportFormats;
  readonly url: string;
  readonly file: string;
  readonly statement: PlainStatement;
  /** The first line of the file. */
  readonly headings: string;
  readonly language: Language;
};

export type ReportJob = CsvJob | StatementJob;
