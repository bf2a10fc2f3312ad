import { cardBrands } from '@pasarela/contracts/card-numbers/card-brands';
import { isChargebackReason } from '@pasarela/contracts/chargebacks/chargeback-reasons';
import type {
  ChargebackDetail,
  ChargebackRow as WireRow,
} from '@pasarela/contracts/chargebacks/chargeback-schema';
import { limits } from '@pasarela/contracts/limits/limits';
import { toAmount } from '@pasarela/contracts/money/money';
import {
  type ChargebackOutcome,
  chargebackOutcomes,
  chargebackStatuses,
} from '@pasarela/contracts/statuses/chargeback-status';
import { transactionStatuses } from '@pasarela/contracts/statuses/transaction-status';
import type { Language } from '@pasarela/contracts/words/words';
import type { ProofFile } from '#core/files/proof-files.ts';
import {
  brandOfRow,
  cardAccount,
  methodIdOfRow,
  methodOfRow,
  reasonInWords,
  statusOf,
} from '#core/transactions/transaction-fields.ts';
import type { DisputedTransaction } from './chargebacks-list-repository.ts';

export const outcomeOf = (name: string): ChargebackOutcome => {
  const outcome = chargebackOutcomes.find((known) => known === name);
  if (!outcome) throw new Error(`unknown outcome ${name}`);
  return outcome;
};

/** What every row says of the whole list. */
type Totals = Pick<WireRow, 'maxRows' | 'maxPages' | 'totalAmount'>;

const sharedFields = (row: DisputedTransaction): Omit<WireRow, keyof Totals> => {
  const outcome = outcomeOf(row.outcome);
  const statusId = statusOf(row.status);
  return {
    idTransaction: row.id,
    referenceNumber: row.referenceNumber,
    date: row.createdAt.toISOString(),
    amount: toAmount(row.amount),
    currency: row.currency,
    custormerEmail: row.customerEmail,
    custormerName: row.customerName,
    statusId,
    status: transactionStatuses[statusId].name,
    statusChargeBack: chargebackStatuses[outcome].name,
    idStatusChargeBack: outcome === 'won' ? row.status : chargebackStatuses[outcome].id,
    chargeBackDate: row.openedAt.toISOString(),
    chargeBackAmount: toAmount(row.disputed),
    proofDueDate: row.proofDueAt.toISOString(),
    proofDate: row.proofAt?.toISOString() ?? null,
  };
};

export const chargebackRow = (row: DisputedTransaction, totals: Totals): WireRow => ({
  ...sharedFields(row),
  ...totals,
});

/** The download path of a proof file. */
const proofPath = (id: string): string => `/api/chargeback/file/${id}`;

export const chargebackDetail = (
  row: DisputedTransaction,
  files: readonly ProofFile[],
  now: Date,
  language: Language,
): ChargebackDetail => {
  const brand = brandOfRow(row);
  const open = row.outcome === 'inProcess';
  if (!isChargebackReason(row.reason)) throw new Error(`unknown reason ${row.reason}`);
  return {
    ...sharedFields(row),
    paymentMethod: methodOfRow(row),
    idPaymentMethod: methodIdOfRow(row),
    account: cardAccount(row),
    cardBrand: brand ? cardBrands[brand].label : null,
    authCode: row.authorizationCode,
    secure3D: row.secure3d,
    transactionCode: row.code,
    paymentDate: row.paidAt?.toISOString() ?? null,
    refundedAmount: toAmount(row.refundedAmount),
    reasonCode: row.reason,
    reason: reasonInWords(row.reason, language) ?? '',
    decisionDueDate:
      open && row.proofAt ? new Date(row.proofAt.getTime() + limits.chargebackDecision).toISOString() : null,
    decisionDate: row.decidedAt?.toISOString() ?? null,
    canSaveProof: open && row.proofAt === null && now < row.proofDueAt,
    chargeBackFiles: files.map(({ id, fileName, size }) => ({
      idFile: id,
      fileName,
      size,
      url: proofPath(id),
    })),
    now: now.toISOString(),
  };
};
