import { chargebackReasons, isChargebackReason } from '@pasarela/contracts/chargebacks/chargeback-reasons';
import type { ChargebackReportColumn } from '@pasarela/contracts/chargebacks/chargeback-schema';
import { chargebackOutcomes, chargebackStatuses } from '@pasarela/contracts/chargebacks/chargeback-status';
import { cardBrandNames, cardBrands, maskCard } from '@pasarela/contracts/payment-methods/card-brands';
import { isPaymentMethod, paymentMethods } from '@pasarela/contracts/payment-methods/payment-methods';
import {
  isTransactionStatus,
  transactionStatuses,
} from '@pasarela/contracts/transactions/transaction-status';
import type { Language } from '@pasarela/contracts/words';
import { sql } from '#database/sql.ts';
import { amountCell, csvLine, momentCell, textCell } from './csv.ts';

/** What the report reads of each payment `t` and its chargeback `c`, in this order. */
export const chargebacksReportSelection = sql`
  t.id, t.reference_number, t.created_at, t.amount, t.currency, t.customer_email, t.customer_name, t.status, c.outcome,
  c.opened_at, c.amount, c.proof_due_at, c.proof_at, c.decided_at, c.reason, t.payment_method, t.card_brand,
  t.card_first_six, t.card_last_four, t.authorization_code, t.secure_3d, t.code`;

type Selected = readonly [
  id: number,
  reference: string,
  createdAt: number,
  amount: number,
  currency: string,
  email: string,
  name: string,
  status: number,
  outcome: string,
  openedAt: number,
  disputed: number,
  proofDueAt: number,
  proofAt: number | null,
  decidedAt: number | null,
  reason: string,
  method: number | null,
  brand: string | null,
  firstSix: string | null,
  lastFour: string | null,
  authorizationCode: string | null,
  secure3d: number,
  code: string,
];

const accountCell = (brand: string | null, firstSix: string | null, lastFour: string | null): string => {
  const known = cardBrandNames.find((name) => name === brand);
  return known && firstSix && lastFour ? maskCard(firstSix, lastFour, cardBrands[known].digits) : '';
};

/** A chargeback as a line of the report, in the order of the contract's columns. */
export const chargebacksLine = (language: Language) => {
  const statusCell = (id: number): string =>
    isTransactionStatus(id) ? textCell(transactionStatuses[id].label[language]) : '';
  const outcomeCell = (name: string): string => {
    const outcome = chargebackOutcomes.find((known) => known === name);
    return outcome ? textCell(chargebackStatuses[outcome].label[language]) : '';
  };
  const reasonCell = (reason: string): string =>
    textCell(isChargebackReason(reason) ? chargebackReasons[reason][language] : reason);
  const methodCell = (id: number | null): string =>
    id !== null && isPaymentMethod(id) ? textCell(paymentMethods[id].label[language]) : '';
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
      outcome,
      openedAt,
      disputed,
      proofDueAt,
      proofAt,
      decidedAt,
      reason,
      method,
      brand,
      firstSix,
      lastFour,
      authorizationCode,
      secure3d,
      code,
    ] = row as Selected;
    const line = {
      idTransaction: String(id),
      referenceNumber: textCell(reference),
      date: momentCell(createdAt),
      amount: amountCell(amount),
      currency,
      custormerEmail: textCell(email),
      custormerName: textCell(name),
      status: statusCell(status),
      statusChargeBack: outcomeCell(outcome),
      chargeBackDate: momentCell(openedAt),
      chargeBackAmount: amountCell(disputed),
      proofDueDate: momentCell(proofDueAt),
      proofDate: momentCell(proofAt),
      decisionDate: momentCell(decidedAt),
      reason: reasonCell(reason),
      paymentMethod: methodCell(method),
      account: accountCell(brand, firstSix, lastFour),
      authCode: textCell(authorizationCode),
      secure3D: secure3d === 1 ? yes : 'No',
      transactionCode: code,
    } satisfies Record<ChargebackReportColumn, string>;
    return csvLine(Object.values(line));
  };
};
