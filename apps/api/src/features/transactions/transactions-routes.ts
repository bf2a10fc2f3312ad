import { chargebackOutcomes, chargebackStatuses } from '@pasarela/contracts/statuses/chargeback-status';
import { transactionStatuses, transactionStatusIds } from '@pasarela/contracts/statuses/transaction-status';
import type { HandlersOf } from '#http/call.ts';
import type { ChangesService } from './changes-service.ts';
import type { DayReportService, TransactionsReportService } from './transactions-report-service.ts';
import type { TransactionsService } from './transactions-service.ts';

type Names =
  | 'getSummary'
  | 'listStatuses'
  | 'listChargebackStatuses'
  | 'listTransactions'
  | 'reportTransactions'
  | 'getTransaction'
  | 'getStory'
  | 'getDayReport'
  | 'watchChanges';

export const transactionsRoutes = (
  transactions: TransactionsService,
  reports: TransactionsReportService,
  days: DayReportService,
  changes: ChangesService,
): HandlersOf<Names> => ({
  getSummary: async ({ account, params }) => transactions.summary(account, params.period),
  listStatuses: async ({ language }) =>
    transactionStatusIds.map((value) => ({ value, label: transactionStatuses[value].label[language] })),
  listChargebackStatuses: async ({ language }) =>
    chargebackOutcomes.map((outcome) => {
      const { id, name, label, description } = chargebackStatuses[outcome];
      return {
        value: id,
        label: label[language],
        idStatusChargeBack: id,
        name,
        description: description[language],
      };
    }),
  listTransactions: async ({ account, query }) => transactions.list(account, query),
  reportTransactions: async ({ account, query, body, language, signal }) =>
    reports.create(account, {
      filter: query,
      order: query,
      translations: body.translations,
      language,
      signal,
    }),
  getTransaction: async ({ account, params, language }) =>
    transactions.detail(account, params.idTransaction, language),
  getStory: async ({ account, params, language }) =>
    transactions.story(account, params.idTransaction, language),
  getDayReport: async ({ account, params, query, language }) =>
    days.read(account, { ...params, ...query }, language),
  watchChanges: async ({ account, user, signal }) => changes.watch(account, user, signal),
});
