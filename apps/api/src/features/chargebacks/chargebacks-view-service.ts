import {
  type ChargebackDetail,
  type ChargebackFilter,
  type ChargebackReportColumn,
  chargebackReportColumns,
  type ListChargebacks,
  type ChargebackRow as WireRow,
} from '@pasarela/contracts/chargebacks/chargeback-schema';
import { toWireDay } from '@pasarela/contracts/dates/dates';
import { toAmount } from '@pasarela/contracts/money/money';
import type { Language } from '@pasarela/contracts/words/words';
import type { CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import type { FileAnswer } from '#core/files/file-answer.ts';
import { proofOf, readProof } from '#core/files/proof-files.ts';
import type { Queries } from '#database/queries.ts';
import { Refusal } from '#errors/refusal.ts';
import { pageOf, totalsOf } from '#http/list-page.ts';
import { chargebacksReportSelection } from '#reports/chargebacks-line.ts';
import { createAccountReports, type ReportRequest, type Reports } from '#reports/reports-service.ts';
import { accountNow } from '#time/real-clock.ts';
import {
  type ChargebackOrder,
  countDisputed,
  type DisputedTransaction,
  findDisputed,
  findDisputedTransaction,
  findOldestDisputed,
  reportStatement,
} from './chargebacks-list-repository.ts';
import { chargebackDetail, chargebackRow } from './chargebacks-mapper.ts';
import { searchOf } from './chargebacks-search.ts';

/** Returns a payment of the account with its newest chargeback. A payment of another account is refused like one without any. */
export const disputedTransaction = async (
  queries: Queries,
  accountId: number,
  transactionId: number,
): Promise<DisputedTransaction> => {
  const row = await findDisputedTransaction(queries, accountId, transactionId);
  if (!row) throw new Refusal('chargeback_not_found');
  return row;
};

/** Returns a chargeback with its proof files, as of a time of the account's clock. */
export const chargebackAt = async (
  queries: Queries,
  { accountId, now }: { readonly accountId: number; readonly now: Date },
  transactionId: number,
  language: Language,
): Promise<ChargebackDetail> => {
  const row = await disputedTransaction(queries, accountId, transactionId);
  return chargebackDetail(row, await proofOf(queries, accountId, row.chargebackId), now, language);
};

type ChargebacksReport = ReportRequest<ChargebackReportColumn> & {
  readonly filter: ChargebackFilter;
  readonly order: ChargebackOrder;
};

/** The chargebacks on the dashboard: list, detail and report. */
export const createChargebacksView = ({ database, clock }: Dependencies, reports: Reports) => ({
  list: async (
    account: CallAccount,
    { pageNumber, rowsOfPage, sortBy, sortDirection, ...filter }: ListChargebacks,
  ): Promise<WireRow[]> => {
    const search = searchOf(filter);
    const { total, amount } = await countDisputed(database.read, account.id, search);
    const rows = await findDisputed(database.read, account.id, search, {
      ...pageOf(pageNumber, rowsOfPage),
      order: { sortBy, sortDirection },
    });
    const totals = { ...totalsOf(total, rowsOfPage), totalAmount: toAmount(amount) };
    return rows.map((row) => chargebackRow(row, totals));
  },

  detail: (account: CallAccount, id: number, language: Language): Promise<ChargebackDetail> =>
    chargebackAt(database.read, { accountId: account.id, now: accountNow(clock, account) }, id, language),

  dates: async (
    account: CallAccount,
  ): Promise<{ readonly fechaInicial: string; readonly fechaFinal: string }> => {
    const now = accountNow(clock, account);
    const oldest = await findOldestDisputed(database.read, account.id);
    return { fechaInicial: toWireDay((oldest ?? now).getTime()), fechaFinal: toWireDay(now.getTime()) };
  },

  file: (account: CallAccount, id: string): Promise<FileAnswer> => readProof(database.read, account.id, id),

  report: async (
    account: CallAccount,
    { filter, order, ...request }: ChargebacksReport,
  ): Promise<FileAnswer> => {
    const statement = reportStatement(account.id, searchOf(filter), chargebacksReportSelection, order);
    const rows = { format: 'chargebacks', statement, columns: chargebackReportColumns } as const;
    return createAccountReports({ clock, database }, reports)(account, rows, request);
  },
});

export type ChargebacksView = ReturnType<typeof createChargebacksView>;
