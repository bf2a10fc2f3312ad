import {
  type SubscriptionFilter,
  type SubscriptionReportColumn,
  subscriptionReportColumns,
} from '@pasarela/contracts/subscriptions/subscription-list-schema';
import type { CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import type { FileAnswer } from '#core/files/file-answer.ts';
import { createAccountReports, type ReportRequest, type Reports } from '#reports/reports-service.ts';
import { subscriptionsReportSelection } from '#reports/subscriptions-line.ts';
import { searchOf, subscriptionsReportStatement } from './subscriptions-list-repository.ts';

type SubscriptionsReport = ReportRequest<SubscriptionReportColumn> & { readonly filter: SubscriptionFilter };

/** Creates the report of all subscriptions that match the filters. */
export const createSubscriptionsReportService = (dependencies: Dependencies, reports: Reports) => {
  const reportOf = createAccountReports(dependencies, reports);
  return {
    create: (account: CallAccount, { filter, ...request }: SubscriptionsReport): Promise<FileAnswer> => {
      const statement = subscriptionsReportStatement(
        account.id,
        searchOf(filter),
        subscriptionsReportSelection,
      );
      return reportOf(
        account,
        { format: 'subscriptions', statement, columns: subscriptionReportColumns },
        request,
      );
    },
  };
};

export type SubscriptionsReportService = ReturnType<typeof createSubscriptionsReportService>;
