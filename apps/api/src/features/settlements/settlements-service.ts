import { businessDayNumber, endOfDay, startOfDay, toWireDay } from '@pasarela/contracts/dates/dates';
import { ledgerTransfers } from '@pasarela/contracts/ledger/ledger-accounts';
import { toAmount } from '@pasarela/contracts/money/money';
import type {
  ListSettlements,
  SettlementDetail,
  SettlementFilter,
  SettlementMovement,
  SettlementMovementKind,
  SettlementReportColumn,
  SettlementRow,
} from '@pasarela/contracts/settlements/settlement-schema';
import {
  settlementMovementKinds,
  settlementReportColumns,
} from '@pasarela/contracts/settlements/settlement-schema';
import type { Language } from '@pasarela/contracts/words/words';
import type { CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import type { FileAnswer } from '#core/files/file-answer.ts';
import { totalsBefore, totalsBetween, totalsOfDays } from '#core/ledger/ledger-repository.ts';
import {
  balanceChange,
  commissionOf,
  figuresByKind,
  grossOf,
  type KindTotal,
  returnedOf,
} from '#core/ledger/merchant-figures.ts';
import { movementFigures } from '#core/ledger/movement-figures.ts';
import type { Queries } from '#database/queries.ts';
import { type FieldProblem, invalidFields, Refusal } from '#errors/refusal.ts';
import { type ListTotals, pageOf, totalsOf } from '#http/list-page.ts';
import { createAccountReports, type ReportRequest, type Reports } from '#reports/reports-service.ts';
import { settlementsReportSelection } from '#reports/settlements-line.ts';
import {
  amountOfSettlementUntil,
  countMovements,
  countSettlements,
  findMovements,
  findSettlement,
  findSettlements,
  type MovementRow,
  reportStatement,
  type SettlementSearch,
  type SpannedSettlement,
} from './settlements-repository.ts';

const searchOf = ({ idConciliation, initDate, endDate }: SettlementFilter): SettlementSearch => {
  const problems: FieldProblem[] = [];
  if (initDate && endDate && endDate < initDate)
    problems.push({ field: 'endDate', code: 'ends_before_start' });
  if (problems.length > 0) throw invalidFields(problems);
  return {
    id: idConciliation,
    from: initDate ? new Date(startOfDay(initDate)) : undefined,
    until: endDate ? new Date(endOfDay(endDate)) : undefined,
  };
};

/** The days whose movements a settlement holds: it begins and ends at midnights. */
const daysOf = ({ begins, until }: SpannedSettlement) => ({
  first: begins === null ? 0 : businessDayNumber(begins),
  last: businessDayNumber(until.getTime()) - 1,
});

/** What the movements of each of some settlements come to, by day and kind. */
const totalsOfEach = async (
  queries: Queries,
  accountId: number,
  rows: readonly SpannedSettlement[],
): Promise<readonly (readonly KindTotal[])[]> => {
  if (rows.length === 0) return [];
  const spans = rows.map(daysOf);
  const booked = await totalsOfDays(queries, accountId, {
    first: Math.min(...spans.map(({ first }) => first)),
    last: Math.max(...spans.map(({ last }) => last)),
  });
  return spans.map(({ first, last }) => booked.filter(({ day }) => day >= first && day <= last));
};

/** The span of time whose movements a settlement holds. */
const spanOf = ({ begins, until }: SpannedSettlement) => ({ from: new Date(begins ?? 0), until });

/** A settlement with what its movements come to, by kind. */
const shownOf = (row: SpannedSettlement, totals: readonly KindTotal[]) => ({
  idConciliation: row.id,
  date: row.settledAt.toISOString(),
  amount: toAmount(row.amount),
  payments: row.transactions,
  gross: toAmount(grossOf(totals)),
  commission: toAmount(commissionOf(totals)),
  returned: toAmount(returnedOf(totals)),
  initDate: row.begins === null ? null : toWireDay(row.begins),
  endDate: toWireDay(row.until.getTime() - 1),
});

const isMovementKind = (kind: string): kind is SettlementMovementKind =>
  settlementMovementKinds.some((known) => known === kind);

const movementOf = (row: MovementRow, language: Language, totals: ListTotals): SettlementMovement => {
  const { kind } = row;
  if (!isMovementKind(kind)) throw new Error(`${kind} is no movement of a settlement`);
  const { amount, commission, total } = movementFigures(row);
  return {
    id: row.id,
    date: row.occurredAt.toISOString(),
    kind,
    text: ledgerTransfers[kind].label[language],
    idTransaction: row.transactionId,
    referenceNumber: row.referenceNumber,
    custormerName: row.customerName,
    custormerEmail: row.customerEmail,
    amount: toAmount(amount),
    commission: toAmount(commission),
    total: toAmount(total),
    ...totals,
  };
};

type SettlementsReport = ReportRequest<SettlementReportColumn> & { readonly filter: SettlementFilter };

type Movements = {
  readonly id: number;
  readonly pageNumber: number;
  readonly rowsOfPage: number;
  readonly language: Language;
};

/** The deposits to the merchant's bank, and the movements that each is made of. */
export const createSettlementsService = (dependencies: Dependencies, reports: Reports) => {
  const { database } = dependencies;
  const reportOf = createAccountReports(dependencies, reports);

  const settlementOf = async (account: CallAccount, id: number): Promise<SpannedSettlement> => {
    const row = await findSettlement(database.read, account.id, id);
    if (!row) throw new Refusal('settlement_not_found');
    return row;
  };

  /** What the settlement before left over, in centavos: what was owed at its midnight, less what it paid out. */
  const openingOf = async (accountId: number, { begins }: SpannedSettlement): Promise<number> => {
    if (begins === null) return 0;
    const before = await totalsBefore(database.read, accountId, businessDayNumber(begins));
    return (
      balanceChange(before) - (await amountOfSettlementUntil(database.read, accountId, new Date(begins)))
    );
  };

  return {
    list: async (
      account: CallAccount,
      { pageNumber, rowsOfPage, sortBy, sortDirection, ...filter }: ListSettlements,
    ): Promise<SettlementRow[]> => {
      const search = searchOf(filter);
      const { total, amount } = await countSettlements(database.read, account.id, search);
      const totals = { ...totalsOf(total, rowsOfPage), totalAmount: toAmount(amount) };
      const page = { ...pageOf(pageNumber, rowsOfPage), order: { sortBy, sortDirection } };
      const rows = await findSettlements(database.read, account.id, search, page);
      const booked = await totalsOfEach(database.read, account.id, rows);
      return rows.map((row, index) => ({ ...shownOf(row, booked[index] ?? []), ...totals }));
    },

    detail: async (account: CallAccount, id: number, language: Language): Promise<SettlementDetail> => {
      const row = await settlementOf(account, id);
      const totals = await totalsBetween(database.read, account.id, spanOf(row));
      const opening = await openingOf(account.id, row);
      return {
        ...shownOf(row, totals),
        opening: toAmount(opening),
        closing: toAmount(opening + balanceChange(totals) - row.amount),
        kinds: figuresByKind(totals).map(({ kind, charges, credits }) => ({
          kind,
          text: ledgerTransfers[kind].label[language],
          cargos: toAmount(charges),
          abonos: toAmount(credits),
        })),
      };
    },

    movements: async (
      account: CallAccount,
      { id, pageNumber, rowsOfPage, language }: Movements,
    ): Promise<SettlementMovement[]> => {
      const span = spanOf(await settlementOf(account, id));
      const totals = totalsOf(await countMovements(database.read, account.id, span), rowsOfPage);
      const rows = await findMovements(database.read, account.id, span, pageOf(pageNumber, rowsOfPage));
      return rows.map((row) => movementOf(row, language, totals));
    },

    report: async (account: CallAccount, { filter, ...request }: SettlementsReport): Promise<FileAnswer> => {
      const statement = reportStatement(account.id, searchOf(filter), settlementsReportSelection);
      return reportOf(
        account,
        { format: 'settlements', statement, columns: settlementReportColumns },
        request,
      );
    },
  };
};

export type SettlementsService = ReturnType<typeof createSettlementsService>;
