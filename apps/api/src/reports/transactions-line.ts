import { depositFigures, netOfTransaction } from '@pasarela/contracts/ledger/deposit';
import type { Centavos } from '@pasarela/contracts/money/money';
import { declineReasons, isDeclineReason } from '@pasarela/contracts/payments/decline-reasons';
import { chargebackOutcomes, chargebackStatuses } from '@pasarela/contracts/statuses/chargeback-status';
import {
  type TransactionReportColumn,
  transactionReportColumns,
} from '@pasarela/contracts/transactions/transaction-schema';
import type { Language } from '@pasarela/contracts/words/words';
import { settledParts } from '#core/ledger/settlements-repository.ts';
import { commaSeparated } from '#database/dialect.ts';
import { sql } from '#database/sql.ts';
import { cellsOf, labelCellsOf } from './catalogue-cells.ts';
import { amountCell, csvLine, momentCell, textCell } from './csv.ts';
import { paymentColumns, paymentReads, paymentWordsIn } from './payment-columns.ts';
import { type RowOf, read, rowReadingOf, selectionOf } from './report-reads.ts';

/**
 * The shares of a transaction in its settlements; null if the columns of the row already determine them. Only refunded or disputed
 * transactions are looked up in the ledger, so that a long report stays fast.
 */
const partsOfRow = sql`
  case when settlement_id is null or (refunded_amount = 0 and chargeback_at is null) then null else (
    select ${commaSeparated(sql`amount`)} from (${settledParts(sql`transactions.account_id`, sql`transactions.id`)})) end`;

/** The values that the report reads of each transaction. Amounts in centavos, times in milliseconds. */
const reads = {
  ...paymentReads(sql`transactions`),
  declineReason: read<string | null>(sql`decline_reason`),
  paidAt: read<number | null>(sql`paid_at`),
  fee: read<number>(sql`fee`),
  tax: read<number>(sql`tax`),
  refunded: read<number>(sql`refunded_amount`),
  settlementId: read<number | null>(sql`settlement_id`),
  cashReference: read<string | null>(sql`cash_reference`),
  installments: read<number | null>(sql`installments`),
  chargeback: read<string | null>(sql`chargeback_outcome`),
  chargebackAt: read<number | null>(sql`chargeback_at`),
  disputed: read<number>(sql`disputed_amount`),
  settledParts: read<string | null>(sql`${partsOfRow} as settled_parts`),
} as const;

export const transactionsReportSelection = selectionOf(reads);
const rowOf = rowReadingOf(reads);
type Row = RowOf<typeof reads>;

/** Returns the settled parts of a transaction: none, or its whole net amount unless settlements also deducted from it. */
const settledOf = ({ settlementId, settledParts: parts }: Row, net: Centavos): readonly Centavos[] => {
  if (settlementId === null) return [];
  return parts === null ? [net] : parts.split(',').map(Number);
};

/** Computes the figures of a row that more than one cell uses. */
const figuresOf = (row: Row) => {
  const { status: statusId, paidAt, amount, refunded, disputed, fee, tax } = row;
  const paid = paidAt !== null;
  const net = netOfTransaction({
    statusId,
    paid,
    amount,
    refundedAmount: refunded,
    disputedAmount: disputed,
    fee,
    tax,
  });
  return { net, remaining: paid ? amount - refunded : 0, ...depositFigures(net, settledOf(row, net)) };
};

/** The catalogue texts that the report uses, as cells. */
const wordsIn = (language: Language) => ({
  ...paymentWordsIn(language),
  chargebacks: labelCellsOf(chargebackOutcomes, chargebackStatuses, language),
  reasons: cellsOf(declineReasons, language),
});

type Figures = ReturnType<typeof figuresOf>;
type CellWords = ReturnType<typeof wordsIn>;
type Cell = (row: Row, words: CellWords, figures: Figures) => string;

/** The cell of each column. */
const columns: Readonly<Record<TransactionReportColumn, Cell>> = {
  ...paymentColumns,
  authResult: ({ declineReason: reason }, { reasons }) =>
    reason !== null && isDeclineReason(reason) ? (reasons[reason] ?? '') : '',
  paymentDate: ({ paidAt }) => momentCell(paidAt),
  companyCommission: ({ fee }) => amountCell(fee),
  commission: ({ fee, tax }) => amountCell(fee + tax),
  total: (_, __, { net }) => amountCell(net),
  deposited: (_, __, { deposited }) => amountCell(deposited),
  deducted: (_, __, { deducted }) => amountCell(deducted),
  toDeposit: (_, __, { toDeposit }) => amountCell(toDeposit),
  toDeduct: (_, __, { toDeduct }) => amountCell(toDeduct),
  refundedAmount: ({ refunded }) => amountCell(refunded),
  remaining: (_, __, { remaining }) => amountCell(remaining),
  idConciliation: ({ settlementId }) => (settlementId === null ? '' : String(settlementId)),
  referenceCash: ({ cashReference }) => textCell(cashReference),
  monthCount: ({ installments }) => (installments === null ? '' : String(installments)),
  statusChargeBack: ({ chargeback }, { chargebacks }) =>
    chargeback === null ? '' : (chargebacks[chargeback] ?? ''),
  chargeBackDate: ({ chargebackAt }) => momentCell(chargebackAt),
};
const everyCell = transactionReportColumns.map((name) => columns[name]);

/** Returns the function that formats a transaction as a line of the report. */
export const transactionsLine = (language: Language) => {
  const words = wordsIn(language);
  return (values: readonly unknown[]): string => {
    const row = rowOf(values);
    const figures = figuresOf(row);
    return csvLine(everyCell.map((cell) => cell(row, words, figures)));
  };
};
