import { chargebackOutcomes, chargebackStatuses } from '@pasarela/contracts/chargebacks/chargeback-status';
import { depositFigures, netOfTransaction } from '@pasarela/contracts/ledger/deposit';
import type { Centavos } from '@pasarela/contracts/money';
import { isPaymentMethod, paymentMethods } from '@pasarela/contracts/payment-methods/payment-methods';
import { declineReasons, isDeclineReason } from '@pasarela/contracts/test-cards/test-cards';
import type { TransactionReportColumn } from '@pasarela/contracts/transactions/transaction-schema';
import {
  isTransactionStatus,
  transactionStatuses,
} from '@pasarela/contracts/transactions/transaction-status';
import type { Language, Words } from '@pasarela/contracts/words';
import { settledParts } from '#core/ledger/settled-parts-repository.ts';
import { sql } from '#database/sql.ts';
import { accountCell } from './account-cell.ts';
import { amountCell, csvLine, momentCell, textCell } from './csv.ts';
import { type RowOf, read, rowReadingOf, selectionOf } from './report-reads.ts';

/**
 * What each settlement had of a transaction; null where the row itself says it. Only what was refunded or charged back is looked up
 * in the ledger: a report of a million rows reads a million rows.
 */
const partsOfRow = sql`
  case when settlement_id is null or (refunded_amount = 0 and chargeback_at is null) then null else (
    select group_concat(amount) from (${settledParts(sql`transactions.account_id`, sql`transactions.id`)})) end`;

/** What the report reads of each transaction. Amounts are centavos, times milliseconds. */
const reads = {
  id: read<number>(sql`id`),
  reference: read<string>(sql`reference_number`),
  createdAt: read<number>(sql`created_at`),
  amount: read<number>(sql`amount`),
  currency: read<string>(sql`currency`),
  email: read<string>(sql`customer_email`),
  name: read<string>(sql`customer_name`),
  status: read<number>(sql`status`),
  method: read<number | null>(sql`payment_method`),
  brand: read<string | null>(sql`card_brand`),
  firstSix: read<string | null>(sql`card_first_six`),
  lastFour: read<string | null>(sql`card_last_four`),
  authorizationCode: read<string | null>(sql`authorization_code`),
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
  secure3d: read<number>(sql`secure_3d`),
  code: read<string>(sql`code`),
  settledParts: read<string | null>(sql`${partsOfRow} as settled_parts`),
} as const;

export const transactionsReportSelection = selectionOf(reads);
const rowOf = rowReadingOf(reads);
type Row = RowOf<typeof reads>;

/** What each settlement had of a transaction: nothing yet, or its whole net where nothing was taken back since. */
const settledOf = ({ settlementId, settledParts: parts }: Row, net: Centavos): readonly Centavos[] => {
  if (settlementId === null) return [];
  return parts === null ? [net] : parts.split(',').map(Number);
};

/** What is worked out of a row for more than one of its cells. */
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

const cells = (
  texts: Readonly<Record<string, Words>>,
  language: Language,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(texts).map(([key, words]) => [key, textCell(words[language])]));

const labels = <Key extends string | number>(
  keys: readonly Key[],
  catalogue: Readonly<Record<Key, { readonly label: Words }>>,
  language: Language,
): Readonly<Record<string, string>> =>
  cells(Object.fromEntries(keys.map((key) => [key, catalogue[key].label])), language);

/** The texts of the catalogues that the report names, as cells. */
const wordsIn = (language: Language) => ({
  statuses: labels(
    Object.keys(transactionStatuses).map(Number).filter(isTransactionStatus),
    transactionStatuses,
    language,
  ),
  methods: labels(Object.keys(paymentMethods).map(Number).filter(isPaymentMethod), paymentMethods, language),
  chargebacks: labels(chargebackOutcomes, chargebackStatuses, language),
  reasons: cells(declineReasons, language),
  yes: language === 'es' ? 'Sí' : 'Yes',
});

type Figures = ReturnType<typeof figuresOf>;
type CellWords = ReturnType<typeof wordsIn>;
type Cell = (row: Row, figures: Figures, words: CellWords) => string;

/** The report's columns, in the order of the contract's. */
const columns: Readonly<Record<TransactionReportColumn, Cell>> = {
  idTransaction: ({ id }) => String(id),
  referenceNumber: ({ reference }) => textCell(reference),
  date: ({ createdAt }) => momentCell(createdAt),
  amount: ({ amount }) => amountCell(amount),
  currency: ({ currency }) => currency,
  custormerEmail: ({ email }) => textCell(email),
  custormerName: ({ name }) => textCell(name),
  status: ({ status }, _, { statuses }) => statuses[status] ?? '',
  paymentMethod: ({ method }, _, { methods }) => (method === null ? '' : (methods[method] ?? '')),
  account: ({ brand, firstSix, lastFour }) => accountCell(brand, firstSix, lastFour),
  authCode: ({ authorizationCode }) => textCell(authorizationCode),
  authResult: ({ declineReason: reason }, _, { reasons }) =>
    reason !== null && isDeclineReason(reason) ? (reasons[reason] ?? '') : '',
  paymentDate: ({ paidAt }) => momentCell(paidAt),
  companyCommission: ({ fee }) => amountCell(fee),
  commission: ({ fee, tax }) => amountCell(fee + tax),
  total: (_, { net }) => amountCell(net),
  deposited: (_, { deposited }) => amountCell(deposited),
  deducted: (_, { deducted }) => amountCell(deducted),
  toDeposit: (_, { toDeposit }) => amountCell(toDeposit),
  toDeduct: (_, { toDeduct }) => amountCell(toDeduct),
  refundedAmount: ({ refunded }) => amountCell(refunded),
  remaining: (_, { remaining }) => amountCell(remaining),
  idConciliation: ({ settlementId }) => (settlementId === null ? '' : String(settlementId)),
  referenceCash: ({ cashReference }) => textCell(cashReference),
  monthCount: ({ installments }) => (installments === null ? '' : String(installments)),
  statusChargeBack: ({ chargeback }, _, { chargebacks }) =>
    chargeback === null ? '' : (chargebacks[chargeback] ?? ''),
  chargeBackDate: ({ chargebackAt }) => momentCell(chargebackAt),
  secure3D: ({ secure3d }, _, { yes }) => (secure3d === 1 ? yes : 'No'),
  transactionCode: ({ code }) => code,
};
const everyCell = Object.values(columns);

/** A transaction as a line of the report. */
export const transactionsLine = (language: Language) => {
  const words = wordsIn(language);
  return (values: readonly unknown[]): string => {
    const row = rowOf(values);
    const figures = figuresOf(row);
    return csvLine(everyCell.map((cell) => cell(row, figures, words)));
  };
};
