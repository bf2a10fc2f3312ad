import { toWireDay } from '@pasarela/contracts/dates/dates';
import {
  type SubscriptionFilter,
  type SubscriptionReportColumn,
  subscriptionReportColumns,
} from '@pasarela/contracts/subscriptions/subscription-list-schema';
import type { Language } from '@pasarela/contracts/words/words';
import type { CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import type { FileAnswer } from '#core/files/file-answer.ts';
import { csvLine, textCell } from '#reports/csv.ts';
import type { Reports } from '#reports/reports-service.ts';
import { subscriptionsReportSelection } from '#reports/subscriptions-line.ts';
import { accountNow } from '#time/real-clock.ts';
import { subscriptionsReportStatement } from './subscriptions-list-repository.ts';

export type SubscriptionsReportRequest = {
  readonly filter: SubscriptionFilter;
  /** The headings of the columns. */
  readonly translations?: Partial<Record<SubscriptionReportColumn, string | undefined>>;
  readonly language: Language;
  /** Aborted when the client no longer waits for the report. */
  readonly signal: AbortSignal;
};

/** Creates the report of all subscriptions that match the filters. */
export const createSubscriptionsReportService = ({ clock, database }: Dependencies, reports: Reports) => ({
  create: async (
    account: CallAccount,
    { filter, translations = {}, language, signal }: SubscriptionsReportRequest,
  ): Promise<FileAnswer> => {
    const { status: tab, referenceNumber, sortBy, sortDirection } = filter;
    const search = { tab, reference: referenceNumber?.toLowerCase(), sortBy, sortDirection };
    const day = toWireDay(accountNow(clock, account).getTime()).replaceAll('/', '-');
    const job = {
      format: 'subscriptions',
      url: database.url,
      statement: subscriptionsReportStatement(account.id, search, subscriptionsReportSelection),
      headings: csvLine(subscriptionReportColumns.map((column) => textCell(translations[column] ?? column))),
      language,
    } as const;
    return reports.csv(`subscriptions-${account.businessId}-${day}.csv`, job, signal);
  },
});

export type SubscriptionsReportService = ReturnType<typeof createSubscriptionsReportService>;
