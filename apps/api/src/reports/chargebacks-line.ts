import { chargebackReasons } from '@pasarela/contracts/chargebacks/chargeback-reasons';
import {
  type ChargebackReportColumn,
  chargebackReportColumns,
} from '@pasarela/contracts/chargebacks/chargeback-schema';
import { chargebackOutcomes, chargebackStatuses } from '@pasarela/contracts/statuses/chargeback-status';
import type { Language } from '@pasarela/contracts/words/words';
import { sql } from '#database/sql.ts';
import { cellsOf, labelCellsOf } from './catalogue-cells.ts';
import { amountCell, csvLine, momentCell, textCell } from './csv.ts';
import { paymentColumns, paymentReads, paymentWordsIn } from './payment-columns.ts';
import { type RowOf, read, rowReadingOf, selectionOf } from './report-reads.ts';

/** The values that the report reads of each payment `t` and its chargeback `c`. Amounts in centavos, times in milliseconds. */
const reads = {
  ...paymentReads(sql`t`),
  outcome: read<string>(sql`c.outcome`),
  openedAt: read<number>(sql`c.opened_at`),
  disputed: read<number>(sql`c.amount`),
  proofDueAt: read<number>(sql`c.proof_due_at`),
  proofAt: read<number | null>(sql`c.proof_at`),
  decidedAt: read<number | null>(sql`c.decided_at`),
  reason: read<string>(sql`c.reason`),
} as const;

export const chargebacksReportSelection = selectionOf(reads);
const rowOf = rowReadingOf(reads);

const wordsIn = (language: Language) => ({
  ...paymentWordsIn(language),
  outcomes: labelCellsOf(chargebackOutcomes, chargebackStatuses, language),
  reasons: cellsOf(chargebackReasons, language),
});

type Cell = (row: RowOf<typeof reads>, words: ReturnType<typeof wordsIn>) => string;

/** The cell of each column. */
const columns: Readonly<Record<ChargebackReportColumn, Cell>> = {
  ...paymentColumns,
  statusChargeBack: ({ outcome }, { outcomes }) => outcomes[outcome] ?? '',
  chargeBackDate: ({ openedAt }) => momentCell(openedAt),
  chargeBackAmount: ({ disputed }) => amountCell(disputed),
  proofDueDate: ({ proofDueAt }) => momentCell(proofDueAt),
  proofDate: ({ proofAt }) => momentCell(proofAt),
  decisionDate: ({ decidedAt }) => momentCell(decidedAt),
  reason: ({ reason }, { reasons }) => reasons[reason] ?? textCell(reason),
};
const everyCell = chargebackReportColumns.map((name) => columns[name]);

/** Returns the function that formats a chargeback as a line of the report. */
export const chargebacksLine = (language: Language) => {
  const words = wordsIn(language);
  return (values: readonly unknown[]): string => {
    const row = rowOf(values);
    return csvLine(everyCell.map((cell) => cell(row, words)));
  };
};
