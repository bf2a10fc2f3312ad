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

/**
 * What each settlement had of a transaction; null where the row itself says it. Only what was refunded or charged back is looked up
 * in the ledger: a report of a million rows reads a million rows.
 */
const partsOfRow = sql`
  case when settlement_id is null or (refunded_amount = 0 and chargeback_at is null) then null else (
    select group_concat(amount) from (${settledParts(sql`transactions.account_id`, sql`transactions.id`)})) end`;

/** What the report reads of each transaction, in this order. */
export const transactionsReportSelection = sql`
  id, reference_number, created_at, amount, currency, customer_email, customer_name, status, payment_method, card_brand,
  card_first_six, card_last_four, authorization_code, decline_reason, paid_at, fee, tax, refunded_amount, settlement_id,
  cash_reference, installments, chargeback_outcome, chargeback_at, disputed_amount, secure_3d, code,
  ${partsOfRow} as settled_parts`;

type Selected = readonly [
  id: number,
  reference: string,
  createdAt: number,
  amount: number,
  currency: string,
  email: string,
  name: string,
  status: number,
  method: number | null,
  brand: string | null,
  firstSix: string | null,
  lastFour: string | null,
  authorizationCode: string | null,
  declineReason: string | null,
  paidAt: number | null,
  fee: number,
  tax: number,
  refunded: number,
  settlementId: number | null,
  cashReference: string | null,
  installments: number | null,
  chargeback: string | null,
  chargebackAt: number | null,
  disputed: number,
  secure3d: number,
  code: string,
  settledParts: string | null,
];

/** What each settlement had of a transaction: nothing yet, or its whole net where nothing was taken back since. */
const settledOf = (settlementId: number | null, parts: string | null, net: Centavos): readonly Centavos[] => {
  if (settlementId === null) return [];
  return parts === null ? [net] : parts.split(',').map(Number);
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

/** A transaction as a line of the report, in the order of the contract's columns. */
export const transactionsLine = (language: Language) => {
  const statuses = labels(
    Object.keys(transactionStatuses).map(Number).filter(isTransactionStatus),
    transactionStatuses,
    language,
  );
  const methods = labels(
    Object.keys(paymentMethods).map(Number).filter(isPaymentMethod),
    paymentMethods,
    language,
  );
  const chargebacks = labels(chargebackOutcomes, chargebackStatuses, language);
  const reasons = cells(declineReasons, language);
  const yes = language === 'es' ? 'Sí' : 'Yes';

  return (row: readonly unknown[]): string => {
    const [
      id,
      reference,
      createdAt,
      amount,
      currency,
      email,
      name,
      status,
      method,
      brand,
      firstSix,
      lastFour,
      authorizationCode,
      declineReason,
      paidAt,
      fee,
      tax,
      refunded,
      settlementId,
      cashReference,
      installments,
      chargeback,
      chargebackAt,
      disputed,
      secure3d,
      code,
      parts,
    ] = row as Selected;
    const paid = paidAt !== null;
    const net = netOfTransaction({
      statusId: status,
      paid,
      amount,
      refundedAmount: refunded,
      disputedAmount: disputed,
      fee,
      tax,
    });
    const figures = depositFigures(net, settledOf(settlementId, parts, net));
    const line = {
      idTransaction: String(id),
      referenceNumber: textCell(reference),
      date: momentCell(createdAt),
      amount: amountCell(amount),
      currency,
      custormerEmail: textCell(email),
      custormerName: textCell(name),
      status: statuses[status] ?? '',
      paymentMethod: method === null ? '' : (methods[method] ?? ''),
      account: accountCell(brand, firstSix, lastFour),
      authCode: textCell(authorizationCode),
      authResult:
        declineReason !== null && isDeclineReason(declineReason) ? (reasons[declineReason] ?? '') : '',
      paymentDate: momentCell(paidAt),
      companyCommission: amountCell(fee),
      commission: amountCell(fee + tax),
      total: amountCell(net),
      deposited: amountCell(figures.deposited),
      deducted: amountCell(figures.deducted),
      toDeposit: amountCell(figures.toDeposit),
      toDeduct: amountCell(figures.toDeduct),
      refundedAmount: amountCell(refunded),
      remaining: amountCell(paid ? amount - refunded : 0),
      idConciliation: settlementId === null ? '' : String(settlementId),
      referenceCash: textCell(cashReference),
      monthCount: installments === null ? '' : String(installments),
      statusChargeBack: chargeback === null ? '' : (chargebacks[chargeback] ?? ''),
      chargeBackDate: momentCell(chargebackAt),
      secure3D: secure3d === 1 ? yes : 'No',
      transactionCode: code,
    } satisfies Record<TransactionReportColumn, string>;
    return csvLine(Object.values(line));
  };
};
