import type { ChargebackReason } from '@pasarela/contracts/chargebacks/chargeback-reasons';
import {
  type DisputedPayment,
  disputableOf,
  disputeRefusal,
} from '@pasarela/contracts/chargebacks/chargeback-rules';
import { chargebackFee } from '@pasarela/contracts/fees/fees';
import { chargebackTax } from '@pasarela/contracts/ledger/deposit';
import { limits } from '@pasarela/contracts/limits/limits';
import type { Centavos } from '@pasarela/contracts/money/money';
import type { WriteContext } from '#core/account/write-context.ts';
import { dropWork, scheduleWork } from '#core/due-work/due-work-repository.ts';
import { enqueueEmail } from '#core/outbox/emails/email-outbox.ts';
import { findOpenChargeback } from '#core/transactions/open-chargebacks-repository.ts';
import { moveTransaction } from '#core/transactions/transaction-life.ts';
import { transactionByNumber } from '#core/transactions/transaction-lookup.ts';
import type { Queries } from '#database/queries.ts';
import type { ChargebackRow, TransactionRow } from '#generated/stored-tables.ts';
import { decideChargeback, findChargeback, insertChargeback } from './chargebacks-repository.ts';

const chargebackById = async (queries: Queries, accountId: number, id: number): Promise<ChargebackRow> => {
  const row = await findChargeback(queries, accountId, id);
  if (!row) throw new Error(`no chargeback ${id}`);
  return row;
};

/** Returns the id of the open chargeback of a payment; throws if there is none. */
export const openChargebackOf = async (
  queries: Queries,
  accountId: number,
  transactionId: number,
): Promise<number> => {
  const row = await findOpenChargeback(queries, accountId, transactionId);
  if (!row) throw new Error(`transaction ${transactionId} has no open chargeback`);
  return row.id;
};

const paymentOf = (row: TransactionRow): DisputedPayment => ({
  ...row,
  statusId: row.status,
  idPaymentMethod: row.paymentMethod,
});

/** Whether a payment can be disputed: it is a card payment that is not fully refunded. */
export const canBeDisputed = (row: TransactionRow): boolean => disputeRefusal(paymentOf(row)) === undefined;

/** Opens a chargeback: the bank holds the amount until it decides. The merchant's proof is due ten days later. */
export const openChargeback = async (
  context: WriteContext,
  transaction: TransactionRow,
  reason: ChargebackReason,
  amount: Centavos = disputableOf(paymentOf(transaction)),
): Promise<TransactionRow> => {
  const { unit, accountId, now } = context;
  const row = await moveTransaction(
    context,
    transaction,
    { move: 'openChargeback', amount, reason, transfers: [{ kind: 'chargeback', amount }] },
    { chargebackOutcome: 'inProcess', chargebackAt: now, disputedAmount: amount },
  );
  const proofDueAt = new Date(now.getTime() + limits.chargebackProof);
  const id = await insertChargeback(unit, {
    accountId,
    transactionId: transaction.id,
    reason,
    amount,
    outcome: 'inProcess',
    openedAt: now,
    proofDueAt,
  });
  await scheduleWork(unit, { accountId, kind: 'missChargebackProof', subjectId: id, dueAt: proofDueAt });
  await enqueueEmail(context, {
    kind: 'chargebackOpened',
    transactionId: transaction.id,
    referenceNumber: transaction.referenceNumber,
    amount,
    reason,
    customerName: transaction.customerName,
    customerEmail: transaction.customerEmail,
    proofDueAt,
  });
  return row;
};

/** Closes a chargeback. Won: the amount is returned and the payment gets its former status. Lost: its fee is charged too. */
export const endChargeback = async (
  context: WriteContext,
  id: number,
  outcome: 'won' | 'lost',
): Promise<TransactionRow> => {
  const { unit, accountId, now } = context;
  const chargeback = await chargebackById(unit, accountId, id);
  const transaction = await transactionByNumber(unit, accountId, chargeback.transactionId);
  await dropWork(unit, accountId, id, ['missChargebackProof', 'decideChargeback']);
  await decideChargeback(unit, chargeback, outcome, now);
  const { amount } = chargeback;
  return outcome === 'won'
    ? moveTransaction(
        context,
        transaction,
        { move: 'winChargeback', amount, transfers: [{ kind: 'chargebackReturn', amount }] },
        { chargebackOutcome: 'won', statusBeforeDispute: null, disputedAmount: 0 },
      )
    : moveTransaction(
        context,
        transaction,
        {
          move: 'loseChargeback',
          amount,
          transfers: [
            { kind: 'chargebackFee', amount: chargebackFee },
            { kind: 'chargebackTax', amount: chargebackTax },
          ],
        },
        { chargebackOutcome: 'lost' },
      );
};
