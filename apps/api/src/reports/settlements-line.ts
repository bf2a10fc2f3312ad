import { type LedgerTransferKind, ledgerTransfers } from '@pasarela/contracts/ledger/ledger-accounts';
import {
  type SettlementReportColumn,
  settlementMovementKinds,
  settlementReportColumns,
} from '@pasarela/contracts/settlements/settlement-schema';
import type { Language } from '@pasarela/contracts/words/words';
import { type MovementFigures, movementFigures } from '#core/ledger/movement-figures.ts';
import { chargesOfMovement } from '#core/ledger/settled-movements-repository.ts';
import { sql } from '#database/sql.ts';
import { labelCellsOf } from './catalogue-cells.ts';
import { amountCell, csvLine, momentCell, textCell } from './csv.ts';
import { type RowOf, read, rowReadingOf, selectionOf } from './report-reads.ts';

/** The values that the report reads of each movement of a settlement `batch`. Amounts in centavos, times in milliseconds. */
const reads = {
  settlementId: read<number>(sql`batch.id`),
  settledAt: read<number>(sql`batch.settled_at`),
  occurredAt: read<number>(sql`moved.occurred_at`),
  kind: read<LedgerTransferKind>(sql`moved.kind`),
  amount: read<number>(sql`moved.amount`),
  charges: read<number>(sql`${chargesOfMovement(sql`moved`)} as charges`),
  transactionId: read<number>(sql`t.id`),
  reference: read<string>(sql`t.reference_number`),
  name: read<string>(sql`t.customer_name`),
  email: read<string>(sql`t.customer_email`),
} as const;

export const settlementsReportSelection = selectionOf(reads);
const rowOf = rowReadingOf(reads);

const wordsIn = (language: Language) => labelCellsOf(settlementMovementKinds, ledgerTransfers, language);

type Cell = (row: RowOf<typeof reads>, words: ReturnType<typeof wordsIn>, figures: MovementFigures) => string;

/** The cell of each column. */
const columns: Readonly<Record<SettlementReportColumn, Cell>> = {
  idConciliation: ({ settlementId }) => String(settlementId),
  depositDate: ({ settledAt }) => momentCell(settledAt),
  date: ({ occurredAt }) => momentCell(occurredAt),
  kind: ({ kind }, kinds) => kinds[kind] ?? '',
  idTransaction: ({ transactionId }) => String(transactionId),
  referenceNumber: ({ reference }) => textCell(reference),
  custormerName: ({ name }) => textCell(name),
  custormerEmail: ({ email }) => textCell(email),
  amount: (_, __, { amount }) => amountCell(amount),
  commission: (_, __, { commission }) => amountCell(commission),
  total: (_, __, { total }) => amountCell(total),
};
const everyCell = settlementReportColumns.map((name) => columns[name]);

/** Returns the function that formats a movement of a settlement as a line of the report. */
export const settlementsLine = (language: Language) => {
  const words = wordsIn(language);
  return (values: readonly unknown[]): string => {
    const row = rowOf(values);
    const charges = Number(row.charges);
    const figures = movementFigures({ ...row, charges });
    return csvLine(everyCell.map((cell) => cell(row, words, figures)));
  };
};
