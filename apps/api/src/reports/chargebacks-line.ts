import { chargebackReasons, isChargebackReason } from '@pasarela/contracts/chargebacks/chargeback-reasons';
import type { ChargebackReportColumn } from '@pasarela/contracts/chargebacks/chargeback-schema';
import { chargebackOutcomes, chargebackStatuses } from '@pasarela/contracts/chargebacks/chargeback-status';
import { isPaymentMethod, paymentMethods } from '@pasarela/contracts/payment-methods/payment-methods';
import {
  isTransactionStatus,
  transactionStatuses,
} from '@pasarela/contracts/transactions/transaction-status';
import type { Language } from '@pasarela/contracts/words';
import { sql } from '#database/sql.ts';
import { accountCell } from './account-cell.ts';
import { amountCell, csvLine, momentCell, textCell } from './csv.ts';
import { type RowOf, read, rowReadingOf, selectionOf } from './report-reads.ts';

/** What the report reads of each payment `t` and its chargeback `c`. Amounts are centavos, times milliseconds. */
const reads = {
  id: read<number>(sql`t.id`),
  reference: read<string>(sql`t.reference_number`),
  createdAt: read<number>(sql`t.created_at`),
  amount: read<number>(sql`t.amount`),
  currency: read<string>(sql`t.currency`),
  email: read<string>(sql`t.customer_email`),
  name: read<string>(sql`t.customer_name`),
  status: read<number>(sql`t.status`),
  outcome: read<string>(sql`c.outcome`),
  openedAt: read<number>(sql`c.opened_at`),
  disputed: read<number>(sql`c.amount`),
  proofDueAt: read<number>(sql`c.proof_due_at`),
  proofAt: read<number | null>(sql`c.proof_at`),
  decidedAt: read<number | null>(sql`c.decided_at`),
  reason: read<string>(sql`c.reason`),
  method: read<number | null>(sql`t.payment_method`),
  brand: read<string | null>(sql`t.card_brand`),
  firstSix: read<string | null>(sql`t.card_first_six`),
  lastFour: read<string | null>(sql`t.card_last_four`),
  authorizationCode: read<string | null>(sql`t.authorization_code`),
  secure3d: read<number>(sql`t.secure_3d`),
  code: read<string>(sql`t.code`),
} as const;

export const chargebacksReportSelection = selectionOf(reads);
const rowOf = rowReadingOf(reads);

const outcomeCell = (name: string, language: Language): string => {
  const outcome = chargebackOutcomes.find((known) => known === name);
  return outcome ? textCell(chargebackStatuses[outcome].label[language]) : '';
};

type Cell = (row: RowOf<typeof reads>, language: Language) => string;

/** The report's columns, in the order of the contract's. */
const columns: Readonly<Record<ChargebackReportColumn, Cell>> = {
  idTransaction: ({ id }) => String(id),
  referenceNumber: ({ reference }) => textCell(reference),
  date: ({ createdAt }) => momentCell(createdAt),
  amount: ({ amount }) => amountCell(amount),
  currency: ({ currency }) => currency,
  custormerEmail: ({ email }) => textCell(email),
  custormerName: ({ name }) => textCell(name),
  status: ({ status }, language) =>
    isTransactionStatus(status) ? textCell(transactionStatuses[status].label[language]) : '',
  statusChargeBack: ({ outcome }, language) => outcomeCell(outcome, language),
  chargeBackDate: ({ openedAt }) => momentCell(openedAt),
  chargeBackAmount: ({ disputed }) => amountCell(disputed),
  proofDueDate: ({ proofDueAt }) => momentCell(proofDueAt),
  proofDate: ({ proofAt }) => momentCell(proofAt),
  decisionDate: ({ decidedAt }) => momentCell(decidedAt),
  reason: ({ reason }, language) =>
    textCell(isChargebackReason(reason) ? chargebackReasons[reason][language] : reason),
  paymentMethod: ({ method }, language) =>
    method !== null && isPaymentMethod(method) ? textCell(paymentMethods[method].label[language]) : '',
  account: ({ brand, firstSix, lastFour }) => accountCell(brand, firstSix, lastFour),
  authCode: ({ authorizationCode }) => textCell(authorizationCode),
  secure3D: ({ secure3d }, language) => (secure3d === 1 ? (language === 'es' ? 'Sí' : 'Yes') : 'No'),
  transactionCode: ({ code }) => code,
};
const everyCell = Object.values(columns);

/** A chargeback as a line of the report. */
export const chargebacksLine =
  (language: Language) =>
  (values: readonly unknown[]): string => {
    const row = rowOf(values);
    return csvLine(everyCell.map((cell) => cell(row, language)));
  };
